"""A line stays visible when its drawing is shown small, by day and by night, and when its colour was too pale."""

import pytest

from app.album import drawing_print
from app.look import theme
from engine.ink import Author, Sheet, Style, Tool

PALE = 0xA0F486
"""A seat's colour in which people drew before inks were darker."""

WIDTHS = (64, 96, 160, 320)


def zigzag(colour: int, width: int = 0) -> bytes:
    """One fine pencil line over all of the sheet, from left to right."""
    author = Author(Sheet.LANDSCAPE, b"")
    pen = author.recorder
    author.write(pen.touch(Style(Tool.PENCIL, width, colour), 60.0, 400.0, 0.0))
    for step in range(1, 80):
        author.write(pen.move(60.0 + step * 50, 400.0 + step % 2 * 1900, step / 30))
    author.write(pen.lift())
    author.chunk()
    return author.log


def seen(picture, paper):
    """For each column in the middle half, how well the best pixel of the line is seen."""
    ground = (*(part / 255 for part in paper), 1.0)
    wide, high = picture.size
    pixels = picture.load()
    columns = range(wide // 4, wide * 3 // 4)
    return [
        max(theme.contrast((*(part / 255 for part in pixels[x, y]), 1.0), ground) for y in range(high)) for x in columns
    ]


def as_bytes(paper):
    return tuple(round(part * 255) for part in paper[:3])


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("colour", [PALE, 0x22304A, *(look.ink for look in theme.seats()[2::4])])
def test_the_finest_line_is_seen_in_the_smallest_picture(table, night, colour):
    from app.ui.ink import InkReplay

    theme.choose(night=night)
    try:
        for width in WIDTHS:
            view = InkReplay(zigzag(colour), edge_part=0)
            view.position = view.length
            table.lay(view, 40, 40, width, width * 3 // 4)
            table.frames(2)
            found = seen(table.sheet(view), as_bytes(theme.paint.paper))
            assert min(found) >= 3.0, (width, min(found))
            table.root.remove_widget(view)
    finally:
        theme.choose()


@pytest.mark.parametrize("width", WIDTHS)
def test_the_finest_line_is_seen_in_a_thumbnail(width):
    picture = drawing_print.painted(zigzag(PALE), width)
    assert min(seen(picture, drawing_print.PAPER)) >= 3.0
