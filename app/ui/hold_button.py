"""Something to hold, not to press: it looks like a button, and whoever owns it watches the finger."""

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from app.look import theme
from app.ui.fitted_text import even_width, height_of, width_of
from app.ui.paper import PaperBacked
from app.ui.signs import Sign
from app.ui.words import Words


class HoldButton(BoxLayout, PaperBacked):
    """``amber`` where it is the one thing to do."""

    keeps_quiet = True

    def __init__(self, words: str, amber: bool = False) -> None:
        super().__init__(size_hint=(None, None), spacing=theme.gap(0.5))
        paint = theme.paint
        ground, ink = (paint.amber, paint.on_amber) if amber else (paint.raised, paint.ink)
        self._role = role = "heading" if amber else "note"
        self.lie(ground, 100, 8 if amber else 6)
        self._label = Words(words, role, ink, lines=2, halign="center", size_hint=(1, 1))
        self._sign = Sign("hand", 26, ink, size_hint=(None, 1), width=dp(30))
        self.add_widget(self._sign)
        self.add_widget(self._label)
        size = theme.size_of(role)
        self._needed = width_of(words, self._label.font_name, size) + self._sign.width + self.spacing
        self.bind(width=self._centre)
        self.size = self._needed + theme.gap(6.5), max(dp(64), theme.touch(), size * 2.4)

    def narrow(self, wide: float) -> None:
        """As wide as that at most, and with air above and below where its words need two lines."""
        needed, high = self.size
        self.width = min(wide, needed)
        room = min(wide, needed) - 2 * theme.gap()
        if self._needed > room:
            room -= self._sign.width + self.spacing
            said = height_of(self._label.text, self._label.font_name, theme.size_of(self._role), room)
            self.height = max(high, said + theme.gap(2))

    def _centre(self, *_: object) -> None:
        """The sign stands beside its words, also where there is more room than both need, and where they need two
        lines."""
        label, least = self._label, theme.gap()
        needed, room = self._needed, self.width - 2 * least
        if needed > room > 0:
            beside = self._sign.width + self.spacing
            needed = beside + even_width(label.text, label.font_name, theme.size_of(self._role), room - beside)
        air = max(least, (self.width - needed) / 2)
        self.padding = air, 0, air, 0
