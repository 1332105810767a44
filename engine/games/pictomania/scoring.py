"""Scoring (P17 to P24): the stacks are turned over, and every point gets its line."""

from typing import Literal

from msgspec import Struct

from engine.games.pictomania import passed
from engine.games.pictomania.box import LETTERS, OWN_TOKENS, Letter
from engine.games.pictomania.state import Laid, State, Void, in_order
from engine.rules import WhyLine

Verdict = Literal["right", "wrong", "back", "late"]
"""A wrong card goes to the middle; one that is ``back`` (P24) or ``late`` (P29) counts for nobody."""

Fate = Literal["added", "lost", "returned", "none"]
"""Of a black token: ``lost`` is subtracted, ``returned`` counts neither way, ``none`` was taken."""


class Card(Struct, frozen=True):
    """A guess card turned over, and the stars that it earned."""

    seat: int
    number: int
    verdict: Verdict
    stars: int = 0


class Stack(Struct, frozen=True):
    """A drawing's word, its guess cards from the earliest to the latest, and the tokens that nobody earned."""

    seat: int
    list: str
    letter: Letter
    number: int
    cards: tuple[Card, ...]
    left: tuple[int, ...]
    void: Void | None

    def guessed(self) -> bool:
        return any(card.verdict == "right" for card in self.cards)


class Black(Struct, frozen=True):
    """A seat's black token and what became of it."""

    stars: int
    fate: Fate


class Reveal(Struct, frozen=True):
    """A round turned over: a stack for each seat, cards in the middle by seat, the black sheep, black tokens."""

    stacks: tuple[Stack, ...]
    middle: tuple[int, ...]
    sheep: int | None
    black: tuple[Black, ...]


def reveal(state: State) -> Reveal:
    stacks = tuple([_turned_over(state, seat) for seat in range(state.agreed.seats)])
    middle = _in_the_middle(stacks)
    teaching = state.agreed.teaching and state.round == 1  # P23
    sheep = None if teaching or state.agreed.calm else _black_sheep(middle)  # P31
    black = tuple(
        [Black(stars, _fate(stars, stack, stack.seat == sheep, teaching)) for stars, stack in zip(state.taken, stacks)]
    )
    return Reveal(stacks, middle, sheep, black)


def _turned_over(state: State, seat: int) -> Stack:
    left = list(OWN_TOKENS[state.agreed.seats])  # most stars first
    cards = []
    for card in in_order(state, [card for card in state.guesses if card.of == seat]):
        verdict = _verdict(state, card)
        stars = left.pop(0) if verdict == "right" else 0  # P17
        cards.append(Card(card.seat, card.number, verdict, stars))
    return Stack(
        seat=seat,
        list=state.agreed.list_id(state.rack[state.letters[seat]]),
        letter=LETTERS[state.letters[seat]],
        number=state.numbers[seat],
        cards=tuple(cards),
        left=tuple(left),
        void=state.void[seat],
    )


def _verdict(state: State, card: Laid) -> Verdict:
    if state.void[card.of]:
        return "back"  # P24
    last_call = passed.last_call(state) if state.agreed.passed else None
    if last_call is not None and card.time > last_call:
        return "late"  # P29
    return "right" if card.number == state.numbers[card.of] else "wrong"  # P18


def _in_the_middle(stacks: tuple[Stack, ...]) -> tuple[int, ...]:
    wrong = [card.seat for stack in stacks for card in stack.cards if card.verdict == "wrong"]
    return tuple([wrong.count(stack.seat) for stack in stacks])


def _black_sheep(middle: tuple[int, ...]) -> int | None:
    """P21: alone at the top, or nobody is."""
    most = max(middle)
    return middle.index(most) if middle.count(most) == 1 else None


def _fate(stars: int, stack: Stack, sheep: bool, teaching: bool) -> Fate:
    if not stars:
        return "none"
    if stack.void:
        return "returned"  # P24: in a round to learn too
    if teaching:
        return "added"  # P23: no sheep, and a drawing that nobody guessed returns nothing
    if not stack.guessed():
        return "returned"  # P22: for the black sheep too
    return "lost" if sheep else "added"  # P21


# Lines -----------------------------------------------------------------------------------------------------------


def lines(state: State) -> tuple[WhyLine, ...]:
    """P20: the round's lines for every seat."""
    turned = reveal(state)
    found: list[WhyLine] = []
    for seat in range(state.agreed.seats):
        found += _earned(turned, seat, state.round)
        found += _black_line(turned, seat, state.round)
        found += _own_line(turned.stacks[seat], state.round)
    return tuple(found)


def _earned(turned: Reveal, seat: int, round: int) -> list[WhyLine]:
    return [
        WhyLine(seat, card.stars, "right-guess", {"of": stack.seat, "list": stack.list, "number": stack.number}, round)
        for stack in turned.stacks
        for card in stack.cards
        if card.seat == seat and card.verdict == "right"
    ]


def _black_line(turned: Reveal, seat: int, round: int) -> list[WhyLine]:
    token, stack = turned.black[seat], turned.stacks[seat]
    match token.fate:
        case "added":
            return [WhyLine(seat, token.stars, "black-token", {}, round)]
        case "lost":
            return [WhyLine(seat, -token.stars, "black-sheep", {}, round)]
        case "returned":
            return [WhyLine(seat, 0, "black-void" if stack.void else "black-returned", {}, round)]
    return [WhyLine(seat, 0, "bare-sheep", {}, round)] if turned.sheep == seat else []


def _own_line(stack: Stack, round: int) -> list[WhyLine]:
    if not stack.left:
        return []
    key = "left" if stack.void is None else f"left-{stack.void}"  # P19, P24
    return [WhyLine(stack.seat, -sum(stack.left), key, {"n": len(stack.left)}, round)]


def totals(seats: int, lines: tuple[WhyLine, ...]) -> tuple[int, ...]:
    sums = [0] * seats
    for line in lines:
        sums[line.seat] += line.points
    return tuple(sums)
