"""On a phone, too, a button says in words what it does, in letters that are read; nothing glares, nothing is bare."""

from typing import Any

import pytest

from app.look import theme
from app.look.text import _
from app.ui.fitted_text import LEAST_WRAPPED

PHONE = (360, 740)
BRIGHT = 225
"""Of 255, in each colour: paper by day."""


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_what_begins_something_says_so(open_easel: Any, language: str) -> None:
    easel = open_easel(size=PHONE, language=language)
    for page, words, what in (
        ("setup", ("Watch", "Rules", "Start"), {"game": "pictoric"}),
        ("players", ("New player",), {}),
        ("decks", ("New deck",), {}),
    ):
        easel.go("home")
        easel.go(page, **what)
        easel.frames(2)
        assert [said for said in words if not easel.reads(_(said))] == [], page
        assert not easel.outside() and not easel.hard_to_read()


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_who_is_known_is_saved_or_removed_in_words(open_easel: Any, language: str) -> None:
    easel = open_easel(size=PHONE, language=language)
    easel.go("player", player=easel.app.library.add("Ада", 2))
    easel.frames(2)
    scroll = easel.page._scroll
    assert easel.reads(_("Like everyone")) and scroll.children[0].height <= scroll.height, (
        "how much time is read at once"
    )
    left, right = easel.find(_("Remove")).parent, easel.find(_("Save")).parent
    margin, _top, _right, _bottom = easel.page.margins
    assert left.to_window(left.x, 0)[0] >= margin - 1
    assert right.to_window(right.right, 0)[0] <= PHONE[0] - margin + 1


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_doors_of_home_are_read(open_easel: Any, language: str) -> None:
    easel = open_easel(size=PHONE, language=language)
    for name in ("Tables", "Album", "Rules", "Settings"):
        assert easel.find(_(name)).font_size >= 0.96 * LEAST_WRAPPED, name


def test_the_bar_of_a_tables_door_runs_beside_the_code(open_easel: Any) -> None:
    from app.ui.scroll import Scroll

    easel = open_easel(size=PHONE, language="uk")
    easel.go("join", called="Бабуся Ганна", places=(), table="0011223344556677")
    easel.frames(2)
    (scroll,) = easel.all(Scroll)
    slots = easel.page.slots
    assert slots.to_window(slots.right, 0)[0] <= scroll.to_window(scroll.right, 0)[0] - scroll.bar_width


@pytest.mark.draws
@pytest.mark.parametrize(
    ("page", "what"), [("rules", {"game": "pictomania"}), ("rules", {"game": "dixit"}), ("player", {})]
)
def test_by_night_no_paper_glares(open_easel: Any, page: str, what: dict[str, Any]) -> None:
    from app.stage import sight

    easel = open_easel(size=(640, 360), night=True)
    easel.go(page, **what)
    if page == "rules":
        easel.page._scroll.scroll_y = 0.75
        assert theme.paint.night
    else:
        assert tuple(easel.page.pad.surface.paper) == tuple(theme.paint.sheet)
    easel.frames(4)
    pixels = sight()
    bright = sum(min(pixels[at : at + 3]) > BRIGHT for at in range(0, len(pixels), 4))
    assert bright < 0.02 * len(pixels) / 4


@pytest.mark.parametrize("page", ["players", "words", "album", "decks", "book"])
def test_an_empty_page_has_something_to_look_at(open_easel: Any, page: str) -> None:
    from app.ui.empty_frame import EmptyFrame

    easel = open_easel(size=PHONE)
    easel.go(page)
    easel.frames(2)
    assert easel.all(EmptyFrame), "an empty frame on its nail"


@pytest.mark.draws
def test_edges_are_as_soft_when_the_graphics_chip_has_lost_everything(open_easel: Any) -> None:
    from app.stage import sight

    easel = open_easel(size=(640, 360))
    easel.go("rules", game="pictomania")

    def scrolled() -> bytes:
        scroll = easel.page._scroll
        scroll.bar_width = 0  # it fades with time
        scroll.scroll_y = 0.75
        easel.frames(4)
        return sight()

    before = scrolled()
    easel.app.paint_again()
    assert scrolled() == before


def test_the_paper_for_a_face_says_what_it_is_for_until_something_is_drawn(open_easel: Any) -> None:
    easel = open_easel(size=PHONE)
    easel.go("player")
    easel.frames(2)
    assert easel.reads(_("Your face"))
    left, low, wide, high = easel.page.pad.surface.sheet_box
    easel.down(left + 0.4 * wide, low + 0.4 * high)
    easel.move(left + 0.6 * wide, low + 0.6 * high)
    easel.up()
    easel.frames(2)
    assert not easel.reads(_("Your face"))
    easel.page.pad.surface.clear()
    easel.frames(2)
    assert easel.reads(_("Your face"))
