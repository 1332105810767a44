"""Widgets that keep their place but are not drawn for now: off the canvas, since what nobody sees costs as much."""

from weakref import WeakSet

from kivy.clock import Clock
from kivy.graphics import Canvas
from kivy.uix.widget import Widget

_watched: WeakSet[Widget] = WeakSet()


def show_if(there: bool, widget: Widget) -> None:
    """Shown, or gone."""
    widget.opacity = 1 if there else 0
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
    canvas = _canvas_for(parent)
    if canvas.indexof(child.canvas) >= 0:
        canvas.remove(child.canvas)


def put_back(child: Widget, parent: Widget) -> None:
    """Where it was: below what was added to the parent after it."""
    canvas = _canvas_for(parent)
    if child.opacity <= 0 or canvas.indexof(child.canvas) >= 0:
        return
    above = parent.children[: parent.children.index(child)]  # Kivy has the last first
    places = [canvas.indexof(each.canvas) for each in above]
    place = min((place for place in places if place >= 0), default=-1)
    if place < 0:
        canvas.add(child.canvas)
    else:
        canvas.insert(place, child.canvas)


def _canvas_for(parent: Widget) -> Canvas:
    """Where what the parent holds is drawn: of one that is painted once, not its own."""
    canvas: Canvas = getattr(parent, "held_on", parent.canvas)
    return canvas
