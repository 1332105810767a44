"""A column that is scrolled, under more than one finger."""

import pytest
from kivy.tests.common import UnitTestTouch


@pytest.mark.parametrize("first_up", [0, 1])
@pytest.mark.parametrize("frames", [0, 20])
def test_two_fingers_on_two_buttons_leave_the_column_free(open_easel, first_up, frames):
    from app.ui.scroll import Scroll
    from app.ui.switch_row import SwitchRow

    easel = open_easel(size=(1280, 800))
    easel.go("settings")
    (column,) = easel.all(Scroll)
    rows = [row for row in easel.all(SwitchRow) if row.get_root_window() and column.y < row.to_window(*row.pos)[1]]
    fingers = [UnitTestTouch(*row.to_window(*row.center)) for row in rows[:2]]
    before = easel.app.library.settings
    for finger in fingers:
        finger.touch_down()
        easel.frames(1)
    easel.frames(frames)
    for finger in (fingers[first_up], fingers[1 - first_up]):
        finger.touch_up()
        easel.frames(1)
    easel.wait(lambda: not column.effect_y.is_manual, "the column let go")
    assert easel.app.library.settings != before


@pytest.mark.parametrize(("hidden", "seen"), [(0, False), (8, False), (40, True)])
def test_a_bar_is_shown_only_where_there_is_something_to_scroll_to(open_easel, hidden, seen):
    from kivy.metrics import dp
    from kivy.uix.widget import Widget

    from app.ui.scroll import Scroll

    easel = open_easel()
    column = Scroll(size_hint=(None, None), size=(200, 300))
    column.add_widget(Widget(size_hint_y=None, height=300 + dp(hidden)))
    easel.page.add_widget(column)
    easel.frames(3)
    shown = column._handle in column.canvas.after.children
    assert (shown and min(column._handle.size) > 0) is seen
