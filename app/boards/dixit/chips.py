"""A chip for each player, or for a pair that shares a score: who it is, what they do, their points."""

from collections.abc import Callable, Sequence

from kivy.graphics import Rectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.boards.chip import Chip
from app.boards.dixit.phase import Table
from app.look import theme
from app.look.box import Box
from app.ui.fitted_text import Line, called, width_of
from app.ui.name_plate import Written
from app.ui.shapes import bytes_of, disc
from app.ui.signs import Sign
from engine.seats import Seat

ROOMY = 96
"""A chip that leaves its names less room (dp) than this beside the numbers is a narrow one: one player's numbers go
below the name, a pair's above one another."""

A_NUMBER = 42
"""How wide (dp) one of the numbers on a chip is."""

LOW = 480
"""A screen of less height (in dp), lying on its side, has room for one line above the chips."""


class Done(Widget):
    """A tick on a small disc, at the edge of a badge."""

    def __init__(self) -> None:
        super().__init__()
        self._sign = Sign("check", 18, theme.LIGHT.sheet)
        with self.canvas.before:
            self._disc = Rectangle()
        self.add_widget(self._sign)
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: object) -> None:
        side = max(1, round(self.width))
        sheet, leaf = bytes_of(theme.LIGHT.sheet), bytes_of(theme.LIGHT.leaf)
        self._disc.texture = disc(sheet, side, round(side * 0.08), leaf)
        self._disc.pos, self._disc.size = self.pos, self.size
        self._sign.pos, self._sign.size, self._sign.font_size = self.pos, self.size, self.width * 0.72


class ScoreChip(Chip):
    """Amber while it is its owner's to press, or while its points are counted; its numbers stand on its right.

    ``numbers``: how many there will be, so that nothing has to move when they come.
    """

    def __init__(
        self,
        box: Box,
        seats: Sequence[Seat],
        faces: Sequence[bytes | None],
        press: Callable[[], None],
        numbers: int = 1,
    ) -> None:
        self._names = [seat.name for seat in seats]
        badges = _badges(box, len(seats))
        beside = box.right - theme.gap() - badges[-1].right - numbers * dp(A_NUMBER)
        self._narrow = beside < dp(ROOMY) * theme.large_type()
        if self._narrow and len(seats) > 1:
            badges = _badges_in_rows(box, len(seats))
        super().__init__(box, badges, seats, faces, press)
        last = badges[-1]
        tick = max(dp(22), last.w * 0.46)
        self._corner = Box(last.right - tick * 0.8, last.y - tick * 0.12, tick, tick)
        left = self._corner.right + theme.gap(0.75)
        self._field = Box(left, box.y + theme.gap(0.25), box.right - theme.gap() - left, box.h - theme.gap(0.5))

    def show(self, note: str, number: str = "", lit: bool = False, done: bool = False, gain: int | None = None) -> None:
        """``gain`` stands before the number while points are counted; ``done`` gets a tick."""
        if not self.renew((note, number, lit, done, gain), lit):
            return
        ink, soft = self.inks(lit)
        if done:
            self.put(Done(), self._corner)
        gained = "" if gain is None else f"+{gain}"
        numbers = [(gained, "heading", theme.paint.leaf if gain and not lit else ink), (number, "number", ink)]
        lines = [(name, "strong", ink) for name in self._names]
        if note:
            lines = [lines[0], (note, "note", soft)]
        self._lay(lines, numbers)

    def _lay(self, lines: list[Written], numbers: list[Written]) -> None:
        """Names and a note on the left, numbers on the right; on a narrow chip wherever each has room."""
        field = self._field
        upper, lower = _halves(field)
        if not self._narrow:
            self._write_lines(lines, Box(field.x, field.y, self._write_numbers(numbers, field) - field.x, field.h))
        elif len(self._names) > 1:
            left = min([self._write_numbers([one], half) for one, half in zip(numbers, (upper, lower), strict=True)])
            self._write_lines(lines, Box(field.x, field.y, left - field.x, field.h))
        elif len(lines) > 1:
            left = self._write_numbers(numbers, upper)
            self._write_lines(lines[:1], Box(upper.x, upper.y, left - upper.x, upper.h))
            self._write_lines(lines[1:], lower)
        else:
            self._write_lines(lines, upper if any(words for words, _role, _colour in numbers) else field)
            self._write_numbers(numbers, lower)

    def _write_lines(self, lines: list[Written], room: Box) -> None:
        lines = [(called(words, room.w) if role == "strong" else words, role, ink) for words, role, ink in lines]
        self.write(lines, room, highest=dp(34) * theme.large_type())

    def _write_numbers(self, numbers: list[Written], room: Box) -> float:
        """From the right; and where they begin."""
        right = room.right
        for words, role, colour in reversed([one for one in numbers if one[0]]):
            size = min(theme.size_of(role), room.h * 0.9, self.height * 0.5)
            if self._narrow:
                size = min(size, theme.size_of(role) / theme.large_type())
            wide = width_of(words, theme.ROLES[role].font, size) + dp(4)
            self.put(Line(words, role, colour, size, halign="right"), Box(right - wide, room.y, wide, room.h))
            right -= wide + theme.gap(0.5)
        return right


class ChipsTable(Table):
    """A table on which chips want the room."""

    @property
    def lines_above(self) -> int:
        return 1 if self.width > self.height and self.height < dp(LOW) else super().lines_above


def _badges(box: Box, count: int) -> list[Box]:
    """One behind the other."""
    side = min(box.h - theme.gap(), dp(72), box.w * 0.3)
    low = box.y + (box.h - side) / 2
    return [Box(box.x + theme.gap(0.75) + place * side * 0.62, low, side, side) for place in range(count)]


def _badges_in_rows(box: Box, count: int) -> list[Box]:
    """Each beside its own name."""
    row = box.h / count
    side = min(row - theme.gap(0.5), dp(72))
    low = box.top - (row + side) / 2
    return [Box(box.x + theme.gap(0.75), low - place * row, side, side) for place in range(count)]


def _halves(box: Box) -> tuple[Box, Box]:
    """The upper and the lower one."""
    half = box.h / 2
    return Box(box.x, box.y + half, box.w, half), Box(box.x, box.y, box.w, half)
