"""Players of Pebbles: a weak one takes what comes to hand, a strong one leaves four, eight or twelve."""

from random import Random

from engine.bots import Pick, chance
from engine.games.pebbles import MOST, Move, View
from engine.rules import Choices
from engine.seats import Strength


def strong(view: View, choices: Choices[Move], random: Random) -> Move:
    wanted = view.heap % (MOST + 1)
    return next((move for move in choices.moves if move.count == wanted), choices.moves[0])


def middle(view: View, choices: Choices[Move], random: Random) -> Move:
    """Sees the end coming."""
    return strong(view, choices, random) if view.heap <= 2 * MOST else random.choice(choices.moves)


STRENGTHS: dict[Strength, Pick] = {"weak": chance, "middle": middle, "strong": strong}
