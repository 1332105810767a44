"""A room within the window that is turned to the person who sits at its edge: touches and pictures turn with it."""

from collections.abc import Callable, Sequence
from itertools import product
from math import radians

from kivy.clock import Clock
from kivy.graphics import InstructionGroup, MatrixInstruction, PopMatrix, PushMatrix
from kivy.graphics.transformation import Matrix
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.look.table_edges import Turn
from app.ui.hints import SHARES, WIDEST, Ground
from app.ui.in_sight import in_sight
from app.ui.notice import A_LETTER, FIRST_LOOK
from app.ui.paper import Paper
from app.ui.touch import Touch
from app.ui.words import Words, evenly


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
        self._meant: Sequence[Box] = ()
        """Where a touch is what the notice asks for."""
        self._hush = Clock.create_trigger(lambda dt: self.hush())

    @property
    def said_in(self) -> Box:
        """Where a slip lies: at the top of this, if all of it has room there."""
        return self.own_room

    @property
    def own_room(self) -> Box:
        """Where a hint may lie."""
        return Box(0, 0, self.width, self.height)

    @property
    def lies_here(self) -> Widget:
        """Over all of this and what is on it no hint lies."""
        return self

    def say_here(self, words: str) -> None:
        """A slip of paper for a moment; it stands in the way of nothing."""
        air, room = theme.gap(AIR), self.said_in
        label = evenly(words, room.w - 4 * air, theme.paint.on_table)
        if label.height + 3.5 * air > room.h:
            room = Box(0, 0, self.width, self.height)
            label = evenly(words, room.w - 4 * air, theme.paint.on_table)
        wide, high = _around(label)
        self._lay(label, room.center[0] - wide / 2, room.top - air - high)

    def hint_here(self, ways: Sequence[str], about: Box, meant: Sequence[Box]) -> bool:
        """The same about a place, over no ink, word or tool, until one of ``meant`` is touched.

        The first way to say it for which there is room; whether there is any.  A hint that lies here is done with.
        """
        if self._meant:
            self.hush()
        room = self.own_room.inset(theme.gap(0.5))
        sight = in_sight(self.lies_here)
        needed, shown = [[self._seen_here(box) for box in boxes] for boxes in (sight.needed, sight.shown)]
        widest = min(dp(WIDEST) * theme.large_type(), room.w) - 2 * theme.gap(AIR)
        grounds = Ground(room, (*needed, *shown)), Ground(room, (*needed, *meant))
        for words, ground, share in product(ways, grounds, (*SHARES, NARROWEST)):
            label = evenly(words, widest * share, theme.paint.on_table)
            found = ground.free(_around(label), about, 0.0)
            if found is not None:
                self._lay(label, found.x, found.y)
                self._meant = meant
                return True
        return False

    def _lay(self, label: Words, x: float, y: float) -> None:
        self.hush()
        slip = Slip(colour=theme.paint.table, round_by=16, lift=8, size_hint=(None, None))
        slip.size = _around(label)
        slip.pos = x, y
        label.center = slip.center
        slip.add_widget(label)
        self._notice = slip
        self.add_widget(slip)
        self._hush.timeout = FIRST_LOOK + A_LETTER * len(label.text)
        self._hush()

    def _seen_here(self, box: Box) -> Box:
        """A place of the window as it lies in this room."""
        (x, y), (right, top) = self.to_widget(box.x, box.y), self.to_widget(box.right, box.top)
        return Box(min(x, right), min(y, top), abs(right - x), abs(top - y))

    def touched(self, touch: Touch) -> bool:
        """A finger on the slip, or on what it asks for, puts it away, and does there what it came for."""
        notice = self._notice
        if notice is not None and (
            notice.collide_point(*touch.pos) or any(box.holds(*touch.pos) for box in self._meant)
        ):
            self.hush()
        return super().touched(touch)

    def hush(self) -> None:
        self._hush.cancel()
        if self._notice is not None:
            self.remove_widget(self._notice)
            self._notice, self._meant = None, ()


AIR = 1.5
"""Between a slip's words and its edges, in gaps."""

NARROWEST = 0.3
"""How wide a hint may be besides, as a share of the widest: a place at a table is small."""


def _around(label: Words) -> tuple[float, float]:
    """As large as a slip with these words is."""
    air = theme.gap(AIR)
    return label.width + 2 * air, label.height + 1.5 * air


class Slip(Paper):
    """Lets every touch through."""

    def on_touch_down(self, touch: Touch) -> bool:
        return False
