"""What is asked over a board before something that cannot be undone: near the finger, or low and wide."""

from collections.abc import Callable, Sequence

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box, round_about
from app.look.text import _
from app.ui.buttons import WordButton
from app.ui.covered import Covering
from app.ui.fitted_text import sizes_of
from app.ui.paper import PaperColumn
from app.ui.shapes import white
from app.ui.touch import Touch
from app.ui.words import Words

Way = tuple[str, Callable[[], None]]
"""What a button says, and does."""

WIDEST = 560
"""In dp: two buttons side by side."""

USUAL = 356
"""As wide (dp) is a question near a finger, if no button says more than that has room for."""

BESIDE = 60
"""In dp: where less would be seen on either side of a question there would be scraps of what it lies on, so that it is
as wide as the board."""

EDGE = 4
"""From such a question to the edge of the screen, in dp: as far as from the board's own things."""

AIR = 0.75
"""Room beside the words of a button."""

SMALL = 18
"""Letters (sp) in which a way stands rather on two lines than on one: beside others it would look like a lesser way."""


class AnyQuestion(PaperColumn, Covering):
    """What both kinds of question are: paper that lies where it hides little."""

    alone = False
    """Whether every touch beside it is its own."""

    def stand_near(self, x: float, y: float, room: tuple[float, float], beside: Box | None = None) -> None:
        """Above the finger, or where it hides least of what one wants to go on seeing; all of it on the screen."""
        wide, high = self.width, self.height
        air = min(theme.gap(), (room[0] - wide) / 2)
        right, top = max(air, room[0] - air - wide), max(air, room[1] - air - high)

        def laid(left: float, low: float) -> Box:
            return Box(min(max(air, left), right), min(max(air, low), top), wide, high)

        left, low = x - wide / 2, y + dp(24)
        place = laid(left, low)
        if beside is not None:
            across = (beside.x - wide - air, low), (beside.right + air, low)
            up = (left, beside.y - high - air), (left, beside.top + air)
            place = min([laid(*corner) for corner in (*across, *up)], key=beside.overlap)
        self.pos = place.x, place.y

    def hides(self, read: Box | None) -> float:
        """How much of it."""
        return 0.0 if read is None else read.overlap(Box(*self.pos, *self.size))

    def on_touch_down(self, touch: Touch) -> bool:
        return bool(super().on_touch_down(touch)) or self.collide_point(*touch.pos)


class Ways(AnyQuestion):
    """A question on the spot: what would happen, a button for each way, and the way back."""

    alone = True

    def __init__(self, title: str, note: str, ways: Sequence[Way], back: Way, room: tuple[float, float]) -> None:
        super().__init__(lift=16, round_by=20, size_hint=(None, None), spacing=theme.apart(), padding=theme.gap(1.5))
        self.lie_over()
        self.light_up()
        buttons = [WordButton(words, press, "amber", air=AIR, size_hint=(1, None)) for words, press in ways]
        buttons.append(WordButton(back[0], back[1], "well", air=AIR, size_hint=(1, None)))
        longest = max(button.natural_width for button in buttons) + theme.gap(3)
        wide = max(dp(USUAL) * max(1.0, theme.large_type()), longest)
        if wide > room[0] - 2 * dp(BESIDE):
            wide = room[0] - 2 * dp(EDGE)
        for words, role in ((title, "heading"), (note, "note")):
            if words:
                line = Words(words, role, size_hint_x=None, width=wide - theme.gap(3), halign="center")
                self.add_widget(line)
        for button in buttons:
            button.height = max(theme.touch(), min(button.height, (room[1] - theme.gap(16)) / (len(buttons) + 1)))
            self.add_widget(button)
        self.size = wide, self.minimum_height
        self.do_layout()
        self.size = wide, self.minimum_height


class Question(AnyQuestion):
    """Its ways side by side: low and wide, for a place at the open table or a phone held sideways.

    Touches beside it go on to what lies there: a sleeve answers nothing.  ``quiet`` ways stand back.
    """

    def __init__(
        self,
        title: str,
        note: str,
        ways: Sequence[Way],
        back: Way,
        room: tuple[float, float],
        quiet: Sequence[Way] = (),
    ) -> None:
        pad, between = theme.gap(), theme.apart()
        super().__init__(lift=14, round_by=18, size_hint=(None, None), spacing=pad / 2, padding=pad)
        self.lie_over()
        self.light_up()
        wide = min(dp(WIDEST), room[0] - pad)
        across = 1 if len(ways) == 1 and wide < dp(300) else 2
        rows = -(-(len(ways) + len(quiet) + 1) // across)
        lines = _lines_in(room[1] - rows * (theme.touch() + between) - 4 * pad, title, note, wide - 2 * pad)
        for line in lines:
            self.add_widget(line)
        said = sum(line.height for line in lines)
        left = room[1] - said - 4 * pad
        high = max(theme.touch(), min(dp(54), left / rows - between))
        kinds = [(way, "amber") for way in ways] + [(way, "well") for way in (*quiet, back)]
        buttons = [
            WordButton(words, press, kind, size_hint=(1, None), height=high, air=AIR, small=SMALL)
            for (words, press), kind in kinds
        ]
        answers = BoxLayout(
            orientation="vertical", spacing=between, size_hint=(1, None), height=rows * (high + between) - between
        )
        for first in range(0, len(buttons), across):  # one that is left over takes the whole of its row
            row = BoxLayout(spacing=between, size_hint=(1, None), height=high)
            for button in buttons[first : first + across]:
                row.add_widget(button)
            answers.add_widget(row)
        self.add_widget(answers)
        self.size = wide, said + answers.height + pad * 3
        self.do_layout()
        answers.do_layout()
        for row in answers.children:
            row.do_layout()


def _lines_in(high: float, title: str, note: str, wide: float) -> list[Words]:
    """What is said, so small that it leaves room for all ways, if there are letters so small."""
    lines = list[Words]()
    for sizes in zip(sizes_of("strong"), sizes_of("note"), strict=True):
        lines = [
            Words(words, role, font_size=size, size_hint_x=None, width=wide, halign="center")
            for words, role, size in zip((title, note), ("strong", "note"), sizes, strict=True)
        ]
        if sum(line.height for line in lines) <= high:
            break
    return lines


def first_way(asked: AnyQuestion) -> Box:
    """Where the button for the first way lies, on the board."""
    button = next(each for each in asked.walk(restrict=True) if isinstance(each, WordButton))
    return Box(*button.pos, *button.size)


class Veil(Widget):
    """Dims a board but for what a question is ``about``: what is seen beside it waits."""

    alone = drawn_on = True

    def __init__(self, board: Box, about: Box) -> None:
        super().__init__(size_hint=(None, None), pos=(board.x, board.y), size=(board.w, board.h))
        self._about = about
        with self.canvas:
            Color(*theme.paint.veil)
            for box in round_about(board, about):
                Rectangle(pos=(box.x, box.y), size=(box.w, box.h))
            white()

    def targets(self) -> tuple[Box, ...]:
        return (self._about,)


class Asked:
    """A table on which a question may lie."""

    _ways: Ways | Question | None = None
    _veil: Veil | None = None
    add_widget: Callable[..., None]
    remove_widget: Callable[..., None]

    @property
    def asks(self) -> bool:
        """Whether a question lies on the table."""
        return self._ways is not None

    @property
    def asked(self) -> Ways | Question | None:
        return self._ways

    def lay_ways(self, ways: Ways | Question, board: Box, about: Box) -> None:
        """On a board that is dimmed but for what they are ``about``."""
        self.close_ways()
        self._veil, self._ways = Veil(board, about), ways
        self.add_widget(self._veil)
        self.add_widget(ways)

    def close_ways(self) -> None:
        if self._veil is not None:
            self.remove_widget(self._veil)
        if self._ways is not None:
            self.remove_widget(self._ways)
        self._veil = self._ways = None


def asked_on(
    room: Widget,
    title: str,
    note: str,
    ways: Sequence[Way],
    back: Way,
    near: tuple[float, float],
    beside: Box | None = None,
    read: Box | None = None,
) -> Ways | Question:
    """Near a finger, and ``beside`` what should go on being seen.

    Where that is too high, or would lie over words that are still to be ``read``, lower: wider, or shorter.
    """
    size = tuple(room.size)
    high = Ways(title, note, ways, back, size)
    if high.height > size[1] - theme.gap(2):
        if size[0] >= dp(WIDEST):
            low = Question(title, note, ways, back, size)
            low.center = room.center
            return low
        high = Ways(title, "", ways, back, size)
    high.stand_near(*near, size, beside)
    if high.hides(read):
        across = size[0] if beside is None else max(beside.x, size[0] - beside.right) - theme.gap()
        low = Question(title, note, ways, back, (across, size[1]))
        low.alone = True
        low.stand_near(*near, size, beside)
        if low.hides(read) < high.hides(read):
            return low
    return high


def take_back() -> str:
    return _("Not yet")
