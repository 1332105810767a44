"""Three players of Portrait of a Yokai."""

from random import Random

from engine.bots import Pick
from engine.bots.thinking_time import Thinking
from engine.bots.yokai.imagined import as_known
from engine.bots.yokai.search import strong
from engine.bots.yokai.turns import steps, turns
from engine.bots.yokai.worth import worth
from engine.games.yokai import Move, View
from engine.rules import Choices
from engine.seats import Strength

NOTICED = 0.75
"""How many of its moves the weak player notices: like a beginner who forgets an effect or the other colour."""


def weak(view: View, choices: Choices[Move], random: Random) -> Move:
    """Lays the sketch that looks best at once, of those that come to mind."""
    looks = [(worth(after, view.turn), move) for move, after in steps(as_known(view))]
    noticed = [look for look in looks if random.random() < NOTICED]
    return max(noticed or looks, key=lambda look: look[0])[1]


def middle(view: View, choices: Choices[Move], random: Random) -> Move:
    """Looks through its whole turn, and no further."""
    found = turns(as_known(view), Thinking())
    return max(found, key=lambda turn: worth(turn[1], view.turn))[0]


STRENGTHS: dict[Strength, Pick] = {"weak": weak, "middle": middle, "strong": strong}
