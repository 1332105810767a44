"""The bot of Pictomania: whole matches play themselves, and people who draw keep their chances."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.bots import pictomania as bot
from engine.dealer import Dealer
from engine.entries import Dealt, Said
from engine.games.pictomania import GAME
from engine.games.pictomania.moves import Draw, Finish, Guess, Judge, Move, Take
from engine.games.pictomania.setting_up import Options
from engine.games.pictomania.state import State
from engine.ink import Drawing
from engine.rules import Roll, Shuffle
from tests.bots.tables import play_to_the_end
from tests.games.pictomania.matches import played
from tests.games.pictomania.table import ADA, BO, CY, passed, playing
from tests.games.pictomania.table import Table as Played
from tests.harness.examples import some_of

STRENGTHS = ("weak", "middle", "strong")


def thought(table: Played, seat: int, strength: Any = "middle", seed: int = 1) -> Move | None:
    """What the bot says in the place of this seat."""
    pick = bots.bot("pictomania", strength)
    move: Move | None = pick(table.view(seat), GAME.choices(table.state, seat), Random(seed))
    assert move is None or table.why_not(seat, move) is None
    return move


def plays_on(state: State, strength: Any, seed: int) -> Iterator[tuple[State, int, Move]]:
    """All seats are bots; each thinks in its turn, as long as anybody has something to say."""
    random, dealer, silent, seat = Random(seed), Dealer(seed), 0, 0
    pick = bots.bot("pictomania", strength)
    while GAME.result(state) is None and silent < state.agreed.seats:
        while isinstance(need := GAME.needs(state), Shuffle | Roll):
            state = GAME.play(state, Dealt(dealer.answer(need)))
        seat = (seat + 1) % state.agreed.seats
        move = pick(GAME.view_of(state, seat), GAME.choices(state, seat), random)
        silent = silent + 1 if move is None else 0
        if move is not None:
            assert GAME.refuse(state, seat, move) is None
            state = GAME.play(state, Said(seat, move))
            yield state, seat, move


@pytest.mark.parametrize("variant", ["live", "passed"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("hurry", [False, True])
@pytest.mark.parametrize("strength", STRENGTHS)
def test_whole_matches_play_themselves(variant: str, seats: int, hurry: bool, strength: str) -> None:
    for seed in range(some_of(3)):
        states = [GAME.open(variant, Options(hurry=hurry), seats)]
        states += [state for state, _, _ in plays_on(states[0], strength, seed)]
        assert GAME.result(states[-1]) is not None
        assert all(kept.log for kept in states[-1].album), "a bot draws something in every round"
        assert len(states[-1].album) == 3 * seats, "the last round's drawings lie on the table"


@pytest.mark.long
@pytest.mark.parametrize("variant", ["live", "passed"])
def test_bots_at_a_table_play_a_match_to_its_end(variant: str) -> None:
    play_to_the_end("pictomania", variant, (*STRENGTHS, STRENGTHS[0]))


# Beside people ---------------------------------------------------------------------------------------------------


def test_it_draws_first_and_then_waits_for_something_to_guess() -> None:
    table = playing()
    move = thought(table, ADA)
    assert isinstance(move, Draw)
    table.say(ADA, move)
    assert thought(table, ADA) is None, "nobody else has drawn anything yet"
    table.draw(CY)
    guess = thought(table, ADA)
    assert isinstance(guess, Guess)
    assert guess.of == CY


def test_it_takes_no_black_token_while_a_person_draws() -> None:
    table = playing().draw(ADA).draw(BO).draw(CY)
    table.say(ADA, thought(table, ADA)).say(ADA, thought(table, ADA))
    assert thought(table, ADA) is None
    table.guess(BO, CY, 6)
    assert thought(table, ADA) is None
    table.guess(CY, BO, 5)
    assert thought(table, ADA, "strong") == Take(2)
    assert thought(table, ADA, "weak") == Take(1)


def test_it_does_not_wait_for_those_who_own_up_or_finish() -> None:
    table = playing().draw(ADA).own_up(BO).finish(CY)
    assert isinstance(thought(table, ADA), Guess), "Cy will never draw more than this"
    table.say(ADA, thought(table, ADA))
    assert isinstance(thought(table, ADA), Take)


def test_a_table_of_drawings_that_do_not_count_comes_to_its_end() -> None:
    table = playing().own_up(ADA).own_up(BO).own_up(CY)
    for seat in table.seats:
        table.say(seat, thought(table, seat)).say(seat, thought(table, seat))
    assert table.phase == "reveal"


def test_on_a_passed_tablet_it_leaves_the_black_tokens_to_those_who_think() -> None:
    table = passed().all_draw().uncover(ADA)
    moves = []
    while table.waiting == (ADA,):
        moves.append(thought(table, ADA))
        table.say(ADA, moves[-1])
    assert [type(move) for move in moves] == [Guess, Guess, Finish]


@pytest.mark.long
@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_takes_over_wherever_a_person_left(strength: str) -> None:
    """A bot sits in for everybody at any moment of a match that people play: it always comes to an end."""
    for variant in ("live", "passed"):
        match = played(variant, 4, Options(), ["to anything", "to drawing", "to scruples", "to quarrels"], [], 5)
        for state in match.states[:-1:9]:
            *_, (end, _, _) = plays_on(state, strength, 1)
            assert GAME.result(end) is not None


def test_what_a_person_began_to_draw_stays_as_it_is() -> None:
    table = playing().draw(ADA)
    assert not isinstance(thought(table, ADA), Draw)


# Strength --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 6])
def test_a_strong_bot_never_wastes_a_guess_on_its_own_number(seats: int) -> None:
    for seed in range(10):
        start = GAME.open("live", Options(), seats)
        for state, seat, move in plays_on(start, "strong", seed):
            if isinstance(move, Guess):
                assert move.number != state.numbers[seat]


def test_a_weak_bot_may() -> None:
    table = playing("A1 B2 C3").draw(ADA).draw(BO).draw(CY)
    guesses = [thought(table, ADA, "weak", seed) for seed in range(60)]
    assert Guess(BO, 1) in guesses


def test_it_sees_no_foul() -> None:
    table = playing().finish().foul(CY, of=BO)
    assert thought(table, ADA) == Judge(BO, False)


def test_its_scribbles_are_drawings_of_several_strokes() -> None:
    shown = [Drawing.from_log(bot.scribble(Random(seed))).shown() for seed in range(200)]
    assert {len(strokes) for strokes in shown} == {2, 3, 4}
    assert all(stroke.ended and len(stroke) > 5 for strokes in shown for stroke in strokes)
    assert len({tuple(strokes[0].xs) for strokes in shown}) > 100
