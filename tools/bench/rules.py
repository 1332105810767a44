"""Moves a second of random matches, rules only, against boardgame.io's reducer and OpenSpiel's Python games.

Players' moves are counted, on all sides; what chance does takes its time and is not counted.
"""

import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from random import Random

from engine.dealer import Dealer
from tools.bench._figures import Figure, Sheet, beside, in_turns
from tools.bench._playouts import FIRST, Kind, moves_a_second, run
from tools.bench._rivals import boardgame_io, open_spiel
from tools.house.environments import NotReady

ROUND = 0.15
"""Seconds that each plays in each round: many matches, and short enough that a busy spell hits all alike."""

SEED = 7

BOARDGAME_IO = "boardgame.io, tic-tac-toe"
OPEN_SPIEL = "OpenSpiel, {}"
KNOWN_TO_ALL = (BOARDGAME_IO, OPEN_SPIEL.format("python_tic_tac_toe"))
"""What every game of ours is set beside; the duel, whose speed is promised, is set beside all."""

Player = Callable[[], float]


def measure(ours: list[Kind], sheet: Sheet) -> None:
    with ExitStack() as rivals:
        theirs = bring_boardgame_io(rivals, sheet) | bring_open_spiel(rivals, sheet)
        players = [partial(moves_a_second, kind, ROUND, Random(SEED), Dealer(SEED)) for kind in ours]
        rates = in_turns([*players, *theirs.values()])
    their_rates = dict(zip(theirs, rates[len(ours) :]))
    for kind, rate in zip(ours, rates):
        sheet.add(*figures(kind, rate, their_rates))


def figures(kind: Kind, rate: list[float], their_rates: dict[str, list[float]]) -> list[Figure]:
    return [
        beside(f"rules of {kind.name}", rate, "moves/s", rival, their_rate)
        for rival, their_rate in their_rates.items()
        if kind.game.name == FIRST or rival in KNOWN_TO_ALL
    ]


def bring_boardgame_io(rivals: ExitStack, sheet: Sheet) -> dict[str, Player]:
    try:
        rival = rivals.enter_context(boardgame_io())
    except NotReady as reason:
        sheet.leave_out("rules against boardgame.io", reason)
        return {}
    return {BOARDGAME_IO: partial(rival.moves_a_second, ROUND)}


def bring_open_spiel(rivals: ExitStack, sheet: Sheet) -> dict[str, Player]:
    try:
        rival, games = rivals.enter_context(open_spiel())
    except NotReady as reason:
        sheet.leave_out("rules against OpenSpiel's Python games", reason)
        return {}
    return {OPEN_SPIEL.format(game): partial(rival.moves_a_second, [game, ROUND]) for game in games}


def main(arguments: list[str]) -> int:
    return run("rules", "Moves a second of random matches, rules only.", measure, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
