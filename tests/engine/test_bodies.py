"""The entries as they are written, piece by piece, for a copy elsewhere."""

from typing import Any

import msgspec
import pytest

from engine import entries
from engine.journal import Journal, NotSaved, load
from tests.engine.tables import party


def test_pieces_put_together_are_the_whole_match(tmp_path: Any) -> None:
    at = party(tmp_path / "match")
    at.play(30)
    written = load(tmp_path / "match")
    whole: list[bytes] = []
    while piece := at.table.bodies(len(whole) + 1, 500):
        assert sum(map(len, piece)) <= 500 or len(piece) == 1
        whole += piece
    decode = entries.decoder(at.table.game.move).decode
    assert entries.OPENED.decode(whole[0]) == written.opened
    assert [decode(body) for body in whole[1:]] == list(written.entries)


def test_an_entry_larger_than_a_piece_comes_alone() -> None:
    at = party()
    assert len(at.table.bodies(1, 1)) == 1
    assert msgspec.json.decode(at.table.bodies(1, 1)[0])["type"] == "opened"


def test_behind_the_last_entry_is_nothing() -> None:
    at = party()
    assert at.table.bodies(len(at.table.bodies(1, 10**9)) + 1, 10**9) == []


def test_a_disk_that_does_not_answer_is_no_match_without_entries() -> None:
    book = Journal.create(None, [])
    book.close()
    with pytest.raises(NotSaved):
        book.bodies(1, 100)
