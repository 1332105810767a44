"""Whole matches of Dixit, played by hypothesis: every variant, every number of players, every option."""

from collections.abc import Callable
from random import Random

from hypothesis import strategies as st

from engine.games.dixit import GAME
from engine.games.dixit.box import cards_needed
from engine.games.dixit.moves import Move, Vote
from engine.games.dixit.setting_up import Options
from engine.games.dixit.state import State, places_of
from tests.games.dixit.table import EVERY_TABLE
from tests.games.whole_match import WholeMatch, begun, play_on

MOST_ENTRIES = 6000

Leaning = Callable[[State, Move], bool]


def hits(state: State, move: Move) -> bool:
    return isinstance(move, Vote) and any(place in places_of(state, state.storyteller) for place in move.on)


def misses(state: State, move: Move) -> bool:
    return isinstance(move, Vote) and not hits(state, move)


def twice(state: State, move: Move) -> bool:
    return isinstance(move, Vote) and len(move.on) == 2


def together(state: State, move: Move) -> bool:
    """All who may vote for place 1, or else for place 2."""
    return isinstance(move, Vote) and move.on[0] <= 2


LEANINGS: dict[str, Leaning] = {
    "to anything": lambda state, move: True,
    "to the told card": hits,
    "to decoys": misses,
    "to two votes": twice,
    "to what others like": together,
}
"""What players vote for, if they can."""


Match = WholeMatch[State, Options]


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Decks are ours, the smallest with which a table can play, or somewhat larger than that."""
    variant, seats = draw(st.sampled_from(EVERY_TABLE))
    own = draw(st.sampled_from([None, 0, 1, 5, 40]))
    deck = () if own is None else tuple([f"p{card}" for card in range(cards_needed(variant, seats) + own)])
    target = draw(st.sampled_from([1, 5, 12, 30])) if seats < 8 else draw(st.integers(1, 15))
    options = Options(target=target, laps=draw(st.integers(1, 2)), deck=deck, swap=draw(st.booleans()))
    leanings = tuple(draw(st.sampled_from(sorted(LEANINGS))) for _ in range(3))
    return played(variant, seats, options, leanings, draw(st.integers(0, 2**32)))


def played(variant: str, seats: int, options: Options, leanings: tuple[str, ...], seed: int) -> Match:
    """Seats take turns in having these leanings; one move in ten is any move of anybody who can do something."""
    recipe = f"played({variant!r}, {seats}, {options!r}, {leanings!r}, {seed})"
    random = Random(seed)
    match = begun(GAME, variant, seats, options, recipe)
    play_on(match, seed, lambda state: picked(state, random, leanings), MOST_ENTRIES)
    return match


def picked(state: State, random: Random, leanings: tuple[str, ...]) -> tuple[int, Move]:
    if random.random() < 0.1:
        able = [seat for seat in range(state.agreed.seats) if GAME.choices(state, seat).all()]
        seat = random.choice(able)
        return seat, random.choice(GAME.choices(state, seat).all())
    seat = random.choice(GAME.waiting(state))
    moves = GAME.choices(state, seat).all()
    likes = LEANINGS[leanings[seat % len(leanings)]]
    return seat, random.choice([move for move in moves if likes(state, move)] or moves)
