"""A drawing drawn again: by time, forwards and backwards, without the long pauses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ink import (
    BadInk,
    Drawing,
    PaperLaid,
    Points,
    Progress,
    Replay,
    Sheet,
    StrokeBegun,
    StrokeEnded,
    Style,
    Undone,
    encode,
)
from tests.harness.hand import stroke
from tests.ink.sketches import drawn, logs, picture, recorded

SECOND = 360
ENTRIES = [
    PaperLaid(Sheet.SQUARE),
    StrokeBegun(0, 10 * SECOND, Style(), 100, 100),
    Points(0, [200, 300], [100, 100], [10 * SECOND + 36, 10 * SECOND + 72], [0, 0]),
    StrokeEnded(0),
    StrokeBegun(0, 60 * SECOND, Style(), 500, 500),
    StrokeEnded(0),
    Undone(0, 60 * SECOND + 36),
]


def film(entries) -> Replay:
    return Replay(encode(entries, Progress())[0])


def test_pauses_are_cut_short():
    replay = film(ENTRIES)
    assert replay.length == pytest.approx(0.7 + 0.2 + 0.7 + 0.1)


def test_points_come_when_they_were_drawn():
    replay = film(ENTRIES)
    assert replay.drawing.strokes == []
    assert len(replay.seek(0.75).runs) == 1
    assert replay.drawing.strokes[0].xs.tolist() == [100]
    replay.seek(0.8)
    assert replay.drawing.strokes[0].xs.tolist() == [100, 200]
    replay.seek(0.9)
    assert replay.drawing.strokes[0].ended
    replay.seek(1.59)
    assert len(replay.drawing.strokes) == 1
    replay.seek(1.6)
    assert [s.shown for s in replay.drawing.strokes] == [True, True]
    assert [s.number for s in replay.seek(99).stale] == [1]
    assert replay.position == replay.length


def test_backwards_is_a_drawing_drawn_anew():
    replay = film(ENTRIES)
    replay.seek(99)
    assert replay.seek(0.8) is None
    assert replay.drawing.strokes[0].xs.tolist() == [100, 200]
    assert replay.seek(-5) is None
    assert replay.drawing.strokes == []


def test_a_real_looking_stroke_takes_as_long_as_it_took():
    touches = stroke("handwriting")
    assert film(recorded([touches])).length == pytest.approx(touches[-1].seconds, abs=0.15)


@given(logs(), st.lists(st.floats(0, 1), max_size=6))
def test_any_way_through_a_film_ends_in_the_whole_drawing(entries, stops):
    replay = film(entries)
    for stop in stops:
        replay.seek(stop * replay.length)
    replay.seek(replay.length)
    assert picture(replay.drawing) == picture(drawn(entries))


@given(logs(), st.floats(0, 1), st.floats(0, 1))
def test_a_position_shows_the_same_from_before_and_from_after(entries, there, elsewhere):
    one, other = film(entries), film(entries)
    one.seek(there * one.length)
    other.seek(elsewhere * other.length)
    other.seek(there * other.length)
    if there * other.length >= other.position - 1e-9:
        assert picture(one.drawing) == picture(other.drawing)


def test_what_is_not_a_log_is_refused():
    with pytest.raises(BadInk):
        Replay(b"\xe1\xf0\x10")
    assert Replay(b"\xe1").length == 0
    assert picture(Replay(b"\xe1").drawing) == picture(Drawing())
