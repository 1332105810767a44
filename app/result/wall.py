"""What hangs on the wall after a match: the best drawing, or the best card, in a frame on its nail."""

from kivy.clock import Clock
from kivy.graphics import Color, SmoothEllipse, SmoothLine
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from app.boards.board import Keepsake
from app.boards.layout import CARD
from app.look import theme
from app.ui.buttons import PressRow
from app.ui.fitted_text import width_of
from app.ui.ink import InkReplay
from app.ui.paper import PaperColumn
from app.ui.picture import RoundPicture
from app.ui.shapes import white
from app.ui.words import Words
from engine.ink import Drawing

LEAST = 64
"""Under so many dp of height for the picture there is no room for the words under it."""

WOOD = theme.rgba("#7A5230")

EDGED = 1.03
"""A sheet with its lower edge, of its height."""

RIM, CORD = 9, 26
"""How broad the frame is, and how high over it the nail is that it hangs on, in dp."""


class OnTheWall(Widget):
    """As large as its place allows; ``words`` say what it is and whose.  A tap draws a drawing once more."""

    def __init__(self, kept: Keepsake, words: str) -> None:
        super().__init__()
        self.view: Widget
        self.frame = Frame(kept, words)
        self.view = self.frame.view
        self.add_widget(self.frame)
        self.frame.bind(needed=self._hang)
        with self.canvas.before:
            Color(*theme.paint.soft_ink)
            self._cord = SmoothLine(width=dp(1.2))
            self._nail = SmoothEllipse(size=(dp(8), dp(8)))
            white()
        self.bind(pos=self._hang, size=self._hang)

    def _hang(self, *_: object) -> None:
        x, low, nail = self.x + self.width / 2, self.top - dp(CORD), self.top - dp(6)
        self.frame.size = self.width, min(self.height - dp(CORD), self.frame.needed)
        self.frame.pos = self.x, low - self.frame.height
        self._cord.points = self.x + 0.3 * self.width, low, x, nail, self.x + 0.7 * self.width, low
        self._nail.pos = x - dp(4), nail - dp(4)


class Frame(PressRow):
    """The wood, the paper in it, and the words under the picture."""

    needed = NumericProperty(0.0)
    """How high it is at most: no higher than what hangs in it."""

    def __init__(self, kept: Keepsake, words: str) -> None:
        super().__init__(self._again, colour=WOOD, padding=dp(RIM), spacing=0, lift=8, round_by=6)
        self._paper = PaperColumn(lift=0, round_by=2, colour=theme.paint.paper, padding=theme.gap(), spacing=0)
        self.add_widget(self._paper)
        self.view, self._said = _picture(kept), words
        self._shape = _shape(kept)
        self._paper.add_widget(self.view)
        ink, soft = theme.paint.ink, theme.paint.soft_ink
        self._words = [
            Words(kept.why(), "note", soft, lines=1, halign="center"),
            *(Words("", "strong", ink, lines=1, halign="center") for _line in range(2)),
        ]
        fit = Clock.create_trigger(self._fit, -1)  # not in the middle of a layout, whose children it changes
        self.bind(size=fit)
        for line in self._words:
            line.bind(height=fit)

    def _fit(self, *_args: object) -> None:
        """Words under it if the picture stays large enough to be seen."""
        for line, said in zip(self._words[1:], self._in_room, strict=True):
            line.text = said
        for line in self._words:
            line.width = self.width - 2 * dp(RIM) - 2 * theme.gap()  # as it will be, also while it does not lie there
        low = sum(line.height for line in self._words if line.text)
        fits = self.height - 2 * dp(RIM) - 2 * theme.gap() - low >= dp(LEAST)
        for line in self._words:
            if fits and line.text and line.parent is None:
                self._paper.add_widget(line)
            elif not (fits and line.text) and line.parent is not None:
                self._paper.remove_widget(line)
        rims = 2 * dp(RIM) + 2 * theme.gap()
        self.needed = (self.width - rims) / self._shape + rims + low

    @property
    def _in_room(self) -> tuple[str, str]:
        """On one line, or what was said above who said it: then no dot is left at the end of the first."""
        room = self.width - 2 * dp(RIM) - 2 * theme.gap()
        fits = width_of(self._said, theme.ROLES["strong"].font, theme.size_of("strong")) <= room
        said, _dot, who = (self._said, "", "") if fits else self._said.rpartition(" · ")
        return said, who

    def _again(self) -> None:
        """Stroke by stroke; whole at once for those who want less motion."""
        if theme.motion() and isinstance(self.view, InkReplay):
            self.view.position, self.view.playing = 0.0, True


def _shape(kept: Keepsake) -> float:
    """How wide the picture is for its height."""
    if kept.picture is not None:
        return CARD
    sheet = Drawing.from_log(kept.log).sheet
    return sheet.right / (sheet.top * EDGED)


def _picture(kept: Keepsake) -> Widget:
    if kept.picture is None:
        view = InkReplay(kept.log)
        view.position = view.length
        return view
    place = AnchorLayout()
    card = RoundPicture(kept.picture, theme.paint.well, (8, 8, 8, 8), size_hint=(None, None))

    def fit(_place: Widget, size: tuple[float, float]) -> None:
        wide = min(size[0], size[1] * CARD)
        card.size = wide, wide / CARD

    place.bind(size=fit)
    place.add_widget(card)
    return place
