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


def test_bots_have_the_names_of_the_language_that_is_chosen_meanwhile(easel):
    easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0), Seat("Owl", 1, bot="weak")), seed=1)
    easel.wait(lambda: easel.page.scenes is not None and easel.page.board is not None, "the duel")
    for language, owl in (("uk", "Сова"), ("en", "Owl")):
        easel.app.change(language=language)
        easel.frames(3)
        assert easel.reads(owl)


def test_a_match_left_before_its_board_is_there_builds_none(easel):
    easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0), Seat("Bot", 1, bot="weak")), seed=1)
    page = easel.page
    easel.app.go("home")
    easel.frames(6)
    assert page.board is None
