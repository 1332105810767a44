"""What Kivy keeps for every widget though nobody asks for it is left out, and layouts work as they do with it."""

from typing import Any

from app.ui.lean_widgets import PLAIN
from tests.app.ui.test_lettering import objects


def laid_out(limits: tuple[str, ...] = ()) -> Any:
    """Twenty widgets in a layout, which listens to their limits as well."""
    from kivy.uix.floatlayout import FloatLayout
    from kivy.uix.widget import Widget

    import app.ui  # noqa: F401  (what is left out, is left out from here on)

    layout = FloatLayout()
    for _ in range(20):
        child = Widget()
        layout.add_widget(child)
        for name in limits:
            child.fbind(name, layout._trigger_layout)
    layout.do_layout()
    return layout


def test_a_widget_in_a_layout_keeps_less_than_one_to_whose_limits_somebody_listens() -> None:
    assert objects(laid_out) < 0.75 * objects(lambda: laid_out(tuple(PLAIN)))


def test_a_limit_is_kept_to_and_a_child_that_is_gone_is_heard_no_more() -> None:
    from kivy.uix.boxlayout import BoxLayout
    from kivy.uix.widget import Widget

    import app.ui  # noqa: F401

    box, low, rest = BoxLayout(orientation="vertical", size=(100, 300)), Widget(), Widget()
    low.size_hint_max = None, 40
    for child in (low, rest):
        box.add_widget(child)
    box.do_layout()
    assert (low.height, rest.height) == (40, 260)

    low.size_hint_y = 0.1
    assert box._trigger_layout.is_triggered
    box._trigger_layout.cancel()
    box.remove_widget(low)
    box._trigger_layout.cancel()
    low.size = 7, 7
    assert not box._trigger_layout.is_triggered
