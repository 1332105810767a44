"""An app that was closed, taken apart by hand: nine tenths of it are freed at once, and little is left to collect.

Widgets hang together in rings, most of all by who listens to whom.  To find such rings Python goes ten times from
object to object, and waits for memory each time: that took a fifth of the time of all tests that open an app.
"""

import gc
from functools import wraps
from typing import Any
from weakref import ref

from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

_made: list[ref[Widget]] = []
"""Since the last app was taken apart: to look for them among all objects takes as long as all the rest."""


def note_what_is_made() -> None:
    """From now on, in this process."""
    make = Widget.__init__

    @wraps(make)
    def make_and_note(widget: Widget, **how: Any) -> None:
        _made.append(ref(widget))
        make(widget, **how)

    Widget.__init__ = make_and_note


def take_apart() -> None:
    """All widgets of whatever app was closed: nobody may ask anything of them afterwards."""
    widgets = [made for noted in _made if (made := noted()) is not None and not isinstance(made, TextInput)]
    _made.clear()  # Kivy itself keeps fields to write in, and writes them all anew at times
    for widget in widgets:
        _nobody_listens(widget)
    for widget in widgets:
        if widget.canvas is not None:
            widget.canvas.clear()
        for kept in _kept_by_kivy(widget):
            kept.clear()
    for widget in widgets:
        vars(widget).clear()


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
