"""Random matches of any game, straight on its rules: needs answered, choices listed, one of them picked, played."""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random

import msgspec

from engine import rules
from engine.dealer import Dealer
from engine.entries import Dealt, Said, Ticked
from engine.rules import BrokenMatch, Game, Roll, Shuffle
from tools.bench._figures import Sheet, words
from tools.house.environments import NotReady

FIRST = "yokai"

DEALT = (Shuffle, Roll)

STEP = 100
"""Milliseconds of the table's clock from one move to the next, so that deadlines come."""

MOST_MOVES = 20_000
"""Chance ends a match of any game here long before: more would be a fault of the rules."""


class NoSuchGame(ValueError):
    """Somebody asked for a game that is not registered."""


@dataclass(frozen=True)
class Kind:
    """A game in one of its variants, at its smallest table."""

    game: Game
    variant: str

    @property
    def seats(self) -> int:
        return min(self.game.variants[self.variant])

    @property
    def name(self) -> str:
        return f"{self.game.name} {self.variant}"


def kinds(names: Iterable[str]) -> list[Kind]:
    """Those games in all their variants; all games when none is named.  NoSuchGame if there is none of that name."""
    wanted = sorted(set(names) or rules.names(), key=lambda name: (name != FIRST, name))
    for name in wanted:
        if name not in rules.names():
            raise NoSuchGame(f"There is no game {name}. There are: {', '.join(rules.names())}")
    return [Kind(rules.game(name), variant) for name in wanted for variant in rules.game(name).variants]


def playout(kind: Kind, random: Random, dealer: Dealer) -> int:
    """Plays one match to its end; how many moves the seats made.

    Each move is asked of ``refuse`` before it is played, as a table does.
    """
    game = kind.game
    state = game.open(kind.variant, msgspec.convert({}, game.options), kind.seats)
    at = moves = 0
    while moves < MOST_MOVES:
        need = game.needs(state)
        if isinstance(need, DEALT):
            state = game.play(state, Dealt(dealer.answer(need), at))
            continue
        waiting = game.waiting(state)
        if need is not None and (at >= need.at or not waiting):
            at = max(at, need.at)
            state = game.play(state, Ticked(at))
            continue
        if not waiting:
            if game.result(state) is None:
                raise BrokenMatch(f"{kind.name}: nobody can move, and there is no result")
            return moves
        seat = waiting[0] if len(waiting) == 1 else random.choice(waiting)
        move = random.choice(game.choices(state, seat).all())
        if why := game.refuse(state, seat, move):
            raise BrokenMatch(f"{kind.name}: listed, and refused: {move} ({why.key})")
        moves += 1
        state = game.play(state, Said(seat, move, moves, at))
        at += STEP
    raise BrokenMatch(f"{kind.name}: no end after {MOST_MOVES} moves")


def moves_a_second(kind: Kind, seconds: float, random: Random, dealer: Dealer) -> float:
    """Whole matches for at least so long."""
    start = time.perf_counter()
    moves, gone = 0, 0.0
    while gone < seconds:
        moves += playout(kind, random, dealer)
        gone = time.perf_counter() - start
    return moves / gone


def run(benchmark: str, explanation: str, measure: Callable[[list[Kind], Sheet], None], arguments: list[str]) -> int:
    """A benchmark of games, as a program: understands its words, measures, prints; its exit code."""
    parser = words(benchmark, explanation)
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all when none is named")
    chosen = parser.parse_args(arguments)
    sheet = Sheet()
    try:
        measure(kinds(chosen.games), sheet)
    except NoSuchGame as unknown:
        parser.error(str(unknown))
    except NotReady as reason:
        sheet.leave_out(benchmark, reason)
    return sheet.show(chosen.json)
