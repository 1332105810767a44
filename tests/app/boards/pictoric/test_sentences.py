"""What stands above the stage of Pictoric, where it follows from the rules that a table agreed on."""

import pytest

from app.boards.pictoric.sentences import round_line, seen_of, standing, winner
from engine.games.pictoric.view import View
from tests.games.pictoric.table import BO, CY, Table, open_table

NAMES = ("Ada", "Bo", "Cy")


def seen(table: Table) -> View:
    return table.seen


@pytest.mark.parametrize(("turns", "line"), [(0, "Round 1 of 2"), (2, "Round 1 of 2"), (3, "Round 2 of 2")])
def test_the_reveal_says_which_of_the_agreed_rounds_this_is(turns: int, line: str) -> None:
    table = open_table(rounds=2)
    for _ in range(turns):
        table.found_by().ready()
    assert round_line(seen(table)) == line


def test_without_agreed_rounds_none_are_counted() -> None:
    assert round_line(seen(open_table())) == ""


def test_whoever_wins_short_of_the_box_has_not_reached_it() -> None:
    table = open_table(rounds=1)
    for _ in range(3):
        table.found_by(*[CY] if table.leader != CY else []).ready()
    assert winner(seen(table), NAMES) == "Cy wins, furthest along!"
    shared = open_table(rounds=1)
    for _ in range(3):
        shared.found_by().ready()
    assert winner(seen(shared), NAMES) == "Ada, Bo and Cy win, equally far along!"
    assert winner(seen(open_table().with_pawns_at(1, 46, 1).found_by(BO)), NAMES) == "Bo has reached the box!"


def test_where_a_number_alone_has_room_it_says_of_everybody_how_far_they_have_come() -> None:
    assert standing(1 + 7, 3) == ("+3 · 7 steps", "+3 → 7", "7")
    assert standing(1 + 19, None)[-1] == "19" and standing(1 + 19, 0)[-1] == "19"


def test_a_picture_of_the_reveal_tells_who_meant_it_and_who_took_it() -> None:
    table = open_table()
    assert seen_of(seen(table), 1, NAMES) == "", "nothing is told before"
    view = seen(table.found_by(BO))
    meant = view.reveal.sector
    leader, other = NAMES[view.leader], CY
    assert seen_of(view, meant, NAMES) == f"{leader} meant this one\nVotes: Bo"
    assert seen_of(view, view.reveal.votes[other], NAMES) == f"Votes: {NAMES[other]}"
    empty = next(sector for sector in range(1, 7) if sector not in {meant, *view.reveal.votes})
    assert seen_of(view, empty, NAMES) == "No votes"
