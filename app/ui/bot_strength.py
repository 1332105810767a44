"""How strong a bot is, in words and in stars: one, two or three."""

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from app.look import theme
from app.look.text import _
from app.look.theme import Rgba
from app.ui.signs import Sign
from engine.seats import Strength

STARS: dict[Strength, int] = {"weak": 1, "middle": 2, "strong": 3}


def strength_title(strength: Strength) -> str:
    titles: dict[Strength, str] = {
        "weak": _("a gentle opponent"),
        "middle": _("a fair opponent"),
        "strong": _("a strong opponent"),
    }
    return titles[strength]


class Stars(BoxLayout):
    def __init__(self, strength: Strength, colour: Rgba | None = None) -> None:
        side = dp(22)
        super().__init__(size_hint=(None, None), size=(3 * side, side), pos_hint={"center_y": 0.5})
        for place in range(3):
            lit = place < STARS[strength]
            ink = colour or (theme.paint.ink if lit else theme.paint.mark)
            self.add_widget(Sign("star" if lit else "no-star", 19, ink))
