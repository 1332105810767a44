"""What a position is worth to a seat when its turn is over and the opponent's begins, in points.

Points count as they are.  Beside them a sketch is worth about the point that it will bring; the smaller numbers were
found by playing hundreds of matches of the middle bot against itself with each of them changed.
"""

from engine.games.yokai import SKETCHES, UNSEEN, VALUE, YOKAI, State

WON = 20.0
"""Winning, beside the points: more than any position promises."""

IN_HAND = 1.05
"""A sketch in hand: it can still go anywhere."""

SECURED = 0.9
"""A sketch where the seat has more than half of what the yokai wants: nobody can take it any more."""

CONTESTED = 0.8
"""A sketch where the portrait is still open."""

LEFT_OPEN = 0.8
"""Loss where the opponent needs a single sketch, and does not lose the yokai by laying it."""

COMMON_VALUE = 5
"""What a yokai wants whose value nobody knows: the mean of 3 to 7."""


def worth(state: State, seat: int) -> float:
    """Positive where ``seat`` is better off."""
    points = lead(state, seat)
    if state.over:
        return points + WON * ((points > 0) - (points < 0))
    total = points + IN_HAND * (len(state.hands[seat]) - len(state.hands[1 - seat]))
    for stack, mine, theirs in zip(state.stacks, state.sides[seat], state.sides[1 - seat], strict=True):
        if mine or theirs:
            total += _PORTRAIT[stack[0]][len(mine)][len(theirs)]
    return total


def lead(state: State, seat: int) -> int:
    """The points of the seat beyond the opponent's."""
    total = 0
    for owner, yokai, _ in state.taken:
        total += VALUE[yokai] if owner == seat else -VALUE[yokai]
    return total


def _portrait(value: int, mine: int, theirs: int) -> float:
    if 2 * mine > value:
        return SECURED * mine
    if 2 * theirs > value:
        return -SECURED * theirs
    open_to_them = mine + theirs == value - 1 and theirs >= mine
    return CONTESTED * (mine - theirs) - (LEFT_OPEN if open_to_them else 0)


_SIDE = range(len(SKETCHES) + 1)
_PORTRAIT = {
    yokai: [
        [_portrait(COMMON_VALUE if yokai == UNSEEN else VALUE[yokai], mine, theirs) for theirs in _SIDE]
        for mine in _SIDE
    ]
    for yokai in (UNSEEN, *YOKAI)
}
"""Worked out beforehand: a search asks for it a hundred thousand times."""
