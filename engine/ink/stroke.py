"""One stroke: its points in columns, and how broad it is at each."""

from array import array
from math import hypot
from typing import NamedTuple

from engine.ink.entries import Points, StrokeBegun
from engine.ink.style import Style
from engine.ink.width import first_radius, radii_after

BULGE = 0.3
"""How far a curve may pass outside its points: 8/27 of the longest chord, so at most of their diagonal."""


class Box(NamedTuple):
    """An upright rectangle on the sheet, in grid units."""

    left: float
    bottom: float
    right: float
    top: float

    def meets(self, other: "Box") -> bool:
        """Whether the two have any place in common."""
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.bottom <= other.top
            and other.bottom <= self.top
        )

    def around(self, other: "Box") -> "Box":
        """The smallest box that holds both."""
        return Box(
            min(self.left, other.left),
            min(self.bottom, other.bottom),
            max(self.right, other.right),
            max(self.top, other.top),
        )


class Stroke:
    """A stroke that may still grow. Thirteen bytes a point."""

    __slots__ = (
        "number",
        "hand",
        "style",
        "xs",
        "ys",
        "ats",
        "pressures",
        "radii",
        "radius",
        "ended",
        "shown",
    )

    def __init__(self, number: int, begun: StrokeBegun) -> None:
        self.number = number
        self.hand = begun.hand
        self.style: Style = begun.style
        self.xs = array("H", [begun.x])
        self.ys = array("H", [begun.y])
        self.ats = array("I", [begun.at])
        self.pressures = array("B", [begun.pressure])
        self.radius = first_radius(begun.style, begun.pressure)
        self.radii = array("f", [self.radius])
        self.ended = False
        self.shown = False

    def __len__(self) -> int:
        return len(self.xs)

    def grow(self, points: Points) -> None:
        """Adds points at the end."""
        last = (self.radius, self.xs[-1], self.ys[-1], self.ats[-1])
        radii = radii_after(self.style, last, points.xs, points.ys, points.ats, points.pressures)
        self.radius = radii[-1]  # unrounded: however a stroke is cut into chunks, its widths are the same
        self.radii.fromlist(radii)
        self.xs.fromlist(points.xs)
        self.ys.fromlist(points.ys)
        self.ats.fromlist(points.ats)
        self.pressures.fromlist(points.pressures)

    def box(self) -> Box:
        """All that the stroke can have coloured."""
        left, bottom, right, top = min(self.xs), min(self.ys), max(self.xs), max(self.ys)
        reach = max(self.radii) + BULGE * hypot(right - left, top - bottom)
        return Box(left - reach, bottom - reach, right + reach, top + reach)
