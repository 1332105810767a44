"""What tells tokens and pawns apart without their colours, and how a clue is told where bots play."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image, ImageChops

from app.boards.dixit.pieces import GREEN, RED
from app.boards.dixit.track import pawn_boxes, symbol_on
from app.look import theme
from app.look.box import Box


def shape(path: str, angle: float) -> Image.Image:
    with Image.open(Path(path)) as picture:
        return picture.getchannel("A").resize((64, 64)).rotate(angle)


def test_the_tokens_of_party_are_told_apart_by_their_shapes() -> None:
    """Without any colour: the heart and the cross share less than two thirds of what they cover."""
    heart, cross = shape(GREEN.shape, GREEN.angle), shape(RED.shape, RED.angle)
    both = sum(ImageChops.darker(heart, cross).getdata())
    either = sum(ImageChops.lighter(heart, cross).getdata())
    assert both < either * 2 / 3


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


@pytest.mark.parametrize(
    ("bots", "first"), [((None, None, None), "I say a clue aloud"), ((None, "weak", None), "I write it")]
)
def test_where_bots_play_writing_comes_first(bots, first) -> None:
    """Bots hear nothing of what is said aloud."""
    from app.boards.board import Board
    from app.boards.dixit.clue_field import ClueTable
    from app.boards.pictoric.player_actions import PlayerActions

    heard = Board.bots_listen.fget(SimpleNamespace(shown=SimpleNamespace(bots=bots)))
    assert heard == any(bots)
    table = SimpleNamespace(board=SimpleNamespace(bots_listen=heard), ask_aloud=print, write=print)
    (words, _do, look, _sign), (_other, _do, second, _sign) = ClueTable.ways_to_tell(table)
    assert (words, look, second) == (first, "amber", "paper")
    actions = SimpleNamespace(_board=SimpleNamespace(bots_listen=heard), _write=print)
    (words, _do), _second = PlayerActions._aloud_or_written(actions, print)
    assert words == ("Write it" if heard else "Say it aloud")
