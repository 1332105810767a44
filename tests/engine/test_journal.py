"""The journal: what was written is there, what is not one of ours is refused, and nothing is touched by looking."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engine import journal, match, rules, sentences
from engine.dealer import Dealer
from engine.entries import ENCODER, BotTook, Dealt, Ended, GaveBack, Handed, Paused, Resumed, Said, Ticked, TimedOut
from engine.games.yokai import Enough, Lay
from engine.gate import Refused
from engine.journal import LARGEST, MARK, VERSION, Journal, Loaded, load, summary
from engine.requests import BreakOff, Pause, SeatBot
from engine.table import Table
from tests.engine.failing_disks import contents, full_disk
from tests.engine.tables import ADA, BO, opened, party, resumed, why

MOVES = 30


class Saved:
    """The bytes of a match of some thirty moves, as the disk holds them."""

    def __init__(self, folder: Path) -> None:
        path = folder / "match"
        at = party(path)
        at.play(MOVES // 2)
        at.table.settle()
        at.play(MOVES - MOVES // 2)
        self.main, self.wal = path.read_bytes(), path.with_name("match-wal").read_bytes()
        at.table.close()
        assert not path.with_name("match-wal").exists()
        self.closed = path.read_bytes()
        self.loaded = load(path)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Saved:
    return Saved(tmp_path_factory.mktemp("saved"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "matches").mkdir()
    return tmp_path / "matches" / "match"


def refusal(path: Path, *openers: Callable[[Path], Any]) -> str:
    """Why this file is refused, by everything that opens one; nothing in its folder may change by that."""
    before = contents(path.parent)
    keys = set()
    for opener in openers or (load, summary, Table.resume):
        with pytest.raises(Refused) as refused:
            opener(path)
        keys.add(refused.value.why.key)
        assert sentences.english(refused.value.why)
    assert contents(path.parent) == before, "looking at it has changed it"
    assert len(keys) == 1
    return keys.pop()


def loaded_or_refused(path: Path) -> Loaded | None:
    """What is in the file, if it is not refused; nothing in its folder may change by looking."""
    before = contents(path.parent)
    try:
        return load(path)
    except Refused as refused:
        assert refused.why.key.startswith("file-")
        return None
    finally:
        assert contents(path.parent) == before, "looking at it has changed it"


def put(path: Path, content: bytes) -> None:
    """A new file: some disks flush one that is written over, which a thousand times takes long."""
    path.unlink(missing_ok=True)
    path.write_bytes(content)


def edited(path: Path, saved: Saved, *orders: str, values: tuple[Any, ...] = ()) -> Path:
    """The saved match after somebody worked on it with a tool of their own."""
    path.write_bytes(saved.closed)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for order in orders:
            database.execute(order, values if "?" in order else ())
    return path


# What was written is there ------------------------------------------------------------------------------------


def test_entries_come_back_as_they_were_written(path: Path) -> None:
    written = [
        Dealt((1,), 0),
        Said(0, Lay(4, "water", summon="fire"), 1, 10),
        Said(1, Enough(), 1, 20),
        Ticked(30),
        Paused(0, 40),
        Resumed(1, 50),
        TimedOut(1, 60),
        BotTook(1, "middle", 60),
        GaveBack(1, 70),
        Handed(1, "somebody", 75),
        Ended(80, broken_off=True),
    ]
    first = opened()
    book = Journal.create(path, [first])
    for entry in written:
        book.append([entry])
    book.close()
    assert (load(path).opened, list(load(path).entries)) == (first, written)
    assert summary(path) == journal.Summary(first, ended=True)


def test_entries_are_in_the_file_before_they_are_settled(path: Path) -> None:
    at = party(path)
    at.play(5)
    assert len(load(path).entries) == 6 + 5


def test_what_is_settled_is_in_the_file_itself(path: Path) -> None:
    at = party(path)
    at.play(5)
    assert at.table.settle()
    path.with_name("copy").write_bytes(path.read_bytes())
    assert load(path.with_name("copy")) == load(path)


def test_the_journal_goes_on_where_it_was_left(path: Path) -> None:
    at = party(path)
    at.play(5)
    before = load(path)
    at.table.close()
    again = resumed(path)
    again.play(5)
    after = load(path)
    assert after.opened == before.opened
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) == len(before.entries) + 5


def test_a_match_in_memory_leaves_no_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(path.parent)
    party().play(5)
    assert contents(path.parent) == {}


def test_a_match_never_takes_the_place_of_a_file(path: Path) -> None:
    path.write_text("a letter")
    with pytest.raises(FileExistsError):
        party(path)
    assert path.read_text() == "a letter"


def test_what_an_opening_left_half_done_is_not_in_the_way(path: Path) -> None:
    path.with_name("match.draft").write_text("half of something")
    party(path).play(3)
    assert len(load(path).entries) == 6 + 3
    assert not path.with_name("match.draft").exists()


@pytest.mark.parametrize("name", ["match #1?mode=memory%00", "file:match", ":memory:", "Матч 'ї'\n\"1\"", "🎨", "-wal"])
def test_a_file_may_have_any_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    at = party(Path(name))
    at.play(3)
    seen = at.seen()
    at.table.close()
    assert (tmp_path / name).is_file()
    assert resumed(Path(name)).seen() == seen
    assert resumed(tmp_path / name).seen() == seen


def test_a_match_is_found_whole_through_a_link(path: Path, tmp_path: Path) -> None:
    at = party(path)
    at.play(8)
    (tmp_path / "link").symlink_to(path)
    assert load(tmp_path / "link") == load(path)


def test_two_tables_at_one_file_do_not_mix_their_entries(path: Path) -> None:
    first, second = party(path), resumed(path)
    seat = first.turn[0]
    assert first.say(seat).accepted
    assert why(second.say(seat)) == "not-saved"
    assert first.say(first.turn[0]).accepted
    first.table.close()
    second.table.close()
    assert resumed(path).seen() == first.seen()


# A disk that refuses ------------------------------------------------------------------------------------------


class FullDisk:
    """A journal whose disk is full."""

    def append(self, new: Any) -> None:
        raise journal.NotSaved


def test_what_is_not_saved_did_not_happen_and_nobody_is_told() -> None:
    at = party(patience=1000)
    at.table = Table(at.table.opened, at.table.position, FullDisk(), Dealer(7), at.watch)
    before, news = at.table.position, []
    at.table.listeners.append(lambda: news.append(None))
    seat = at.turn[0]
    assert why(at.say(seat)) == "not-saved"
    for request in (Pause(ADA), SeatBot(ADA, BO, "weak"), BreakOff(ADA)):
        assert why(at.ask(ADA, request)) == "not-saved"
    with pytest.raises(journal.NotSaved):
        at.wait(1000)
    assert at.table.position is before
    assert news == []


def test_a_full_disk_refuses_a_move_and_takes_it_when_there_is_room_again(path: Path) -> None:
    at = party(path)
    refused = 0
    for _ in range(40):
        if not at.turn:
            break
        seat = at.turn[0]
        before, saved_before = at.table.position, load(path)
        with full_disk(path.with_name("match-wal").stat().st_size):
            answer = at.say(seat)
        if not answer.accepted:
            refused += 1
            assert why(answer) == "not-saved"
            assert at.table.position is before
            assert load(path) == saved_before
            assert at.say(seat).number == before.heard[seat] + 1
    assert refused > 20
    assert load(path).entries[-1].number == at.table.position.heard[load(path).entries[-1].seat]


def test_a_flush_that_fails_says_so_and_costs_nothing(path: Path) -> None:
    at = party(path)
    at.play(20)
    seen, held = at.seen(), load(path)
    with full_disk(path.stat().st_size):
        assert at.table.settle() is False
    assert at.seen() == seen
    assert load(path) == held
    assert at.table.settle() is True


def test_a_flush_that_somebody_holds_up_says_so(path: Path) -> None:
    at = party(path)
    at.play(2)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM entry").fetchone()
        at.play(2)
        assert at.table.settle() is False
    assert at.table.settle() is True


def test_a_match_that_cannot_be_saved_is_not_opened_and_leaves_nothing_behind(path: Path) -> None:
    sizes = range(0, 40_000, 1000)
    opened_with = []
    for most in sizes:
        try:
            with full_disk(most):
                at = party(path)
        except Refused as refused:
            assert refused.why.key == "not-saved"
            assert contents(path.parent) == {}, f"a disk of {most} bytes"
        else:
            opened_with.append(most)
            at.table.close()
            assert len(load(path).entries) == 6
            path.unlink()
    assert opened_with
    assert opened_with == list(sizes)[-len(opened_with) :]
    assert len(opened_with) < len(sizes)


def test_no_match_is_opened_where_there_is_no_folder(tmp_path: Path) -> None:
    for place in (tmp_path / "nowhere" / "match", tmp_path / "nul\0" / "match", tmp_path / ("x" * 300)):
        with pytest.raises(Refused) as refused:
            party(place)
        assert refused.value.why.key == "not-saved"
    assert list(tmp_path.iterdir()) == []


# Files that are not matches, or not any more ------------------------------------------------------------------


def test_a_missing_file(path: Path) -> None:
    assert refusal(path) == "file-missing"
    assert refusal(path / "inside") == "file-missing"
    assert refusal(path.with_name("match\0")) == "file-missing"
    assert refusal(path.with_name("\ud800")) == "file-missing"


def test_a_link_to_nowhere_and_links_in_a_ring(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))
    assert refusal(path) == "file-missing"
    ring = path.with_name("ring")
    ring.symlink_to(path.with_name("gnir"))
    path.with_name("gnir").symlink_to(ring)
    assert refusal(ring) == "file-unreadable"


def test_a_name_that_is_too_long(path: Path) -> None:
    assert refusal(path.with_name("x" * 300)) == "file-unreadable"


def test_a_folder_a_pipe_and_a_device(path: Path) -> None:
    path.mkdir()
    assert refusal(path) == "file-foreign"
    os.mkfifo(path.with_name("pipe"))
    assert refusal(path.with_name("pipe")) == "file-foreign"
    path.with_name("zeros").symlink_to("/dev/zero")
    assert refusal(path.with_name("zeros")) == "file-foreign"


@pytest.mark.parametrize(
    "content",
    [b"", b"\0", b"Dear diary", b"\x89PNG\r\n\x1a\n" + b"\0" * 200, b"SQLite format 2\0" + b"\0" * 200, b"\0" * 5000],
    ids=["empty", "one byte", "text", "picture", "older SQLite", "zeros"],
)
def test_a_file_of_another_kind(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert refusal(path) == "file-foreign"


def test_a_database_of_another_app(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE entry (number INTEGER PRIMARY KEY, body BLOB)")
        database.commit()
    assert refusal(path) == "file-foreign"


def test_a_database_of_another_app_with_a_log_that_says_it_is_ours(path: Path, saved: Saved) -> None:
    path.write_bytes(saved.main[:68] + bytes(4) + saved.main[72:])
    path.with_name("match-wal").write_bytes(saved.wal)
    assert refusal(path) == "file-foreign"


def test_a_file_that_may_not_be_read(path: Path, saved: Saved) -> None:
    path.write_bytes(saved.closed)
    path.chmod(0)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)  # root may read everything
    try:
        with pytest.raises(Refused) as refused:
            load(path)
    finally:
        if root:
            os.seteuid(0)
    assert refused.value.why.key == "file-unreadable"


def test_a_match_of_a_newer_easel(path: Path, saved: Saved) -> None:
    assert refusal(edited(path, saved, f"PRAGMA user_version = {VERSION + 1}")) == "file-newer"


def test_a_match_of_a_newer_easel_that_cannot_be_made_sense_of_here(path: Path, saved: Saved) -> None:
    newer = edited(path, saved, f"PRAGMA user_version = {VERSION + 1}").read_bytes()
    put(path, newer[:100] + Random(5).randbytes(len(newer) - 100))
    assert refusal(path) == "file-newer"


@pytest.mark.parametrize(
    ("order", "key"),
    [(f"PRAGMA user_version = {VERSION + 1}", "file-newer"), ("PRAGMA application_id = 7", "file-foreign")],
)
def test_what_only_the_log_tells_counts(path: Path, saved: Saved, order: str, key: str) -> None:
    """The first page, where mark and version stand, may be in the log alone."""
    path.write_bytes(saved.closed)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA wal_autocheckpoint = 0")
        database.execute(order)
        main, wal = path.read_bytes(), path.with_name("match-wal").read_bytes()
    put(path, main)
    put(path.with_name("match-wal"), wal)
    assert main == saved.closed
    assert refusal(path) == key


def test_a_match_of_a_game_that_is_not_known_here(path: Path) -> None:
    Journal.create(path, [msgspec.structs.replace(opened(), game="mahjong")]).close()
    assert refusal(path) == "file-newer"


SCHEMAS = {
    "no table": ("DROP TABLE entry",),
    "another table beside it": ("CREATE TABLE more (x)",),
    "another column": ("ALTER TABLE entry ADD COLUMN more ANY",),
    "a trigger": ("CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM entry; END",),
    "an index": ("CREATE INDEX i ON entry (body)",),
    "a view that never ends": (
        "DROP TABLE entry",
        "CREATE VIEW entry AS WITH RECURSIVE n (number, body, seal) AS"
        " (SELECT 1, x'00', 0 UNION ALL SELECT number + 1, body, seal FROM n) SELECT * FROM n",
    ),
}


@pytest.mark.parametrize("orders", SCHEMAS.values(), ids=SCHEMAS)
def test_a_file_with_another_inside(path: Path, saved: Saved, orders: tuple[str, ...]) -> None:
    assert refusal(edited(path, saved, *orders)) == "file-damaged"


EDITS = {
    "nothing in it": "DELETE FROM entry",
    "the opening is gone": "DELETE FROM entry WHERE number = 1",
    "one is gone": "DELETE FROM entry WHERE number = 12",
    "the order is another": "UPDATE entry SET number = CASE number WHEN 12 THEN 900 ELSE number END",
    "one is changed": "UPDATE entry SET body = CAST(replace(body, 'a', 'b') AS BLOB) WHERE number = 12",
    "one is empty": "UPDATE entry SET body = x'' WHERE number = 12",
    "a seal is broken": "UPDATE entry SET seal = seal + 1 WHERE number = 12",
    "the first number is not one": "UPDATE entry SET number = number + 500",
    "the last number is another": "UPDATE entry SET number = 900 WHERE number = (SELECT max(number) FROM entry)",
    "one is in it twice": "INSERT INTO entry SELECT number + 900, body, seal FROM entry WHERE number = 12",
}


@pytest.mark.parametrize("order", EDITS.values(), ids=EDITS)
def test_entries_that_somebody_changed(path: Path, saved: Saved, order: str) -> None:
    assert refusal(edited(path, saved, order)) == "file-damaged"


NEVER_RECORDED: dict[str, Callable[[Loaded], list[Any]]] = {
    "a move that the rules refuse": lambda was: [Said(0, Lay(99, "water"), was_heard(was, 0) + 1, 0)],
    "a move that skips a number": lambda was: [a_legal_move(was, skipped=1)],
    "a move that repeats a number": lambda was: [a_legal_move(was, skipped=-1)],
    "a move of nobody": lambda was: [Said(2, Enough(), 1, 0)],
    "a move of seat -1": lambda was: [Said(-1, Enough(), 1, 0)],
    "a bot on seat -1": lambda was: [BotTook(-1, "weak", 0)],
    "a deal that nobody needs": lambda was: [Dealt((1,), 0)],
    "a tick that nobody asked for": lambda was: [Ticked(0)],
    "time that runs back": lambda was: [Paused(0, 500), Resumed(0, 400)],
    "a pause of a paused table": lambda was: [Paused(0, 0), Paused(0, 0)],
    "going on with a table that is not paused": lambda was: [Resumed(0, 0)],
    "a move at a paused table": lambda was: [Paused(0, 0), a_legal_move(was)],
    "two bots on one seat": lambda was: [BotTook(0, "weak", 0), BotTook(0, "weak", 0)],
    "a seat given back by nobody": lambda was: [GaveBack(0, 0)],
    "a bot that is timed out": lambda was: [BotTook(0, "weak", 0), BotTook(1, "weak", 0), TimedOut(0, 0)],
    "an end without a result": lambda was: [Ended(0)],
    "something after the end": lambda was: [Ended(0, broken_off=True), a_legal_move(was)],
    "bytes that are no entry": lambda was: [{"type": "said", "seat": 0, "move": {"do": "dance"}, "number": 1}],
    "an entry of no kind": lambda was: [{"type": "danced", "at": 0}],
    "a bot of no strength": lambda was: [{"type": "bot-took", "seat": 0, "bot": "godlike", "at": 0}],
    "another opening": lambda was: [was.opened],
}


def was_heard(was: Loaded, seat: int) -> int:
    return sum(1 for entry in was.entries if isinstance(entry, Said) and entry.seat == seat)


def a_legal_move(was: Loaded, skipped: int = 0) -> Said[Any]:
    """The next move that a table would record after all of these, but for its number if some are skipped."""
    game = rules.game("yokai")
    state = match.replay(game, was.opened, was.entries).state
    seat = game.waiting(state)[0]
    return Said(seat, game.choices(state, seat).moves[0], was_heard(was, seat) + 1 + skipped, 0)


@pytest.mark.parametrize("entries", NEVER_RECORDED.values(), ids=NEVER_RECORDED)
def test_entries_that_no_table_would_have_recorded(
    path: Path, saved: Saved, entries: Callable[[Loaded], list[Any]]
) -> None:
    """Sealed and numbered like ours, but written by something that does not know the rules."""
    was = saved.loaded
    Journal.create(path, [was.opened, *was.entries, *entries(was)]).close()
    assert refusal(path, Table.resume) == "file-damaged"


def test_the_same_entries_and_a_legal_move_are_no_damage(path: Path, saved: Saved) -> None:
    """The twin of the test above: what it refuses, it does not refuse for being written this way."""
    was = saved.loaded
    Journal.create(path, [was.opened, *was.entries, a_legal_move(was)]).close()
    assert resumed(path).turn


def test_a_match_that_was_saved_before_it_was_dealt_is_dealt_then(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Journal.create(path, [opened()]).close()
    with monkeypatch.context() as full:
        full.setattr(Journal, "append", FullDisk.append)
        assert refusal(path, Table.resume) == "not-saved"
    with full_disk(path.stat().st_size), pytest.raises(Refused) as refused:
        Table.resume(path)  # room enough for a look at it, but not for a log beside it
    assert refused.value.why.key == "file-unreadable"
    assert resumed(path).turn
    assert len(load(path).entries) == 6


OPENINGS: dict[str, dict[str, Any]] = {
    "no such variant": {"variant": "trio"},
    "too few seats": {"seats": opened().seats[:1], "holders": opened().holders[:1]},
    "a seat without a holder": {"holders": opened().holders[:1]},
    "an unfair name": {"seats": (opened().seats[0], msgspec.structs.replace(opened().seats[1], name="\u202e"))},
    "unknown options": {"options": msgspec.Raw(b'{"cheats":true}')},
}


@pytest.mark.parametrize("changed", OPENINGS.values(), ids=OPENINGS)
def test_openings_that_no_table_would_have_recorded(path: Path, saved: Saved, changed: dict[str, Any]) -> None:
    first = msgspec.structs.replace(saved.loaded.opened, **changed)
    Journal.create(path, [first, *saved.loaded.entries]).close()
    assert refusal(path, Table.resume) == "file-damaged"


# Damage -------------------------------------------------------------------------------------------------------


def test_a_file_cut_short_anywhere(path: Path, saved: Saved) -> None:
    whole = len(saved.closed)
    for length in [*range(0, 120, 7), *range(120, whole, whole // 150), *range(whole - 60, whole)]:
        put(path, saved.closed[:length])
        found = loaded_or_refused(path)
        assert found is None or found == saved.loaded, f"cut to {length} of {whole} bytes"
        if length < whole - 4096:
            assert found is None, f"cut to {length} of {whole} bytes, and opened"


def test_a_file_with_a_bit_turned_anywhere(path: Path, saved: Saved) -> None:
    random = Random(1)
    refused = 0
    places = [*range(100), *(random.randrange(len(saved.closed)) for _ in range(400))]
    for place in places:
        broken = bytearray(saved.closed)
        broken[place] ^= 1 << random.randrange(8)
        put(path, broken)
        found = loaded_or_refused(path)
        assert found is None or found == saved.loaded, f"byte {place}"
        refused += found is None
    assert refused > len(places) / 2, "hardly any damage was noticed"


def test_a_file_with_garbage_anywhere(path: Path, saved: Saved) -> None:
    random = Random(2)
    for _ in range(100):
        broken = bytearray(saved.closed)
        start, length = random.randrange(len(broken)), random.randrange(1, 3000)
        broken[start : start + length] = random.randbytes(length)
        put(path, broken)
        found = loaded_or_refused(path)
        assert found is None or found == saved.loaded, f"{length} bytes from {start}"


def test_a_log_cut_short_anywhere_leaves_what_was_whole_before_the_cut(path: Path, saved: Saved) -> None:
    lengths = set()
    for length in range(0, len(saved.wal), max(1, len(saved.wal) // 120)):
        put(path, saved.main)
        put(path.with_name("match-wal"), saved.wal[:length])
        found = loaded_or_refused(path)
        assert found is not None, f"cut to {length} of {len(saved.wal)} bytes"
        assert found.entries == saved.loaded.entries[: len(found.entries)]
        lengths.add(len(found.entries))
    assert len(lengths) > 5, "every cut left the same"
    again = resumed(path)
    assert again.say(again.turn[0]).accepted


def test_a_log_with_a_bit_turned_anywhere_leaves_what_was_whole_before(path: Path, saved: Saved) -> None:
    random = Random(3)
    for _ in range(150):
        broken = bytearray(saved.wal)
        broken[random.randrange(len(broken))] ^= 1 << random.randrange(8)
        put(path, saved.main)
        put(path.with_name("match-wal"), broken)
        found = loaded_or_refused(path)
        assert found is None or found.entries == saved.loaded.entries[: len(found.entries)]


def test_a_log_of_another_match_does_not_change_this_one(path: Path, saved: Saved, tmp_path: Path) -> None:
    other = Saved(tmp_path)
    put(path, saved.closed)
    put(path.with_name("match-wal"), other.wal)
    found = loaded_or_refused(path)
    assert found is None or found == saved.loaded


@pytest.mark.parametrize("beside", ["match-journal", "match-shm"])
def test_garbage_beside_a_file(path: Path, saved: Saved, beside: str) -> None:
    put(path, saved.closed)
    put(path.with_name(beside), Random(4).randbytes(40_000))
    found = loaded_or_refused(path)
    assert found is None or found == saved.loaded


def huge(path: Path) -> None:
    with path.open("ab") as file:
        file.truncate(LARGEST + 1)


def test_a_file_that_is_far_too_large(path: Path, saved: Saved) -> None:
    put(path, saved.closed)
    huge(path)
    assert refusal(path) == "file-damaged"


def test_a_log_that_is_far_too_large(path: Path, saved: Saved) -> None:
    put(path, saved.closed)
    huge(path.with_name("match-wal"))
    assert refusal(path) == "file-damaged"


@pytest.mark.parametrize("beside", ["match-wal", "match-journal"])
def test_something_else_in_the_place_of_the_log(path: Path, saved: Saved, beside: str) -> None:
    put(path, saved.closed)
    place = path.with_name(beside)
    place.mkdir()
    assert refusal(path) == "file-foreign"
    place.rmdir()
    os.mkfifo(place)
    assert refusal(path) == "file-foreign"
    place.unlink()
    place.symlink_to("/dev/zero")
    assert refusal(path) == "file-foreign"


@pytest.mark.parametrize("log", [False, True], ids=["without a log", "with a log"])
def test_a_disk_without_room_for_a_look_is_not_called_damage(path: Path, saved: Saved, log: bool) -> None:
    put(path, saved.main if log else saved.closed)
    if log:
        put(path.with_name("match-wal"), saved.wal)
    keys = set()
    for most in range(0, len(saved.wal) + 40_000, 1000):
        try:
            with full_disk(most):
                assert load(path) == saved.loaded
        except Refused as refused:
            keys.add(refused.why.key)
    assert keys == {"file-unreadable"}


def test_damage_beside_the_entries_is_damage_too(path: Path, saved: Saved) -> None:
    """Every entry can be read, but what is written next would go astray: the list of free pages is wrong."""
    broken = bytearray(saved.closed)
    broken[39] = 5
    put(path, broken)
    assert refusal(path) == "file-damaged"


def test_our_mark_stands_where_it_is_looked_for(saved: Saved) -> None:
    assert int.from_bytes(saved.closed[68:72]) == MARK
    assert ENCODER.encode(saved.loaded.opened) in saved.closed
