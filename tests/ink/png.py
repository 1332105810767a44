"""A drawing as a PNG file, in pure Python."""

import struct
import zlib

from engine.ink.drawing import Drawing
from tests.ink.raster import rasterise

SIGNATURE = b"\x89PNG\r\n\x1a\n"
EIGHT_BIT_RGBA = bytes((8, 6, 0, 0, 0))


def png(drawing: Drawing, long_side: int = 1024, paper: int | None = 0xFFFFFF) -> bytes:
    """The drawing in so many pixels along its longer side; without paper its ground is transparent."""
    picture = rasterise(drawing, long_side, paper)
    row = 4 * picture.width
    rows = (b"\0" + picture.pixels[i : i + row] for i in range(len(picture.pixels) - row, -1, -row))
    head = struct.pack(">II", picture.width, picture.height) + EIGHT_BIT_RGBA
    body = zlib.compress(b"".join(rows))
    return SIGNATURE + _part(b"IHDR", head) + _part(b"IDAT", body) + _part(b"IEND", b"")


def _part(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
