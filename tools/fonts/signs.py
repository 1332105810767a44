"""Signs that text families lack (arrows, stars, ticks), drawn here in each family's stroke and height."""

from __future__ import annotations

import math
from itertools import pairwise

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

Point = tuple[float, float]
Stroke = list[Point]


def arc(centre: Point, radius: float, start: int, end: int) -> Stroke:
    """Points of an arc, in degrees counter-clockwise from the right."""
    steps = 16
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]


def star() -> Stroke:
    radii = (0.52, 0.22)
    corners = [(radii[i % 2], math.radians(90 + 36 * i)) for i in range(10)]
    return [(0.5 + r * math.cos(a), 0.47 + r * math.sin(a)) for r, a in corners]


def turned(strokes: list[Stroke]) -> list[Stroke]:
    """A quarter turn to the left."""
    return [[(1 - y, x) for x, y in stroke] for stroke in strokes]


def mirrored(strokes: list[Stroke]) -> list[Stroke]:
    return [[(1 - x, y) for x, y in stroke] for stroke in strokes]


RIGHT = [[(0.04, 0.5), (0.96, 0.5)], [(0.64, 0.82), (0.96, 0.5), (0.64, 0.18)]]
BACK = [arc((0.54, 0.36), 0.46, -25, 180), [(-0.16, 0.6), (0.08, 0.28), (0.4, 0.5)]]
OUTLINE = [*star(), star()[0]]

# Strokes in a square as high as a capital letter.
SIGNS: dict[str, list[Stroke]] = {
    "→": RIGHT,
    "↑": turned(RIGHT),
    "←": mirrored(RIGHT),
    "↓": turned(mirrored(RIGHT)),
    "↶": BACK,
    "↷": mirrored(BACK),
    "✓": [[(0.06, 0.46), (0.36, 0.12), (0.94, 0.84)]],
    "✗": [[(0.12, 0.1), (0.88, 0.9)], [(0.12, 0.9), (0.88, 0.1)]],
    "☆": [OUTLINE],
    "★": [OUTLINE],
}
FILLED = "★"


def bounds(font: TTFont, character: str) -> tuple[float, float, float, float]:
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[ord(character)]].draw(pen)
    left, bottom, right, top = pen.bounds
    return left, bottom, right, top


def stroke_width(font: TTFont) -> float:
    """As thick as the family's own minus."""
    _, low, _, high = bounds(font, "−")
    return high - low


def contour(pen: TTGlyphPen, points: Stroke) -> None:
    rounded = [(round(x), round(y)) for x, y in points]
    pen.moveTo(rounded[0])
    for point in rounded[1:]:
        pen.lineTo(point)
    pen.closePath()


def capsule(pen: TTGlyphPen, start: Point, end: Point, width: float) -> None:
    """A segment with round ends, always drawn clockwise: overlapping ones then fill as one shape."""
    along = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    left = arc(start, width / 2, round(along) + 270, round(along) + 90)
    right = arc(end, width / 2, round(along) + 90, round(along) - 90)
    contour(pen, left + right)


def keep(font: TTFont, character: str, pen: TTGlyphPen, width: float) -> None:
    """Give the drawn glyph a name, a width and its place in the character map."""
    glyph_name = f"uni{ord(character):04X}"
    glyph = pen.glyph()
    font.setGlyphOrder([*font.getGlyphOrder(), glyph_name])
    font["glyf"][glyph_name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][glyph_name] = (round(width), glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = glyph_name


def add_sign(font: TTFont, character: str) -> None:
    height = bounds(font, "H")[3]
    width = stroke_width(font)
    margin = height * 0.12 + width / 2
    side = height - width  # the stroke's round ends reach from the baseline to the capitals' height
    pen = TTGlyphPen(None)
    for stroke in SIGNS[character]:
        placed = [(margin + x * side, width / 2 + y * side) for x, y in stroke]
        for start, end in pairwise(placed):
            capsule(pen, start, end, width)
        if character in FILLED:
            contour(pen, placed[::-1])
    keep(font, character, pen, side + 2 * margin)


def add_numero(font: TTFont) -> None:
    """№ from the family's own N and o, with a line under the o."""
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    left, _, right, height = bounds(font, "N")
    low, bottom, high, top = bounds(font, "o")
    width, scale, gap = stroke_width(font), 0.68, left * 0.9
    lift = height - top * scale
    pen = TTGlyphPen(glyphs)
    glyphs[names[ord("N")]].draw(pen)
    shift = right + gap - low * scale
    glyphs[names[ord("o")]].draw(TransformPen(pen, (scale, 0, 0, scale, shift, lift)))
    under = lift + bottom * scale - width * 1.4
    start, end = right + gap + width / 2, shift + high * scale - width / 2
    capsule(pen, (start, under), (end, under), width * 0.8)
    keep(font, "№", pen, shift + high * scale + left)
