"""A slip of paper that says something for a moment, next to the finger that asked for it."""

from kivy.animation import Animation
from kivy.core.window import Window
from kivy.metrics import dp

from app.look import theme
from app.ui.fitted_text import width_of
from app.ui.paper import Paper
from app.ui.touch import Touch
from app.ui.words import Words

FIRST_LOOK = 1.8
"""Seconds until a reader has found the notice."""

A_LETTER = 0.07
"""Seconds for each letter: a child of seven who reads aloud."""


class Notice(Paper):
    """Lets every touch through: it never stands in the way of play."""

    def __init__(self, words: str, near: tuple[float, float] | None) -> None:
        super().__init__(colour=theme.paint.table, round_by=16, lift=8, size_hint=(None, None))
        self.reading_time = FIRST_LOOK + A_LETTER * len(words)
        self._words = Words(words, colour=theme.paint.on_table, halign="center")
        self.add_widget(self._words)
        self._near = near
        self.arrange()
        Window.bind(size=self.arrange)

    def arrange(self, *_: object) -> None:
        """As wide as its words, no wider than the window; above the finger, or low in the middle."""
        air = theme.gap(2)
        words = self._words
        wanted = width_of(words.text, words.font_name, theme.size_of("text"))
        wide = min(wanted, Window.width - 6 * air, dp(560))
        self._words.size_hint_x = None
        self._words.width = wide
        self.size = wide + 2 * air, self._words.height + 2 * theme.gap(1.5)
        x, y = self._near or (Window.width / 2, Window.height * 0.12)
        above = y + dp(40)
        if above + self.height > Window.height - air:
            above = y - dp(40) - self.height
        self.pos = (
            min(max(air, x - self.width / 2), Window.width - air - self.width),
            min(max(air, above), Window.height - air - self.height),
        )
        self._words.pos = self.x + air, self.y + theme.gap(1.5)

    def fade(self, dt: float) -> None:
        if self.parent is None:
            return
        going = Animation(opacity=0, duration=theme.motion("walk"))
        going.bind(on_complete=lambda *_: self.parent and self.parent.remove_notice(self))
        going.start(self)

    def stop(self) -> None:
        Animation.cancel_all(self)
        Window.unbind(size=self.arrange)

    def on_touch_down(self, touch: Touch) -> bool:
        return False
