"""What can be seen on a sheet: nothing that was taken back, cleared or rubbed out."""

from engine.companion.paper import lines_on
from engine.ink import (
    Cleared,
    Entry,
    PaperLaid,
    Points,
    Progress,
    Redone,
    Sheet,
    StrokeBegun,
    StrokeEnded,
    Style,
    Tool,
    Undone,
    encode,
)


def line(y: int, tool: Tool = Tool.PENCIL, width: int = 1, left: int = 500, right: int = 2500) -> list[Entry]:
    begun = StrokeBegun(0, 0, Style(tool, width), left, y)
    return [begun, Points(0, [right], [y], [0], [0]), StrokeEnded(0)]


def log(*entries: Entry) -> bytes:
    return encode([PaperLaid(Sheet.LANDSCAPE), *entries], Progress())[0]


def test_lines_come_with_y_down() -> None:
    (one,) = lines_on(log(*line(700)))
    assert one == [(500.0, -700.0), (2500.0, -700.0)]


def test_what_was_taken_back_or_cleared_is_not_there() -> None:
    assert len(lines_on(log(*line(700), *line(900), Undone(0, 0)))) == 1
    assert len(lines_on(log(*line(700), *line(900), Undone(0, 0), Redone(0, 0)))) == 2
    assert lines_on(log(*line(700), *line(900), Cleared(0, 0))) == []


def test_an_eraser_leaves_the_pieces_on_both_sides_and_what_came_later() -> None:
    gap = line(700, Tool.ERASER, 1, 1400, 1600)
    left, right, later = lines_on(log(*line(700), *gap, *line(900)))
    assert left[0][0] == 500 and 1250 < left[-1][0] < 1400
    assert 1600 < right[0][0] < 1750 and right[-1][0] == 2500
    assert later[0] == (500.0, -900.0)


def test_all_that_an_eraser_went_over_is_gone_and_nothing_beside_it() -> None:
    assert lines_on(log(*line(700), *line(700, Tool.ERASER, 2))) == []
    assert len(lines_on(log(*line(700), *line(1100, Tool.ERASER, 2)))) == 1


def test_bytes_that_are_no_log_show_nothing() -> None:
    assert lines_on(b"\x00\x01") == []
    assert lines_on(b"") == []
