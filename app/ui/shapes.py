"""Round shapes in their own colours, with the shadow below them, painted once: each is one piece of a canvas.

They are laid down as they are, without a colour set before them.  So whatever tints the canvas leaves it ``WHITE``.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import ceil, cos, radians, sin
from typing import NamedTuple

from kivy.graphics import BorderImage, Canvas, Color
from kivy.graphics.texture import Texture
from PIL import Image, ImageChops, ImageDraw, ImageFont
from PIL.PngImagePlugin import PngImageFile

from app.look import theme
from app.look.box import Box
from app.look.theme import Rgba
from app.ui.shadow import EDGE, SIDE, edge_alphas, kept, kept_as, spot_alphas

WHITE = (1.0, 1.0, 1.0, 1.0)

KEPT = 256
"""Shapes kept: small pictures, a few for each kind of button and paper in its states."""

FINE = 4
"""Edges are painted so many times as large, and shrunk."""

SPREAD = 2.75
"""How far along an edge the shadow's corner is felt, in heights of the paper."""


ROUND_EDGE = 1.5
"""How round the corner of a soft edge is by itself, in its widths."""


def white() -> Color:
    """Said on a canvas after whatever has tinted it."""
    return Color(*WHITE)


class Margins(NamedTuple):
    """How far (pixels) a picture reaches beyond what it is the ground of."""

    beside: int
    below: int
    above: int


class Ground(NamedTuple):
    """A picture to be stretched between its corners, which are ``corner`` pixels wide within the paper."""

    texture: Texture
    corner: int
    margins: Margins

    def lay(self, image: BorderImage, pos: tuple[float, float], size: tuple[float, float]) -> None:
        """On whole pixels: between two, the paper's edge and its shadow would mix to a dark line."""
        beside, below, above = self.margins
        across, low, high = self.corner + beside, self.corner + below, self.corner + above
        image.texture = self.texture
        image.border = image.display_border = (low, across, high, across)
        x, y = round(pos[0]), round(pos[1])
        image.pos = x - beside, y - below
        image.size = round(pos[0] + size[0]) - x + 2 * beside, round(pos[1] + size[1]) - y + below + above


def ground(
    colour: Rgba,
    size: tuple[float, float],
    radius: float,
    lift: float = 0.0,
    shade: Rgba = (0, 0, 0, 0),
    corners: tuple[bool, bool, bool, bool] = (True, True, True, True),
    rim: float = 0.0,
) -> Ground:
    """Rounded paper that lies ``lift`` pixels above what is under it; only its ``rim``, so broad, if there is one.

    Of the ``corners`` (top left, top right, bottom right, bottom left) some may not be round.
    """
    least = max(1, int(min(size) / 2))
    round_by = min(round(radius), least)
    corner = min(max(round_by, ceil(SPREAD * lift), ceil(rim) + 1), least)
    shade = shade if lift else (0, 0, 0, 0)
    return _ground(_rounded_off(colour), round_by, corner, round(lift, 1), _rounded_off(shade), corners, round(rim, 1))


def _rounded_off(colour: Rgba) -> Rgba:
    """Colours between two, as when something fades, are not kept by the thousand."""
    red, green, blue, alpha = (round(part, 3) for part in colour)
    return red, green, blue, alpha


def bytes_of(colour: Rgba) -> tuple[int, ...]:
    """As Pillow has it."""
    return tuple(round(255 * part) for part in colour)


@cache
def _weaker(strength: int) -> list[int]:
    return [alpha * strength // 255 for alpha in range(256)]


def weakened(mask: Image.Image, strength: int) -> Image.Image:
    """As much as it shows, of something that is itself seen through: 255 is opaque."""
    return mask if strength == 255 else mask.point(_weaker(strength))


@lru_cache(KEPT)
def _ground(
    colour: Rgba,
    radius: int,
    corner: int,
    lift: float,
    shade: Rgba,
    corners: tuple[bool, bool, bool, bool],
    rim: float,
) -> Ground:
    margins = Margins(ceil(lift), ceil(1.5 * lift), ceil(0.5 * lift))
    side = 2 * corner + 1
    size = side + 2 * margins.beside, side + margins.below + margins.above
    red, green, blue, strength = bytes_of(colour)
    picture = Image.new("RGBA", size, (red, green, blue, 0))
    if lift:
        picture = soft_picture(size, round(2.5 * lift), shade, radius + lift)
    paper = Image.new("RGBA", size, (red, green, blue, 0))
    mask = Image.new("L", size)
    mask.paste(_rounded(side, radius, corners, rim), (margins.beside, margins.above))
    paper.putalpha(weakened(mask, strength))
    picture.alpha_composite(paper)
    return Ground(texture_of(picture), corner, margins)


def _soft(size: tuple[int, int], edge: int, radius: float = 0.0) -> Image.Image:
    """How dark a shadow is, or how bright a light: from nothing at its edge, which is so wide.

    It is as round as its edge, or by a larger ``radius``: what lies under a disc has no corners beside it.
    """
    edge = max(1, min(edge, size[0] // 2, size[1] // 2))
    if radius > ROUND_EDGE * edge:
        return _soft_and_round(size, edge, radius)
    soft = Image.frombytes("L", (SIDE, SIDE), edge_alphas())
    whole = Image.new("L", size)
    cuts = (0, EDGE, SIDE - EDGE, SIDE)
    across, up = (0, edge, size[0] - edge, size[0]), (0, edge, size[1] - edge, size[1])
    for column in range(3):
        for row in range(3):
            wide, high = across[column + 1] - across[column], up[row + 1] - up[row]
            if wide > 0 and high > 0:
                piece = soft.crop((cuts[column], cuts[row], cuts[column + 1], cuts[row + 1]))
                whole.paste(piece.resize((wide, high), Image.Resampling.BILINEAR), (across[column], up[row]))
    return whole


def _soft_and_round(size: tuple[int, int], edge: int, radius: float) -> Image.Image:
    whole = Image.new("L", size)
    draw = ImageDraw.Draw(whole)
    dark = Image.frombytes("L", (SIDE, SIDE), edge_alphas()).crop((0, SIDE // 2, EDGE, SIDE // 2 + 1))
    for inside, alpha in enumerate(dark.resize((edge, 1), Image.Resampling.BILINEAR).tobytes()):
        box = (inside, inside, size[0] - 1 - inside, size[1] - 1 - inside)
        draw.rounded_rectangle(box, max(0.0, radius - inside), alpha)
    return whole


def _rounded(side: int, radius: int, corners: tuple[bool, bool, bool, bool], rim: float) -> Image.Image:
    large = Image.new("L", (side * FINE, side * FINE))
    box = (0, 0, side * FINE - 1, side * FINE - 1)
    draw = ImageDraw.Draw(large)
    if rim:
        draw.rounded_rectangle(box, radius * FINE, None, 255, max(1, round(rim * FINE)), corners=corners)
    else:
        draw.rounded_rectangle(box, radius * FINE, 255, corners=corners)
    return large.reduce(FINE)


@lru_cache(KEPT)
def plain(colour: Rgba) -> Texture:
    """One colour, for a rectangle of any size."""
    return texture_of(Image.new("RGBA", (1, 1), bytes_of(colour)))


SMALL = 64
"""Pixels across a card's shadow, which is stretched to any size: it has no edge that could be seen."""


def card_shadow(aspect: float, by: float, colour: Rgba) -> Texture:
    """A soft-edged patch that reaches so far beyond a card, as a share of the card's shorter side."""
    return _card_shadow(round(aspect, 1), by, _rounded_off(colour))


@lru_cache(KEPT)
def _card_shadow(aspect: float, by: float, colour: Rgba) -> Texture:
    aspect = min(4.0, max(0.25, aspect))
    wide, high = (SMALL, round(SMALL / aspect)) if aspect < 1 else (round(SMALL * aspect), SMALL)
    more = SMALL * by
    size = round(wide + 2 * more), round(high + 2 * more)
    return texture_of(soft_picture(size, round(2.2 * more), colour))


@lru_cache(KEPT)
def card_blank(width: int, height: int, radius: float, paper: tuple[int, int, int]) -> Texture:
    """Plain paper as large as a card, of which only the rows at its ends are made and kept."""
    red, green, blue = (light / 255 for light in paper)
    corner = ceil(radius) + 1
    made = min(height, 2 * corner + 1)
    ends = rounded_picture((width, made), radius, (red, green, blue, 1.0))
    rows, row = ends.transpose(Image.Transpose.FLIP_TOP_BOTTOM).tobytes(), 4 * width
    between = corner * row

    def pixels() -> bytes:
        return rows[:between] + rows[between : between + row] * (height - made) + rows[between:]

    return kept_as((width, height), pixels)


@lru_cache(KEPT)
def small(path: str, width: int) -> Image.Image:
    """A picture of the app's own, as wide as it is shown.

    Shrunk here and not by the graphics chip's mipmaps, which cost a software renderer 15 ms for each symbol.
    """
    with PngImageFile(path) as picture:  # Pillow's own way to open any kind would bring in five kinds first
        high = max(1, round(width * picture.height / picture.width))
        return picture.convert("RGBA").resize((max(1, width), high), Image.Resampling.LANCZOS)


def tinted(picture: Image.Image, colour: Rgba) -> Image.Image:
    """What is white in it has that colour."""
    return ImageChops.multiply(picture, Image.new("RGBA", picture.size, bytes_of(colour)))


def lay_middle(below: Image.Image, above: Image.Image, x: float, y: float) -> None:
    """Lays a picture on another one, with its middle there, measured from the top; what reaches beyond is cut."""
    left, top = round(x - above.width / 2), round(y - above.height / 2)
    whole = Image.new("RGBA", below.size, (0, 0, 0, 0))
    whole.paste(above, (left, top))
    below.alpha_composite(whole)


def soft_picture(size: tuple[int, int], edge: int, colour: Rgba, radius: float = 0.0) -> Image.Image:
    """A shadow or a light of that colour, whose edge is so wide."""
    picture = Image.new("RGBA", size, (*bytes_of(colour)[:3], 0))
    strength = bytes_of(colour)[3]
    picture.putalpha(weakened(_soft(size, edge, radius), strength))
    return picture


def spot_picture(side: int, colour: Rgba) -> Image.Image:
    """Light, or shade, that falls off from the middle."""
    red, green, blue, strength = bytes_of(colour)
    spot = Image.frombytes("L", (SIDE, SIDE), spot_alphas()).resize((side, side), Image.Resampling.BILINEAR)
    picture = Image.new("RGBA", (side, side), (red, green, blue, 0))
    picture.putalpha(weakened(spot, strength))
    return picture


def rounded_picture(size: tuple[int, int], radius: float, colour: Rgba, rim: float = 0.0) -> Image.Image:
    """Paper with round corners, or only its rim."""
    picture = Image.new("RGBA", size, (*bytes_of(colour)[:3], 0))
    strength = bytes_of(colour)[3]
    corner = ceil(radius) + 1
    whole = rim or min(size) <= 2 * corner
    mask = _rounded_mask(size, radius, rim) if whole else _with_corners(size, radius, corner)
    picture.putalpha(weakened(mask, strength))
    return picture


def _rounded_mask(size: tuple[int, int], radius: float, rim: float = 0.0) -> Image.Image:
    fine = size[0] * FINE, size[1] * FINE
    mask = Image.new("L", fine)
    box, draw = (0, 0, fine[0] - 1, fine[1] - 1), ImageDraw.Draw(mask)
    if rim:
        draw.rounded_rectangle(box, radius * FINE, None, 255, max(1, round(rim * FINE)))
    else:
        draw.rounded_rectangle(box, radius * FINE, 255)
    return mask.reduce(FINE)


def _with_corners(size: tuple[int, int], radius: float, corner: int) -> Image.Image:
    """The same, of which only the corners are painted: a card has some hundred thousand points between them."""
    mask, small = Image.new("L", size, 255), _rounded_mask((2 * corner, 2 * corner), radius)
    for left, x in ((0, 0), (corner, size[0] - corner)):
        for top, y in ((0, 0), (corner, size[1] - corner)):
            mask.paste(small.crop((left, top, left + corner, top + corner)), (x, y))
    return mask


@lru_cache(KEPT)
def font_of(path: str, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size)


def written(words: str, font: str, size: float, colour: Rgba) -> Image.Image:
    """A few letters of one of our fonts, no larger than they are."""
    letters = font_of(str(theme.FONTS / theme.FACES[font]), size)
    left, top, right, low = letters.getbbox(words)
    picture = Image.new("RGBA", (max(1, round(right - left)), max(1, round(low - top))), (*bytes_of(colour)[:3], 0))
    ImageDraw.Draw(picture).text((-left, -top), words, bytes_of(colour), letters)
    return picture


def turned(box: Box, angle: float, middle: tuple[float, float], drop: float = 0.0) -> tuple[float, ...]:
    """The corners of a box that was turned about a point, and then laid so much lower."""
    cos_, sin_ = cos(radians(angle)), sin(radians(angle))
    points: list[float] = []
    for x, y in ((box.x, box.y), (box.right, box.y), (box.right, box.top), (box.x, box.top)):
        right, up = x - middle[0], y - middle[1]
        points += (middle[0] + right * cos_ - up * sin_, middle[1] + right * sin_ + up * cos_ - drop)
    return tuple(points)


def bounds(corners: Sequence[float]) -> Box:
    """The smallest upright box that holds them."""
    across, up = corners[::2], corners[1::2]
    return Box(min(across), min(up), max(across) - min(across), max(up) - min(up))


def marked_disc(side: int, colour: Rgba, on_colour: Rgba, symbol: str, rim: float, share: float) -> Image.Image:
    """A small disc in a light rim that says whose something is."""
    picture = disc_picture(bytes_of(RIM), side, rim, bytes_of(colour))
    lay_middle(picture, tinted(small(symbol, max(1, round(side * share))), on_colour), side / 2, side / 2)
    return picture


RIM = theme.rgba("#FFFAF0")
"""Round what belongs to a seat, on whatever it lies."""


def rim_on(canvas: Canvas, box: Box, colour: Rgba, width: float, radius: float) -> None:
    """A line round a box, half of it outside; in pixels."""
    outside = box.inset(-width / 2)
    with canvas:
        image = BorderImage()
    ground(colour, (outside.w, outside.h), radius + width / 2, rim=width).lay(
        image, (outside.x, outside.y), (outside.w, outside.h)
    )


def texture_of(picture: Image.Image) -> Texture:
    """Of a picture as Pillow has it, from its top."""
    return kept(picture.size, picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM).tobytes())


@lru_cache(KEPT)
def disc(colour: tuple[int, ...], side: int, rim: int = 0, inner: tuple[int, ...] = (0, 0, 0, 0)) -> Texture:
    """A disc, or a ring with another colour in it."""
    return texture_of(disc_picture(colour, side, rim, inner))


def disc_picture(
    colour: tuple[int, ...], side: int, rim: float = 0, inner: tuple[int, ...] = (0, 0, 0, 0)
) -> Image.Image:
    picture = _filled(colour, side, side)
    if rim:
        hole = _filled(inner, side, side - 2 * rim)
        if inner[3] == 255:
            picture.alpha_composite(hole)
        else:
            picture.putalpha(
                Image.composite(hole.getchannel("A"), picture.getchannel("A"), _circle(side, side - 2 * rim))
            )
    return picture


def _filled(colour: tuple[int, ...], side: int, wide: float) -> Image.Image:
    picture = Image.new("RGBA", (side, side), (*colour[:3], 0))
    picture.putalpha(weakened(_circle(side, wide), colour[3]))
    return picture


def _circle(side: int, wide: float) -> Image.Image:
    """White where a disc so wide is, in the middle of a square."""
    large = Image.new("L", (side * FINE, side * FINE))
    air = (side - wide) / 2 * FINE
    ImageDraw.Draw(large).ellipse((air, air, side * FINE - 1 - air, side * FINE - 1 - air), 255)
    return large.reduce(FINE)
