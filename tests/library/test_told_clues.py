"""What was told of pictures is remembered with its evening, without names, and forgotten with it."""

import os
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engine import bots, requests
from engine.companion.clues import Told, hear
from engine.companion.words import NOTHING
from engine.dealer import Dealer
from engine.gate import Refused
from engine.library import Library, read_evening, told_clues
from engine.library.backup import collect, pack, unpack
from engine.library.restore import bring_back
from engine.library.told_clues import LONGEST_EVENING, ToldClue, recalled
from engine.seats import Seat
from engine.table import Table, opening
from tests.library.evenings import break_off, play
from tests.library.test_backup import written_anew

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


def on_disk(tmp_path):
    return closing(sqlite3.connect(tmp_path / "library.easel"))


def test_nobody_is_named(library, tmp_path):
    played = evening_of(library)
    library.album.keep(played)
    with on_disk(tmp_path) as file:
        rows = file.execute("SELECT * FROM told_clue").fetchall()
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


def test_all_is_forgotten_with_everything_else(library, tmp_path):
    library.album.keep(evening_of(library))
    library.forget_everything()
    with on_disk(tmp_path) as file:
        assert file.execute("SELECT count(*) FROM told_clue").fetchone() == (0,)


def waiting(library, seed=6, language="en"):
    """A match that is left in its third round, its third clue told and not turned over."""
    path, table = play(
        library,
        "dixit",
        "classic",
        SEATS,
        until=lambda state: state.phase == "voting" and state.round == 3,
        seed=seed,
        options=b'{"language": "%s"}' % language.encode(),
    )
    said = table.position.state.said
    table.close()
    assert len(said) == 3
    return path, said


def test_what_was_told_in_a_match_that_waits_is_not_told_again_either(library):
    path, said = waiting(library)
    played = evening_of(library)
    library.album.keep(played)
    recall = library.recall()
    assert recall.said == {one.told.clue for one in played.told} | set(said)
    assert [told.clue for told in recall.told[:2]] == [said[1], said[0]], "the clue of a covered card is not known"
    assert library.album.recall().said == {one.told.clue for one in played.told}
    library.remove_match(path)
    assert library.recall().said == {one.told.clue for one in played.told}


def test_a_match_that_waited_for_days_and_ends_today_is_of_this_evening(library):
    played = evening_of(library)
    begun = replace(played, evening=replace(played.evening, started="2020-01-01T20:00:00+00:00"))
    library.album.keep(begun)
    assert library.album.recall().said == {one.told.clue for one in played.told}


def test_a_match_that_has_waited_since_yesterday_is_of_another_evening(library):
    path, said = waiting(library)
    for piece in path.parent.glob(f"{path.name}*"):
        os.utime(piece, (0, time.time() - LONGEST_EVENING.total_seconds() - 60))
    assert library.recall() == NOTHING


def test_a_damaged_match_is_no_reason_to_remember_nothing(library):
    path, said = waiting(library)
    path.write_bytes(path.read_bytes()[:5000])
    (library.matches / "20200101-x.easel").write_bytes(b"no match")
    assert library.recall() == NOTHING


# At another device's table


FOREIGN = ToldClue(Told("the long way home", "en", "17"), by_person=True)


def test_what_was_told_at_another_devices_table_is_remembered(library):
    bots_clue = ToldClue(Told("a candle", "en", "5"), by_person=False)
    for told in (FOREIGN, FOREIGN, bots_clue):  # told again with each scene of the reveal
        library.album.keep_told("abc", told)
    recall = library.recall()
    assert recall.told == (FOREIGN.told,)
    assert recall.said == {"the long way home", "a candle"}
    assert [evening.clues for evening in library.album.told()] == [(FOREIGN, bots_clue)]


@pytest.mark.parametrize(
    "told", [Told("", "en", "5"), Told("x" * 500, "en", "5"), Told("a\u202eb", "en", "5"), Told("boat", "xx", "5"),
             Told("boat", "en", "5" * 500)]
)  # fmt: skip
def test_of_a_host_that_tells_nonsense_nothing_is_kept(library, told):
    library.album.keep_told("abc", ToldClue(told, by_person=True))
    assert library.album.told() == ()


def test_a_host_that_tells_without_end_is_not_kept_without_end(library, monkeypatch):
    monkeypatch.setattr(told_clues, "MOST_OF_A_MATCH", 3)
    monkeypatch.setattr(told_clues, "MOST_ELSEWHERE", 2)
    for match in ("a", "b", "c", "d"):
        for number in range(5):
            library.album.keep_told(match, ToldClue(Told(f"clue {number}", "en", "5"), by_person=True))
    assert [len(evening.clues) for evening in library.album.told()] == [3, 3]


def test_it_is_forgotten_with_the_last_evening_of_the_album_and_brought_back_with_it(library):
    first, second = evening_of(library, seed=1), evening_of(library, seed=2)
    for played in (first, second):
        library.album.keep(played)
    library.album.keep_told("abc", FOREIGN)
    library.album.remove_evening(first.evening)
    assert FOREIGN.told in library.recall().told
    before = library.album.told()
    removed = library.album.remove_evening(second.evening)
    assert library.album.told() == ()
    library.album.restore(removed)
    assert library.album.told() == before


# In a backup


def test_a_backup_brings_what_was_told(library, tmp_path):
    library.album.keep(evening_of(library))
    library.album.keep_told("abc", FOREIGN)
    other = Library.open(tmp_path / "other")
    content = pack(collect(library))
    assert b"Ada" not in msgspec.json.encode(library.album.told())
    bring_back(other, unpack(content))
    assert other.album.told() == library.album.told()
    bring_back(other, unpack(content))
    assert other.album.told() == library.album.told()
    other.forget_everything()
    assert other.album.told() == ()
    other.close()


def test_a_backup_of_before_that_is_read_as_ever(library, tmp_path):
    def older(contents):
        del contents["told"]
        return 1

    played = evening_of(library)
    library.album.keep(played)
    other = Library.open(tmp_path / "other")
    bring_back(other, unpack(written_anew(pack(collect(library)), older)))
    assert other.album.evenings() == [played.evening]
    assert other.album.told() == ()
    other.close()


def _clue(contents):
    return contents["told"][0]["clues"][0]["told"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda contents: _clue(contents).update(language="xx"),
        lambda contents: _clue(contents).update(clue="x" * 10_000),
        lambda contents: _clue(contents).update(card="x" * 10_000),
        lambda contents: contents["told"][0].update(evening="../x"),
        lambda contents: contents["told"][0].update(last="x" * 10_000),
        lambda contents: contents["told"].append(contents["told"][0]),
        lambda contents: contents.update(told=None),
    ],
)
def test_a_backup_with_clues_that_cannot_be_is_damaged(library, spoil):
    library.album.keep_told("abc", FOREIGN)
    content = pack(collect(library))
    unpack(written_anew(content, lambda contents: None))
    with pytest.raises(Refused) as refused:
        unpack(written_anew(content, spoil))
    assert refused.value.why.key == "backup-damaged"


def test_an_evening_ends(library, tmp_path):
    played = evening_of(library)
    library.album.keep(played)
    later = datetime.now(UTC) + LONGEST_EVENING + timedelta(hours=1)
    with on_disk(tmp_path) as file:
        recall = recalled(file, later)
    assert recall.said == frozenset()
    assert recall.told


def test_bots_of_games_with_clues_remember_and_others_play_as_ever():
    recall = NOTHING._replace(told=(Told("x", "en", "1"),))
    remembers = bots.recalling(recall)
    assert remembers("yokai", "weak") is bots.bot("yokai", "weak")
    assert remembers("dixit", "weak").keywords["recall"] is recall
