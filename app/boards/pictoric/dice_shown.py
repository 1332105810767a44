"""The dice that all watch before a turn: who leads first, and the leader's forfeit.  Pure: no Kivy.

The dice have been rolled by the table when a turn begins; what players flick only lets them see it.
"""

from dataclasses import dataclass
from typing import Literal

from engine.games.pictoric.box import FORFEITS, HAND
from engine.games.pictoric.view import View

FRESH = frozenset(("picking", "theme", "telling"))
"""Phases in which nobody may have said anything yet."""

What = Literal["first", "forfeit", "again"]


@dataclass(frozen=True)
class Throw:
    """Dice that roll together: seat and number.  ``again`` is the second roll of a forfeit."""

    what: What
    dice: tuple[tuple[int, int], ...]


def throws(view: View, first_turn: bool = True) -> tuple[Throw, ...]:
    """All that is rolled before the turn of this view; ``first_turn``: who leads first belongs to it."""
    rolled: list[Throw] = []
    if view.turn == 1 and first_turn:
        for values in view.rolls:
            rolled.append(Throw("first", tuple([(seat, value) for seat, value in enumerate(values) if value])))
    if view.forfeit is not None and view.leader is not None:
        rolled.append(Throw("forfeit", ((view.leader, FORFEITS.index(view.forfeit.name) + 1),)))
        if view.forfeit.roll is not None:
            rolled.append(Throw("again", ((view.leader, view.forfeit.roll),)))
    return tuple(rolled)


def is_untouched(view: View) -> bool:
    """Whether nothing has been said in the first turn yet."""
    forfeit = view.forfeit
    picked = (
        forfeit is not None and forfeit.name == "trouble" and view.phase == "telling" and forfeit.cards not in (0, HAND)
    )
    won = view.phase == "over" and view.reveal is None
    return view.turn == 1 and (view.phase in FRESH or won) and view.theme is None and not picked


def cells_before(view: View) -> tuple[int, ...]:
    """Where the pawns stood when the turn began, before a lucky or unlucky leader moved."""
    cells = [player.cell for player in view.players]
    walk = None if view.forfeit is None else view.forfeit.walk
    if walk is not None and view.reveal is None:
        cells[walk.seat] = walk.start
    return tuple(cells)
