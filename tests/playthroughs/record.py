"""Whole matches as text that people can read: what was said, what everybody then saw, how it ended.

python -m tests.playthroughs writes the files again; a test fails when a match no longer plays as its file says.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from engine import match, rules, sentences
from engine.dealer import Dealer
from engine.entries import Dealt, Opened, Said, Ticked
from engine.match import Position
from engine.rules import Game, Result, Roll, Shuffle
from engine.seats import Seat
from tests.engine.tables import NAMES

FOLDER = Path(__file__).parent
SEED = 7
LONGEST_VALUE = 600
"""Longer values (an ink log, a word list) are told by their beginning and their length."""


def variants() -> list[tuple[str, str]]:
    return [(name, variant) for name in rules.names() for variant in rules.game(name).variants]


def file_of(name: str, variant: str) -> Path:
    return FOLDER / f"{name}-{variant}.txt"


def text_of(name: str, variant: str) -> str:
    return "\n".join(lines_of(rules.game(name), variant)) + "\n"


def lines_of(game: Game, variant: str) -> Iterator[str]:
    seats = min(game.variants[variant])
    people = tuple(Seat(NAMES[seat], seat) for seat in range(seats))
    yield f"{game.name}, {variant}: {', '.join(seat.name for seat in people)}; seed {SEED}; each move by chance"
    position = match.begin(game, Opened("m", game.name, variant, msgspec.Raw(b"{}"), people, ("",) * seats))
    dealer, random = Dealer(SEED), Random(SEED)
    seen: dict[str, Any] = {}
    for at in range(0, 10**9, 1000):
        yield from changes(seen, views(game, position))
        seen = views(game, position)
        entry = next_entry(game, position, dealer, random, at)
        if entry is None:
            break
        yield ""
        yield f"{entry.at / 1000:g}s {spoken(entry)}"
        position = match.follow(game, position, entry)
    yield ""
    yield from ending(game, game.result(position.state))


def next_entry(game: Game, position: Position, dealer: Dealer, random: Random, at: int) -> Any:
    """Those who are waited for act, one after the other; where nobody can, time passes until the rules wake."""
    state, need = position.state, game.needs(position.state)
    if isinstance(need, Shuffle | Roll):
        return Dealt(dealer.answer(need), position.at)
    if game.result(state) is not None:
        return None
    waiting = game.waiting(state)
    if need is not None and (not waiting or at >= need.at):
        return Ticked(max(need.at, position.at))
    seat = random.choice(waiting)
    return Said(seat, random.choice(game.choices(state, seat).all()), position.heard[seat] + 1, at)


def spoken(entry: Any) -> str:
    if isinstance(entry, Said):
        return f"{NAMES[entry.seat]} says {short(entry.move)}"
    if isinstance(entry, Dealt):
        return f"dealt {short(entry.values)}"
    return "the rules wake"


def views(game: Game, position: Position) -> dict[str, Any]:
    """What can be seen, by who sees it: everybody's, and of each seat what the spectator does not see."""
    state = position.state
    seen = {"": fields(game.view_of(state, None)) | {"waiting": game.waiting(state)}}
    for seat in range(len(position.heard)):
        own = fields(game.view_of(state, seat)) | {"choices": len(game.choices(state, seat).all())}
        seen[NAMES[seat]] = {name: value for name, value in own.items() if seen[""].get(name) != value}
    return {f"{who} {name}".strip(): value for who, view in seen.items() for name, value in view.items()}


def fields(view: Any) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__struct_fields__ if name != "seat"}


def changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    for name, value in after.items():
        if name not in before or before[name] != value:
            yield f"    {name}: {short(value)}"


def ending(game: Game, result: Result | None) -> Iterator[str]:
    if result is None:
        raise ValueError(f"{game.name} did not come to an end")
    for line in result.why:
        yield f"{NAMES[line.seat]} {line.points:+d} in round {line.round}: {sentences.english(line, game.name)}"
    scores = ", ".join(f"{NAMES[seat]} {score}" for seat, score in enumerate(result.scores))
    yield f"{scores}; won by {' and '.join(NAMES[seat] for seat in result.winners)}"


def short(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}… ({len(text)} letters)"
