"""A table without haste (P31), and clocks of one's own for whoever needs more time (P32)."""

from random import Random

import pytest

from engine.bots import bot
from engine.entries import Ticked
from engine.games.pictomania import GAME
from engine.games.pictomania.box import BLACK_TOKENS
from engine.games.pictomania.moves import Claim, Finish, Take
from engine.games.pictomania.own_time import HEAD_START
from engine.games.pictomania.setting_up import Options
from engine.gate import Refused
from engine.rules import Wake
from tests.games.pictomania.table import ADA, BO, CY, Table, passed, playing

MINUTE = 60_000


def ticks(table: Table) -> Table:
    """The table's clock goes on to the next moment that the rules want to be told of."""
    need = GAME.needs(table.state)
    assert isinstance(need, Wake)
    table.at = need.at
    table.play(Ticked(need.at))
    return table


# P31 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", BLACK_TOKENS)
def test_P31_at_a_calm_table_there_are_no_black_tokens(seats: int) -> None:
    table = playing(" ".join(["A1", "B2", "C3", "A4", "B5", "C6"][:seats]), calm=True)
    assert table.seen.black == () and table.seen.calm
    assert table.why_not(ADA, Take(2)) == "no-tokens"
    assert not [move for move in GAME.choices(table.state, ADA).all() if isinstance(move, Take)]


def test_P31_whoever_finishes_first_gains_nothing_and_the_slow_lose_nothing() -> None:
    table = playing(calm=True)
    table.right(ADA, BO).right(BO, ADA).finish(ADA, BO)
    assert table.phase == "playing"
    table.right(CY, ADA).right(CY, BO).finish(CY)
    assert table.phase == "reveal"
    assert {key for seat in table.seats for key, _points in table.lines(seat)} <= {"right-guess", "left"}


def test_P31_there_is_no_black_sheep_either() -> None:
    table = playing(calm=True)
    table.wrong(ADA, BO).wrong(ADA, CY).finish()
    assert table.sheep is None
    assert "bare-sheep" not in [key for key, _points in table.lines(ADA)]


def test_P31_with_hurry_agreed_on_as_well_nobody_is_hurried() -> None:
    table = playing(calm=True, hurry=True)
    assert not table.seen.hurry
    table.finish(ADA)
    assert table.phase == "playing"


def test_P31_on_a_passed_tablet_nobody_wants_a_token() -> None:
    table = passed(calm=True).all_draw()
    table.uncover(ADA)
    assert table.why_not(ADA, Claim()) == "no-tokens"
    assert Claim() not in GAME.choices(table.state, ADA).moves and Finish() in GAME.choices(table.state, ADA).moves
    table.passes(ADA).uncover(BO).passes(BO).uncover(CY).passes(CY)
    assert table.phase == "reveal" and [table.fate(seat) for seat in table.seats] == ["none"] * 3


# P32 ----------------------------------------------------------------------------------------------------------------


def test_P32_whoever_needs_twice_the_time_is_a_minute_ahead_with_the_black_tokens() -> None:
    assert HEAD_START * 100 == MINUTE
    table = playing(own_time=(200, 100, 150))
    assert table.why_not(BO, Take(2)) == table.why_not(CY, Take(2)) == "head-start"
    assert not [move for move in GAME.choices(table.state, BO).all() if isinstance(move, Take)]
    assert table.seen.may_take_at == (None, MINUTE, MINUTE // 2)
    ticks(table)
    assert (table.at, table.why_not(CY, Take(2)), table.why_not(BO, Take(2))) == (MINUTE // 2, None, "head-start")
    ticks(table)
    assert (table.at, table.why_not(BO, Take(2))) == (MINUTE, None)
    assert GAME.needs(table.state) is None and table.seen.may_take_at == ()


def test_P32_who_has_the_head_start_may_take_the_best_token_at_once_and_ends_it_for_all() -> None:
    table = playing(own_time=(200, 100, 100)).take(ADA, 2)
    assert GAME.needs(table.state) is None, "nobody has to wait for somebody who has finished"
    assert table.why_not(BO, Take(2)) is None


def test_P32_guessing_and_finishing_without_a_token_wait_for_nobody() -> None:
    table = playing(own_time=(200, 100, 100))
    table.draw(BO).right(BO, ADA).finish(BO)
    assert table.seen.players[BO].finished


def test_P32_it_begins_anew_with_each_round() -> None:
    table = playing(own_time=(200, 100, 100))
    ticks(table)
    table.wait(5_000).finish().ready().deal().start("A1 B2 C3")
    assert table.seen.round == 2
    assert table.seen.may_take_at[BO] == table.at + MINUTE


@pytest.mark.parametrize(("times", "shown"), [((200, 100, 100), 3_000), ((150, 100, 100), 4_000), ((), 6_000)])
def test_P32_ones_own_stopwatch_runs_slower(times: tuple[int, ...], shown: int) -> None:
    table = passed(own_time=times).draws(ADA, 6_000)
    assert table.seen.players[ADA].time == shown
    table.draws(BO, 6_000)
    assert table.seen.players[BO].time == 6_000


@pytest.mark.parametrize(("times", "black"), [((200, 100, 100), [2, 2, 1]), ((), [1, 2, 2])])
def test_P32_on_a_passed_tablet_the_young_may_be_first_though_they_took_longer(
    times: tuple[int, ...], black: list[int]
) -> None:
    table = passed(own_time=times).all_draw(6_000, 4_000, 5_000)
    for seat in table.seats:
        table.uncover(seat).claims(seat)
    assert [player.black for player in table.seen.players] == black


def test_P32_where_all_need_the_same_nobody_is_ahead() -> None:
    table = playing(own_time=(200, 200, 200))
    assert GAME.needs(table.state) is None and table.why_not(BO, Take(2)) is None
    assert table.seen == playing().seen


@pytest.mark.parametrize("times", [(100, 100), (100, 100, 99), (100, 100, 301), (0, 100, 100), (-1, 100, 100)])
def test_P32_no_other_times_can_be_given(times: tuple[int, ...]) -> None:
    with pytest.raises(Refused) as refused:
        GAME.open("live", Options(own_time=times), 3)
    assert refused.value.why.key == "no-such-time"


def test_P32_a_bot_waits_for_whoever_has_a_head_start() -> None:
    table = playing(own_time=(200, 100, 100)).draw(ADA).draw(BO).draw(CY)
    table.right(ADA, BO).right(ADA, CY).right(BO, ADA).right(BO, CY).right(CY, ADA).right(CY, BO)
    pick = bot("pictomania", "strong")
    assert pick(table.view(BO), GAME.choices(table.state, BO), Random(1)) is None
    ticks(table)
    assert isinstance(pick(table.view(BO), GAME.choices(table.state, BO), Random(1)), Take)
