"""Pebbles, rule by rule."""

from engine.entries import Dealt, Said
from engine.games import pebbles
from engine.games.pebbles import GAME, Grab, Options
from engine.rules import Why


def after(*counts):
    state = GAME.play(GAME.open("heap", Options(), 2), Dealt((1, 0)))
    for count in counts:
        state = GAME.play(state, Said(state.turn, Grab(count)))
    return state


def test_H1_chance_says_who_begins_and_turns_alternate():
    assert GAME.needs(GAME.open("heap", Options(), 2)) is not None
    assert [after().turn, after(1).turn, after(1, 2).turn] == [1, 0, 1]


def test_H2_one_two_or_three_of_those_that_lie_there():
    refused = [GAME.refuse(after(), 1, Grab(count)) is not None for count in (0, 1, 2, 3, 4)]
    assert refused == [True, False, False, False, True]
    assert GAME.refuse(after(3, 3, 3, 2), 1, Grab(2)) == Why("so-many", {"n": pebbles.MOST})
    assert GAME.refuse(after(), 0, Grab(1)) == Why("not-your-turn")


def test_H3_the_last_pebble_wins():
    assert GAME.result(after(3, 3, 3)) is None
    assert GAME.result(after(3, 3, 3, 3)).winners == (0,)
