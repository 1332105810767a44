"""What somebody who takes the tablet is shown of what happened meanwhile."""

from typing import Any, cast

from hypothesis import given
from hypothesis import strategies as st

from app.play.seen_so_far import REMEMBERED, SeenSoFar


def shown(story: SeenSoFar, *scenes: int) -> None:
    for scene in scenes:
        story.add(cast(Any, scene))


def test_nothing_that_was_missed_is_left_out_and_it_begins_with_what_was_seen_last() -> None:
    story = SeenSoFar()
    shown(story, 0, 1)
    story.seen_by(0)
    shown(story, 2, 3)
    assert story.missed_by(0) == [1, 2, 3]
    assert story.missed_by(1) == [0, 1, 2, 3], "who has never looked sees all of it"
    story.seen_by(0)
    assert story.missed_by(0) == [3], "how the table is"


@given(st.lists(st.sampled_from(["told", "seen by 0", "seen by 1"]), max_size=3 * REMEMBERED))
def test_however_long_it_is_it_ends_with_now_and_begins_no_earlier_than_what_was_seen(deeds: list[str]) -> None:
    story, last, seen = SeenSoFar(), -1, {0: 0, 1: 0}
    for deed in deeds:
        if deed == "told":
            last += 1
            shown(story, last)
        else:
            seat = int(deed[-1])
            story.seen_by(seat)
            seen[seat] = max(0, last)
        for seat in seen:
            first = max(seen[seat], last + 1 - REMEMBERED)
            assert story.missed_by(seat) == list(range(first, last + 1))
