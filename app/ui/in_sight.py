"""What lies on a board before everybody's eyes, so that nothing is laid over it: words, badges, buttons, cards, ink."""

from dataclasses import dataclass, field

from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from app.look.box import Box
from app.ui.badge import SeatBadge
from app.ui.card import Card
from app.ui.fitted_text import width_of
from app.ui.ink import InkSurface, InkView
from app.ui.lettering import Lettering
from app.ui.paper import Paper

GROUND = 0.25
"""What takes more of a board than this, and is no card and no sheet, is what other things lie on."""

LARGE = 0.1
"""A thing to press that takes more than this is known by what is on it."""


@dataclass
class InSight:
    """In the window's coordinates.  ``shown`` is all that is not ``needed``, such as cards."""

    needed: list[Box] = field(default_factory=list)
    """Words, seats' badges, buttons and ink; a blank sheet of one's own hides nothing where a hint lets it free."""
    shown: list[Box] = field(default_factory=list)


def in_sight(board: Widget) -> InSight:
    """The places of all that should stay to be seen."""
    found = InSight()
    _look(board, board.width * board.height, found)
    return found


def _look(widget: Widget, whole: float, found: InSight) -> None:
    if not widget.opacity:
        return
    if isinstance(widget, Lettering):
        if widget.text:
            found.needed.append(_letters(widget))
    elif isinstance(widget, InkSurface | InkView):
        if not isinstance(widget, InkSurface) or widget.drawing.shown():
            found.needed.append(_box(widget))
        return
    elif isinstance(widget, SeatBadge):
        found.needed.append(_box(widget))
    elif isinstance(widget, Card):
        found.shown.append(_box(widget))
    elif isinstance(widget, ButtonBehavior):
        if 1 < widget.width * widget.height <= whole * LARGE:
            found.needed.append(_box(widget))
    elif isinstance(widget, Paper) and not widget.children:
        return  # what is written or drawn on it lies above it
    elif not widget.children and 1 < widget.width * widget.height <= whole * GROUND:
        found.shown.append(_box(widget))
    for child in widget.children:
        _look(child, whole, found)


def _box(widget: Widget) -> Box:
    return Box(*widget.to_window(*widget.pos), *widget.size)


def _letters(label: Lettering) -> Box:
    """Where the letters stand, which may be a small part of the label."""
    high = min(label.texture_size[1], label.height) or label.height
    room = min(label.texture_size[0], label.width) or label.width
    lines = label.text.split("\n")
    wide = min(room, max([width_of(line, label.font_name, label.font_size) for line in lines]))
    x, y = label.to_window(label.center_x - room / 2, label.center_y - high / 2)
    x += {"center": (room - wide) / 2, "right": room - wide}.get(label.halign, 0.0)
    return Box(x, y, wide, high)
