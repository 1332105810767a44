"""What Kivy keeps for every widget though nobody here asks for it, left out: a fifth of all objects of a board.

The least and the most that a layout may make of a widget are six properties, and a layout listens to all of them: fifty
objects for each widget in it.  Here they are plain values, for whoever sets them before a layout is made.
"""

from kivy.uix.layout import Layout
from kivy.uix.widget import Widget

PLAIN = {
    **dict.fromkeys(("size_hint_min", "size_hint_max"), (None, None)),
    **dict.fromkeys(("size_hint_min_x", "size_hint_min_y", "size_hint_max_x", "size_hint_max_y"), None),
}

HEARD = ("size", "size_hint")
"""Of a child, by every layout."""


def leave_out() -> None:
    """For all widgets that are made, and put into a layout, from now on."""
    for name, value in PLAIN.items():
        setattr(Widget, name, value)
    Layout.add_widget, Layout.remove_widget = _add_widget, _remove_widget


def _add_widget(layout: Layout, child: Widget, *where: object, **named: object) -> None:
    for name in HEARD:
        child.fbind(name, layout._trigger_layout)
    super(Layout, layout).add_widget(child, *where, **named)


def _remove_widget(layout: Layout, child: Widget) -> None:
    for name in HEARD:
        child.funbind(name, layout._trigger_layout)
    super(Layout, layout).remove_widget(child)
