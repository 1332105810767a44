"""A table with sheets of paper on it, fingers with an even clock, and eyes for single pixels."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

FRAME = 1 / 60


class Table:
    """The window, and fingers that touch it one frame after another."""

    def __init__(self, folder: Path) -> None:
        from kivy.core.window import Window
        from kivy.uix.floatlayout import FloatLayout

        self.window, self.folder = Window, folder
        self.now = 0.0
        self.root = FloatLayout()
        Window.add_widget(self.root)
        self.frames(3)

    def clock(self) -> float:
        """For surfaces: seconds, as even as a good screen's."""
        return self.now

    def lay(self, widget: Any, x: float, y: float, width: float, height: float) -> Any:
        widget.size_hint = (None, None)
        widget.size = (width, height)
        widget.pos = (x, y)  # after the size: a turned widget grows the other way
        self.root.add_widget(widget)
        self.frames(2)
        return widget

    def frames(self, count: int = 1) -> None:
        from kivy.base import EventLoop

        for _ in range(count):
            self.now += FRAME
            EventLoop.idle()

    def finger(self, x: float, y: float, **known: Any) -> "Finger":
        return Finger(self, x, y, known)

    def draw(self, *ways: list[tuple[float, float]], seen: int = 3) -> None:
        """One finger on each way, all at the same time, a place each frame's time; every so many a frame is seen."""
        from itertools import zip_longest

        fingers: list[Finger | None] = [None] * len(ways)
        for number, places in enumerate(zip_longest(*ways), start=1):
            for i, place in enumerate(places):
                finger = fingers[i]
                if place is None and finger is not None and finger.down:
                    finger.lift()
                elif place is not None and finger is None:
                    fingers[i] = self.finger(*place)
                elif place is not None and finger is not None:
                    finger.glide(*place)
            if number % seen == 0:
                self.frames()
            else:
                self.now += FRAME
        for finger in fingers:
            if finger is not None and finger.down:
                finger.lift()
        self.frames(2)

    def tap(self, widget: Any) -> None:
        finger = self.finger(*widget.to_window(*widget.center))
        self.frames()
        finger.lift()
        self.frames(2)

    def picture(self) -> Image.Image:
        """What the window shows now."""
        path = Path(self.window.screenshot(str(self.folder / "shown.png")))
        with Image.open(path) as shown:
            picture = shown.convert("RGB")
        path.unlink()
        return picture

    def sheet(self, view: Any) -> Image.Image:
        """The paper of a view, as it is shown now, its own top above."""
        x, y, width, height = view.sheet_box
        corners = [view.to_window(x, y), view.to_window(x + width, y + height)]
        (left, right), (bottom, top) = (sorted(round(c[axis]) for c in corners) for axis in (0, 1))
        picture = self.picture()
        part = picture.crop((left, picture.height - top, right, picture.height - bottom))
        return part.rotate(180) if corners[0] > corners[1] else part


class Finger:
    """A finger on the glass, at a place of the window; not yet seen by the app before the next frame."""

    def __init__(self, table: Table, x: float, y: float, known: dict[str, Any]) -> None:
        from kivy.tests.common import UnitTestTouch

        self.table = table
        self.touch = UnitTestTouch(x, y)
        for name, value in known.items():
            setattr(self.touch, name, value)
        if "pressure" in known:
            self.touch.profile.append("pressure")
        self.down = True
        self.touch.touch_down()

    def glide(self, x: float, y: float) -> None:
        self.touch.touch_move(x, y)

    def lift(self) -> None:
        self.down = False
        self.touch.touch_up()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    from kivy.clock import Clock

    from app import stage

    stage.make_window((1280, 1280))
    from kivy.core.window import Window

    Window.size = (1280, 800)
    usual, Clock._max_fps = Clock._max_fps, 0  # no frame waits for the next sixtieth of a second
    yield Table(tmp_path)
    Clock._max_fps = usual
    for widget in Window.children[:]:
        Window.remove_widget(widget)


@pytest.fixture
def paper(table: Table) -> Any:
    """A landscape sheet, nearly as large as the window."""
    from app.ui.ink import InkSurface

    return table.lay(InkSurface(clock=table.clock), 20, 20, 1000, 760)
