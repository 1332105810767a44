"""A table in one readable line: ``party(tmp_path / "match", patience=60_000)``, and what its people do there."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from engine import requests
from engine.dealer import Dealer
from engine.entries import Opened
from engine.seats import Seat, Strength, holder_of
from engine.table import Answer, Table, opening

ADA, BO, CY = 0, 1, 2
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kit", "Lou")


class Watch:
    """Time that goes on when a test says so."""

    def __init__(self) -> None:
        self.ms = 1_000_000  # a device's clock does not begin at 0

    def __call__(self) -> int:
        return self.ms


def token(seat: int) -> str:
    return f"the token of {NAMES[seat]}"


def opened(
    game: str = "yokai",
    seats: int = 2,
    variant: str | None = None,
    patience: int | None = None,
    options: bytes = b"{}",
    bots: dict[int, Strength] | None = None,
) -> Opened:
    """Everybody holds a device of their own."""
    people = [Seat(NAMES[seat], seat, (bots or {}).get(seat)) for seat in range(seats)]
    entry = opening(game, people, "", variant, options, patience)
    return replace(entry, holders=tuple(holder_of(token(seat)) for seat in range(seats)))


class Party:
    """A table and the people around it."""

    def __init__(self, table: Table, watch: Watch, path: Path | None = None) -> None:
        self.table, self.watch, self.path = table, watch, path
        self.random = Random(7)

    def hear(self, seat: int, raw: bytes) -> Answer:
        return self.table.hear(token(seat), raw)

    def ask(self, seat: int, request: requests.Request) -> Answer:
        return self.hear(seat, msgspec.json.encode(request))

    def say(self, seat: int, move: Any = None, number: int | None = None) -> Answer:
        """A move, by default the first that may be made, with the number that comes next."""
        if move is None:
            move = self.table.scene(seat).choices.all()[0]
        heard = self.table.position.heard[seat]
        return self.hear(seat, requests.say(seat, heard + 1 if number is None else number, move))

    def play(self, moves: int = 10_000) -> int:
        """So many moves by chance, or until the match is over; how many there were."""
        for played in range(moves):
            waiting = self.turn
            if not waiting:
                return played
            answer = self.say(waiting[0], self.random.choice(self.table.scene(waiting[0]).choices.all()))
            assert answer.accepted, answer.why
        return moves

    @property
    def turn(self) -> tuple[int, ...]:
        return self.table.scene(None).waiting

    def wait(self, ms: int) -> None:
        """Time passes, and whoever owns the table looks at its clock."""
        self.watch.ms += ms
        self.table.tick()

    def seen(self) -> bytes:
        """All that anybody sees, but for the time."""
        seats = [*range(len(self.table.opened.seats)), None]
        return msgspec.json.encode([replace(self.table.scene(seat), at=0) for seat in seats])


def party(path: Path | None = None, seed: int = 7, **how: Any) -> Party:
    watch = Watch()
    return Party(Table.open(opened(**how), path, Dealer(seed), watch), watch, path)


def resumed(path: Path, seed: int = 8) -> Party:
    watch = Watch()
    return Party(Table.resume(path, Dealer(seed), watch), watch, path)


def why(answer: Answer) -> str | None:
    return None if answer.why is None else answer.why.key
