"""Fire that burns by itself."""

from __future__ import annotations

from tools.painter import air, shapes
from tools.painter.easel import Easel


def burning(e: Easel, x: float, y: float, width: float, height: float, sway: float = 0.0) -> None:
    """A flame in four skins, standing on (x, y)."""
    air.glow(e, x, y - height * 0.4, height * 1.5, "#ff9a3a", 0.55)
    for shade, share in (("#d9331f", 1.0), ("#ff7a2a", 0.78), ("#ffc04a", 0.55), ("#fff3b8", 0.3)):
        e.glowing(shapes.flame(x, y, width * share, height * share, sway), shade, width * 0.12 * share, 0.5, hand=0.8)
