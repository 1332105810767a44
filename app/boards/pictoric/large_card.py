"""A card that fills the screen: a swipe brings its neighbours, a button below says what can be done with it."""

from collections.abc import Callable, Sequence

from kivy.graphics import Color, Rectangle
from kivy.metrics import Metrics, dp
from kivy.uix.widget import Widget

from app.boards.pictoric.dice import Die
from app.boards.pictoric.layout import Closely, closely
from app.boards.pictoric.moment import Face
from app.boards.picture_cards import PictureCard
from app.boards.pieces import stand
from app.look import theme
from app.look.box import Box
from app.ui.buttons import SignButton, WordButton
from app.ui.fitted_text import Wrapped
from app.ui.touch import Touch

SWIPE = 40
"""A finger that went so far (dp) sideways wants the next card."""


class LargeCard(Widget):
    """Takes every touch.  A tap puts it away."""

    def __init__(
        self,
        faces: Sequence[Face],
        place: int,
        act: Callable[[int], tuple[str, str]],
        do: Callable[[int], None],
        away: Callable[[], None],
        size: tuple[float, float],
    ) -> None:
        """``act`` says for each place what its button says and what is said with it; no button says nothing."""
        super().__init__(size_hint=(None, None), size=size)
        self._faces, self._act, self._do, self._away = faces, act, do, away
        self.place = place
        self.places: Closely = closely(*size, Metrics.density)
        with self.canvas.before:
            Color(*theme.faint(theme.rgba("#0B101D"), 0.93))
            Rectangle(pos=self.pos, size=self.size)
        self._card: PictureCard | None = None
        self._die: Die | None = None
        self.button: WordButton | None = None
        self._note = Wrapped("note", theme.faint(theme.paint.on_table, 0.9))
        self._note.halign, self._note.valign = "center", "bottom"
        self._start: tuple[float, float] | None = None
        for sign, by, box in (("before", -1, self.places.before), ("next", 1, self.places.after)):
            if len(faces) > 1:
                arrow = SignButton(sign, self._turning(by), box.w / dp(1), lift=5)
                self.add_widget(stand(arrow, box))
        self.add_widget(stand(SignButton("close", away, self.places.close.w / dp(1), lift=5), self.places.close))
        self.add_widget(self._note)
        self._show(0)

    def _turning(self, by: int) -> Callable[[], None]:
        return lambda: self.turn(by)

    def turn(self, by: int) -> None:
        """To a neighbour; after the last comes the first."""
        self.place = (self.place + by) % len(self._faces)
        self._show(by)

    def _show(self, by: int) -> None:
        if self._card is not None:
            self.remove_widget(self._card)
        if self.button is not None:
            self.remove_widget(self.button)
            self.button = None
        face, box = self._faces[self.place], self.places.card
        self._card = PictureCard(face.id)
        self._card.lie(box.center[0] + by * box.w * 0.5, box.center[1], box.w, box.h)
        self._card.glide(*box.center, box.w, box.h, 0, theme.motion("blink"))
        self.add_widget(self._card, index=len(self.children))
        self._show_number(face.sector)
        words, note = self._act(self.place)
        act = self.places.act
        if words:
            self.button = WordButton(words, lambda: self._do(self.place), "amber", air=1.25, width=act.w, height=act.h)
            self.button.pos = act.x, act.y
            self.button.fit()
            self.add_widget(self.button)
        self._write(note, Box(act.x, act.top + dp(6), act.w, dp(72) * theme.large_type()))

    def _show_number(self, sector: int) -> None:
        """The die that points here, beside the card: on it, it would hide a part of the picture."""
        if self._die is not None:
            self.remove_widget(self._die)
        box = self.places.number
        self._die = Die(box.w, sector) if sector else None
        if self._die is not None:
            self._die.pos = box.x, box.y
            self.add_widget(self._die)

    def _write(self, note: str, above: Box) -> None:
        """Beside the card where the button is; below an upright one there is no room but the button's own."""
        upright = self.height > self.width
        if upright and self.button is not None:
            note = ""
        box = self.places.act if upright else above
        self._note.write(note, box)

    def on_touch_down(self, touch: Touch) -> bool:
        if not super().on_touch_down(touch) and self._start is None:
            self._start = touch.pos
            touch.grab(self)
        return True

    def on_touch_move(self, touch: Touch) -> bool:
        if touch.grab_current is self and self._card is not None and self._start is not None and len(self._faces) > 1:
            self._card.center_x = self.places.card.center[0] + touch.x - self._start[0]
            return True
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: Touch) -> bool:
        if touch.grab_current is not self or self._start is None:
            super().on_touch_up(touch)
            return True
        touch.ungrab(self)
        across = touch.x - self._start[0]
        far = max(abs(across), abs(touch.y - self._start[1]))
        self._start = None
        if abs(across) > dp(SWIPE) and len(self._faces) > 1:
            self.turn(-1 if across > 0 else 1)
        elif far < dp(SWIPE):
            self._away()
        else:
            self._show(0)
        return True
