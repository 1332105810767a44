"""The one thing to do next at the foot of a page, and what still keeps it from being done."""

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.ui.buttons import WordButton
from app.ui.words import Words

NARROW = 480
"""On an upright screen the words stand above the button in a column of less than this many dp: they would be too small
beside it.  Where a phone is held sideways, height is worth more."""


class NextStep(BoxLayout):
    """``least``: how wide the button is at least, in dp, where it stands beside the words."""

    def __init__(self, words: str, button: WordButton, width: float, least: float, upright: bool) -> None:
        super().__init__(size_hint_y=None)
        button.height = max(dp(60), theme.touch())
        if words and upright and width < dp(NARROW):
            line = Words(words, halign="center", size_hint_x=None, width=width)
            button.size_hint_x = 1
            self.orientation, self.spacing = "vertical", theme.gap(0.75)
            self.add_widget(line)
            self.height = line.height + self.spacing + button.height
        else:
            button.width = max(button.width, dp(least))
            self.spacing, self.height = theme.gap(2), button.height
            self.add_widget(Words(words, size_hint_y=1, halign="right", lines=3) if words else Widget())
        self.add_widget(button)
