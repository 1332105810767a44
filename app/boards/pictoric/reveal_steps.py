"""How a turn is revealed, one thing after another: the dice, the leader's last, whose cards lie there, the pawns' ways.

Pure: no Kivy, and nothing that the view does not say.
"""

from dataclasses import dataclass

from engine.games.pictoric.state import Walk
from engine.games.pictoric.view import Reveal, View


@dataclass(frozen=True)
class DieShown:
    """The die of a seat lies open on its sector."""

    seat: int
    sector: int


@dataclass(frozen=True)
class OwnersShown:
    """Whose card lies on which sector."""


@dataclass(frozen=True)
class Walked:
    """A pawn goes its way."""

    walk: Walk


Step = DieShown | OwnersShown | Walked


def steps(view: View) -> tuple[Step, ...]:
    """All steps of this turn's reveal in their order; none if nothing is revealed."""
    shown = view.reveal
    if shown is None or view.leader is None:
        return ()
    dice = [DieShown(seat, sector) for seat, sector in _from(view.leader, shown) if sector is not None]
    owners = [OwnersShown()] if view.closed else []
    walks = sorted(shown.walks, key=lambda walk: walk.step)
    ways = [Walked(walk) for walk in walks if walk.start != walk.end]
    return (*dice, DieShown(view.leader, shown.sector), *owners, *ways)


def _from(leader: int, shown: Reveal) -> list[tuple[int, int | None]]:
    """Clockwise, beginning beside the leader."""
    seats = len(shown.votes)
    return [(seat, shown.votes[seat]) for seat in [(leader + step) % seats for step in range(1, seats)]]


@dataclass(frozen=True)
class Sight:
    """What can be seen after some steps: dice by seat, whether owners are told, where the pawns stand."""

    dice: tuple[DieShown, ...]
    leaders_die: bool
    owners: bool
    cells: tuple[int, ...]
    walked: frozenset[int]


def seen_after(view: View, done: int) -> Sight:
    """The reveal after so many of its steps."""
    taken = steps(view)[:done]
    dice = tuple([step for step in taken if isinstance(step, DieShown)])
    walked = {step.walk.seat for step in taken if isinstance(step, Walked)}
    cells = [player.cell for player in view.players]
    for step in steps(view)[done:]:
        if isinstance(step, Walked):
            cells[step.walk.seat] = step.walk.start
    return Sight(
        dice=dice,
        leaders_die=any(die.seat == view.leader for die in dice),
        owners=OwnersShown() in taken,
        cells=tuple(cells),
        walked=frozenset(walked),
    )


def points(view: View, seat: int) -> int:
    """What a seat's pawn has earned in this turn's scoring, its steps beyond the box included."""
    shown = view.reveal
    return 0 if shown is None else next(walk.step for walk in shown.walks if walk.seat == seat)
