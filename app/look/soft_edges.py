"""The soft edge of Kivy's smooth lines and figures, filled anew when a graphics chip has lost everything.

Kivy asks the first smooth line that was ever drawn to fill it again, and nobody once that one is gone.
"""

from functools import cache

from kivy.graphics import SmoothLine, SmoothRectangle
from kivy.graphics.context import get_context
from kivy.graphics.vertex_instructions import AntiAliasingLine


@cache
def keep() -> None:
    """From now on, for as long as the process lasts."""
    get_context().add_reload_observer(_fill)
    _fill()


def _fill(*_: object) -> None:
    line = SmoothLine()
    line._smooth_reload_observer(line.premultiplied_texture())
    rim = AntiAliasingLine(SmoothRectangle())
    rim._texture_reload_observer(rim.premultiplied_texture())
