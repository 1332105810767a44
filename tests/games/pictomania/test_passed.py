"""Pictomania on one passed tablet (P28, P29)."""

import pytest

from engine.games.pictomania import GAME
from engine.games.pictomania.moves import Claim, Cover, Draw, Finish, Guess, HandOn, Take, Uncover
from engine.games.pictomania.passed import MOST_COVERS
from tests.games.pictomania.table import ADA, BO, CY, DI, WORDS, Table, passed, playing

# Turns -----------------------------------------------------------------------------------------------------------


def test_P28_seats_draw_one_after_another() -> None:
    table = passed()
    for seat in table.seats:
        assert (table.phase, table.waiting, table.seen.turn) == ("drawing", (seat,), seat)
        table.draws(seat, 1000)
    assert (table.phase, table.waiting) == ("guessing", (ADA,))


def test_P28_then_they_guess_one_after_another() -> None:
    table = passed().all_draw()
    for seat in table.seats:
        assert table.waiting == (seat,)
        table.uncover(seat).claims(seat)
    assert table.phase == "reveal"


def test_P28_nobody_plays_out_of_turn() -> None:
    table = passed().uncover(ADA)
    for move in (Draw(table.stroke(BO)), Uncover(), Cover(), HandOn()):
        assert table.why_not(BO, move) == "not-your-turn"
    table.cover(ADA).all_draw().uncover(ADA)
    for move in (Guess(CY, 3), Claim(), Finish(), Uncover(), Cover()):
        assert table.why_not(BO, move) == "not-your-turn"


def test_P28_with_the_tablet_covered_nothing_is_played() -> None:
    table = passed()
    for move in (Draw(table.stroke(ADA)), Cover(), HandOn()):
        assert table.why_not(ADA, move) == "covered"
    table.all_draw()
    for move in (Guess(BO, 3), Claim(), Finish(), Cover()):
        assert table.why_not(ADA, move) == "covered"
    table.uncover(ADA)
    assert table.why_not(ADA, Uncover()) == "uncovered-already"


def test_P28_first_everyone_draws_then_everyone_guesses() -> None:
    table = passed().uncover(ADA)
    for move in (Guess(BO, 3), Claim(), Finish()):
        assert table.why_not(ADA, move) == "draw-first"
    table.cover(ADA).all_draw().uncover(ADA)
    for move in (Draw(table.stroke(ADA)), HandOn()):
        assert table.why_not(ADA, move) == "all-drawn"


def test_P28_drawings_are_seen_when_all_have_drawn() -> None:
    table = passed().draws(ADA, 1000)
    for watcher in (BO, CY, None):
        assert table.view(watcher).players[ADA].ink == 0
        assert GAME.log(table.state, watcher, ADA, 0) is None
    assert GAME.log(table.state, ADA, ADA, 0) == table.state.inks[ADA].log
    table.draws(BO, 1000).draws(CY, 1000)
    for watcher in (ADA, BO, CY, None):
        for seat in table.seats:
            assert table.view(watcher).players[seat].ink > 0
            assert GAME.log(table.state, watcher, seat, 0) == table.state.inks[seat].log


def test_P28_black_tokens_are_neither_grabbed_here_nor_claimed_elsewhere() -> None:
    assert passed().all_draw().uncover(ADA).why_not(ADA, Take(2)) == "by-stopwatch"
    assert playing().why_not(ADA, Claim()) == "take-one"
    assert playing().why_not(ADA, Uncover()) == "no-stopwatch"


# Stopwatches -----------------------------------------------------------------------------------------------------


def test_P28_a_stopwatch_runs_while_the_tablet_is_uncovered_in_ones_hands() -> None:
    table = passed().wait(500)
    assert [player.time for player in table.seen.players] == [0, 0, 0]
    table.uncover(ADA)
    assert (table.seen.players[ADA].time, table.seen.players[ADA].since) == (0, 500)
    table.wait(3000).cover(ADA).wait(60_000).uncover(ADA).wait(2000).say(ADA, HandOn())
    assert (table.seen.players[ADA].time, table.seen.players[ADA].since) == (5000, None)
    table.wait(7000).draws(BO, 4000).draws(CY, 1000)
    assert [player.time for player in table.seen.players] == [5000, 4000, 1000]
    table.uncover(ADA).claims(ADA, ms=600)
    assert [player.time for player in table.seen.players] == [5600, 4000, 1000]


def test_P28_the_tablet_is_covered_so_often_and_not_for_ever() -> None:
    table = passed().uncover(ADA)
    for _ in range(MOST_COVERS):
        assert Cover() in GAME.choices(table.state, ADA).moves
        table.wait(10).cover(ADA).uncover(ADA)
    assert table.why_not(ADA, Cover()) == "covered-often"
    assert Cover() not in GAME.choices(table.state, ADA).moves
    table.wait(20).say(ADA, HandOn()).uncover(BO).cover(BO)
    assert table.seen.players[ADA].time == 10 * MOST_COVERS + 20, "the stopwatch runs as before"


def test_P28_a_guess_is_ordered_by_its_owners_stopwatch() -> None:
    table = passed(WORDS[4]).all_draw(9000, 8000, 7000, 1000)
    table.uncover(ADA).wait(1000).right(ADA, BO).claims(ADA)
    table.uncover(BO).claims(BO)
    table.uncover(CY).wait(1000).right(CY, BO).claims(CY)
    table.uncover(DI).wait(8000).right(DI, BO).claims(DI)
    assert table.verdicts(BO) == [(CY, "right", 2), (DI, "right", 1), (ADA, "right", 1)]


def test_P28_ties_go_by_turn_order() -> None:
    table = passed(WORDS[4]).all_draw(1000, 5000, 5000, 5000)
    table.uncover(ADA).claims(ADA)
    for seat in (BO, CY, DI):
        table.uncover(seat).wait(1000).right(seat, ADA).claims(seat)
    assert table.verdicts(ADA) == [(BO, "right", 2), (CY, "right", 1), (DI, "right", 1)]
    assert [player.black for player in table.seen.players] == [2, 2, 1, 1]


def test_P28_the_view_orders_a_stack_by_stopwatch_too() -> None:
    table = passed(WORDS[4]).all_draw(9000, 1000, 1000, 1000)
    table.uncover(ADA).guess(ADA, DI, 5).claims(ADA)
    table.uncover(BO).guess(BO, DI, 6)
    assert table.seen.players[DI].stack == (BO, ADA)


def test_P28_black_tokens_go_to_the_fastest_first_each_the_best_left() -> None:
    table = passed(WORDS[4]).all_draw(9000, 2000, 4000, 1000)
    for seat in table.seats:
        table.uncover(seat).claims(seat, ms=1000)
    assert [player.black for player in table.seen.players] == [1, 2, 1, 2]


def test_P28_a_seat_that_declined_gets_none() -> None:
    table = passed(WORDS[4]).all_draw()
    table.uncover(ADA).passes(ADA)
    for seat in (BO, CY, DI):
        table.uncover(seat).claims(seat, ms=seat * 100)
    assert [player.black for player in table.seen.players] == [0, 2, 2, 1]
    assert table.seen.black == (1,)


def test_P28_being_first_to_hold_the_tablet_earns_nothing() -> None:
    table = passed().all_draw(3000, 2000, 1000)
    for seat in table.seats:
        table.uncover(seat).claims(seat)
    assert [player.black for player in table.seen.players] == [1, 2, 2]


def test_P28_no_token_is_shown_before_all_have_finished() -> None:
    table = passed().all_draw().uncover(ADA).claims(ADA)
    assert table.seen.players[ADA].black == 0
    assert table.seen.black == (2, 2, 1)


def test_P28_the_round_is_scored_as_ever() -> None:
    table = passed(WORDS[4]).all_draw(2000, 1000, 1000, 1000)
    table.uncover(ADA).right(ADA, BO).claims(ADA)
    table.uncover(BO).right(BO, ADA).wrong(BO, CY).claims(BO)
    table.uncover(CY).right(CY, ADA).wrong(CY, BO).wrong(CY, DI).claims(CY)
    table.uncover(DI).right(DI, ADA).passes(DI)
    assert table.sheep == CY
    assert table.lines(ADA) == [("right-guess", 2), ("black-token", 1)]
    assert table.lines(BO) == [("right-guess", 2), ("black-token", 2), ("left", -2)]
    assert table.lines(CY) == [("right-guess", 1), ("black-returned", 0), ("left", -4)]
    assert table.lines(DI) == [("right-guess", 1), ("left", -4)]


def test_P28_one_may_own_up_without_holding_the_tablet() -> None:
    table = passed().draws(ADA, 1000).own_up(ADA).draws(BO, 1000).own_up(CY).draws(CY, 1000).uncover(ADA)
    assert table.why_not(ADA, Guess(CY, 3)) == "does-not-count"
    assert table.phase == "guessing"


def test_P28_the_next_round_starts_with_stopwatches_at_zero() -> None:
    table = passed().all_draw(1000, 2000, 3000)
    for seat in table.seats:
        table.uncover(seat).claims(seat, ms=500)
    table.ready().deal().start(WORDS[3])
    assert [(player.time, player.since) for player in table.seen.players] == [(0, None)] * 3
    assert table.waiting == (ADA,)


# In a hurry (P29) ------------------------------------------------------------------------------------------------


def hurried(*times: int) -> Table:
    """Everybody has drawn for so long, in a hurry: two black tokens for three seats, three for four."""
    return passed(WORDS[len(times)], hurry=True).all_draw(*times)


def test_P29_who_is_left_without_a_token_loses_later_guesses() -> None:
    table = hurried(1000, 1000, 1000)
    table.uncover(ADA).right(ADA, BO).wait(1000).right(ADA, CY).claims(ADA, ms=8000)  # 10 s in all
    table.uncover(BO).claims(BO, ms=500)
    table.uncover(CY).claims(CY, ms=600)  # the last token goes at 1.6 s
    assert [player.black for player in table.seen.players] == [0, 2, 1]
    assert table.verdicts(BO) == [(ADA, "right", 2)]
    assert table.verdicts(CY) == [(ADA, "late", 0)]
    assert table.lines(ADA) == [("right-guess", 2), ("left", -3)]


def test_P29_a_late_card_is_nobodys_wrong_card() -> None:
    table = hurried(1000, 1000, 1000)
    table.uncover(ADA).wait(5000).wrong(ADA, BO).claims(ADA)
    table.uncover(BO).claims(BO)
    table.uncover(CY).claims(CY)
    assert table.verdicts(BO) == [(ADA, "late", 0)]
    assert table.sheep is None


@pytest.mark.parametrize(("ms", "verdict"), [(600, "right"), (601, "late")])
def test_P29_a_guess_at_the_very_moment_is_not_late(ms: int, verdict: str) -> None:
    table = hurried(1000, 1000, 1000)
    table.uncover(ADA).claims(ADA, ms=500)
    table.uncover(BO).claims(BO, ms=600)
    table.uncover(CY).wait(ms).right(CY, ADA).claims(CY)
    assert [player.black for player in table.seen.players] == [2, 1, 0]
    assert table.verdicts(ADA)[0][1] == verdict


def test_P29_a_slow_seat_that_wants_no_token_is_late_as_well() -> None:
    table = hurried(1000, 1000, 1000)
    table.uncover(ADA).wait(5000).right(ADA, BO).passes(ADA)
    table.uncover(BO).claims(BO)
    table.uncover(CY).claims(CY)
    assert table.verdicts(BO) == [(ADA, "late", 0)]


def test_P29_while_a_token_is_left_nobody_is_late() -> None:
    table = hurried(1000, 1000, 1000)
    table.uncover(ADA).wait(5000).right(ADA, BO).claims(ADA)
    table.uncover(BO).passes(BO)
    table.uncover(CY).passes(CY)
    assert table.verdicts(BO) == [(ADA, "right", 2)]
    table = hurried(1000, 1000, 1000, 1000)
    table.uncover(ADA).wait(9000).right(ADA, BO).passes(ADA)
    table.uncover(BO).claims(BO)
    table.uncover(CY).claims(CY)
    table.uncover(DI).passes(DI)
    assert table.verdicts(BO) == [(ADA, "right", 2)]


def test_P29_without_hurry_nobody_is_late() -> None:
    table = passed().all_draw()
    table.uncover(ADA).wait(9000).right(ADA, BO).claims(ADA)
    table.uncover(BO).claims(BO)
    table.uncover(CY).claims(CY)
    assert table.verdicts(BO) == [(ADA, "right", 2)]


def test_P29_who_took_a_token_is_never_late() -> None:
    table = hurried(1000, 1000, 1000, 1000)
    for seat in table.seats:
        table.uncover(seat).wait(1000 * seat)
        table.right(seat, of=(seat + 1) % 4).claims(seat)
    assert [player.black for player in table.seen.players] == [2, 1, 1, 0]
    assert [table.verdicts(seat)[0][1] for seat in table.seats] == ["late", "right", "right", "right"]
