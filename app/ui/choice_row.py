"""One of a few: a row of labels of which one is pressed in."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.uix.boxlayout import BoxLayout

from app.look import theme
from app.ui.buttons import WordButton
from app.ui.paper import PaperColumn

AIR = 0.625
"""On both sides of a label's words, in steps of 8 dp."""

SQUEEZED = 0.85
"""How far letters may shrink, all alike, rather than that there is one line more."""


class Choice(PaperColumn):
    """``options`` are (value, words).  Long words take more of the line than short ones where it is too narrow for
    equal shares; where it is too narrow for that as well, there are two or more lines.
    """

    def __init__(
        self, options: Sequence[tuple[str, str]], chosen: str, choose: Callable[[str], None], width: float
    ) -> None:
        super().__init__(
            colour=theme.paint.well, lift=0, padding=theme.gap(0.5), spacing=theme.apart(), size_hint_y=None
        )
        buttons = [
            WordButton(
                words,
                partial(choose, value),
                "amber" if value == chosen else "plain",
                size_hint_x=1,
                air=AIR,
            )
            for value, words in options
        ]
        widest = max(button.natural_width for button in buttons)
        room = max(1, int((width - theme.gap() + theme.apart()) // (widest + theme.apart())))
        a_line = max(count for count in range(1, room + 1) if len(buttons) % count == 0 or count == 1)
        if a_line < len(buttons) and _share(buttons, width - theme.gap()):
            a_line = len(buttons)
        elif a_line == 1:
            a_line = _squeeze(buttons, width - theme.gap())
        for first in range(0, len(buttons), a_line):
            line = BoxLayout(size_hint_y=None, height=buttons[0].height, spacing=theme.apart())
            for button in buttons[first : first + a_line]:
                line.add_widget(button)
            self.add_widget(line)
        self.lines = len(self.children)
        self.height = self.lines * buttons[0].height + (self.lines - 1) * theme.apart() + theme.gap()


def _squeeze(buttons: Sequence[WordButton], room: float) -> int:
    """How many stand on a line, all equally wide and in letters of one size, if those need not be too small."""
    for count in range(len(buttons) - 1, 1, -1):
        column = (room - theme.apart() * (count - 1)) / count
        share = min((column - button.natural_width) / button.words.width + 1 for button in buttons)
        if len(buttons) % count == 0 and share >= SQUEEZED:
            for button in buttons:
                button.shrink(share)
            return count
    return 1


def _share(buttons: Sequence[WordButton], room: float) -> bool:
    """Gives each as much of one line as its words need, in letters of one size; not if they had to be too small."""
    letters = [button.words.width for button in buttons]
    around = [button.natural_width - wide for button, wide in zip(buttons, letters, strict=True)]
    squeezed = (room - sum(around) - theme.apart() * (len(buttons) - 1)) / sum(letters)
    if squeezed < SQUEEZED:
        return False
    for button, wide, air in zip(buttons, letters, around, strict=True):
        button.size_hint_x = wide * squeezed + air
    return True
