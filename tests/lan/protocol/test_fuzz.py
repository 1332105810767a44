"""Whatever comes over the network is understood or refused with a sentence; nothing else escapes."""

import tracemalloc
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from engine import sentences
from engine.gate import Refused
from engine.lan.host.written_scenes import WrittenScenes
from engine.lan.protocol import frames
from engine.seats import Seat, new_token
from engine.table import Table, opening
from tests.harness.lan.mutations import DOWN, OF_BROWSERS, OPEN, UP, damaged, kinds_in, spoken

FRAMES = 15_000
"""Damaged frames in each direction; the bench sends a million."""

Gate = Callable[[bytes], Any]

WAYS = pytest.mark.parametrize(
    ("good", "read", "union"),
    [
        (OPEN, frames.read_open, frames.Open),
        (OF_BROWSERS, frames.read_come, frames.Come | frames.Differs),
        (UP, frames.read_up, frames.Up),
        (DOWN, frames.read_down, frames.Down),
    ],
    ids=["in the open", "of browsers", "to the host", "to a guest"],
)


@WAYS
def test_every_kind_of_frame_is_tried_and_comes_through_as_it_was_said(
    good: Sequence[Any], read: Gate, union: Any
) -> None:
    assert {type(frame) for frame in good} == kinds_in(union) | {frames.Differs}
    for frame in good:
        assert read(frames.write(frame)) == frame


@WAYS
def test_a_damaged_frame_is_understood_or_refused(good: Sequence[Any], read: Gate, union: Any) -> None:
    random, raws = Random(8), spoken(good)
    understood = 0
    for _ in range(FRAMES):
        raw = damaged(raws, random)
        try:
            frame = read(raw)
        except Refused as refused:
            sentence = sentences.english(refused.why)
            assert len(sentence.encode()) < 600, "what a stranger sent is not repeated at length"
        else:
            understood += 1
            assert read(frames.write(frame)) == frame, raw
    assert FRAMES / 50 < understood < FRAMES / 2, "enough damage, and not too much"


def test_damaged_news_of_a_game_are_understood_or_refused() -> None:
    """A device that knows the game reads them into its views at once."""
    random, raws = Random(10), [dixit_news()]
    assert frames.read_down(raws[0], "dixit").spectator.game == "dixit"
    understood = 0
    for _ in range(FRAMES // 5):
        with suppress(Refused):
            frames.read_down(damaged(raws, random), "dixit")
            understood += 1
    assert FRAMES / 500 < understood < FRAMES / 10, "enough damage, and not too much"


def dixit_news() -> bytes:
    seats = [Seat(f"Player {seat}", seat) for seat in range(4)]
    table = Table.open(opening("dixit", seats, new_token()))
    written = WrittenScenes(table)
    return frames.write(frames.News(written.spectator, {0: written.own(0)}, written.seats))


def test_damaged_frames_leave_nothing_behind() -> None:
    random, raws = Random(9), spoken(UP)

    def hear(count: int) -> int:
        for _ in range(count):
            with suppress(Refused):
                frames.read_up(damaged(raws, random))
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        hear(500)
        before = hear(500)
        assert hear(3000) - before < 64 * 1024
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("most", [frames.FIRST_BYTES, frames.UP_BYTES])
def test_a_frame_that_is_too_long_is_not_even_looked_at(most: int) -> None:
    raw = frames.write(frames.UpBeat())
    assert frames.read_up(raw + b" " * (most - len(raw)), most) == frames.UpBeat()
    with pytest.raises(Refused) as refused:
        frames.read_up(raw + b" " * (most + 1), most)
    assert refused.value.why.key == "too-long"
