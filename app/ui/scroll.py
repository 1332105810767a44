"""A column that is taller than the screen, moved with the finger."""

from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

from app.look import theme


class Scroll(ScrollView):
    """Shows its bar while there is something to scroll to, so that nobody misses it."""

    def __init__(self, **rest: object) -> None:
        super().__init__(
            do_scroll_x=False,
            always_overscroll=False,  # what fits does not move; Kivy would let it spring, and forget to come back
            bar_width=dp(5),
            bar_color=theme.faint(theme.paint.soft_ink, 0.55),
            bar_inactive_color=theme.faint(theme.paint.soft_ink, 0.35),
            scroll_distance=dp(12),
            scroll_timeout=250,
            **rest,
        )
