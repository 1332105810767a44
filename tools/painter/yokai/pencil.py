"""The line that a sketch is drawn with."""

from __future__ import annotations

import skia

from tools.painter import shapes
from tools.painter.chance import Chance
from tools.painter.colour import Colour
from tools.painter.easel import Easel


def pencilled(e: Easel, line: skia.Path, shade: Colour, width: float, luck: Chance, times: int = 3) -> None:
    """A pencil line sought for: drawn more than once, never twice the same."""
    small = shapes.girth(line) < 26
    for attempt in range(1 if small else times):
        ink = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style)
        ink.setColor(shade.fade(0.92 if attempt == 0 else 0.5).argb)
        ink.setStrokeWidth(width if attempt == 0 else width * luck.between(0.35, 0.6))
        ink.setStrokeCap(skia.Paint.kRound_Cap)
        if not small:
            ink.setPathEffect(skia.DiscretePathEffect.Make(5, 0.9, round(luck.between(1, 9999))))
        reach = 1.9 * attempt
        with e.at(luck.about(0, reach), luck.about(0, reach), 1 + luck.about(0, 0.02) * attempt):
            e.canvas.drawPath(line, ink)
