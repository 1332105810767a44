"""What the boards of several games are made of: words in a box, a question on the spot."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.ui.buttons import WordButton
from app.ui.paper import PaperColumn
from app.ui.touch import Touch
from app.ui.words import Words

Way = tuple[str, Callable[[], None]]
"""What a button says, and does."""


def stand(widget: Widget, box: Box) -> Widget:
    """Puts a widget into its box."""
    widget.size_hint = None, None
    widget.pos, widget.size = (box.x, box.y), (box.w, box.h)
    return widget


class Ways(PaperColumn):
    """A question on the spot: what would happen, a button for each way, and the way back."""

    def __init__(self, title: str, note: str, ways: Sequence[Way], back: Way, room: tuple[float, float]) -> None:
        super().__init__(lift=16, round_by=20, size_hint=(None, None), spacing=theme.gap(), padding=theme.gap(1.5))
        wide = min(dp(356) * max(1.0, theme.large_type()), room[0] - theme.gap(4))
        for words, role in ((title, "heading"), (note, "note")):
            if words:
                line = Words(words, role, size_hint_x=None, width=wide - theme.gap(3), halign="center")
                self.add_widget(line)
        buttons = [WordButton(words, press, "amber", size_hint=(1, None)) for words, press in ways]
        buttons.append(WordButton(back[0], back[1], "well", size_hint=(1, None)))
        for button in buttons:
            button.height = max(dp(48), min(button.height, (room[1] - theme.gap(16)) / (len(buttons) + 1)))
            self.add_widget(button)
        self.size = wide, self.minimum_height
        self.do_layout()
        self.size = wide, self.minimum_height

    def stand_near(self, x: float, y: float, room: tuple[float, float], beside: Box | None = None) -> None:
        """Above the finger, or beside what one wants to go on seeing; all of it on the screen."""
        air, wide, high = theme.gap(), self.width, self.height
        left, low = x - wide / 2, y + dp(24)
        if beside is not None:
            if beside.x - wide > 2 * air:
                left = beside.x - wide - air
            elif beside.right + wide < room[0] - 2 * air:
                left = beside.right + air
            elif beside.y - high > 2 * air:
                low = beside.y - high - air
            elif beside.top + high < room[1] - 2 * air:
                low = beside.top + air
        self.pos = (
            min(max(air, left), max(air, room[0] - air - wide)),
            min(max(air, low), max(air, room[1] - air - high)),
        )

    def on_touch_down(self, touch: Touch) -> bool:
        return bool(super().on_touch_down(touch)) or self.collide_point(*touch.pos)


def take_back() -> str:
    return _("Not yet")
