"""How a yokai's portrait is declared, and the four colours of the game."""

from __future__ import annotations

from collections.abc import Callable

import skia

from tools.painter.colour import colour
from tools.painter.easel import CARD, Easel
from tools.painter.gallery import Picture, hang
from tools.painter.light import Family, family

COLOURS = ("water", "fire", "earth", "wind")
# Told apart by lightness as well as by hue, so that they stay four for every eye.
SHADES = {"water": colour("#2f74c0"), "fire": colour("#e2552f"), "earth": colour("#6b4a26"), "wind": colour("#a5d8bd")}
PORTRAIT_BUDGET = 165_000


def portrait(
    element: str, value: int, light: str | Family
) -> Callable[[Callable[[Easel], None]], Callable[[Easel], None]]:
    """Declare the painting of one yokai; it is painted in card units and hung at 600 × 900."""

    def declare(paint: Callable[[Easel], None]) -> Callable[[Easel], None]:
        number = COLOURS.index(element) * 5 + value - 3
        name = f"yokai-{number:02}"

        def painted() -> skia.Image:
            easel = Easel(name, family(light) if isinstance(light, str) else light, CARD, scale=0.75)
            paint(easel)
            return easel.finished()

        hang(Picture(name, f"yokai/{name}.jpg", painted, PORTRAIT_BUDGET, paint))
        return paint

    return declare
