"""Whole matches of Pictoric Box, played by hypothesis: both variants, every number of players, every option."""

from collections.abc import Callable
from random import Random

from hypothesis import strategies as st

from engine.games.pictoric import GAME
from engine.games.pictoric.box import fewest_pictures
from engine.games.pictoric.moves import Move, Tell, Theme, Vote
from engine.games.pictoric.setting_up import Options
from engine.games.pictoric.state import State, sector_of
from engine.rules import Stop
from tests.games.whole_match import WholeMatch, begun, play_on

MOST_ENTRIES = 6000

Leaning = Callable[[State, Move], bool]


def right(state: State, move: Move) -> bool:
    return isinstance(move, Vote) and move.sector == sector_of(state, state.card)


def wrong(state: State, move: Move) -> bool:
    return isinstance(move, Vote) and not right(state, move)


def typed(state: State, move: Move) -> bool:
    return isinstance(move, Tell | Theme) and move.text is not None


def stopping(state: State, move: Move) -> bool:
    return isinstance(move, Stop)


LEANINGS: dict[str, Leaning | None] = {
    "to anything": None,
    "to right votes": right,
    "to wrong votes": wrong,
    "to typing": typed,
    "to stopping": stopping,
}
"""What players like.  Chance alone seldom finds a card, and still more seldom do all find it."""


Match = WholeMatch[State, Options]


def small_deck(variant: str, seats: int) -> tuple[str, ...]:
    """As few pictures as can be played with: the discards are shuffled again and again."""
    return tuple([f"photo-{number}" for number in range(fewest_pictures(seats, variant == "closed"))])


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """The first moves are chosen one by one, the rest by how each player leans; one in five goes on at random."""
    variant, seats = draw(st.sampled_from(["open", "closed"])), draw(st.integers(3, 6))
    deck = draw(st.sampled_from([(), small_deck(variant, seats)]))
    language, rounds = draw(st.sampled_from(["en", "uk", "ru"])), draw(st.sampled_from([0, 0, 0, 1, 4]))
    options = Options(draw(st.booleans()), deck, language, rounds)
    chosen = draw(st.lists(st.integers(0, 200), max_size=60))
    leanings = [draw(st.sampled_from(sorted(LEANINGS))) for _ in range(seats)]
    return played(variant, seats, options, leanings, chosen, draw(st.integers(0, 2**32)))


def played(variant: str, seats: int, options: Options, leanings: list[str], chosen: list[int], seed: int) -> Match:
    deck = f"small_deck({variant!r}, {seats})" if options.deck else "()"
    agreed = f"Options({options.forfeits}, {deck}, {options.language!r}, {options.rounds})"
    recipe = f"played({variant!r}, {seats}, {agreed}, {leanings!r}, {chosen!r}, {seed})"
    random, left = Random(seed), list(chosen)
    match = begun(GAME, variant, seats, options, recipe)
    play_on(match, seed, lambda state: picked(state, random, leanings, left), MOST_ENTRIES)
    return match


def picked(state: State, random: Random, leanings: list[str], chosen: list[int]) -> tuple[int, Move]:
    waiting = GAME.waiting(state)
    seat = waiting[chosen.pop() % len(waiting)] if chosen else random.choice(waiting)
    moves = GAME.choices(state, seat).all()
    if chosen:
        return seat, moves[chosen.pop() % len(moves)]
    likes = LEANINGS[leanings[seat]]
    liked = [move for move in moves if likes is not None and likes(state, move)]
    return seat, random.choice(liked if liked and random.random() < 0.8 else moves)
