"""What is touched is a centimetre on every tablet, apart from its neighbours, and kind to fingers that miss it."""

import importlib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from kivy.uix.behaviors import ButtonBehavior

from app.look.box import APART, TARGET, Box, finger
from app.ui import reach
from tools.shots.walk import Walk

PARTS = ("screens", "lobby", "album", "yokai", "flat_yokai", "pictomania", "flat", "dixit", "pictoric")
TABLETS = ((1024, 600), (1280, 800), (800, 1280))
HAIR = 0.6
"""What rounding to whole pixels may do."""

INCH = 25.4


# How large ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "size, density, dots",
    [
        ((1024, 600), 1, 170),  # seven inches
        ((1920, 1200), 2, 323),
        ((1024, 768), 1, 160),  # eight
        ((1280, 800), 1, 150),  # ten
        ((2560, 1600), 2, 299),
        ((2732, 2048), 2, 264),  # thirteen
    ],
)
def test_a_finger_is_a_centimetre_on_tablets_as_they_are_made(
    size: tuple[int, int], density: float, dots: float
) -> None:
    """``dots`` are those of an inch, as the makers say; what the system calls a dp is rounded."""
    assert finger(*size, density) / dots * INCH >= 9.99
    assert APART * density / dots * INCH >= 1.75


def test_on_a_phone_a_finger_is_forty_eight() -> None:
    assert finger(640, 360, 1) == finger(360, 740, 1) == TARGET
    assert finger(1920, 1080, 3) == 3 * TARGET


class Measured(Walk):
    """Measures what it passes instead of painting it."""

    def see(self, name: str) -> None:
        self.stage.frames(2)
        room = self.app.room
        found = list(reach.targets(room.sheets[-1] if room.sheets else room.page))
        assert found, f"{name}: nothing can be touched"
        small = [f"{label(one)} {size(one.box)}" for one in found if one.whole and too_small(one.box, room)]
        assert not small, f"{name}: {small}"
        assert not (near := list(too_near(found))), f"{name}: {near}"
        self.taken.append(Path(name))


def too_small(box: Box, room: Any) -> bool:
    return min(box.w, box.h) < finger(room.width, room.height, 1) - HAIR


def too_near(found: list[reach.Target]) -> Iterator[str]:
    """Buttons between which there are less than two millimetres."""
    buttons = [one for one in found if isinstance(one.widget, ButtonBehavior)]
    for one, other in combinations(buttons, 2):
        a, b = one.box, other.box
        far = max(a.x - b.right, b.x - a.right, a.y - b.top, b.y - a.top)
        if 0 <= far < APART - HAIR:
            yield f"{label(one)} and {label(other)}: {far:.1f}"


def label(target: reach.Target) -> str:
    from app.ui.lettering import Lettering

    words = [each.text for each in target.widget.walk(restrict=True) if isinstance(each, Lettering) and each.text]
    return f"{type(target.widget).__name__} {words[:1]}"


def size(box: Box) -> str:
    return f"{box.w:.0f} × {box.h:.0f}"


@pytest.fixture
def walked(tmp_path: Path, hints_stay: None) -> Iterator[Any]:
    walks: list[Walk] = []

    def walk(part: str, size: tuple[int, int]) -> Walk:
        walks.append(Measured(tmp_path / "device", tmp_path, "uk", size, ""))
        importlib.import_module(f"tools.shots.{part}").pictures(walks[0])
        return walks[0]

    yield walk
    for one in walks:
        one.stage.close()


@pytest.mark.draws
@pytest.mark.slow
@pytest.mark.parametrize("screen", TABLETS, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("part", PARTS)
def test_nothing_that_is_touched_is_smaller_or_nearer(walked: Any, part: str, screen: tuple[int, int]) -> None:
    """On every page and in every phase of every game that the pictures show."""
    assert walked(part, screen).taken or screen == (1024, 600), "some places are for larger tablets"


# Kind to fingers ------------------------------------------------------------------------------------------------------


def test_a_touch_beside_goes_to_the_nearest(easel: Any) -> None:
    easel.go("setup", game="yokai")
    page, start = easel.page, easel.page._start_button
    x, y = start.to_window(*start.pos)
    easel.down(x - 8, y + start.height / 2)
    assert start.state == "down", "eight pixels beside it"
    easel.up()
    assert easel.page is not page, "and it acted as the finger went up"


def test_of_two_the_nearer_one_is_meant(easel: Any) -> None:
    easel.go("setup", game="yokai")
    places = sorted((one.box for one in reach.targets(easel.page) if one.whole), key=lambda box: (box.y, box.x))
    left, right = next((a, b) for a, b in combinations(places, 2) if a.y == b.y and 4 < b.x - a.right < 20)
    far = right.x - left.right
    assert reach.aside(easel.page, left.right + far * 0.3, left.center[1])[0] < 0
    assert reach.aside(easel.page, left.right + far * 0.7, left.center[1])[0] > 0


def test_a_touch_on_something_and_one_far_from_all_stay_where_they_are(easel: Any) -> None:
    easel.go("setup", game="yokai")
    start = easel.page._start_button
    assert reach.aside(easel.page, *start.to_window(*start.center)) is None
    free = (6, easel.page.height / 2)
    assert all(one.box.distance(*free) > reach.BESIDE for one in reach.targets(easel.page))
    assert reach.aside(easel.page, *free) is None


def test_a_shifted_finger_stays_shifted_until_it_goes_up(easel: Any) -> None:
    """Whoever took it sees it move as far as it moves, and go up there."""
    from kivy.uix.widget import Widget

    seen: list[tuple[float, float]] = []

    class Held(Widget):
        def targets(self) -> list[Box]:
            return [Box(300, 300, 100, 100)]

        def on_touch_down(self, touch: Any) -> bool:
            touch.grab(self)
            seen.append(touch.pos)
            return True

        def on_touch_move(self, touch: Any) -> bool:
            if touch.grab_current is self:
                seen.append(touch.pos)
            return True

        def on_touch_up(self, touch: Any) -> bool:
            if touch.grab_current is self:
                seen.append(touch.pos)
                touch.ungrab(self)
            return True

    easel.go("about")
    easel.page.clear_widgets()
    easel.page.add_widget(Held())
    easel.down(290, 350)
    easel.move(310, 350)
    easel.up()
    first, then, last = [(round(x), round(y)) for x, y in seen]
    assert first == (301, 350) and then == last == (321, 350)


def test_a_thumb_at_the_rim_and_a_palm_touch_nothing(easel: Any) -> None:
    easel.go("setup", game="yokai")
    easel.tap("Player 1")
    easel.wait(lambda: easel.reads("Who sits here?"), "the sheet")
    for place in ((3, 400), (1277, 400), (640, 3), (640, 797)):
        easel.down(*place)
        easel.up()
        assert easel.reads("Who sits here?"), "a touch beside the sheet would have put it away"
    easel.down(30, 400)
    easel.up()
    assert not easel.reads("Who sits here?")
