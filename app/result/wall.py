"""What hangs on the wall after a match: the best drawing, or the best card, in a frame on its nail."""

from kivy.clock import Clock
from kivy.graphics import Color, SmoothEllipse, SmoothLine
from kivy.metrics import dp, sp
from kivy.properties import NumericProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.boards.board import Keepsake
from app.boards.layout import CARD
from app.look import theme
from app.ui.buttons import PressRow
from app.ui.fitted_text import LEAST_WRAPPED, width_of
from app.ui.ink import InkReplay
from app.ui.paper import PaperColumn
from app.ui.picture import RoundPicture
from app.ui.shapes import white
from app.ui.words import Words
from engine.ink import Drawing

LEAST = 64
"""Under so many dp of height for the picture there is no room for the words under it."""

BESIDE = 120
"""In so many dp of width they can be read beside it."""

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
        self.frame.available = self.height - dp(CORD)
        self.frame.size = self.width, min(self.frame.available, self.frame.needed)
        self.frame.pos = self.x, low - self.frame.height
        self._cord.points = self.x + 0.3 * self.width, low, x, nail, self.x + 0.7 * self.width, low
        self._nail.pos = x - dp(4), nail - dp(4)


class Frame(PressRow):
    """The wood, the paper in it, and the words under the picture, or beside it where it is larger so."""

    available = NumericProperty(0.0)
    """How high it may be."""

    needed = NumericProperty(0.0)
    """How high it is at most: no higher than what hangs in it."""

    def __init__(self, kept: Keepsake, words: str) -> None:
        super().__init__(self._again, colour=WOOD, padding=dp(RIM), spacing=0, lift=8, round_by=6)
        self._paper = PaperColumn(lift=0, round_by=2, colour=theme.paint.paper, padding=theme.gap(), spacing=0)
        self.add_widget(self._paper)
        self.view, self._said = _picture(kept), words
        self._shape, self._rims = _shape(kept), 2 * dp(RIM) + 2 * theme.gap()
        self._paper.add_widget(self.view)
        ink, soft = theme.paint.ink, theme.paint.soft_ink
        self._words = [
            Words(kept.why(), "note", soft, lines=1, halign="center"),
            *(Words("", "strong", ink, lines=1, halign="center") for _line in range(2)),
        ]
        self._beside = BoxLayout(orientation="vertical", size_hint=(None, None), pos_hint={"center_y": 0.5})
        self._beside_words = [
            Words(words, role, colour, halign="center", size_hint_x=None)
            for words, role, colour in (("", "strong", ink), ("", "note", ink), (kept.why(), "note", soft))
        ]
        fit = Clock.create_trigger(self._fit, -1)  # not in the middle of a layout, whose children it changes
        self.bind(size=fit, available=fit)
        for line in (*self._words, *self._beside_words):
            line.bind(height=fit)

    def _fit(self, *_args: object) -> None:
        """Words where the picture is largest with them, and none if it is too small then."""
        for line, said in zip(self._words[1:], self._in_room, strict=True):
            line.text = said
        wide, high = self.width - self._rims, self.available - self._rims
        for line in self._words:
            line.width = wide  # as it will be, also while it does not lie there
        low = sum(line.height for line in self._words if line.text)
        between = theme.gap()
        across = min(high * self._shape, wide - between - dp(BESIDE))
        room = wide - between - across
        said, who = self._lines(room)
        whole = width_of(who, theme.ROLES["note"].font, sp(LEAST_WRAPPED)) <= room
        for line, text in zip(self._beside_words, (said, who if whole else who.replace("-", "-\n", 1)), strict=False):
            line.text = text
        beside = [line for line in self._beside_words if line.text]
        for line in beside:
            line.width = room
        while len(beside) > 1 and sum(line.height for line in beside) > high:
            beside.pop()
        self._beside.size = room, sum(line.height for line in beside)
        is_beside = across / self._shape > max(dp(LEAST), high - low) and self._beside.height <= high
        under = [line for line in self._words if line.text] if high - low >= dp(LEAST) else []
        self.view.size_hint_x = None if is_beside else 1
        self.view.width = across if is_beside else wide
        self._paper.orientation, self._paper.spacing = ("horizontal", between) if is_beside else ("vertical", 0)
        _hold(self._beside, beside)
        _hold(self._paper, [self.view, *([self._beside] if is_beside else under)])
        self.needed = (across / self._shape if is_beside else wide / self._shape + low) + self._rims

    @property
    def _in_room(self) -> tuple[str, str]:
        return self._lines(self.width - self._rims)

    def _lines(self, room: float) -> tuple[str, str]:
        """On one line, or what was said above who said it: then no dot is left at the end of the first."""
        fits = width_of(self._said, theme.ROLES["strong"].font, theme.size_of("strong")) <= room
        said, _dot, who = (self._said, "", "") if fits else self._said.rpartition(" · ")
        return said, who

    def _again(self) -> None:
        """Stroke by stroke; whole at once for those who want less motion."""
        if theme.motion() and isinstance(self.view, InkReplay):
            self.view.position, self.view.playing = 0.0, True


def _hold(place: BoxLayout, pieces: list[Widget]) -> None:
    """These and nothing else, in this order."""
    if place.children[::-1] != pieces:
        place.clear_widgets()
        for piece in pieces:
            place.add_widget(piece)


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
