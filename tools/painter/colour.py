"""Colours that mix the way paint does: blending, lightening and turning happen in OKLab."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache


def _to_linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _to_srgb(channel: float) -> float:
    channel = min(1.0, max(0.0, channel))
    return 12.92 * channel if channel <= 0.0031308 else 1.055 * channel ** (1 / 2.4) - 0.055


def _cube_root(value: float) -> float:
    return math.copysign(abs(value) ** (1 / 3), value)


@dataclass(frozen=True)
class Colour:
    """One colour, channels 0–1 in sRGB, with alpha."""

    r: float
    g: float
    b: float
    a: float = 1.0

    @property
    def lab(self) -> tuple[float, float, float]:
        r, g, b = _to_linear(self.r), _to_linear(self.g), _to_linear(self.b)
        long = _cube_root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        medium = _cube_root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        short = _cube_root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return (
            0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
            1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
            0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
        )

    @staticmethod
    def from_lab(lightness: float, a: float, b: float, alpha: float = 1.0) -> Colour:
        long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
        medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
        short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
        return Colour(
            _to_srgb(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            _to_srgb(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            _to_srgb(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
            alpha,
        )

    def mix(self, other: Colour, amount: float) -> Colour:
        """This colour with some of the other stirred in: 0 is this, 1 is the other."""
        amount = min(1.0, max(0.0, amount))
        mine, theirs = self.lab, other.lab
        lightness, a, b = (m + (t - m) * amount for m, t in zip(mine, theirs))
        return Colour.from_lab(lightness, a, b, self.a + (other.a - self.a) * amount)

    def lighter(self, amount: float) -> Colour:
        lightness, a, b = self.lab
        return Colour.from_lab(lightness + (1 - lightness) * amount, a * (1 - amount / 2), b * (1 - amount / 2), self.a)

    def darker(self, amount: float) -> Colour:
        lightness, a, b = self.lab
        return Colour.from_lab(lightness * (1 - amount), a * (1 - amount / 3), b * (1 - amount / 3), self.a)

    def turned(self, degrees: float) -> Colour:
        """The same lightness, another hue."""
        lightness, a, b = self.lab
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return Colour.from_lab(lightness, a * c - b * s, a * s + b * c, self.a)

    def times(self, other: Colour, amount: float = 1.0) -> Colour:
        """Seen through a glass of the other colour."""
        return Colour(
            self.r * (1 - amount + amount * other.r),
            self.g * (1 - amount + amount * other.g),
            self.b * (1 - amount + amount * other.b),
            self.a,
        )

    def fade(self, alpha: float) -> Colour:
        return Colour(self.r, self.g, self.b, min(1.0, max(0.0, self.a * alpha)))

    @property
    def argb(self) -> int:
        """The integer that skia wants."""
        red, green, blue, alpha = (round(255 * channel) for channel in (self.r, self.g, self.b, self.a))
        return (alpha << 24) | (red << 16) | (green << 8) | blue


@lru_cache(maxsize=4096)
def colour(code: str | Colour) -> Colour:
    """`colour("#e8b04a")`; a Colour passes through, so that every painter may take either."""
    if isinstance(code, Colour):
        return code
    digits = code.removeprefix("#")
    if len(digits) != 6:
        raise ValueError(f"a colour is six hexadecimal digits, not {code!r}")
    return Colour(*(int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)))


WHITE = Colour(1, 1, 1)
BLACK = Colour(0, 0, 0)
