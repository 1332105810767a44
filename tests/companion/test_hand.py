"""The hand: never the stored drawing, always the same for the same seed, at a pace that people can follow."""

from random import Random

import pytest

from engine.companion import hand
from engine.companion.hand import Inked, doodle_of, drawn, in_pieces, inked, varied
from engine.doodles import LARGEST, drawings
from engine.ink import Drawing

APPLE = ("1-002", 1)
SQUARE = (((40, 200, 200, 40, 40), (60, 60, 190, 190, 60)), ((100, 140), (100, 100)), ((120,), (150,)))


def points(strokes: list[Inked]) -> list[tuple[int, int]]:
    return [place for stroke in strokes for place in zip(stroke.xs, stroke.ys)]


def test_it_draws_one_of_the_stored_drawings() -> None:
    assert {doodle_of(*APPLE, Random(seed)) for seed in range(60)} == set(drawings(*APPLE))


def test_a_word_without_a_drawing_has_none() -> None:
    assert doodle_of("1-999", 1, Random(1)) is None


def test_the_same_seed_draws_the_same_and_another_draws_otherwise() -> None:
    assert drawn(SQUARE, Random(3)) == drawn(SQUARE, Random(3))
    assert len({str(drawn(SQUARE, Random(seed))) for seed in range(20)}) == 20


@pytest.mark.parametrize("seed", range(20))
def test_every_stroke_is_there_on_the_sheet_in_time(seed: int) -> None:
    strokes = drawn(SQUARE, Random(seed))
    assert len(strokes) == len(SQUARE)
    assert all(0 <= x <= LARGEST and 0 <= y <= LARGEST for x, y in points(strokes))
    times = [ms for stroke in strokes for ms in stroke.ms]
    assert times == sorted(times) and times[0] == 0
    assert all(len(stroke.xs) == len(stroke.ys) == len(stroke.ms) for stroke in strokes)


def test_some_come_out_mirrored_and_some_do_not() -> None:
    left = (((10, 100), (20, 200)), ((10, 12), (100, 100)))
    sides = {varied(left, Random(seed))[0][0][0] < LARGEST / 2 for seed in range(20)}
    assert sides == {True, False}


@pytest.mark.parametrize("seed", range(10))
def test_it_takes_a_persons_time(seed: int) -> None:
    doodle = doodle_of(*APPLE, Random(seed))
    assert doodle is not None
    strokes = drawn(doodle, Random(seed))
    assert 1500 < strokes[-1].ms[-1] < 60_000


@pytest.mark.parametrize("seconds", [0.1, 0.4, 1000.0])
def test_the_pieces_of_a_drawing_are_the_drawing(seconds: float) -> None:
    entries = inked(drawn(SQUARE, Random(1)), Random(1))
    pieces = in_pieces(entries, seconds)
    drawing = Drawing()
    for piece in pieces:
        drawing.add(piece.ink)
    assert all(stroke.ended for stroke in drawing.shown()) and len(drawing.shown()) == 3
    (whole,) = in_pieces(entries, 1000.0)
    again = Drawing.from_log(whole.ink)
    assert [list(stroke.xs) for stroke in again.shown()] == [list(stroke.xs) for stroke in drawing.shown()]
    assert len(pieces) == 1 if seconds > 100 else len(pieces) > 5
    if seconds < 100:
        longest = max(piece.seconds for piece in pieces)
        assert longest <= seconds + 2 * hand.LIFTED[1] + 0.2
