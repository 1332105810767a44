"""What nobody may know in Dixit before its time, proved by exchanging it for something else."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.dixit import GAME
from engine.games.dixit.moves import Give, Swap, Tell, TellUnseen
from engine.games.dixit.setting_up import Options
from engine.games.dixit.state import NO_PLACE, Given, State
from engine.rules import Choices, Game, Why
from tests.games.conformance import shown_to
from tests.games.dixit.matches import Match, matches, played
from tests.games.dixit.test_matches import EVERY_MOVE
from tests.harness.examples import examples

MARK = "a-marked-card"
"""A card that is in no deck."""

HIDDEN_VOTES = ("voting",)
BEFORE_LAID = ("idea", "telling", "giving", "laying")


def everything_shown_to(game: Game, state: State, seat: int | None, random: Random) -> bytes:
    """All that a seat can find out by looking, asking and trying."""
    cards = random.sample(state.agreed.pictures, 12)
    moves = [*random.sample(EVERY_MOVE, 40), TellUnseen(), *map(Tell, cards), *map(Give, cards), *map(Swap, cards)]
    return shown_to(game, state, seat, moves)


# What a seat may know, in the test's own words -------------------------------------------------------------------


def sees_hand(state: State, watcher: int | None, seat: int) -> bool:
    if watcher != seat:
        return False
    unseen = state.phase == "idea" or (state.phase == "telling" and seat == state.storyteller)
    return not (state.agreed.variant == "party" and unseen)


def knows_giver(state: State, watcher: int | None, given: Given) -> bool:
    """One's own card; the card of one's pair, if one votes for it; everybody's at the reveal."""
    if state.phase in ("reveal", "refilling", "over") or given.seat == watcher:
        return True
    if state.agreed.variant != "team" or watcher is None or state.phase != "voting":
        return False
    votes = all(other.seat != watcher for other in state.given)
    return votes and given.seat == (watcher + state.agreed.seats // 2) % state.agreed.seats


# Exchanging all the rest -----------------------------------------------------------------------------------------


def exchanged(state: State, seat: int | None, random: Random) -> State:
    """The same to this seat's eyes: whatever it cannot see is exchanged for something else that could be there."""
    return other_cards(other_givers(other_votes(state, seat, random), seat, random), seat, random)


def other_cards(state: State, seat: int | None, random: Random) -> State:
    """Cards in hands, in the deck, in the box, and those given but not laid yet."""
    others = range(state.agreed.seats)
    hidden_hands = [other for other in others if not sees_hand(state, seat, other)]
    hidden_given = [given for given in state.given if state.phase in BEFORE_LAID and given.seat != seat]
    known = {card for other in others if other not in hidden_hands for card in state.hands[other]}
    known |= {given.card for given in state.given if given not in hidden_given} | set(state.discards)
    pool = [card for card in state.agreed.pictures if card not in known]
    random.shuffle(pool)
    return replace(
        state,
        hands=tuple(
            tuple(pool.pop() for _ in hand) if other in hidden_hands else hand for other, hand in enumerate(state.hands)
        ),
        given=tuple(Given(given.seat, pool.pop()) if given in hidden_given else given for given in state.given),
        deck=tuple(pool.pop() for _ in state.deck),
        discards=tuple(random.sample(state.discards, len(state.discards))),
    )


def other_givers(state: State, seat: int | None, random: Random) -> State:
    """Whose the cards are, among those of whom this seat does not know it."""
    hidden = [given.seat for given in state.given if not knows_giver(state, seat, given)]
    if state.phase in BEFORE_LAID:
        return state
    random.shuffle(hidden)
    given = [one if knows_giver(state, seat, one) else Given(hidden.pop(), one.card) for one in state.given]
    return replace(state, given=tuple(given))


def other_votes(state: State, seat: int | None, random: Random) -> State:
    if state.phase not in HIDDEN_VOTES:
        return state
    places = range(1, len(state.given) + 1)
    most = range(1, state.agreed.most_votes + 1)
    votes = tuple(
        tuple(sorted(random.sample(places, random.choice(most)))) if on and other != seat else on
        for other, on in enumerate(state.votes)
    )
    red = random.choice(places) if state.red != NO_PLACE and seat != state.storyteller else state.red
    return replace(state, votes=votes, red=red)


def looks_the_same(game: Game, state: State, seat: int | None, seed: int) -> bool:
    other = exchanged(state, seat, Random(seed))
    return everything_shown_to(game, state, seat, Random(seed)) == everything_shown_to(game, other, seat, Random(seed))


@examples(60)
@given(played=matches(), seed=st.integers(0, 2**32))
def test_what_a_seat_is_told_hangs_on_nothing_it_may_not_know(played: Match, seed: int) -> None:
    for number in Random(seed).sample(range(len(played.states)), min(len(played.states), 80)):
        seat = (*range(played.seats), None)[(number + seed) % (played.seats + 1)]
        assert looks_the_same(GAME, played.states[number], seat, seed + number)


@examples(40)
@given(matches())
def test_D13_the_hand_of_a_partys_storyteller_is_nowhere_before_the_clue(played: Match) -> None:
    for state in played.states:
        if played.variant != "party" or state.phase not in ("idea", "telling"):
            continue
        seats = [state.storyteller] if state.phase == "telling" else range(played.seats)
        for seat in seats:
            marked = replace(state, hands=tuple((MARK,) * len(hand) for hand in state.hands))
            seen = everything_shown_to(GAME, marked, seat, Random(1))
            assert MARK.encode() not in seen
            assert seen == everything_shown_to(GAME, state, seat, Random(1))


@examples(40)
@given(matches())
def test_nobody_even_looks_at_a_hidden_card(played: Match) -> None:
    """All that a spectator cannot see is a mark here: a rule that told any of it would show the mark."""
    for state in played.states:
        marked = replace(
            state,
            hands=tuple((MARK,) * len(hand) for hand in state.hands),
            deck=(MARK,) * len(state.deck),
            discards=(MARK,) * len(state.discards),
            given=tuple(Given(one.seat, MARK) for one in state.given) if state.phase in BEFORE_LAID else state.given,
        )
        seen = everything_shown_to(GAME, marked, None, Random(3))
        assert MARK.encode() not in seen
        assert seen == everything_shown_to(GAME, state, None, Random(3))


# The canaries ----------------------------------------------------------------------------------------------------


def with_leak(leak: Any) -> Game:
    """The game, with something slipped into every view."""
    return replace(GAME, view_of=lambda state, seat: (GAME.view_of(state, seat), leak(state, seat or 0)))


def while_in(phases: tuple[str, ...], leak: Any) -> Game:
    return with_leak(lambda state, seat: leak(state, seat) if state.phase in phases else None)


def choosing_by_the_cards(state: State, seat: int) -> Any:
    known = state.phase == "voting" and state.given[0].seat == state.storyteller
    return Choices() if known else GAME.choices(state, seat)


def waiting_for_finders(state: State) -> tuple[int, ...]:
    waiting = GAME.waiting(state)
    return waiting[1:] if state.phase == "voting" and (1,) in state.votes else waiting


def refusing_the_partys_hand(state: State, seat: int, move: Any) -> Any:
    if isinstance(move, Give | Tell) and state.phase == "telling" and move.card in state.hands[seat]:
        return Why("clue-first")
    return GAME.refuse(state, seat, move)


LEAKS = {
    "a card of another hand": with_leak(lambda state, seat: state.hands[seat - 1][:1]),
    "what is drawn next": with_leak(lambda state, seat: state.deck[:1]),
    "what is not in the deck": with_leak(lambda state, seat: sorted(state.deck)[:1]),
    "the storyteller's card": while_in(
        ("giving", "laying"), lambda state, seat: [one.card for one in state.given if one.seat == state.storyteller]
    ),
    "the storyteller's place": while_in(
        HIDDEN_VOTES, lambda state, seat: [one.seat for one in state.given].index(state.storyteller)
    ),
    "whose a card is": while_in(HIDDEN_VOTES, lambda state, seat: state.given[0].seat),
    "what others give": while_in(("giving",), lambda state, seat: [one.card for one in state.given]),
    "what others vote": while_in(HIDDEN_VOTES, lambda state, seat: state.votes),
    "how often others vote": while_in(HIDDEN_VOTES, lambda state, seat: list(map(len, state.votes))),
    "the red vote": while_in(HIDDEN_VOTES, lambda state, seat: state.red),
    "points before their time": while_in(HIDDEN_VOTES, lambda state, seat: sum(map(sum, state.votes))),
    "the hand of a party's storyteller": while_in(("telling",), lambda state, seat: state.hands[seat]),
    "hands before anybody tells": while_in(("idea",), lambda state, seat: state.hands[seat]),
    "what can be done": replace(GAME, choices=choosing_by_the_cards),
    "who is waited for": replace(GAME, waiting=waiting_for_finders),
    "a refusal": replace(GAME, refuse=refusing_the_partys_hand),
}


@pytest.fixture(scope="module")
def states() -> list[State]:
    tables = [("classic", 4), ("classic", 7), ("party", 6), ("team", 6)]
    leaning = ("to anything", "to two votes", "to decoys")
    return [
        state
        for variant, seats in tables
        for state in played(variant, seats, Options(target=5, swap=True), leaning, 4).states
    ]


def all_look_the_same(game: Game, states: list[State]) -> bool:
    watchers = (0, 1, None)
    return all(looks_the_same(game, state, seat, number) for number, state in enumerate(states) for seat in watchers)


def test_the_game_as_it_is_tells_none_of_these_secrets(states: list[State]) -> None:
    assert all_look_the_same(GAME, states)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_game_that_tells_a_secret_is_caught(leak: str, states: list[State]) -> None:
    """Were it not caught here, the tests above would prove nothing."""
    assert not all_look_the_same(LEAKS[leak], states)


def test_the_exchange_exchanges() -> None:
    """Whatever is hidden does become something else; what is known stays."""
    match_ = played("party", 6, Options(), ("to anything",), 3)
    telling = next(state for state in match_.states if state.phase == "telling")
    other = exchanged(telling, telling.storyteller, Random(1))
    assert other.hands[telling.storyteller] != telling.hands[telling.storyteller]
    assert other.deck != telling.deck
    assert exchanged(telling, 1 - telling.storyteller % 2, Random(1)).clue == telling.clue
    assert msgspec.json.encode(other) != msgspec.json.encode(telling)
