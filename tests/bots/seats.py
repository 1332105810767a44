"""A table of Pictomania at which bots sit and remember, played by hand: one act after the other, in no time."""

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

from engine import bots
from engine.bots import Act, Player
from engine.dealer import Dealer
from engine.entries import Dealt, Said
from engine.games.pictomania import GAME
from engine.games.pictomania.state import State
from engine.rules import Roll, Shuffle


def sits_down(strength: Any = "strong", at_home: Any = bots.nothing_at_home) -> Player:
    return bots.player("pictomania", strength, bots.bot("pictomania", strength), at_home)


def scene(state: State, seat: int, people: tuple[int, ...] = ()) -> Any:
    """What a bot is told, as a table tells it."""
    holders = tuple(None if place in people else "middle" for place in range(state.agreed.seats))
    return SimpleNamespace(
        game="pictomania",
        match="m",
        seat=seat,
        view=GAME.view_of(state, seat),
        choices=GAME.choices(state, seat),
        bots=holders,
    )


def inks(state: State, seat: int, player: Player) -> dict[int, bytes]:
    asked = player.looks_at(GAME.view_of(state, seat))
    logs = {drawing: GAME.log(state, seat, drawing, 0) for drawing in asked}
    return {drawing: log for drawing, log in logs.items() if log is not None}


def act(player: Player, state: State, seat: int, seed: int = 1, people: tuple[int, ...] = ()) -> Act:
    return player.act(scene(state, seat, people), inks(state, seat, player), Random(seed))


def dealt(state: State, dealer: Dealer) -> State:
    while isinstance(need := GAME.needs(state), Shuffle | Roll):
        state = GAME.play(state, Dealt(dealer.answer(need)))
    return state


def plays_on(
    state: State, players: dict[int, Player], seed: int, seen: Callable[[State, int, Act, int], None], most: int = 4000
) -> State:
    """Everybody acts in turn until the match ends, or nobody has anything to say; ``seen`` is told of every act."""
    dealer, silent = Dealer(seed), 0
    for turn in range(most):
        state = dealt(state, dealer)
        seat = turn % state.agreed.seats
        if GAME.result(state) is not None or silent > 2 * state.agreed.seats:
            return state
        if not GAME.choices(state, seat).all():
            silent += 1
            continue
        acts = act(players[seat], state, seat, turn)
        seen(state, seat, acts, turn)
        silent = 0 if acts.move is not None or acts.again else silent + 1
        if acts.move is not None:
            why = GAME.refuse(state, seat, acts.move)
            assert why is None, why
            state = GAME.play(state, Said(seat, acts.move))
    return state
