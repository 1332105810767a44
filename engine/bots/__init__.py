"""Players made of code, found by the name of their game.  They see one seat's view and choices, like anybody."""

import importlib
from collections.abc import Callable
from functools import cache, partial
from importlib.util import find_spec
from random import Random
from typing import Any

from engine import rules
from engine.companion.words import Recall
from engine.rules import Choices
from engine.seats import Strength

Pick = Callable[[Any, Choices[Any], Random], Any]
"""A seat's next move, from what this seat may know.  The same Random leads to the same move.

None is an answer too: nothing to say until the table changes.
"""

RECALLING = frozenset(("dixit", "pictoric"))
"""Games whose bots take ``recall``: what was told in earlier matches."""


@cache
def bot(game: str, strength: Strength) -> Pick:
    """How a bot of that strength plays that game; KeyError if there is no such game."""
    rules.game(game)
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return chance
    found: Pick = importlib.import_module(module).STRENGTHS[strength]
    return found


def recalling(recall: Recall) -> Callable[[str, Strength], Pick]:
    """Bots as ``bot`` gives them, but those that have use for it remember this of earlier matches."""

    def remembers(game: str, strength: Strength) -> Pick:
        pick: Callable[..., Any] = bot(game, strength)
        return partial(pick, recall=recall) if game in RECALLING else pick

    return remembers


def chance(view: Any, choices: Choices[Any], random: Random) -> Any:
    """Any move at all, for a game that has no bot of its own."""
    return random.choice(choices.all())
