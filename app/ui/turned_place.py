"""A room within the window that is turned to the person who sits at its edge: touches and pictures turn with it."""

from collections.abc import Callable
from math import radians

from kivy.clock import Clock
from kivy.graphics import InstructionGroup, MatrixInstruction, PopMatrix, PushMatrix
from kivy.graphics.transformation import Matrix
from kivy.uix.floatlayout import FloatLayout

from app.look import theme
from app.look.box import Box
from app.look.table_edges import Turn
from app.ui.notice import A_LETTER, FIRST_LOOK
from app.ui.paper import Paper
from app.ui.touch import Touch
from app.ui.words import evenly


class Turned(FloatLayout):
    """Its children lie between (0, 0) and its size, whatever its angle.

    It takes only fingers that come down within it; those stay with whatever grabbed them until they go up.
    """

    def __init__(self, **rest: object) -> None:
        super().__init__(size_hint=(None, None), **rest)
        self.turn = Turn(Box(0, 0, 1, 1))
        self._turn_in, self._turn_back = InstructionGroup(), InstructionGroup()
        self.canvas.before.add(self._turn_in)
        self.canvas.after.add(self._turn_back)

    def lie_at(self, turn: Turn) -> None:
        """Puts the room into its place of the parent."""
        self.turn = turn
        self._turn_in.clear()
        self._turn_back.clear()
        if turn.angle or any(turn.origin):
            lie = MatrixInstruction()
            lie.matrix = Matrix().translate(*turn.origin, 0).multiply(Matrix().rotate(radians(turn.angle), 0, 0, 1))
            for each in (PushMatrix(), lie):
                self._turn_in.add(each)
            self._turn_back.add(PopMatrix())
        self.pos, self.size = (0, 0), turn.size

    def to_parent(self, x: float, y: float, **rest: object) -> tuple[float, float]:
        return self.turn.outward(x, y)

    def to_local(self, x: float, y: float, **rest: object) -> tuple[float, float]:
        return self.turn.inward(x, y)

    # Touches ------------------------------------------------------------------------------------------------------

    def on_touch_down(self, touch: Touch) -> bool:
        if not self.turn.box.holds(*touch.pos):
            return False
        return self._turned(touch, self.touched)

    def on_touch_move(self, touch: Touch) -> bool:
        return self._turned(touch, super().on_touch_move)

    def on_touch_up(self, touch: Touch) -> bool:
        return self._turned(touch, super().on_touch_up)

    def touched(self, touch: Touch) -> bool:
        """A finger came down within the room; its place is the room's own."""
        return bool(super().on_touch_down(touch))

    def _turned(self, touch: Touch, dispatch: Callable[[Touch], object]) -> bool:
        touch.push()
        touch.apply_transform_2d(self.to_local)
        taken = bool(dispatch(touch))
        touch.pop()
        return taken


class Spoken(Turned):
    """A room in which something is said, for a moment, to the one who sits there."""

    def __init__(self, **rest: object) -> None:
        super().__init__(**rest)
        self._notice: Paper | None = None
        self._hush = Clock.create_trigger(lambda dt: self.hush())

    @property
    def said_in(self) -> Box:
        """Where a slip lies: at the top of this, if all of it has room there."""
        return Box(0, 0, self.width, self.height)

    def say_here(self, words: str) -> None:
        """A slip of paper for a moment; it stands in the way of nothing."""
        self.hush()
        air = theme.gap(1.5)
        room = self.said_in
        label = evenly(words, room.w - 4 * air, theme.paint.on_table)
        if label.height + 3.5 * air > room.h:
            room = Box(0, 0, self.width, self.height)
            label = evenly(words, room.w - 4 * air, theme.paint.on_table)
        slip = Slip(colour=theme.paint.table, round_by=16, lift=8, size_hint=(None, None))
        slip.size = label.width + 2 * air, label.height + 1.5 * air
        slip.center_x, slip.top = room.center[0], room.top - air
        label.pos = slip.x + air, slip.y + 0.75 * air
        slip.add_widget(label)
        self._notice = slip
        self.add_widget(slip)
        self._hush.timeout = FIRST_LOOK + A_LETTER * len(words)
        self._hush()

    def touched(self, touch: Touch) -> bool:
        """A finger on the slip puts it away, and does below it what it came for."""
        if self._notice is not None and self._notice.collide_point(*touch.pos):
            self.hush()
        return super().touched(touch)

    def hush(self) -> None:
        self._hush.cancel()
        if self._notice is not None:
            self.remove_widget(self._notice)
            self._notice = None


class Slip(Paper):
    """Lets every touch through."""

    def on_touch_down(self, touch: Touch) -> bool:
        return False
