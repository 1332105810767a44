"""A position of a game that is played on in the words of its players; the tests of each game add words of their own."""

from typing import Any, Self

from engine.entries import Said
from engine.rules import Game, Result


class Position:
    def __init__(self, game: Game, state: Any) -> None:
        self.game, self.state = game, state
        self.at = 0
        """The table's time."""
        self.entries: list[Any] = []

    @property
    def seats(self) -> range:
        return range(self.state.agreed.seats)

    def play(self, entry: Any) -> Self:
        self.entries.append(entry)
        self.state = self.game.play(self.state, entry)
        return self

    def say(self, seat: int, move: Any) -> Self:
        why = self.game.refuse(self.state, seat, move)
        if why is not None:
            raise AssertionError(f"refused: {why.key}")
        return self.play(Said(seat, move, at=self.at))

    def why_not(self, seat: int, move: Any) -> str | None:
        """The key of the refusal; the state stays what it was."""
        before = self.state
        why = self.game.refuse(self.state, seat, move)
        assert self.state == before
        return None if why is None else why.key

    # What players see

    def view(self, seat: int | None) -> Any:
        return self.game.view_of(self.state, seat)

    @property
    def seen(self) -> Any:
        return self.view(None)

    @property
    def phase(self) -> str:
        return self.seen.phase

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.game.waiting(self.state)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def lines(self, seat: int) -> list[tuple[str, int]]:
        """The seat's lines, as (key, points)."""
        return [(line.key, line.points) for line in self.seen.why if line.seat == seat]
