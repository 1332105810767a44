"""How a match ends that does not come to the box: agreed rounds, and stopping when nothing happens (B14)."""

import pytest

from engine.games.pictoric import GAME
from engine.games.pictoric.moves import Discard, Ready
from engine.rules import STOP
from tests.games.pictoric.table import ADA, BO, CY, Table, closed_table, open_table


def quiet(turns: int, table: Table | None = None) -> Table:
    """The reveal of that turn, in none of which anybody was right."""
    table = table or open_table()
    for _ in range(turns - 1):
        table.found_by().ready()
    return table.found_by()


# Agreed rounds ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("seats", [3, 4])
def test_B14_the_match_ends_when_everybody_has_led_as_often_as_agreed(seats: int, rounds: int) -> None:
    table = open_table(seats, rounds=rounds)
    for _ in range(seats * rounds):
        assert table.result is None
        table.found_by(*[CY] if table.leader != CY else []).ready()
    assert table.seen.turn == seats * rounds
    assert table.result is not None
    assert table.result.winners == (CY,), "the furthest pawn wins, short of the box"
    assert table.lines(CY)[-1] == ("furthest", 0)


def test_B14_equal_pawns_share() -> None:
    table = open_table(rounds=1)
    for _ in range(3):
        table.found_by().ready()
    assert table.result is not None
    assert table.result.winners == (ADA, BO, CY)


def test_B14_the_box_ends_it_before() -> None:
    table = open_table(rounds=5).with_pawns_at(1, 47, 1).found_by(BO)
    assert table.result is not None
    assert table.result.winners == (BO,)


def test_B14_by_default_only_the_box_ends_it() -> None:
    assert quiet(12).ready().result is None


# Stopping --------------------------------------------------------------------------------------------------------


def test_B14_a_table_may_stop_when_no_pawn_has_moved_for_two_rounds() -> None:
    table = quiet(5)
    assert table.why_not(BO, STOP) == "stop-later"
    table.ready().found_by()
    assert all(STOP in GAME.choices(table.state, seat).moves for seat in table.seats)
    table.say(BO, STOP)
    assert table.seen.stopping == (False, True, False)
    assert table.why_not(BO, STOP) == "stop-agreed"
    assert table.result is None, "the others have not agreed"
    table.say(ADA, STOP).say(CY, STOP)
    assert table.result is not None
    assert table.result.winners == (ADA, BO, CY)


def test_B14_one_who_goes_on_is_enough_to_go_on() -> None:
    table = quiet(6).say(ADA, STOP).say(BO, STOP).say(CY, Ready())
    assert (table.seen.turn, table.phase) == (7, "telling")
    assert table.seen.stopping == (False, False, False), "each turn asks anew"


def test_B14_a_step_begins_the_count_anew() -> None:
    table = quiet(5).ready().found_by(ADA)
    assert table.why_not(BO, STOP) == "stop-later"
    table = quiet(5, table.ready())
    assert table.why_not(BO, STOP) == "stop-later"
    assert table.ready().found_by().why_not(BO, STOP) is None


def test_B14_whoever_owes_a_card_gives_it_up_first() -> None:
    table = quiet(6, closed_table().with_banks(4, 4, 4))
    leader = table.leader
    assert table.why_not(leader, STOP) == "discard-first"
    table.say(leader, Discard(table.view(leader).hand[0])).say(leader, STOP)
