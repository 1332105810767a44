"""Every registered game in every variant is held to the contract of engine/rules.py."""

import importlib
import string
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine import match, requests, rules, sentences
from engine.entries import ENCODER, decoder
from engine.games import yokai
from engine.games.yokai import Lay
from engine.rules import Choices, Why, WhyLine
from tests.engine.tables import party, resumed
from tests.games.conformance import by_chance, check_moment, check_result, opened, openings
from tests.harness.examples import some_of

EVERY = pytest.mark.parametrize(("name", "variant", "seats"), openings())
SEEDS = range(some_of(3))


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
    apart = max(7, len(moves) // 20)
    for number, moment in enumerate(moments):
        others = moves[number % apart :: apart]  # all moves of the match, over a few moments
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
def test_at_a_table_nonsense_changes_nothing_and_the_file_holds_everything(
    tmp_path: Path, name: str, variant: str, seats: int
) -> None:
    at, random = party(tmp_path / "match", game=name, variant=variant, seats=seats), Random(9)
    moves: list[Any] = [None, 7, "x", {}, {"do": "dance"}]
    while not at.table.scene(None).ended:
        at.wait(random.randrange(3000))
        if not at.turn:
            continue
        seat = random.choice(at.turn)
        before, seen = at.table.position, at.seen()
        raw = bytearray(requests.say(seat, before.heard[seat] + 1, random.choice(moves)))
        raw[random.randrange(len(raw))] = random.randrange(256)
        for spoken in (bytes(raw), requests.say(seat, before.heard[seat] + 2, moves[-1])):
            if at.hear(seat, spoken).accepted:
                break  # one byte turned one legal move into another
            assert at.table.position is before
            assert at.seen() == seen
        else:
            moves.append(random.choice(at.table.scene(seat).choices.all()))
            assert at.say(seat, moves[-1]).accepted
    assert at.table.scene(None).result is not None
    assert resumed(tmp_path / "match").seen() == at.seen()


@EVERY
def test_entries_are_the_same_after_a_journey_through_bytes(name: str, variant: str, seats: int) -> None:
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


# A game that breaks the contract is caught -----------------------------------------------------------------------


def never_waiting_seat(state: Any) -> tuple[int, ...]:
    return () if state.turn < 0 or yokai.needs(state) else (1 - state.turn,)


def with_another_seat(state: Any, seat: int | None) -> yokai.View:
    return replace(yokai.view_of(state, seat), seat=0)


BROKEN = {
    "lists what it refuses": {"choices": lambda state, seat: Choices((Lay(99, "water"),))},
    "lists a move twice": {"choices": lambda state, seat: Choices(yokai.choices(state, seat).moves * 2)},
    "waits for who can do nothing": {"waiting": never_waiting_seat},
    "waits for a seat that is not there": {"waiting": lambda state: (2,)},
    "refuses with a key that says nothing": {"refuse": lambda state, seat, move: Why("because")},
    "shows one seat's view to all": {"view_of": with_another_seat},
    "says a line without its number": {
        "view_of": lambda state, seat: with_a_line(state, seat, WhyLine(0, 1, "colours"))
    },
    "says a line of no known key": {"view_of": lambda state, seat: with_a_line(state, seat, WhyLine(0, 1, "x"))},
}


def with_a_line(state: Any, seat: int | None, line: WhyLine) -> yokai.View:
    return replace(yokai.view_of(state, seat), why=(line,))


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_a_game_that_breaks_the_contract_is_caught(broken: dict[str, Any]) -> None:
    moments = whole_match("yokai", "duel", 2, seed=0)
    others = [moment.entry.move for moment in moments if hasattr(moment.entry, "move")][:5]
    with pytest.raises((AssertionError, KeyError)):
        for moment in moments:
            check_moment(replace(yokai.GAME, **broken), moment, others)


@pytest.mark.parametrize("change", [{"scores": (99, 0)}, {"winners": ()}, {"winners": (5,)}, {"why": ()}])
def test_a_result_that_does_not_add_up_is_caught(change: dict[str, Any]) -> None:
    state = whole_match("yokai", "duel", 2, seed=0)[-1].position.state
    check_result(yokai.GAME, state)
    wrong = replace(yokai.result(state), **change)
    with pytest.raises(AssertionError):
        check_result(replace(yokai.GAME, result=lambda state: wrong), state)
