"""Pictomania without eyes: scribbles a little, guesses by chance, never snatches a black token from those who draw.

So bots play where the files of the eye are missing.  Strength is only what is not wasted: the own number (P10), stars.
It holds its guesses back until there is something to see, and finishes when everybody else has begun to guess.
"""

from random import Random
from typing import TypeVar

from engine.bots import Pick
from engine.games.pictomania.moves import (
    Abstain,
    Draw,
    Favour,
    Finish,
    Guess,
    HandOn,
    Judge,
    Move,
    Ready,
    Take,
    Uncover,
)
from engine.games.pictomania.view import Player, View
from engine.ink import Entry, PaperLaid, Points, Progress, Sheet, StrokeBegun, StrokeEnded, Style, encode
from engine.ink.format import USUAL_PACE
from engine.rules import Choices
from engine.seats import Strength

Kind = TypeVar("Kind")

SHAPES: tuple[tuple[tuple[int, int], ...], ...] = (
    ((0, 0), (200, 380), (400, 0), (0, 240), (400, 240), (0, 0)),
    ((0, 0), (0, 300), (400, 300), (400, 0), (0, 0)),
    ((0, 300), (200, 480), (400, 300)),
    ((0, 0), (100, 90), (200, 0), (300, 90), (400, 0)),
    ((0, 200), (60, 340), (200, 400), (340, 340), (400, 200), (340, 60), (200, 0), (60, 60), (0, 200)),
    ((0, 0), (400, 400)),
)
"""A star, a house, its roof, waves, a ring, a line: what a bot can draw."""

STEPS = 6
"""Points between two corners: enough for the strokes to grow when they are replayed."""

BETWEEN_STROKES = 120
"""Ticks (a third of a second): a hand that moves on."""


def weak(view: View, choices: Choices[Move], random: Random) -> Move | None:
    """Guesses anything, and is content with the smallest black token."""
    return _move(view, choices, random, numbers=view.hand, best=False)


def strong(view: View, choices: Choices[Move], random: Random) -> Move | None:
    """Never guesses its own number, and takes the best black token left."""
    mine = None if view.task is None else view.task.number
    return _move(view, choices, random, tuple([number for number in view.hand if number != mine]), best=True)


def _move(view: View, choices: Choices[Move], random: Random, numbers: tuple[int, ...], best: bool) -> Move | None:
    match view.phase:
        case "playing":
            return _draw(view, choices, random) or _play(view, choices, random, numbers, best)
        case "drawing":
            uncovers = first(choices, Uncover)
            return uncovers or _draw(view, choices, random) or first(choices, HandOn)
        case "guessing":
            # Its stopwatch measures no thought, so the tokens that go by stopwatch are left to people.
            uncovers = first(choices, Uncover)
            return uncovers or _guess(view, choices, random, numbers) or first(choices, Finish)
        case "words" | "reveal":
            return _judge(choices) or first(choices, Ready)
        case "favourite":
            return _any(choices, Favour, random) or first(choices, Abstain)
    return None


def _play(view: View, choices: Choices[Move], random: Random, numbers: tuple[int, ...], best: bool) -> Move | None:
    """All at once: a guess, or a black token when nobody else is drawing any more."""
    guess = _guess(view, choices, random, numbers)
    if guess is not None:
        return guess
    if any(draws(player) for seat, player in enumerate(view.players) if seat != view.seat):
        return None
    if waits_for_token(view):
        return None  # P32: somebody has a head start, and a moment later there are tokens
    tokens = sorted([move for move in choices.moves if isinstance(move, Take)], key=lambda move: move.stars)
    if tokens:
        return tokens[-1] if best else tokens[0]
    return first(choices, Finish)


def waits_for_token(view: View) -> bool:
    """P32: whether somebody has a head start over this seat."""
    return bool(view.may_take_at) and view.seat is not None and view.may_take_at[view.seat] is not None


def draws(player: Player) -> bool:
    return not (player.guessing or player.finished or player.void)


def _guess(view: View, choices: Choices[Move], random: Random, numbers: tuple[int, ...]) -> Guess | None:
    """A guess at a drawing that shows something, or will never show more."""
    guesses = [
        move
        for move in choices.moves
        if isinstance(move, Guess)
        and move.number in numbers
        and (view.players[move.of].ink or not draws(view.players[move.of]))
    ]
    return random.choice(guesses) if guesses else None


def _judge(choices: Choices[Move]) -> Judge | None:
    """A bot sees no foul."""
    return next((move for move in choices.moves if isinstance(move, Judge) and not move.foul), None)


def first(choices: Choices[Move], kind: type[Kind]) -> Kind | None:
    return next((move for move in choices.moves if isinstance(move, kind)), None)


def _any(choices: Choices[Move], kind: type[Kind], random: Random) -> Kind | None:
    moves = [move for move in choices.moves if isinstance(move, kind)]
    return random.choice(moves) if moves else None


# Drawing ---------------------------------------------------------------------------------------------------------


def _draw(view: View, choices: Choices[Move], random: Random) -> Draw | None:
    """One scribble on an empty sheet; what a person began stays as it is."""
    if view.seat is None or view.players[view.seat].ink or not any(isinstance(move, Draw) for move in choices.examples):
        return None
    return Draw(scribble(random))


def scribble(random: Random) -> bytes:
    """The first chunk of a log: a scribble as a whole."""
    chunk, _ = encode(scribbled(random), Progress())
    return chunk


def scribbled(random: Random) -> list[Entry]:
    """Two to four shapes, somewhere on the sheet."""
    entries: list[Entry] = [PaperLaid(Sheet.LANDSCAPE)]
    at = 0
    for shape in random.sample(SHAPES, random.randint(2, 4)):
        right, up = random.randint(200, Sheet.LANDSCAPE.right - 1000), random.randint(200, Sheet.LANDSCAPE.top - 1000)
        xs, ys = zip(*_along([(right + x * 2, up + y) for x, y in shape]))
        ats = range(at + USUAL_PACE, at + USUAL_PACE * len(xs), USUAL_PACE)
        entries.append(StrokeBegun(0, at, Style(), xs[0], ys[0]))
        entries.append(Points(0, list(xs[1:]), list(ys[1:]), list(ats), [0] * len(ats)))
        entries.append(StrokeEnded(0))
        at += USUAL_PACE * len(xs) + BETWEEN_STROKES
    return entries


def _along(corners: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The points that a pen passes on its way from corner to corner."""
    places = [corners[0]]
    for (x, y), (to_x, to_y) in zip(corners, corners[1:]):
        places += [(x + (to_x - x) * step // STEPS, y + (to_y - y) * step // STEPS) for step in range(1, STEPS + 1)]
    return places


STRENGTHS: dict[Strength, Pick] = {"weak": weak, "middle": strong, "strong": strong}
