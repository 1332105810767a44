"""Undo takes one's own last, clear has a way back, and what is shown follows the log."""

from hypothesis import given

from engine.ink import (
    Cleared,
    Drawing,
    GroupBegun,
    GroupEnded,
    PaperLaid,
    Points,
    Redone,
    Sheet,
    StrokeBegun,
    StrokeEnded,
    Style,
    Undone,
)
from tests.ink.sketches import drawn, logs


def paper() -> Drawing:
    return drawn([PaperLaid(Sheet.PORTRAIT)])


def dot(hand: int = 0, x: int = 100):
    return [StrokeBegun(hand, 0, Style(), x, 100), StrokeEnded(hand)]


def seen(drawing: Drawing) -> list[tuple[int, int]]:
    return [(stroke.hand, stroke.xs[0]) for stroke in drawing.shown()]


def test_undo_takes_back_ones_own_last_stroke():
    drawing = paper()
    drawing.apply([*dot(0, 1), *dot(5, 2), *dot(0, 3), *dot(5, 4), Undone(0, 0)])
    assert seen(drawing) == [(0, 1), (5, 2), (5, 4)]
    drawing.apply([Undone(0, 0), Undone(0, 0)])  # the second finds nothing and does nothing
    assert seen(drawing) == [(5, 2), (5, 4)]


def test_redo_brings_back_and_a_new_stroke_ends_it():
    drawing = paper()
    drawing.apply([*dot(0, 1), *dot(0, 2), Undone(0, 0), Undone(0, 0), Redone(0, 0)])
    assert seen(drawing) == [(0, 1)]
    drawing.apply([*dot(0, 3), Redone(0, 0)])
    assert seen(drawing) == [(0, 1), (0, 3)]


def test_clear_takes_away_ones_own_and_undo_brings_it_back():
    drawing = paper()
    drawing.apply([*dot(0, 1), *dot(0, 2), *dot(5, 3), Cleared(0, 0)])
    assert seen(drawing) == [(5, 3)]
    drawing.apply([Undone(0, 0)])
    assert seen(drawing) == [(0, 1), (0, 2), (5, 3)]
    drawing.apply([Undone(0, 0), Redone(0, 0), Redone(0, 0)])
    assert seen(drawing) == [(5, 3)]
    drawing.apply([Undone(0, 0), *dot(0, 9)])
    assert seen(drawing) == [(0, 1), (0, 2), (5, 3), (0, 9)]


def test_clearing_an_empty_sheet_is_nothing_to_undo():
    drawing = paper()
    drawing.apply([*dot(0, 1), Cleared(0, 0), Cleared(0, 0), Undone(0, 0)])
    assert seen(drawing) == [(0, 1)]


def test_a_group_is_one_thing_to_undo():
    drawing = paper()
    drawing.apply([*dot(0, 1), GroupBegun(0), *dot(0, 2), *dot(5, 7), *dot(0, 3), GroupEnded(0)])
    drawing.apply([Undone(0, 0)])
    assert seen(drawing) == [(0, 1), (5, 7)]
    drawing.apply([Redone(0, 0)])
    assert seen(drawing) == [(0, 1), (0, 2), (5, 7), (0, 3)]


def test_news_name_what_to_paint_and_what_changed_otherwise():
    drawing = paper()
    first = drawing.apply([*dot(0, 1), StrokeBegun(0, 0, Style(), 2, 2)])
    assert [(run.stroke.number, run.points, run.ended) for run in first.runs] == [(0, 1, True), (1, 1, False)]
    assert first.stale == []
    second = drawing.apply([Points(0, [8], [8], [6], [0]), StrokeEnded(0), Undone(0, 7), *dot(0, 3), Undone(0, 9)])
    assert [stroke.number for stroke in second.stale] == [1]  # the dot came and went within the news


def test_hands_that_take_turns_are_painted_in_turns():
    drawing = paper()
    drawing.apply(
        [
            StrokeBegun(0, 0, Style(), 1, 1),
            StrokeBegun(1, 0, Style(), 2, 2),
            Points(0, [10, 20], [1, 1], [6, 12], [0, 0]),
            Points(0, [30], [1], [18], [0]),
            StrokeEnded(1),
        ]
    )
    assert [(run.stroke.number, run.points, run.ended) for run in drawing.runs] == [
        (0, 1, False),
        (1, 1, False),
        (0, 4, False),
        (1, 1, True),
    ]


@given(logs())
def test_what_is_shown_is_what_a_plain_reading_of_the_log_says(log):
    """Against a second, slower telling of the same rules."""
    shown: dict[int, list[int]] = {}
    past: dict[int, list[list[int]]] = {}
    future: dict[int, list[list[int]]] = {}
    grouping: dict[int, list[int] | None] = {}
    count = 0

    def did(hand: int, before: list[int]) -> None:
        past.setdefault(hand, []).append(before)
        future[hand] = []

    for entry in log:
        hand = getattr(entry, "hand", 0)
        now = shown.setdefault(hand, [])
        match entry:
            case StrokeBegun():
                if grouping.get(hand) is None:
                    did(hand, list(now))
                now.append(count)
                count += 1
            case GroupBegun():
                grouping[hand] = list(now)
            case GroupEnded():
                before = grouping.pop(hand)
                if before != now:
                    did(hand, before)
            case Cleared() if now:
                did(hand, list(now))
                shown[hand] = []
            case Undone() if past.get(hand):
                future.setdefault(hand, []).append(list(now))
                shown[hand] = past[hand].pop()
            case Redone() if future.get(hand):
                past.setdefault(hand, []).append(list(now))
                shown[hand] = future[hand].pop()
    assert [s.number for s in drawn(log).shown()] == sorted(number for mine in shown.values() for number in mine)
