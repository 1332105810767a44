"""Widgets that keep their place but are not drawn for now: off the canvas, since what nobody sees costs as much."""

from weakref import WeakSet

from kivy.clock import Clock
from kivy.uix.widget import Widget

_watched: WeakSet[Widget] = WeakSet()


def show_if(there: bool, widget: Widget, strength: float = 1.0) -> None:
    """Shown with that opacity, or gone."""
    widget.opacity = strength if there else 0
    see(widget)


def see(widget: Widget) -> None:
    """On its parent's canvas if it can be seen; from now on, whatever parent it gets."""
    if widget not in _watched:
        _watched.add(widget)
        widget.fbind("parent", lambda *_: Clock.schedule_once(lambda dt: _see(widget), -1))
    _see(widget)


def _see(widget: Widget) -> None:
    parent = widget.parent
    if isinstance(parent, Widget):
        if widget.opacity > 0:
            put_back(widget, parent)
        else:
            take_off(widget, parent)


def take_off(child: Widget, parent: Widget) -> None:
    if parent.canvas.indexof(child.canvas) >= 0:
        parent.canvas.remove(child.canvas)


def put_back(child: Widget, parent: Widget) -> None:
    """Where it was: below what was added to the parent after it."""
    if child.opacity <= 0 or parent.canvas.indexof(child.canvas) >= 0:
        return
    above = parent.children[: parent.children.index(child)]  # Kivy has the last first
    places = [parent.canvas.indexof(each.canvas) for each in above]
    place = min((place for place in places if place >= 0), default=-1)
    if place < 0:
        parent.canvas.add(child.canvas)
    else:
        parent.canvas.insert(place, child.canvas)
