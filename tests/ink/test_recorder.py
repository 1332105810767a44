"""What a finger does to a sheet: edges, tremor, uneven frames, a full sheet."""

import pytest

from engine.ink import (
    MAX_POINTS,
    MAX_STROKES,
    PaperLaid,
    Points,
    Progress,
    Recorder,
    Redone,
    Sheet,
    StrokeBegun,
    StrokeEnded,
    Style,
    Undone,
    decode,
    encode,
)
from engine.ink.limits import MAX_ACTS, MAX_PIECES, MAX_REPAINTED, TICKS_A_SECOND
from engine.ink.recorder import PATIENCE
from tests.harness.hand import strokes
from tests.ink.sketches import drawn, recorded

FRAME = 1 / 60


def lines(places, sheet=Sheet.LANDSCAPE, lift=True):
    """The strokes that a finger leaves which is at one of these places each frame."""
    recorder = Recorder(sheet)
    entries = [PaperLaid(sheet), *recorder.touch(Style(), *places[0], 1.0)]
    for i, place in enumerate(places[1:], 1):
        entries += recorder.move(*place, 1.0 + i * FRAME)
    if lift:
        entries += recorder.lift()
    return [list(zip(s.xs.tolist(), s.ys.tolist())) for s in drawn(entries).strokes]


def test_a_touch_is_a_dot_at_once():
    recorder = Recorder(Sheet.LANDSCAPE)
    assert recorder.touch(Style(), 100.4, 200.6, 0.5) == [StrokeBegun(0, 180, Style(), 100, 201)]
    assert recorder.lift() == [StrokeEnded(0)]
    assert recorder.lift() == []


def test_a_stroke_that_leaves_the_paper_ends_at_the_edge():
    assert lines([(4000, 1000), (4050, 1000), (4140, 1045)]) == [[(4000, 1000), (4050, 1000), (4095, 1022)]]


def test_a_stroke_that_comes_back_begins_at_the_edge():
    places = [(100, 100), (50, 100), (-50, 100), (-50, 300), (50, 300), (80, 300)]
    assert lines(places) == [[(100, 100), (50, 100), (0, 100)], [(0, 300), (50, 300), (80, 300)]]


def test_a_stroke_that_crosses_a_corner_between_two_frames_is_drawn():
    assert lines([(-100, 100), (100, -100), (300, 100)]) == [[(0, 0)], [(200, 0), (300, 100)]]
    assert lines([(-50, 50), (60, 3200)])[0][0][0] == 0


def test_a_finger_beside_the_paper_draws_nothing():
    assert lines([(-10, 100), (-20, 4000), (5000, 5000)]) == []


@pytest.mark.parametrize("sheet", Sheet)
def test_no_point_is_ever_beside_the_paper(sheet):
    wild = [(-3000 + 137 * i % 9000, -2000 + 211 * i % 8000) for i in range(500)]
    for stroke in lines(wild, sheet):
        assert all(sheet.holds(x, y) for x, y in stroke)


def test_a_resting_finger_adds_no_points():
    tremor = [(500 + (i % 3), 500 - (i % 2)) for i in range(60)]
    assert lines(tremor) == [[(500, 500)]]


def test_a_new_touch_ends_what_was_still_open():
    recorder = Recorder(Sheet.LANDSCAPE)
    recorder.touch(Style(), 1, 1, 0)
    assert recorder.touch(Style(), 9, 9, 1) == [StrokeEnded(0), StrokeBegun(0, 360, Style(), 9, 9)]
    assert recorder.undo(2) == [StrokeEnded(0), Undone(0, 720)]
    assert recorder.move(50, 50, 3) == []
    assert recorder.redo(1.0) == [Redone(0, 720)]  # a clock that runs backwards stands still


def test_even_frames_cost_nothing_and_uneven_ones_stay_near_the_clock():
    for touches in strokes(2000, seed=9):
        start = touches[0].seconds
        ats = [at for e in recorded([touches]) if isinstance(e, Points) for at in e.ats]
        real = [(t.seconds - start) * TICKS_A_SECOND for t in touches]
        assert ats == sorted(ats)
        assert all(min(abs(at - now) for now in real) <= PATIENCE + 1 for at in ats)


def test_a_screen_of_120_frames_is_timed_as_one():
    recorder = Recorder(Sheet.LANDSCAPE)
    entries = recorder.touch(Style(), 0, 0, 0)
    for i in range(1, 241):
        entries += recorder.move(i * 10, i * 5, i / 120)
    ats = [at for e in entries if isinstance(e, Points) for at in e.ats]
    assert abs(ats[-1] - 2 * TICKS_A_SECOND) <= 2 * PATIENCE
    assert [b - a for a, b in zip(ats[-10:], ats[-9:])] == [3] * 9


def test_a_pen_tells_its_pressure_and_a_finger_none():
    recorder = Recorder(Sheet.LANDSCAPE)
    entries = recorder.touch(Style(), 0, 0, 0, 1.0) + recorder.move(100, 0, FRAME, 0.001)
    assert [e.pressure if isinstance(e, StrokeBegun) else e.pressures[0] for e in entries] == [255, 1]


def test_a_full_sheet_takes_nothing_that_would_be_refused():
    for progress in (
        Progress(sheet=Sheet.LANDSCAPE, points=MAX_POINTS - 5),
        Progress(sheet=Sheet.LANDSCAPE, strokes=MAX_STROKES - 1),
        Progress(sheet=Sheet.LANDSCAPE, pieces=MAX_PIECES - 60),
        Progress(sheet=Sheet.LANDSCAPE, acts=MAX_ACTS - 1),
        Progress(sheet=Sheet.LANDSCAPE, pieces=1000, repainted=MAX_REPAINTED - 1500),
    ):
        recorder = Recorder(Sheet.LANDSCAPE, progress=progress)
        entries = []
        for turn in range(3):
            entries += recorder.touch(Style(), 10, 10, turn)
            for i in range(9):
                entries += recorder.move(20 + 50 * i, 10, turn + i * FRAME)
            entries += recorder.lift() + recorder.undo(turn + 0.5)
        decode(encode(entries, progress)[0], progress)
        assert recorder.full == (progress.acts == progress.repainted == 0)


def test_a_drawing_goes_on_after_a_break():
    entries = [PaperLaid(Sheet.LANDSCAPE), StrokeBegun(0, 5000, Style(), 1, 1), StrokeEnded(0)]
    _, progress = encode(entries, Progress())
    again = Recorder(Sheet.LANDSCAPE, progress=progress)
    assert again.touch(Style(), 5, 5, 0.0)[0].at == 5000
