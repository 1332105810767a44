"""Who may draw on a sheet: one finger at a time, never a palm, and no finger while a pen is at work."""

from collections.abc import Callable
from enum import Enum, auto

from app.ui.touch import PALM, PEN, Touch
from app.ui.touch import kind_of as kind_of

PEN_LOCK = 30.0
"""Seconds after a pen's last touch in which fingers do not draw: longer than a look at the picture, and short
enough for the next child to draw with a finger."""

PALM_BEFORE_PEN = 0.6
"""Seconds: a finger's mark that is no older when the pen comes was the hand being laid on the paper."""

REST = 0.5
"""Seconds after which a finger that has drawn nothing is a hand that rests: the next one may draw."""


class Answer(Enum):
    """What a touch that comes down is told."""

    NO = auto()
    DRAW = auto()
    DRAW_INSTEAD = auto()
    """Draw, and the finger's mark just before was none."""


class OnePen:
    """Lets one touch draw at a time."""

    def __init__(self, kind_of: Callable[[Touch], str] = kind_of) -> None:
        self.kind_of = kind_of
        self.touch: Touch | None = None
        self.is_pen = False
        self._pen_seen = self._finger_came = float("-inf")
        self.moves = False
        """Whether the touch that draws has gone anywhere."""

    def comes(self, touch: Touch, now: float) -> Answer:
        """A touch comes down."""
        kind = self.kind_of(touch)
        if kind == PEN:
            return self._pen_comes(touch, now)
        rests = self.touch is not None and not self.is_pen and not self.moves and now - self._finger_came > REST
        if kind == PALM or now - self._pen_seen < PEN_LOCK or (self.touch is not None and not rests):
            return Answer.NO
        self.touch, self.is_pen, self._finger_came, self.moves = touch, False, now, False
        return Answer.DRAW_INSTEAD if rests else Answer.DRAW

    def _pen_comes(self, touch: Touch, now: float) -> Answer:
        if self.touch is not None and self.is_pen:
            return Answer.NO
        hand_was_laid = self.touch is not None or now - self._finger_came < PALM_BEFORE_PEN
        self.touch, self.is_pen = touch, True
        self._pen_seen, self._finger_came = now, float("-inf")
        return Answer.DRAW_INSTEAD if hand_was_laid else Answer.DRAW

    def goes(self, now: float) -> None:
        """The touch that draws is lifted."""
        if self.is_pen:
            self._pen_seen = now
        self.touch = None
