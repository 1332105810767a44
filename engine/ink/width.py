"""How broad a line is at each point: a pencil thins when it hurries, or follows the pressure of a pen."""

from collections.abc import Sequence
from math import sqrt

from engine.ink.limits import TICKS_A_SECOND
from engine.ink.style import PENCIL, Style

HURRY = 6000 / TICKS_A_SECOND
"""Grid units a tick (an arm's fast sweep): no line gets thinner beyond it."""

AT_REST, IN_HURRY = 1.12, 0.66
"""Part of the style's radius at rest and in a hurry: enough to look alive, too little to make blobs."""

LIGHT, HARD = 0.45, 1.35
"""Part of the style's radius at the lightest and the hardest pressure."""

EASING = 10.0
"""The way, in radii of the style, over which the width follows a change: one uneven frame makes no bead."""


def first_radius(style: Style, pressure: int) -> float:
    """The radius of a stroke's first point, so of a dot."""
    if style.tool is not PENCIL:
        return style.radius
    return style.radius * (_pressed(pressure) if pressure else AT_REST)


def radii_after(
    style: Style,
    last: tuple[float, int, int, int],
    xs: Sequence[int],
    ys: Sequence[int],
    ats: Sequence[int],
    pressures: Sequence[int],
) -> list[float]:
    """The radii of further points, after a last one given as (radius, x, y, tick)."""
    radius, x, y, at = last
    if style.tool is not PENCIL:
        return [radius] * len(xs)
    full = style.radius
    easing = EASING * full
    at_rest, thinning = full * AT_REST, full * (AT_REST - IN_HURRY) / HURRY
    radii = []
    for to_x, to_y, to_at, pressure in zip(xs, ys, ats, pressures):  # written out flat: every point passes here
        dx, dy = to_x - x, to_y - y
        moved = sqrt(dx * dx + dy * dy)
        if pressure:
            wanted = full * _pressed(pressure)
        else:
            pace = moved / (to_at - at or 1)
            wanted = at_rest - thinning * (pace if pace < HURRY else HURRY)
        radius += (wanted - radius) * (moved / easing if moved < easing else 1.0)
        radii.append(radius)
        x, y, at = to_x, to_y, to_at
    return radii


def _pressed(pressure: int) -> float:
    return LIGHT + (HARD - LIGHT) * pressure / 255
