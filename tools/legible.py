"""What can be read: each word, sign and drawing of the window with how well it is seen on what it lies on.

Measured from the window's pixels: a word's colour is known, its ground is whatever most of its box shows.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from kivy.core.window import Window
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget
from PIL import Image

from app.look.box import Box
from app.look.theme import LEGIBLE, Rgba, contrast, luminance, mixed
from app.stage import sight
from app.ui.ink import InkView
from app.ui.lettering import Lettering
from app.ui.paper import PaperBacked
from app.ui.reach import in_window, shared
from app.ui.signs import Sign
from app.ui.still_picture import Still

SIGN = 3.0
"""The least contrast of a sign to what it stands on."""

AIR = 2
"""So far (pixels) beyond letters their ground is looked at."""

ALIKE = 20 / 255
"""By so much a pixel in the middle of a letter's line may differ from the colour that is meant."""

ALIKE_IN_LIGHT = 1.2
"""What has less of a contrast to letters may be they themselves."""

HIDDEN = 0.5
"""What lies under paper by so great a share of it is not what is read now."""

PLAIN = 0.25
"""A colour that so great a share of a box has is what lies under it."""

ROUNDED = 0.05
"""Less of a contrast is a matter of whole pixels."""


@dataclass(frozen=True)
class Seen:
    """``contrast`` is nothing for what lies under something else, or beside the screen."""

    what: str
    box: Box
    contrast: float | None
    wanted: float

    @property
    def lost(self) -> bool:
        return self.contrast is not None and self.contrast < self.wanted - ROUNDED

    def __str__(self) -> str:
        place = ", ".join([f"{part:.0f}" for part in (self.box.x, self.box.y, self.box.w, self.box.h)])
        return f"{self.what!r} {self.contrast or 0:.2f} at {place}"


def seen(*tops: Widget) -> list[Seen]:
    """All of these and in them, what lies above first, as the window shows it now."""
    wide, high = (round(part) for part in Window.size)
    picture = Image.frombytes("RGBA", (wide, high), sight()).transpose(Image.Transpose.FLIP_TOP_BOTTOM).convert("RGB")
    sight_of = _Look(Box(0, 0, wide, high))
    for top in tops:
        sight_of.at(top, 1.0)
    return [_measured(*piece, picture) for piece in sight_of.pieces]


class _Look:
    """From above to below: what a piece of paper lies on is not seen."""

    def __init__(self, window: Box) -> None:
        self.pieces: list[tuple[Widget, Box, float]] = []
        """With its place in the window, and how much of it is not seen through."""
        self._room, self._above = window, list[Box]()

    def at(self, widget: Widget, strength: float) -> bool:
        """Whether what lies below it is still seen."""
        strength *= widget.opacity
        if not strength:
            return True
        outside = self._room
        if isinstance(widget, ScrollView):
            self._room = shared(self._room, in_window(widget, Box(*widget.pos, *widget.size)))
        below = all(self.at(child, strength) for child in widget.children)
        if below and isinstance(widget, Still):  # those that it has painted have no parent
            for piece in reversed(widget.pieces):
                if piece.parent is None:
                    self.at(piece, strength)
        self._see(widget, strength)
        self._room = outside
        return below and not (getattr(widget, "alone", False) or getattr(widget, "hides_all", False))

    def _see(self, widget: Widget, strength: float) -> None:
        box = _box_of(widget)
        if box is not None:
            box = in_window(widget, box)
            whole = shared(self._room, box) == box  # nothing of it is scrolled away
            if whole and not any(paper.overlap(box) > HIDDEN * box.w * box.h for paper in self._above):
                self.pieces.append((widget, box, strength))
        if strength == 1 and isinstance(widget, PaperBacked) and widget.colour[3] == 1:
            self._above.append(in_window(widget, Box(*widget.pos, *widget.size)))


def _box_of(widget: Widget) -> Box | None:
    if isinstance(widget, Lettering) and widget.text.strip() and min(widget.texture_size) > 0:
        wide, high = widget.texture_size
        return Box(widget.center_x - wide / 2, widget.center_y - high / 2, wide, high)
    return Box(*widget.sheet_box) if isinstance(widget, InkView) and widget.drawing.strokes else None


def _measured(piece: Any, box: Box, strength: float, picture: Image.Image) -> Seen:
    colours = _colours(picture, box)
    if isinstance(piece, InkView):
        paper = bool(colours) and _alike(_ground(colours), tuple(piece.paper))  # else something lies on it
        return Seen("ink", box, _best(colours) if paper else None, LEGIBLE)
    what, wanted = (piece.sign, SIGN) if isinstance(piece, Sign) else (piece.text, LEGIBLE)
    if not colours:
        return Seen(what, box, None, wanted)
    red, green, blue, alpha = piece.color
    outlined = bool(piece.outline_width)
    ground = (*piece.outline_color[:3], 1.0) if outlined else _ground(colours, (red, green, blue, 1.0))
    meant = mixed(ground, (red, green, blue, 1.0), alpha * strength)
    found = any(_alike(colour, meant) for colour in colours)
    return Seen(what, box, contrast(meant, ground) if found else None, wanted)


def _alike(one: Rgba, other: Rgba) -> bool:
    return max(abs(a - b) for a, b in zip(one[:3], other[:3], strict=True)) <= ALIKE


def _colours(picture: Image.Image, box: Box) -> dict[Rgba, int]:
    """Of all pixels there that are in the picture, and of how many each."""
    around = box.inset(-AIR)
    left, right = max(0, round(around.x)), min(picture.width, round(around.right))
    upper, lower = max(0, picture.height - round(around.top)), min(picture.height, picture.height - round(around.y))
    if right <= left or lower <= upper:
        return {}
    found = Counter(picture.crop((left, upper, right, lower)).getdata())
    return {(red / 255, green / 255, blue / 255, 1.0): count for (red, green, blue), count in found.items()}


def _ground(colours: dict[Rgba, int], ink: Rgba | None = None) -> Rgba:
    """The one colour of most of it; else what is neither lighter nor darker than half of it, which letters are not."""
    often = max(colours, key=lambda colour: colours[colour])
    if colours[often] >= PLAIN * sum(colours.values()) and (ink is None or contrast(often, ink) > ALIKE_IN_LIGHT):
        return often
    lighter = sorted(colours, key=luminance)
    below = accumulate(colours[colour] for colour in lighter)
    half = sum(colours.values()) / 2
    return next(colour for colour, count in zip(lighter, below, strict=True) if count >= half)


def _best(colours: dict[Rgba, int]) -> float:
    """Of a drawing's lines: they are as dark in their middle as they are meant, and nearly all of it is paper."""
    ground = _ground(colours)
    return max(contrast(colour, ground) for colour in colours)
