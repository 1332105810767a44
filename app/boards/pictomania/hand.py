"""The guess cards in the hand: picked by a tap or dragged, and laid on a sheet; nothing is said before it is sure."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.boards.lamplit import light_ink
from app.boards.pictomania import layout, sentences
from app.boards.pictomania.layout import HAND
from app.boards.pictomania.pieces import GuessCard
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box, around
from app.look.text import _
from app.ui.shapes import rim_on
from app.ui.still_picture import Frame
from app.ui.touch import Finger, Touch
from engine.games.pictomania.box import NUMBERS
from engine.games.pictomania.moves import Guess

if TYPE_CHECKING:
    from app.boards.pictomania.round import Round

CARDS_AT_ONCE = 3
"""Cards that are made in one step."""

SLIP = 10
"""Fingers tremble: a touch that moves less than this (dp) is a tap."""

ABOVE = 36
"""A dragged card floats this far (dp) above the finger, which would hide it."""


class Hand(Widget):
    """Seven places; where a card was laid its outline stays."""

    def __init__(self, table: "Round", box: Box) -> None:
        super().__init__()
        self._table = table
        self.places = layout.hand(box, HAND, theme.touch())
        self._cards: dict[int, GuessCard] = {}
        self.picked: int | None = None
        """The card that will be laid where the next tap says."""
        self._finger: Finger | None = None
        self._start = (0.0, 0.0)
        self._dragged = False
        self._was_picked = False
        self._held: tuple[int, ...] = ()

    def lay_pieces(self, colour: int) -> Iterator[None]:
        """The cards, a few in a frame, and then their outlines."""
        for number, place in zip(NUMBERS, self.places, strict=True):
            self._cards[number] = stand(GuessCard(number, colour), place)
            if number % CARDS_AT_ONCE == 0:
                yield
        yield
        self._draw_outlines()
        yield

    def show(self, held: tuple[int, ...], own: int | None) -> None:
        """``own``: the number that I was dealt, while it may be seen."""
        if held != self._held:
            self._held = held
            self.clear_widgets()
            for number in held:
                self.add_widget(self._cards[number])
            if self.picked not in held:
                self.picked, self._dragged = None, False
        for number, card in self._cards.items():
            card.own = number == own
        self._settle()

    def drop(self) -> None:
        """Nothing is picked any more."""
        self.picked, self._finger, self._dragged = None, None, False
        self._settle()
        self._table.light()

    def _settle(self) -> None:
        """Every card to its place, the picked one raised."""
        for number, place in zip(NUMBERS, self.places, strict=True):
            card = self._cards[number]
            card.lit = number == self.picked
            if not (self._dragged and number == self.picked):
                raised = place.h * 0.16 if number == self.picked else 0.0
                wanted = Box(place.x, place.y + raised, place.w, place.h)
                if (wanted.x, wanted.y) != tuple(card.pos):
                    card.glide(wanted, theme.motion("blink"))

    def _draw_outlines(self) -> None:
        frame = Frame(around(self.places))
        for place in self.places:
            inner = place.inset(dp(2))
            rim_on(frame.canvas, inner, light_ink(0.35), dp(2), inner.w * 0.14)
        frame.hang(self.canvas.before)
        self._outlines = frame

    # Fingers ------------------------------------------------------------------------------------------------------

    def targets(self) -> list[Box]:
        return [self._reach(place) for number, place in zip(NUMBERS, self.places, strict=True) if number in self._held]

    def on_touch_down(self, touch: Touch) -> bool:
        """A finger that only rests on a card makes way for the next."""
        number = self._card_at(*touch.pos)
        if number is None or (self._finger is not None and self._dragged):
            return False
        touch.grab(self)
        self._finger, self._start = touch.uid, touch.pos
        self._was_picked = number == self.picked
        self.picked = number
        self._settle()
        self._table.light()
        return True

    def on_touch_move(self, touch: Touch) -> bool:
        if touch.grab_current is not self or touch.uid != self._finger or self.picked is None:
            return False
        x, y = touch.pos
        if not self._dragged and max(abs(x - self._start[0]), abs(y - self._start[1])) > dp(SLIP):
            self._dragged = True
            card = self._cards[self.picked]
            self.remove_widget(card)
            self.add_widget(card)  # above its neighbours
        if self._dragged:
            self._cards[self.picked].center = x, y + dp(ABOVE)
            self._table.light(self._table.sheet_at(x, y))
        return True

    def on_touch_up(self, touch: Touch) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        if touch.uid != self._finger:
            return True
        self._finger = None
        if self._dragged:
            of = self._table.sheet_at(*touch.pos)
            if of is None:
                self.drop()
            else:
                self.lay_on(of, touch.pos)
        elif self._was_picked:
            self.drop()
        return True

    def lay_on(self, of: int, near: tuple[float, float]) -> None:
        """The picked card hangs over a sheet: is it sure?  What the table would refuse, it refuses."""
        number, table = self.picked, self._table
        if number is None:
            return
        move, lies = Guess(of, number), table.unsaid
        table.say_unsaid()
        if move not in table.board.choices.moves or (lies is not None and lies.guess.of == of):
            self.drop()
            table.board.say(move, near)
            return
        if table.board.view.turn is not None:  # nobody else is in a hurry on a passed tablet
            self.picked, self._dragged = None, False
            table.lay(move, near)
            return
        if self._dragged:
            box = table.place_of_card(of)
            self._cards[number].glide(box, theme.motion("blink"))

        def sure() -> None:
            table.board.pen.put_down()
            table.board.say(move, near)
            table.close_ways()
            table.put_away_large()
            self._dragged = False

        view = table.board.view
        title = sentences.ask_guess(number, table.board.name(of))
        table.ask(title, sentences.pen_goes_down(view), [(_("Lay it"), sure)], near, self.drop, table.seen_at(of))

    def _card_at(self, x: float, y: float) -> int | None:
        """Between two cards, the nearer one."""
        for number, place in zip(NUMBERS, self.places, strict=True):
            if number in self._held and self._reach(place).holds(x, y):
                return number
        return None

    def _reach(self, place: Box) -> Box:
        step = self.places[1].x - self.places[0].x
        return Box(place.center[0] - step / 2, place.y - dp(3), step, place.h + dp(6))
