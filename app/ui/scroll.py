"""A column that is taller than the screen, moved with the finger."""

from collections.abc import Callable
from weakref import WeakSet

from kivy.clock import Clock
from kivy.graphics import Rectangle, ScissorPop, ScissorPush
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.ui.lettering import Lettering
from app.ui.on_canvas import put_back, take_off
from app.ui.paper import PaperBacked
from app.ui.shapes import plain
from app.ui.touch import Touch

HARDLY = 12
"""Where no more (dp) than this is out of sight, nobody misses anything without a bar."""


class Scroll(ScrollView):
    """Shows its bar while there is something to scroll to, so that nobody misses it.

    It cuts by a rectangle of the screen, where Kivy's own has a stencil; and what is scrolled out of sight is not on
    the canvas.
    """

    _touch: Touch | None
    """Kivy's own: the finger that scrolls."""

    def __init__(self, **rest: object) -> None:
        super().__init__(
            do_scroll_x=False,
            always_overscroll=False,  # what fits does not move; Kivy would let it spring, and forget to come back
            bar_width=dp(5),
            bar_color=theme.faint(theme.paint.soft_ink, 0.55),
            bar_inactive_color=theme.faint(theme.paint.soft_ink, 0.35),
            scroll_distance=dp(12),
            scroll_timeout=250,
            **rest,
        )
        self._out_of_sight: dict[Widget, Widget] = {}
        """With the parents on whose canvas they would be."""
        self._watched: WeakSet[Widget] = WeakSet()
        self._whole: WeakSet[Widget] = WeakSet()
        """Wholly in sight with all that they hold: nothing in them is asked again until they are not."""
        self.canvas.before.clear()
        self.canvas.after.clear()
        self._cut, self._handle = ScissorPush(), Rectangle()
        self._see_soon = Clock.create_trigger(self._see, -1)
        for name in ("pos", "size", "parent", "viewport_size", "_bar_color"):
            self.fbind(name, self._see_soon)
        self._see_soon()

    def on_touch_down(self, touch: Touch) -> bool:
        """A second finger presses what it meets, and leaves the first its hold.

        Kivy would go on with the second alone: what the first began to scroll would never be let go, nor spring back.
        """
        first = self._touch
        taken = bool(super().on_touch_down(touch))
        if first and self._touch is touch:
            touch.ungrab(self)
            self._touch = first
        return taken

    def update_from_scroll(self, *rest: object) -> None:
        """Where the column lies is known only after this, and with it what of it is out of sight.

        It lies on whole pixels, as what is in it does.
        """
        was = tuple(self.g_translate.xy)
        super().update_from_scroll(*rest)
        self.g_translate.xy = tuple([round(shift) for shift in self.g_translate.xy])
        if tuple(self.g_translate.xy) != was:
            self._see_soon()

    def _see(self, dt: float) -> None:
        left, low = self.to_window(*self.pos)
        right, top = self.to_window(self.right, self.top)
        self._cut.pos = round(min(left, right)), round(min(low, top))
        self._cut.size = round(abs(right - left)), round(abs(top - low))
        self._cut_off(self.viewport_size[1] - self.height)
        if self._viewport is not None:
            across, up = self.g_translate.xy
            self._cull(self._viewport, Box(self.x - across, self.y - up, self.width, self.height))

    def _cut_off(self, hidden: float) -> None:
        """What does not move is not cut, and what hardly does has no bar."""
        moves = hidden > 1
        if moves != bool(self.canvas.before.children):
            self.canvas.before.clear()
            self.canvas.after.clear()
            if moves:
                self.canvas.before.add(self._cut)
                self.canvas.after.add(ScissorPop())
                self.canvas.after.add(self._handle)
        if moves:
            self._handle.texture = plain(tuple(round(part, 2) for part in self._bar_color))
            self._handle.pos = self._handle_y_pos
            self._handle.size = self._handle_y_size if hidden > dp(HARDLY) else (0, 0)

    # What is out of sight -----------------------------------------------------------------------------------------

    def _cull(self, parent: Widget, sight: Box) -> bool:
        """Takes what lies beside the sight off its parent's canvas, and puts back the rest; whether all is seen."""
        all_seen = True
        for child in parent.children[:]:
            self._watch(child)
            knows = child is not self._viewport and _knows_its_place(child)
            box = seen_box(child) if knows else None
            if box is not None and not _meets(box, sight):
                self._whole.discard(child)
                self._out_of_sight[child] = parent
                take_off(child, parent)
                all_seen = False
                continue
            if self._out_of_sight.pop(child, None) is parent:
                put_back(child, parent)
            knows_parts = hasattr(child, "show_within")
            if not (child.children or knows_parts) or hasattr(child, "held_on"):  # one picture is seen as a whole
                continue
            if box is None or not _lies_in(box, sight):
                self._whole.discard(child)
                all_seen = self._cull_in(child, sight) and all_seen
            elif child not in self._whole:
                if self._cull_in(child, sight):
                    self._whole.add(child)
                else:
                    all_seen = False
        return all_seen

    def _cull_in(self, child: Widget, sight: Box) -> bool:
        """Some know by themselves what of them lies where."""
        own: Callable[[Box], bool] | None = getattr(child, "show_within", None)
        return self._cull(child, sight) if own is None else own(sight)

    def _watch(self, widget: Widget) -> None:
        if widget not in self._watched:
            self._watched.add(widget)
            names = ("pos", "size", "children", *(["texture_size"] if isinstance(widget, Lettering) else ()))
            for name in names:
                widget.fbind(name, self._see_soon)


def _knows_its_place(widget: Widget) -> bool:
    """Whether all that it shows lies within its box: not so of what only holds others together."""
    return not widget.children or isinstance(widget, BoxLayout | PaperBacked)


def seen_box(widget: Widget) -> Box:
    """Some show more than their box, as paper does with its shadow, or less, as a few letters in a large room."""
    return getattr(widget, "seen_box", None) or Box(widget.x, widget.y, widget.width, widget.height)


def _meets(box: Box, sight: Box) -> bool:
    return box.top > sight.y and box.y < sight.top and box.right > sight.x and box.x < sight.right


def _lies_in(box: Box, sight: Box) -> bool:
    return box.y >= sight.y and box.top <= sight.top and box.x >= sight.x and box.right <= sight.right
