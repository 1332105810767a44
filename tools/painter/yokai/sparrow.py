"""A sparrow, who visits more than one yokai."""

from __future__ import annotations

from tools.painter import shapes
from tools.painter.easel import Easel
from tools.painter.motifs.features import dot_eyes


def sparrow(e: Easel) -> None:
    e.solid(shapes.leaf((-20, 0), (-90, 20), 30), "#5a3f2c")
    e.solid(shapes.smooth([(-50, -4), (-20, -46), (30, -54), (52, -20), (30, 26), (-16, 30)]), "#a8794a", rim=1)
    e.solid(shapes.leaf((20, -10), (-60, 10), 40), "#6f4a30", rim=0.8)
    e.solid(shapes.oval(44, -54, 27), "#8a5a36", rim=1)
    e.solid(shapes.polygon([(66, -60), (92, -50), (66, -44)]), "#e8b04a")
    dot_eyes(e, [(52, -58)], 6)
