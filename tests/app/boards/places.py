"""What the tests of arrangements ask of boxes: which lie on each other, and which are not all on the screen."""

from itertools import combinations

from app.look.box import Box

A_HAIR = 0.01
"""What rounding may do."""


def overlap(one: Box, other: Box) -> bool:
    across = one.x < other.right - A_HAIR and other.x < one.right - A_HAIR
    return across and one.y < other.top - A_HAIR and other.y < one.top - A_HAIR


def within(box: Box, width: float, height: float) -> bool:
    return min(box.x, box.y) >= -A_HAIR and box.right <= width + A_HAIR and box.top <= height + A_HAIR


def clashes(boxes: dict[str, Box]) -> list[tuple[str, str]]:
    """The names of those that lie on each other."""
    return [(one, other) for one, other in combinations(boxes, 2) if overlap(boxes[one], boxes[other])]
