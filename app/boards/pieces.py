"""What the boards of several games are made of: words in a box, a question on the spot."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.look.theme import Rgba
from app.ui.buttons import WordButton
from app.ui.paper import PaperColumn
from app.ui.touch import Touch
from app.ui.words import LEAST, Words, width_of

Way = tuple[str, Callable[[], None]]
"""What a button says, and does."""


def stand(widget: Widget, box: Box) -> Widget:
    """Puts a widget into its box."""
    widget.size_hint = None, None
    widget.pos, widget.size = (box.x, box.y), (box.w, box.h)
    return widget


def fitting(notes: Sequence[str], role: str, room: float) -> str:
    """The first of some notes, each shorter than the one before, that has room; or the last."""
    font, size = theme.ROLES[role].font, theme.size_of(role)
    return next((note for note in notes if width_of(note, font, size) <= room), notes[-1])


class Line(Label):
    """Words in a box of their own: in smaller letters if they are long, cut only if they are far too long."""

    def __init__(
        self,
        words: str,
        role: str = "text",
        colour: Rgba | None = None,
        size: float | None = None,
        wraps: bool = False,
        least: float = LEAST,
        **rest: object,
    ) -> None:
        rest = {"halign": "left"} | rest
        super().__init__(
            text=words, font_name=theme.ROLES[role].font, color=colour or theme.paint.ink, valign="middle", **rest
        )
        self._wanted = size or theme.size_of(role)
        self.font_size, self._wraps = self._wanted, wraps
        self._least = least / theme.large_type()  # letters chosen large may become as small as any
        self.shorten, self.shorten_from = not wraps, "right"
        self.bind(size=self._fit, text=self._fit)

    def _fit(self, *_: object) -> None:
        pieces = self.text.split() if self._wraps else [self.text]
        wide = max([width_of(piece, self.font_name, self._wanted) for piece in pieces if piece], default=1.0)
        size = min(self._wanted * max(self._least, min(1.0, self.width / wide)), self.height * 0.92)
        if not self._wraps:  # small letters are a little wider than they ought to be
            least = self._wanted * self._least
            while size > least and width_of(self.text, self.font_name, size) > self.width:
                size *= 0.97
        self.font_size = size
        self.text_size = self.size


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
