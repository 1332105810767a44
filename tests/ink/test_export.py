"""Pictures for other programs: SVG and PNG show the same drawing."""

import io
import xml.etree.ElementTree as ET
from math import ceil

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine.ink import (
    Cleared,
    PaperLaid,
    Points,
    Sheet,
    StrokeBegun,
    StrokeEnded,
    Style,
    Tool,
    Undone,
    svg,
)
from engine.ink.curve import lines
from engine.ink.outline import outline
from tests.harness.hand import SHAPES, stroke
from tests.ink.png import png
from tests.ink.sketches import drawn, recorded

RED = Style(Tool.MARKER, 1, 0xC02030)
NS = "{http://www.w3.org/2000/svg}"


def opened(file: bytes) -> Image.Image:
    return Image.open(io.BytesIO(file))


def bar(style=RED, y=1500):
    """A stroke from the left to the right."""
    return [
        StrokeBegun(0, 0, style, 500, y),
        Points(0, [2000, 3500], [y, y], [100, 200], [0, 0]),
        StrokeEnded(0),
    ]


def test_a_png_has_the_shape_of_the_sheet_and_the_bottom_below():
    for sheet, size in (
        (Sheet.LANDSCAPE, (400, 300)),
        (Sheet.PORTRAIT, (300, 400)),
        (Sheet.SQUARE, (400, 400)),
    ):
        picture = opened(png(drawn([PaperLaid(sheet), StrokeBegun(0, 0, RED, 40, 40), StrokeEnded(0)]), 400))
        assert picture.size == size
        assert picture.getpixel((4, size[1] - 5)) == (0xC0, 0x20, 0x30, 255)
        assert picture.getpixel((4, 4)) == (255, 255, 255, 255)


def test_without_paper_the_ground_is_transparent_and_the_eraser_really_erases():
    entries = [PaperLaid(Sheet.LANDSCAPE), *bar()]
    picture = opened(png(drawn(entries), 400, paper=None))
    assert picture.getpixel((200, 153)) == (0xC0, 0x20, 0x30, 255)
    assert picture.getpixel((200, 20))[3] == 0
    entries += [StrokeBegun(0, 300, Style(Tool.ERASER, 2), 2047, 1500), StrokeEnded(0)]
    picture = opened(png(drawn(entries), 400, paper=None))
    assert picture.getpixel((200, 153))[3] == 0
    assert picture.getpixel((80, 153))[3] == 255
    assert opened(png(drawn(entries), 400, paper=0x123456)).getpixel((200, 153)) == (0x12, 0x34, 0x56, 255)


def test_what_was_taken_back_is_on_no_picture():
    entries = [PaperLaid(Sheet.LANDSCAPE), *bar(), *bar(y=500), Undone(0, 300)]
    assert svg(drawn(entries)).count("<path") == 2
    blank = opened(png(drawn([*entries, Cleared(0, 400)]), 200, 0xFAF6EC))
    assert blank.getcolors() == [(200 * 150, (0xFA, 0xF6, 0xEC, 255))]


def test_an_svg_is_well_formed_and_on_the_sheet():
    tree = ET.fromstring(svg(drawn(recorded([stroke(name) for name in SHAPES], RED)), 0xFAF6EC))
    assert tree.attrib["viewBox"] == "0 0 4095 3071"
    fills = [path.attrib["fill"] for path in tree.iter(f"{NS}path")]
    assert fills == ["#faf6ec"] + ["#c02030"] * len(SHAPES)


@pytest.mark.parametrize("style", [Style(colour=0), Style(Tool.MARKER, 1, 0), Style(Tool.PENCIL, 2, 0)])
@pytest.mark.parametrize("name", SHAPES)
def test_the_outline_encloses_what_the_pixels_show(name, style):
    """Two ways from a line to a picture that share no code: an outline filled, and coverage of each pixel."""
    drawing = drawn(recorded([stroke(name, place=(1500, 1400))], style))
    side = 1024
    shown = opened(png(drawing, side)).convert("L").point(lambda value: 255 if value < 128 else 0)
    ((_, line),) = lines(drawing)
    scale = side / 4095
    filled = nonzero_fill([(x * scale, shown.height - y * scale) for x, y in outline(line)], shown.size)
    apart = ImageChops.difference(shown, filled).histogram()[255]
    inked = shown.histogram()[255]
    assert inked > 20
    assert apart < 0.04 * inked + 8  # pixels of the rim that one rounds up and the other down


def nonzero_fill(corners, size):
    """A polygon filled by the nonzero rule, which Pillow lacks: winding numbers summed along each row."""
    filled = Image.new("L", size, 0)
    paint = ImageDraw.Draw(filled)
    rows = {}
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        for row in range(ceil(min(ay, by) - 0.5), ceil(max(ay, by) - 0.5)):
            crossing = (ax + (row + 0.5 - ay) * (bx - ax) / (by - ay), 1 if by > ay else -1)
            rows.setdefault(row, []).append(crossing)
    for row, crossings in rows.items():
        crossings.sort()
        winding = 0
        for (x, way), (next_x, _) in zip(crossings, crossings[1:]):
            winding += way
            if winding and round(next_x) > round(x):
                paint.line((round(x), row, round(next_x) - 1, row), fill=255)
    return filled
