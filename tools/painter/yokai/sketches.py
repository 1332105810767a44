"""The 36 sketch cards: two halves in two colours, the lower one upside down; four of six plain, two with effects."""

from __future__ import annotations

import math
from itertools import combinations

import skia

from tools.painter import brush, shapes
from tools.painter.chance import Chance
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.gallery import Picture, hang
from tools.painter.light import family
from tools.painter.table.signs import SIGNS
from tools.painter.yokai.effects import PICTURES
from tools.painter.yokai.outlines import OUTLINES
from tools.painter.yokai.pencil import pencilled
from tools.painter.yokai.portraits import COLOURS, SHADES

SIZE = (400, 600)
PAPER = colour("#f6ecd6")
GRAPHITE = colour("#2c2733")
SKETCH_BUDGET = 60_000
KINDS = ("plain", "plain", "plain", "plain", "summon", "distract")


def half(e: Easel, element: str, kind: str, subject: int, name: str) -> None:
    """The upper half of a card, in the element's colour."""
    luck = Chance(name, element)
    shade = SHADES[element]
    ground = shapes.smooth(
        [(14, 16), (200, 10), (386, 15), (390, 150), (387, 292), (200, 297), (13, 293), (10, 150)], tension=0.3
    )
    pale = element == "wind"
    line = GRAPHITE if pale else colour("#fff8e8")
    e.canvas.save()
    e.canvas.clipPath(_torn(ground, luck.apart("edge")), True)
    e.canvas.drawColor(shade.argb)
    brush.gradient(e, ground, [shade.lighter(0.12), shade, shade.darker(0.1)], 90)
    brush.bloom(e, 0.55, 60)
    strokes = [shade.lighter(0.22), shade.darker(0.14), shade.turned(12), shade.turned(-12)]
    brush.dry(e, ground, strokes, luck.between(-20, 20), 0.45, 120)
    e.canvas.restore()
    if kind == "plain":
        _sketch(e, element, subject, line, luck)
    else:
        _effect(e, element, kind, shade, line, luck)
    _element_sign(e, element, pale)


def _torn(ground: skia.Path, luck: Chance) -> skia.Path:
    """The edge of a wash where the brush was lifted: now and then it runs out."""
    slow = shapes.handmade(ground, luck, 4, 150)
    return shapes.handmade(slow, luck.apart("fine"), 1.6, 23)


def _sketch(e: Easel, element: str, subject: int, line: Colour, luck: Chance) -> None:
    outlines = OUTLINES[element][subject]()
    with e.at(224, 158, 1.02, luck.about(0, 5)):
        _construction(e, line, luck)
        done = math.ceil(len(outlines) * 0.8)
        for index, outline in enumerate(outlines):
            finished = index < done
            pencilled(
                e,
                outline,
                line if finished else line.fade(0.55),
                3.1 if finished else 1.8,
                luck.apart(index),
                3 if finished else 1,
            )
        whole = shapes.join(
            *[outline for outline in outlines if outline.isLastContourClosed()][:1] or [shapes.oval(0, 20, 70)]
        )
        shaded = shapes.common(whole, shapes.box(luck.between(-10, 30), -120, 200, 260))
        brush.hatch(e, shaded, line, luck.pick([50, 60, 120]), 8, 1.5, 0.5)


def _construction(e: Easel, line: Colour, luck: Chance) -> None:
    """The guiding circle and axes that a sketcher begins with."""
    thin = skia.Paint(Color=line.fade(0.3).argb, AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=1.3)
    for _ in range(2):
        e.canvas.drawPath(
            shapes.oval(
                luck.about(0, 5), 10 + luck.about(0, 5), 96 + luck.about(0, 5), 92 + luck.about(0, 6), luck.about(0, 20)
            ),
            thin,
        )
    e.canvas.drawLine(-150, 10 + luck.about(0, 6), 150, 10 + luck.about(0, 6), thin)
    e.canvas.drawLine(luck.about(0, 6), -124, luck.about(0, 6), 124, thin)


def _effect(e: Easel, element: str, kind: str, shade: Colour, line: Colour, luck: Chance) -> None:
    """A picture that reads from both sides on a disc of paper, and the effect's sign on a small one."""
    disc = shapes.handmade(shapes.oval(206, 156, 128), luck.apart("disc"), 4, 60)
    e.canvas.drawPath(disc, skia.Paint(Color=PAPER.argb, AntiAlias=True))
    with e.inside(disc):
        brush.dry(e, disc, [colour("#fffaf0"), colour("#e9dcc0"), shade.mix(PAPER, 0.8)], 20, 0.4, 60)
        with e.at(206, 156):
            PICTURES[kind](e, element, shade, luck.apart(kind))
    for grow in (1.0, 1.04):
        pencilled(e, shapes.scaled(disc, grow, around=(206, 156)), line, 2.4, luck.apart("ring", grow), 1)
    seal = shapes.handmade(shapes.oval(346, 58, 43), luck.apart("seal"), 2, 40)
    e.canvas.drawPath(seal, skia.Paint(Color=PAPER.argb, AntiAlias=True))
    pencilled(e, seal, GRAPHITE, 2.6, luck.apart("seal's ring"), 1)
    with e.at(346 - 29, 58 - 29, 0.58):
        e.canvas.drawPath(SIGNS[kind](), skia.Paint(Color=GRAPHITE.argb, AntiAlias=True))


def _element_sign(e: Easel, element: str, pale: bool) -> None:
    shade = GRAPHITE if pale else colour("#ffffff")
    with e.at(24, 26, 0.58):
        e.canvas.drawPath(SIGNS[element](), skia.Paint(Color=shade.argb, AntiAlias=True))


def _paint(pair: tuple[str, str], kind: str, number: int) -> skia.Image:
    name = f"sketch-{number:02}"
    e = Easel(name, family("noon"), SIZE)
    e.canvas.drawColor(PAPER.argb)
    upper, lower = pair
    half(e, upper, kind, (number + number // 6) % 5, f"{name} upper")
    with e.at(400, 600, 1, 180):
        half(e, lower, kind, (number + number // 6 + 2) % 5, f"{name} lower")
    return e.finished(vignette=0.12, grain=0.8)


def _hang() -> None:
    for index, pair in enumerate(combinations(COLOURS, 2)):
        for place, kind in enumerate(KINDS):
            number = index * 6 + place
            hang(
                Picture(
                    f"sketch-{number:02}",
                    f"yokai/sketch-{number:02}.jpg",
                    lambda pair=pair, kind=kind, number=number: _paint(pair, kind, number),  # type: ignore[misc]
                    SKETCH_BUDGET,
                )
            )


_hang()
