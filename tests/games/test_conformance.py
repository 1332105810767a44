"""Every registered game in every variant is held to the contract of engine/rules.py."""

import importlib
import string

import msgspec
import pytest

from engine import match, rules, sentences
from tests.games.conformance import by_chance, check_moment, check_result, opened, openings

EVERY = pytest.mark.parametrize(("name", "variant", "seats"), openings())
SEEDS = range(3)


def whole_match(name: str, variant: str, seats: int, seed: int) -> list:
    return list(by_chance(rules.game(name), variant, seats, seed))


def test_there_are_games() -> None:
    assert "yokai" in rules.names()


@pytest.mark.parametrize("name", rules.names())
def test_a_game_is_called_like_its_module(name: str) -> None:
    assert importlib.import_module(f"engine.games.{name}").GAME.name == name


@EVERY
@pytest.mark.parametrize("seed", SEEDS)
def test_choices_refusals_views_and_sentences_agree_at_every_moment(
    name: str, variant: str, seats: int, seed: int
) -> None:
    moments = whole_match(name, variant, seats, seed)
    moves = [moment.entry.move for moment in moments if hasattr(moment.entry, "move")]
    for number, moment in enumerate(moments):
        others = moves[number % 7 :: 7]  # all moves of the match, over a few moments
        check_moment(rules.game(name), moment, others)


@EVERY
@pytest.mark.parametrize("seed", SEEDS)
def test_the_lines_of_a_result_add_up_to_its_scores(name: str, variant: str, seats: int, seed: int) -> None:
    check_result(rules.game(name), whole_match(name, variant, seats, seed)[-1].position.state)


@EVERY
def test_a_replay_of_the_entries_leads_to_the_same_states_and_views(name: str, variant: str, seats: int) -> None:
    game, moments = rules.game(name), whole_match(name, variant, seats, seed=5)
    entries = [moment.entry for moment in moments[:-1]]
    again = match.replay(game, opened(game, variant, seats), entries)
    assert again == moments[-1].position
    position = match.begin(game, opened(game, variant, seats))
    for moment in moments:
        for seat in (*range(seats), None):
            seen = msgspec.json.encode(game.view_of(position.state, seat))
            assert seen == msgspec.json.encode(game.view_of(moment.position.state, seat))
        if moment.entry is not None:
            position = match.follow(game, position, moment.entry)


@EVERY
def test_entries_are_the_same_after_a_journey_through_bytes(name: str, variant: str, seats: int) -> None:
    from engine.entries import ENCODER, decoder

    read = decoder(rules.game(name).move).decode
    for moment in whole_match(name, variant, seats, seed=6)[:-1]:
        assert read(ENCODER.encode(moment.entry)) == moment.entry


@pytest.mark.parametrize("name", [*rules.names(), None])
def test_every_sentence_can_be_said(name: str | None) -> None:
    for key, sentence in sentences.of_game(name).items():
        texts = [sentence] if isinstance(sentence, str) else list(sentence)
        assert all(text.strip() for text in texts), key
        blanks = [{blank for _, blank, _, _ in string.Formatter().parse(text) if blank} for text in texts]
        assert all(blank.isidentifier() for each in blanks for blank in each), key
        if len(texts) == 2:
            assert "n" in set.union(*blanks), f"{key} has a plural that nothing is counted for"


@pytest.mark.parametrize("name", rules.names())
def test_a_game_says_all_that_any_game_may_refuse(name: str) -> None:
    assert set(rules.SAYS) <= set(rules.game(name).says)
