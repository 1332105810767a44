"""The whole library in one file and back: everything comes, nothing doubles, and a bad file changes nothing."""

import hashlib
import os
import signal
import sqlite3
import zipfile
from functools import partial
from io import BytesIO

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.decks.own_lists import OwnList
from engine.gate import Refused
from engine.library import Library, Waiting, read_evening
from engine.library import backup as backups
from engine.library.backup import Contents, collect, pack, unpack
from engine.library.restore import bring_back
from engine.seats import Seat
from engine.table import Table
from tests.harness.examples import examples
from tests.library.evenings import play, play_on
from tests.library.test_decks import jpeg

LIST = OwnList("On the boat", ("mast", "sail", "anchor", "rudder", "oar", "deck", "hull"))


def filled(folder):
    """A device with one of everything."""
    library = Library.open(folder)
    ada, bo = library.add("Ada", 0), library.add("Бабуся Ганна", 1)
    seats = (Seat("Ada", 0, player=ada.id), Seat("Бабуся Ганна", 1, player=bo.id), Seat("Cy", 2))
    library.remember_table("pictomania", "passed", b"{}", seats)
    library.change(night=True, language="uk")
    library.words.add(LIST)
    library.words.remember(("1-001", "1-002"))
    path, table = play(library, seats=seats)
    table.close()
    library.album.keep(read_evening(path))
    library.remove_match(path)
    play(library, seats=seats, until=lambda state: state.round == 2 and state.phase == "drawing")[1].close()
    library.decks.add(library.decks.make("Summer"), [jpeg(1), jpeg(2)])
    return library


class Full:
    """Two things that nobody wants to read in a failure's message."""

    def __init__(self, library, content):
        self._both = library, content

    def __iter__(self):
        return iter(self._both)


@pytest.fixture(scope="module")
def full(tmp_path_factory):
    """Such a device, and its backup."""
    library = filled(tmp_path_factory.mktemp("old"))
    yield Full(library, pack(collect(library)))
    library.close()


@pytest.fixture
def new(tmp_path):
    library = Library.open(tmp_path / "new")
    yield library
    if not library.closed:
        library.close()


def everything(library):
    """All that a player finds on a device."""
    contents = collect(library).contents
    without_ids = replace(contents, holder="", settings=dict(sorted(contents.settings.items())))
    files = [library.decks.path_of(picture).read_bytes() for picture in contents.pictures]
    inks = [library.album.ink(drawing.id) for drawing in contents.drawings]
    matches = [
        (found.opened.match, found.position.at, found.scores)
        for found in library.waiting()
        if isinstance(found, Waiting)
    ]
    return without_ids, files, inks, matches


def why(content):
    with pytest.raises(Refused) as refused:
        unpack(content)
    return refused.value.why.key


def written_anew(content, change):
    """The same backup with other contents, its checksum right: as somebody could make it by hand."""
    at = backups.HEAD + int.from_bytes(content[backups.HEAD - 4 : backups.HEAD])
    contents = msgspec.json.decode(content[backups.HEAD : at])
    version = change(contents) or backups.VERSION
    listed = msgspec.json.encode(contents)
    body = len(listed).to_bytes(4) + listed + content[at:]
    return b"".join((backups.MARK, version.to_bytes(2), hashlib.sha256(version.to_bytes(2) + body).digest(), body))


# There and back


def test_a_new_tablet_gets_everything(full, new):
    old, content = full
    brought = bring_back(new, unpack(content))
    assert everything(new) == everything(old)
    assert (brought.players, brought.evenings, brought.drawings) == (2, 1, 12)
    assert (brought.lists, brought.decks, brought.matches, brought.left_out) == (1, 1, 1, 0)
    assert new.settings.night and new.settings.language == "uk"
    assert new.token != old.token and old.token.encode() not in content, "the device's secret stays on the device"


def test_a_match_that_waited_is_played_on_by_the_new_tablet(full, new):
    _old, content = full
    bring_back(new, unpack(content))
    (waiting,) = new.waiting()
    table = Table.resume(waiting.path)
    play_on(new, table)
    assert table.position.ended
    table.close()


def test_it_is_there_after_the_app_was_closed(full, new, tmp_path):
    old, content = full
    bring_back(new, unpack(content))
    new.close()
    again = Library.open(tmp_path / "new")
    assert everything(again) == everything(old)
    again.close()


def test_brought_back_twice_nothing_is_there_twice(full, new):
    _old, content = full
    bring_back(new, unpack(content))
    before = everything(new)
    brought = bring_back(new, unpack(content))
    assert everything(new) == before
    assert not any(msgspec.structs.astuple(brought))


def test_what_is_here_stays_and_people_of_the_same_name_are_the_same(full, new):
    _old, content = full
    here = new.add("Ada", 5)
    new.change(night=False)
    mine = new.decks.add(new.decks.make("Mine"), [jpeg(9)])
    brought = bring_back(new, unpack(content))
    assert brought.players == 1 and [player.name for player in new.players()].count("Ada") == 1
    assert new.player(here.id).colour == 5
    assert not new.settings.night and new.settings.language == "uk"
    (evening,) = new.album.evenings()
    assert evening.seats[0].player == here.id, "her drawings hang under her name"
    assert new.decks.all()[0] == mine and len(new.decks.all()) == 2


def test_what_was_removed_here_comes_back(full, new):
    _old, content = full
    bring_back(new, unpack(content))
    first = new.album.drawings()[0]
    new.album.remove_drawing(first)
    assert bring_back(new, unpack(content)).drawings == 1
    new.album.remove_evening(new.album.evenings()[0])
    brought = bring_back(new, unpack(content))
    assert (brought.evenings, brought.drawings) == (1, 12)


def test_a_list_that_cannot_stand_beside_ours_is_left_out_and_counted(full, new):
    _old, content = full
    new.words.add(OwnList("On the boat", ("bow", "stern", "keel", "cabin", "rope", "flag", "net")))
    clash = bool(new.words.objections([LIST]))
    brought = bring_back(new, unpack(content))
    assert (brought.lists, brought.left_out) == ((0, 1) if clash else (1, 0))


def test_an_empty_device_makes_a_backup_as_well(new, tmp_path):
    content = pack(collect(new))
    other = Library.open(tmp_path / "other")
    assert not any(msgspec.structs.astuple(bring_back(other, unpack(content))))
    other.close()


names = st.text(st.characters(codec="utf-8"), min_size=1, max_size=30)


@settings(examples(15), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(names, st.integers(0, 11)), max_size=5), st.booleans(), st.lists(names, max_size=3))
def test_whatever_people_write_comes_back_as_it_was(tmp_path_factory, people, night, decks):
    library = Library.open(tmp_path_factory.mktemp("one"))
    for name, colour in people:
        try:
            library.add(name, colour)
        except Refused:
            continue
    for name in decks:
        try:
            library.decks.make(name)
        except Refused:
            continue
    library.change(night=night)
    other = Library.open(tmp_path_factory.mktemp("other"))
    bring_back(other, unpack(pack(collect(library))))
    written = {player.name.casefold() for player in library.players()}
    assert {player.name.casefold() for player in other.players()} == written
    assert {deck.name for deck in other.decks.all()} == {deck.name for deck in library.decks.all()}
    assert other.settings == library.settings
    library.close()
    other.close()


# Files that are no backup, or not a sound one


def forged(content, change=lambda contents: contents, tail=b""):
    """The backup with other contents and the right checksum, as somebody makes it who wants harm."""
    head = backups.HEAD
    listed = int.from_bytes(content[head - 4 : head])
    contents = msgspec.json.decode(content[head : head + listed])
    written = msgspec.json.encode(change(contents) or contents)
    body = len(written).to_bytes(4) + written + content[head + listed :] + tail
    version = (1).to_bytes(2)
    return backups.MARK + version + hashlib.sha256(version + body).digest() + body


def zipped():
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("../../library.easel", b"\0" * 10_000_000)
    return file.getvalue()


@pytest.mark.parametrize("content", [b"", b"hello", zipped(), jpeg(1), b"SQLite format 3\0" + b"\0" * 200])
def test_a_foreign_file_is_called_foreign(content):
    assert why(content) == "backup-foreign"


def test_a_newer_backup_is_called_newer(full):
    _old, content = full
    mark = len(backups.MARK)
    assert why(content[:mark] + (backups.VERSION + 1).to_bytes(2) + content[mark + 2 :]) == "backup-newer"


def test_one_that_is_too_large_is_not_read(monkeypatch, full):
    library, content = full
    monkeypatch.setattr(backups, "LARGEST", len(content) - 1)
    assert why(content) == "backup-foreign"
    with pytest.raises(Refused) as refused:
        pack(collect(library))
    assert refused.value.why.key == "backup-too-big"


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_backup_cut_short_is_damaged(full, share):
    _old, content = full
    at = max(len(backups.MARK), int(len(content) * share))
    assert why(content[:at]) == "backup-damaged"
    assert why(content + b"\0") == "backup-damaged"


@settings(examples(60), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_no_flipped_byte_gets_through(full, data):
    _old, content = full
    at = data.draw(st.integers(len(backups.MARK), len(content) - 1))
    value = data.draw(st.integers(0, 255).filter(lambda value: value != content[at]))
    assert why(content[:at] + bytes([value]) + content[at + 1 :]) in ("backup-damaged", "backup-newer")


def setting(path, value):
    """A change of the contents: what stands at that path becomes something else."""

    def change(contents):
        place = contents
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        setting(("players", 0, "name"), ""),
        setting(("players", 0, "name"), "\u202eabc"),
        setting(("players", 0, "colour"), 99),
        setting(("players", 0, "colour"), "red"),
        setting(("players", 0, "id"), "../../x"),
        setting(("players", 0, "face"), "A" * 400_000),
        setting(("players", 1, "id"), None),
        setting(("evenings", 0, "id"), "../../../evil"),
        setting(("evenings", 0, "game"), "chess"),
        setting(("evenings", 0, "variant"), "nonsense"),
        setting(("evenings", 0, "scores"), [1]),
        setting(("evenings", 0, "winners"), [7]),
        setting(("evenings", 0, "seats", 0, "name"), "x" * 500),
        setting(("drawings", 0, "id"), "../../../evil"),
        setting(("drawings", 0, "seat"), 11),
        setting(("drawings", 0, "seat"), -1),
        setting(("drawings", 0, "evening"), "other"),
        setting(("drawings", 0, "word", "en"), ""),
        setting(("drawings", 0, "word", "en"), "x" * 5000),
        setting(("decks", 0, "id"), "a/b"),
        setting(("decks", 0, "pictures", 0), "own-00000000000000000000"),
        setting(("pictures", 0), "../../own-0000000000000000"),
        setting(("pictures", 0), "own-00000000000000000000"),
        setting(("inks", 0), -1),
        setting(("inks", 0), 10**12),
        setting(("inks",), []),
        setting(("files", 0), 3),
        setting(("matches", 0), 5),
        setting(("lists", 0), {"theme": 3}),
        setting(("tables", "pictomania"), {"variant": "passed", "seats": [{"name": "", "colour": 0}] * 3}),
        setting(("more",), "of it"),
        lambda contents: contents.pop("players"),
        lambda contents: [contents],
        lambda contents: contents["players"].append(contents["players"][0]),
    ],
)
def test_a_hostile_backup_is_refused_whole(full, new, change):
    _old, content = full
    before = everything(new)
    assert why(forged(content, change)) == "backup-damaged"
    assert everything(new) == before and list(new.matches.rglob("*.easel")) == []


def test_a_forged_checksum_alone_is_no_reason_to_refuse(full):
    """Or else the tests above would prove nothing."""
    _old, content = full
    assert unpack(forged(content)).contents == unpack(content).contents
    assert why(forged(content, tail=b"x")) == "backup-damaged"


@settings(examples(60), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_no_change_of_any_value_raises_anything_but_a_refusal(full, data):
    _old, content = full

    def change(contents):
        place, steps = contents, data.draw(st.integers(1, 5))
        for _ in range(steps):
            keys = list(place) if isinstance(place, dict) else range(len(place))
            if not keys:
                return
            key = data.draw(st.sampled_from(list(keys)))
            if _ == steps - 1 or not isinstance(place[key], dict | list):
                place[key] = data.draw(st.none() | st.integers() | st.text(max_size=50) | st.lists(st.integers()))
                return
            place = place[key]

    try:
        found = unpack(forged(content, change))
    except Refused as refused:
        assert refused.why.key == "backup-damaged"
    else:
        assert isinstance(found.contents, Contents)


# All or nothing


def test_a_full_disk_changes_nothing(full, new, monkeypatch):
    from engine import journal

    _old, content = full
    before = everything(new)

    def full_disk(*_what):
        raise journal.NotSaved

    monkeypatch.setattr(journal.Journal, "create", full_disk)
    with pytest.raises(Refused) as refused:
        bring_back(new, unpack(content))
    assert refused.value.why.key == "not-saved"
    assert everything(new) == before and list(new.matches.rglob("*.easel")) == []


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="a kill needs a process of its own")
def test_killed_at_any_step_it_has_happened_or_not(full, tmp_path):
    """A process is killed at the first step that changes anything on the disk, at the second, and so on."""
    old, content = full
    found, whole = unpack(content), everything(old)
    empty = Library.open(tmp_path / "empty")
    nothing = everything(empty)
    empty.close()
    outcomes = []
    for step in range(1, 100):
        folder = tmp_path / f"step-{step}"
        Library.open(folder).close()
        killed = killed_at(step, folder, found)
        library = Library.open(folder)
        after = everything(library)
        assert after in (nothing, whole), f"half of it, killed at step {step}"
        assert list(library.matches.rglob("coming/*")) == [] or after == nothing
        outcomes.append(after == whole)
        library.close()
        if not killed:
            break
    assert outcomes[-1] and outcomes == sorted(outcomes), "once it has happened, it has happened"
    assert 10 < len(outcomes) < 99 and outcomes.count(True) > 1, "some kills came after the one moment"


def killed_at(step, folder, found):
    """Brings the backup back in a process that is killed at that step; whether it came so far."""
    child = os.fork()
    if child == 0:
        try:
            count_down(step)
            bring_back(Library.open(folder), found)
            os._exit(0)
        finally:
            os._exit(1)
    _pid, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
    return os.WIFSIGNALED(status)


def count_down(step):
    """From here on this process is killed before its ``step``-th change of the disk."""
    import sys

    left = [step]
    changes = ("os.rename", "os.remove", "os.mkdir", "shutil.rmtree")

    def hook(event, args):
        opened = event == "open" and isinstance(args[1], str) and any(letter in args[1] for letter in "wx+")
        if event in changes or opened:
            tick()

    def tick():
        left[0] -= 1
        if left[0] == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    class Counted(sqlite3.Connection):
        def execute(self, order, *values):
            if not order.lstrip().startswith(("SELECT", "PRAGMA")):
                tick()
            return super().execute(order, *values)

    sqlite3.connect = partial(sqlite3.connect, factory=Counted)
    sys.addaudithook(hook)
