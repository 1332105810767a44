"""Bots are found by the name of their game; a game without one is played by chance."""

from random import Random
from types import SimpleNamespace
from typing import get_args

import pytest

from engine import bots, rules
from engine.bots import chance
from engine.dealer import Dealer
from engine.entries import Dealt, Said
from engine.rules import Choices, Roll, Shuffle
from engine.seats import Strength
from tools.tournament import TABLES, play_off, player


@pytest.mark.parametrize("game", rules.names())
@pytest.mark.parametrize("strength", get_args(Strength))
def test_every_game_has_a_bot_of_every_strength(game: str, strength: Strength) -> None:
    assert callable(bots.bot(game, strength))


def test_a_game_that_is_not_there_has_no_bot() -> None:
    with pytest.raises(KeyError):
        bots.bot("sitter", "weak")


def test_chance_uses_every_choice_listed_or_not_and_plays_the_same_again() -> None:
    choices = Choices(("water", "fire"), ("a clue",))
    assert {chance(None, choices, Random(seed)) for seed in range(50)} == {"water", "fire", "a clue"}
    assert chance(None, choices, Random(3)) == chance(None, choices, Random(3))


@pytest.mark.long
@pytest.mark.parametrize(("game", "variant"), [(game, variant) for game, all in TABLES.items() for variant in all])
def test_at_tables_of_several_the_strong_one_wins_more_than_the_weak_one(game: str, variant: str) -> None:
    strong, weak = player(game, "strong"), player(game, "weak")
    pairing = play_off(rules.game(game), strong, weak, 8, 3, variant, TABLES[game][variant])
    assert len(pairing.points) == 8
    assert pairing.share() > 0.6


@pytest.mark.parametrize(("game", "variant"), [("dixit", "classic"), ("pictoric", "open"), ("pictoric", "closed")])
def test_over_pictures_that_it_does_not_know_a_bot_takes_its_time(game: str, variant: str) -> None:
    photos = tuple(f"photo-{number}" for number in range(60))
    for deck, late in ((photos, bots.LATE), ((), None)):
        table = rules.game(game)
        state, dealer, random, taken = table.open(variant, table.options(deck=deck), 4), Dealer(1), Random(1), []
        while len(taken) < 3:
            while isinstance(need := table.needs(state), Shuffle | Roll):
                state = table.play(state, Dealt(dealer.answer(need)))
            for seat in table.waiting(state):
                view, choices = table.view_of(state, seat), table.choices(state, seat)
                scene = SimpleNamespace(game=game, view=view, choices=choices)
                act = bots.Player(bots.bot(game, "middle")).act(scene, {}, random)
                if act.move is not None:
                    break
            if state.phase == "voting":
                taken.append(act.seconds)
            state = table.play(state, Said(seat, act.move))
        assert taken == [late] * 3
