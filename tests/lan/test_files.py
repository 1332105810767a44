"""What outlives a killed app, and what a file that is no longer what it was does to it: nothing."""

import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.lan import files
from engine.lan.files import Memberships
from engine.lan.guest.guest import Membership, Place, new_membership
from engine.lan.host.record import Known, Record, new_record


def membership(table: int = 1) -> Membership:
    return replace(new_membership(Place("10.0.0.1", 4711), f"{table:016x}", "Bo's tablet"), secret=b"s" * 32)


def record() -> Record:
    return replace(
        new_record("Ada", "Ada's tablet", "yokai", "duel"),
        known=(Known("00000000000000bb", "Bo's tablet", b"\x00\xff" * 16),),
        faces={"0123456789abcdef": b"\x00ink\xff"},
        port=4711,
    )


def test_a_record_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    kept = record()
    files.keep(files.beside(tmp_path / "match.easel"), kept)
    assert files.record(tmp_path / "match.easel") == kept
    assert files.record(tmp_path / "other.easel") is None


def test_only_this_user_may_read_the_secrets(tmp_path: Path) -> None:
    path = tmp_path / "kept.lan"
    files.keep(path, record())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_kill_while_it_is_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept.lan"
    first = record()
    files.keep(path, first)

    def killed(descriptor: int) -> None:
        raise OSError("the end")

    monkeypatch.setattr(os, "fsync", killed)
    with pytest.raises(OSError):
        files.keep(path, record())
    assert files.read(path, Record) == first


@given(st.binary(max_size=60))
def test_what_is_no_record_is_none(tmp_path_factory: pytest.TempPathFactory, noise: bytes) -> None:
    path = tmp_path_factory.mktemp("noise") / "match.easel.lan"
    path.write_bytes(noise)
    assert files.record(path.with_name("match.easel")) is None


def test_a_file_of_any_size_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "match.easel.lan"
    with path.open("wb") as file:
        file.truncate(files.LARGEST + 1)
    assert files.record(tmp_path / "match.easel") is None


def test_the_tables_of_others_are_remembered_the_newest_first_and_not_for_ever(tmp_path: Path) -> None:
    kept = Memberships(tmp_path / "tables")
    assert kept.all() == ()
    for table in range(files.MOST_MEMBERSHIPS + 4):
        kept.keep(membership(table))
        os.utime(tmp_path / "tables" / f"{table:016x}.lan", ns=(table, table))
    tables = [int(each.table, 16) for each in kept.all()]
    assert tables == list(range(files.MOST_MEMBERSHIPS + 3, 3, -1))
    kept.forget(membership(7))
    kept.forget(membership(99))
    assert 7 not in [int(each.table, 16) for each in kept.all()]


def test_a_membership_that_opens_nothing_is_not_offered(tmp_path: Path) -> None:
    kept = Memberships(tmp_path)
    kept.keep(replace(membership(1), secret=b""))
    (tmp_path / f"{2:016x}.lan").write_bytes(b"{}")
    assert kept.all() == ()
