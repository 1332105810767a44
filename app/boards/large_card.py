"""A card that fills the screen, with its neighbours a swipe away, and what can be done with it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kivy.graphics import Rectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.boards.card_swipes import CardSwipe, TouchKeeper
from app.boards.layout import LookPlaces
from app.boards.picture_cards import PictureCard
from app.boards.stand import stand
from app.look import theme
from app.ui.buttons import SignButton, WordButton
from app.ui.on_canvas import show_if
from app.ui.shapes import plain
from app.ui.touch import Touch

Way = tuple[str, Callable[[], None]]
"""What a button says and does."""

Made = Callable[[], Widget | None]


@dataclass(frozen=True)
class Shown:
    """A card that can be looked at: what stands beside it, what is said of it, and what can be done with it."""

    card: str
    mark: Made = lambda: None
    caption: Callable[[], str] = lambda: ""
    way: Callable[[], Way | None] = lambda: None


class LargeCard(TouchKeeper):
    """Takes every touch.  A tap on the card, beside it, or a pinch puts it away.

    ``lay`` says where things are, with a button or without one.  ``caption`` makes what is said of a card.  After the
    last card ``in_a_ring`` comes the first.
    """

    hides_all = True

    def __init__(
        self,
        shown: Sequence[Shown],
        place: int,
        size: tuple[float, float],
        lay: Callable[[bool], LookPlaces],
        caption: Callable[[str, LookPlaces], Widget],
        put_away: Callable[[], None],
        in_a_ring: bool = False,
    ) -> None:
        super().__init__(size=size, size_hint=(None, None))
        self.shown, self.place = shown, place
        self._lay, self._caption, self._in_a_ring = lay, caption, in_a_ring
        self.places = places = lay(False)
        with self.canvas.before:
            Rectangle(texture=plain(theme.faint(theme.rgba("#0B101D"), 0.94)), pos=self.pos, size=self.size)
        self.card = PictureCard()
        self.card.lie_in(places.card)
        self._leafing = CardSwipe(self.card, places.card, self.go, put_away, "pinch")
        self.add_widget(self.card)
        self.add_widget(stand(SignButton("close", put_away, places.close.w / dp(1), lift=4), places.close))
        self._back = SignButton("before", lambda: self.go(-1), places.back.w / dp(1), lift=4)
        self._onward = SignButton("next", lambda: self.go(1), places.onward.w / dp(1), lift=4)
        self.add_widget(stand(self._back, places.back))
        self.add_widget(stand(self._onward, places.onward))
        self._pieces: list[Widget] = []
        self.button: WordButton | None = None
        self.dress()

    def dress(self) -> None:
        """The card that is looked at, and what belongs to it."""
        one = self.shown[self.place]
        way = one.way()
        self.places = places = self._lay(way is not None)
        self.card.bear(one.card)
        for piece in self._pieces:
            self.remove_widget(piece)
        self._pieces, self.button = [self._caption(one.caption(), places)], None
        mark = one.mark()
        if mark is not None:
            self._pieces.append(stand(mark, places.number))
        if way is not None:
            box = places.button
            self.button = WordButton(*way, "amber", air=0.5, width=box.w, height=box.h)
            stand(self.button, box)
            self.button.fit()
            self._pieces.append(self.button)
        for piece in self._pieces:
            self.add_widget(piece)
        for button, by in ((self._back, -1), (self._onward, 1)):
            there = self._neighbour(by) is not None
            button.disabled = not there
            show_if(there, button)

    def _neighbour(self, by: int) -> int | None:
        place, count = self.place + by, len(self.shown)
        if self._in_a_ring and count > 1:
            return place % count
        return place if 0 <= place < count else None

    def go(self, by: int) -> None:
        """To a neighbour, which comes from its side."""
        place = self._neighbour(by)
        if place is None:
            self._leafing.go_home()
            return
        self.place = place
        self.dress()
        self._leafing.come(self._leafing.side(by))

    # Touches --------------------------------------------------------------------------------------------------------

    def on_touch_down(self, touch: Touch) -> bool:
        if not super().on_touch_down(touch):
            touch.grab(self)
            self._leafing.down(touch)
        return True

    def dragged(self, touch: Touch) -> None:
        self._leafing.move(touch)

    def let_go(self, touch: Touch) -> None:
        self._leafing.up(touch)
