"""The dice before a turn: a flick rolls them, and what they bring is told on the spot."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.boards.pictoric import sentences
from app.boards.pictoric.dice import Die
from app.boards.pictoric.dice_shown import Throw
from app.boards.pictoric.layout import dice_thrown
from app.boards.stand import stand
from app.look import sounds, theme
from app.look.box import Box
from app.ui.fitted_text import Wrapped, height_of, sizes_of
from app.ui.touch import Finger, Touch
from engine.games.pictoric.view import View

if TYPE_CHECKING:
    from app.boards.pictoric.board import PictoricBoard

BOTS_PAUSE = 0.7
"""Seconds before a bot's die rolls by itself."""


class DiceRoll(Widget):
    """All throws of one turn, one after another.  ``over`` when the last was told and somebody wants to go on."""

    def __init__(self, board: "PictoricBoard", view: View, throws: tuple[Throw, ...]) -> None:
        super().__init__(size_hint=(None, None))
        self.board, self.view, self.throws = board, view, throws
        self._at = 0
        self._landed = False
        self._dice: list[Die] = []
        self._finger: tuple[Finger, tuple[float, float]] | None = None
        self._stage = Box(0, 0, 1, 1)
        self._by_itself = Clock.create_trigger(lambda dt: self.flick((0.0, 1.0)), BOTS_PAUSE)

    # What is shown -------------------------------------------------------------------------------------------------

    @property
    def throw(self) -> Throw:
        return self.throws[self._at]

    @property
    def landed(self) -> bool:
        """The dice of this throw lie still."""
        return self._landed

    @property
    def moves(self) -> bool:
        return any(not die.still for die in self._dice)

    @property
    def all_landed(self) -> bool:
        """Everything was rolled and lies still."""
        return self._landed and self._at == len(self.throws) - 1

    def said(self) -> sentences.Said:
        names = self.board.names
        if self._landed:
            return sentences.tells(self.throw, self.all_landed, self.view, names)
        return sentences.asks(self.throw, self.throws[: self._at], self.view, names)

    def lay(self, stage: Box) -> Iterator[None]:
        """The dice in the middle, one after the other; the forfeit's words below them."""
        self._stage = stage
        stand(self, stage)
        self.clear_widgets()
        words = self._words()
        low = self._room_for(words, stage) if words else 0.0
        yield from self._lay_dice(Box(stage.x, stage.y + low, stage.w, stage.h - low))
        if words:
            line = Wrapped("heading", theme.paint.on_table)
            line.halign, line.valign = "center", "top"
            line.write(words, Box(stage.x, stage.y, stage.w, low).inset(dp(4)))
            self.add_widget(line)
        if not self._landed and self._rolls_by_itself():
            self._by_itself()

    @staticmethod
    def _room_for(words: str, stage: Box) -> float:
        """The lower half; more of it where large letters need more, as long as dice can be seen."""
        least = height_of(words, theme.ROLES["heading"].font, sizes_of("heading")[1], stage.w - dp(8)) + dp(8)
        return min(max(0.5 * stage.h, least), 0.72 * stage.h)

    def _words(self) -> str:
        """What the forfeit is, as soon as it is known."""
        if self.throw.what == "first" or (self.throw.what == "forfeit" and not self._landed):
            return ""
        return sentences.forfeit_sentence(self.view, self.board.names)

    def _lay_dice(self, area: Box) -> Iterator[None]:
        dice = self.throw.dice
        places = dice_thrown(area, len(dice), dp(1))
        fresh = len(self._dice) != len(dice)
        if fresh:
            made = []
            for seat, _number in dice:
                made.append(Die(places[0].w, 0, self.board.seat(seat).colour, self.board.faces.get(seat)))
                yield
            self._dice = made
        for die, box, (_seat, number) in zip(self._dice, places, dice, strict=True):
            stand(die, box)
            self.add_widget(die)
            if fresh and self._landed:
                die.show(number)

    @property
    def dice_lie(self) -> Box:
        """Around all dice of this throw."""
        low, left = min(die.y for die in self._dice), min(die.x for die in self._dice)
        right, top = max(die.right for die in self._dice), max(die.top for die in self._dice)
        return Box(left, low, right - left, top - low)

    def _rolls_by_itself(self) -> bool:
        """A bot's own forfeit; where people take part a finger is wanted."""
        return self.throw.what != "first" and self.board.is_bot(self.throw.dice[0][0])

    # Rolling -------------------------------------------------------------------------------------------------------

    def flick(self, way: tuple[float, float]) -> None:
        """The dice roll that way."""
        if self._landed or self.moves or self.parent is None:
            return
        self._by_itself.cancel()
        sounds.play("dice")
        for die, (_seat, number) in zip(self._dice, self.throw.dice, strict=True):
            die.tumble(number, way, self._perhaps_still)

    def _perhaps_still(self) -> None:
        if self.moves or self._landed or any(die.number == 0 for die in self._dice):
            return
        self._landed = True
        self.board.dice_lie_still(self)

    def go_on(self) -> None:
        """To the next throw."""
        if self._landed and not self.all_landed:
            self._at += 1
            self._landed, self._dice = False, []

    def finish(self) -> None:
        """Everything at once."""
        self._by_itself.cancel()
        self._at, self._landed, self._dice = len(self.throws) - 1, True, []

    def stop(self) -> None:
        self._by_itself.cancel()

    # Touches -------------------------------------------------------------------------------------------------------

    def on_touch_down(self, touch: Touch) -> bool:
        if self._landed or not self._stage.holds(*touch.pos) or self._finger is not None:
            return False
        touch.grab(self)
        self._finger = touch.uid, touch.pos
        return True

    def on_touch_up(self, touch: Touch) -> bool:
        if touch.grab_current is not self or self._finger is None:
            return False
        touch.ungrab(self)
        start = self._finger[1]
        self._finger = None
        self.flick(_direction(touch.x - start[0], touch.y - start[1]))
        return True


def _direction(across: float, up: float) -> tuple[float, float]:
    """Of length one; a tap rolls the dice away from oneself."""
    far = (across * across + up * up) ** 0.5
    return (across / far, up / far) if far > dp(6) else (0.0, 1.0)
