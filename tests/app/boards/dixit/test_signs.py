"""What tells tokens and pawns apart without their colours, and whose card is one's own."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from app.boards.dixit.chips import Done, ScoreChip
from app.boards.dixit.pieces import GREEN, RED
from app.boards.dixit.track import pawn_boxes, symbol_on
from app.boards.dixit.vote_phase import mark_own
from app.look import theme
from app.look.box import Box
from app.look.image_decoding import paper
from app.ui.fitted_text import Line
from engine.seats import Seat


def shape(path: str, angle: float) -> Image.Image:
    with Image.open(Path(path)) as picture:
        return picture.getchannel("A").resize((64, 64)).rotate(angle)


def test_the_tokens_of_party_are_told_apart_by_their_shapes() -> None:
    """Without any colour: the heart and the cross share less than two thirds of what they cover."""
    heart, cross = shape(GREEN.shape, GREEN.angle), shape(RED.shape, RED.angle)
    both = sum(ImageChops.darker(heart, cross).getdata())
    either = sum(ImageChops.lighter(heart, cross).getdata())
    assert both < either * 2 / 3


@pytest.mark.parametrize("night", [False, True])
def test_what_says_that_a_card_is_ones_own_can_be_read(night: bool) -> None:
    theme.choose(night=night)
    try:
        ribbon = mark_own(Box(0, 0, 100, 150), "mine")
    finally:
        theme.choose()
    red, green, blue = paper(night)
    assert theme.contrast(ribbon.color, (red / 255, green / 255, blue / 255, 1.0)) >= theme.LEGIBLE + 0.5


@pytest.mark.parametrize("end", [20, 30, 60])
def test_a_pawn_bears_its_seats_symbol_on_its_head(end: int) -> None:
    with Image.open(theme.ASSETS / "table" / "pawn.png") as picture:
        pawn = picture.convert("RGBA").getchannel("A")
    for box in pawn_boxes(Box(40, 40, 900, 80), end, [0.0, 7.0, float(end)]):
        mark = symbol_on(box)
        (x, y), half = mark.center, mark.w / 2
        for side_x, side_y in ((x - half, y), (x + half, y), (x, y - half), (x, y + half)):
            across, up = (side_x - box.x) / box.w, (side_y - box.y) / box.h
            pixel = int(across * (pawn.width - 1)), int((1 - up) * (pawn.height - 1))
            assert pawn.getpixel(pixel) > 127, "no side of it beside the pawn"


def test_words_keep_their_distance_from_the_tick_at_a_badge() -> None:
    chip = ScoreChip(Box(0, 0, 420, 120), [Seat("Ada")], [None], lambda: None)
    chip.show("has told", "3", done=True)
    tick = next(piece for piece in chip.children if isinstance(piece, Done))
    words = [piece for piece in chip.children if isinstance(piece, Line) and piece.text in ("Ada", "has told")]
    assert len(words) == 2
    assert all(line.x >= tick.right + theme.gap(0.5) for line in words)
