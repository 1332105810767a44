"""What is drawn on sketches with an effect: it reads from both sides of the table, within 112 around (0, 0).

A summoning shows two arms that whirl in from both sides to fetch the same card. A distraction shows a face that is
another face upside down: crown and hair of the one are beard and teeth of the other.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import skia

from tools.painter import brush, shapes
from tools.painter.chance import Chance
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point
from tools.painter.yokai.pencil import pencilled

Shape = tuple[skia.Path, str | Colour | None]  # an outline and what fills it; nothing fills a bare line

INK = colour("#2c2733")
LIGHT = colour("#fffaf0")


def summoning(e: Easel, element: str, shade: Colour, luck: Chance) -> None:
    """Two arms of this element reach for one card, each from its side."""
    for turn in (0, 180):
        with e.at(0, 0, 1, turn):
            for path, fill in ARMS[element](shade):
                _drawn(e, path, fill, luck)
    card = shapes.turned(shapes.box(-27, -38, 54, 76, 9), 24)
    e.canvas.drawPath(shapes.moved(card, 3, 4), skia.Paint(Color=INK.fade(0.35).argb, AntiAlias=True))
    _drawn(e, card, LIGHT, luck)
    _drawn(e, shapes.turned(shapes.box(-21, -32, 42, 64, 6), 24), shade.lighter(0.25), luck)
    _drawn(e, shapes.turned(shapes.leaf((-19, 0), (19, 0), 26), 24), LIGHT, luck)
    e.canvas.drawPath(shapes.oval(0, 0, 8), skia.Paint(Color=INK.argb, AntiAlias=True))


def distraction(e: Easel, element: str, shade: Colour, luck: Chance) -> None:
    """A face whose eyes have turned aside, and who is somebody else to whoever sits opposite."""
    above, head, below = FACES[element](shade)
    for path, fill in (*above, head, *below):
        _drawn(e, path, fill, luck)
    for side in (-1, 1):
        _drawn(e, shapes.oval(side * 31, 0, 24, 22), LIGHT, luck)
        e.canvas.drawPath(shapes.oval(side * 31 + 11, 0, 10, 11), skia.Paint(Color=INK.argb, AntiAlias=True))
        e.canvas.drawPath(shapes.oval(side * 31 + 8, -4, 3), skia.Paint(Color=LIGHT.argb, AntiAlias=True))
        for up in (-1, 1):
            brow = shapes.smooth([(side * 14, up * 30), (side * 32, up * 36), (side * 52, up * 27)], closed=False)
            _drawn(e, brow, None, luck)


def _drawn(e: Easel, path: skia.Path, fill: str | Colour | None, luck: Chance) -> None:
    if fill is not None:
        body = colour(fill) if isinstance(fill, str) else fill
        e.canvas.drawPath(path, skia.Paint(Color=body.argb, AntiAlias=True))
        brush.hatch(e, path, body.darker(0.28), 58, 6, 1.2, 0.5)
    pencilled(e, path, INK, 3.4, luck, 2)


def _whirl(inner: float, outer: float, start: float, sweep: float, count: int = 9) -> list[Point]:
    """From the rim inwards, round the middle."""
    found: list[Point] = []
    for at in range(count):
        share = at / (count - 1)
        reach = outer + (inner - outer) * share
        angle = math.radians(start + sweep * share)
        found.append((math.cos(angle) * reach, math.sin(angle) * reach))
    return found


def _tentacle(shade: Colour) -> list[Shape]:
    way = _whirl(34, 106, 100, 230)
    arm = shapes.limb(way, [58, 52, 46, 40, 34, 28, 22, 17, 12])
    suckers: list[Shape] = [
        (shapes.oval(x * 0.87, y * 0.87, 8 - at * 0.7), LIGHT) for at, (x, y) in enumerate(way[1:-1])
    ]
    return [(arm, shade.lighter(0.3)), *suckers]


def _blaze(shade: Colour) -> list[Shape]:
    way = _whirl(36, 96, 96, 220)
    arm = shapes.limb(way, [56, 52, 46, 40, 34, 28, 22, 16, 6])
    tongues: list[Shape] = []
    for x, y in way[1:-2]:
        angle = math.degrees(math.atan2(y, x))
        tongue = shapes.turned(shapes.flame(0, -6, 26, 46), angle + 130)
        tongues.append((shapes.moved(tongue, x * 1.12, y * 1.12), "#ffc04a"))
    return [*tongues, (arm, shade.lighter(0.2))]


def _paw(shade: Colour) -> list[Shape]:
    way = _whirl(54, 112, 120, 120)
    arm = shapes.limb(way, [66, 62, 58, 54, 50, 48, 46, 44, 42])
    x, y = way[-1]
    claws: list[Shape] = []
    for step in (-26, -8, 10, 28):
        angle = math.radians(290 + step)
        tip = (x + math.cos(angle) * 52, y + math.sin(angle) * 52)
        claws.append((shapes.leaf((x + math.cos(angle) * 18, y + math.sin(angle) * 18), tip, 14), LIGHT))
    return [(arm, shade.lighter(0.3)), *claws, (shapes.oval(x, y, 27, 25), shade.lighter(0.45))]


def _gust(shade: Colour) -> list[Shape]:
    found: list[Shape] = []
    for inner, outer, start, width in ((48, 106, 84, 36), (44, 100, 150, 28)):
        way = _whirl(inner, outer, start, 190)
        widths = [width * share for share in (0.3, 0.8, 1, 1, 0.9, 0.8, 0.6, 0.4, 0.15)]
        found.append((shapes.limb(way, widths), shade.lighter(0.35)))
    leaves: list[Shape] = [
        (shapes.leaf((x, y), (x + 20, y - 16), 14), "#8fae54") for x, y in ((66, 40), (-96, 30), (20, 92))
    ]
    return [*found, *leaves]


def _fish_face(shade: Colour) -> tuple[list[Shape], Shape, list[Shape]]:
    fins: list[Shape] = [
        (shapes.smooth([(side * 78, -24), (side * 112, -40), (side * 100, 0), (side * 112, 40), (side * 78, 24)]),
         shade.lighter(0.15)) for side in (-1, 1)
    ]  # fmt: skip
    crest: Shape = (
        shapes.smooth([(-52, -66), (-50, -100), (-32, -84), (-18, -110), (0, -88), (18, -110), (32, -84), (50, -100),
            (52, -66)], tension=0.8), shade.darker(0.1))  # fmt: skip
    head: Shape = (shapes.smooth([(0, -86), (62, -64), (92, 0), (62, 64), (0, 86), (-62, 64), (-92, 0), (-62, -64)]),
        shade.lighter(0.4))  # fmt: skip
    lips: list[Shape] = [(shapes.oval(0, 62, 26, 11), "#f28a6a"), (_line((-24, 62), (0, 66), (24, 62)), None)]
    waves: list[Shape] = [(_line((-44, -58), (-30, -68), (-15, -58), (0, -68), (15, -58), (30, -68), (44, -58)), None)]
    return [*fins, crest], head, [*lips, *waves]


def _flame_face(shade: Colour) -> tuple[list[Shape], Shape, list[Shape]]:
    hair: list[Shape] = [
        (shapes.turned(shapes.flame(0, -76, 40, 76 - abs(turn) * 0.3), turn * 0.55), fill)
        for turn, fill in ((-74, "#ffb03a"), (74, "#ffb03a"), (-38, shade), (38, shade), (0, "#ffc04a"))
    ]
    head: Shape = (shapes.smooth([(0, -66), (54, -52), (76, 0), (56, 56), (0, 92), (-56, 56), (-76, 0), (-54, -52)]),
        "#ffe0a8")  # fmt: skip
    mouth: list[Shape] = [
        (shapes.smooth([(-30, 50), (0, 56), (30, 50), (14, 74), (-14, 74)]), "#8f2f2a"),
        (_line((-28, -50), (0, -42), (28, -50)), None),
    ]
    return hair, head, mouth


def _stone_face(shade: Colour) -> tuple[list[Shape], Shape, list[Shape]]:
    peaks: Shape = (shapes.polygon([(-66, -46), (-58, -100), (-34, -70), (-14, -112), (6, -74), (30, -104), (44, -72),
        (60, -96), (66, -46)]), shade.lighter(0.15))  # fmt: skip
    ears: list[Shape] = [(shapes.oval(side * 84, 0, 20, 26), shade.lighter(0.25)) for side in (-1, 1)]
    head: Shape = (shapes.smooth([(-60, -64), (60, -64), (84, -10), (74, 60), (20, 92), (-20, 92), (-74, 60),
        (-84, -10)], tension=0.8), shade.lighter(0.45))  # fmt: skip
    mouth: list[Shape] = [
        (shapes.smooth([(-38, 48), (0, 58), (38, 48), (26, 76), (-26, 76)], tension=0.5), "#4a2a20"),
        (shapes.box(-22, 54, 16, 14, 3), LIGHT),
        (shapes.box(8, 54, 16, 14, 3), LIGHT),
        (_line((-46, -52), (-16, -46), (16, -46), (46, -52)), None),
    ]
    return [peaks, *ears], head, mouth


def _gust_face(shade: Colour) -> tuple[list[Shape], Shape, list[Shape]]:
    curls: list[Shape] = [
        (shapes.smooth(shapes.curl(x, y, 24, 1.3, start, way, 20), closed=False), None)
        for x, y, start, way in ((-62, -84, 60, 1), (62, -84, 120, -1), (-22, -100, 60, 1), (26, -100, 120, -1))
    ]
    ears: list[Shape] = [
        (shapes.leaf((side * 66, 0), (side * 114, side * -14), 34), shade.lighter(0.1)) for side in (-1, 1)
    ]
    head: Shape = (shapes.smooth([(0, -78), (58, -60), (80, 0), (58, 62), (0, 86), (-58, 62), (-80, 0), (-58, -60)]),
        shade.lighter(0.55))  # fmt: skip
    mouth: list[Shape] = [
        (shapes.oval(0, 62, 15, 13), "#5a7a72"),
        (_line((-40, -60), (-20, -50), (0, -58), (20, -50), (40, -60)), None),
    ]
    return [*curls, *ears], head, mouth


def _line(*points: Point) -> skia.Path:
    return shapes.smooth(points, closed=False)


ARMS: dict[str, Callable[[Colour], list[Shape]]] = {
    "water": _tentacle, "fire": _blaze, "earth": _paw, "wind": _gust,
}  # fmt: skip
FACES: dict[str, Callable[[Colour], tuple[list[Shape], Shape, list[Shape]]]] = {
    "water": _fish_face, "fire": _flame_face, "earth": _stone_face, "wind": _gust_face,
}  # fmt: skip
PICTURES = {"summon": summoning, "distract": distraction}
