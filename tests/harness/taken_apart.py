"""An app that was closed, taken apart by hand: nine tenths of it are freed at once, and little is left to collect.

Widgets hang together in rings, most of all by who listens to whom.  To find such rings Python goes ten times from
object to object, and waits for memory each time: that took a fifth of the time of all tests that open an app.
"""

import gc
from collections.abc import Iterator
from typing import Any

from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from app.ui.writing import Writing


def take_apart() -> None:
    """All widgets of whatever app was closed: nobody may ask anything of them afterwards."""
    kept_by_kivy = _kinds_of(TextInput)  # it writes them all anew at times
    kinds = {*_kinds_of(Widget), *_kinds_of(Writing)}.difference(kept_by_kivy)
    found = [thing for thing in gc.get_objects() if type(thing) in kinds]
    widgets = [thing for thing in found if isinstance(thing, Widget)]
    for widget in widgets:
        _nobody_listens(widget)
    for widget in widgets:
        if widget.canvas is not None:
            widget.canvas.clear()
        for kept in _kept_by_kivy(widget):
            kept.clear()
    for thing in found:
        vars(thing).clear()


def _kinds_of(kind: type) -> Iterator[type]:
    yield kind
    for other in kind.__subclasses__():
        yield from _kinds_of(other)


def _kept_by_kivy(widget: Widget) -> list[dict[str, Any]]:
    """What it keeps for each property and event that was used, by name; Kivy itself hands none of it out."""
    kept = [held for held in gc.get_referents(widget) if type(held) is dict and held and held is not vars(widget)]
    return [each for each in kept if type(next(iter(each.values()))).__name__.endswith(("Storage", "Observers"))]


def _nobody_listens(widget: Widget) -> None:
    for kept in _kept_by_kivy(widget):
        for name in kept:
            for listener, words, named, is_weak, number in widget.get_property_observers(name, args=True):
                if number:
                    widget.unbind_uid(name, number)
                elif is_weak:
                    widget.unbind(**{name: listener()})
                else:
                    widget.funbind(name, listener, *words, **named)
