"""Fingers that know nothing: they tap, hold, drag and fling anywhere, several at once, all from one seed."""

from collections.abc import Callable
from random import Random
from typing import Any

MOST_FINGERS = 4
SIGNS = ("", "a", "Ї", "  ", "7", "🙂", "\u202e", "x" * 40, "Ганна")
BACK = 27


class Monkey:
    """``act`` does one thing to the app; ``story`` tells all that was done, to be read when something broke."""

    def __init__(self, stage: Any, seed: int, sizes: tuple[tuple[int, int], ...], looked: Callable[[], None]) -> None:
        self.stage, self.app, self.random, self._sizes, self._looked = stage, stage.app, Random(seed), sizes, looked
        self.story: list[str] = []
        self.touches = 0
        self.down: dict[int, Any] = {}
        self.lifted: list[Any] = []
        """Fingers that have gone up: nothing should still hold them."""
        self._deeds: tuple[tuple[int, Callable[[], None]], ...] = (
            (30, self.tap),
            (6, self.tap_twice),
            (12, self.drag),
            (5, self.fling),
            (8, self.hold),
            (10, self.put_down),
            (14, self.move_one),
            (8, self.lift_one),
            (4, self.two_at_once),
            (3, self.type),
            (5, self.wait),
            (4, self.back),
            (2, self.turn),
            (1, self.sleep),
        )

    def act(self) -> None:
        weights, deeds = zip(*self._deeds)
        deed = self.random.choices(deeds, weights)[0]
        self.story.append(f"{deed.__name__} on {type(self.app.room.page).__name__}:")
        deed()

    @property
    def at_home(self) -> bool:
        return len(self.app.room.way) == 1 and not self.app.room.sheets

    def frames(self, count: int) -> None:
        self.stage.frames(count)
        self._looked()

    # Where ----------------------------------------------------------------------------------------------------------

    def place(self) -> tuple[float, float]:
        """Mostly on something, since most of a table is bare."""
        from kivy.core.window import Window

        wide, high = Window.size
        if self.random.random() < 0.7 and (found := self._things()):
            thing = self.random.choice(found)
            x, y = thing.to_window(*thing.center)
            x, y = x + self.random.uniform(-9, 9), y + self.random.uniform(-9, 9)
            if 0 <= x < wide and 0 <= y < high:
                return x, y
        return self.random.uniform(0, wide - 1), self.random.uniform(0, high - 1)

    def _things(self) -> list[Any]:
        """What lies on top and is no larger than a quarter of the window; what can be pressed counts twice."""
        from kivy.core.window import Window

        from app.ui.buttons import Pressable

        room = self.app.room
        top = room.sheets[-1] if room.sheets else room
        most = Window.width * Window.height / 4
        found = [each for each in top.walk(restrict=True) if 100 < each.width * each.height < most and each.opacity]
        return found + [each for each in found if isinstance(each, Pressable)]

    # What fingers do ------------------------------------------------------------------------------------------------

    def _put(self, place: tuple[float, float], **marks: bool) -> int:
        from kivy.tests.common import UnitTestTouch

        finger = next(number for number in range(99) if number not in self.down)
        touch = self.down[finger] = UnitTestTouch(*place)
        for mark, value in marks.items():
            setattr(touch, mark, value)
        self.touches += 1
        self.story.append(f"  {finger} down at {place[0]:.0f}, {place[1]:.0f}")
        touch.touch_down()
        return finger

    def _move(self, finger: int, place: tuple[float, float]) -> None:
        self.story.append(f"  {finger} to {place[0]:.0f}, {place[1]:.0f}")
        self.down[finger].touch_move(*place)

    def _lift(self, finger: int) -> None:
        self.story.append(f"  {finger} up")
        touch = self.down.pop(finger)
        touch.touch_up()
        self.lifted.append(touch)

    def lift_all(self) -> None:
        for finger in tuple(self.down):
            self._lift(finger)

    def tap(self) -> None:
        finger = self._put(self.place())
        self.frames(self.random.choice((0, 1, 2)))
        self._lift(finger)
        self.frames(2)

    def tap_twice(self) -> None:
        place = self.place()
        self._lift(self._put(place))
        self.frames(self.random.choice((0, 1, 3)))
        self._lift(self._put(place, is_double_tap=True))
        self.frames(2)

    def hold(self) -> None:
        """Long enough to lift a curtain."""
        finger = self._put(self.place())
        self.frames(self.random.choice((8, 16, 30)))
        if self.random.random() < 0.5:
            self._lift(finger)
            self.frames(1)

    def drag(self) -> None:
        finger = self._put(self.place())
        self._drag_to(finger, self.place())
        self._lift(finger)
        self.frames(2)

    def _drag_to(self, finger: int, place: tuple[float, float]) -> None:
        begin, steps = self.down[finger].pos, self.random.choice((1, 3, 6))
        for step in range(1, steps + 1):
            way = step / steps
            self._move(finger, (begin[0] + (place[0] - begin[0]) * way, begin[1] + (place[1] - begin[1]) * way))
            self.frames(self.random.choice((0, 1)))

    def fling(self) -> None:
        """Off the edge, and up somewhere outside."""
        from kivy.core.window import Window

        finger, (wide, high) = self._put(self.place()), Window.size
        outside = self.random.choice(
            ((-60.0, high / 2), (wide + 60.0, high / 3), (wide / 2, -60.0), (9.0, high + 60.0))
        )
        self._drag_to(finger, outside)
        self._lift(finger)
        self.frames(2)

    def put_down(self) -> None:
        """And leave it there."""
        if len(self.down) < MOST_FINGERS:
            self._put(self.place())
            self.frames(1)

    def move_one(self) -> None:
        if self.down:
            self._drag_to(self.random.choice(sorted(self.down)), self.place())
            self.frames(1)

    def lift_one(self) -> None:
        if self.down:
            self._lift(self.random.choice(sorted(self.down)))
            self.frames(2)

    def two_at_once(self) -> None:
        one, other = self._put(self.place()), self._put(self.place())
        if self.random.random() < 0.5:
            self._drag_to(one, self.place())
            self._drag_to(other, self.place())
        self._lift(other)
        self._lift(one)
        self.frames(2)

    # What else happens to a tablet ----------------------------------------------------------------------------------

    def type(self) -> None:
        from kivy.core.window import Window

        sign = self.random.choice(SIGNS)
        self.story.append(f"  {sign!r}")
        if sign:
            Window.dispatch("on_textinput", sign)
        else:
            Window.dispatch("on_keyboard", 13, 40, None, [])
        self.frames(1)

    def back(self) -> None:
        from kivy.core.window import Window

        if not self.at_home:  # there the key is the system's: the app is left
            Window.dispatch("on_keyboard", BACK, 0, None, [])
        self.frames(2)

    def turn(self) -> None:
        size = self.random.choice(self._sizes)
        self.story.append(f"  to {size}")
        self.stage.turn(*size)
        self.frames(1)

    def sleep(self) -> None:
        self.app.on_pause()
        self.frames(1)
        self.app.on_resume()
        self.frames(1)

    def wait(self) -> None:
        self.frames(self.random.choice((5, 20, 45)))
