"""What was told of pictures is remembered with its evening, without names, and forgotten with it."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from engine import bots, requests
from engine.companion.clues import Told, hear
from engine.companion.words import NOTHING
from engine.dealer import Dealer
from engine.library import Library, read_evening
from engine.library.told_clues import LONGEST_EVENING, recalled
from engine.seats import Seat
from engine.table import Table, opening
from tests.library.evenings import break_off, play

SEATS = (Seat("Ada", 0), Seat("Bo", 1), Seat("Cy", 2), Seat("Di", 3))


@pytest.fixture
def library(tmp_path):
    with_room = Library.open(tmp_path)
    yield with_room
    with_room.close()


def evening_of(library: Library, game="dixit", variant="classic", options=b'{"target": 12, "language": "uk"}', seed=5):
    path, table = play(library, game, variant, SEATS, seed=seed, options=options)
    table.close()
    played = read_evening(path)
    assert played is not None
    return played


@pytest.mark.parametrize(
    ("game", "variant", "options"),
    [("dixit", "classic", b'{"target": 12, "language": "uk"}'), ("pictoric", "open", b'{"language": "uk"}')],
)
def test_what_people_told_is_recalled_with_its_picture_and_language(library, game, variant, options):
    played = evening_of(library, game, variant, options)
    assert len(played.told) > 2
    assert {one.told.language for one in played.told} == {"uk"}
    library.album.keep(played)
    recall = library.album.recall()
    assert set(recall.told) == {one.told for one in played.told if one.by_person}
    assert recall.said == {one.told.clue for one in played.told}
    told = recall.told[0]
    others = [card for card in ("1", "2", "3", "4", "5") if card != told.card]
    beliefs = hear(told.clue, "uk", [*others, told.card], recall.told)
    assert beliefs.index(max(beliefs)) == len(others)


def test_what_a_bot_told_is_not_told_again_that_evening_but_nothing_is_understood_by_it(library):
    opened = opening("dixit", (*SEATS[:3], Seat("Di", 3, "middle")), library.token, "classic", b'{"target": 12}')
    path, random = library.path_for(opened), Random(2)
    table = Table.open(opened, path, Dealer(2))
    while not table.position.ended:
        seat = table.game.waiting(table.position.state)[0]
        scene = table.scene(seat)
        move = bots.bot("dixit", "middle")(scene.view, scene.choices, random)
        token = library.token if table.position.bots[seat] is None else table.bot_token
        assert table.hear(token, requests.say(seat, scene.heard + 1, move)).accepted
    table.close()
    played = read_evening(path)
    assert played is not None
    assert {one.by_person for one in played.told} == {True, False}
    library.album.keep(played)
    recall = library.album.recall()
    assert {one.told.clue for one in played.told if not one.by_person} <= recall.said
    assert set(recall.told) == {one.told for one in played.told if one.by_person}


def test_nobody_is_named(library):
    played = evening_of(library)
    library.album.keep(played)
    rows = library._database.execute("SELECT * FROM told_clue").fetchall()
    assert len(rows) == len(played.told)
    assert not {"Ada", "Bo", "Cy", "Di", library.token} & {value for row in rows for value in row}


def test_of_a_round_that_nobody_saw_turned_over_nothing_is_kept(library):
    path, table = play(
        library, "dixit", "classic", SEATS, until=lambda state: state.phase == "voting" and state.round == 3
    )
    assert len(table.position.state.said) == 3
    break_off(library, table)
    table.close()
    played = read_evening(path)
    assert played is not None
    assert len(played.told) == 2


def test_a_removed_evening_takes_its_clues_and_brings_them_back(library):
    played = evening_of(library)
    library.album.keep(played)
    before = library.album.recall()
    removed = library.album.remove_evening(played.evening)
    assert library.album.recall() == NOTHING
    library.album.restore(removed)
    assert library.album.recall() == before


def test_all_is_forgotten_with_everything_else(library):
    library.album.keep(evening_of(library))
    library.forget_everything()
    assert library._database.execute("SELECT count(*) FROM told_clue").fetchone() == (0,)


def test_an_evening_ends(library):
    played = evening_of(library)
    library.album.keep(played)
    later = datetime.now(UTC) + LONGEST_EVENING + timedelta(hours=1)
    recall = recalled(library._database, later)
    assert recall.said == frozenset()
    assert recall.told


def test_bots_of_games_with_clues_remember_and_others_play_as_ever():
    recall = NOTHING._replace(told=(Told("x", "en", "1"),))
    remembers = bots.recalling(recall)
    assert remembers("yokai", "weak") is bots.bot("yokai", "weak")
    assert remembers("dixit", "weak").keywords["recall"] is recall
