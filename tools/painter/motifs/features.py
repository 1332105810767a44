"""What gives a creature life: eyes, mouths, cheeks, fur, feathers, scales."""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point

PUPIL = "#150f1a"


def eye(
    e: Easel,
    x: float,
    y: float,
    radius: float,
    iris: str | Colour = "#e8b23a",
    look: Point = (0.0, 0.0),
    lid: float = 0.15,
    slit: bool = False,
    white: str | Colour = "#fff8e8",
    skin: str | Colour = "#5a3f4a",
) -> None:
    """An eye that looks somewhere (−1…1 each way); lid 0 is wide open, 0.5 drowsy, 1 shut and content."""
    if lid >= 1:
        arc = [(x - radius, y - radius * 0.1), (x, y + radius * 0.55), (x + radius, y - radius * 0.1)]
        e.line(arc, PUPIL, radius * 0.34, lit=False)
        return
    ball = shapes.oval(x, y, radius, radius * 1.08)
    e.flat(shapes.oval(x, y, radius * 1.09, radius * 1.17), "#1a0f1a", 0.26, hand=0.3, blur=radius * 0.08)
    e.canvas.save()
    e.canvas.clipPath(ball, True)
    e.flat(ball, colour(white).mix(e.light.shadow, 0.08), hand=0)
    e.flat_shadow(shapes.oval(x, y - radius * 1.1, radius * 1.3, radius * 0.7), 0.5, radius * 0.2)
    ix, iy = x + look[0] * radius * 0.34, y + look[1] * radius * 0.3
    shade = colour(iris)
    paint_flat(e, shapes.oval(ix, iy, radius * 0.7), shade.darker(0.35))
    paint_flat(e, shapes.oval(ix, iy + radius * 0.1, radius * 0.58), shade)
    paint_flat(e, shapes.oval(ix, iy + radius * 0.3, radius * 0.34), shade.lighter(0.4), 0.8)
    pupil = shapes.oval(ix, iy, radius * (0.16 if slit else 0.4), radius * (0.6 if slit else 0.42))
    paint_flat(e, pupil, colour(PUPIL))
    if lid > 0:
        paint_flat(
            e, shapes.box(x - radius * 2, y - radius * 2, radius * 4, radius * (0.9 + lid * 1.9)), e.dark(skin, 0.45)
        )
    e.canvas.restore()
    paint_flat(e, shapes.oval(ix - radius * 0.26, iy - radius * 0.3, radius * 0.2), colour("#ffffff"))
    paint_flat(e, shapes.oval(ix + radius * 0.24, iy + radius * 0.26, radius * 0.1), colour("#ffffff"), 0.8)


def paint_flat(e: Easel, path: skia.Path, shade: Colour, alpha: float = 1.0) -> None:
    """A colour exactly as given: eyes are seen in any light."""
    e.canvas.drawPath(path, skia.Paint(Color=shade.fade(alpha).argb, AntiAlias=True))


def dot_eyes(e: Easel, places: Sequence[Point], radius: float) -> None:
    """The simplest eyes: shining black beads."""
    for x, y in places:
        paint_flat(e, shapes.oval(x, y, radius, radius * 1.15), colour(PUPIL))
        paint_flat(e, shapes.oval(x - radius * 0.3, y - radius * 0.4, radius * 0.34), colour("#ffffff"))


def cheeks(
    e: Easel, places: Sequence[Point], radius: float, shade: str | Colour = "#f0806a", alpha: float = 0.5
) -> None:
    for x, y in places:
        e.flat(shapes.oval(x, y, radius, radius * 0.7), shade, alpha, hand=0, blur=radius * 0.4)


def smile(
    e: Easel, x: float, y: float, width: float, depth: float = 0.4, shade: str | Colour = "#3a1d22", thick: float = 0
) -> None:
    """A mouth; depth below 0 is a grumble."""
    bow = [(x - width / 2, y), (x, y + width * depth), (x + width / 2, y)]
    e.line(bow, shade, thick or max(1.6, width * 0.11), lit=False)


def fur(
    e: Easel,
    path: skia.Path,
    shades: Sequence[str | Colour],
    length: float,
    gap: float = 5,
    comb: float = 25,
    wild: float = 0.5,
) -> None:
    """Tufts along the outline, combed sideways by degrees."""
    luck = e.chance.apart("fur", round(length * 10), round(gap * 10))
    for contour in shapes.walk(path, gap):
        middle = (sum(x for x, _ in contour) / len(contour), sum(y for _, y in contour) / len(contour))
        count = len(contour)
        for index, (x, y) in enumerate(contour):
            ahead, behind = contour[(index + 2) % count], contour[index - 2]
            along = math.atan2(ahead[1] - behind[1], ahead[0] - behind[0])
            out = along - math.pi / 2
            if math.cos(out) * (x - middle[0]) + math.sin(out) * (y - middle[1]) < 0:
                out += math.pi
            out += math.radians(comb) + luck.about(0, wild)
            reach = length * luck.between(0.5, 1.2)
            root = (x - math.cos(out) * reach * 0.5, y - math.sin(out) * reach * 0.5)
            tip = (x + math.cos(out) * reach * 0.6, y + math.sin(out) * reach * 0.6)
            dx, dy = e.to_light((x, y))
            facing = math.cos(out) * dx + math.sin(out) * dy
            shade = colour(luck.pick(shades))
            shown = e.lit(shade, facing) if facing > 0 else e.dark(shade, -facing * 0.8)
            paint_flat(e, shapes.leaf(root, tip, reach * 0.26, luck.about(0, 0.15)), shown, 0.9)


def feather(
    e: Easel,
    base: Point,
    tip: Point,
    width: float,
    shade: str | Colour,
    bend: float = 0.1,
    eye_spot: str | Colour | None = None,
) -> None:
    """One long feather with its quill."""
    e.solid(
        shapes.leaf(base, tip, width, bend),
        shade,
        round=0.35,
        rim=0.6,
        flow=math.degrees(math.atan2(tip[1] - base[1], tip[0] - base[0])),
        bristle=0.6,
        edge=0.3,
        hand=0.6,
    )
    dx, dy = tip[0] - base[0], tip[1] - base[1]
    middle = (base[0] + dx * 0.5 - dy * bend * 0.75, base[1] + dy * 0.5 + dx * bend * 0.75)
    e.line([base, middle, tip], colour(shade).lighter(0.45), max(1.0, width * 0.08), alpha=0.8)
    if eye_spot:
        near = (base[0] + dx * 0.84 - dy * bend * 0.4, base[1] + dy * 0.84 + dx * bend * 0.4)
        e.flat(shapes.oval(*near, width * 0.27), colour(shade).darker(0.55), 0.9)
        e.flat(shapes.oval(*near, width * 0.16), eye_spot)


def scales(
    e: Easel, path: skia.Path, shades: Sequence[str | Colour], size: float, turn: float = 0, alpha: float = 0.8
) -> None:
    """Overlapping round scales over what is inside the outline; turn is where they point (degrees, 0 is down)."""
    bounds = path.getBounds()
    luck = e.chance.apart("scales", round(bounds.left()), round(size * 10))
    reach = math.hypot(bounds.width(), bounds.height()) / 2 + size
    with e.inside(path), e.at(bounds.centerX(), bounds.centerY(), 1, turn):
        rows = int(reach * 2 / (size * 0.8))
        for row in range(rows, -1, -1):
            y = -reach + row * size * 0.8
            for column in range(int(reach * 2 / size) + 1):
                x = -reach + column * size + (size / 2 if row % 2 else 0)
                shade = e.tint(luck.pick(shades))
                scale = shapes.smooth(
                    [
                        (x - size * 0.5, y - size * 0.4),
                        (x + size * 0.5, y - size * 0.4),
                        (x + size * 0.46, y + size * 0.2),
                        (x, y + size * 0.62),
                        (x - size * 0.46, y + size * 0.2),
                    ]
                )
                paint_flat(e, scale, shade, alpha * luck.between(0.6, 1))
                e.pencil(scale, e.dark(shade, 0.6), max(0.6, size * 0.05), 0.5)


def whiskers(
    e: Easel, x: float, y: float, length: float, side: int, shade: str | Colour = "#fff4e0", count: int = 3
) -> None:
    for index in range(count):
        lift = (index - (count - 1) / 2) * length * 0.22
        e.line(
            [
                (x, y + lift * 0.2),
                (x + side * length * 0.5, y + lift * 0.7 - length * 0.06),
                (x + side * length, y + lift + length * 0.05),
            ],
            shade,
            max(1.0, length * 0.025),
            alpha=0.85,
        )
