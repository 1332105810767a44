"""The words above the stage, and the buttons below it."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from app.boards.lamplit import quiet_ink
from app.boards.layout import button_widths
from app.boards.question import Way
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.ui.buttons import WordButton
from app.ui.fitted_text import Wrapped, height_of, sizes_of


def role_of(written: bool) -> str:
    """What a player wrote looks as if written by hand."""
    return "hand" if written else "heading"


class Head(FloatLayout):
    """A large line and a small one below it."""

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None))
        self._shown: object = None

    @staticmethod
    def wants(title: str, note: str, written: bool, wide: float) -> float:
        """How high it would like to be: a long association in its smallest letters, all of it."""
        role = role_of(written)
        sizes, font = sizes_of(role), theme.ROLES[role].font
        two_lines = 2.5 * sizes[0]
        high = height_of(title, font, sizes[0], wide)
        if high > two_lines:
            high = max(two_lines, height_of(title, font, sizes[-1], wide))
        return high + height_of(note, theme.ROLES["note"].font, theme.size_of("note"), wide) + dp(4)

    def show(self, box: Box, title: str, note: str, written: bool) -> None:
        shown = box, title, note, written
        if shown == self._shown:
            return
        self._shown = shown
        stand(self, box)
        self.clear_widgets()
        ink = theme.paint.on_table
        low = _share_of_note(box, title, note, role_of(written))
        large = Wrapped(role_of(written), ink, even=True)
        large.write(title, Box(box.x, box.y + low, box.w, box.h - low))
        self.add_widget(large)
        if note:
            small = Wrapped("note", quiet_ink())
            small.write(note, Box(box.x, box.y, box.w, low))
            self.add_widget(small)


def _share_of_note(box: Box, title: str, note: str, role: str) -> float:
    """How high the small line is: both shrink alike until both have room."""
    high, fonts = 0.0, [theme.ROLES[one].font for one in ("note", role)]
    for large, small in zip(sizes_of(role), sizes_of("note"), strict=True):
        high = height_of(note, fonts[0], small, box.w)
        if high + height_of(title, fonts[1], large, box.w) <= box.h:
            return high
    return min(high, box.h * 0.62)


class Foot(FloatLayout):
    """Up to two buttons, the first in amber."""

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None))
        self.buttons: list[WordButton] = []
        self._shown: object = None

    def show(self, box: Box, ways: Sequence[Way]) -> None:
        shown = box, tuple([words for words, _press in ways])
        if shown == self._shown:
            return
        self._shown = shown
        stand(self, box)
        self.clear_widgets()
        self.buttons = []
        for place, (words, press) in enumerate(ways):
            button = WordButton(words, press, "paper" if place else "amber", air=1.25, height=box.h)
            self.buttons.append(button)
            self.add_widget(button)
        between = theme.apart()
        room = box.w - between * (len(ways) - 1)
        widths = button_widths([button.natural_width for button in self.buttons], room, dp(340))
        x = box.x + (room - sum(widths)) / 2
        for button, wide in zip(self.buttons, widths, strict=True):
            button.width, button.pos = wide, (x, box.y)
            button.fit()
            x += wide + between
