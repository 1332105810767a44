"""Lines of wind that end in a curl."""

from __future__ import annotations

import math

from tools.painter import shapes
from tools.painter.easel import Easel


def gust(
    e: Easel,
    points: list[shapes.Point],
    width: float,
    shade: str = "#ffffff",
    alpha: float = 0.5,
    curl: float = 60,
    way: int = 1,
) -> None:
    """A line of wind that ends in a curl."""
    (x0, y0), (x1, y1) = points[-2:]
    along = math.degrees(math.atan2(y1 - y0, x1 - x0))
    # the curl begins where the line ends, going the same way
    start = along - 90 * way
    cx, cy = x1 - math.cos(math.radians(start)) * curl, y1 - math.sin(math.radians(start)) * curl
    tail = shapes.curl(cx, cy, curl, 1.4, start, way, 24)
    path = shapes.limb([*points, *tail[2::2]], [1, width, width, width * 0.7, 1], 6)
    with e.veil(alpha):
        e.flat(path, shade, hand=0)
