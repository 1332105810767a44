"""What a finger can reach now: for a touch that came down beside it, and for whoever measures how large things are.

A widget that takes touches and is no button says by ``targets`` where, as boxes in its own coordinates; one that is
``alone`` keeps them from all that lies beside and below it, and one that is ``drawn_on`` wants none from beside it.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from app.look.box import Box, is_tablet
from app.ui.touch import PALM, Touch, kind_of


@dataclass(frozen=True)
class Target:
    """What is touched, and where in the window."""

    widget: Widget
    box: Box
    whole: bool
    """Whether all of it is seen, and nothing of it scrolled away."""


def targets(top: Widget, seen: Box | None = None) -> Iterator[Target]:
    """All of ``top`` and in it, as far as it can be seen, what lies above first."""
    if not top.opacity or top.disabled:
        return
    if isinstance(top, ScrollView):
        seen = shared(seen, in_window(top, Box(*top.pos, *top.size)))
    for child in top.children:
        yield from targets(child, seen)
        if getattr(child, "alone", False) or getattr(child, "hides_all", False):
            return
    for box in _own(top):
        shown = shared(seen, in_window(top, box))
        if min(shown.w, shown.h) > 1:
            yield Target(top, shown, shown == in_window(top, box))


def _own(widget: Widget) -> Iterable[Box]:
    own: Callable[[], Iterable[Box]] | None = getattr(widget, "targets", None)
    if own is not None:  # it takes touches in places of its own
        return own()
    if isinstance(widget, ButtonBehavior | TextInput):
        return (Box(*widget.pos, *widget.size),)
    return ()


def in_window(widget: Widget, box: Box) -> Box:
    """A box of the widget's own, however it is turned."""
    (ax, ay), (bx, by) = widget.to_window(box.x, box.y), widget.to_window(box.right, box.top)
    return Box(min(ax, bx), min(ay, by), abs(bx - ax), abs(by - ay))


def shared(seen: Box | None, box: Box) -> Box:
    if seen is None:
        return box
    x, y = max(seen.x, box.x), max(seen.y, box.y)
    return Box(x, y, max(0.0, min(seen.right, box.right) - x), max(0.0, min(seen.top, box.top) - y))


# A finger that came down beside something ---------------------------------------------------------------------------

BESIDE = 20
"""So far (dp) from what it meant a finger may come down: three millimetres, less than half a finger."""

RIM, THIN_RIM = 12, 4
"""So near (dp) to the edge of the screen, on a tablet and on a phone, touches are of a hand that holds it."""


def aside(top: Widget, x: float, y: float) -> tuple[float, float] | None:
    """How far a touch there is from the nearest thing of ``top``, if it is on none and one is near enough."""
    best: tuple[float, Box] | None = None
    for target in targets(top):
        far = target.box.distance(x, y)
        if far == 0:
            return None
        if far <= dp(BESIDE) and not getattr(target.widget, "drawn_on", False) and (best is None or far < best[0]):
            best = far, target.box
    if best is None:
        return None
    box = best[1].inset(1)
    return min(max(x, box.x), box.right) - x, min(max(y, box.y), box.top) - y


def shift(touch: Touch, by: tuple[float, float]) -> None:
    """From now on the finger is so far from where the screen feels it, until it goes up."""
    scale = touch.scale_for_screen

    def scaled(*screen: object, **held: object) -> None:
        scale(*screen, **held)
        _move(touch, by)

    touch.scale_for_screen = scaled
    _move(touch, by)


def _move(touch: Touch, by: tuple[float, float]) -> None:
    across, up = by
    touch.x, touch.y = touch.pos = touch.x + across, touch.y + up
    touch.px, touch.py = touch.px + across, touch.py + up
    touch.ox, touch.oy = touch.ox + across, touch.oy + up


def holds_the_screen(touch: Touch) -> bool:
    """Whether it is no finger that means anything: a palm, or a thumb at the rim."""
    width, height = Window.size
    rim = dp(RIM if is_tablet(width, height, dp(1)) else THIN_RIM)
    inside = Box(0, 0, width, height).inset(rim)
    return kind_of(touch) == PALM or not inside.holds(*touch.pos)
