"""The engine over JSON lines, for bots and tests in any language: one object a line in, exactly one a line out.

    python3 -m engine.referee

docs/referee.md has an example session.  Only the end of input ends it.
"""

import os
import sys
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from engine import gate, rules, sentences
from engine.dealer import Dealer
from engine.gate import Refused
from engine.requests import say
from engine.rules import Result, Why, WhyLine
from engine.seats import MOST_SEATS, Seat, new_token
from engine.table import Table, opening

LINE_BYTES = 1024 * 1024
"""Longer lines are refused: no move of any game needs a tenth of it."""

LATEST = 10**12
"""The table's clock goes no further: some thirty years in milliseconds."""

SAYS = {
    "no-match": "No match is open: open one first.",
    "one-thing": "Say one thing a line: open, a seat's move, choices, or log.",
    "clock-back": "The table's clock does not go back: it stands at {n}.",
    "clock-far": "The table's clock does not go that far.",
    "no-log": "There is no such drawing, or it may not be seen now.",
}


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[str]
    variant: str | None = None
    options: Raw = Raw(b"{}")
    seed: int | str | None = None


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """The ink of a drawing from an offset on, as a seat may see it; as spectators may if there is no seat."""

    drawing: int
    seat: int | None = None
    offset: int = 0


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    open: Opening | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    move: Raw | UnsetType = UNSET
    at: int | UnsetType = UNSET
    choices: int | UnsetType = UNSET
    log: Asked | UnsetType = UNSET


class Verdict(Struct, frozen=True):
    """The scores of a finished match; each line of ``why`` says itself in English too."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    why: tuple[dict[str, Any], ...]


LINE = msgspec.json.Decoder(Line)
ENCODE = msgspec.json.Encoder().encode


class Referee:
    """One match at a time, every seat played from outside."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._about: str | None = None
        """The game that the line speaks of: where a refusal's sentence is found."""
        self._token = new_token()
        self._clock = 0

    def answer(self, raw: bytes) -> bytes:
        """The answer to one line, whatever the line is."""
        self._about = None if self._table is None else self._table.game.name
        try:
            line = gate.read(LINE, raw, LINE_BYTES)
            return ENCODE(self._obey(line))
        except Refused as refused:
            return ENCODE({"ok": False, "why": refused.why.key, "say": self._sentence(refused.why)})

    def _obey(self, line: Line) -> dict[str, Any]:
        things = [line.open, line.move, line.choices, line.log]
        moves = line.move is not UNSET
        if sum(thing is not UNSET for thing in things) != 1 or (line.seat is not UNSET) != moves:
            raise Refused(Why("one-thing"))
        table = self._opened(line.open) if isinstance(line.open, Opening) else self._table
        if table is None:
            raise Refused(Why("no-match"))
        if isinstance(line.at, int):
            self._set_clock(table, line.at)
        self._sit_down(table)
        if isinstance(line.choices, int):
            return self._report(table) | {"choices": self._choices(table, line.choices)}
        if isinstance(line.log, Asked):
            return self._report(table) | {"log": self._log(table, line.log)}
        if isinstance(line.seat, int) and isinstance(line.move, Raw):
            self._move(table, line.seat, line.move)
        return self._report(table)

    def _opened(self, wanted: Opening) -> Table:
        if len(wanted.seats) > MOST_SEATS:
            raise Refused(Why("seat-count", {"n": len(wanted.seats)}))
        self._about = wanted.game if wanted.game in rules.names() else None
        seats = [Seat(name, colour) for colour, name in enumerate(wanted.seats)]
        opened = opening(wanted.game, seats, self._token, wanted.variant, bytes(wanted.options))
        return Table.open(opened, dealer=Dealer(wanted.seed), source=lambda: self._clock)

    def _sit_down(self, table: Table) -> None:
        if self._table is not None and self._table is not table:
            self._table.close()
        self._table = table

    def _set_clock(self, table: Table, at: int) -> None:
        if at < table.clock.now():
            raise Refused(Why("clock-back", {"n": table.clock.now()}))
        if at > LATEST:
            raise Refused(Why("clock-far"))
        while (wake := table.next_wake()) is not None and wake <= at:
            self._clock += wake - table.clock.now()
            table.tick()
        self._clock += at - table.clock.now()

    def _move(self, table: Table, seat: int, move: Raw) -> None:
        heard = table.position.heard
        number = heard[seat] + 1 if 0 <= seat < len(heard) else 1
        answer = table.hear(self._token, say(seat, number, move))
        if answer.why is not None:
            raise Refused(answer.why)

    def _choices(self, table: Table, seat: int) -> tuple[Any, ...]:
        if not 0 <= seat < len(table.opened.seats):
            raise Refused(Why("no-such-seat"))
        return table.scene(seat).choices.all()

    def _log(self, table: Table, asked: Asked) -> bytes:
        if asked.seat is not None and not 0 <= asked.seat < len(table.opened.seats):
            raise Refused(Why("no-such-seat"))
        log = table.log(asked.seat, asked.drawing, asked.offset)
        if log is None:
            raise Refused(Why("no-log"))
        return log

    def _report(self, table: Table) -> dict[str, Any]:
        game, state = table.game, table.position.state
        result = game.result(state)
        return {
            "ok": True,
            "views": [game.view_of(state, seat) for seat in range(len(table.opened.seats))],
            "spectator": game.view_of(state, None),
            "waiting": game.waiting(state),
            "result": None if result is None else self._verdict(result, game.name),
        }

    def _verdict(self, result: Result, game: str) -> Verdict:
        return Verdict(result.scores, result.winners, tuple([_spoken(line, game) for line in result.why]))

    def _sentence(self, why: Why) -> str:
        if why.key in SAYS:
            return SAYS[why.key].format(**why.args)
        return sentences.english(why, self._about)


def _spoken(line: WhyLine, game: str) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(line)
    return plain | {"say": sentences.english(line, game)}


def lines(source: BinaryIO) -> Iterator[bytes]:
    """Each line without its end; of one that is too long only so much as shows that it is."""
    while line := source.readline(LINE_BYTES + 2):
        rest = line
        while not rest.endswith(b"\n") and rest:
            rest = source.readline(LINE_BYTES)
        yield line.removesuffix(b"\n")


def serve(answer: Callable[[bytes], bytes]) -> int:
    """Answers standard input line by line until it ends; 1 if nobody can read the answers (any more)."""
    if sys.stdin is None:  # closed before we began: an input that has ended
        return 0
    if sys.stdout is None:
        return 1
    try:
        for line in lines(sys.stdin.buffer):
            sys.stdout.buffer.write(answer(line) + b"\n")
            sys.stdout.buffer.flush()
    except (OSError, KeyboardInterrupt):
        # What Python still flushes on its way out must go somewhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


def main() -> int:
    return serve(Referee().answer)


if __name__ == "__main__":
    sys.exit(main())
