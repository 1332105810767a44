"""Voting by die (B5, B10): secretly, and never for a card of one's own."""

from msgspec.structs import replace

from engine.games.pictoric.box import SECTORS
from engine.games.pictoric.moves import Move, Vote
from engine.games.pictoric.state import State, sector_of, voters, with_seat
from engine.rules import NO_CHOICES, Choices, Why

VOTES = tuple([Vote(sector) for sector in SECTORS])
ON_ANY: Choices[Move] = Choices(VOTES)
BUT_ONE = {
    (laid, own): Choices[Move](tuple([vote for vote in VOTES[:laid] if vote.sector != own]))
    for laid in SECTORS
    for own in SECTORS[:laid]
}
"""The choices among so many cards, if one of them is one's own."""


def refuse_vote(state: State, seat: int, move: Vote) -> Why | None:
    if seat == state.leader:
        return Why("leader-votes-not")
    if state.votes[seat] is not None:
        return Why("voted-already")
    if not 1 <= move.sector <= len(state.sectors):
        return Why("no-such-sector", {"n": len(state.sectors)})
    return Why("own-card") if move.sector == sector_of(state, state.given[seat]) else None


def vote(state: State, seat: int, move: Vote) -> State:
    return replace(state, votes=with_seat(state.votes, seat, move.sector))


def all_voted(state: State) -> bool:
    return None not in [state.votes[seat] for seat in voters(state)]


def choices(state: State, seat: int) -> Choices[Move]:
    if seat == state.leader or state.votes[seat] is not None:
        return NO_CHOICES
    own = sector_of(state, state.given[seat])
    return ON_ANY if own is None else BUT_ONE[len(state.sectors), own]
