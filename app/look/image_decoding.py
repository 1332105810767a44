"""From a picture's file to pixels, shrunk and cut as they will be shown: beside the Kivy thread, and without Kivy.

Files are outside input: a photo of a player's own deck may be broken, huge or made to do harm.
"""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter, ImageStat

FORMATS = ("JPEG", "PNG", "WEBP")
"""What decks may hold.  Pillow would open fifty more kinds, some of them with the help of other programs."""

MOST_PIXELS = 64_000_000
"""In the file: what large telephone cameras take, and some two seconds of reading."""

MOST_IN_MEMORY = 16_000_000
"""After a JPEG was shrunk in reading: a photo of 12 MP of any kind, 64 MB while it is decoded."""

MOST_SCANS = 64
"""Passes over all pixels of a JPEG; a progressive one has ten, and previews in a camera's notes a few more."""

LONGEST_SIDE = 2048
"""The longest side of a texture that every graphics chip takes; a larger one is black, and nothing says why."""

STRIP = 256 * 1024
"""Bytes of pixels handed to the graphics chip at once: a frame gets as many of them as it has time for."""

EDGE = 0.028
"""The paper edge of a card, as a share of its width."""

ROUND = 0.085
"""The radius of a card's corners, as a share of its width."""

PAPER = (255, 248, 234)
"""The paper that cards are made of."""

PALE = 200
"""Of 255: a card whose picture is so light on the whole is a drawing, or a photo of one.  Our own deck's reach 180."""

DIM = 0.6
"""So much of their light pale cards, and the paper that each picture lies on, keep by night: it no longer glares, and
every ink is still seen on it."""

ORIENTATION = 0x0112
"""The EXIF tag that tells how the camera was held."""

TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
LYING = (5, 6, 7, 8)
"""Orientations in which the sides change places."""

Size = tuple[int, int]


class Unreadable(Exception):
    """The file is missing or no picture that we take."""


class Pixels(NamedTuple):
    """Rows of RGBA from the top down, in strips of so many rows; the last one may have fewer."""

    size: Size
    rows: int
    strips: list[bytes]


def decode(path: str, width: int, height: int, card: bool, night: bool = False) -> Pixels:
    """The picture, shrunk until it just covers the place, or cut to it as a ``card``; never stretched.

    What is for the ``night`` loses light if it is pale.  Two are decoded at once, so nobody holds one in its file's
    size any longer than it is needed.
    """
    try:
        made = _read(path, width, height)
        made = _as_card(made, width, height, night) if card else _shrunk(made, width, height, night)
        return _in_strips(made)
    except Unreadable:
        raise
    except Exception as error:  # bytes made to do harm make Pillow fail in ways it does not list
        raise Unreadable(f"{type(error).__name__}: {error}") from error


def _read(path: str, width: int, height: int) -> Image.Image:
    with Image.open(path, formats=FORMATS) as picture:
        return upright(picture, width, height)


def upright(picture: Image.Image, width: int, height: int) -> Image.Image:
    """RGB, or RGBA if it can be seen through; upright, and as much too large as JPEG's own shrinking leaves it."""
    if picture.width * picture.height > MOST_PIXELS:
        raise Unreadable(f"{picture.width} x {picture.height} pixels are too many")
    if _scans(picture) > MOST_SCANS:
        raise Unreadable("a picture that takes its decoder all the time there is")
    turn = _orientation(picture)
    upright = picture.size[::-1] if turn in LYING else picture.size
    wanted = _covering(upright, width, height)
    progressive = "progressive" in picture.info  # kept whole by the decoder, however much it is shrunk
    in_memory = picture.size
    picture.draft("RGB", wanted[::-1] if turn in LYING else wanted)
    in_memory = in_memory if progressive else picture.size
    if in_memory[0] * in_memory[1] > MOST_IN_MEMORY:
        raise Unreadable(f"{in_memory[0]} x {in_memory[1]} pixels are too many to hold")
    see_through = picture.mode in ("RGBA", "LA", "PA") or "transparency" in picture.info
    mode = "RGBA" if see_through else "RGB"
    if picture.mode == mode:
        picture.load()  # to convert it would copy all its pixels
    else:
        picture = picture.convert(mode)
    return picture.transpose(TURNS[turn]) if turn in TURNS else picture


def _scans(picture: Image.Image) -> int:
    """How often a JPEG's decoder would go over the pixels; in the data itself these two bytes never stand together."""
    file = getattr(picture, "fp", None)
    if picture.format != "JPEG" or file is None:
        return 0
    at = file.tell()
    file.seek(0)
    scans: int = file.read().count(b"\xff\xda")
    file.seek(at)
    return scans


def _orientation(picture: Image.Image) -> int:
    try:
        return int(picture.getexif().get(ORIENTATION, 1))
    except Exception:  # as above; a photo whose notes are damaged is still a photo
        return 1


def _covering(size: Size, width: int, height: int) -> Size:
    """The picture's size when it just covers the place: no larger than it is, and within what chips take."""
    scale = min(1.0, max(width / size[0], height / size[1]), LONGEST_SIDE / max(size))
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))


def _shrunk(picture: Image.Image, width: int, height: int, night: bool) -> Image.Image:
    size = _covering(picture.size, width, height)
    made = picture if size == picture.size else picture.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
    made = _dimmed(made) if night else made
    return _without_fringe(made) if made.mode == "RGBA" else made.convert("RGBA")


def _without_fringe(picture: Image.Image) -> Image.Image:
    """Where nothing is seen, the colour of what is beside it.

    The chip mixes the colours of neighbours when it turns or stretches a picture: black ones would show at its edges.
    """
    beside = picture.convert("RGBa").filter(ImageFilter.BoxBlur(2)).convert("RGBA").convert("RGB")
    alpha = picture.getchannel("A")
    seen = alpha.point([0] + [255] * 255)
    made = Image.composite(picture.convert("RGB"), beside, seen)
    made.putalpha(alpha)
    return made


def _in_strips(picture: Image.Image) -> Pixels:
    width, height = picture.size
    rows = max(1, STRIP // (4 * width))
    tops = range(0, height, rows)
    strips = [picture.crop((0, top, width, min(top + rows, height))).tobytes() for top in tops]
    return Pixels(picture.size, rows, strips)


# Cards --------------------------------------------------------------------------------------------------------------


def _as_card(picture: Image.Image, width: int, height: int, night: bool) -> Image.Image:
    """The middle of the picture on paper, cut with round corners; in the picture's own shape if it is to be 0 high."""
    height = height or max(1, round(width * picture.height / picture.width))
    scale = min(1.0, max(picture.width / width, picture.height / height), LONGEST_SIDE / max(width, height))
    width, height = max(4, round(width * scale)), max(4, round(height * scale))
    edge = min(max(2, round(width * EDGE)), (min(width, height) - 1) // 2)
    inner = width - 2 * edge, height - 2 * edge
    cut = picture.resize(inner, Image.Resampling.LANCZOS, box=middle(picture.size, inner), reducing_gap=2.0)
    if cut.mode == "RGBA":
        cut = Image.alpha_composite(Image.new("RGBA", inner, (*PAPER, 255)), cut)
    cut = _dimmed(cut) if night else cut
    # Paper all over, so that no other colour can shine through at the edges (see _without_fringe).
    card = Image.new("RGB", (width, height), paper(night))
    card.paste(cut, (edge, edge), mask=_rounded(inner, 0, width * ROUND - edge))
    card.putalpha(_rounded((width, height), 1, width * ROUND))
    return card


def _dimmed(picture: Image.Image) -> Image.Image:
    """As it is by night: a pale one no longer glares."""
    if ImageStat.Stat(picture.convert("L")).mean[0] <= PALE:
        return picture
    return picture.convert("RGB").point(lambda light: round(light * DIM))


def paper(night: bool) -> tuple[int, int, int]:
    """What a card, and what is glued onto it, is made of."""
    red, green, blue = (round(light * (DIM if night else 1)) for light in PAPER)
    return red, green, blue


def middle(size: Size, shape: Size) -> tuple[float, float, float, float]:
    """The largest part of the middle that has this shape."""
    scale = min(size[0] / shape[0], size[1] / shape[1])
    across, down = shape[0] * scale, shape[1] * scale
    left, top = (size[0] - across) / 2, (size[1] - down) / 2
    return max(0.0, left), max(0.0, top), min(size[0], left + across), min(size[1], top + down)


@lru_cache(maxsize=16)
def _rounded(size: Size, margin: int, radius: float) -> Image.Image:
    """White where the card is, with soft corners."""
    width, height = size
    mask = Image.new("L", size, 0)
    mask.paste(255, (margin, margin, width - margin, height - margin))
    corner = _corner(radius)
    if corner is not None and 2 * (corner.width + margin) <= min(size):
        far = width - margin - corner.width, height - margin - corner.height
        left_up = corner
        right_up = corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        mask.paste(left_up, (margin, margin))
        mask.paste(right_up, (far[0], margin))
        mask.paste(left_up.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (margin, far[1]))
        mask.paste(right_up.transpose(Image.Transpose.FLIP_TOP_BOTTOM), far)
    return mask


def _corner(radius: float) -> Image.Image | None:
    """The upper left corner, drawn eight times as fine."""
    side, finer = ceil(radius), 8
    if side < 1:
        return None
    drawn = Image.new("L", (side * finer, side * finer), 0)
    ImageDraw.Draw(drawn).ellipse((0, 0, 2 * radius * finer, 2 * radius * finer), fill=255)
    return drawn.resize((side, side), Image.Resampling.BOX)
