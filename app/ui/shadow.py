"""Soft shadows and glows: textures worked out once, stretched to any size."""

import zlib
from collections.abc import Callable
from functools import cache
from math import exp
from random import Random

from kivy.graphics.texture import Texture

SIDE = 64
"""Pixels of a shadow's texture; its soft edge takes a quarter on each side."""

EDGE = SIDE // 4

GRAIN = 128
"""Pixels after which the grain of paper repeats."""

QUICKLY = 1
"""How hard pixels are packed: an evening's 150 pictures in 17 ms, none in more than 0.6."""


@cache
def soft_edge() -> Texture:
    """A white rounded square whose edge fades out; for ``BorderImage``, tinted by its ``Color``."""
    return kept((SIDE, SIDE), _white(edge_alphas()))


@cache
def soft_spot() -> Texture:
    """White light that falls off from the middle."""
    return kept((SIDE, SIDE), _white(spot_alphas()))


@cache
def grain() -> Texture:
    """The grain of paper, to be repeated; it also hides the steps between two close colours."""
    texture = kept((GRAIN, GRAIN), _white(Random(GRAIN).randbytes(GRAIN * GRAIN)))
    texture.wrap = "repeat"
    return texture


@cache
def edge_alphas() -> bytes:
    """How opaque each pixel of the soft edge is, for whoever paints with Pillow."""
    return _alphas(_edge)


@cache
def spot_alphas() -> bytes:
    """The same of the light."""
    return _alphas(_spot)


def _alphas(alpha: Callable[[float, float], float]) -> bytes:
    half = [step + 0.5 for step in range(SIDE // 2)]  # the other three quarters are its reflections
    quarter = [bytes([round(255 * alpha(across, up)) for across in half]) for up in half]
    rows = [row[::-1] + row for row in quarter]
    return b"".join(rows[::-1] + rows)


def _white(alphas: bytes) -> bytes:
    """White pixels, each seen through as much as its byte says."""
    pixels = bytearray(b"\xff" * (4 * len(alphas)))
    pixels[3::4] = alphas
    return bytes(pixels)


def kept(size: tuple[int, int], pixels: bytes) -> Texture:
    """A texture that gets its pixels back after the graphics were lost; packed they take a seventh."""
    packed = zlib.compress(pixels, QUICKLY)
    return _texture(size, pixels, lambda: zlib.decompress(packed))


def kept_as(size: tuple[int, int], pixels: Callable[[], bytes]) -> Texture:
    """The same of pixels that are quickly made again, and not kept."""
    return _texture(size, pixels(), pixels)


def _texture(size: tuple[int, int], pixels: bytes, again: Callable[[], bytes]) -> Texture:
    texture = Texture.create(size=size, colorfmt="rgba")
    _fill(texture, pixels)
    texture.add_reload_observer(lambda texture: _fill(texture, again()))
    return texture


def _fill(texture: Texture, pixels: bytes) -> None:
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")


def _edge(across: float, up: float) -> float:
    inner = SIDE / 2 - EDGE - EDGE / 2
    far = (max(0.0, across - inner) ** 2 + max(0.0, up - inner) ** 2) ** 0.5
    nearness = max(0.0, 1 - far / (EDGE * 1.5))
    return nearness * nearness * (3 - 2 * nearness)


def _spot(across: float, up: float) -> float:
    far = (across**2 + up**2) ** 0.5 / (SIDE / 2)
    return max(0.0, (exp(-3.2 * far * far) - exp(-3.2)) / (1 - exp(-3.2)))
