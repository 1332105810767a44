"""What stands on the table while all look at one drawing: the easel, the word that is turned over, the guesses."""

from collections.abc import Iterable

from kivy.animation import Animation
from kivy.graphics import Color, Quad, Rectangle, SmoothRoundedRectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.boards.lamplit import light_ink, quiet_ink
from app.boards.pictomania import sentences
from app.boards.pictomania.layout import GUESS_CARD
from app.boards.pictomania.letter_colours import letter_colour
from app.boards.pictomania.rack import GROOVE, WOOD
from app.boards.pictomania.show_layout import ShowPlaces
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.ui.badge import SeatBadge
from app.ui.fitted_text import Line, called, fitting, width_of
from app.ui.ink import InkReplay
from app.ui.lettering import Lettering
from app.ui.on_canvas import show_if
from app.ui.paper import Paper
from app.ui.shapes import rim_on, white
from app.ui.signs import Sign
from engine.games.pictomania.box import LETTERS
from engine.games.pictomania.scoring import Stack
from engine.games.pictomania.view import View
from engine.ink import Drawing
from engine.seats import Seat

MOST_OF_ROW = 0.24
"""A card is no wider than this part of its row: what is told beside it has to be read."""

TALL = 80
"""A name and what came of its guess take no more than so many dp."""

FOUND, MISSED = (theme.mixed(colour, theme.NIGHT.on_table, 0.65) for colour in (theme.NIGHT.leaf, theme.NIGHT.berry))
"""What is said of a guess, in light ink on the dark table."""


class Easel(Widget):
    """Three legs and a ledge; the sheet stands on it."""

    def __init__(self, places: ShowPlaces) -> None:
        super().__init__(size_hint=(None, None))
        sheet, ledge = places.sheet, places.ledge
        wide = max(dp(7), 0.016 * sheet.w)
        above = max(0.0, min(2 * wide, places.plate.y - sheet.top))  # nothing stands in front of a name
        self.seen_box = Box(sheet.x - wide, 0, sheet.w + 2 * wide, sheet.top + above).inset(-1)
        with self.canvas:
            Color(*GROOVE)
            self._leg(sheet.center[0], sheet.top + above, sheet.center[0], 0, 1.3 * wide)
            Color(*WOOD)
            self._leg(sheet.x + 0.28 * sheet.w, sheet.top + 0.5 * above, sheet.x + 0.04 * sheet.w, 0, wide)
            self._leg(sheet.right - 0.28 * sheet.w, sheet.top + 0.5 * above, sheet.right - 0.04 * sheet.w, 0, wide)
            board = Box(sheet.x - wide, ledge.top - 0.42 * ledge.h, sheet.w + 2 * wide, 0.42 * ledge.h)
            Color(*theme.paint.shade)
            Rectangle(pos=(board.x, board.y - dp(5)), size=(board.w, dp(5)))
            Color(*WOOD)
            SmoothRoundedRectangle(pos=(board.x, board.y), size=(board.w, board.h), radius=[dp(4)])
            white()

    @staticmethod
    def _leg(top_x: float, top_y: float, x: float, y: float, wide: float) -> None:
        Quad(points=(top_x - wide, top_y, top_x + wide, top_y, x + wide, y, x - wide, y))


class DrawnAgain(InkReplay):
    """A drawing, stroke by stroke as it came to be, in a time of one's own choosing."""

    def __init__(self, log: bytes) -> None:
        super().__init__(log)
        self._log = log

    def take(self, ink: bytes) -> None:
        """More of it has come."""
        self._log += ink

    def go_on(self, drawn: float, rest: float) -> None:
        """So much of it is there; the rest follows in so many seconds."""
        self.open(self._log)
        if rest > 0 and self.length:
            self.position = drawn * self.length
            self.speed, self.playing = (1 - drawn) * self.length / rest, True
        else:
            self.show(Drawing.from_log(self._log))


class WordSlip(FloatLayout):
    """Face down until it is turned over: letter, number and word, or why they do not count."""

    wide = NumericProperty(1.0)
    """How much of its width is seen while it turns."""

    def __init__(self, box: Box) -> None:
        super().__init__(size_hint=(None, None))
        stand(self, box)
        self._box = box
        self._paper = Paper(lift=6, round_by=10, colour=theme.paint.raised, size_hint=(None, None))
        self.add_widget(self._paper)
        self.turned = False
        self._written: list[Widget] = []
        self.bind(wide=self._draw)
        self._draw()
        mark = Lettering(text="?", font_name=theme.DISPLAY, font_size=box.h * 0.6, color=theme.paint.soft_ink)
        self._write(stand(mark, box))

    def _draw(self, *_: object) -> None:
        wide = max(1.0, self._box.w * self.wide)
        stand(self._paper, Box(self._box.center[0] - wide / 2, self._box.y, wide, self._box.h))

    def _write(self, *pieces: Widget) -> None:
        for piece in self._written:
            self.remove_widget(piece)
        self._written = list(pieces)
        for piece in pieces:
            self.add_widget(piece)

    def turn(self, view: View, stack: Stack, seconds: float) -> None:
        """The other side, once."""
        self.turned = True
        self._write(*self._words_of(view, stack))
        if seconds:
            self.wide = 0.05
            Animation(wide=1.0, d=seconds, t="out_cubic").start(self)

    def _words_of(self, view: View, stack: Stack) -> list[Widget]:
        inner = Box(self._box.x + theme.gap(1.5), self._box.y, self._box.w - theme.gap(3), self._box.h)
        if stack.void is not None:
            words = Line(sentences.why_void(stack.void), "strong", theme.paint.berry, halign="center", wraps=True)
            return [stand(words, inner)]
        sign, word = f"{stack.letter}{stack.number}", sentences.word_at(view, stack.letter, stack.number)
        colour = letter_colour(LETTERS.index(stack.letter))
        size = min(inner.h * 0.56, dp(44))
        beside = width_of(sign, theme.DISPLAY, size) + theme.gap(1.5)
        room = width_of(word, theme.ROLES["title"].font, size)
        left = inner.x + max(0.0, (inner.w - beside - room) / 2)
        letter = Lettering(text=sign, font_name=theme.DISPLAY, font_size=size, color=colour)
        written = Line(word, "title", theme.paint.ink, size, least=0.4)
        return [
            stand(letter, Box(left, inner.y, beside - theme.gap(1.5), inner.h)),
            stand(written, Box(left + beside, inner.y, inner.right - left - beside, inner.h)),
        ]


class Slots(Widget):
    """Where cards will land."""

    def __init__(self, rows: "Iterable[GuessRow]") -> None:
        super().__init__(size_hint=(None, None))
        for row in rows:
            rim_on(self.canvas, row.card, light_ink(0.35), dp(2), row.card.w * 0.14)


class GuessRow(FloatLayout):
    """One who could guess: room for the card, badge and name, and what came of it with its sign."""

    def __init__(self, box: Box, seat: Seat, face: bytes | None) -> None:
        super().__init__(size_hint=(None, None))
        stand(self, box)
        high = min(box.h * 0.86, box.w * MOST_OF_ROW / GUESS_CARD)
        self.card = Box(box.x + dp(2), box.y + (box.h - high) / 2, high * GUESS_CARD, high)
        words = Box(box.x, box.center[1] - min(box.h, dp(TALL)) / 2, box.w, min(box.h, dp(TALL)))
        side = min(words.h * 0.5, dp(40))
        left = self.card.right + theme.gap()
        token = min(box.h * 0.62, dp(46))
        self.token = Box(box.right - token, box.y + (box.h - token) / 2, token, token)
        room = self.token.x - left - theme.gap(0.5)
        self.badge = SeatBadge(seat.colour, side / dp(1), face, bot=seat.bot is not None)
        """Not a child: who it is does not change, and all badges are painted once."""
        self.badge.pos = left, words.center[1] + (words.h / 2 - side) / 2
        beside = side + theme.gap(0.75)
        name = Line(called(seat.name, room - beside), "strong", light_ink())
        self.add_widget(stand(name, Box(left + beside, words.center[1], room - beside, words.h / 2)))
        self._note = Line("", "note", quiet_ink(), least=0.5)
        self._sign = Sign("check", 22, FOUND, size_hint=(None, None))
        self._room = Box(left, words.y, room, words.h / 2)
        self._beside_token = Box(left, words.y, box.right - left, words.h / 2)
        self.add_widget(self._note)
        self.add_widget(self._sign)
        self.tell([], None)

    def tell(self, ways: list[str], verdict: str | None) -> None:
        """The same in fewer and fewer words, with the sign of a right or a wrong guess."""
        colour = {"right": FOUND, "wrong": MISSED}.get(verdict or "", quiet_ink())
        signed = verdict in ("right", "wrong")
        show_if(bool(signed), self._sign)
        room = self._room if verdict == "right" else self._beside_token
        beside = min(dp(26), room.h) if signed else 0.0
        if signed:
            self._sign.show("check" if verdict == "right" else "close")
            self._sign.color = colour
            stand(self._sign, Box(room.x, room.y, beside, room.h))
        left = room.x + beside + (theme.gap(0.5) if signed else 0.0)
        stand(self._note, Box(left, room.y, max(1.0, room.right - left), room.h))
        self._note.color = colour
        self._note.text = fitting(ways, "note", 1.2 * self._note.width) if ways else ""
