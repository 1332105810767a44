"""The black tokens in the middle of the table: who takes one first has it."""

from collections.abc import Sequence

from kivy.graphics import Color, Rectangle, SmoothLine
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.boards.lamplit import light_ink
from app.boards.pictomania.list_letters import one_line_or_two
from app.boards.pictomania.pieces import Token
from app.boards.stand import stand
from app.look import sounds, theme
from app.look.box import Box, around
from app.look.text import _
from app.ui.fitted_text import Line, fitting
from app.ui.shapes import bytes_of, disc
from app.ui.still_picture import Frame


class BlackTokens(Widget):
    """One that was taken vanishes, and leaves its outline.  Beside the last one is said what it does."""

    def __init__(self, box: Box, at_start: Sequence[int]) -> None:
        super().__init__()
        self._box, self._at_start, self._places = box, at_start, token_places(box, len(at_start))
        self._shown: tuple[int, ...] | None = None
        self.tokens: list[Token] = []
        self._outlines = outlines_of(self._places)
        self._outlines.hang(self.canvas.before)

    def show(self, black: tuple[int, ...], last_call: bool) -> None:
        """Those that are left; at the ``last_call`` whoever takes the last one ends the round for all."""
        if black == self._shown:
            return
        if self._shown is not None:
            sounds.play("tick" if last_call else "token")
        self._shown = black
        self.clear_widgets()
        self.canvas.after.clear()
        self.tokens = []
        left = list(black)
        for stars, place in zip(self._at_start, self._places, strict=True):
            if stars in left:
                left.remove(stars)
                token = Token(stars)
                self.tokens.append(token)
                self.add_widget(stand(token, place))
        if last_call:
            self._call()

    def _call(self) -> None:
        """The last one moves aside for words that all can read."""
        token, box = self.tokens[0], self._box
        token.pos = box.x + token.width * 0.08, token.y
        self.canvas.before.clear()
        side = round(token.width * 1.08 + dp(4.4))
        with self.canvas.after:
            corner = token.center_x - side / 2, token.center_y - side / 2
            Rectangle(texture=disc(bytes_of(theme.paint.amber), side, round(dp(4.4))), pos=corner, size=(side, side))
        left = token.right + theme.gap(0.75)
        room = Box(left, box.y, max(1.0, box.right - left), box.h)
        ways = [_("The last black token ends the round"), _("The last token!")]
        words, size = one_line_or_two(fitting(ways, "note", room.w), room.w, room.h)
        self.add_widget(stand(Line(words, "note", light_ink(), size, wraps="\n" in words), room))

    def stars_at(self, x: float) -> int | None:
        """The stars of the token under a finger, or next to it."""
        near = [(abs(token.center_x - x), token.stars) for token in self.tokens]
        return min(near)[1] if near else None


def outlines_of(places: Sequence[Box]) -> Frame:
    """Where tokens lie, or have lain."""
    frame = Frame(around(places))
    with frame.canvas:
        Color(*light_ink(0.4))
        for place in places:
            SmoothLine(circle=(*place.center, place.w * 0.44), width=dp(1), dash_length=4, dash_offset=3)
    return frame


def token_places(box: Box, count: int) -> list[Box]:
    """Side by side in the middle of the table."""
    side = min(box.h, box.w / count * 0.94)
    step = min(side * 1.12, (box.w - side) / max(1, count - 1))
    start = box.center[0] - step * (count - 1) / 2 - side / 2
    return [Box(start + k * step, box.y + (box.h - side) / 2, side, side) for k in range(count)]
