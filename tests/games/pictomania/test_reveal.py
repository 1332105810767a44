"""After a round of Pictomania: looking together (P30), fouls (P27) and the people's favourite (P26)."""

import pytest

from engine import sentences
from engine.games.pictomania import GAME
from engine.games.pictomania.moves import Abstain, CallFoul, Favour, Judge, LookOn, Ready
from tests.games.pictomania.table import ADA, BO, CY, DI, EVE, FAY, WORDS, Table, playing, reading

# Looking together (P30) ------------------------------------------------------------------------------------------


def shown(table: Table) -> tuple[int, int]:
    """What all look at, and since when, as spectators and players are told alike."""
    (showing,) = {table.view(seat).showing for seat in (None, *table.seats)}
    assert showing is not None
    return showing.place, showing.since


@pytest.mark.parametrize("variant", ["live", "passed"])
def test_P30_the_first_drawing_is_looked_at_from_the_end_of_the_round_on(variant: str) -> None:
    table = playing(variant=variant)
    assert table.seen.showing is None
    if variant == "live":
        table.wait(7000).finish()
    else:
        table.all_draw()
        for seat in table.seats:
            table.uncover(seat).passes(seat, 2000)
    assert shown(table) == (0, table.at)
    assert table.ready().deal().seen.showing is None, "a new round shows nothing of the last one"


def test_P30_whoever_asks_for_a_later_place_goes_on_for_all() -> None:
    table = playing().finish()
    assert shown(table.wait(3000).look_on(BO, 2)) == (2, 3000)
    assert shown(table.wait(500).look_on(CY, 1)) == (2, 3000), "what was passed already is no way back"
    assert shown(table.wait(500).look_on(CY, 4)) == (4, 4000), "to the end: three drawings, the points, and all of them"


@pytest.mark.parametrize(
    ("place", "why"), [(0, "nothing-to-see"), (-1, "nothing-to-see"), (5, "nothing-to-see"), (2, "seen-that")]
)
def test_P30_each_place_is_asked_for_once(place: int, why: str) -> None:
    table = playing().finish().look_on(ADA, 2)
    assert table.why_not(ADA, LookOn(place)) == why
    assert table.why_not(ADA, LookOn(3)) is None


def test_P30_who_has_seen_enough_need_not_wait_for_the_end() -> None:
    assert playing().finish().ready().deal().seen.round == 2


# Fouls (P27) -----------------------------------------------------------------------------------------------------


def revealed(seats: int) -> Table:
    """Everybody guessed Ada right; Ada has a black token."""
    table = playing(WORDS[seats])
    for seat in range(1, seats):
        table.right(seat, ADA)
    return table.take(ADA, 2).finish()


@pytest.mark.parametrize(("seats", "needed"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_P27_a_foul_stands_when_more_than_half_of_the_other_seats_agree(seats: int, needed: int) -> None:
    table = revealed(seats).foul(BO, of=ADA)
    for agreeing in range(1, needed):
        assert table.seen.players[ADA].void is None, f"{agreeing} of {seats - 1} is not more than half"
        table.judge(1 + agreeing, of=ADA, foul=True)
    assert table.seen.players[ADA].void == "foul"
    assert table.seen.fouls[0].awaited == ()


def test_P27_then_the_drawing_is_treated_as_a_wrong_word() -> None:
    table = revealed(4)
    assert table.lines(ADA) == [("black-token", 2)]
    table.foul(BO, of=ADA).judge(CY, of=ADA, foul=True)
    assert table.lines(ADA) == [("black-void", 0), ("left-foul", -4)]
    assert table.verdicts(ADA) == [(BO, "back", 0), (CY, "back", 0), (DI, "back", 0)]
    assert [key for key, _ in table.lines(BO)] == ["left"]


@pytest.mark.parametrize(("seats", "against"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_P27_a_foul_falls_as_soon_as_it_cannot_find_enough_agreement(seats: int, against: int) -> None:
    table = revealed(seats).foul(BO, of=ADA)
    for number in range(against):
        assert table.seen.fouls[0].awaited
        table.judge(2 + number, of=ADA, foul=False)
    assert table.seen.players[ADA].void is None
    assert table.seen.fouls[0].awaited == ()
    assert table.why_not(BO, CallFoul(ADA)) == "foul-called"


def test_P27_who_judged_and_how_is_open_to_all() -> None:
    table = revealed(5).foul(CY, of=ADA).judge(BO, of=ADA, foul=False)
    (foul,) = table.seen.fouls
    assert (foul.of, foul.caller, foul.agree, foul.against, foul.awaited) == (ADA, CY, (CY,), (BO,), (DI, EVE))


def test_P27_a_foul_is_called_at_the_reveal_only() -> None:
    table = playing()
    assert table.why_not(BO, CallFoul(ADA)) == "round-on"
    table.finish()
    assert table.why_not(BO, CallFoul(ADA)) is None
    table.ready().deal()
    assert table.why_not(BO, CallFoul(ADA)) == "read-first"


@pytest.mark.parametrize(
    ("seat", "of", "why"),
    [(ADA, ADA, "foul-own"), (BO, 4, "no-such-player"), (BO, -1, "no-such-player"), (CY, ADA, "foul-called")],
)
def test_P27_what_is_no_foul(seat: int, of: int, why: str) -> None:
    assert revealed(4).foul(BO, of=ADA).why_not(seat, CallFoul(of)) == why


def test_P27_nobody_judges_twice_nor_ones_own_drawing_nor_what_nobody_called() -> None:
    table = revealed(6).foul(BO, of=ADA).judge(CY, of=ADA, foul=False)
    assert table.why_not(CY, Judge(ADA, True)) == "judged-already"
    assert table.why_not(BO, Judge(ADA, False)) == "judged-already"
    assert table.why_not(ADA, Judge(ADA, False)) == "own-judge"
    assert table.why_not(CY, Judge(DI, True)) == "no-foul"
    assert table.why_not(CY, Judge(99, True)) == "no-such-player"
    table.judge(DI, of=ADA, foul=True).judge(EVE, of=ADA, foul=True)
    assert table.why_not(FAY, Judge(ADA, True)) == "foul-settled"


def test_P27_nobody_goes_on_over_a_foul_that_waits_for_them() -> None:
    table = revealed(4).ready(CY, DI).foul(BO, of=ADA)
    assert table.waiting == (ADA, BO, CY, DI), "who was ready has something to judge now"
    assert table.why_not(CY, Ready()) == "judge-first"
    table.ready(ADA, BO)
    table.judge(CY, of=ADA, foul=False).judge(DI, of=ADA, foul=False)
    table.ready(CY, DI).deal()
    assert table.seen.round == 2


def test_P27_a_settled_foul_holds_nobody_up() -> None:
    table = revealed(4).foul(BO, of=ADA).judge(CY, of=ADA, foul=True)
    assert table.why_not(DI, Ready()) is None


def test_P27_owning_up_settles_a_foul() -> None:
    table = revealed(5).foul(BO, of=ADA).own_up(ADA)
    assert table.seen.fouls[0].awaited == ()
    assert table.seen.players[ADA].void == "owned-up"
    assert table.why_not(CY, Judge(ADA, True)) == "foul-settled"
    table.ready().deal()
    assert table.seen.round == 2


def test_P27_no_foul_on_a_drawing_that_does_not_count() -> None:
    assert revealed(4).own_up(ADA).why_not(BO, CallFoul(ADA)) == "does-not-count"


def test_P27_several_drawings_may_be_fouls() -> None:
    table = revealed(4).foul(BO, of=ADA).foul(ADA, of=BO)
    assert table.why_not(CY, Ready()) == "judge-first"
    table.judge(CY, of=ADA, foul=True)
    assert table.why_not(CY, Ready()) == "judge-first"
    table.judge(CY, of=BO, foul=True)
    assert [player.void for player in table.seen.players] == ["foul", "foul", None, None]


# A tie (P26) -----------------------------------------------------------------------------------------------------


def played(*guessers: int, seats: int = 3) -> Table:
    """A whole match in which the only guesses are those of Ada's first drawing."""
    table = reading(seats)
    for round in range(4):
        table.start(WORDS[seats])
        for seat in guessers if round == 0 else ():
            table.right(seat, ADA)
        table.finish().ready().deal()
    return table


def test_P26_a_tie_is_shared() -> None:
    table = played(BO)
    assert table.scores == (-10, -10, -12)
    for seat in table.seats:
        table.say(seat, Abstain())
    assert table.result is not None
    assert table.result.winners == (ADA, BO)


def test_P26_without_a_tie_there_is_no_vote() -> None:
    table = played(BO, CY)
    assert table.phase == "over"
    assert table.result is not None
    assert table.result.winners == (ADA,)


def test_P26_the_whole_table_votes_for_the_best_drawing_of_the_match() -> None:
    table = played()
    assert (table.phase, table.waiting, table.result) == ("favourite", (ADA, BO, CY), None)
    table.say(ADA, Favour(4)).say(BO, Favour(11)).say(CY, Favour(4))
    assert table.seen.favourites == (4,)
    assert table.result is not None
    (line,) = [line for line in table.result.why if line.key == "favourite"]
    assert (line.seat, line.points, line.round, line.args["n"]) == (BO, 0, 2, 2)
    assert sentences.english(line, "pictomania") == "The people's favourite, with 2 votes"


def test_P26_the_vote_does_not_change_the_scores() -> None:
    table = played()
    before = table.scores
    table.say(ADA, Favour(4)).say(BO, Favour(11)).say(CY, Favour(4))
    assert table.result is not None
    assert table.result.scores == table.scores == before
    assert table.result.winners == (ADA, BO, CY)


def test_P26_there_may_be_several_favourites_or_none() -> None:
    table = played().say(ADA, Favour(4)).say(BO, Favour(11)).say(CY, Abstain())
    assert table.seen.favourites == (4, 11)
    table = played().say(ADA, Abstain()).say(BO, Abstain()).say(CY, Abstain())
    assert table.seen.favourites == ()


def test_P26_votes_are_hidden_until_all_have_voted() -> None:
    one, other = played().say(ADA, Favour(4)), played().say(ADA, Abstain())
    assert one.view(BO) == other.view(BO)
    assert one.seen == other.seen
    assert one.seen.voted == (True, False, False)
    assert one.view(ADA).vote == 4


@pytest.mark.parametrize(
    ("drawing", "why"), [(0, "own-favourite"), (9, "own-favourite"), (12, "no-such-drawing"), (-1, "no-such-drawing")]
)
def test_P26_what_is_no_vote(drawing: int, why: str) -> None:
    assert played().why_not(ADA, Favour(drawing)) == why


def test_P26_nobody_votes_twice() -> None:
    table = played().say(ADA, Favour(4))
    assert table.why_not(ADA, Favour(5)) == "voted-already"
    assert table.why_not(ADA, Abstain()) == "voted-already"
    assert GAME.choices(table.state, ADA).all() == ()


def test_P26_nobody_votes_before_the_end() -> None:
    assert reading().why_not(ADA, Favour(4)) == "read-first"
    assert playing().why_not(ADA, Favour(4)) == "round-on"
    assert playing().finish().why_not(ADA, Abstain()) == "favourite-later"


def test_P26_after_the_last_round_everything_is_settled() -> None:
    table = played()
    for move in (Ready(), CallFoul(BO), Judge(BO, True)):
        assert table.why_not(ADA, move) == "favourite-only"
    table = reading()
    for _ in range(4):
        table.start(WORDS[3]).finish().ready(ADA, BO)
        if table.seen.round < 4:
            table.ready(CY).deal()
    assert table.own_up(CY).scores == (-12, -12, -12), "until everybody has seen the last reveal one may own up"
