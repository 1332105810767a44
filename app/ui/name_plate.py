"""Who sits here, on any board: badge, name, and a note about how they stand, in the room that there is."""

from collections.abc import Sequence
from typing import Literal

from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.look.theme import Rgba
from app.ui.badge import SeatBadge
from app.ui.fitted_text import LEAST, Line, called, width_of
from app.ui.signs import Sign
from engine.seats import Seat

NAME, NOTE = "strong", "note"
"""The roles in which they are written."""

NARROWEST = 50
"""In less room (dp) than this beside the badge, no name is written."""

A_SIGN = 30
"""How wide (sp) a bot's sign is with its air."""

BotSign = Literal["badge", "words"] | Box
"""Where it stands."""

Written = tuple[str, str, Rgba]
"""Words, their role, and their colour."""


def seat_badge(seat: Seat, face: bytes | None, box: Box, lit: bool = False, robot: bool = True) -> SeatBadge:
    """The badge of a seat in a square; with a ``robot`` if it is a bot's, where nothing else says so."""
    badge = SeatBadge(seat.colour, box.w / dp(1), face, lit, bot=robot and seat.bot is not None)
    badge.pos = box.x, box.y
    return badge


def lines_in(room: Box, written: Sequence[Written], highest: float = 0.0, least: float = LEAST) -> list[Line]:
    """Lines one below the other, in the middle of a room; each at the most so high."""
    lines = []
    high = min(room.h / max(1, len(written)), highest or room.h)
    for place, (words, role, colour) in enumerate(written):
        line = Line(words, role, colour, least=least, size_hint=(None, None))
        line.pos = room.x, room.center[1] + high * (len(written) / 2 - place - 1)
        line.size = max(1.0, room.w), high
        lines.append(line)
    return lines


class NamePlate(Widget):
    """``show`` it again whenever something changed.

    ``inks`` are those of name and note.  Without a name, where there is no room for it, only a note is shown, in the
    name's letters.  A bot has a robot on its badge; or its sign stands beside the ``words``, or in a box of its own.
    """

    def __init__(
        self,
        badge: Box,
        words: Box,
        inks: tuple[Rgba, Rgba],
        named: bool = True,
        roles: tuple[str, str] = (NAME, NOTE),
        bot_sign: BotSign = "badge",
    ) -> None:
        super().__init__(size_hint=(None, None))
        self._badge_at, self._words = badge, words
        self._inks, self._roles, self._named, self._bot_sign = inks, roles, named, bot_sign
        self._shown: object = None

    def show(self, seat: Seat, notes: Sequence[str], lit: bool = False, face: bytes | None = None) -> None:
        """``notes`` say the same, each shorter than the one before: the first that has room is shown, if one has."""
        shown = seat, tuple(notes), lit, face
        if shown == self._shown:
            return
        self._shown = shown
        self.clear_widgets()
        self.add_widget(seat_badge(seat, face, self._badge_at, lit, robot=self._bot_sign == "badge"))
        if self._named and self._words.w < dp(NARROWEST):
            return
        room, sign_at = self._words, self._bot_sign
        if sign_at == "words" and seat.bot is not None:
            room = Box(room.x, room.y, room.w - sp(A_SIGN) - theme.gap(), room.h)
        written = self._written(seat.name, notes, room)
        for line in lines_in(room, written):
            self.add_widget(line)
        if sign_at == "words":
            longest = max(_widest(words, role) for words, role, _ink in written)
            left = room.x + min(room.w, longest + theme.gap()) + theme.gap()
            sign_at = Box(left, room.y, sp(A_SIGN), room.h)
        if seat.bot is not None and isinstance(sign_at, Box):
            side = min(26, sign_at.w / sp(1) - 2)
            sign = Sign("bot", side, self._inks[1], size_hint=(None, None), size=(sign_at.w, sign_at.h))
            sign.pos = sign_at.x, sign_at.y
            self.add_widget(sign)

    def _written(self, name: str, notes: Sequence[str], room: Box) -> list[Written]:
        role, ink = (self._roles[1], self._inks[1]) if self._named else (self._roles[0], self._inks[0])
        note = next((note for note in notes if self._has_room(note, role, room)), notes[-1])
        below = [(line, role, ink) for line in note.split("\n")]
        if not self._named:
            return below
        readable = _widest(notes[-1], role) * LEAST <= room.w
        return [(called(name, room.w), self._roles[0], self._inks[0]), *(below if readable else ())]

    def _has_room(self, note: str, role: str, room: Box) -> bool:
        """In its width; a note with a line break needs a plate that is high enough for its lines."""
        lines = note.count("\n") + 1
        high = theme.size_of(role) * lines + (theme.size_of(self._roles[0]) if self._named else 0)
        return _widest(note, role) <= room.w and (lines == 1 or high <= room.h)


def _widest(note: str, role: str) -> float:
    return max(width_of(line, theme.ROLES[role].font, theme.size_of(role)) for line in note.split("\n"))
