"""What every game must fulfil, whatever its rules: a new module in engine/games is held to this without a line more.

Matches are played by chance, straight on the rules; the table's own part is tested in tests/engine.
"""

import string
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from engine import match, rules, sentences
from engine.dealer import Dealer
from engine.entries import Dealt, Opened, Said, Ticked
from engine.match import Position
from engine.rules import Game, Roll, Shuffle, Why, WhyLine
from engine.seats import Seat

MOST_ENTRIES = 5000
"""Chance ends a match of any game here long before: it is a bound on patience, not a promise of the rules."""


class Moment(Struct, frozen=True):
    """One step of a match: the position, and the entry that is played next (None after the last)."""

    position: Position
    entry: Any


def openings() -> list[tuple[str, str, int]]:
    """Every registered game in each of its variants, with the fewest and the most seats."""
    return [
        (name, variant, seats)
        for name in rules.names()
        for variant, counts in rules.game(name).variants.items()
        for seats in sorted({min(counts), max(counts)})
    ]


def opened(game: Game, variant: str, seats: int, options: bytes = b"{}") -> Opened:
    people = tuple(Seat(f"P{seat}", seat) for seat in range(seats))
    return Opened("m", game.name, variant, Raw(options), people, ("",) * seats)


def by_chance(game: Game, variant: str, seats: int, seed: int) -> Iterator[Moment]:
    """A whole match in which every move is any move that may be made."""
    random, dealer = Random(seed), Dealer(seed)
    position = match.begin(game, opened(game, variant, seats))
    for at in range(0, MOST_ENTRIES * 100, 100):
        entry = next_entry(game, position, random, dealer, at)
        yield Moment(position, entry)
        if entry is None:
            return
        position = match.follow(game, position, entry)
    raise AssertionError(f"{game.name} {variant} with seed {seed} has no end after {MOST_ENTRIES} entries")


def next_entry(game: Game, position: Position, random: Random, dealer: Dealer, at: int) -> Any:
    state = position.state
    need = game.needs(state)
    if isinstance(need, Shuffle | Roll):
        return Dealt(dealer.answer(need), at)
    if game.result(state) is not None:
        return None
    moves = [(seat, move) for seat in range(len(position.heard)) for move in game.choices(state, seat).all()]
    if need is not None and (not moves or at >= need.at):
        return Ticked(max(at, need.at))
    seat, move = random.choice(moves)
    return Said(seat, move, position.heard[seat] + 1, at)


# What is asked of every moment --------------------------------------------------------------------------------


def check_moment(game: Game, moment: Moment, others: list[Any]) -> None:
    """``others`` are moves of other moments, which may be allowed now or not."""
    state, seats = moment.position.state, range(len(moment.position.heard))
    before = msgspec.msgpack.encode(state)
    for seat in seats:
        check_choices(game, state, seat)
        for move in others:
            why = game.refuse(state, seat, move)
            if why is not None:
                speak(why, game.name)
    waiting = game.waiting(state)
    assert len(set(waiting)) == len(waiting)
    assert set(waiting) <= set(seats)
    for seat in waiting:
        assert game.choices(state, seat).all(), f"seat {seat} is waited for and can do nothing"
    spoken: Any = ()
    for seat in (*seats, None):
        spoken = check_view(game, state, seat, spoken)
    assert msgspec.msgpack.encode(state) == before, "asking changed the state"


@cache
def read_of(kind: Any) -> msgspec.json.Decoder[Any]:
    """Made once for each kind: to make one takes longer than to read a view."""
    return msgspec.json.Decoder(kind)


def check_choices(game: Game, state: Any, seat: int) -> None:
    choices = game.choices(state, seat).all()
    for move in choices:
        assert game.refuse(state, seat, move) is None, f"listed, and refused: {move}"
    assert len({written(move, game.move) for move in choices}) == len(choices), "a move is listed twice"


@cache
def written(move: Any, kind: Any) -> bytes:
    """The bytes of a move, which must be read as the same one; it is looked at once, however often it is listed."""
    raw: bytes = msgspec.json.encode(move)
    assert read_of(kind).decode(raw) == move
    assert msgspec.json.encode(read_of(kind).decode(raw)) == raw
    return raw


def check_view(game: Game, state: Any, seat: int | None, spoken: Any = ()) -> Any:
    """``spoken`` are lines that were looked at before, since most seats are told the same; gives those of this view."""
    view = game.view_of(state, seat)
    assert view.seat == seat
    assert read_of(game.view).decode(msgspec.json.encode(view)) == view
    if view.why != spoken:
        for line in view.why:
            speak(line, game.name)
    return view.why


def check_result(game: Game, state: Any) -> None:
    result = game.result(state)
    assert result is not None
    assert result.winners
    for seat, score in enumerate(result.scores):
        assert sum(line.points for line in result.why if line.seat == seat) == score
    for line in result.why:
        speak(line, game.name)
    seats = range(len(result.scores))
    assert set(result.winners) <= set(seats)
    assert game.waiting(state) == ()
    assert game.needs(state) is None
    assert [game.choices(state, seat).all() for seat in seats] == [()] * len(result.scores)


def speak(line: Why | WhyLine, game: str) -> None:
    """The sentence of a key, whose every blank must be filled."""
    _speak(line.key, tuple(line.args.items()), game)


@cache
def _speak(key: str, args: tuple[tuple[str, str | int], ...], game: str) -> None:
    """Once for each: a match says the same a hundred thousand times."""
    sentence = sentences.of_game(game)[key]
    for text in (sentence,) if isinstance(sentence, str) else sentence:
        blanks = {blank for _, blank, _, _ in string.Formatter().parse(text) if blank is not None}
        assert blanks <= {name for name, _ in args}, f"{key} says {text!r} and is given {args}"
    sentences.english(Why(key, dict(args)), game)


# What nobody may know -----------------------------------------------------------------------------------------


def shown_to(game: Game, state: Any, seat: int | None, moves: list[Any]) -> bytes:
    """All that a seat can find out by looking and asking, as bytes."""
    asked = [] if seat is None else [game.refuse(state, seat, move) for move in moves]
    choices = None if seat is None else game.choices(state, seat)
    return msgspec.json.encode((game.view_of(state, seat), choices, asked, game.waiting(state), game.result(state)))
