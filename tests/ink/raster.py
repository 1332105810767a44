"""A drawing as pixels, without a screen: the same coverage as the app's shader, computed one pixel at a time.

For export and for checking the shader; some seconds for a large drawing, so not on the thread that draws.
"""

from array import array
from math import ceil, floor, hypot, sqrt

from engine.ink.curve import lines
from engine.ink.drawing import Drawing
from engine.ink.style import Tool

Samples = array


class Raster:
    """Rows of RGBA bytes, the bottom row first as on the sheet; transparent where there is no paper."""

    def __init__(self, width: int, height: int, paper: int | None) -> None:
        self.width, self.height, self.paper = width, height, paper
        pixel = b"\0\0\0\0" if paper is None else paper.to_bytes(3, "big") + b"\xff"
        self.pixels = bytearray(pixel * (width * height))

    def lay(self, mask: "Mask", colour: int | None) -> None:
        """Covers with a colour, or with None takes away what is there."""
        if colour is None and self.paper is not None:
            colour = self.paper
        red, green, blue = (colour or 0).to_bytes(3, "big")
        pixels = self.pixels
        for row in range(mask.height):
            covers = mask.covers[row * mask.width : (row + 1) * mask.width]
            at = 4 * ((mask.bottom + row) * self.width + mask.left) - 4
            for cover in covers:
                at += 4
                if cover <= 0:
                    continue
                under = pixels[at + 3] / 255 * (1 - cover)
                if colour is None:
                    pixels[at + 3] = round(255 * under)
                    continue
                whole = cover + under
                part = cover / whole
                pixels[at] = round(pixels[at] + (red - pixels[at]) * part)
                pixels[at + 1] = round(pixels[at + 1] + (green - pixels[at + 1]) * part)
                pixels[at + 2] = round(pixels[at + 2] + (blue - pixels[at + 2]) * part)
                pixels[at + 3] = round(255 * whole)


class Mask:
    """How much of each pixel in a rectangle a line covers, from 0 to 1."""

    def __init__(self, left: int, bottom: int, right: int, top: int) -> None:
        self.left, self.bottom = left, bottom
        self.width, self.height = max(0, right - left), max(0, top - bottom)
        self.covers = array("f", bytes(4 * self.width * self.height))

    def cover(self, start: "Samples[float]", stop: "Samples[float]") -> None:
        """Covers the straight piece between two samples (x, y, radius), round at both ends."""
        (ax, ay, ar), (bx, by, br) = start, stop
        dx, dy, dr = bx - ax, by - ay, br - ar
        reach = max(ar, br) + 1
        square = dx * dx + dy * dy
        along = 1 / square if square else 0.0
        bow = reach * sqrt(square) / abs(dy) if dy else float("inf")
        width = self.width
        first = max(0, floor(min(ay, by) - reach) - self.bottom)
        for row in range(first, min(self.height, ceil(max(ay, by) + reach) - self.bottom)):
            y = row + self.bottom + 0.5 - ay
            middle = ax + y * dx / dy if dy else ax
            west = max(min(ax, bx) - reach, middle - bow)
            east = min(max(ax, bx) + reach, middle + bow)
            for column in range(max(0, floor(west) - self.left), min(width, ceil(east) - self.left)):
                x = column + self.left + 0.5 - ax
                h = (x * dx + y * dy) * along
                h = 0.0 if h < 0 else 1.0 if h > 1 else h
                cover = 0.5 + ar + h * dr - hypot(x - h * dx, y - h * dy)
                if cover > self.covers[row * width + column]:
                    self.covers[row * width + column] = cover if cover < 1 else 1.0


def rasterise(drawing: Drawing, long_side: int, paper: int | None = 0xFFFFFF) -> Raster:
    """A drawing in so many pixels along its longer side, on paper of a colour or on none."""
    sheet = drawing.sheet
    scale = long_side / max(sheet.right, sheet.top)
    picture = Raster(round(sheet.right * scale), round(sheet.top * scale), paper)
    for stroke, line in lines(drawing):
        colour = None if stroke.style.tool is Tool.ERASER else stroke.style.colour
        picture.lay(covered(line, scale, picture), colour)
    return picture


def covered(line: "Samples[float]", scale: float, picture: Raster) -> Mask:
    """The pixels of a picture that a line covers."""
    line = array("f", [value * scale for value in line])
    reach = max(line[2::3]) + 1
    mask = Mask(
        max(0, floor(min(line[0::3]) - reach)),
        max(0, floor(min(line[1::3]) - reach)),
        min(picture.width, ceil(max(line[0::3]) + reach)),
        min(picture.height, ceil(max(line[1::3]) + reach)),
    )
    for i in range(0, max(1, len(line) - 3), 3):
        mask.cover(line[i : i + 3], line[i + 3 : i + 6] or line[i : i + 3])
    return mask
