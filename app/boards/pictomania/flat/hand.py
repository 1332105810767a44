"""A hand of guess cards on the open table: face down but for the finger that holds it, and slid out face down."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.boards.pictomania.flat.layout import Unit, hand_places
from app.boards.pictomania.layout import GUESS_CARD
from app.boards.pictomania.pieces import GuessCard
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box, around
from app.ui.touch import Finger, Touch
from engine.games.pictomania.box import NUMBERS

if TYPE_CHECKING:
    from app.boards.pictomania.flat.place import Zone

OUT = 16
"""A finger so far (dp) outside the hand has pulled a card out of it."""


class CoveredHand(Widget):
    """The cards lie side by side without gaps, so that nobody sees which are missing."""

    def __init__(self, zone: "Zone", box: Box, unit: Unit, colour: int) -> None:
        super().__init__()
        self._zone, self._colour = zone, colour
        self._places = hand_places(box, unit)
        self._numbers: tuple[int, ...] = ()
        """What lies where, while it may be seen."""
        self._count = 0
        self._own: int | None = None
        self._finger: Finger | None = None
        self._under = -1
        self._pulled: int | None = None
        self._air: GuessCard | None = None

    @property
    def places(self) -> tuple[Box, ...]:
        return self._places[: self._count]

    def show(self, numbers: tuple[int, ...] | None, count: int, own: int | None) -> None:
        """``numbers`` while the hand is held open; ``own`` is the number that its owner was dealt."""
        if self._pulled is not None:
            numbers = None
        shown = numbers or (), count, own
        if shown == (self._numbers, self._count, self._own) and self.children:
            return
        self._numbers, self._count, self._own = shown
        self._lay()

    def _lay(self) -> None:
        self.clear_widgets()
        for place, box in enumerate(self.places):
            if self._pulled is not None and place == self._under:
                continue
            number = self._numbers[place] if place < len(self._numbers) else 0
            card = GuessCard(number, self._colour)
            card.face_up, card.own = bool(number), bool(number) and number == self._own
            card.lit = bool(number) and place == self._under and self._finger is not None
            h = min(box.h, box.w / GUESS_CARD)
            w = h * GUESS_CARD
            self.add_widget(stand(card, Box(box.center[0] - w / 2, box.center[1] - h / 2, w, h)))

    # Fingers ------------------------------------------------------------------------------------------------------

    def targets(self) -> tuple[Box, ...]:
        return self.places

    def on_touch_down(self, touch: Touch) -> bool:
        place = self._place_at(*touch.pos)
        if place is None:
            return False
        if self._finger is None and not self._zone.asks:
            touch.grab(self)
            self._finger, self._under = touch.uid, place
            self._zone.hold(("hand", touch.uid))
            self._lay()
        return True

    def on_touch_move(self, touch: Touch) -> bool:
        if touch.grab_current is not self or touch.uid != self._finger:
            return False
        if self._pulled is None:
            self._choose(touch)
        if self._air is not None:
            self._zone.carry(self._air, touch.pos)
        return True

    def _choose(self, touch: Touch) -> None:
        """Along its row the finger chooses; out of it, it pulls the card with it, face down: over another row, too."""
        x, y = touch.pos
        place = self._place_at(x, y)
        row = [box for box in self.places if box.y == self._places[self._under].y]
        if place is not None and self.places[place] in row:
            if place != self._under:
                self._under = place
                self._lay()
        elif not around(row).inset(-dp(OUT)).holds(x, y):
            number = self._number()
            if number is not None:
                self._pulled = number
                self._air = self._zone.lift(self._colour)
                self._zone.let_go(("hand", touch.uid))
                self._lay()

    def on_touch_up(self, touch: Touch) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        if touch.uid != self._finger:
            return True
        self._finger = None
        if self._pulled is not None:
            self._zone.drop(self._pulled, touch.pos)
        else:
            number = self._number()
            self._zone.let_go(("hand", touch.uid))
            self._lay()
            if number is not None and self._place_at(*touch.pos) is not None:
                self._zone.ask_whose(number)
        return True

    def _number(self) -> int | None:
        number = self._numbers[self._under] if 0 <= self._under < len(self._numbers) else None
        return number if number in NUMBERS else None

    def hang(self, box: Box) -> None:
        """The card that was pulled out hangs over a sheet until it is sure."""
        if self._air is not None:
            self._air.glide(box, theme.motion("blink"))

    def back(self) -> None:
        """The card that was pulled out is in the hand again, or lies where it belongs."""
        if self._air is not None and self._air.parent is not None:
            self._air.parent.remove_widget(self._air)
        self._air, self._pulled, self._under = None, None, -1
        self._lay()

    def _place_at(self, x: float, y: float) -> int | None:
        for place, box in enumerate(self.places):
            if box.inset(-dp(2)).holds(x, y):
                return place
        return None
