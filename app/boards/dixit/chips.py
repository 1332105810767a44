"""A chip for each player, or for a pair that shares a score: who it is, what they do, their points."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.graphics import Color, SmoothEllipse
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app import theme
from app.boards.pieces import Line, stand
from app.box import Box
from app.widgets.badge import SeatBadge
from app.widgets.buttons import PressPaper
from app.widgets.signs import Sign
from app.widgets.words import LEAST, width_of
from engine.seats import Seat

NARROW = 44
"""In less room (dp) than this a name says nothing: the badge stands alone."""


TALL, SLIM = 84, 220
"""A chip that is higher and narrower (dp) than this has its numbers below the name, not beside it."""


def called(name: str, room: float) -> str:
    """The name, or its first part where all of it has no room even in small letters."""
    font, size = theme.ROLES["strong"].font, theme.size_of("strong") * LEAST / theme.large_type()
    first = name.replace("-", " ").split()[0] if name.split() else name
    return name if width_of(name, font, size) <= room or width_of(first, font, size) > room else first


class Done(Widget):
    """A tick on a small disc, at the edge of a badge."""

    def __init__(self) -> None:
        super().__init__()
        self._sign = Sign("check", 18, theme.LIGHT.sheet)
        with self.canvas.before:
            Color(*theme.LIGHT.sheet)
            self._rim = SmoothEllipse()
            Color(*theme.LIGHT.leaf)
            self._disc = SmoothEllipse()
        self.add_widget(self._sign)
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: Any) -> None:
        rim = self.width * 0.08
        self._rim.pos, self._rim.size = self.pos, self.size
        self._disc.pos = self.x + rim, self.y + rim
        self._disc.size = self.width - 2 * rim, self.height - 2 * rim
        self._sign.pos, self._sign.size, self._sign.font_size = self.pos, self.size, self.width * 0.72


class Chip(PressPaper):
    """Amber while it is its owner's to press, or while its points are counted; ``number`` stands on its right."""

    def __init__(
        self, box: Box, seats: Sequence[Seat], faces: Sequence[bytes | None], press: Callable[[], None]
    ) -> None:
        super().__init__(press, lift=5, round_by=18)
        stand(self, box)
        self._box, self._shown = box, None
        side = min(box.h - theme.gap(), dp(72), box.w * 0.3)
        step = side * 0.62
        for place, (seat, face) in reversed(list(enumerate(zip(seats, faces, strict=True)))):
            badge = SeatBadge(seat.colour, side / dp(1), face)
            badge.pos = box.x + theme.gap(0.75) + place * step, box.y + (box.h - side) / 2
            self.add_widget(badge)
        last = box.x + theme.gap(0.75) + (len(seats) - 1) * step
        tick = max(dp(22), side * 0.46)
        self._corner = Box(last + side - tick * 0.8, box.y + (box.h - side) / 2 - tick * 0.12, tick, tick)
        self._stacked = box.h > dp(TALL) and box.w < dp(SLIM) and len(seats) == 1
        self._names = [seat.name for seat in seats]
        self._text_x = box.x + theme.gap(1.25) + side + (len(seats) - 1) * step
        self._pieces: list[Widget] = []

    def show(self, note: str, number: str = "", lit: bool = False, done: bool = False, gain: str = "") -> None:
        """``gain`` stands before the number while points are counted; ``done`` gets a tick."""
        shown: Any = note, number, lit, done, gain
        if shown == self._shown:
            return
        self._shown = shown
        paint = theme.paint
        self._rest_colour = paint.amber if lit else paint.sheet
        self.tint(self._rest_colour)
        for piece in self._pieces:
            self.remove_widget(piece)
        self._pieces = []
        box, ink = self._box, paint.on_amber if lit else paint.ink
        right = box.right - theme.gap()
        if number:
            right = self._write_number(number, right, ink)
        if gain:
            right = self._write_gain(gain, right, ink if lit or gain == "0" else paint.leaf)
        if done:
            self._put(Done(), self._corner)
        middle, tall = box.center[1], box.h
        if self._stacked and number:
            right, middle, tall = box.right - theme.gap(), box.y + box.h * 0.7, box.h * 0.5
        room = max(1.0, right - self._text_x)
        lines = [(called(name, room), "strong", ink) for name in self._names] if room > dp(NARROW) else []
        if note and room > dp(NARROW):
            lines = [(lines[0][0], "strong", ink), (note, "note", ink if lit else paint.soft_ink)]
        high = min((tall - theme.gap(0.5)) / max(1, len(lines)), dp(34) * theme.large_type())
        for place, (words, role, colour) in enumerate(lines):
            top = middle + len(lines) * high / 2 - (place + 1) * high
            self._put(Line(words, role, colour), Box(self._text_x, top, room, high))

    def _write_number(self, number: str, right: float, ink: theme.Rgba) -> float:
        size = min(theme.size_of("number"), self._box.h * 0.5)
        wide = width_of(number, theme.ROLES["number"].font, size) + dp(4)
        self._put(Line(number, "number", ink, size, halign="right"), self._column(right, wide))
        return right - wide - theme.gap(0.75)

    def _write_gain(self, gain: str, right: float, ink: theme.Rgba) -> float:
        size = min(theme.size_of("heading"), self._box.h * 0.42)
        wide = width_of(gain, theme.ROLES["heading"].font, size) + dp(4)
        self._put(Line(gain, "heading", ink, size, halign="right"), self._column(right, wide))
        return right - wide - theme.gap(0.5)

    def _column(self, right: float, wide: float) -> Box:
        high = self._box.h
        return Box(right - wide, self._box.y, wide, high * 0.6 if self._stacked else high)

    def _put(self, piece: Widget, box: Box) -> None:
        self._pieces.append(stand(piece, box))
        self.add_widget(piece)
