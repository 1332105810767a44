"""How a card of the first half is declared: its file has three digits, and it fits the share of 100 cards in 18 MB."""

from __future__ import annotations

from collections.abc import Callable

import skia

from tools.painter.easel import CARD, Easel
from tools.painter.gallery import Picture, hang
from tools.painter.light import Family, family

BUDGET = 180_000  # a hundred of these are 18 MB


def card(number: int, name: str, light: str | Family) -> Callable[[Callable[[Easel], None]], Callable[[Easel], None]]:
    """`@card(7, "borrowed-sea", "dawn")` above `def borrowed_sea(e: Easel)`; the docstring says what is seen."""

    def declare(paint: Callable[[Easel], None]) -> Callable[[Easel], None]:
        def painted() -> skia.Image:
            easel = Easel(name, family(light) if isinstance(light, str) else light, CARD)
            paint(easel)
            return easel.finished()

        hang(Picture(name, f"pictures/card-{number:03}.jpg", painted, BUDGET))
        return paint

    return declare
