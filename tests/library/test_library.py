"""What a device remembers, and what it does with files that it cannot read."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from engine import journal
from engine.dealer import Dealer
from engine.entries import Ended
from engine.gate import Refused
from engine.library import Damaged, Library, Settings, Waiting
from engine.library.library import SAYS
from engine.library.matches import last_change
from engine.library.players import FACE_BYTES, MOST_PLAYERS, tidy
from engine.requests import BreakOff, say
from engine.rules import Why
from engine.seats import LONGEST_NAME, Seat
from engine.sentences import of_game
from engine.table import Table, opening
from tests.library.full_disk import full_disk


@pytest.fixture
def library(tmp_path):
    opened = Library.open(tmp_path)
    yield opened
    opened.close()


def again(library, folder):
    library.close()
    return Library.open(folder)


# Players


def test_players_are_remembered_with_name_colour_and_face(library, tmp_path):
    ada = library.add("  Ada \n Ґ ", 3, b"face")
    library = again(library, tmp_path)
    assert library.players() == [ada]
    assert (ada.name, ada.colour, ada.face) == ("Ada Ґ", 3, b"face")
    assert library.player(ada.id) == ada
    assert library.player("nobody") is None


def test_those_who_played_last_come_first(library):
    ada, bo, cy = (library.add(name, number) for number, name in enumerate(("Ada", "Bo", "Cy")))
    library.remember_table("yokai", "duel", b"{}", [Seat("Ada", player=ada.id), Seat("Bot", bot="weak")])
    assert [player.name for player in library.players()] == ["Ada", "Cy", "Bo"]


def test_a_removed_player_can_be_brought_back_as_they_were(library):
    ada = library.add("Ada", 3, b"face")
    library.remove(ada)
    assert library.players() == []
    library.restore(ada)
    assert library.players() == [ada]


def test_a_change_keeps_who_it_is(library):
    ada = library.add("Ada", 3)
    changed = library.change_player(msgspec.structs.replace(ada, name="Ada B", colour=5))
    assert library.players() == [changed]
    assert changed.id == ada.id


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "\n\t", "\u2066\u2069"])
def test_a_name_that_nobody_can_see_is_refused(library, name):
    with pytest.raises(Refused) as refused:
        library.add(name, 0)
    assert refused.value.why == Why("name-empty")
    assert library.players() == []


def test_names_are_tidied_and_cut():
    assert tidy("  Бабуся   Ганна ") == "Бабуся Ганна"
    assert tidy("A\u202ed\u0000a") == "Ada"
    assert tidy("е\u0308") == "ё"
    assert len(tidy("ш" * 100)) == LONGEST_NAME


def test_a_face_too_large_and_a_list_too_long_are_refused(library):
    with pytest.raises(Refused):
        library.add("Ada", 0, b"x" * (FACE_BYTES + 1))
    for number in range(MOST_PLAYERS):
        library.add(f"P{number}", number % 12)
    with pytest.raises(Refused) as refused:
        library.add("One more", 0)
    assert refused.value.why == Why("library-full")


def test_what_cannot_be_saved_is_refused_and_not_there(library):
    library.add("Ada", 1)
    with full_disk(), pytest.raises(Refused) as refused:
        library.add("Bo", 0, b"face" * 4000)
    assert refused.value.why == Why("not-saved")
    assert [player.name for player in library.players()][-1] == "Ada"


# Settings


def test_settings_have_defaults_and_stay(library, tmp_path):
    assert library.settings == Settings()
    library.change(night=True, language="uk")
    library = again(library, tmp_path)
    assert library.settings == Settings(night=True, language="uk")


def test_a_setting_that_cannot_be_one_falls_back(library, tmp_path):
    library.change(night=True)
    library.close()
    with sqlite3.connect(tmp_path / "library.easel") as database:
        database.execute("INSERT OR REPLACE INTO setting VALUES ('language', '42')")
        database.execute("INSERT OR REPLACE INTO setting VALUES ('sound', 'not json')")
        database.execute("INSERT OR REPLACE INTO setting VALUES ('letters', '\"enormous\"')")
        database.execute("INSERT OR REPLACE INTO setting VALUES ('nonsense', 'true')")
    database.close()
    assert Library.open(tmp_path).settings == Settings(night=True)


def test_the_token_stays_and_the_last_table_comes_back(library, tmp_path):
    token = library.token
    seats = (Seat("Ada", 1), Seat("Fox", 2, bot="strong"))
    library.remember_table("yokai", "duel", b'{"a":1}', seats)
    library = again(library, tmp_path)
    assert library.token == token
    last = library.last_table("yokai")
    assert (last.variant, last.seats, last.options) == ("duel", seats, '{"a":1}')
    assert library.last_table("dixit") is None


def test_forgetting_everything_leaves_nothing(library, tmp_path):
    library.add("Ada", 1)
    library.change(night=True)
    token = library.token
    open_match(library).close()
    library.forget_everything()
    library = again(library, tmp_path)
    assert library.players() == []
    assert library.settings == Settings()
    assert library.token != token
    assert library.match_files() == []
    assert list(tmp_path.rglob("*.easel")) == [tmp_path / "library.easel"]


# Files that cannot be read

HEAD = b"SQLite format 3\0"


def newer(path):
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 99")
    database.close()


def torn(path):
    path.write_bytes(path.read_bytes()[:5000])


def scribbled(path):
    raw = bytearray(path.read_bytes())
    raw[4096:8192] = b"\xff" * 4096
    path.write_bytes(bytes(raw))


def other_tables(path):
    with sqlite3.connect(path) as database:
        database.execute("ALTER TABLE player RENAME COLUMN name TO nom")
    database.close()


@pytest.mark.parametrize(
    ("harm", "key"),
    [
        (lambda path: path.write_bytes(b"hello" * 100), "library-foreign"),
        (lambda path: path.write_bytes(HEAD + b"?" * 200), "library-foreign"),
        (lambda path: path.write_bytes(HEAD), "library-damaged"),
        (newer, "library-newer"),
        (torn, "library-damaged"),
        (scribbled, "library-damaged"),
        (other_tables, "library-damaged"),
    ],
)
def test_a_library_that_cannot_be_read_is_left_and_told_of_once(library, tmp_path, harm, key):
    for number in range(40):
        library.add(f"P{number}", number % 12, b"face" * 200)
    library.close()
    path = tmp_path / "library.easel"
    harm(path)
    harmed = path.read_bytes()
    fresh = Library.open(tmp_path)
    assert fresh.trouble == Why(key)
    assert fresh.players() == []
    fresh.add("Ada", 1)
    fresh.close()
    assert path.read_bytes() == harmed
    later = Library.open(tmp_path)
    assert later.trouble is None
    assert [player.name for player in later.players()] == ["Ada"]


def test_an_empty_file_is_a_new_library(tmp_path):
    (tmp_path / "library.easel").touch()
    library = Library.open(tmp_path)
    assert library.trouble is None
    library.add("Ada", 1)


def test_where_nothing_can_be_saved_the_app_still_opens(tmp_path):
    place = tmp_path / "a file, not a folder"
    place.write_text("")
    library = Library.open(place)
    assert library.trouble == Why("library-nowhere")
    library.add("Ada", 1)
    assert len(library.players()) == 1


def test_every_trouble_has_a_sentence():
    assert SAYS.items() <= of_game(None).items()


# Matches


def open_match(library, moves=0, seed=7):
    opened = opening("yokai", [Seat("Ada", 0), Seat("Bo", 1)], library.token)
    table = Table.open(opened, library.path_for(opened), Dealer(seed))
    for _ in range(moves):
        if table.position.ended:
            break
        (seat,) = table.game.waiting(table.position.state)
        move = table.game.choices(table.position.state, seat).all()[0]
        assert table.hear(library.token, say(seat, table.position.heard[seat] + 1, move)).accepted
    return table


def test_a_match_that_was_left_waits_with_its_turn_and_scores(library):
    table = open_match(library, moves=40)
    turn, why = table.game.waiting(table.position.state), table.scene(None).view.why
    table.close()
    (match,) = library.waiting()
    assert isinstance(match, Waiting)
    assert match.opened == table.opened
    assert match.position.state == table.position.state
    assert match.turn == turn
    assert match.scores == tuple(sum(line.points for line in why if line.seat == seat) for seat in (0, 1))
    assert library.newest_waiting() == match


def test_the_newest_match_comes_first(library, monkeypatch):
    for moment in ("2026-01-01T10:00:00+00:00", "2026-01-02T10:00:00+00:00"):
        opened = msgspec.structs.replace(
            opening("yokai", [Seat("Ada", 0), Seat("Bo", 1)], library.token), started=moment
        )
        Table.open(opened, library.path_for(opened)).close()
    assert [match.opened.started[:10] for match in library.waiting()] == ["2026-01-02", "2026-01-01"]


def test_a_match_that_ended_waits_no_more_and_is_filed_away_later(library, tmp_path):
    table = open_match(library)
    table.hear(library.token, msgspec.json.encode(BreakOff(0)))
    assert library.waiting() == []
    assert library.newest_waiting() is None
    assert library.match_files() == []
    assert len(list(library.matches.glob("*.easel"))) == 1, "a table may still have it open"
    table.close()
    library = again(library, tmp_path)
    assert library.waiting() == []
    assert list(library.matches.glob("*.easel")) == []
    assert len(list((library.matches / "finished").glob("*.easel"))) == 1


def test_an_ended_match_of_a_killed_app_is_filed_away_whole(library, tmp_path):
    table = open_match(library)
    table.hear(library.token, msgspec.json.encode(BreakOff(0)))
    (match,) = library.matches.glob("*.easel")
    left = (match, match.with_name(f"{match.name}-wal"))
    killed = {path.name: path.read_bytes() for path in left}
    table.close()
    match.unlink()
    for name, content in killed.items():
        (library.matches / name).write_bytes(content)
    assert (library.matches / f"{match.name}-wal").stat().st_size > 0
    library = again(library, tmp_path)
    assert library.waiting() == []
    alone = library.matches / "finished" / match.name
    assert not alone.with_name(f"{match.name}-wal").exists()
    assert isinstance(journal.load(alone).entries[-1], Ended)


def test_a_damaged_match_is_listed_with_its_reason_and_left_as_it_is(library):
    open_match(library, moves=3).close()
    broken = library.matches / "20990101-broken.easel"
    broken.write_bytes(HEAD + b"junk" * 100)
    damaged, sound = library.waiting()
    assert isinstance(damaged, Damaged)
    assert damaged.why.key == "file-foreign"
    assert library.newest_waiting() == sound
    assert broken.read_bytes() == HEAD + b"junk" * 100
    library.remove_match(broken)
    assert library.waiting() == [sound]


def test_only_damaged_matches_are_offered_when_there_are_no_others(library):
    (library.matches / "20990101-broken.easel").write_bytes(b"junk")
    assert isinstance(library.newest_waiting(), Damaged)


def test_when_a_match_was_last_written_to_can_be_asked_while_its_table_closes_it(tmp_path, monkeypatch):
    """The file beside it goes in that moment: first it is there, then it is not."""
    path = tmp_path / "a.easel"
    path.write_bytes(b"")
    stat, asked = Path.stat, []

    def once(self, **how):
        if self.name.endswith("-wal"):
            asked.append(self)
            if len(asked) > 1:
                raise FileNotFoundError(self)
            return stat(path, **how)
        return stat(self, **how)

    monkeypatch.setattr(Path, "stat", once)
    assert last_change(path) > 0
    assert last_change(path) == path.lstat().st_mtime
