"""Moves a second through a whole table, against boardgame.io's bare reducer, which does only the rules' part of it.

A move is said as bytes with token and number, checked, written to a journal on the disk, and the new scene of
every seat is built and encoded.  Opening and closing a match wait for the disk; they are told apart.
"""

import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from engine import requests
from engine.dealer import Dealer
from engine.rules import BrokenMatch
from engine.seats import Seat
from engine.table import Scene, Table, opening
from tools.bench._figures import Sheet, alone, beside, in_turns
from tools.bench._playouts import FIRST, STEP, Kind, run
from tools.bench._rivals import boardgame_io
from tools.house.environments import ROOT, NotReady

ROUND = 0.15
"""Seconds of playing in each round, of the table and of the rival."""

SEED = 7
TOKEN = "a token that only the bench knows"


class Tables:
    """Plays one match after another, each at a new table, and keeps the time."""

    def __init__(self, kind: Kind, folder: Path) -> None:
        self.kind = kind
        self.opened: list[float] = []
        self.closed: list[float] = []
        self._folder = folder
        self._random = Random(SEED)
        self._dealer = Dealer(SEED)
        self._now = 0
        self._matches = 1  # as many as fill a round, once the first has shown how long one takes

    def moves_a_second(self) -> float:
        """All tables are opened first and closed last: the play between is one stretch, as the rival's is.

        A process that has just waited for its disk is favoured by a busy system over one that computes.
        """
        tables = [self._open() for _ in range(self._matches)]
        start = time.perf_counter()
        moves = sum(self._play(table) for table in tables)
        gone = time.perf_counter() - start
        for table in tables:
            self._close(table)
        self._matches = max(1, round(self._matches * ROUND / gone))
        return moves / gone

    def _open(self) -> Table:
        seats = tuple([Seat(f"Player {seat}", seat) for seat in range(self.kind.seats)])
        opened = opening(self.kind.game.name, seats, TOKEN, self.kind.variant)
        start = time.perf_counter()
        table = Table.open(opened, self._folder / f"{opened.match}.easel", self._dealer, lambda: self._now)
        self.opened.append(time.perf_counter() - start)
        return table

    def _close(self, table: Table) -> None:
        start = time.perf_counter()
        table.close()
        self.closed.append(time.perf_counter() - start)

    def _play(self, table: Table) -> int:
        """The match from the first move to the last; how many it had."""
        moves = 0
        scenes = shown_to_all(table)
        while not scenes[0].ended:
            waiting = scenes[0].waiting
            if waiting:
                seat = waiting[0] if len(waiting) == 1 else self._random.choice(waiting)
                self._say(table, scenes[seat])
                moves += 1
                self._now += STEP
            else:
                self._now += (table.next_wake() or 0) - table.clock.now()
            table.tick()
            scenes = shown_to_all(table)
        return moves

    def _say(self, table: Table, scene: Scene[Any, Any]) -> None:
        """Any move that this seat's scene lists, as its device would say it."""
        move = self._random.choice(scene.choices.all())
        answer = table.hear(TOKEN, requests.say(scene.seat or 0, scene.heard + 1, move))
        if not answer.accepted:
            raise BrokenMatch(f"{self.kind.name}: listed, and refused: {move} ({answer.why})")


def shown_to_all(table: Table) -> list[Scene[Any, Any]]:
    """The scene of every seat, each encoded as its device gets it."""
    scenes = [table.scene(seat) for seat in range(len(table.opened.seats))]
    for scene in scenes:
        msgspec.json.encode(scene)
    return scenes


def measure(kinds: list[Kind], sheet: Sheet) -> None:
    # Beside the project: a system's folder for temporary files may be no disk at all.
    place = ROOT / ".tools"
    place.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place) as folder:
        tables = [Tables(kind, Path(folder)) for kind in kinds]
        ours = [each.moves_a_second for each in tables]
        try:
            with boardgame_io() as rival:
                *rates, theirs = in_turns([*ours, partial(rival.moves_a_second, ROUND)])
            for each, rate in zip(tables, rates):
                sheet.add(beside(f"table of {each.kind.name}", rate, "moves/s", "boardgame.io, reducer only", theirs))
        except NotReady as reason:
            sheet.leave_out("table against boardgame.io", reason)
            in_turns(ours)
        for each in tables:
            if each.kind.game.name == FIRST:
                sheet.add(alone("opening a match on disk", [1000 * seconds for seconds in each.opened], "ms"))
                sheet.add(alone("closing a match on disk", [1000 * seconds for seconds in each.closed], "ms"))


def main(arguments: list[str]) -> int:
    return run("table", "Moves a second through a whole table, journal and views included.", measure, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
