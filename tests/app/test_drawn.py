"""What is drawn is seen: every page, board and phase asks the graphics for little, and for nothing in vain."""

import importlib
from time import monotonic

import pytest

from app.stage import PATIENCE

PAGES, DUELS = ("screens", "album"), ("yokai", "flat_yokai")
OTHERS = ("lobby", "guest", "lesson", "pictomania", "flat", "dixit", "pictoric")
UPRIGHT, PHONE = (800, 1280), (360, 740)

MOST = 150
LIMITS = {"home": 50, "yokai": 110, "flat": 200, "album": 150}
"""By the first word of a screen's name, at 1280 x 800."""

ASKED = ("yokai-offer", "yokai-dragged", "yokai-picked")
"""A sketch hangs on a finger, or a question lies over the duel's cards: as many more as those are."""

MORE = 20

CARRIED = (
    *("dragged", "landing", "offer", "effect", "large", "looking", "sure", "writing", "own-up", "finish"),
    "lesson-pictoric-2",
)
"""What a finger carries, or what is asked over a board, may lie on a card for a moment, whichever it is."""

PEEKS = ("word_list",)
"""Of a field that is half scrolled away Kivy draws the letters, too."""


@pytest.fixture
def counted(tmp_path, hints_stay, monkeypatch):
    """Walks through parts of the app in a window of that size; what each screen drew."""
    from app.boards.pictoric import board
    from tools.shots.counted import CountedWalk

    monkeypatch.setattr(board, "SETTLE", 0.0)  # frames that nobody looks at are quicker than any finger

    walks = []

    def walk(size, *parts):
        walks.append(CountedWalk(tmp_path, size))
        for part in parts:
            importlib.import_module(f"tools.shots.{part}").pictures(walks[-1])
        return walks[-1].found

    yield walk
    for each in walks:
        each.stage.close()


def most_of(name):
    if name.startswith("flat-yokai"):
        return MOST
    return LIMITS.get(name.split("-")[0], MOST) + (MORE if name in ASKED else 0)


def faults(found, limited):
    """All that is too much, said so that it can be found."""
    wrong = []
    for name, drawn in found.items():
        if limited and drawn.draws > most_of(name):
            wrong.append(f"{name} draws {drawn.draws}")
        if drawn.context > 1.5 * drawn.draws:
            wrong.append(f"{name} prepares {drawn.context} for {drawn.draws}")
        if drawn.stencils:
            wrong.append(f"{name} has {drawn.stencils} stencils")
        if drawn.tinted:
            wrong.append(f"{name} draws {len(drawn.tinted)} in a colour left behind by another widget")
        if not any(word in name for word in CARRIED):
            vain = [each for each in drawn.unseen if not (name.startswith(PEEKS) and each.unseen == "lies outside")]
            wrong += [f"{name}: {type(each.instruction).__name__} {each.unseen} {each.box}" for each in vain]
    return wrong


@pytest.mark.parametrize("parts", [PAGES, DUELS], ids=" ".join)
def test_little_is_drawn_and_nothing_in_vain(counted, parts):
    assert faults(counted((1280, 800), *parts), limited=True) == []


def test_nothing_is_drawn_in_vain_on_pages_upon_an_upright_tablet(counted):
    assert faults(counted(UPRIGHT, "screens"), limited=False) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", OTHERS)
def test_little_is_drawn_on_every_board(counted, part):
    assert faults(counted((1280, 800), part), limited=True) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [UPRIGHT, PHONE], ids=str)
@pytest.mark.parametrize("part", (*DUELS, *OTHERS, "album"))
def test_nothing_is_drawn_in_vain_on_boards_of_other_shapes(counted, size, part):
    assert faults(counted(size, part), limited=False) == []


# While nothing changes -------------------------------------------------------------------------------------------

A_MOMENT = 1.0
"""Seconds in which nothing changes."""


def frames_drawn(easel):
    """How often the window is drawn in a moment in which nobody touches it, once all has come to rest."""
    from kivy.base import EventLoop
    from kivy.core.window import Window

    from app.look.texture_cache import pictures

    easel.wait(lambda: not pictures.busy, "the pictures")
    drawn = []

    def count(*_):
        drawn.append(monotonic())

    Window.bind(on_draw=count)
    try:
        end = monotonic() + PATIENCE
        while monotonic() < end:
            rest_from = monotonic()
            drawn.clear()
            while monotonic() < rest_from + A_MOMENT and not drawn:
                EventLoop.idle()
            if not drawn:
                return True
        return False
    finally:
        Window.unbind(on_draw=count)


@pytest.mark.parametrize("less_motion", [True, False], ids=["still", "moving"])
def test_nothing_is_drawn_while_nothing_changes(open_easel, less_motion):
    """It comes to rest, and then a second goes by without a frame, where a lantern is lit as well."""
    from engine.seats import Seat

    easel = open_easel(less_motion=less_motion, sound=False)
    for name, what in (("home", {}), ("settings", {}), ("setup", {"game": "dixit"})):
        easel.go(name, **what)
        assert frames_drawn(easel), name
    seats = (Seat("Ada", 1), Seat("Bo", 2))
    easel.app.begin("yokai", "duel", b"{}", seats, seed=3)
    easel.wait(lambda: easel.page.curtain is not None, "the curtain")
    assert frames_drawn(easel), "the curtain"
    button = easel.page.curtain.button
    easel.down(*button.to_window(*button.center))
    easel.wait(lambda: easel.page.curtain is None, "the board")
    easel.up()
    assert frames_drawn(easel), "a board, somebody's turn"
    easel.app.back()
    easel.wait(lambda: easel.app.room.sheets, "the pause")
    assert frames_drawn(easel), "a sheet over it"
