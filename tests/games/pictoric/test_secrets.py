"""What nobody may know in Pictoric Box before its time, proved by exchanging it for something else."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.pictoric import GAME
from engine.games.pictoric.moves import Give, Tell, Vote
from engine.games.pictoric.setting_up import Options
from engine.games.pictoric.state import State
from engine.rules import Choices, Game, Why
from tests.games.conformance import shown_to
from tests.games.pictoric.matches import Match, matches, played
from tests.games.pictoric.test_matches import EVERY_MOVE
from tests.harness.examples import examples

MARK = 10**9
"""A card that no deck has: a rule that looked at it would fail or tell it."""


def everything_shown_to(game: Game, state: State, seat: int | None, random: Random) -> bytes:
    """All that a seat can find out by looking, asking, and trying."""
    moves = [*random.sample(EVERY_MOVE, 40), *[Vote(sector) for sector in range(1, 7)], Tell("x", 1), Tell("x")]
    return shown_to(game, state, seat, moves)


def known(state: State, seat: int | None) -> set[int]:
    """The cards whose place this seat may know."""
    cards = set(state.sectors)
    if seat is not None:
        cards |= {*state.hands[seat], state.given[seat]} - {None}
        if seat == state.leader and state.card is not None:
            cards.add(state.card)
    return cards


def with_cards(state: State, other: Any) -> State:
    """Every card that lies out of sight, exchanged."""
    return replace(
        state,
        pile=tuple(map(other, state.pile)),
        discards=tuple(map(other, state.discards)),
        hands=tuple(tuple(map(other, hand)) for hand in state.hands),
        fan=tuple(map(other, state.fan)),
        given=tuple(map(other, state.given)),
        card=other(state.card),
    )


def exchanged(state: State, seat: int | None, random: Random) -> State:
    """The same to this seat's eyes: whatever it cannot see is exchanged for something else that could be there."""
    seen = known(state, seat)
    hidden = [card for card in range(len(state.agreed.deck)) if card not in seen]
    swap = dict(zip(hidden, random.sample(hidden, len(hidden))))
    state = with_cards(state, lambda card: swap.get(card, card))
    state = replace(state, fan=tuple(random.sample(state.fan, len(state.fan))))
    return other_dice(other_owners(state, seat, random), seat, random) if state.phase == "voting" else state


def other_owners(state: State, seat: int | None, random: Random) -> State:
    """Whose card lies on which sector, and in the open scenario which one is meant."""
    leads = seat == state.leader
    if not state.agreed.closed:
        return state if leads else replace(state, card=random.choice(state.sectors))
    owners = [other for other in range(state.agreed.seats) if other not in (seat, state.leader)]
    cards = [state.given[other] for other in owners] + ([] if leads else [state.card])
    random.shuffle(cards)
    given = list(state.given)
    for other in owners:
        given[other] = cards.pop()
    return replace(state, given=tuple(given), card=state.card if leads else cards.pop())


def other_dice(state: State, seat: int | None, random: Random) -> State:
    votes = [
        vote if other == seat or vote is None else random.randint(1, len(state.sectors))
        for other, vote in enumerate(state.votes)
    ]
    return replace(state, votes=tuple(votes))


def looks_the_same(game: Game, state: State, seat: int | None, seed: int) -> bool:
    other = exchanged(state, seat, Random(seed))
    return everything_shown_to(game, state, seat, Random(seed)) == everything_shown_to(game, other, seat, Random(seed))


@examples(60)
@given(played=matches(), seed=st.integers(0, 2**32))
def test_what_a_seat_is_told_hangs_on_nothing_it_may_not_know(played: Match, seed: int) -> None:
    for number, state in enumerate(played.states[:400]):
        seat = (*range(played.seats), None)[(number + seed) % (played.seats + 1)]
        assert looks_the_same(GAME, state, seat, seed + number)


# The canary ------------------------------------------------------------------------------------------------------


def with_leak(leak: Any) -> Game:
    """The game, with something slipped into every view."""
    return replace(GAME, view_of=lambda state, seat: (GAME.view_of(state, seat), leak(state, seat)))


def before_the_reveal(leak: Any) -> Game:
    return with_leak(lambda state, seat: None if state.walks or state.phase == "over" else leak(state, seat))


def another(state: State, seat: int | None) -> int:
    """Somebody else, not the leader if possible."""
    return next(other for other in range(state.agreed.seats) if other not in (seat, state.leader))


LEAKS = {
    "what is drawn next": with_leak(lambda state, seat: state.pile[:1]),
    "another hand": with_leak(lambda state, seat: state.hands[another(state, seat)]),
    "what was discarded face down": with_leak(lambda state, seat: state.discards[-1:]),
    "the order in which cards are picked": with_leak(lambda state, seat: state.fan),
    "the leader's card": before_the_reveal(lambda state, seat: state.card),
    "where the leader's die points": before_the_reveal(
        lambda state, seat: state.card in state.sectors and state.sectors.index(state.card)
    ),
    "what another has added": before_the_reveal(lambda state, seat: state.given[another(state, seat)]),
    "another vote": before_the_reveal(lambda state, seat: state.votes[another(state, seat)]),
    "who was right": before_the_reveal(
        lambda state, seat: [
            other
            for other, vote in enumerate(state.votes)
            if other != seat and vote is not None and state.sectors[vote - 1] == state.card
        ]
    ),
    "a refusal": replace(
        GAME,
        refuse=lambda state, seat, move: (
            Why("own-card")
            if state.phase == "voting"
            and isinstance(move, Vote)
            and state.sectors[move.sector - 1 :][:1] == (state.card,)
            else GAME.refuse(state, seat, move)
        ),
    ),
    "what can be done": replace(
        GAME,
        choices=lambda state, seat: (
            Choices((Give(state.agreed.deck[state.card]),)) if state.phase == "giving" else GAME.choices(state, seat)
        ),
    ),
    "who is waited for": replace(
        GAME, waiting=lambda state: (state.card % 3,) if state.phase == "voting" else GAME.waiting(state)
    ),
}


@pytest.fixture(scope="module")
def states() -> list[State]:
    leanings = ["to anything", "to right votes", "to wrong votes"]
    variants = ["open", "closed", "closed"]
    found = [played(variant, 3, Options(True), leanings, [], seed) for seed, variant in enumerate(variants)]
    return [state for match in found for state in match.states]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_game_that_tells_a_secret_is_caught(leak: str, states: list[State]) -> None:
    """The canary: were it not caught here, the test above would prove nothing."""
    assert not all(
        looks_the_same(LEAKS[leak], state, seat, number) for number, state in enumerate(states) for seat in (0, 1, None)
    )


@examples(25)
@given(matches())
def test_nobody_even_looks_at_a_hidden_card(played: Match) -> None:
    """Cards out of sight are marks here: a rule that looked one up would fail or tell it."""
    for number, state in enumerate(played.states[:300]):
        seat = (0, played.seats - 1, None)[number % 3]
        seen = known(state, seat)
        blind = with_cards(state, lambda card, seen=seen: card if card is None or card in seen else MARK + card)
        assert everything_shown_to(GAME, blind, seat, Random(3)) == everything_shown_to(GAME, state, seat, Random(3))


def test_what_is_known_is_no_more_than_what_can_be_seen() -> None:
    """Else the exchange above would spare too much: only one's own cards and those on the table stay."""
    for state in played("closed", 4, Options(True), ["to anything"] * 4, [], 2).states:
        for seat in (0, 3, None):
            view = GAME.view_of(state, seat)
            shown = {*view.sectors, *view.hand, view.card, view.given} - {None}
            assert {state.agreed.deck[card] for card in known(state, seat)} == shown
