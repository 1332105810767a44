"""What the eye looks at: the pixels that it learnt from, whatever the scale and the place of a drawing."""

from random import Random
from typing import Any

import pytest

from engine.companion.raster import SIDE, TOLERANCE, centred, painted, picture, simple
from tools.sight.drawings import STROKES_TESTED, Missing, begun, fetched, held_out, pictures


@pytest.mark.network
def test_it_equals_the_pictures_that_it_learnt_from() -> None:
    try:
        fetched()
    except Missing as missing:
        pytest.skip(str(missing))
    theirs = pictures(lambda thing: STROKES_TESTED if thing in ("cat", "bus", "yoga") else ())
    for thing in ("cat", "bus", "yoga"):
        for drawing, grey in zip(held_out()[thing], theirs[thing], strict=True):
            ours = [round(value * 255) for value in painted(drawing)]
            assert max(abs(one - other) for one, other in zip(ours, grey, strict=True)) <= 1


@pytest.mark.parametrize("scale, right, down", [(1, 0, 0), (16, 900, 40), (0.004, -3, 2)])
def test_scale_and_place_make_no_other_picture(scale: float, right: float, down: float) -> None:
    for drawing in held_out()["cat"]:
        moved = [[(x * scale + right, y * scale + down) for x, y in line] for line in drawing]
        assert picture(moved) == pytest.approx(picture(drawing), abs=0.35)
        assert sum(map(abs, map(float.__sub__, picture(moved), picture(drawing)))) < 0.05 * sum(picture(drawing))


def test_its_ink_is_in_the_middle() -> None:
    grey = centred(painted([[(0, 0), (0, 60)], [(0, 60), (60, 60)]]))
    rows = [row for row in range(SIDE) if any(grey[row * SIDE : (row + 1) * SIDE])]
    columns = [column for column in range(SIDE) if any(grey[column::SIDE])]
    assert abs(rows[0] - (SIDE - 1 - rows[-1])) <= 1
    assert abs(columns[0] - (SIDE - 1 - columns[-1])) <= 1


@pytest.mark.parametrize("drawing", [[], [[]], [[(3.0, 4.0)]], [[(3.0, 4.0)] * 9], [[(0.0, 0.0)], [(1e9, -1e9)]]])
def test_what_shows_nothing_is_paper(drawing: Any) -> None:
    assert not any(picture(drawing))


def test_a_line_of_any_length_is_made_simple_and_stays_where_it_was() -> None:
    random = Random(1)
    long = [(random.uniform(0, 255), random.uniform(0, 255)) for _ in range(20_000)]
    assert len(picture([long])) == SIDE * SIDE
    straight = [(float(x), 2.0 * x + random.uniform(-0.5, 0.5)) for x in range(100)]
    (line,) = simple([straight])
    assert len(line) == 2 and TOLERANCE > 0.5


def test_a_drawing_that_was_begun_has_as_much_ink_as_was_said() -> None:
    line = [(0.0, 0.0), (100.0, 0.0)]
    assert begun([line, line], 0.25) == [[(0.0, 0.0), (50.0, 0.0)]]
    assert begun([line, line], 0.75) == [line, [(0.0, 0.0), (50.0, 0.0)]]
    assert begun([line, line], 1.0) == [line, line]


def test_dots_beside_other_lines_are_seen() -> None:
    face = [[(0.0, 0.0), (200.0, 0.0), (200.0, 200.0), (0.0, 200.0), (0.0, 0.0)]]
    dotted = [*face, [(100.0, 90.0)], [(60.0, 60.0), (60.0, 60.0)]]
    more = sum(picture(dotted)) - sum(picture(face))
    assert 1 < more < 6
