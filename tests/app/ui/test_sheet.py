"""What lies over a page is as high as what it holds."""

from collections.abc import Callable

import pytest
from kivy.uix.widget import Widget

from app.ui.sheet import Sheet
from tests.app.conftest import Fingers


@pytest.fixture
def easel(open_easel: Callable[..., Fingers]) -> Fingers:
    return open_easel()


def test_a_long_heading_does_not_touch_the_cross_beside_it(open_easel: Callable[..., Fingers]) -> None:
    from app.look import theme

    easel = open_easel(size=(360, 740))
    sheet = Sheet(lambda: "Якщо не відкривається").lay()
    easel.frames(2)
    cross, words = sheet._top.children
    assert cross.x - words.right >= theme.gap()


def test_a_sheet_that_is_filled_again_is_no_higher_for_what_it_held_before(easel: Fingers) -> None:
    sheet = Sheet(lambda: "Ada", lambda sheet: sheet.column.add_widget(Widget(size_hint_y=None, height=100)))
    sheet.lay()
    easel.frames(3)
    high, before = sheet.paper.height, sheet.column
    sheet.refill()
    before.add_widget(Widget(size_hint_y=None, height=70))  # as words do that come to their lines a frame later
    easel.frames(3)
    assert sheet.paper.height == high
