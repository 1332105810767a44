"""A round of Pictomania, all at once (P7 to P16)."""

import msgspec
import pytest

from engine.games.pictomania import GAME
from engine.games.pictomania.box import lists_of
from engine.games.pictomania.moves import Draw, Finish, Guess, Ready, Take, Veto
from engine.ink import Drawing, Sheet
from engine.rules import Shuffle
from tests.games.pictomania.table import (
    ADA,
    BO,
    CY,
    DI,
    EVE,
    FAY,
    WORDS,
    Table,
    clear,
    opened,
    playing,
    reading,
    undo,
)


def rack(table: Table) -> list[str]:
    return [shelf.list for shelf in table.seen.rack]


def next_round(table: Table) -> Table:
    """Nobody does anything in this round."""
    return table.start(WORDS[len(table.seats)]).finish().ready().deal()


# The words (P7 to P10) -------------------------------------------------------------------------------------------


def test_P7_three_lists_of_the_round_stand_on_the_rack() -> None:
    table = opened()
    assert GAME.needs(table.state) == Shuffle("lists", tuple(lists_of(1)))
    table.deal(lambda need: tuple(reversed(need.items)))
    assert rack(table) == ["1-054", "1-053", "1-052"]


def test_P7_everyone_sees_them_all() -> None:
    table = reading()
    assert all(table.view(seat).rack == table.seen.rack for seat in table.seats)


def test_P7_lists_that_were_used_or_vetoed_do_not_come_back() -> None:
    table = reading(levels=(1, 1, 1, 1))
    seen = set(rack(table))
    for _ in range(4):
        for letter in ("A", "B", "C"):
            table.veto(ADA, letter)
        assert not seen & set(rack(table))
        seen |= set(rack(table))
        if table.seen.round < 4:
            next_round(table)
            assert not seen & set(rack(table))
            seen |= set(rack(table))
    assert len(seen) == 24


def test_P8_each_round_has_its_own_level() -> None:
    table, levels = reading(), []
    for _ in range(4):
        levels.append(table.seen.level)
        assert all(name.startswith(f"{table.seen.level}-") for name in rack(table))
        next_round(table)
    assert levels == [1, 2, 3, 4]


def test_P8_the_table_may_choose_any_levels() -> None:
    table, levels = reading(levels=(1, 4, 1, 1)), []
    for _ in range(4):
        levels.append({int(name[0]) for name in rack(table)})
        next_round(table)
    assert levels == [{1}, {4}, {1}, {1}]


def test_P9_a_vetoed_list_is_replaced_by_another_of_the_same_level() -> None:
    table = reading()
    first, second, third = rack(table)
    table.veto(CY, "B")
    assert rack(table)[0::2] == [first, third]
    assert rack(table)[1] not in (first, second, third)
    assert rack(table)[1].startswith("1-")


def test_P9_the_cards_are_dealt_once_every_seat_is_ready() -> None:
    table = reading()
    table.ready(ADA, CY)
    assert (table.seen.phase, table.waiting, table.seen.ready) == ("words", (BO,), (True, False, True))
    assert table.view(ADA).task is None
    table.ready(BO).deal()
    assert table.seen.phase == "playing"
    assert table.view(ADA).task is not None


def test_P9_a_new_list_has_to_be_read_by_those_who_were_ready() -> None:
    table = reading().ready(ADA, BO).veto(CY, "A")
    assert table.waiting == (ADA, BO, CY)


def test_P9_a_player_who_was_ready_may_still_find_a_word_hard() -> None:
    table = reading().ready(ADA)
    before = rack(table)
    table.veto(ADA, "C")
    assert rack(table) != before


def test_P9_nobody_is_ready_twice() -> None:
    table = reading().ready(ADA)
    assert table.why_not(ADA, Ready()) == "ready-already"


def test_P9_when_the_level_runs_out_the_veto_is_refused() -> None:
    table = reading(levels=(4, 1, 1, 1))
    for _ in range(33):
        table.veto(ADA, "A")
    assert table.why_not(BO, Veto("A")) == "no-lists-left"
    assert GAME.choices(table.state, BO).moves == (Ready(),)
    assert next_round(table).phase == "words", "the match goes on"


def test_P9_vetoes_leave_three_lists_for_each_later_round_of_the_level() -> None:
    table = reading(levels=(4, 4, 1, 4))
    for _ in range(36 - 9):
        table.veto(ADA, "B")
    assert table.why_not(ADA, Veto("B")) == "no-lists-left"
    for later in ("4-", "1-", "4-"):
        next_round(table)
        assert len(set(rack(table))) == 3
        assert all(name.startswith(later) for name in rack(table))


def test_P9_no_list_is_exchanged_after_the_deal() -> None:
    assert playing().why_not(ADA, Veto("A")) == "dealt-already"


def test_P10_letters_may_repeat_and_numbers_never_do() -> None:
    table = playing("A3 A7 B1")
    tasks = [table.view(seat).task for seat in table.seats]
    assert [(task.letter, task.number) for task in tasks if task] == [("A", 3), ("A", 7), ("B", 1)]
    for seed in range(20):
        table = opened(6, seed=seed).deal().ready().deal()
        assert len(set(table.state.numbers)) == 6


def test_P10_letter_and_number_are_face_down_to_all_others() -> None:
    one, other = playing("A1 B2 C3"), playing("A1 C4 B5")
    assert msgspec.json.encode(one.view(ADA)) == msgspec.json.encode(other.view(ADA))
    assert msgspec.json.encode(one.seen) == msgspec.json.encode(other.seen)
    assert one.view(BO) != other.view(BO)


# Drawing (P11, P12) ----------------------------------------------------------------------------------------------


def test_P11_all_draw_at_once_and_all_see_it() -> None:
    table = playing()
    for seat in (CY, ADA, BO, ADA):
        table.draw(seat)
    assert table.waiting == (ADA, BO, CY)
    for watcher in (*table.seats, None):
        for seat in table.seats:
            player = table.view(watcher).players[seat]
            log = GAME.log(table.state, watcher, player.drawing, 0)
            assert log is not None
            assert player.ink == len(log) > 0
    assert len(Drawing.from_log(table.state.inks[ADA].log).shown()) == 2


def test_P11_the_bottom_edge_of_the_sheet_is_the_same_for_everybody() -> None:
    drawing = Drawing.from_log(playing().draw(ADA).state.inks[ADA].log)
    assert drawing.sheet is Sheet.LANDSCAPE
    assert drawing.sheet.holds(0, 0), "y is counted from the bottom line, wherever a device shows it"


def test_P12_the_first_guess_ends_drawing() -> None:
    table = playing().draw(ADA).guess(ADA, BO, 5)
    progress = table.state.inks[ADA].progress
    for ink in (table.stroke(ADA), undo(progress), clear(progress)):
        assert table.why_not(ADA, Draw(ink)) == "pen-down"
    assert GAME.choices(table.state, ADA).examples == ()


def test_P12_until_then_strokes_can_be_taken_back() -> None:
    table = playing().draw(ADA).draw(ADA)
    table.draw(ADA, undo(table.state.inks[ADA].progress))
    assert len(Drawing.from_log(table.state.inks[ADA].log).shown()) == 1
    table.draw(ADA, clear(table.state.inks[ADA].progress))
    assert Drawing.from_log(table.state.inks[ADA].log).shown() == []


def test_P12_one_seat_that_guesses_leaves_the_pens_of_all_others() -> None:
    table = playing().guess(ADA, BO, 5).draw(BO).draw(CY)
    assert [len(table.state.inks[seat].log) > 0 for seat in table.seats] == [False, True, True]


def test_P12_a_guess_card_that_came_back_does_not_give_the_pen_back() -> None:
    table = playing().guess(ADA, BO, 5).own_up(BO)
    assert table.why_not(ADA, Draw(table.stroke(ADA))) == "pen-down"


# Guessing (P13, P14) ---------------------------------------------------------------------------------------------


def test_P13_a_guess_names_a_drawing_and_a_number() -> None:
    table = playing().guess(ADA, BO, 5)
    view = table.view(ADA)
    assert [(guess.of, guess.number) for guess in view.guesses] == [(BO, 5)]
    assert view.hand == (1, 2, 3, 4, 6, 7)


def test_P13_it_lies_face_down_on_top_of_the_earlier_ones() -> None:
    table = playing(WORDS[4]).guess(CY, ADA, 5).guess(BO, ADA, 6).guess(DI, ADA, 7).guess(BO, CY, 5)
    stacks = [player.stack for player in table.seen.players]
    assert stacks == [(CY, BO, DI), (), (BO,), ()]
    other = playing(WORDS[4]).guess(CY, ADA, 2).guess(BO, ADA, 3).guess(DI, ADA, 4).guess(BO, CY, 1)
    assert table.seen == other.seen
    assert table.view(ADA) == other.view(ADA)


@pytest.mark.parametrize(
    ("of", "number", "why"),
    [
        (BO, 4, "guessed-already"),
        (BO, 5, "guessed-already"),
        (CY, 5, "number-used"),
        (ADA, 4, "own-drawing"),
        (3, 4, "no-such-player"),
        (-1, 4, "no-such-player"),
        (10**30, 4, "no-such-player"),
        (CY, 0, "no-such-number"),
        (CY, 8, "no-such-number"),
        (CY, -(10**30), "no-such-number"),
    ],
)
def test_P13_what_is_no_guess(of: int, number: int, why: str) -> None:
    table = playing().guess(ADA, BO, 5)
    assert table.why_not(ADA, Guess(of, number)) == why


def test_P13_guessing_is_allowed_while_the_other_draws() -> None:
    table = playing().draw(BO).guess(ADA, BO, 1).draw(BO)
    assert table.seen.players[BO].stack == (ADA,)


def test_P13_one_may_guess_a_drawing_whose_player_has_finished() -> None:
    assert playing().take(BO, 2).guess(ADA, BO, 2).seen.players[BO].stack == (ADA,)


def test_P13_any_drawing_may_be_left_unguessed() -> None:
    assert playing().guess(ADA, BO, 2).take(ADA, 2).finish().phase == "reveal"


def test_P13_nobody_guesses_before_the_deal() -> None:
    table = reading()
    assert table.why_not(ADA, Guess(BO, 1)) == "read-first"
    assert table.why_not(ADA, Draw(table.stroke(ADA))) == "read-first"


def test_P14_ones_own_number_may_be_guessed_and_is_always_wrong() -> None:
    table = playing("A1 B2 C3")
    assert table.view(ADA).task is not None
    assert Guess(BO, 1) in GAME.choices(table.state, ADA).moves
    table.guess(ADA, BO, 1).finish()
    assert table.verdicts(BO) == [(ADA, "wrong", 0)]


# Finishing (P15, P16) --------------------------------------------------------------------------------------------


def test_P15_any_black_token_that_is_left_may_be_taken() -> None:
    table = playing(WORDS[3]).take(BO, 1)
    assert table.seen.black == (2, 2)
    assert table.seen.players[BO].black == 1
    assert table.seen.players[BO].finished
    table.take(ADA, 2).take(CY, 2)
    assert table.seen.black == ()


def test_P15_the_second_who_grabs_a_token_is_refused() -> None:
    table = playing(WORDS[3]).take(BO, 1)
    assert table.why_not(ADA, Take(1)) == "token-gone"
    assert Take(1) not in GAME.choices(table.state, ADA).moves


@pytest.mark.parametrize("stars", [0, 4, -1, 10**30])
def test_P15_there_are_no_such_tokens(stars: int) -> None:
    assert playing().why_not(ADA, Take(stars)) == "no-such-token"


def test_P15_with_three_players_no_token_has_three_stars() -> None:
    assert playing().why_not(ADA, Take(3)) == "token-gone"


def test_P15_a_seat_may_finish_without_a_token() -> None:
    table = playing().finish(ADA)
    assert table.seen.players[ADA].finished
    assert table.seen.players[ADA].black == 0
    assert table.seen.black == (2, 2, 1)


@pytest.mark.parametrize("move", [Take(2), Finish()])
def test_P15_who_has_finished_neither_draws_nor_guesses_nor_finishes_again(move: Take | Finish) -> None:
    table = playing().say(ADA, move)
    for after in (Draw(table.stroke(ADA)), Guess(BO, 3), Take(1), Finish()):
        assert table.why_not(ADA, after) == "finished"
    assert table.waiting == (BO, CY)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_P16_the_round_ends_when_every_seat_has_finished(seats: int) -> None:
    table = playing(WORDS[seats])
    for seat in range(seats - 1):
        table.take(seat, table.seen.black[0])
        assert table.phase == "playing"
    table.finish(seats - 1)
    assert table.phase == "reveal"
    assert table.why_not(ADA, Guess(BO, 1)) == "round-over"
    assert table.why_not(ADA, Draw(table.stroke(ADA))) == "round-over"


def test_P16_in_a_hurry_the_last_black_token_ends_the_round_at_once() -> None:
    table = playing(WORDS[6], hurry=True)
    for seat, stars in ((FAY, 3), (EVE, 1), (DI, 2), (CY, 1)):
        table.take(seat, stars)
    table.guess(ADA, BO, 2)
    assert table.phase == "playing"
    table.take(BO, 1)
    assert table.phase == "reveal"
    assert table.why_not(ADA, Guess(CY, 3)) == "round-over"
    assert table.why_not(ADA, Finish()) == "round-over"
    assert table.verdicts(BO) == [(ADA, "right", 3)], "what was laid before still counts"


def test_P16_without_hurry_the_last_token_ends_nothing() -> None:
    table = playing().take(ADA, 2).take(BO, 2)
    assert table.phase == "playing"
    table.guess(CY, ADA, 1).take(CY, 1)
    assert table.phase == "reveal"


def test_P16_in_a_hurry_a_round_also_ends_when_all_have_finished() -> None:
    table = playing(hurry=True).finish(ADA, BO).take(CY, 1)
    assert (table.phase, table.seen.black) == ("reveal", (2,))
