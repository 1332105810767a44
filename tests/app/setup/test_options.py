"""What a table may agree on before a match, as the set-up offers it."""

import pytest

from app import games
from app.boards.face import OneOf
from app.boards.pictomania import OWN_MIX
from app.setup import options
from app.setup.options import read
from engine import rules
from engine.games.dixit.setting_up import laps


def offered(game, own_lists=0, variant=None, agreed=None):
    """The choices of each OneOf, by its words."""
    found = games.face_of(game).options(variant, own_lists, agreed)
    return {option.words: dict(option.values) for option in found if isinstance(option, OneOf)}


def test_P8_a_table_chooses_a_level_for_all_rounds_or_its_own_mix():
    agreed = read("pictomania", "{}")
    shown = offered("pictomania", agreed=agreed)
    assert list(shown) == ["How hard are the words?"]
    mix = next(value for value, words in shown["How hard are the words?"].items() if words == "Round by round")
    mixed = agreed | {"levels": mix}
    shown = offered("pictomania", agreed=mixed)
    assert list(shown)[1:] == ["Round 1", "Round 2", "Round 3", "Round 4"]
    for place in range(4):
        levels = list(shown[f"Round {place + 1}"])
        assert [value[place] for value in levels] == [1, 2, 3, 4]
        assert {(*value[:place], *value[place + 1 :]) for value in levels} == {(*mix[:place], *mix[place + 1 :])}


def test_P8_any_level_for_any_round_is_kept_for_the_next_time():
    written = options.write("pictomania", read("pictomania", "{}") | {"levels": (4, 1, 1, 2)})
    assert read("pictomania", written)["levels"] == (4, 1, 1, 2)
    assert read("pictomania", b'{"levels":[1,1,1,5]}')["levels"] == (1, 2, 3, 4)


@pytest.mark.parametrize(("lists", "kept"), [(5, False), (6, True)])
def test_rounds_with_own_lists_are_offered_to_who_has_enough_of_them(lists, kept):
    """Three lists stand on the rack of a round."""
    agreed = read("pictomania", b'{"levels":[1,0,1,0]}', lists)
    assert (agreed["levels"] == (1, 0, 1, 0)) == kept
    mix = {"levels": (1, 0, 1, 2)}
    shown = offered("pictomania", lists, agreed=read("pictomania", "{}") | mix)
    assert ((1, 0, 1, 0) in shown["Round 4"]) == kept


@pytest.mark.parametrize(("variant", "words"), [("party", 4), ("team", 4)])
def test_D18_D24_parties_and_teams_tell_as_often_as_they_like(variant, words):
    shown = offered("dixit", variant=variant)
    assert list(shown) == ["How often does everybody tell?"]
    assert list(shown["How often does everybody tell?"]) == [1, 2, 3, words]
    assert all(words in laps(seats) for seats in rules.game("dixit").variants[variant])


@pytest.mark.parametrize("game", ["pictoric", "yokai"])
def test_B14_Y15_a_number_of_rounds_can_be_agreed_on(game):
    rounds = offered(game)["When does it end?"]
    assert next(iter(rounds)) == 0, "as the rules have it"
    for n in rounds:
        agreed = options.read(game, options.write(game, read(game, "{}") | {"rounds": n}))
        assert agreed["rounds"] == n
        table = rules.game(game)
        variant, counts = next(iter(table.variants.items()))
        table.open(variant, table.options(rounds=n), counts[0])


def test_round_by_round_shows_a_row_for_each_round(easel):
    easel.go("setup", game="pictomania")
    easel.wait(lambda: easel.reads("How hard are the words?"), "the set-up")
    assert not easel.reads("Round 4")
    easel.tap("Round by round")
    assert easel.reads("Round 1")
    assert easel.reads("Round 4")
    assert easel.page.agreed["levels"] == OWN_MIX
