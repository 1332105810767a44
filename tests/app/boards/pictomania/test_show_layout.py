"""Where things lie while all look at one drawing: on every screen, for as many as there may be."""

import pytest

from app.boards.pictomania.show_layout import LEAST_ROW, ShowPlaces, arrange_show
from app.look.box import TARGET, Box
from tests.app.boards.places import clashes, within

SCREENS = [(1280, 800), (800, 1280), (1024, 600), (600, 1024), (640, 360), (360, 740), (1280, 400), (1024, 300)]
"""The last two are halves of a tablet that lies flat."""


def named(places: ShowPlaces) -> dict[str, Box]:
    many = {"rack": places.rack, "row": places.rows}
    boxes = {f"{name} {number}": box for name, group in many.items() for number, box in enumerate(group)}
    single = ("plate", "skip", "pause", "sheet", "ledge", "slip", "result")
    return boxes | {name: getattr(places, name) for name in single}


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("rows", range(2, 6))
@pytest.mark.parametrize("dp", [1.0, 1.5])
def test_all_is_on_the_screen_and_nothing_lies_on_anything(size: tuple[int, int], rows: int, dp: float) -> None:
    width, height = size[0] * dp, size[1] * dp
    places = arrange_show(width, height, dp, rows)
    boxes = named(places)
    assert [name for name, box in boxes.items() if not within(box, width, height)] == []
    assert clashes(boxes) == []
    assert min(places.skip.h, places.pause.h, places.skip.w, places.pause.w) >= TARGET * dp - 0.01
    assert len(places.rows) == rows


@pytest.mark.parametrize("size", SCREENS[:-1])
@pytest.mark.parametrize("rows", [2, 5])
def test_the_drawing_is_what_is_largest(size: tuple[int, int], rows: int) -> None:
    places = arrange_show(*size, 1.0, rows)
    area = places.sheet.w * places.sheet.h
    assert area >= (0.3 if size == (1280, 400) else 0.19) * size[0] * size[1]
    assert all(row.w * row.h < area / 2 for row in places.rows)
    assert all(row.h >= 0.8 * LEAST_ROW for row in places.rows)
