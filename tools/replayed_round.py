"""A round of Pictomania between bots and three others whose drawings are replayed: those of people, which the eye
never saw, or what bots draw of a level's words.

Time is the table's own: ink comes as a hand would draw it, bots look and think as long as they would beside people.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

from engine import bots
from engine.bots import Act, Player
from engine.bots.pictomania import without_eyes
from engine.companion import hand
from engine.dealer import Dealer
from engine.entries import Dealt, Said
from engine.games.pictomania import GAME
from engine.games.pictomania.box import LETTER_CARDS, LETTERS, NUMBERS, lists_of
from engine.games.pictomania.moves import Draw, Finish, Move, Ready
from engine.games.pictomania.state import State
from engine.ink import Entry
from engine.rules import Roll, Shuffle
from tools.doodles import people
from tools.sight.drawings import held_out
from tools.sight.racks import give_or_take

PEOPLE = 3
PAUSE = 0.9
"""Seconds that a bot takes for what has no time of its own, as in the app."""

PERSON_BEGINS = (3.0, 9.0)
PERSON_GUESSES = (8.0, 25.0)
"""Seconds before a person's first stroke, and from the last one to being finished."""

PIECE = 0.4
LONGEST = 600.0
"""Seconds after which a round that does not end is given up."""

Word = tuple[int, int]
"""A letter's place and a number."""


@dataclass(frozen=True)
class Outcome:
    """What a bot got: cards that it laid on people's drawings, how many were right, and all stars it earned."""

    laid: int
    right: int
    stars: int


class Round:
    """People sit first, then bots.  Without a ``level`` people's own drawings are replayed, of words of level 1."""

    def __init__(self, players: Sequence[Player], seed: str, level: int | None = None) -> None:
        self._bots, self._seed, self._random = players, seed, Random(seed)
        self._state = _dealt(PEOPLE + len(players), self._random, level)
        self._seats = range(PEOPLE, PEOPLE + len(players))
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._order, self._now = count(), 0.0
        self._asleep: set[int] = set()
        draws = _drawn_by_people if level is None else _drawn_by_bots
        self._hands = [hand.in_pieces(draws(self._word(seat), self._random), PIECE) for seat in range(PEOPLE)]

    def play(self) -> list[Outcome]:
        for seat, pieces in enumerate(self._hands):
            at = self._random.uniform(*PERSON_BEGINS)
            for piece in pieces:
                at += piece.seconds
                self._later(at, self._saying(seat, Draw(piece.ink)))
            self._later(at + self._random.uniform(*PERSON_GUESSES), self._saying(seat, Finish()))
        for seat in self._seats:
            self._later(0.0, self._thinking(seat))
        while self._due and self._state.phase == "playing" and self._now < LONGEST:
            self._now, _, happens = heapq.heappop(self._due)
            happens()
        return [self._outcome(seat) for seat in self._seats]

    def _later(self, at: float, happens: Callable[[], None]) -> None:
        heapq.heappush(self._due, (at, next(self._order), happens))

    def _saying(self, seat: int, move: Move) -> Callable[[], None]:
        def say() -> None:
            if self._state.phase != "playing" or GAME.refuse(self._state, seat, move) is not None:
                return
            self._state = GAME.play(self._state, Said(seat, move, at=round(1000 * self._now)))
            for sleeper in sorted(self._asleep):
                self._later(self._now, self._thinking(sleeper))
            self._asleep.clear()

        return say

    def _thinking(self, seat: int) -> Callable[[], None]:
        def think() -> None:
            if self._state.phase != "playing" or not GAME.choices(self._state, seat).all():
                return
            act = self._act(seat)
            until = self._now + (PAUSE if act.seconds is None else act.seconds)
            if act.move is not None:
                self._later(until, self._saying(seat, act.move))
            if act.move is not None or act.again:
                self._later(until, self._thinking(seat))
            else:
                self._asleep.add(seat)

        return think

    def _act(self, seat: int) -> Act:
        player, view = self._bots[seat - PEOPLE], GAME.view_of(self._state, seat)
        logs = {drawing: GAME.log(self._state, seat, drawing, 0) for drawing in player.looks_at(view)}
        inks = {drawing: log for drawing, log in logs.items() if log is not None}
        holders = tuple([None if place < PEOPLE else "middle" for place in range(len(view.players))])
        choices = GAME.choices(self._state, seat)
        scene: Any = SimpleNamespace(
            game="pictomania", match=self._seed, view=view, choices=choices, bots=holders, waiting=(seat,)
        )
        return player.act(scene, inks, Random(self._random.random()))

    def _word(self, seat: int) -> tuple[str, int]:
        state = self._state
        return state.agreed.list_id(state.rack[state.letters[seat]]), state.numbers[seat]

    def _outcome(self, seat: int) -> Outcome:
        state = self._state
        cards = [card for card in state.guesses if card.seat == seat and card.of < PEOPLE]
        right = sum(card.number == state.numbers[card.of] for card in cards)
        stars = sum(line.points for line in GAME.view_of(state, None).why if line.seat == seat)
        return Outcome(len(cards), right, stars)


def _drawn_by_people(word: tuple[str, int], random: Random) -> list[Entry]:
    """A drawing that a person made and no eye saw, at a hand's pace."""
    category = people.by_word()[word]
    lines = random.choice(held_out()[category.name])
    return hand.inked(hand.paced(lines, random), random)


def _drawn_by_bots(word: tuple[str, int], random: Random) -> list[Entry]:
    doodle = hand.doodle_of(*word, random)
    assert doodle is not None
    return hand.inked(hand.drawn(doodle, random), random)


def _dealt(seats: int, random: Random, level: int | None) -> State:
    """A round whose people have words that people drew, or any of the level; the other words are anything."""
    while True:
        rack = random.sample(list(lists_of(level or 1)), len(LETTERS))
        state: State = GAME.open("live", GAME.options(levels=(level or 1,) * 4), seats)
        words = _words(state, rack, random) if level is None else _any_words(random)
        if words is not None:
            break
    while isinstance(need := GAME.needs(state), Shuffle | Roll) or state.phase == "words":
        if need is None or not isinstance(need, Shuffle | Roll):
            for seat in range(seats):
                state = GAME.play(state, Said(seat, Ready()))
            continue
        state = GAME.play(state, Dealt(_answer(need, rack, words, random)))
    return state


def _words(state: State, rack: Sequence[int], random: Random) -> list[Word] | None:
    """A word for each person: of this rack, all with other numbers; nothing if there are none."""
    known = [
        (letter, number)
        for letter, place in enumerate(rack)
        for number in NUMBERS
        if (state.agreed.list_id(place), number) in people.by_word()
    ]
    random.shuffle(known)
    found: list[Word] = []
    for letter, number in known:
        letters, numbers = [word[0] for word in found], [word[1] for word in found]
        if number not in numbers and letters.count(letter) < LETTER_CARDS.count(letter) and len(found) < PEOPLE:
            found.append((letter, number))
    return found if len(found) == PEOPLE else None


def _any_words(random: Random) -> list[Word]:
    return list(zip(random.sample(LETTER_CARDS, PEOPLE), random.sample(NUMBERS, PEOPLE), strict=True))


def _answer(need: Shuffle | Roll, rack: Sequence[int], words: Sequence[Word], random: Random) -> tuple[int, ...]:
    if not isinstance(need, Shuffle):
        return Dealer(random.getrandbits(32)).answer(need)
    if need.what == "lists":
        first = [item for item in rack if item in need.items]
    else:
        first = [word[0] if need.what == "letters" else word[1] for word in words]
    left = list(need.items)
    for item in first:
        left.remove(item)
    random.shuffle(left)
    return (*first, *left)


# A tournament ----------------------------------------------------------------------------------------------------


def plays(strength: str) -> Player:
    """A bot of that strength; one without eyes is left to chance."""
    if strength == "chance":
        return Player(without_eyes.weak)
    return bots.player("pictomania", strength, bots.bot("pictomania", strength))  # type: ignore[arg-type]


def pair_off(
    one: str, other: str, rounds: int, seed: int, level: int | None = None
) -> Iterator[tuple[Outcome, Outcome]]:
    """What came of each round for the two; each deal is played with the seats changed too."""
    for deal in range(rounds // 2):
        first, second = Round([plays(one), plays(other)], f"{seed} {deal}", level).play()
        yield first, second
        second, first = Round([plays(other), plays(one)], f"{seed} {deal}", level).play()
        yield first, second


def sentence(one: str, other: str, outcomes: Sequence[tuple[Outcome, Outcome]]) -> str:
    """How often the first scored more (a tie counts half), and how many cards of each were right."""
    points = [0.5 + 0.5 * ((first.stars > second.stars) - (first.stars < second.stars)) for first, second in outcomes]
    deals = [(first + second) / 2 for first, second in zip(points[::2], points[1::2], strict=True)]
    share = sum(deals) / len(deals)
    spread = sum((deal - share) ** 2 for deal in deals) / max(len(deals) - 1, 1)
    lines = [
        f"{one} beats {other}: {100 * share:.1f} % ± {196 * (spread / len(deals)) ** 0.5:.1f} of {len(points)} rounds"
    ]
    for name, mine in zip((one, other), zip(*outcomes, strict=True), strict=True):
        laid, right = sum(each.laid for each in mine), sum(each.right for each in mine)
        found = right / max(laid, 1)
        lines.append(
            f"  {name}: {100 * found:.1f} % ± {100 * give_or_take(found, max(laid, 1)):.1f} of {laid} cards right"
        )
    return "\n".join(lines)
