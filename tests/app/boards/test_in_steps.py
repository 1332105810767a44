"""Every board between two steps of its first look: ink comes, it is put down, turned, left, and stands as it should."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from kivy.clock import Clock
from msgspec import Struct

from app.boards import board_of, flat_board_of
from engine import requests, rules
from engine.dealer import Dealer
from engine.rules import Choices
from engine.seats import Seat, new_token
from engine.table import AnyScene, Table, opening
from tests.engine.tables import NAMES

SEED = 5

INTERRUPTED = 4
"""After so many of its steps, drawn by lot, each first look is interrupted."""


class Chance:
    """A table at which people do by chance what they have not done yet, and what a board may ask of its host."""

    left_handed = begins = lifting = parting = False
    covers = True

    def __init__(self, game: str, variant: str) -> None:
        self.faces: dict[int, bytes] = {}
        self.seats = range(max(3 if game == "pictomania" else 2, min(rules.game(game).variants[variant])))
        self._token, self._at, self._random = new_token(), 0, Random(SEED)
        opened = opening(game, [Seat(NAMES[seat], seat) for seat in self.seats], self._token, variant)
        self.table = Table.open(opened, None, Dealer(SEED), lambda: self._at)
        self._said = Counter[tuple[int, type]]()
        self.eyes: int | None = None
        self._asked: list[tuple[int, int, Callable[[bytes | None], None]]] = []

    def moments(self) -> Iterator[AnyScene]:
        """The first of each kind, as all see it and as somebody for whom the table waits does."""
        seen = set[object]()
        while (scene := self.table.scene(None)).result is None:
            for self.eyes in (None, *scene.waiting[:1]):
                shown = self.table.scene(self.eyes)
                kind = getattr(scene.view, "phase", ""), self.eyes is None
                if kind not in seen:
                    seen.add(kind)
                    yield shown
            self._go_on(scene.waiting)
        self.eyes = None
        yield scene

    def _go_on(self, waiting: tuple[int, ...]) -> None:
        self._at += 1000 if waiting else 60_000
        self.table.tick()
        waiting = self.table.scene(None).waiting
        if waiting:
            seat = self._random.choice(waiting)
            own = self.table.scene(seat)
            kinds = sorted({type(move) for move in own.choices.all()}, key=lambda kind: kind.__name__)
            kind = min(kinds, key=lambda kind: self._said[seat, kind])
            self._said[seat, kind] += 1
            move = self._random.choice([move for move in own.choices.all() if type(move) is kind])
            assert self.table.hear(self._token, requests.say(seat, own.heard + 1, move)).why is None

    def forget(self) -> None:
        self._asked.clear()

    def bring_ink(self) -> None:
        """All that was asked for comes."""
        while self._asked:
            drawing, offset, got = self._asked.pop(0)
            got(self.table.log(self.eyes, drawing, offset))

    # What the board asks (BoardHost) ------------------------------------------------------------------------------

    @property
    def choices_of(self) -> dict[int, Choices[Struct]]:
        return {seat: self.table.scene(seat).choices for seat in self.seats}

    def all_heard(self, seat: int) -> bool:
        return True

    def is_new(self, key: str) -> bool:
        return False

    def ask_log(self, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        self._asked.append((drawing, offset, got))

    def say(self, *_: object) -> None:
        """It comes to nothing."""

    tell = ask_why = ask_pause = hand_to = part = hold = let_go = peek = end_peek = cover_all = say


class First:
    """The first look at a moment, on a new board each time."""

    def __init__(self, host: Chance, scene: AnyScene, flat: bool) -> None:
        self.host, self.scene = host, scene
        kind: Any = (flat_board_of if flat else board_of)(scene.game)
        self.board = kind(host)
        for _step in self.board.build():
            pass
        self.board.size = 800, 480
        Clock.tick()
        host.forget()
        self.taken = 0
        if flat:
            self.steps = self.board.show_all_first(scene, dict.fromkeys(host.seats, scene))
        else:
            self.steps = self.board.show_first(scene, scene.seat or 0, scene.choices)

    def go(self, steps: int) -> None:
        self.taken += len(list(islice(self.steps, steps)))

    def whole(self) -> list[object]:
        """All of it, with the ink that it asked for."""
        self.go(sys.maxsize)
        self.host.bring_ink()
        Clock.tick()
        Clock.tick()
        return [
            (type(one), getattr(one, "text", ""), getattr(one, "_log", b""), *map(round, (*one.pos, *one.size)))
            for one in self.board.walk(restrict=True)
        ]

    def have_all_come(self) -> None:
        """Whatever may come between two steps."""
        board = self.board
        board.head()
        board.put_down()
        self.host.bring_ink()
        Clock.tick()

    def left(self) -> None:
        """Nobody looks any more; what was asked for still comes, and the clock goes on."""
        self.board.put_down()
        self.steps.close()
        self.host.bring_ink()
        Clock.tick()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "variant", "flat"),
    [
        ("dixit", "classic", False),
        ("pictomania", "live", False),
        ("pictomania", "live", True),
        ("pictomania", "passed", False),
        ("pictoric", "open", False),
        ("yokai", "duel", False),
        ("yokai", "duel", True),
    ],
)
def test_a_board_stands_as_it_should_whatever_comes_while_it_is_laid(
    open_easel: Callable[..., Any], game: str, variant: str, flat: bool
) -> None:
    open_easel(size=(800, 480), less_motion=True)
    host = Chance(game, variant)
    for scene in host.moments():
        if flat and scene.seat is not None:
            continue
        first = First(host, scene, flat)
        as_it_should = first.whole()
        assert first.taken > 2, "laid in steps"
        for after in sorted(Random(SEED).sample(range(1, first.taken), min(INTERRUPTED, first.taken - 1))):
            look = First(host, scene, flat)
            look.go(after)
            look.have_all_come()
            assert look.whole() == as_it_should, f"{scene.view}, after {after} steps"
        gone = First(host, scene, flat)
        gone.go(after)
        gone.left()
