"""Marks that a brush leaves: dry strokes, repainting a whole ground in strokes, hatching, blooms, gradients."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy
import skia

from tools.painter import shapes, texture
from tools.painter.chance import Chance
from tools.painter.colour import Colour, colour

if TYPE_CHECKING:
    from tools.painter.easel import Easel

MOST_STROKES = 9000  # a pass with more than this costs seconds and shows nothing new


class Strokes:
    """Bristle marks gathered to be laid in one go."""

    def __init__(self) -> None:
        self._places: list[skia.RSXform] = []
        self._marks: list[skia.Rect] = []
        self._colours: list[int] = []

    def add(self, x: float, y: float, length: float, angle: float, shade: int, kind: int) -> None:
        """A mark with its middle at (x, y); angle in radians, shade as an argb integer."""
        long, wide = texture.BRISTLE_LENGTH, texture.BRISTLE_WIDTH
        size = length / long
        c, s = math.cos(angle) * size, math.sin(angle) * size
        self._places.append(skia.RSXform(c, s, x - c * long / 2 + s * wide / 2, y - s * long / 2 - c * wide / 2))
        top = (kind % texture.BRISTLE_KINDS) * wide
        self._marks.append(skia.Rect(0, top, long, top + wide))
        self._colours.append(shade)

    def lay(self, canvas: skia.Canvas, mode: skia.BlendMode = skia.BlendMode.kSrcOver) -> None:
        if self._places:
            canvas.drawAtlas(
                texture.bristle_stamps(),
                self._places,
                self._marks,
                self._colours,
                skia.BlendMode.kModulate,
                skia.SamplingOptions(skia.FilterMode.kLinear),
                None,
                skia.Paint(BlendMode=mode),
            )


def dry(
    e: Easel, path: skia.Path, shades: Sequence[Colour], angle: float, amount: float = 0.5, length: float = 0
) -> None:
    """Dry strokes over what lies inside the outline, which the caller has clipped to."""
    bounds = path.getBounds()
    size = shapes.girth(path)
    length = length or min(110.0, max(10.0, size * 0.42))
    luck = e.chance.apart("dry", round(bounds.left() * 7 + bounds.top() * 3), round(size * 5))
    area = bounds.width() * bounds.height()
    count = min(900, int(area / (length * length * 0.07)))
    inks = [shade.fade(0.30 + 0.3 * amount).argb for shade in shades]
    strokes = Strokes()
    for _ in range(int(count * min(1.0, amount + 0.2))):
        x, y = luck.between(bounds.left(), bounds.right()), luck.between(bounds.top(), bounds.bottom())
        lean = math.radians(angle) + luck.about(0, 0.35)
        strokes.add(x, y, length * luck.between(0.6, 1.25), lean, luck.pick(inks), luck.whole(0, 7))
    strokes.lay(e.canvas)


def stroke(e: Easel, points: Sequence[shapes.Point], shade: str | Colour, width: float, alpha: float = 0.8) -> None:
    """One long dry brush stroke along a soft line."""
    luck = e.chance.apart("stroke", round(points[0][0] * 3), round(points[0][1] * 3))
    line = shapes.spine(points, 6)
    ink = e.tint(shade).fade(alpha).argb
    strokes = Strokes()
    length = width * texture.BRISTLE_LENGTH / texture.BRISTLE_WIDTH
    since = length
    for (x0, y0), (x1, y1) in zip(line, line[1:]):
        since += math.hypot(x1 - x0, y1 - y0)
        if since > length * 0.35:
            since = 0
            strokes.add((x0 + x1) / 2, (y0 + y1) / 2, length, math.atan2(y1 - y0, x1 - x0), ink, luck.whole(0, 7))
    strokes.lay(e.canvas)


def gradient(e: Easel, path: skia.Path, shades: Sequence[Colour], angle: float) -> None:
    """Fill the clip with shades running along the angle across the outline's bounds."""
    bounds = path.getBounds()
    x, y = bounds.centerX(), bounds.centerY()
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    reach = (abs(dx) * bounds.width() + abs(dy) * bounds.height()) / 2
    fine = _finely(shades)
    if len(fine) == 1:
        e.canvas.drawColor(fine[0].argb)
        return
    shader = skia.GradientShader.MakeLinear(
        points=[(x - dx * reach, y - dy * reach), (x + dx * reach, y + dy * reach)],
        colors=[shade.argb for shade in fine],
    )
    e.canvas.drawPaint(skia.Paint(Shader=shader, Dither=True))


def _finely(shades: Sequence[Colour], steps: int = 6) -> list[Colour]:
    """In-between shades, so that the run goes through OKLab and not through grey."""
    if len(shades) == 1:
        return list(shades)
    fine = [one.mix(two, step / steps) for one, two in zip(shades, shades[1:]) for step in range(steps)]
    return [*fine, shades[-1]]


def bloom(e: Easel, amount: float = 0.5, cell: float = 46) -> None:
    """Pigment that settled unevenly: blotches over the present clip."""
    paint = skia.Paint(Shader=texture.mottle(cell=cell), Alphaf=min(1.0, amount), BlendMode=skia.BlendMode.kSoftLight)
    e.canvas.drawPaint(paint)


def hatch(
    e: Easel,
    path: skia.Path,
    shade: str | Colour,
    angle: float = 55,
    gap: float = 7,
    width: float = 1.2,
    alpha: float = 0.5,
) -> None:
    """Pencil strokes side by side inside the outline."""
    bounds = path.getBounds()
    luck = e.chance.apart("hatch", round(bounds.left()), round(bounds.top()), angle)
    ink = skia.Paint(
        Color=e.tint(shade).fade(alpha).argb, AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=width
    )
    ink.setStrokeCap(skia.Paint.kRound_Cap)
    reach = math.hypot(bounds.width(), bounds.height()) / 2
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    e.canvas.save()
    e.canvas.clipPath(path, True)
    place = -reach
    while place < reach:
        x, y = bounds.centerX() - dy * place, bounds.centerY() + dx * place
        bend = luck.about(0, gap)
        line = skia.Path()
        line.moveTo(x - dx * reach, y - dy * reach + luck.about(0, gap * 0.5))
        line.quadTo(x + bend, y + bend, x + dx * reach, y + dy * reach + luck.about(0, gap * 0.5))
        e.canvas.drawPath(line, ink)
        place += gap * luck.between(0.7, 1.3)
    e.canvas.restore()


def repaint(
    e: Easel,
    length: float = 60,
    alpha: float = 0.75,
    flow: Callable[[float, float], float] | float | None = None,
    variety: float = 0.05,
    keep_detail: bool = True,
    within: skia.Path | None = None,
) -> None:
    """Paint what is there once more in bristle strokes, so that smooth grounds become painted ones.

    Call after the sky and the far things, with long strokes, and once more with short ones. Strokes follow the
    shapes; `flow` gives their direction (degrees) where there are none. Details finer than a stroke are kept.
    """
    coarse, cell = _small(e)
    angles = _along_the_shapes(coarse)
    busy = _detail(coarse, max(1, int(length * e.scale / cell / 4)))
    e._strokes += 1
    luck = e.chance.apart("repaint", e._strokes)
    strokes = Strokes()
    gap = max(length * 0.2, math.sqrt(e.width * e.height / MOST_STROKES))
    rows, columns = int(e.height / gap) + 1, int(e.width / gap) + 1
    places = [(column * gap, row * gap) for row in range(rows) for column in range(columns)]
    order = luck.field().permutation(len(places))
    for index in order:
        x, y = (place + luck.about(0, gap) for place in places[int(index)])
        row = min(coarse.shape[0] - 1, max(0, int(y * e.scale / cell)))
        column = min(coarse.shape[1] - 1, max(0, int(x * e.scale / cell)))
        if keep_detail and busy[row, column] > 0.045:
            continue
        strength, along = angles[0][row, column], angles[1][row, column]
        if strength < 0.004 and flow is not None:
            along = math.radians(flow(x, y) if callable(flow) else flow)
        red, green, blue = (float(channel) for channel in coarse[row, column])
        shift = luck.about(0, variety)
        warm = luck.about(0, variety * 0.6)
        shade = Colour(_unit(red + shift + warm), _unit(green + shift), _unit(blue + shift - warm), alpha)
        strokes.add(x, y, length * luck.between(0.7, 1.25), along + luck.about(0, 0.3), shade.argb, luck.whole(0, 7))
    e.canvas.save()
    if within is not None:
        e.canvas.clipPath(within, True)
    strokes.lay(e.canvas)
    e.canvas.restore()


def _unit(value: float) -> float:
    return min(1.0, max(0.0, value))


def _small(e: Easel) -> tuple[numpy.ndarray, int]:
    """What is painted so far at a quarter of its size, 0–1, and the size of its cells in pixels."""
    cell = 4
    pixels = e.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)[:, :, :3]
    height, width = pixels.shape[0] // cell * cell, pixels.shape[1] // cell * cell
    tiles = pixels[:height, :width].reshape(height // cell, cell, width // cell, cell, 3)
    return tiles.mean((1, 3), dtype=numpy.float32) / 255, cell


def _softened(values: numpy.ndarray, reach: int) -> numpy.ndarray:
    for axis in (0, 1):
        padded = numpy.concatenate(
            [
                numpy.repeat(numpy.take(values, [0], axis), reach, axis),
                values,
                numpy.repeat(numpy.take(values, [-1], axis), reach, axis),
            ],
            axis,
        )
        total = numpy.cumsum(padded, axis, dtype=numpy.float64)
        total = numpy.concatenate([numpy.zeros_like(numpy.take(total, [0], axis)), total], axis)
        size = values.shape[axis]
        upper = numpy.take(total, numpy.arange(2 * reach + 1, 2 * reach + 1 + size), axis)
        values = ((upper - numpy.take(total, numpy.arange(size), axis)) / (2 * reach + 1)).astype(numpy.float32)
    return values


def _along_the_shapes(coarse: numpy.ndarray) -> tuple[numpy.ndarray, numpy.ndarray]:
    """How clearly the picture has a direction at each cell, and that direction in radians."""
    grey = coarse @ numpy.array([0.3, 0.59, 0.11], numpy.float32)
    down, across = numpy.gradient(grey)
    xx, yy, xy = (_softened(product, 3) for product in (across * across, down * down, across * down))
    steepest = 0.5 * numpy.arctan2(2 * xy, xx - yy)
    return numpy.sqrt(xx + yy), steepest + math.pi / 2


def _detail(coarse: numpy.ndarray, reach: int) -> numpy.ndarray:
    """How much is going on within a stroke's reach."""
    grey = coarse.mean(2)
    spread: numpy.ndarray = numpy.maximum(_softened(grey * grey, reach) - _softened(grey, reach) ** 2, 0) ** 0.5
    return spread


def spatter(
    e: Easel,
    shade: str | Colour,
    count: int,
    box: tuple[float, float, float, float],
    size: float = 2.4,
    alpha: float = 0.7,
) -> None:
    """Drops flicked from the brush within (left, top, right, bottom)."""
    luck = Chance(e.chance.name, "spatter", count, *box)
    ink = skia.Paint(Color=e.hazed(colour(shade)).fade(alpha).argb, AntiAlias=True)
    for _ in range(count):
        reach = size * luck.between(0.2, 1) ** 2
        e.canvas.drawCircle(luck.between(box[0], box[2]), luck.between(box[1], box[3]), max(0.4, reach), ink)
