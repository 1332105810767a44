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
