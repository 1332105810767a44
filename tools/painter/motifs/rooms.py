"""Indoors: papered walls, windows seen from within, beds, hearths, shelves of books, rugs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.keepsakes import fire


@contextmanager
def lamplight(e: Easel, name: str, x: float, y: float) -> Iterator[None]:
    """Inside, things are lit by a lamp of their own at (x, y) of the picture: a room seen in the sea or under the
    earth.
    """
    before = e.light, e.palette
    e.light, e.palette = family(name).lit_from(x / e.width, y / e.height).light, family(name).palette
    try:
        yield
    finally:
        e.light, e.palette = before


def wallpaper(e: Easel, top: float, bottom: float, shade: str | Colour, pattern: str | Colour, motif: str = "leaf",
        cell: float = 74) -> None:
    """A papered wall from edge to edge; the pattern is of leaves, stripes, moons or drops."""
    wall = shapes.box(-20, top, e.width + 40, bottom - top)
    e.solid(wall, shade, round=0.05, rim=0, flow=88, bristle=0.6, edge=0)
    luck = e.chance.apart("wallpaper", top)
    with e.inside(wall):
        row = 0
        y = top
        while y < bottom + cell:
            for column in range(-1, int(e.width / cell) + 2):
                x = column * cell + (cell / 2 if row % 2 else 0)
                alpha = luck.between(0.35, 0.6)
                if motif == "stripes":
                    e.flat(shapes.box(x - cell * 0.2, y, cell * 0.4, cell * 1.02), pattern, alpha)
                elif motif == "moons":
                    e.flat(shapes.crescent(x, y, cell * 0.17, turn=30), pattern, alpha)
                elif motif == "drops":
                    e.flat(shapes.flame(x, y, cell * 0.2, cell * 0.34), pattern, alpha)
                else:
                    e.flat(shapes.leaf((x, y + cell * 0.26), (x, y - cell * 0.26), cell * 0.2), pattern, alpha)
                    for side in (-1, 1):
                        e.flat(shapes.leaf((x, y + cell * 0.2), (x + side * cell * 0.26, y - cell * 0.06),
                            cell * 0.13), pattern, alpha)
            y += cell * (1 if motif == "stripes" else 0.62)
            row += 0 if motif == "stripes" else 1
    brush.repaint(e, 30, 0.35, 88, 0.03, within=wall)


def pane(e: Easel, x: float, y: float, width: float, height: float, arched: bool = False) -> skia.Path:
    """The glass of a window seen from within, its upper left corner at (x, y): paint the view inside, then `sash`."""
    if not arched:
        return shapes.box(x, y, width, height)
    return shapes.join(shapes.box(x, y + width / 2, width, height - width / 2),
        shapes.oval(x + width / 2, y + width / 2, width / 2))


def sash(e: Easel, glass: skia.Path, shade: str | Colour = "#8a5f44", columns: int = 2, rows: int = 3,
        thick: float = 12, sill: bool = True) -> None:
    """The frame and bars of a window, over its view."""
    bounds = glass.getBounds()
    for column in range(1, columns):
        x = bounds.left() + bounds.width() * column / columns
        with e.inside(glass):
            e.solid(shapes.box(x - thick * 0.35, bounds.top(), thick * 0.7, bounds.height()), shade, round=0.6,
                edge=0.3)
    for row in range(1, rows):
        y = bounds.top() + bounds.height() * row / rows
        with e.inside(glass):
            e.solid(shapes.box(bounds.left(), y - thick * 0.35, bounds.width(), thick * 0.7), shade, round=0.6,
                edge=0.3)
    frame = shapes.outline_of(glass, thick * 1.6)
    e.solid(frame, shade, round=0.15, rim=0.5, flow=88)
    if sill:
        e.solid(shapes.box(bounds.left() - thick * 2, bounds.bottom(), bounds.width() + thick * 4, thick * 1.7, 3),
            colour(shade).lighter(0.08), round=0.5)


def hearth(e: Easel, x: float, y: float, width: float, brick: str | Colour = "#96604f", flames: float = 1.0) -> None:
    """A brick fireplace standing on (x, y), its middle; the fire is at (x, y - 0.2 of the width)."""
    luck = e.chance.apart("bricks", round(x))
    with e.at(x, y, width / 220):
        e.solid(shapes.box(-106, -242, 212, 242, 6), colour(brick).darker(0.2), round=0.3)
        for row in range(8):
            for column in range(5):
                left = -106 + column * 46 + (20 if row % 2 else 0) - 10
                tone = colour(brick).turned(luck.about(0, 20)).darker(luck.between(0, 0.2))
                e.solid(shapes.box(left, -242 + row * 30, 42, 26, 5), tone, round=0.5, edge=0.3, bristle=0.3)
        e.solid(shapes.box(-126, -268, 252, 34, 6), "#7a4a34", round=0.6)
        e.flat(shapes.smooth([(-72, 2), (-72, -142), (0, -182), (70, -142), (70, 2)], tension=0.6), "#170a12")
        air.glow(e, 0, -50, 420, "#ff9a3a", 0.45)
        for left, wide, tall, sway in ((-30, 46, 104, -0.1), (30, 44, 92, 0.16), (0, 62, 140, 0.05)):
            fire(e, left, -8, wide * flames, tall * flames, sway, 0.16)
        for log in (((-48, -4), (48, -18)), ((-42, -18), (50, -2))):
            e.solid(shapes.limb(list(log), [17, 15]), "#5a3424")


def bookshelf(e: Easel, x: float, y: float, width: float, tall: float = 76) -> None:
    """One board with books on it, its left end at (x, y)."""
    luck = e.chance.apart("books", round(x), round(y))
    e.solid(shapes.box(x, y, width, tall * 0.16), "#6a3f30")
    at = x + 4
    while at < x + width - tall * 0.36:
        thick, high = tall * luck.between(0.17, 0.34), tall * luck.between(0.68, 1)
        lean = luck.maybe(0.1)
        with e.at(at + thick / 2, y, 1, 9 if lean else 0):
            shade = luck.pick(["#8a2f3a", "#2f5a6d", "#c98a3a", "#4a6a4a", "#6a3f6a", "#d9c8a0"])
            e.solid(shapes.box(-thick / 2, -high, thick, high, 2), shade, round=0.5, edge=0.4)
            e.flat(shapes.box(-thick / 2, -high * 0.8, thick, high * 0.07), "#f0c860", 0.7)
        at += thick + (tall * 0.12 if lean else 1)


def bed(e: Easel, x: float, y: float, length: float, wood: str | Colour = "#7a4a34") -> None:
    """A bed seen from its side, its head on the left, standing on (x, y); a `blanket` goes over the sleeper."""
    with e.at(x, y, length / 200):
        for post, tall in ((-98, 108), (96, 72)):
            e.solid(shapes.limb([(post, -tall), (post, 0)], [11, 12]), wood, round=0.8)
            e.solid(shapes.oval(post, -tall - 6, 9), wood, round=0.9)
        e.solid(shapes.smooth([(-98, -30), (-98, -92), (-90, -104), (-84, -92), (-84, -30)], tension=0.6), wood)
        e.solid(shapes.box(-98, -36, 194, 20, 4), wood, round=0.5, flow=2)
        e.solid(shapes.smooth([(-92, -36), (-92, -58), (-60, -60), (92, -56), (94, -34)], tension=0.6), "#f2e8d8",
            round=0.4)
        e.solid(shapes.smooth([(-90, -56), (-86, -80), (-62, -86), (-40, -78), (-38, -58), (-62, -52)]), "#fbf6ea",
            round=0.8)


def blanket(e: Easel, x: float, y: float, length: float, quilt: Sequence[str | Colour] = ("#c8564a", "#e0b04a",
        "#3f7f86", "#e8dcc4", "#6a5a8a"), lump: float = 1.0) -> None:
    """The patchwork over whoever lies in the bed."""
    luck = e.chance.apart("quilt", round(x))
    with e.at(x, y, length / 200):
        top = -60 - 26 * lump
        cover = shapes.smooth([(-48, -58), (-40, top), (0, top - 4), (50, top + 8), (88, -60), (96, -40), (94, -12),
            (40, -16), (0, -10), (-46, -14)], tension=0.8)
        e.drop(cover, 6, 6)
        drawn = e.solid(cover, quilt[0], round=0.6, hand=1)
        with e.inside(drawn):
            for column in range(9):
                for row in range(6):
                    patch = shapes.box(-54 + column * 18, top - 10 + row * 18, 18, 18, 1)
                    e.flat(patch, colour(quilt[luck.whole(0, len(quilt) - 1)]), 0.8, hand=0.8)
                    e.pencil(patch, "#fff4dc", 0.9, 0.6)
            e.flat_shadow(shapes.smooth([(-50, -30), (0, -24), (96, -34), (96, 0), (-50, 0)]), 0.3, 6)
        e.solid(shapes.limb([(-47, -58), (-45, -36), (-47, -13)], [9, 10, 8]), "#f6ecd8", hand=0.5)
