"""What nobody may know in Pictomania before its time, proved by exchanging it for something else."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.pictomania import GAME
from engine.games.pictomania.box import LETTER_CARDS, NUMBERS
from engine.games.pictomania.moves import Draw, Favour, Guess, Judge
from engine.games.pictomania.setting_up import Options
from engine.games.pictomania.state import ABSTAINED, Ink, State
from engine.ink import Progress
from engine.rules import Game, Why
from tests.games.conformance import shown_to
from tests.games.pictomania.matches import Match, matches, played
from tests.games.pictomania.table import stroke
from tests.games.pictomania.test_matches import EVERY_MOVE, SHOWN
from tests.harness.examples import examples

MARK = 777_777_777
"""A card that no rule could look up: it is in no table of the box."""

SCRIBBLE = stroke(Progress()) + stroke(Progress())[2:]


def everything_shown_to(game: Game, state: State, seat: int | None, random: Random) -> bytes:
    """All that a seat can find out by looking, asking, trying, and reading every drawing."""
    moves = [*EVERY_MOVE[random.randrange(5) :: 5], Draw(SCRIBBLE), Guess(1, 3), Judge(0, True)]
    logs = [game.log(state, seat, drawing, 0) for drawing in range(4 * state.agreed.seats)]
    return shown_to(game, state, seat, moves) + msgspec.json.encode(logs)


def exchanged(state: State, seat: int | None, random: Random) -> State:
    """The same to this seat's eyes: whatever it cannot see is exchanged for something else that could be there."""
    state = replace(state, deck=tuple(random.sample(state.deck, len(state.deck))))
    others = [other for other in range(state.agreed.seats) if other != seat]
    if state.phase == "favourite":
        votes = [
            vote if other == seat or vote is None else random.choice((ABSTAINED, 1, 2, 3))
            for other, vote in enumerate(state.votes)
        ]
        return replace(state, votes=tuple(votes))
    if state.phase in SHOWN:
        return state
    claims = [random.random() < 0.5 if other in others else claim for other, claim in enumerate(state.claims)]
    state = replace(state, claims=tuple(claims), guesses=other_guesses(state, seat, random))
    if state.numbers:
        state = other_words(state, others, random)
    if state.phase == "drawing":
        inks = [Ink(SCRIBBLE * 9) if other in others else ink for other, ink in enumerate(state.inks)]
        state = replace(state, inks=tuple(inks))
    return state


def other_words(state: State, others: list[int], random: Random) -> State:
    letters, numbers = list(LETTER_CARDS), list(NUMBERS)
    for seat in set(range(state.agreed.seats)) - set(others):
        letters.remove(state.letters[seat])
        numbers.remove(state.numbers[seat])
    random.shuffle(letters)
    random.shuffle(numbers)
    return replace(
        state,
        letters=tuple(letters.pop() if seat in others else card for seat, card in enumerate(state.letters)),
        numbers=tuple(numbers.pop() if seat in others else card for seat, card in enumerate(state.numbers)),
    )


def other_guesses(state: State, seat: int | None, random: Random) -> Any:
    hands = {other: random.sample(NUMBERS, len(NUMBERS)) for other in range(state.agreed.seats)}
    return tuple(card if card.seat == seat else replace(card, number=hands[card.seat].pop()) for card in state.guesses)


def looks_the_same(game: Game, state: State, seat: int | None, seed: int) -> bool:
    other = exchanged(state, seat, Random(seed))
    return everything_shown_to(game, state, seat, Random(seed)) == everything_shown_to(game, other, seat, Random(seed))


@examples(60)
@given(played=matches(), seed=st.integers(0, 2**32))
def test_what_a_seat_is_told_hangs_on_nothing_it_may_not_know(played: Match, seed: int) -> None:
    for number, state in enumerate(played.states):
        seat = (*range(played.seats), None)[(number + seed) % (played.seats + 1)]
        assert looks_the_same(GAME, state, seat, seed + number)


def with_leak(leak: Any) -> Game:
    """The game, with something slipped into every view."""
    return replace(GAME, view_of=lambda state, seat: (GAME.view_of(state, seat), leak(state, seat or 0)))


def while_hidden(leak: Any) -> Game:
    return with_leak(lambda state, seat: leak(state, seat) if state.phase not in SHOWN else None)


def all_logs(state: State, seat: int | None, drawing: int, offset: int) -> bytes | None:
    log = GAME.log(state, seat, drawing, offset)
    return state.inks[drawing].log[offset:] if log is None and drawing < state.agreed.seats else log


LEAKS = {
    "a letter": while_hidden(lambda state, seat: state.letters[seat - 1 : seat]),
    "a number": while_hidden(lambda state, seat: state.numbers[seat - 1 : seat]),
    "which numbers are dealt": while_hidden(lambda state, seat: sorted(state.numbers)),
    "the list that comes next": while_hidden(lambda state, seat: state.deck[:1]),
    "what others guessed": while_hidden(lambda state, seat: [card.number for card in state.guesses]),
    "who guessed right": while_hidden(
        lambda state, seat: [card.number == state.numbers[card.of] for card in state.guesses if card.of != seat]
    ),
    "who wants a token": while_hidden(lambda state, seat: state.claims),
    "what others vote": with_leak(lambda state, seat: state.votes if state.phase == "favourite" else None),
    "a refusal": replace(
        GAME, refuse=lambda state, seat, move: Why("x") if state.numbers and state.numbers[seat - 1] > 3 else None
    ),
    "what can be done": replace(
        GAME, choices=lambda state, seat: [] if state.phase in SHOWN else state.numbers[seat - 1 : seat]
    ),
    "who is waited for": replace(
        GAME, waiting=lambda state: () if state.phase in SHOWN else (sum(state.numbers[:2]) % 2,)
    ),
    "the log of a drawing": replace(GAME, log=all_logs),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_game_that_tells_a_secret_is_caught(leak: str) -> None:
    """The canary: were it not caught here, the test above would prove nothing."""
    leaning = ["to anything", "to quarrels", "to drawing"]
    tied = ["to modesty"] * 3  # nobody scores, so there is a vote
    matches_ = [played("live", 3, Options(), leaning, [], 4), played("passed", 3, Options(), leaning, [], 4)]
    matches_ += [played("live", 3, Options(), tied, [], seed) for seed in range(4)]
    states = [state for one in matches_ for state in one.states]
    assert not all(
        looks_the_same(LEAKS[leak], state, seat, number) for number, state in enumerate(states) for seat in (0, 1, None)
    )


@examples(60)
@given(matches())
def test_nobody_even_looks_at_a_hidden_card(played: Match) -> None:
    """Letters, numbers and guesses of others are marks here: a rule that looked one up would fail or tell it."""
    for state in played.states:
        if state.phase in SHOWN:
            continue
        for seat in (0, played.seats - 1):
            others = [other for other in range(played.seats) if other != seat]
            blind = replace(
                state,
                deck=(MARK,) * len(state.deck),
                letters=tuple(MARK if other in others else card for other, card in enumerate(state.letters)),
                numbers=tuple(MARK if other in others else card for other, card in enumerate(state.numbers)),
                guesses=tuple(
                    replace(card, number=MARK + index) if card.seat in others else card
                    for index, card in enumerate(state.guesses)
                ),
            )
            seen = everything_shown_to(GAME, blind, seat, Random(3))
            assert str(MARK)[:6].encode() not in seen
            assert seen == everything_shown_to(GAME, state, seat, Random(3))


def test_votes_show_when_all_have_voted() -> None:
    ended = played("live", 3, Options(), ["to modesty"] * 3, [], 1)
    assert any(isinstance(entry.move, Favour) for entry in ended.entries if hasattr(entry, "move"))
    assert GAME.view_of(ended.end, None).favourites
