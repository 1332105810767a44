"""The curtain between two people who share a tablet: whose turn it is, what to do, and what all know of it.

It is only the picture of ``app.play.passed_tablet``: what lies under it holds no secret while it is down.
"""

from collections.abc import Callable, Iterator, Sequence

from kivy.animation import Animation
from kivy.graphics import Color, Line, Rectangle
from kivy.metrics import Metrics, dp, sp
from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.boards.task import Task
from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.look.theme import Rgba
from app.ui.badge import SeatBadge
from app.ui.fitted_text import LEAST, LEAST_WRAPPED, even_width, height_of, largest, sizes_down, width_of
from app.ui.hold_button import HoldButton
from app.ui.in_steps import run_all
from app.ui.shadow import soft_spot
from app.ui.shapes import white
from app.ui.signs import Sign
from app.ui.still_picture import Ground
from app.ui.touch import Touch
from app.ui.words import Words
from engine.seats import Seat

HOLD = 0.45
"""Seconds of holding that lift the curtain: too long for a brush of the sleeve, too short to be a wait."""

LANTERN = 0.32
"""How bright it shines on the cloth in its middle: what is to be done can still be read there."""

LEAST_FACE = 48
"""How small (dp) a face may become where the largest letters leave it little room."""


class Curtain(FloatLayout):
    """Takes every touch.  ``held`` is called with the finger that lifted it."""

    hides_all = True
    progress = NumericProperty(0.0)

    def __init__(
        self, seats: Sequence[Seat], whose: int, faces: dict[int, bytes], task: Task, held: Callable[[Touch], None]
    ) -> None:
        super().__init__()
        self._held = held
        self._finger: Touch | None = None
        self._seats, self._whose, self._faces, self._task = seats, whose, faces, task
        self.button = Widget()
        self.bind(size=self._fill, progress=self._ring)

    # Looks --------------------------------------------------------------------------------------------------------

    def take_size_of(self, page: Widget) -> Iterator[None]:
        """All that is on it, a step in a frame, while nobody sees it."""
        self.unbind(size=self._fill)
        self.size = page.size
        self.bind(size=self._fill)
        yield from self._fill_in_steps()

    def _fill(self, *_args: object) -> None:
        run_all(self._fill_in_steps())

    def _fill_in_steps(self) -> Iterator[None]:
        self.clear_widgets()
        paint, seat = theme.paint, self._seats[self._whose]
        low = self.height < dp(480)
        table = BareTable()
        table.lay(self)
        self.add_widget(table)
        yield
        wide = min(self.width - theme.gap(4), dp(720))
        name = Words(
            seat.name, "title" if low else "banner", paint.on_table, halign="center", size_hint_x=None, width=wide
        )
        look = {"halign": "center", "size_hint_x": None, "width": wide}
        note = Words(_("Take the tablet, the others look away"), "note", paint.on_table, **look)
        known = [_known(self._task.known, wide)] if self._task.known else []
        words = [name, _doing(self._task, wide), *known, note]
        yield
        self.button = HoldButton(_("Hold to see"), amber=True)
        self.button.narrow(wide)
        self.button.pos_hint = {"center_x": 0.5}
        row = _others(self._seats, self._whose, self._faces, wide)
        stack = BoxLayout(orientation="vertical", size_hint=(None, None), spacing=theme.gap(1 if low else 2))
        words += [self.button, row]
        yield
        while (left := _left(self.height, words, stack.spacing)) < dp(LEAST_FACE) and len(words) > 4:
            words.remove(row if row in words else note)
        beside = left < dp(LEAST_FACE)
        if beside:
            stack.spacing = 0
        face = name.height if beside else min(self.height * (0.3 if low else 0.27), self.width * 0.5, left)
        badge = SeatBadge(seat.colour, face / Metrics.density, self._faces.get(self._whose), True)
        badge.pos_hint = {"center_x": 0.5}
        for widget in [_beside(badge, words.pop(0)), *words] if beside else [badge, *words]:
            stack.add_widget(widget)
        stack.width = wide
        stack.bind(minimum_height=self._centre)
        self.add_widget(stack)
        self._centre(stack, stack.minimum_height)
        self._ring()
        yield

    def _centre(self, stack: Widget, height: float) -> None:
        stack.height = height
        stack.center = self.center

    def _ring(self, *_: object) -> None:
        self.canvas.after.clear()
        if self.progress <= 0:
            return
        button = self.button
        with self.canvas.after:
            Color(*theme.paint.on_table)
            x, y = button.to_window(*button.pos)
            Line(
                rounded_rectangle=(x, y, button.width, button.height, button.height / 2),
                width=dp(3) * self.progress + dp(1),
            )
            white()

    # Touch --------------------------------------------------------------------------------------------------------

    def targets(self) -> tuple[Box, ...]:
        return (Box(*self.button.to_window(*self.button.pos), *self.button.size),)

    def on_touch_down(self, touch: Touch) -> bool:
        if self._finger is None and self.button.collide_point(*self.button.parent.to_widget(*touch.pos)):
            self._finger = touch
            touch.grab(self)  # it goes up under a sheet, too
            lifting = Animation(progress=1.0, duration=HOLD)
            lifting.bind(on_complete=lambda *_: self._lift())
            lifting.start(self)
        return True

    def on_touch_move(self, touch: Touch) -> bool:
        return True

    def on_touch_up(self, touch: Touch) -> bool:
        if self._finger is not None and touch.uid == self._finger.uid:
            self.let_go()
        return True

    def let_go(self) -> None:
        """Falls again at once."""
        Animation.cancel_all(self, "progress")
        if self._finger is not None:
            self._finger.ungrab(self)
        self._finger, self.progress = None, 0.0

    def _lift(self) -> None:
        finger, self._finger = self._finger, None
        if finger is not None:
            finger.ungrab(self)
            self._held(finger)


class BareTable(Ground):
    """The table in a lantern's light, under which nothing is seen."""

    def lay(self, over: Widget) -> None:
        with self.begin(Box(*over.pos, *over.size)):
            Color(*theme.paint.table)
            Rectangle(pos=over.pos, size=over.size)
            Color(*theme.faint(theme.paint.amber, LANTERN))
            side = max(over.size) * 1.05
            corner = over.center_x - side / 2, over.height * 0.58 - side / 2
            Rectangle(pos=corner, size=(side, side), texture=soft_spot())


def _left(height: float, words: Sequence[Widget], spacing: float) -> float:
    """How high the face may be."""
    return height - sum(part.height for part in words) - len(words) * spacing - theme.gap(2)


def _beside(badge: SeatBadge, name: Words) -> BoxLayout:
    """Face and name in one line, where there is no room for one above the other."""
    line = BoxLayout(size_hint=(None, None), size=(name.width, name.height), spacing=theme.gap(1))
    name.width -= badge.width + theme.gap(1)
    line.add_widget(badge)
    line.add_widget(name)
    return line


def _doing(task: Task, wide: float) -> BoxLayout:
    """What is to be done, with its sign before it."""
    side, size = dp(34), theme.size_of("title")
    room = wide - side - theme.gap(1)
    size *= min(1.0, max(LEAST, room / max(1.0, width_of(task.does, theme.ROLES["title"].font, size))))
    line = BoxLayout(size_hint=(None, None), spacing=theme.gap(1), pos_hint={"center_x": 0.5})
    sign = Sign(task.sign, 30, theme.paint.amber, size_hint=(None, None), size=(side, side), pos_hint={"center_y": 0.5})
    words = Words(task.does, "title", lamplit(theme.paint), size_hint_x=None, font_size=size)
    words.pos_hint = {"center_y": 0.5}
    wide = width_of(task.does, words.font_name, size) + dp(2)
    words.width = wide if wide <= room else even_width(task.does, words.font_name, size, room)
    line.add_widget(sign)
    line.add_widget(words)
    line.size = side + theme.gap(1) + words.width, max(side, words.height)
    return line


def lamplit(paint: theme.Palette) -> Rgba:
    """Of words that stand in the lantern's own light: amber, but paler than it."""
    return theme.mixed(paint.amber, paint.on_table, 0.5)


def _known(said: str, wide: float) -> Words:
    """All that was told, in smaller letters where it fills more than two lines: nobody guesses by half a clue."""
    font = theme.ROLES["hand"].font
    size = largest(
        sizes_down(theme.size_of("hand"), sp(LEAST_WRAPPED)),
        lambda size: height_of(said, font, size, wide) <= 2 * height_of("|", font, size, wide) + 1,
    )
    ink = theme.paint.on_table
    return Words(said, "hand", ink, font_size=size, halign="center", size_hint_x=None, width=wide)


def _others(seats: Sequence[Seat], whose: int, faces: dict[int, bytes], wide: float) -> BoxLayout:
    """Everybody at the table, small; the one whose turn it is stands out."""
    each = min(dp(52), wide / len(seats))
    side = each * 40 / 52
    row = BoxLayout(size_hint=(None, None), spacing=each - side, pos_hint={"center_x": 0.5})
    for number, seat in enumerate(seats):
        badge = SeatBadge(seat.colour, side / dp(1), faces.get(number), bot=seat.bot is not None)
        badge.opacity = 1 if number == whose else 0.4
        row.add_widget(badge)
    row.size = row.minimum_width, side
    row.bind(minimum_width=lambda box, width: setattr(box, "width", width))
    return row
