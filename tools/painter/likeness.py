"""Whether two files show the same picture to an eye, whatever processor painted them.

Processors round differently, so blurs differ in their last bit and fine grain by more; an eye takes neither for
another picture. So blocks of pixels are compared by their mean: small ones, in which a changed thing stands out, and
large ones, in which a changed light does. README.md says what was measured.
"""

from __future__ import annotations

import numpy
import skia

# How far the mean of a block, so many pixels wide and high, may be off in any channel, of 255.
LOOKS = ((16, 8.0), (64, 1.5))


def unlike(one: bytes, two: bytes) -> str:
    """What an eye finds different between two encoded pictures; nothing if it finds them the same."""
    first, second = (pixels(content) for content in (one, two))
    if first is None or second is None:
        return "cannot be read as a picture"
    if first.shape != second.shape:
        return "{1} × {0} became {3} × {2} pixels".format(*first.shape[:2], *second.shape[:2])
    for block, limit in LOOKS:
        off = abs(means(first - second, block)).max(axis=2)
        row, column = numpy.unravel_index(off.argmax(), off.shape)
        if off[row, column] > limit:
            return (
                f"off by {off[row, column]:.1f} of 255 around ({(column + 0.5) * block:.0f}, {(row + 0.5) * block:.0f})"
            )
    return ""


def pixels(content: bytes) -> numpy.ndarray | None:
    """Red, green and blue as they cover black, and how much they cover."""
    image = skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(content))
    if image is None:
        return None
    straight: numpy.ndarray = image.toarray(
        colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kUnpremul_AlphaType
    ).astype(float)
    straight[:, :, :3] *= straight[:, :, 3:] / 255
    return straight


def means(values: numpy.ndarray, block: int) -> numpy.ndarray:
    """The mean of each block; those at the right and at the lower edge may be smaller."""
    for axis in (0, 1):
        starts = numpy.arange(0, values.shape[axis], block)
        widths = numpy.diff(starts, append=values.shape[axis])
        shape = [-1 if each == axis else 1 for each in range(values.ndim)]
        values = numpy.add.reduceat(values, starts, axis=axis) / widths.reshape(shape)
    return values
