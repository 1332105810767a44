"""Whole matches of Pictomania, played by hypothesis: every variant, every number of players, every option."""

from collections.abc import Callable
from functools import partial
from random import Random

from hypothesis import strategies as st
from msgspec.structs import replace

from engine.decks.own_lists import OwnList
from engine.games.pictomania import GAME
from engine.games.pictomania.moves import (
    Abstain,
    CallFoul,
    Claim,
    Cover,
    Draw,
    Favour,
    Finish,
    Guess,
    HandOn,
    Judge,
    LookOn,
    Move,
    OwnUp,
    Ready,
    Take,
    Uncover,
    Veto,
)
from engine.games.pictomania.setting_up import Options
from engine.games.pictomania.state import State
from tests.games.whole_match import WholeMatch, begun, play_on

MOST_ENTRIES = 4000

Leaning = Callable[[State, Move], bool]


def right(state: State, move: Move) -> bool:
    """A guess that chance would make once in seven times."""
    return isinstance(move, Guess) and state.numbers[move.of] == move.number


def wrong(state: State, move: Move) -> bool:
    return isinstance(move, Guess) and not right(state, move)


def any_of(*kinds: type[Move]) -> Leaning:
    return lambda state, move: isinstance(move, kinds)


def seldom(state: State, move: Move) -> bool:
    """What most players do once in a while only; else no drawing would count, and no round begin."""
    return isinstance(move, Veto | Cover | OwnUp | CallFoul | LookOn)


LEANINGS: dict[str, tuple[Leaning, ...]] = {
    "to anything": (),
    "to right guesses": (right, any_of(Take, Claim, Ready)),
    "to wrong guesses": (wrong, any_of(Take, Claim, Ready)),
    "to haste": (any_of(Take, Claim, HandOn, Ready),),
    "to modesty": (any_of(Finish, HandOn, Ready),),
    "to scruples": (any_of(OwnUp, Veto, Judge, Abstain),),
    "to quarrels": (right, any_of(CallFoul, Judge, Favour)),
    "to drawing": (any_of(Draw, Uncover, Guess),),
}
"""What players like, best first, before what most players do.

Chance alone guesses right too seldom, and owns up before anybody has guessed.
"""


Match = WholeMatch[State, Options]


def own_list(number: int) -> OwnList:
    """A list of a table's own; its words differ from those of all other numbers."""
    theme, *words = [
        "".join("abcdefgh"[(number * 8 + place) // 8**power % 8] for power in range(4)) for place in range(8)
    ]
    return OwnList(theme, tuple(words))


OWN = tuple(own_list(number) for number in range(13))
"""Enough for four rounds of them alone."""


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """The first moves are chosen one by one, the rest by how each player leans; one in ten goes on at random."""
    variant, seats = draw(st.sampled_from(["live", "passed"])), draw(st.integers(3, 6))
    own = draw(st.sampled_from([(), (), OWN[:2], OWN]))
    level = st.sampled_from([0, 1, 2, 3, 4] if own == OWN else [1, 2, 3, 4])
    levels = draw(st.one_of(st.just((1, 2, 3, 4)), st.tuples(*[level] * 4)))
    options = Options(
        hurry=draw(st.booleans()),
        calm=draw(st.sampled_from([False, False, True])),
        own_time=draw(st.one_of(st.just(()), st.tuples(*[st.sampled_from([100, 150, 200])] * seats))),
        teaching=draw(st.booleans()),
        levels=levels,
        own=own,
    )
    chosen = draw(st.lists(st.integers(0, 200), max_size=60))
    leanings = [draw(st.sampled_from(sorted(LEANINGS))) for _ in range(seats)]
    return played(variant, seats, options, leanings, chosen, draw(st.integers(0, 2**32)))


def played(variant: str, seats: int, options: Options, leanings: list[str], chosen: list[int], seed: int) -> Match:
    plain = replace(options, own=())
    own = f"own lists: {len(options.own)}"
    recipe = f"played({variant!r}, {seats}, {plain!r}, {leanings!r}, {chosen!r}, {seed})  # {own}"
    random, left = Random(seed), list(chosen)
    match = begun(GAME, variant, seats, options, recipe)
    wait = partial(random.choice, (0, 1, 500, 20_000))
    play_on(match, seed, lambda state: picked(state, random, leanings, left), MOST_ENTRIES, wait)
    return match


def picked(state: State, random: Random, leanings: list[str], chosen: list[int]) -> tuple[int, Move]:
    if chosen:
        able = seats_that_can(state)
        seat = able[chosen.pop() % len(able)]
        moves = GAME.choices(state, seat).all()
        return seat, moves[chosen.pop() % len(moves) if chosen else 0]
    seat = random.choice(seats_that_can(state) if random.random() < 0.1 else GAME.waiting(state))
    moves = GAME.choices(state, seat).all()
    if random.random() < 0.1:
        return seat, random.choice(moves)
    for likes in (*LEANINGS[leanings[seat]], lambda state, move: not seldom(state, move)):
        liked = [move for move in moves if likes(state, move)]
        if liked:
            return seat, random.choice(liked)
    return seat, random.choice(moves)


def seats_that_can(state: State) -> list[int]:
    return [seat for seat in range(state.agreed.seats) if GAME.choices(state, seat).all()]
