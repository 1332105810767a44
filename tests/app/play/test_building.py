"""A board comes a step a frame."""

from engine.seats import Seat


def test_the_tap_that_begins_a_match_does_not_wait_for_its_board(easel):
    easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0), Seat("Bot", 1, bot="weak")), seed=1)
    page = easel.page
    assert page.board is None
    easel.frames(1)
    assert page.board is None
    easel.wait(lambda: page.scenes is not None and page.board is not None, "the duel")
    assert page.board.scene is not None
    assert page.board.parent is page


def test_a_match_left_before_its_board_is_there_builds_none(easel):
    easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0), Seat("Bot", 1, bot="weak")), seed=1)
    page = easel.page
    easel.app.go("home")
    easel.frames(6)
    assert page.board is None
