"""A match of any game as it was played to its end, straight on the rules, and what is true of the way back to it."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from engine import entries, match
from engine.dealer import Dealer
from engine.entries import Dealt, Opened, Said, Ticked
from engine.rules import Game, Roll, Shuffle, Wake
from tests.games.conformance import opened

State = TypeVar("State")
Options = TypeVar("Options")


class WholeMatch(Struct, Generic[State, Options]):
    """The state before each entry, and the last one."""

    game: Game
    variant: str
    seats: int
    options: Options
    states: list[State]
    entries: list[Any]
    recipe: str

    @property
    def end(self) -> State:
        return self.states[-1]

    def __repr__(self) -> str:
        """What a failing test prints: the line that plays this match again."""
        return self.recipe


def begun(game: Game, variant: str, seats: int, options: Any, recipe: str) -> WholeMatch[Any, Any]:
    return WholeMatch(game, variant, seats, options, [game.open(variant, options, seats)], [], recipe)


def play_on(
    played: WholeMatch[State, Any],
    seed: int,
    pick: Callable[[State], tuple[int, Any]],
    most: int,
    wait: Callable[[], int] = lambda: 0,
) -> None:
    """To the end, or as far as ``most`` entries lead; ``wait`` says how long nothing happens before each."""
    game, dealer, heard, at = played.game, Dealer(seed), [0] * played.seats, 0
    while game.result(played.end) is None and len(played.entries) < most:
        at += wait()
        need = game.needs(played.end)
        if isinstance(need, Shuffle | Roll):
            entry: Any = Dealt(dealer.answer(need), at)
        elif isinstance(need, Wake) and need.at <= at:
            entry = Ticked(at)
        else:
            seat, move = pick(played.end)
            heard[seat] += 1
            entry = Said(seat, move, heard[seat], at)
        played.entries.append(entry)
        played.states.append(game.play(played.end, entry))


def check_replay(played: WholeMatch[Any, Any]) -> None:
    """The entries, written and read again, lead to the same state and to the same views."""
    game = played.game
    decode = entries.decoder(game.move).decode
    read = [decode(entries.ENCODER.encode(entry)) for entry in played.entries]
    again = match.replay(game, reopened(played), read)
    assert again.state == played.end
    for seat in (*range(played.seats), None):
        ours, theirs = game.view_of(played.end, seat), game.view_of(again.state, seat)
        assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)


def reopened(played: WholeMatch[Any, Any]) -> Opened:
    return opened(played.game, played.variant, played.seats, msgspec.json.encode(played.options))
