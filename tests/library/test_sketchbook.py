"""The sheet that lies open in the sketchbook, and sketches in the album and in a backup."""

from datetime import UTC, datetime, timedelta

import pytest

from engine.games.pictomania.drawing import FIRST_STROKE
from engine.gate import Refused
from engine.ink import MAX_LOG_BYTES
from engine.library import Library
from engine.library.backup import collect, pack, unpack
from engine.library.evenings import SKETCHBOOK
from engine.library.family_book import chapters
from engine.seats import Seat

LOG = FIRST_STROKE[0].ink
DAY = datetime(2026, 3, 14, 18, tzinfo=UTC)


@pytest.fixture
def library(tmp_path):
    found = Library.open(tmp_path)
    yield found
    found.close()


@pytest.mark.parametrize("content", [b"", b"\x00", b"no ink at all", LOG[:-1], b"\xe1" * (MAX_LOG_BYTES + 5)])
def test_what_is_no_drawing_is_a_blank_sheet(library, content):
    (library.folder / "sketch.ink").write_bytes(content)
    assert library.sketchbook.open_sheet() == b""


def test_a_sheet_is_kept_whole_or_the_old_one_stays(library, monkeypatch):
    library.sketchbook.keep(LOG)
    assert library.sketchbook.open_sheet() == LOG

    def full(*_):
        raise OSError("no room")

    monkeypatch.setattr("engine.library.sketchbook.os.replace", full)
    with pytest.raises(Refused):
        library.sketchbook.keep(LOG + LOG)
    assert library.sketchbook.open_sheet() == LOG


def test_each_day_of_each_person_is_an_evening_of_its_own(library):
    ada, bo = Seat("Ada", 0, player="aa11"), Seat("Bo", 1)
    for who, when in ((ada, DAY), (ada, DAY), (bo, DAY), (ada, DAY + timedelta(days=1))):
        library.sketchbook.hang(LOG, who, when)
    found = {evening.id: len(library.album.drawings(evening.id)) for evening in library.album.evenings()}
    assert found == {"sketch20260314aa11": 2, "sketch20260314": 1, "sketch20260315aa11": 1}
    assert chapters(library.album.evenings(), library.album.drawings()) == [], "nobody played"


def test_a_sketch_that_was_removed_leaves_its_place_to_no_other(library):
    ada = Seat("Ada", 0)
    day = library.sketchbook.hang(LOG, ada, DAY)
    library.sketchbook.hang(LOG, ada, DAY)
    first, second = library.album.drawings(day.id)
    library.album.remove_drawing(first)
    library.sketchbook.hang(LOG, ada, DAY)
    assert {drawn.id for drawn in library.album.drawings(day.id)} == {second.id, f"{day.id}-2"}


def test_a_backup_has_the_sketches_too(library, tmp_path):
    library.sketchbook.hang(LOG, Seat("Ada", 0), DAY)
    found = unpack(pack(collect(library)))
    assert [evening.game for evening in found.contents.evenings] == [SKETCHBOOK]
    assert found.inks == (library.album.ink("sketch20260314-0"),)
