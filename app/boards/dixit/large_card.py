"""A card that fills the screen, with its neighbours a swipe away."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kivy.graphics import Color, Rectangle, SmoothEllipse
from kivy.metrics import dp
from kivy.uix.label import Label

from app.boards.dixit import overlay_layout
from app.boards.dixit.card_swipes import CardSwipe, TouchKeeper
from app.boards.dixit.fitted_words import Note, note_high
from app.boards.picture_cards import PictureCard
from app.boards.pieces import stand
from app.look import theme
from app.look.box import Box
from app.ui.buttons import SignButton, WordButton
from app.ui.touch import Touch


@dataclass(frozen=True)
class Shown:
    """A card that can be looked at: what is said of it, and what can be done with it (a label, and what it does)."""

    card: str
    number: str = ""
    caption: Callable[[], str] = lambda: ""
    way: Callable[[], tuple[str, Callable[[], None]] | None] = lambda: None


class Number(Label):
    """The number of a card as it is written on the small one; here beside it, where it hides nothing."""

    def __init__(self, box: Box) -> None:
        super().__init__(font_name=theme.DISPLAY, font_size=box.h * 0.56, color=theme.LIGHT.ink)
        with self.canvas.before:
            Color(*theme.LIGHT.sheet)
            SmoothEllipse(pos=(box.x, box.y), size=(box.w, box.h))
        stand(self, box)

    def show(self, number: str) -> None:
        self.text, self.opacity = number, 1 if number else 0


class LargeCard(TouchKeeper):
    """Takes every touch.  A tap on the card, beside it, or a pinch puts it away."""

    def __init__(
        self,
        shown: Sequence[Shown],
        place: int,
        size: tuple[float, float],
        density: float,
        left_handed: bool,
        put_away: Callable[[], None],
    ) -> None:
        super().__init__(size=size, size_hint=(None, None))
        self.shown, self.place = shown, place
        acts = any(one.way() is not None for one in shown)
        told = [note_high(one.caption(), role="strong") for one in shown]
        self.places = overlay_layout.look(
            *size, density, acts, lambda width: max(high(width) for high in told), left_handed
        )
        with self.canvas.before:
            Color(*theme.faint(theme.rgba("#0B101D"), 0.94))
            Rectangle(pos=self.pos, size=self.size)
        self.card = PictureCard()
        self.card.lie_in(self.places.card)
        self._leafing = CardSwipe(self.card, self.places.card, self.go, put_away, "pinch")
        self.add_widget(self.card)
        self.add_widget(stand(SignButton("close", put_away, self.places.close.w / dp(1), lift=4), self.places.close))
        self._back = SignButton("before", lambda: self.go(-1), self.places.back.w / dp(1), lift=4)
        self._onward = SignButton("next", lambda: self.go(1), self.places.onward.w / dp(1), lift=4)
        self.add_widget(stand(self._back, self.places.back))
        self.add_widget(stand(self._onward, self.places.onward))
        self._number = Number(self.places.number)
        self.add_widget(self._number)
        self._note: Note | None = None
        self.button: WordButton | None = None
        self.dress()

    def dress(self) -> None:
        """The card that is looked at, and what belongs to it."""
        one = self.shown[self.place]
        self.card.bear(one.card)
        for widget in (self._note, self.button):
            if widget is not None:
                self.remove_widget(widget)
        self._number.show(one.number)
        self._note = Note(self.places.caption, one.caption(), "strong")
        self.add_widget(self._note)
        self.button = None
        way = one.way()
        if way is not None:
            words, do = way
            box = self.places.button
            self.button = WordButton(words, do, "amber", air=0.5, width=box.w, height=box.h)
            stand(self.button, box)
            self.button.fit()
            self.add_widget(self.button)
        for button, there in ((self._back, self.place > 0), (self._onward, self.place < len(self.shown) - 1)):
            button.disabled, button.opacity = not there, 1 if there else 0

    def go(self, by: int) -> None:
        """To a neighbour, which comes from its side."""
        if not 0 <= self.place + by < len(self.shown):
            self._leafing.go_home()
            return
        self.place += by
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
