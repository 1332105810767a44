"""Bots are found by the name of their game; a game without one is played by chance."""

from random import Random
from typing import get_args

import pytest

from engine import bots, rules
from engine.bots import chance
from engine.rules import Choices
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


@pytest.mark.parametrize(("game", "variant"), [(game, variant) for game, all in TABLES.items() for variant in all])
def test_at_tables_of_several_the_strong_one_wins_more_than_the_weak_one(game: str, variant: str) -> None:
    strong, weak = player(game, "strong"), player(game, "weak")
    pairing = play_off(rules.game(game), strong, weak, 8, 3, variant, TABLES[game][variant])
    assert len(pairing.points) == 8
    assert pairing.share() > 0.6
