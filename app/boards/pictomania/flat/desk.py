"""A part of the table that is turned to somebody: what lies on it asks it as it would ask a whole board."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import dp
from msgspec import Struct

from app.boards.board import Point
from app.boards.lamplit import quiet_ink
from app.boards.pictomania import sentences
from app.boards.pictomania.inks import Inks
from app.boards.pictomania.reveal_run import RevealRun
from app.boards.question import Asked
from app.look import text, theme
from app.look.box import Box
from app.look.table_edges import Turn
from app.ui.fitted_text import called
from app.ui.name_plate import NamePlate
from app.ui.shapes import rim_on
from app.ui.turned_place import Spoken
from engine.games.pictomania.moves import Move
from engine.games.pictomania.view import View
from engine.rules import NO_CHOICES, Choices, Why
from engine.seats import Seat
from engine.table import Answer

if TYPE_CHECKING:
    from app.boards.pictomania.flat.board import FlatPictomania


class Desk(Asked, Spoken):
    """``me`` is the seat that sits here; ``seats`` are those who may speak here."""

    covers = True

    def __init__(self, table: "FlatPictomania", turn: Turn, me: int, seats: Sequence[int]) -> None:
        super().__init__()
        self.table, self.me, self._seats = table, me, tuple(seats)
        self.lie_at(turn)

    # As a board ---------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What may be seen here at this moment."""
        return self.table.view_of(self.me)

    @property
    def inks(self) -> Inks:
        return self.table.inks

    @property
    def faces(self) -> Mapping[int, bytes]:
        return self.table.faces

    @property
    def names(self) -> list[str]:
        return self.table.names

    def name(self, seat: int) -> str:
        return self.names[seat]

    def seat(self, number: int) -> Seat:
        return self.table.seat(number)

    @property
    def choices(self) -> Choices[Move]:
        """What whoever sits here may do, their secrets covered or not."""
        return self.table.choices_of.get(self.me, NO_CHOICES)

    @property
    def choices_of(self) -> dict[int, Choices[Move]]:
        """Of those who sit on this side."""
        return {seat: choices for seat, choices in self.table.choices_of.items() if seat in self._seats}

    @property
    def run(self) -> RevealRun:
        return self.table.run

    def look_on(self, place: int, near: Point) -> None:
        """Of the reveal, on both sides: whoever it is that touches a side."""
        self.table.look_on(place, near)

    def say(
        self,
        move: Struct,
        near: Point,
        seat: int | None = None,
        answered: Callable[[Answer], None] | None = None,
        again: bool = False,
    ) -> None:
        self.table.say(move, near, self.me if seat is None else seat, answered, again)

    def ask_why(self, seat: int) -> None:
        self.table.ask_why(seat, self.angle_seen)

    def ask_pause(self) -> None:
        self.table.ask_pause(self.me, self.angle_seen)

    @property
    def speakers(self) -> tuple[int, ...]:
        return self._seats

    @property
    def angle_seen(self) -> int:
        """How whoever sits here sees the screen."""
        return (self.turn.angle + self.table.cloth.turn.angle) % 360

    def edge(self) -> None:
        """In the colour of whoever sits here."""
        colour = theme.faint(theme.seat(self.table.seat(self.me).colour).colour, 0.55)
        rim_on(self.canvas.before, self.own_room.inset(dp(2)), colour, dp(3), dp(14))

    def plate_in(self, box: Box) -> NamePlate:
        """Whose place this is: badge, name and points on one small line, or how that one is doing."""
        player, name = self.view.players[self.me], self.names[self.me]
        note = text.points(self.view.scores[self.me])
        if player.void is not None:
            note = sentences.why_void(player.void)
        elif player.finished:
            note = sentences.doing(player)
        side, soft = box.h * 0.94, quiet_ink()
        badge = Box(box.x, box.y + (box.h - side) / 2, side, side)
        left = badge.right + theme.gap(0.5)
        words = Box(left, box.y, box.right - left, box.h)
        plate = NamePlate(badge, words, (soft, soft), named=False, roles=("note", "note"))
        notes = [f"{name} · {note}", name, called(name, 0)]  # rather a part of it than letters nobody can read
        plate.show(self.seat(self.me), notes, face=self.faces.get(self.me))
        return plate

    # Said here ----------------------------------------------------------------------------------------------------

    def tell(self, why: Why, near: Point) -> None:
        """A refusal is read by the one whom it concerns."""
        self.say_here(self.table.sentence(why))

    # Laid out by the table ----------------------------------------------------------------------------------------

    def dress(self) -> None:
        """Everything as the scene says."""

    def leave(self) -> None:
        """Something else is laid out."""

    def take_ink(self, drawing: int, ink: bytes) -> None:
        """A drawing grew."""
