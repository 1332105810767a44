"""Surfaces made of named chance: noise, paper, bristles, blooms. Each is made once a run and kept."""

from __future__ import annotations

from functools import lru_cache

import numpy
import skia

from tools.painter.chance import Chance

BRISTLE_LENGTH, BRISTLE_WIDTH, BRISTLE_KINDS = 128, 32, 8


@lru_cache(maxsize=64)
def noise(width: int, height: int, cell: float, name: str, octaves: int = 3) -> numpy.ndarray:
    """Soft clouds of values 0–1; cell is the size of the largest lump in pixels."""
    field = Chance("noise", name).field()
    total: numpy.ndarray = numpy.zeros((height, width), numpy.float32)
    weight = 1.0
    for octave in range(octaves):
        size = max(1.0, cell / 2**octave)
        total += weight * _lumps(width, height, size, field)
        weight *= 0.5
    total -= total.min()
    total /= max(float(total.max()), 1e-6)
    total.flags.writeable = False
    return total


def _lumps(width: int, height: int, cell: float, field: numpy.random.Generator) -> numpy.ndarray:
    rows, columns = int(height / cell) + 3, int(width / cell) + 3
    knots = field.random((rows, columns), dtype=numpy.float32)
    x, y = numpy.arange(width, dtype=numpy.float32) / cell, numpy.arange(height, dtype=numpy.float32) / cell
    left, top = x.astype(int), y.astype(int)
    x, y = x - left, y - top
    x, y = x * x * (3 - 2 * x), y * y * (3 - 2 * y)
    upper = knots[top][:, left] * (1 - x) + knots[top][:, left + 1] * x
    lower = knots[top + 1][:, left] * (1 - x) + knots[top + 1][:, left + 1] * x
    blended: numpy.ndarray = upper * (1 - y[:, None]) + lower * y[:, None]
    return blended


def alpha_image(alpha: numpy.ndarray) -> skia.Image:
    """White whose opacity is the array (0–1): a stamp that can be tinted."""
    level = (numpy.clip(alpha, 0, 1) * 255 + 0.5).astype(numpy.uint8)
    pixels = numpy.repeat(level[:, :, None], 4, axis=2)
    return skia.Image.fromarray(numpy.ascontiguousarray(pixels), skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)


@lru_cache(maxsize=1)
def bristle_stamps() -> skia.Image:
    """An atlas of dry brush marks, one above the other, each BRISTLE_LENGTH × BRISTLE_WIDTH."""
    field = Chance("bristles").field()
    marks = [_bristle_mark(field) for _ in range(BRISTLE_KINDS)]
    return alpha_image(numpy.concatenate(marks))


def _bristle_mark(field: numpy.random.Generator) -> numpy.ndarray:
    length, width = BRISTLE_LENGTH, BRISTLE_WIDTH
    along, across = numpy.linspace(0, 1, length), numpy.linspace(-1, 1, width)
    hairs = field.random(width) * 0.75 + 0.25
    hairs = (hairs + numpy.roll(hairs, 1)) / 2
    start = 0.02 + field.random(width) * 0.16 + 0.10 * across**2
    end = 0.98 - field.random(width) * 0.30 - 0.12 * across**2
    ramp_in = numpy.clip((along[None] - start[:, None]) / 0.07, 0, 1)
    ramp_out = numpy.clip((end[:, None] - along[None]) / 0.16, 0, 1)
    body = hairs[:, None] * ramp_in * ramp_out * numpy.clip((1 - numpy.abs(across)) / 0.22, 0, 1)[:, None]
    tooth = _lumps(length, width, 3.0, field)
    mark: numpy.ndarray = body * (0.72 + 0.56 * tooth)
    return mark


@lru_cache(maxsize=8)
def mottle(name: str = "mottle", cell: float = 46) -> skia.Shader:
    """A repeating blotchy shader around mid grey, for soft-light over a wash."""
    values = noise(512, 512, cell, name, 4)
    across = numpy.roll(values, 256, 1)
    ramp = numpy.abs(numpy.linspace(-1, 1, 512, dtype=numpy.float32))
    tiled = values * (1 - ramp)[None] + across * ramp[None]
    tiled = tiled * (1 - ramp)[:, None] + numpy.roll(tiled, 256, 0) * ramp[:, None]
    spread = (tiled - tiled.mean()) / (4.4 * tiled.std()) + 0.5
    level = (numpy.clip(spread, 0, 1) * 255 + 0.5).astype(numpy.uint8)
    pixels = numpy.dstack([level, level, level, numpy.full_like(level, 255)])
    image = skia.Image.fromarray(numpy.ascontiguousarray(pixels), skia.kRGBA_8888_ColorType)
    return image.makeShader(skia.TileMode.kRepeat, skia.TileMode.kRepeat, skia.SamplingOptions(skia.FilterMode.kLinear))


@lru_cache(maxsize=4)
def paper(width: int, height: int) -> numpy.ndarray:
    """The tooth of the paper, around 0, about −1 to 1: fibres, grain and slow unevenness."""
    grain = noise(width, height, 2.1, "paper grain", 2) - 0.5
    tooth = noise(width, height, 6.0, "paper tooth", 2) - 0.5
    slow = noise(width, height, 190, "paper slow", 2) - 0.5
    total = grain * 1.1 + tooth * 0.9 + slow * 0.5
    # light from the upper left over the tooth gives the sheet a body
    relief = numpy.zeros_like(total)
    relief[1:, 1:] = total[1:, 1:] - total[:-1, :-1]
    sheet: numpy.ndarray = total * 0.6 + relief * 1.1
    return sheet


@lru_cache(maxsize=4)
def wander(width: int, height: int) -> tuple[numpy.ndarray, numpy.ndarray]:
    """Where each pixel is fetched from, so that every edge gets the tooth of the brush: whole-pixel rows, columns."""
    rows, columns = numpy.mgrid[0:height, 0:width].astype(numpy.float32)
    scale = width / 800
    for cell, reach in ((7.0, 1.0), (24.0, 1.7)):
        rows += (noise(width, height, cell * scale, f"wander rows {cell}", 2) - 0.5) * 2 * reach * scale
        columns += (noise(width, height, cell * scale, f"wander columns {cell}", 2) - 0.5) * 2 * reach * scale
    return (
        numpy.clip(numpy.rint(rows), 0, height - 1).astype(numpy.int32),
        numpy.clip(numpy.rint(columns), 0, width - 1).astype(numpy.int32),
    )
