"""A drawing of somebody else, small: the sheet, whose it is, what they do, and the guess cards that lie on it."""

from collections.abc import Iterator

from kivy.metrics import dp, sp
from kivy.uix.floatlayout import FloatLayout

from app.boards.lamplit import light_ink, quiet_ink
from app.boards.pictomania.layout import EDGE, GUESS_CARD, SHEET
from app.boards.pictomania.pieces import GrowingInk, GuessCard
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.ui.badge import SeatBadge
from app.ui.fitted_text import READABLE, Line, called, width_of
from app.ui.paper import PaperBacked
from app.ui.shapes import rim_on
from engine.seats import Seat

CARDS, LEAST_CARD = 0.22, 17
"""How high guess cards are beside the sheet on which they lie, and at least in dp: they cover as little as they can."""

OVER_EDGE = 0.3
"""So much of them hangs over the sheet's lower edge."""

LEAST_MARKED = 27
"""On a smaller badge (dp) a robot would hide the symbol."""

NARROW = 56
"""In less room (dp) than this a name says nothing: the badge stands alone."""


class Tile(FloatLayout, PaperBacked):
    """``show`` it whenever something changed; ``view`` takes the ink.

    Its badge and words stand under the sheet; where there is room ``beside`` it, the badge alone stands there.  Where
    there is no room for words, guess cards stand there instead, so that nothing hides a drawing that is small enough.
    """

    def __init__(self, box: Box, of: int, seat: Seat, face: bytes | None, log: bytes, beside: float = 0.0) -> None:
        super().__init__(size_hint=(None, None))
        self.of, self.box = of, box
        wide = box.w - beside
        high = min(wide / SHEET * (1 + EDGE), box.h)
        self.sheet = Box(box.x + beside, box.top - high, wide, high)
        self._foot = Box(box.x, box.y, beside or box.w, high if beside else box.h - high)
        self._shown: object = None
        self.pos, self.size = (self.sheet.x, self.sheet.y), (self.sheet.w, self.sheet.h)
        self.lie(theme.paint.paper, 4, 6)
        self.view = GrowingInk(log)
        self.add_widget(stand(self.view, self.sheet))
        side = max(1.0, min(self._foot.h * 0.92, beside * 0.92 or dp(44)))
        self._wordless = not beside and self._foot.w - side - dp(6) <= dp(NARROW)
        bot = seat.bot is not None and side >= dp(LEAST_MARKED)
        self.badge = SeatBadge(seat.colour, side / dp(1), face, bot=bot)
        self.badge.pos = self._foot.x, self._foot.top - side - dp(2)
        self.add_widget(self.badge)
        self._text_x = self._foot.x + side + dp(6)
        self._name = seat.name
        self._labels: list[Line] = []
        self._cards: list[GuessCard] = []

    def show(self, note: str, stack: list[int], mine: int | None, lit: bool) -> None:
        """``stack``: colours of those whose guess cards lie here; ``mine``: the number that I laid."""
        shown = note, stack, mine, lit
        if shown == self._shown:
            return
        self._shown = shown
        for widget in [*self._labels, *self._cards]:
            self.remove_widget(widget)
        places = self._beside_badge(len(stack)) if self._wordless else self._on_sheet(len(stack))
        self._cards = []
        for place, (colour, box) in enumerate(zip(stack, places, strict=True)):
            card = GuessCard(0, colour)
            card.face_up, card.angle = False, (place * 5) % 11 - 5
            self._cards.append(card)
            self.add_widget(stand(card, box))
        room = self._foot.right - self._text_x
        under = self.sheet.y - places[0].y if stack and self._foot.y < self.sheet.y else 0.0
        beside = self._cards[0].x - dp(4) - self._text_x if under else room
        lettered = room > 0 and not self._wordless
        self._labels = list(self._written(note, mine, room, beside, under)) if lettered else []
        for label in self._labels:
            self.add_widget(label)
        self.light(lit)

    def _on_sheet(self, count: int) -> list[Box]:
        """Places of guess cards, over its lower edge."""
        high = min(max(self.sheet.h * CARDS, dp(LEAST_CARD)), dp(52))
        wide = high * GUESS_CARD
        step = min(wide * 0.62, (self.sheet.w * 0.7 - wide) / max(1, count - 1))
        first = self.sheet.right - wide - dp(4) - (count - 1) * step
        return [Box(first + place * step, self.sheet.y - OVER_EDGE * high, wide, high) for place in range(count)]

    def _beside_badge(self, count: int) -> list[Box]:
        """The same under the sheet."""
        foot, high = self._foot, self._foot.h * 0.78
        wide = high * GUESS_CARD
        step = min(wide, (foot.right - self._text_x - wide) / max(1, count - 1))
        low = foot.y + (foot.h - high) / 2
        return [Box(self._text_x + place * step, low, wide, high) for place in range(count)]

    def _written(self, note: str, mine: int | None, room: float, beside: float, under: float) -> Iterator[Line]:
        """Name and note in two lines where there is room for them, else the name alone.

        ``beside`` the cards that hang over the sheet's edge, or so far ``under`` it.
        """
        foot = self._foot
        lines = [(self._name, "strong", light_ink())]
        line = f"{note} · {mine}" if mine is not None else note
        if foot.h >= sp(32) and line:
            lines.append((line, "note", quiet_ink()))
        most = sp(18) * theme.large_type()
        step = foot.h / len(lines)
        size = min(most, step * 0.86)
        rooms = [beside, room if step >= under else beside]
        name = called(self._name, beside)
        if width_of(name, theme.ROLES["strong"].font, sp(READABLE) * theme.large_type()) <= beside:
            lines[0] = name, "strong", light_ink()
        else:  # below the cards there may be room for one line only: the badge says whose it is
            foot, rooms = Box(foot.x, foot.y, foot.w, foot.h - under), [room, room]
            lines = lines if foot.h * 0.86 / len(lines) >= sp(READABLE) else lines[-1:]
            step = foot.h / len(lines)
            size = min(most, step * 0.86)
        for number, ((words, role, colour), wide) in enumerate(zip(lines, rooms, strict=False)):
            line = Line(words, role, colour, size)
            stand(line, Box(self._text_x, foot.top - (number + 1) * step, max(1.0, wide), step))
            yield line

    def light(self, lit: bool) -> None:
        """Amber round the sheet: the picked card may be laid here."""
        self.canvas.after.clear()
        if lit:
            rim_on(self.canvas.after, self.sheet, theme.paint.amber, dp(4.8), dp(6))

    def holds(self, x: float, y: float) -> bool:
        return self.box.holds(x, y)
