"""Where a match stands: the fold of its entries.  Pure; resuming, replaying and playing on are all ``follow``."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from engine import gate, rules
from engine.entries import BotTook, Dealt, Ended, GaveBack, Opened, Paused, Resumed, Said, Ticked, TimedOut
from engine.rules import BrokenMatch, Game
from engine.seats import Strength

OPTIONS_BYTES = 64 * 1024
"""Room for a table's own word lists; far beyond what any switch or number needs."""


class Position(Struct, frozen=True):
    """Everything that follows from a match's entries.  Only ``state`` holds secrets."""

    state: Any
    at: int
    heard: tuple[int, ...]
    """For each seat, the number of its last accepted move."""
    bots: tuple[Strength | None, ...]
    since: tuple[int | None, ...]
    """For each seat that the table waits for: since when."""
    paused_by: int | None = None
    ended: Ended | None = None


def begin(game: Game, opened: Opened) -> Position:
    """The position before anything was dealt."""
    options = gate.read(msgspec.json.Decoder(game.options), opened.options or Raw(b"{}"), OPTIONS_BYTES)
    seats = len(opened.seats)
    return Position(
        state=game.open(opened.variant, options, seats),
        at=0,
        heard=(0,) * seats,
        bots=tuple([seat.bot for seat in opened.seats]),
        since=(None,) * seats,
    )


def follow(game: Game, position: Position, entry: Any) -> Position:
    """The position after an entry.  Trusts it: whoever takes entries from outside checks them first."""
    kind = type(entry)
    if kind is Said:
        state = game.play(position.state, entry)
        heard = _with(position.heard, entry.seat, entry.number)
        return _moved(game, position, state, entry.at, heard, entry.seat)
    if kind is Dealt or kind is Ticked:
        return _moved(game, position, game.play(position.state, entry), entry.at, position.heard, None)
    if kind is Paused:
        return replace(position, at=entry.at, paused_by=entry.seat)
    if kind is Resumed:
        return replace(position, at=entry.at, paused_by=None)
    if kind is TimedOut:
        return replace(position, at=entry.at)
    if kind is BotTook:
        return replace(position, at=entry.at, bots=_with(position.bots, entry.seat, entry.bot))
    if kind is GaveBack:
        since = entry.at if position.since[entry.seat] is not None else None
        bots, waits = _with(position.bots, entry.seat, None), _with(position.since, entry.seat, since)
        return replace(position, at=entry.at, bots=bots, since=waits)
    if kind is Ended:
        return replace(position, at=entry.at, ended=entry)
    raise BrokenMatch(f"no such entry: {kind.__name__}")


def _moved(
    game: Game, before: Position, state: Any, at: int, heard: tuple[int, ...], mover: int | None
) -> Position:
    waiting = game.waiting(state)
    since = tuple(
        [
            None if seat not in waiting else at if began is None or seat == mover else began
            for seat, began in enumerate(before.since)
        ]
    )
    return Position(state, at, heard, before.bots, since, before.paused_by, before.ended)


def _with(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


def replay(game: Game, opened: Opened, entries: Iterable[Any]) -> Position:
    """The position that a journal's entries lead to; BrokenMatch if these rules never led there."""
    position = begin(game, opened)
    for entry in entries:
        _check(game, position, entry)
        position = follow(game, position, entry)
    return position


def _check(game: Game, position: Position, entry: Any) -> None:
    if position.ended or entry.at < position.at:
        raise BrokenMatch("an entry after the end, or out of its time")
    seat = getattr(entry, "seat", 0)
    if not 0 <= seat < len(position.heard):
        raise BrokenMatch("an entry for a seat that is not there")
    if type(entry) is Said and (
        entry.number != position.heard[seat] + 1 or game.refuse(position.state, seat, entry.move)
    ):
        raise BrokenMatch("a move that the rules refuse")
    if type(entry) is Dealt:
        need = game.needs(position.state)
        if need is None or not rules.answers(need, entry.values):
            raise BrokenMatch("a deal that the rules did not need")
    if type(entry) is Ticked:
        need = game.needs(position.state)
        if not isinstance(need, rules.Wake) or entry.at < need.at:
            raise BrokenMatch("a tick that the rules did not ask for")
