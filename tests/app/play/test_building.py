"""A board comes a step a frame."""

from dataclasses import replace
from time import perf_counter

import pytest
from kivy.clock import Clock
from kivy.uix.widget import Widget
from msgspec import structs

from app.stage import PATIENCE, unseen_frame
from app.ui import badge
from app.ui.ink import brush, layer, view
from engine.games.pictomania.moves import Ready
from engine.seats import Seat

PEOPLE = tuple([Seat(name, number) for number, name in enumerate(("Ada", "Bo", "Cleo", "Dan"))])
BOTS = tuple([Seat(f"Bot {number}", number, bot="weak") for number in range(1, 4)])
AGAINST_BOTS = (PEOPLE[0], *BOTS)

MOST = 15
"""Widgets that one frame may bring: those of a hand of cards; a list of words, which has some twenty, takes two."""


class Brought:
    """What each frame makes: widgets, pictures of badges, programs of the graphics chip."""

    def __init__(self, monkeypatch):
        self._made, self._used = [], []
        self.per_frame = []
        begin, use = Widget.__init__, brush.use

        def noted(widget, **rest):
            self._made.append(type(widget).__name__)
            begin(widget, **rest)

        def used(context):
            self._used.append(context)
            use(context)

        monkeypatch.setattr(Widget, "__init__", noted)
        for module in (layer, view):
            monkeypatch.setattr(module, "use", used)
        for painted in (badge._badge, badge._behind_face, badge._before_face):
            painted.cache_clear()

    def frame(self):
        self._made.clear()
        self._used.clear()
        before = badge._badge.cache_info().misses
        unseen_frame()
        self.per_frame.append((len(self._made), badge._badge.cache_info().misses - before, len(self._used)))

    def until(self, condition):
        end = perf_counter() + PATIENCE
        while not condition():
            assert perf_counter() < end, "it never comes"
            self.frame()
        for _more in range(5):
            self.frame()

    def was_little(self):
        widgets, badges, programs = zip(*self.per_frame, strict=True)
        assert sum(widgets) > 10, "else nothing was counted"
        assert max(widgets) <= MOST
        assert max(badges) <= badge.Painted.AT_ONCE
        assert max(programs) <= 1


@pytest.fixture
def brought(monkeypatch):
    return Brought(monkeypatch)


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
def test_no_frame_brings_too_much_of_a_new_board(open_easel, brought, game, variant, seats, flat):
    easel = open_easel(size=(1280, 800), flat_games=("yokai",) if flat else ())
    easel.app.begin(game, variant, b"{}", seats, seed=1)
    page = easel.page
    brought.until(lambda: page.scenes is not None)
    assert page.flat is flat
    brought.was_little()


@pytest.mark.parametrize(
    ("game", "variant", "people"),
    [("dixit", "classic", 4), ("pictoric", "closed", 4), ("pictomania", "passed", 4)],
)
def test_no_frame_brings_too_much_of_what_a_lifted_curtain_shows(open_easel, brought, game, variant, people):
    """All that is made anew then: it lies under the curtain until it is whole."""
    easel = open_easel(size=(1280, 800))
    easel.app.begin(game, variant, b"{}", PEOPLE[:people], seed=1)
    page = easel.page
    easel.wait(lambda: page.scenes is not None, "the first board")
    if game == "pictomania":
        for seat in range(people):
            page.say(Ready(), (0.0, 0.0), seat)
    if game == "pictoric":
        page.board.hurry()
    curtain = easel.wait(lambda: page.curtain, "a curtain")
    easel.frames(5)
    easel.down(*curtain.button.to_window(*curtain.button.center))
    brought.until(lambda: page.curtain is None)
    assert page.scenes.own[page.passed_tablet.viewer] is not None
    brought.was_little()
    easel.up()


def test_a_finger_that_goes_up_too_soon_is_shown_no_more_than_the_open_part(easel):
    """What was being laid while it went up is covered again before a frame shows it."""
    easel.app.begin("pictomania", "passed", b"{}", PEOPLE[:3], seed=1)
    page = easel.page
    easel.wait(lambda: page.scenes is not None, "the words")
    for seat in range(3):
        page.say(Ready(), (0.0, 0.0), seat)
    curtain = easel.wait(lambda: page.curtain, "a curtain")
    easel.down(*curtain.button.to_window(*curtain.button.center))
    easel.wait(lambda: not page.passed_tablet.covered, "the curtain held long enough")
    easel.frames(2)
    assert page.curtain is curtain, "else there was nothing to wait for"
    easel.up(frames=0)
    assert page.curtain is None
    assert page.first_look.scenes is None
    assert page.board.table.parent is page.board
    assert not page.board.table.peek.open, "the word"


def test_what_is_told_while_a_curtain_lifts_is_shown_last(easel):
    easel.app.begin("dixit", "classic", b"{}", PEOPLE, seed=1)
    page = easel.page
    curtain = easel.wait(lambda: page.curtain, "a curtain")
    easel.down(*curtain.button.to_window(*curtain.button.center))
    easel.wait(lambda: page.first_look.scenes is not None, "the curtain held long enough")
    now, viewer = page.scenes, page.passed_tablet.viewer
    own = now.own | {viewer: structs.replace(now.own[viewer], at=901)}
    easel.app.bridge.on_scenes(replace(now, own=own, spectator=structs.replace(now.spectator, at=901)))
    easel.up(frames=0)
    assert page.scenes.spectator.at == 901
    assert page.board.scene.at == 901


def test_a_refusal_that_comes_while_a_curtain_lifts_finds_all_of_the_board(easel, monkeypatch):
    easel.app.begin("pictomania", "passed", b"{}", PEOPLE, seed=1)
    page = easel.page
    easel.wait(lambda: page.scenes is not None, "the words")
    for seat in range(len(PEOPLE)):
        page.say(Ready(), (0.0, 0.0), seat)
    curtain = easel.wait(lambda: page.curtain, "a curtain")
    easel.down(*curtain.button.to_window(*curtain.button.center))
    easel.wait(lambda: page.board.table.parent is None, "a table that is being laid")
    refused = []
    monkeypatch.setattr(page.board, "refused", lambda: refused.append(page.board.table.parent is page.board))
    page.say(Ready(), (0.0, 0.0))
    easel.wait(lambda: refused, "the refusal")
    assert refused == [True]
    easel.up()


@pytest.mark.parametrize("meanwhile", ["covered", "turned", "larger letters", "left"])
def test_whatever_happens_while_a_curtain_lifts_all_or_nothing_lies_there(easel, meanwhile):
    easel.app.begin("dixit", "classic", b"{}", PEOPLE, seed=1)
    page = easel.page
    curtain = easel.wait(lambda: page.curtain, "a curtain")
    easel.down(*curtain.button.to_window(*curtain.button.center))
    easel.wait(lambda: not page.passed_tablet.covered, "the curtain held long enough")
    easel.frames(2)
    assert page.first_look.scenes is not None
    if meanwhile == "covered":
        page.cover()
    elif meanwhile == "turned":
        easel.turn(800, 1280)
    elif meanwhile == "larger letters":
        easel.app.change(letters="large")
    else:
        easel.app.go("home")
    easel.frames(3)
    if meanwhile == "left":
        assert easel.page is not page
        return
    assert page.first_look.scenes is None
    hidden = meanwhile == "covered"
    assert (page.curtain is not None) is hidden
    assert (page.board.scene.view.seat is None) is hidden
    assert page.board.table.parent is page.board


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


def test_what_is_told_many_times_between_two_frames_is_shown_once_a_frame_and_in_order(easel, monkeypatch):
    """Bots that do not wait tell so, and each time cards are laid; those taken off go only when a frame has passed."""
    easel.app.begin("dixit", "classic", b"{}", PEOPLE[:3], seed=1)
    page = easel.page
    easel.wait(lambda: page.scenes is not None and not page.board.busy, "the board")
    shown = []
    monkeypatch.setattr(page.board, "show", lambda scene, *_: shown.append((Clock.frames, scene.at)))
    monkeypatch.setattr(page.passed_tablet, "next_viewer", lambda waiting: None)
    for at in (901, 902, 903):
        easel.app.bridge.on_scenes(replace(page.scenes, spectator=structs.replace(page.scenes.spectator, at=at)))
    easel.frames(4)
    frames, told = zip(*shown, strict=True)
    assert told == (901, 902, 903)
    assert len(set(frames)) == 3
