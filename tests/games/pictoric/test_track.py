"""The track (B1) and who wins on it (B2)."""

import pytest

from engine.games.pictoric.track import BOX, CELLS, Cell, back, forward
from tests.games.pictoric.table import ADA, BO, CY, Table, closed_table, open_table

CORNERS = {
    1: (0, 0),
    7: (0, 6),
    8: (1, 6),
    13: (6, 6),
    14: (6, 5),
    19: (6, 0),
    20: (5, 0),
    24: (1, 0),
    25: (1, 1),
    29: (1, 5),
    33: (5, 5),
    37: (5, 1),
    40: (2, 1),
    43: (2, 4),
    45: (4, 4),
    47: (4, 2),
    48: (3, 2),
    49: (3, 3),
}


@pytest.mark.parametrize("cell", CORNERS)
def test_B1_the_track_turns_where_the_rule_says(cell: int) -> None:
    assert CELLS[cell] == CORNERS[cell]


def test_B1_edges_of_the_track() -> None:
    assert [CELLS[cell] for cell in range(1, 8)] == [Cell(0, row) for row in range(7)], "up the left edge"
    assert [CELLS[cell] for cell in range(8, 14)] == [Cell(column, 6) for column in range(1, 7)], "along the top"
    assert [CELLS[cell] for cell in range(14, 20)] == [Cell(6, row) for row in range(5, -1, -1)], "down the right"
    assert [CELLS[cell] for cell in range(20, 25)] == [Cell(column, 0) for column in range(5, 0, -1)], "and back"


def test_B1_the_track_fills_the_grid_step_by_step_and_always_turns_right() -> None:
    assert len(set(CELLS.values())) == BOX == 49
    ways = [(b.column - a.column, b.row - a.row) for a, b in zip(list(CELLS.values()), list(CELLS.values())[1:])]
    assert all(abs(right) + abs(up) == 1 for right, up in ways)
    assert all(after in (way, (way[1], -way[0])) for way, after in zip(ways, ways[1:])), "straight on or to the right"


def test_B1_the_box_is_in_the_middle_and_48_right_below_it() -> None:
    assert CELLS[BOX] == Cell(3, 3)
    assert CELLS[48] == Cell(3, 2)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_B1_all_pawns_start_on_cell_1(seats: int) -> None:
    assert open_table(seats).cells == closed_table(seats).cells == [1] * seats


def test_steps_end_at_the_box_and_at_cell_1() -> None:
    assert (forward(40, 8), forward(40, 9), forward(40, 99)) == (48, 49, 49)
    assert (back(9, 8), back(8, 8), back(1, 6)) == (1, 1, 1)


# Winning (B2) ----------------------------------------------------------------------------------------------------


def won(table: Table) -> tuple[int, ...]:
    assert table.result is not None
    assert table.phase == "over"
    assert table.waiting == ()
    return table.result.winners


def test_B2_one_step_before_the_box_is_not_there() -> None:
    table = open_table().with_pawns_at(1, 45, 20).found_by(BO)
    assert table.cells == [6, 48, 20]
    assert table.result is None


def test_B2_the_first_to_reach_the_box_wins() -> None:
    table = open_table().with_pawns_at(1, 46, 20).found_by(BO)
    assert won(table) == (BO,)
    assert table.cells == [6, 49, 20]
    assert table.result is not None
    assert table.result.scores == (5, 48, 19)


def test_B2_points_beyond_the_box_count_as_reaching_it() -> None:
    table = open_table().with_pawns_at(1, 48, 20).found_by(BO)
    assert won(table) == (BO,)
    assert table.result is not None
    assert table.result.scores[BO] == 48
    assert table.lines(BO) == [("right", 3), ("beyond-the-box", -2)]


def test_B2_of_several_who_arrive_the_longest_step_wins() -> None:
    table = open_table().with_pawns_at(44, 48, 20).found_by(BO)
    assert table.cells == [49, 49, 20]
    assert won(table) == (ADA,), "five steps are longer than three, wherever they began"
    assert ("longest-step", 0) in table.lines(ADA)
    assert "longest-step" not in dict(table.lines(BO))


def test_B2_the_longest_step_has_all_points_of_the_scoring() -> None:
    """Bo was right and gets two votes for his card: five steps; so does Ada, who was found by one."""
    table = closed_table(4).with_pawns_at(47, 47, 47, 1).tell("Rain").all_give()
    own = table.view(BO).own
    die = table.view(ADA).die
    assert own is not None
    assert die is not None
    table.votes(die, own, own)
    assert [walk.step for walk in table.reveal.walks] == [5, 5, 0, 0]
    assert won(table) == (ADA, BO), "equal steps share"
    assert table.lines(BO) == [("right", 3), ("votes", 2), ("beyond-the-box", -3), ("longest-step", 0)]


def test_B2_a_shared_box_has_as_many_winners_as_equal_steps() -> None:
    table = open_table(4).with_pawns_at(1, 46, 47, 48).found_by(BO, CY)
    assert won(table) == (BO, CY)


def test_the_end_is_shown_with_its_reveal() -> None:
    table = open_table().with_pawns_at(1, 46, 20).found_by(BO)
    assert table.reveal.walks[BO].end == BOX
    assert table.seen.winners == (BO,)
