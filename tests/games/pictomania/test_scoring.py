"""Scoring Pictomania (P17 to P25)."""

import pytest

from engine.games.pictomania import GAME
from engine.games.pictomania.moves import CallFoul, Finish, Guess, OwnUp, Ready, Take
from tests.games.pictomania.table import ADA, BO, CY, DI, EVE, FAY, WORDS, Table, playing, reading

# Turning over (P17 to P20) ---------------------------------------------------------------------------------------


def test_P17_the_earliest_right_guess_earns_the_most_stars() -> None:
    table = playing(WORDS[5])
    table.right(CY, ADA).wrong(BO, ADA).right(EVE, ADA).right(DI, ADA).finish()
    assert table.verdicts(ADA) == [(CY, "right", 3), (BO, "wrong", 0), (EVE, "right", 2), (DI, "right", 1)]
    assert table.seen.reveal is not None
    assert table.seen.reveal.stacks[ADA].left == (1,)


def test_P17_a_wrong_card_goes_to_the_middle() -> None:
    table = playing(WORDS[4]).wrong(BO, ADA).wrong(BO, CY).wrong(DI, ADA).right(DI, CY).finish()
    assert table.seen.reveal is not None
    assert table.seen.reveal.middle == (0, 2, 0, 1)


def test_P17_the_reveal_tells_each_word() -> None:
    table = playing("C7 A2 B3").finish()
    assert table.seen.reveal is not None
    shelves = [shelf.list for shelf in table.seen.rack]
    drawn_words = [(stack.letter, stack.number, stack.list) for stack in table.seen.reveal.stacks]
    assert drawn_words == [("C", 7, shelves[2]), ("A", 2, shelves[0]), ("B", 3, shelves[1])]
    assert [(drawn.list, drawn.number) for drawn in table.seen.album] == [
        (name, number) for _, number, name in drawn_words
    ]


def test_P17_nothing_is_turned_over_before_all_have_finished() -> None:
    table = playing().right(BO, ADA).finish(ADA, BO)
    assert (table.seen.reveal, table.why, table.seen.album) == (None, (), ())


def test_P18_a_guess_counts_by_its_number_alone() -> None:
    for word in ("A4", "B4", "C4"):
        assert playing(f"{word} B2 C3").guess(BO, ADA, 4).finish().verdicts(ADA) == [(BO, "right", 2)]


def test_P19_own_tokens_that_nobody_earned_are_subtracted() -> None:
    table = playing(WORDS[6]).right(BO, ADA).wrong(CY, ADA).right(DI, ADA).finish()
    assert table.lines(ADA) == [("left", -3)]  # three tokens of one star are left of 3, 2, 1, 1, 1
    assert table.lines(EVE) == [("left", -8)]


def test_P19_who_is_guessed_by_all_loses_nothing() -> None:
    table = playing().right(BO, ADA).right(CY, ADA).finish()
    assert table.lines(ADA) == []
    assert table.scores[ADA] == 0


def test_P20_the_worked_example() -> None:
    """5 stars from right guesses, a 2-star black token, one own token of 1 star left: 5 + 2 - 1 = 6."""
    table = playing(WORDS[5])
    table.right(ADA, BO).right(EVE, CY).right(ADA, CY)
    table.right(BO, ADA).right(CY, ADA).right(DI, ADA).wrong(EVE, ADA)
    table.take(ADA, 2).finish()
    assert table.lines(ADA) == [("right-guess", 3), ("right-guess", 2), ("black-token", 2), ("left", -1)]
    assert table.scores[ADA] == 5 + 2 - 1 == 6


def test_P20_a_score_may_be_negative() -> None:
    assert playing(WORDS[6]).finish().scores == (-8,) * 6


def test_P20_every_line_says_in_which_round_and_for_what() -> None:
    table = playing().right(BO, ADA).finish()
    earned = next(line for line in table.why if line.key == "right-guess")
    assert (earned.seat, earned.points, earned.round) == (BO, 2, 1)
    assert earned.args == {"of": ADA, "list": table.seen.rack[0].list, "number": 1}


# The black sheep (P21) -------------------------------------------------------------------------------------------


def guessed(words: str, **options: bool) -> Table:
    """Everybody's drawing is guessed by one of the others, so that no black token is returned."""
    table = playing(words, **options)
    for seat in table.seats:
        table.right((seat + 1) % len(table.seats), of=seat)
    return table


def test_P21_the_black_sheep_loses_its_token() -> None:
    table = guessed(WORDS[4]).wrong(CY, ADA).wrong(CY, DI).wrong(DI, ADA).take(CY, 2).take(DI, 2).finish()
    assert table.sheep == CY
    assert (table.fate(CY), table.fate(DI)) == ("lost", "added")
    assert ("black-sheep", -2) in table.lines(CY)
    assert ("black-token", 2) in table.lines(DI)


def test_P21_one_card_in_the_middle_is_enough_if_nobody_else_has_one() -> None:
    assert guessed(WORDS[4]).wrong(CY, ADA).take(CY, 1).finish().sheep == CY


def test_P21_if_several_lead_together_nobody_is() -> None:
    table = guessed(WORDS[4]).wrong(CY, ADA).wrong(BO, CY).take(CY, 2).take(BO, 2).finish()
    assert table.sheep is None
    assert (table.fate(CY), table.fate(BO)) == ("added", "added")


def test_P21_if_nobody_guessed_wrong_nobody_is() -> None:
    table = guessed(WORDS[4]).take(ADA, 2).finish()
    assert table.sheep is None
    assert table.fate(ADA) == "added"


def test_P21_a_black_sheep_without_a_token_loses_nothing_more() -> None:
    table = guessed(WORDS[4]).wrong(CY, ADA).finish()
    assert table.sheep == CY
    assert [line for line in table.lines(CY) if "sheep" in line[0]] == [("bare-sheep", 0)]


# Returned tokens (P22) -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("guesses", ["none", "wrong ones"])
def test_P22_a_seat_that_nobody_guessed_returns_its_token(guesses: str) -> None:
    table = playing(WORDS[4]).right(ADA, BO)
    if guesses == "wrong ones":
        table.wrong(BO, ADA).wrong(CY, ADA)
    table.take(ADA, 2).finish()
    assert table.fate(ADA) == "returned"
    assert table.lines(ADA) == [("right-guess", 2), ("black-returned", 0), ("left", -4)]


def test_P22_the_black_sheep_returns_it_too() -> None:
    table = playing(WORDS[4]).wrong(ADA, BO).take(ADA, 2).finish()
    assert table.sheep == ADA
    assert table.fate(ADA) == "returned"
    assert sum(points for _, points in table.lines(ADA)) == -4


def test_P22_one_right_guess_is_enough_to_keep_it() -> None:
    assert playing(WORDS[4]).right(DI, ADA).take(ADA, 2).finish().fate(ADA) == "added"


# The teaching round (P23) ----------------------------------------------------------------------------------------


def test_P23_in_a_teaching_round_there_is_no_black_sheep() -> None:
    table = guessed(WORDS[4], teaching=True).wrong(CY, ADA).take(CY, 2).finish()
    assert table.sheep is None
    assert ("black-token", 2) in table.lines(CY)


def test_P23_in_a_teaching_round_no_token_is_returned() -> None:
    table = playing(WORDS[4], teaching=True).take(ADA, 2).finish()
    assert table.seen.teaching
    assert table.lines(ADA) == [("black-token", 2), ("left", -4)]


def test_P23_P24_who_owns_up_in_a_teaching_round_returns_the_token_too() -> None:
    table = playing(WORDS[4], teaching=True).right(BO, ADA).take(ADA, 2).own_up(ADA).finish()
    assert table.lines(ADA) == [("black-void", 0), ("left-owned-up", -4)]


def test_P23_only_the_first_round_teaches() -> None:
    table = playing(WORDS[4], teaching=True).finish().ready().deal()
    assert not table.seen.teaching
    table.start(WORDS[4]).take(ADA, 2).finish()
    assert table.fate(ADA) == "returned"


def test_P23_nobody_is_taught_unasked() -> None:
    assert not playing().seen.teaching


# Owning up (P24) -------------------------------------------------------------------------------------------------


def drawn_wrong() -> Table:
    """Bo guessed Ada right, Cy and Di did not; Ada guessed Bo right."""
    table = playing(WORDS[4]).right(BO, ADA).wrong(CY, ADA).wrong(DI, ADA).right(ADA, BO).wrong(CY, DI)
    return table.take(ADA, 2).take(CY, 2).take(DI, 1).finish()


def test_P24_all_guess_cards_on_a_wrong_word_go_back_and_count_for_nobody() -> None:
    table = drawn_wrong()
    assert table.seen.reveal is not None
    assert table.seen.reveal.middle == (0, 0, 2, 1)
    table.own_up(ADA)
    assert table.verdicts(ADA) == [(BO, "back", 0), (CY, "back", 0), (DI, "back", 0)]
    assert table.seen.reveal.middle == (0, 0, 1, 0)
    assert [key for key, _ in table.lines(BO)] == ["left"]


def test_P24_the_drawer_keeps_all_tokens_returns_the_black_one_and_scores_its_own_guesses() -> None:
    table = drawn_wrong()
    assert table.lines(ADA) == [("right-guess", 2), ("black-token", 2), ("left", -2)]
    table.own_up(ADA)
    assert table.lines(ADA) == [("right-guess", 2), ("black-void", 0), ("left-owned-up", -4)]


def test_P24_a_black_sheep_may_be_none_any_more() -> None:
    table = playing(WORDS[4]).wrong(CY, ADA).right(DI, CY).take(CY, 2).finish()
    assert table.sheep == CY
    assert table.own_up(ADA).sheep is None
    assert table.fate(CY) == "added"


def test_P24_one_may_own_up_from_the_deal_on() -> None:
    assert reading().why_not(ADA, OwnUp()) == "read-first"
    table = playing().own_up(ADA)
    assert table.seen.players[ADA].void == "owned-up"
    table.finish()
    assert table.fate(ADA) == "none"
    assert ("left-owned-up", -3) in table.lines(ADA)


def test_P24_cards_that_went_back_can_be_played_again() -> None:
    table = playing().guess(ADA, BO, 5)
    assert 5 not in table.view(ADA).hand
    table.own_up(BO)
    assert 5 in table.view(ADA).hand
    assert table.seen.players[BO].stack == ()
    table.guess(ADA, CY, 5)


def test_P24_nobody_guesses_a_drawing_that_does_not_count() -> None:
    table = playing().own_up(BO)
    assert table.why_not(ADA, Guess(BO, 5)) == "does-not-count"


def test_P24_one_may_own_up_until_the_next_round_begins() -> None:
    table = playing().right(BO, ADA).finish().ready(ADA, BO)
    assert table.scores == (-1, -1, -3)
    table.own_up(ADA)
    assert table.scores == (-3, -3, -3)
    table.ready(CY).deal()
    assert table.seen.round == 2
    assert table.why_not(ADA, OwnUp()) == "read-first"
    assert table.scores == (-3, -3, -3)


def test_P24_a_seat_that_has_finished_may_still_own_up() -> None:
    assert playing().take(ADA, 2).own_up(ADA).seen.players[ADA].void == "owned-up"


def test_P24_nobody_owns_up_twice() -> None:
    assert playing().own_up(ADA).why_not(ADA, OwnUp()) == "does-not-count"


# Four rounds (P25) -----------------------------------------------------------------------------------------------


def test_P25_then_tokens_and_guess_cards_go_home() -> None:
    table = playing().draw(ADA).right(BO, ADA).take(ADA, 2).take(BO, 1).finish().ready().deal()
    assert (table.seen.round, table.phase) == (2, "words")
    assert table.seen.black == (2, 2, 1)
    assert table.view(BO).hand == (1, 2, 3, 4, 5, 6, 7)
    assert all((player.ink, player.stack, player.black) == (0, (), 0) for player in table.seen.players)
    assert table.view(ADA).task is None


def test_P25_the_next_round_waits_until_all_have_seen_the_reveal() -> None:
    table = playing().finish().ready(ADA, CY)
    assert (table.phase, table.waiting) == ("reveal", (BO,))
    assert table.why_not(ADA, Ready()) == "ready-already"


def test_P25_drawings_of_earlier_rounds_stay_to_be_seen() -> None:
    table = playing("A1 B2 C3").draw(ADA).draw(BO).draw(BO)
    first = [ink.log for ink in table.state.inks]
    table.finish().ready().deal().start("C4 B5 A6").draw(CY)
    assert [GAME.log(table.state, FAY, drawing, 0) for drawing in (0, 1, 2)] == first
    album = table.finish().seen.album
    assert [(drawn.drawing, drawn.round, drawn.seat, drawn.number) for drawn in album] == [
        (0, 1, ADA, 1),
        (1, 1, BO, 2),
        (2, 1, CY, 3),
        (3, 2, ADA, 4),
        (4, 2, BO, 5),
        (5, 2, CY, 6),
    ]
    assert [drawn.ink for drawn in album[:3]] == [len(log) for log in first]
    assert [player.drawing for player in table.seen.players] == [3, 4, 5]


def test_P25_after_round_four_the_highest_sum_wins() -> None:
    table = reading()
    for round in range(4):
        table.start(WORDS[3])
        if round in (0, 3):
            table.right(BO, ADA).right(CY, ADA)
        table.finish()
        assert table.result is None
        table.ready().deal()
    assert table.phase == "over"
    assert table.result is not None
    assert table.result.scores == (-6, -1 - 3 - 3 - 1, -2 - 3 - 3 - 2)
    assert table.result.winners == (ADA,)
    assert table.waiting == ()
    for move in (Ready(), OwnUp(), Guess(BO, 1), Take(1), Finish(), CallFoul(BO)):
        assert table.why_not(ADA, move) == "match-over"


def test_P25_the_lines_of_all_rounds_are_kept() -> None:
    table = reading()
    for _ in range(4):
        table.start(WORDS[3]).right(BO, ADA).right(CY, ADA).wrong(CY, BO).take(BO, 1).finish().ready().deal()
    assert table.result is not None
    assert {line.round for line in table.result.why} == {1, 2, 3, 4}
    for seat, score in enumerate(table.result.scores):
        assert sum(line.points for line in table.result.why if line.seat == seat) == score
