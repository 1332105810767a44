"""How long a screen's picture takes while a bot thinks in the same Python, against a bot that thinks without rests.

The picture is made up: a few stretches of Python, after each of which the toolkit lets go of it for an instant, as
it does when it asks for touches or waits for the display.  Whoever thinks may come in there.
"""

import math
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from unittest.mock import patch

from engine import bots
from engine.bots import thinking_time
from engine.dealer import Dealer
from engine.entries import Dealt, Said
from engine.games import yokai
from engine.games.yokai import State, View
from engine.rules import Choices, Roll, Shuffle
from tools.bench._figures import Sheet, alone, beside, in_turns, words

PICTURES = 60
"""Pictures of a round: a second of them."""

EVERY = 1 / 60
STRETCHES = 5
STRETCH = 0.001
"""A picture is five stretches of a millisecond of Python: a third of the time that it has."""

ROUNDS = 5
SEED = 7


class Thinker:
    """A strong player on a thread of its own, at one position of a match after the other, as long as it may."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self._positions = list(positions())
        self._pick = bots.bot("yokai", "strong")

    @contextmanager
    def thinks(self) -> Iterator[None]:
        enough = threading.Event()
        thread = threading.Thread(target=self._think, args=(enough,))
        thread.start()
        yield
        enough.set()
        thread.join()

    def _think(self, enough: threading.Event) -> None:
        random = Random(SEED)
        while not enough.is_set():
            view, choices = random.choice(self._positions)
            began = time.perf_counter()
            self._pick(view, choices, random)
            self.seconds.append(time.perf_counter() - began)


def positions() -> Iterator[tuple[View, Choices[yokai.Move]]]:
    """What the seats saw before each move of a match that chance played."""
    dealer, random, state = Dealer(SEED), Random(SEED), yokai.open_match("duel", yokai.Options(), 2)
    while not (state := dealt(state, dealer)).over:
        choices = yokai.choices(state, state.turn)
        yield yokai.view_of(state, state.turn), choices
        state = yokai.play(state, Said(state.turn, random.choice(choices.moves)))


def dealt(state: State, dealer: Dealer) -> State:
    while isinstance(need := yokai.needs(state), Shuffle | Roll):
        state = yokai.play(state, Dealt(dealer.answer(need)))
    return state


def undisturbed() -> float:
    """The milliseconds in which nine of ten pictures were done, with nobody thinking."""
    return slow_picture()


def while_it_rests(thinker: Thinker) -> float:
    with thinker.thinks():
        return slow_picture()


def while_it_never_rests(thinker: Thinker) -> float:
    with patch.object(thinking_time, "SLICE", math.inf), thinker.thinks():
        return slow_picture()


def slow_picture() -> float:
    took = []
    for _ in range(PICTURES):
        began = time.perf_counter()
        for _ in range(STRETCHES):
            work(STRETCH)
            time.sleep(0)
        took.append(time.perf_counter() - began)
        time.sleep(max(0, EVERY - took[-1]))
    return 1000 * sorted(took)[PICTURES * 9 // 10]


def work(seconds: float) -> None:
    """Keeps Python for that long; what others do meanwhile does not count."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        sum(range(100))


def measure(sheet: Sheet) -> None:
    resting, restless = Thinker(), Thinker()
    measures: list[Callable[[], float]] = [
        undisturbed,
        partial(while_it_rests, resting),
        partial(while_it_never_rests, restless),
    ]
    idle, beside_resting, beside_restless = in_turns(measures, ROUNDS)
    sheet.add(
        alone("nine of ten pictures, nobody thinks", idle, "ms"),
        beside("nine of ten pictures, a bot thinks", beside_resting, "ms", "a bot that never rests", beside_restless),
        beside(
            "a move of the strong yokai bot beside them",
            [1000 * seconds for seconds in resting.seconds],
            "ms",
            "a bot that never rests",
            [1000 * seconds for seconds in restless.seconds],
        ),
    )


def main(arguments: list[str]) -> int:
    chosen = words("bots", "How long a screen's picture takes while a bot thinks.").parse_args(arguments)
    sheet = Sheet()
    measure(sheet)
    return sheet.show(chosen.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
