"""The line looks like the hand's: round where it turned round, sharp where it turned back, no blobs."""

import math

import pytest

from engine.ink import PaperLaid, Points, Sheet, StrokeBegun, StrokeEnded, Style, Tool
from engine.ink.curve import lines, samples, settled, sketched
from tests.harness.hand import SHAPES, Touch, stroke
from tests.ink.sketches import PENCIL, drawn, recorded


def line_of(touches, style=PENCIL):
    """The one line that these touches leave, as (x, y, radius)."""
    ((_, line),) = lines(drawn(recorded([touches], style)))
    return list(zip(line[0::3], line[1::3], line[2::3]))


def turns(line):
    """How far the line turns at each sample, in degrees."""
    ways = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in zip(line, line[1:])]
    return [abs(math.degrees((b - a + math.pi) % math.tau - math.pi)) for a, b in zip(ways, ways[1:])]


def wheel(points, radius=900.0):
    """A circle in so many frames, without any tremor."""
    return [
        Touch(2000 + radius * math.cos(a), 1500 + radius * math.sin(a), i / 60)
        for i, a in enumerate(math.tau * k / points for k in range(2 * points))
    ]


@pytest.mark.parametrize("points", [10, 14, 30])
def test_a_fast_circle_has_no_corner(points):
    line = line_of(wheel(points))
    assert max(turns(line)) < 9
    inner = line[len(line) // 4 : -len(line) // 4]
    distances = [math.hypot(x - 2000, y - 1500) for x, y, _ in inner]
    assert min(distances) > 900 * 0.985
    assert max(distances) < 900 * 1.005


def test_a_fast_line_passes_where_the_finger_was():
    touches = wheel(12)
    line = line_of(touches)
    for touch in touches:
        assert min(math.hypot(touch.x - x, touch.y - y) for x, y, _ in line) < 14  # four pixels of 900 units


def test_a_sharp_turn_stays_sharp():
    there_and_back = [(500 + 60 * i, 500.0) for i in range(10)] + [(1040 - 60 * i, 530.0) for i in range(10)]
    line = line_of([Touch(x, y, i / 60) for i, (x, y) in enumerate(there_and_back)])
    assert max(x for x, _, _ in line) > 1040 - 8
    assert max(x for x, _, _ in line) < 1040 + 8  # and no overshoot
    assert all(490 < y < 540 for _, y, _ in line)


def test_tremor_of_a_slow_hand_is_steadied():
    touches = [Touch(500 + 7 * i, 500 + (3 if i % 2 else -3), i / 60) for i in range(60)]
    line = line_of(touches)[5:-5]
    assert max(y for _, y, _ in line) - min(y for _, y, _ in line) < 3


@pytest.mark.parametrize("name", SHAPES)
def test_a_pencil_makes_no_blob_and_no_gap(name):
    line = line_of(stroke(name))
    radii = [radius for _, _, radius in line]
    full = Style().radius
    assert 0.6 * full < min(radii) <= max(radii) < 1.2 * full
    for (ax, ay, ar), (bx, by, br) in zip(line, line[1:]):
        assert abs(ar - br) <= 0.02 + 0.15 * math.hypot(ax - bx, ay - by)  # the width never jumps


def test_a_hurried_pencil_is_thinner_and_a_marker_is_not():
    quick, slow = line_of(stroke("flick")), line_of(stroke("dot"))
    assert min(r for _, _, r in quick) < 0.8 * max(r for _, _, r in slow)
    marker = Style(Tool.MARKER)
    assert {round(r, 3) for _, _, r in line_of(stroke("flick"), marker)} == {marker.radius}


def test_pressure_of_a_pen_makes_the_line_broader():
    def with_pressure(pressure):
        columns = (
            [100 + 40 * i for i in range(1, 20)],
            [100] * 19,
            [6 * i for i in range(1, 20)],
            [pressure] * 19,
        )
        entries = [StrokeBegun(0, 0, Style(), 100, 100, pressure), Points(0, *columns), StrokeEnded(0)]
        ((_, line),) = lines(drawn([PaperLaid(Sheet.LANDSCAPE), *entries]))
        return line[-1]

    assert with_pressure(40) < with_pressure(120) < with_pressure(250)


@pytest.mark.parametrize("name", SHAPES)
def test_a_growing_stroke_never_changes_what_is_settled(name):
    entries = recorded([stroke(name)])
    whole = drawn(entries).strokes[0]
    growing = drawn(entries[:2])
    for entry in entries[2:]:
        growing.apply([entry])
        part = growing.strokes[0]
        stop = settled(len(part), part.ended)
        start = max(0, stop - 2)
        assert samples(part, start, stop) == samples(whole, start, stop)


def test_the_same_place_twice_is_no_trouble():
    entries = [PaperLaid(Sheet.LANDSCAPE), StrokeBegun(0, 0, Style(), 7, 7)]
    entries += [Points(0, [7, 7, 9, 9, 7], [7, 7, 9, 9, 7], [0, 0, 6, 6, 6], [0] * 5), StrokeEnded(0)]
    ((_, line),) = lines(drawn(entries))
    assert all(math.isfinite(value) for value in line)


def farthest(places, line):
    """How far the farthest of the places lies from the line of samples, followed from its beginning."""
    pieces = list(zip(line[0::3], line[1::3], line[3::3], line[4::3])) or [(line[0], line[1], line[0], line[1])]
    here, found = 0, []
    for x, y in zip(places[0::3], places[1::3]):
        near = [(beside(x, y, *pieces[i]), i) for i in range(max(0, here - 8), min(len(pieces), here + 12))]
        distance, here = min(near)
        found.append(distance)
    return max(found)


def beside(x, y, ax, ay, bx, by):
    """How far a place lies from a straight piece."""
    way = (bx - ax) ** 2 + (by - ay) ** 2
    part = min(1, max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / way)) if way else 0
    return math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay))


@pytest.mark.parametrize("tolerance", [1.0, 4.0])
@pytest.mark.parametrize("name", SHAPES)
def test_a_sketched_line_is_the_same_line_with_fewer_samples(name, tolerance):
    whole = drawn(recorded([stroke(name)])).strokes[0]
    line, sketch = (samples(whole, 0, len(whole) - 1), sketched(whole, 0, len(whole) - 1, tolerance))
    assert sketch[:3] == line[:3]
    assert sketch[-3:] == pytest.approx(line[-3:], abs=0.01)
    assert farthest(line, sketch) < 2 * tolerance
    assert len(sketch) < 0.65 * len(line) or name == "dot"


@pytest.mark.parametrize("name", SHAPES)
def test_a_sketched_line_is_the_same_in_whatever_parts_it_came(name):
    entries = recorded([stroke(name)])
    whole = drawn(entries).strokes[0]
    line = sketched(whole, 0, len(whole) - 1, 1.0)
    growing, done = drawn(entries[:2]), 0
    grown = sketched(growing.strokes[0], 0, 0, 1.0)
    for entry in entries[2:]:
        growing.apply([entry])
        part = growing.strokes[0]
        stop = settled(len(part), part.ended)
        stop -= 0 if part.ended else stop % 2
        grown += sketched(part, done, stop, 1.0)[3:]
        done = stop
    assert grown == line


def test_a_sketch_keeps_the_tips_of_a_hand_that_turns_back():
    there_and_back = [Touch(500 + (400 if i % 2 else 0), 500 + i // 2 % 2, i / 60) for i in range(20)]
    whole = drawn(recorded([there_and_back])).strokes[0]
    assert farthest(samples(whole, 0, 19), sketched(whole, 0, 19, 1.0)) < 2
