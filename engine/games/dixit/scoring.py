"""Scoring by clue and votes (D8, D9), for players and for pairs alike."""

from typing import Literal

from engine.games.dixit.state import State, places_of
from engine.rules import WhyLine

Outcome = Literal["all", "none", "some"]

SURE = 2
"""D8: for everybody but the storyteller, when all found the card or nobody did."""

GOOD_CLUE = 3
"""D8: for the storyteller and those who found the card."""

MOST_FOR_VOTES = 3
"""D9: a round, however many votes one's cards get."""

Side = tuple[int, ...]
"""The seats that share a score: a player, or a pair."""


def found(state: State) -> tuple[int, ...]:
    """The seats of which a vote hit the storyteller's card."""
    told = places_of(state, state.storyteller)[0]
    return tuple([seat for seat, places in enumerate(state.votes) if told in places])


def outcome(state: State) -> Outcome:
    hits, voters = len(found(state)), sum(map(bool, state.votes))
    return "none" if hits == 0 else "all" if hits == voters else "some"


def lines(state: State, sides: tuple[Side, ...]) -> list[WhyLine]:
    """D8 and D9: every seat of a side has the same lines."""
    hits, how = found(state), outcome(state)
    scored: list[WhyLine] = []
    for side in sides:
        own = _for_the_clue(state, side, hits, how) + _for_votes(state, side)
        scored += [WhyLine(seat, line.points, line.key, line.args, line.round) for seat in side for line in own]
    return scored


def _for_the_clue(state: State, side: Side, hits: tuple[int, ...], how: Outcome) -> list[WhyLine]:
    tells, round = state.storyteller in side, state.round
    if how != "some":
        key = f"told-{how}" if tells else f"found-{how}"
        return [WhyLine(side[0], 0 if tells else SURE, key, {}, round)]
    if tells:
        return [WhyLine(side[0], GOOD_CLUE, "told", {"n": len(hits)}, round)]
    return [WhyLine(side[0], GOOD_CLUE, "found", {}, round)] if any(seat in hits for seat in side) else []


def _for_votes(state: State, side: Side) -> list[WhyLine]:
    """D9, D23: votes on what a side gave, but never on the storyteller's own card."""
    places = places_of(state, *[seat for seat in side if seat != state.storyteller])
    votes = sum(place in places for voted in state.votes for place in voted)
    if not votes:
        return []
    if votes <= MOST_FOR_VOTES:
        return [WhyLine(side[0], votes, "votes", {"n": votes}, state.round)]
    return [WhyLine(side[0], MOST_FOR_VOTES, "votes-most", {"n": votes, "most": MOST_FOR_VOTES}, state.round)]
