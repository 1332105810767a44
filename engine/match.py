"""Where a match stands: the fold of its entries.  Pure; resuming, replaying and playing on are all ``follow``."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from engine import gate, rules
from engine.entries import BotTook, Dealt, Ended, GaveBack, Handed, Opened, Paused, Resumed, Said, Ticked, TimedOut
from engine.gate import Refused
from engine.rules import BrokenMatch, Game, Why
from engine.seats import MOST_SEATS, Strength, name_is_fair

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
    holders: tuple[str, ...]
    """For each seat, who speaks for it (engine.seats.holder_of)."""
    own: tuple[int, ...]
    """For each seat, the number of the last move that its person said, not a bot in their place."""
    paused_by: int | None = None
    ended: Ended | None = None


SAYS: dict[str, rules.Sentence] = {
    "no-such-game": "There is no such game.",
    "no-such-variant": "This game has no such variant.",
    "seat-count": ("This game is not for {n} player.", "This game is not for {n} players."),
    "bad-name": "A name needs 1 to 24 visible letters.",
    "no-such-colour": "There is no such colour.",
    "same-colour": "Two players have the same colour.",
}


def check_opening(opened: Opened) -> None:
    """Refused if no match can be opened like this."""
    try:
        game = rules.game(opened.game)
    except KeyError:
        raise Refused(Why("no-such-game")) from None
    if opened.variant not in game.variants:
        raise Refused(Why("no-such-variant"))
    if len(opened.seats) not in game.variants[opened.variant] or len(opened.holders) != len(opened.seats):
        raise Refused(Why("seat-count", {"n": len(opened.seats)}))
    if not all(name_is_fair(seat.name) for seat in opened.seats):
        raise Refused(Why("bad-name"))
    colours = {seat.colour for seat in opened.seats}
    if not colours <= set(range(MOST_SEATS)):
        raise Refused(Why("no-such-colour"))
    if len(colours) != len(opened.seats):
        raise Refused(Why("same-colour"))


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
        holders=opened.holders,
        own=(0,) * seats,
    )


def follow(game: Game, position: Position, entry: Any) -> Position:
    """The position after an entry.  Trusts it: whoever takes entries from outside checks them first."""
    kind = type(entry)
    if kind is Said:
        state = game.play(position.state, entry)
        after = _moved(game, position, state, entry.at, entry.seat)
        heard = _with(position.heard, entry.seat, entry.number)
        by_bot = position.bots[entry.seat] is not None
        own = position.own if by_bot else _with(position.own, entry.seat, entry.number)
        return replace(after, heard=heard, own=own)
    if kind is Dealt or kind is Ticked:
        return _moved(game, position, game.play(position.state, entry), entry.at, None)
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
    if kind is Handed:
        return replace(position, at=entry.at, holders=_with(position.holders, entry.seat, entry.holder))
    if kind is Ended:
        return replace(position, at=entry.at, ended=entry)
    raise BrokenMatch(f"no such entry: {kind.__name__}")


def _moved(game: Game, before: Position, state: Any, at: int, mover: int | None) -> Position:
    waiting = game.waiting(state)
    since = tuple(
        [
            None if seat not in waiting else at if began is None or seat == mover else began
            for seat, began in enumerate(before.since)
        ]
    )
    return replace(before, state=state, at=at, since=since)


def _with(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


def replay(game: Game, opened: Opened, entries: Iterable[Any]) -> Position:
    """The position that a journal's entries lead to; BrokenMatch if these rules never led there."""
    try:
        check_opening(opened)
        position = begin(game, opened)
    except Refused as refused:
        raise BrokenMatch("no match opens like this") from refused
    for entry in entries:
        _check(game, position, entry)
        position = follow(game, position, entry)
    return position


def _check(game: Game, position: Position, entry: Any) -> None:
    if position.ended or entry.at < position.at:
        raise BrokenMatch("an entry after the end, or out of its time")
    if not 0 <= getattr(entry, "seat", 0) < len(position.heard):
        raise BrokenMatch("an entry for a seat that is not there")
    if not _could_follow(game, position, entry):
        raise BrokenMatch(f"no table records this here: {type(entry).__name__}")


def _could_follow(game: Game, position: Position, entry: Any) -> bool:
    state, paused = position.state, position.paused_by is not None
    match entry:
        case Said(seat=seat, number=number, move=move):
            expected = position.heard[seat] + 1
            return not paused and number == expected and game.refuse(state, seat, move) is None
        case Dealt(values=values):
            need = game.needs(state)
            return need is not None and rules.answers(need, values)
        case Ticked(at=at):
            need = game.needs(state)
            return not paused and isinstance(need, rules.Wake) and at >= need.at
        case Paused():
            return not paused
        case Resumed():
            return paused
        case TimedOut(seat=seat):
            return position.since[seat] is not None and position.bots[seat] is None
        case BotTook(seat=seat):
            return position.bots[seat] is None
        case GaveBack(seat=seat):
            return position.bots[seat] is not None
        case Handed(seat=seat, holder=holder):
            return holder != position.holders[seat]
        case Ended(broken_off=broken_off):
            return broken_off or game.result(state) is not None
    return False
