"""Whole matches played by bots into a library's folder."""

from pathlib import Path
from random import Random

import msgspec

from engine import bots, requests
from engine.dealer import Dealer
from engine.library import Library
from engine.seats import Seat
from engine.table import Table, opening

ADA, BO, CY = Seat("Ada", 0), Seat("Bo", 1), Seat("Cy", 2)


def play(
    library: Library, game="pictomania", variant="passed", seats=(ADA, BO, CY), until=None, seed=5, options=b"{}"
) -> tuple[Path, Table]:
    """Plays to the end, or until a state is reached; the match's file, and its table, which is still open."""
    opened = opening(game, seats, library.token, variant, options)
    path = library.path_for(opened)
    table = Table.open(opened, path, Dealer(seed))
    play_on(library, table, until, seed)
    return path, table


def play_on(library: Library, table: Table, until=None, seed=5) -> None:
    pick, random = bots.bot(table.opened.game, "middle"), Random(seed)
    while not table.position.ended and not (until and until(table.position.state)):
        seat = table.game.waiting(table.position.state)[0]
        choices = table.game.choices(table.position.state, seat)
        say(library, table, seat, pick(table.game.view_of(table.position.state, seat), choices, random))


def say(library: Library, table: Table, seat: int, move) -> None:
    answer = table.hear(library.token, requests.say(seat, table.position.heard[seat] + 1, move))
    assert answer.accepted, answer


def break_off(library: Library, table: Table) -> None:
    assert table.hear(library.token, msgspec.json.encode(requests.BreakOff(0))).accepted
