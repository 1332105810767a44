"""A board comes a step a frame."""

from time import perf_counter

import pytest
from kivy.uix.widget import Widget

from app.stage import PATIENCE, unseen_frame
from app.ui import badge
from engine.seats import Seat

PEOPLE = tuple([Seat(name, number) for number, name in enumerate(("Ada", "Bo", "Cleo", "Dan"))])
BOTS = tuple([Seat(f"Bot {number}", number, bot="weak") for number in range(1, 4)])
AGAINST_BOTS = (PEOPLE[0], *BOTS)

MOST = 15
"""Widgets that one frame may bring: those of a hand of cards; a list of words, which has some twenty, takes three."""


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


@pytest.mark.parametrize(
    ("game", "variant", "seats", "flat"),
    [
        ("yokai", "duel", AGAINST_BOTS[:2], False),
        ("yokai", "duel", PEOPLE[:2], False),
        ("yokai", "duel", PEOPLE[:2], True),
        ("dixit", "classic", AGAINST_BOTS, False),
        ("dixit", "classic", PEOPLE, False),
        ("pictoric", "open", AGAINST_BOTS, False),
        ("pictoric", "open", PEOPLE, False),
        ("pictomania", "passed", PEOPLE, False),
        ("pictomania", "live", AGAINST_BOTS, False),
        ("pictomania", "live", PEOPLE, True),
    ],
)
def test_no_frame_brings_too_much_of_a_new_board(open_easel, monkeypatch, game, variant, seats, flat):
    easel = open_easel(size=(1280, 800), flat_games=("yokai",) if flat else ())
    made, per_frame, begin = [], [], Widget.__init__

    def noted(self, **rest):
        made.append(type(self).__name__)
        begin(self, **rest)

    monkeypatch.setattr(Widget, "__init__", noted)
    for painted in (badge._badge, badge._behind_face, badge._before_face):
        painted.cache_clear()
    easel.app.begin(game, variant, b"{}", seats, seed=1)
    page = easel.page

    def frame():
        made.clear()
        before = badge._badge.cache_info().misses
        unseen_frame()
        per_frame.append((len(made), badge._badge.cache_info().misses - before))
        return page.scenes is not None

    end = perf_counter() + PATIENCE
    while not frame():
        assert perf_counter() < end, "it never comes"
    for _more in range(5):
        frame()
    assert page.flat is flat
    assert sum(widgets for widgets, _badges in per_frame) > 20, "else nothing was counted"
    assert max(widgets for widgets, _badges in per_frame) <= MOST
    assert max(badges for _widgets, badges in per_frame) <= badge.Painted.AT_ONCE


def test_whatever_happens_while_a_board_is_built_all_of_it_comes(easel):
    """A turn of the tablet, letters chosen larger, a covered page: whatever comes in between, the board is whole."""
    from app.boards.pictomania.shared_phases import WordsTable

    for meanwhile in (
        lambda page: easel.turn(800, 1280),
        lambda page: easel.app.change(letters="large"),
        lambda page: page.cover(),
    ):
        easel.app.begin("pictomania", "live", b"{}", AGAINST_BOTS, seed=1)
        page = easel.page
        easel.wait(lambda page=page: page.first_look.scenes is not None, "the first scene")
        assert page.scenes is None
        easel.frames(1)
        meanwhile(page)
        easel.wait(lambda: easel.page.scenes is not None, "all of the board")
        easel.frames(3)
        table = easel.page.board.table
        assert isinstance(table, WordsTable)
        assert len(table._cards) == 6, "three lists and their buttons"
        assert all(card.parent is table for card in table._cards)
        assert tuple(table.size) == tuple(easel.page.size)
        easel.app.go("home")
        easel.frames(3)
