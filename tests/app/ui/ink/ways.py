"""Ways for fingers, and comparisons of pictures."""

import math

from PIL import Image, ImageChops

from engine.ink import Drawing
from tests.harness.hand import stroke
from tests.ink.raster import rasterise

PAPER = (251, 247, 236)

Way = list[tuple[float, float]]


def way(view, name: str, place: tuple[float, float], size: float = 1.0) -> Way:
    """Where in the window a finger goes that draws a named stroke on a view's sheet; `place` from 0 to 1."""
    x, y, width, height = view.sheet_box
    start_x, start_y, unit = x + width * place[0], y + height * place[1], size * width / 4095
    touches = stroke(name, place=(0, 0))
    return [view.to_window(start_x + unit * touch.x, start_y + unit * touch.y) for touch in touches]


def wheel(x: float, y: float, radius: float, frames: int = 14) -> Way:
    """Once around in so many frames, and a little more."""
    angles = [math.tau * i / frames for i in range(frames + 2)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def inked(picture: Image.Image) -> int:
    """How many pixels are not plain paper."""
    return apart(picture, Image.new("RGB", picture.size, PAPER), 8)


def drawn_alone(log: bytes, size: tuple[int, int]) -> Image.Image:
    """The picture that the engine computes for a log, without any screen."""
    raster = rasterise(Drawing.from_log(log), size[0], PAPER[0] << 16 | PAPER[1] << 8 | PAPER[2])
    picture = Image.frombytes("RGBA", (raster.width, raster.height), bytes(raster.pixels))
    return picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM).convert("RGB")


def apart(one: Image.Image, other: Image.Image, by: int = 48) -> int:
    """How many pixels differ by more than a shade."""
    assert one.size == other.size
    shades = ImageChops.difference(one, other).convert("L").histogram()
    return sum(shades[by + 1 :])
