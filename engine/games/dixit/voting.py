"""Voting (D6, D15, D22)."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.games.dixit import team
from engine.games.dixit.moves import Move, Vote, VoteRed
from engine.games.dixit.state import NO_PLACE, State, places_of, with_seat
from engine.rules import Why


def voters(state: State) -> tuple[int, ...]:
    """The seats that vote in this round, once the cards are on the table."""
    agreed = state.agreed
    if agreed.variant == "team":
        return team.voters(state)  # D22
    told = state.storyteller if agreed.variant == "classic" else None  # D15: in party the storyteller votes too
    return tuple([seat for seat in range(agreed.seats) if seat != told])


def to_vote(state: State) -> tuple[int, ...]:
    """The seats that have a vote to cast."""
    return tuple([seat for seat in voters(state) if not state.votes[seat] or _owes_red(state, seat)])


def _owes_red(state: State, seat: int) -> bool:
    return state.agreed.variant == "party" and seat == state.storyteller and state.red == NO_PLACE


def own_places(state: State, seat: int) -> tuple[int, ...]:
    """The places of cards that this seat knows to be its own or its pair's."""
    if state.agreed.variant == "team" and seat in voters(state):
        return places_of(state, team.partner(state.agreed, seat))
    return places_of(state, seat)


def barred(state: State, seat: int) -> tuple[int, ...]:
    """The places that this seat may not vote for."""
    return () if state.agreed.variant == "party" else own_places(state, seat)  # D6, D15, D22


def refuse_vote(state: State, seat: int, move: Vote) -> Why | None:
    if seat not in voters(state):
        return Why("storyteller-votes-not" if seat == state.storyteller else "giver-votes-not")
    if state.votes[seat]:
        return Why("voted-already")
    return _refuse_places(state, move.on) or _refuse_own(state, seat, move.on)


def _refuse_places(state: State, on: Sequence[int]) -> Why | None:
    if not on:
        return Why("no-vote")
    if len(on) > state.agreed.most_votes:
        return Why("too-many-votes", {"n": state.agreed.most_votes})
    if not all(1 <= place <= len(state.given) for place in on):
        return Why("no-such-place", {"most": len(state.given)})
    if len(set(on)) < len(on):
        return Why("same-card-twice")
    return None if list(on) == sorted(on) else Why("lower-place-first")


def _refuse_own(state: State, seat: int, on: Sequence[int]) -> Why | None:
    if not any(place in barred(state, seat) for place in on):
        return None
    return Why("pair-card" if state.agreed.variant == "team" else "own-card")


def refuse_red(state: State, seat: int, move: VoteRed) -> Why | None:
    if state.agreed.variant != "party":
        return Why("no-red-vote")
    if seat != state.storyteller:
        return Why("red-is-storytellers")
    if state.red != NO_PLACE:
        return Why("red-already")
    return _refuse_places(state, (move.on,))


def vote(state: State, seat: int, move: Vote) -> State:
    return replace(state, votes=with_seat(state.votes, seat, move.on))


def vote_red(state: State, move: VoteRed) -> State:
    return replace(state, red=move.on)


def choices(state: State, seat: int) -> tuple[Move, ...]:
    moves: tuple[Move, ...] = ()
    if seat in voters(state) and not state.votes[seat]:
        moves = _votes(len(state.given), barred(state, seat), state.agreed.most_votes)
    return (*moves, *_red_votes(len(state.given))) if _owes_red(state, seat) else moves


@lru_cache(maxsize=1024)  # a table of twelve has a dozen different ones
def _votes(places: int, barred: tuple[int, ...], most: int) -> tuple[Vote, ...]:
    free = [place for place in range(1, places + 1) if place not in barred]
    singles = [Vote((place,)) for place in free]
    pairs = [Vote((lower, higher)) for lower in free for higher in free if lower < higher]
    return (*singles, *pairs) if most > 1 else tuple(singles)


@lru_cache
def _red_votes(places: int) -> tuple[VoteRed, ...]:
    return tuple([VoteRed(place) for place in range(1, places + 1)])
