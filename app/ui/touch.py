"""A finger on the screen, as far as Easel looks at it; the real one is Kivy's MotionEvent, which has no types."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

Finger = Hashable
"""What names a finger as long as it is down; one that does two things at once has a name for each."""

READ = "read aloud"
"""Left in a touch that only asked what is written under it: lifting the finger then does nothing."""

Move = Callable[[float, float], tuple[float, float]]
"""Where a place of one widget lies in another."""


class Shape(Protocol):
    """How large the tip is that touches."""

    width: float
    height: float


class Touch(Protocol):
    """``grab_current`` is the widget whose turn it is, or nothing where the finger is on its way through them all."""

    uid: Finger
    x: float
    y: float
    pos: tuple[float, float]
    px: float
    py: float
    ox: float
    oy: float
    scale_for_screen: Callable[..., None]
    profile: Sequence[str]
    is_mouse_scrolling: bool
    button: str
    pressure: float
    shape: Shape
    grab_current: object
    ud: dict[str, Any]  # whoever is under the finger may leave there what they like

    def grab(self, widget: object) -> None: ...

    def ungrab(self, widget: object) -> None: ...

    def push(self) -> None: ...

    def pop(self) -> None: ...

    def apply_transform_2d(self, transform: Move) -> None: ...


def was_read(touch: Touch | None) -> bool:
    """Whether the finger only asked what is written there."""
    return touch is not None and READ in touch.ud


# What touches --------------------------------------------------------------------------------------------------

FINGER, PEN, PALM = "finger", "pen", "palm"

PALM_BREADTH = 0.11
"""Part of the screen from which a touch is a palm: a finger is an inch at most, the smallest tablet six."""


def kind_of(touch: Touch) -> str:
    """What touches, as far as the device tells. What Kivy does not say, the app may set as `touch.tool`."""
    tool = getattr(touch, "tool", None)
    if tool in (FINGER, PEN, PALM):
        return str(tool)
    device = str(getattr(touch, "device", "")).lower()
    if "pen" in device.split("_") or "stylus" in device:
        return PEN
    if "shape" in touch.profile and touch.shape is not None:
        breadth = max(getattr(touch.shape, "width", 0), getattr(touch.shape, "height", 0))
        if PALM_BREADTH < breadth <= 1:  # some devices count pixels: those are not judged
            return PALM
    return FINGER
