"""A match that was left takes nothing along: no page and no board."""

import gc
import weakref

import pytest
from kivy.animation import Animation

from app.boards.pictomania.at_work import AtWork
from app.look import theme
from app.look.texture_cache import pictures
from engine.seats import Seat

MATCHES = [("yokai", "duel", 2), ("pictomania", "live", 3), ("dixit", "classic", 3), ("pictoric", "open", 3)]


def begin(easel, game, variant, bots):
    """Bots play; their board is there, with something shown on it."""
    seats = tuple(Seat(f"Player {seat + 1}", seat, bot="weak") for seat in range(bots))
    easel.app.begin(game, variant, b"{}", seats, seed=3)
    easel.wait(lambda: easel.page.board is not None and easel.page.scenes is not None, "the board")
    easel.frames(20)


def leave(easel):
    """The app lets go of the board by itself, whatever moved on it."""
    page, board = weakref.ref(easel.page), weakref.ref(easel.page.board)
    easel.app.go("home")
    easel.wait(lambda: page() is None and board() is None, "the end of the board")


@pytest.mark.parametrize(("game", "variant", "bots"), MATCHES, ids=[match[0] for match in MATCHES])
def test_its_board_is_gone_with_the_next_frame_whatever_moved_on_it(open_easel, game, variant, bots):
    easel = open_easel(less_motion=False)
    begin(easel, game, variant, bots)
    page, board = easel.page, easel.page.board
    for each in board.walk():
        Animation(x=1000, duration=60).start(each)
    pictures.ask(theme.ASSETS / "table" / "night-portrait.jpg", 777, lambda texture: None, by=board)
    page, board = weakref.ref(page), weakref.ref(board)
    del each
    easel.app.go("home")
    easel.frames(2)
    gc.collect()
    assert (page(), board()) == (None, None)


@pytest.mark.parametrize(("game", "variant", "bots"), MATCHES, ids=[match[0] for match in MATCHES])
def test_no_board_stays_alive(open_easel, game, variant, bots):
    easel = open_easel(less_motion=False)
    begin(easel, game, variant, bots)
    leave(easel)


def test_a_pencil_that_goes_round_and_round_holds_no_board(open_easel):
    easel = open_easel(less_motion=False)
    begin(easel, "pictomania", "live", 3)
    easel.wait(lambda: easel.all(AtWork) and easel.all(AtWork)[0].turn > 0, "the pencil")
    leave(easel)
