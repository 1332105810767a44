"""What the words and the reveal, which all look at together, ask of the board they lie on: a whole one, or one side."""

from collections.abc import Mapping
from typing import Protocol

from app.boards.board import Point, Say
from app.boards.pictomania.inks import Inks
from app.boards.pictomania.reveal_run import RevealRun
from engine.games.pictomania.moves import Move
from engine.games.pictomania.view import View
from engine.rules import Choices
from engine.seats import Seat


class SharedBoard(Protocol):
    """A board for all, or the half of a flat one that lies before those who sit there."""

    size: tuple[float, float]
    width: float
    height: float

    @property
    def view(self) -> View: ...

    @property
    def run(self) -> RevealRun: ...

    @property
    def inks(self) -> Inks: ...

    @property
    def names(self) -> list[str]: ...

    @property
    def faces(self) -> Mapping[int, bytes]: ...

    @property
    def choices_of(self) -> Mapping[int, Choices[Move]]:
        """Of all who may speak here."""

    @property
    def say(self) -> Say: ...

    def seat(self, number: int) -> Seat: ...

    def look_on(self, place: int, near: Point) -> None:
        """Of the reveal, for all who look at it."""

    def ask_why(self, seat: int) -> None: ...

    def ask_pause(self) -> None: ...
