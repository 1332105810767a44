"""What lies on a board before everybody's eyes, so that nothing is laid over it: words, badges, buttons, cards, ink."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from app.look.box import Box
from app.ui.badge import SeatBadge
from app.ui.card import Card
from app.ui.fitted_text import width_of
from app.ui.hold_button import HoldButton
from app.ui.ink import InkSurface, InkView
from app.ui.lettering import Lettering
from app.ui.paper import Paper, PaperBacked
from engine.ink import Stroke

GROUND = 0.25
"""What takes more of a board than this, and is no card and no sheet, is what other things lie on."""

LARGE = 0.1
"""A thing to press that takes more than this is known by what is on it."""

A_PIXEL = 2
"""By so much a place that was told may differ from the button that stands there."""


@dataclass
class InSight:
    """In the window's coordinates.  ``shown`` is all that is not ``needed``, such as cards."""

    needed: list[Box] = field(default_factory=list)
    """Words, seats' badges, buttons, pieces and ink."""
    shown: list[Box] = field(default_factory=list)
    corners: list[tuple[Box, float]] = field(default_factory=list)
    """Of buttons: where each is, and how round."""

    def corner_of(self, place: Box, usual: float) -> float:
        """How round what lies just there is, if it is a button."""
        for box, corner in self.corners:
            if max(abs(place.x - box.x), abs(place.y - box.y), abs(place.w - box.w), abs(place.h - box.h)) < A_PIXEL:
                return corner
        return usual


class Kept(Widget):
    """Nothing is laid over all of it, words or not: a pawn, a die, a card with which one guesses, what is held."""

    @property
    def kept(self) -> Iterable[Box]:
        """Where that is, as the widget itself is placed."""
        return (Box(*self.pos, *self.size),)


def in_sight(board: Widget) -> InSight:
    """The places of all that should stay to be seen."""
    found, turning, above = InSight(), [], board.parent
    while above is not None and above.parent is not above:  # a window is its own
        if _turns(above):
            turning.append(above)
        above = above.parent
    _look(board, tuple(turning), board.width * board.height, found)
    return found


Turning = tuple[Widget, ...]
"""What a widget lies in that has places of its own, the innermost first: mostly nothing, so that nobody is asked."""


def _turns(widget: Widget) -> bool:
    return getattr(type(widget), "to_parent", Widget.to_parent) is not Widget.to_parent


def _look(widget: Widget, turning: Turning, whole: float, found: InSight) -> None:
    if not widget.opacity:
        return
    if isinstance(widget, Lettering):
        if widget.text:
            found.needed.append(_seen(turning, _letters(widget)))
    elif isinstance(widget, InkView):
        strokes = widget.drawing.shown()
        if strokes or not isinstance(widget, InkSurface):  # a blank sheet of one's own hides nothing
            found.shown.append(_box(turning, widget))
        found.needed += [_seen(turning, _ink(widget, stroke)) for stroke in strokes]
        return
    elif isinstance(widget, Kept):
        found.needed += [_seen(turning, box) for box in widget.kept]
    elif isinstance(widget, SeatBadge):
        found.needed.append(_box(turning, widget))
    elif isinstance(widget, Card):
        found.shown.append(_box(turning, widget))
        if widget.number_box is not None:  # by which the card is called
            found.needed.append(_seen(turning, widget.number_box))
    elif isinstance(widget, (ButtonBehavior, HoldButton)):
        if 1 < widget.width * widget.height <= whole * LARGE:
            found.needed.append(_box(turning, widget))
            if isinstance(widget, PaperBacked):
                found.corners.append((found.needed[-1], widget.corner))
    elif isinstance(widget, Paper) and not widget.children:
        return  # what is written or drawn on it lies above it
    elif not widget.children and 1 < widget.width * widget.height <= whole * GROUND:
        found.shown.append(_box(turning, widget))
    within = (widget, *turning) if _turns(widget) else turning
    for child in widget.children:
        _look(child, within, whole, found)


def _box(turning: Turning, widget: Widget) -> Box:
    return _seen(turning, Box(*widget.pos, *widget.size))


def _seen(turning: Turning, box: Box) -> Box:
    """In the window, whichever way it is turned there."""
    (x, y), (right, top) = (box.x, box.y), (box.right, box.top)
    for widget in turning:
        (x, y), (right, top) = widget.to_parent(x, y), widget.to_parent(right, top)
    return Box(min(x, right), min(y, top), abs(right - x), abs(top - y))


def _ink(view: InkView, stroke: Stroke) -> Box:
    """Round a stroke."""
    left, low, _wide, _high = view.sheet_box
    scale = view.scale
    x, y = left + min(stroke.xs) * scale, low + min(stroke.ys) * scale
    wide, high = (max(stroke.xs) - min(stroke.xs)) * scale, (max(stroke.ys) - min(stroke.ys)) * scale
    return Box(x, y, wide, high).inset(-stroke.style.radius * scale)


def _letters(label: Lettering) -> Box:
    """Where the letters stand, which may be a small part of the label."""
    high = min(label.texture_size[1], label.height) or label.height
    room = min(label.texture_size[0], label.width) or label.width
    lines = label.text.split("\n")
    wide = min(room, max([width_of(line, label.font_name, label.font_size) for line in lines]))
    x, y = label.center_x - room / 2, label.center_y - high / 2
    x += {"center": (room - wide) / 2, "right": room - wide}.get(label.halign, 0.0)
    return Box(x, y, wide, high)
