"""Players made of code, found by the name of their game.  They see one seat's view and choices, like anybody."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

from engine import rules
from engine.companion.words import Recall
from engine.rules import Choices
from engine.seats import Strength

Pick = Callable[[Any, Choices[Any], Random], Any]
"""A seat's next move, from what this seat may know.  The same Random leads to the same move.

None is an answer too: nothing to say until the table changes.
"""

LATE = 6.0
"""Seconds that a bot takes over what it can only guess: people have mostly chosen by then."""


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
        return partial(pick, recall=recall) if _hesitating(game) is not None else pick

    return remembers


def hesitates(game: str, view: Any) -> bool:
    """Whether a bot has nothing to go by now, and so takes its time: it is left to chance."""
    asked = _hesitating(game)
    return asked is not None and asked(view)


def _hesitating(game: str) -> Callable[[Any], bool] | None:
    """Of games whose bots take ``recall``, what was told in earlier matches: whether they do not know the pictures."""
    module = f"{__name__}.{game}"
    return None if find_spec(module) is None else getattr(importlib.import_module(module), "hesitates", None)


def chance(view: Any, choices: Choices[Any], random: Random) -> Any:
    """Any move at all, for a game that has no bot of its own."""
    return random.choice(choices.all())


def at_a_loss(view: Any, choices: Choices[Any], random: Random) -> Any:
    """What is played for a bot that failed: chance, but nothing on a sheet that somebody may have drawn on."""
    return random.choice(choices.moves or choices.examples)


class Act(NamedTuple):
    """What a player does next: a move, or nothing until the table changes.

    ``seconds``: how long its hand or its look takes, instead of the pause that bots make for people to follow.
    ``again``: it wants to be asked again after that, even if the table did not change.
    """

    move: Any = None
    seconds: float | None = None
    again: bool = False


class Player:
    """A bot for as long as it sits at a table: it may remember what it saw.  One that only picks needs no more."""

    def __init__(self, pick: Pick) -> None:
        self.pick = pick

    def looks_at(self, view: Any) -> Sequence[int]:
        """The drawings that it wants to see before it acts; it is shown those that its seat may see."""
        return ()

    def act(self, scene: Any, inks: Mapping[int, bytes], random: Random) -> Act:
        """Its next act; ``scene`` and ``inks``, the logs of drawings, are all that its seat may know."""
        late = LATE if hesitates(scene.game, scene.view) else None
        return Act(self.pick(scene.view, scene.choices, random), late)


AtHome = Callable[[Sequence[str]], Mapping[str, Sequence[bytes]]]
"""Drawings that people made on this device of the words of these lists: their logs, by the words' keys."""


def nothing_at_home(lists: Sequence[str]) -> Mapping[str, Sequence[bytes]]:
    return {}


def player(game: str, strength: Strength, pick: Pick, at_home: AtHome = nothing_at_home) -> Player:
    """Somebody who sits down to play that game as ``pick`` does; where the game's own bots look and draw, they do."""
    if pick is chance or pick is not bot(game, strength):
        return Player(pick)
    module = importlib.import_module(f"{__name__}.{game}")
    sits_down: Callable[[Strength, AtHome], Player] | None = getattr(module, "sits_down", None)
    return Player(pick) if sits_down is None else sits_down(strength, at_home)
