"""How a widget of a board comes into its place."""

from kivy.uix.widget import Widget

from app.look.box import Box


def stand(widget: Widget, box: Box) -> Widget:
    """Puts a widget into its box."""
    widget.size_hint = None, None
    widget.pos, widget.size = (box.x, box.y), (box.w, box.h)
    return widget
