"""Whole matches of Pictoric Box, played by hypothesis: both variants, every number of players, every option."""

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec import Struct

from engine.dealer import Dealer
from engine.entries import Dealt, Said
from engine.games.pictoric import GAME
from engine.games.pictoric.box import fewest_pictures
from engine.games.pictoric.moves import Move, Tell, Theme, Vote
from engine.games.pictoric.setting_up import Options
from engine.games.pictoric.state import State, sector_of
from engine.rules import Stop

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


class Match(Struct):
    """A match as it was played: the state before each entry, and the last one."""

    variant: str
    seats: int
    options: Options
    states: list[State]
    entries: list[Any]
    recipe: str

    @property
    def end(self) -> State:
        return self.states[-1]

    def __repr__(self) -> str:
        """What a failing test prints: the line that plays this match again."""
        return self.recipe


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
    dealer, random, chosen = Dealer(seed), Random(seed), list(chosen)
    match = Match(variant, seats, options, [GAME.open(variant, options, seats)], [], recipe)
    heard = [0] * seats
    while GAME.result(match.end) is None and len(match.entries) < MOST_ENTRIES:
        state = match.end
        need = GAME.needs(state)
        if need is not None:
            entry: Any = Dealt(dealer.answer(need))
        else:
            seat, move = picked(state, random, leanings, chosen)
            heard[seat] += 1
            entry = Said(seat, move, heard[seat])
        match.entries.append(entry)
        match.states.append(GAME.play(state, entry))
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
