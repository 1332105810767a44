"""How the family draws: read from the album for the words on the rack, and forgotten with it."""

import pytest

from engine.companion.sight_files import word_key
from engine.decks.words import load_level
from engine.library import Drawn, Evening, Library, Played
from engine.library.family_hand import OF_A_WORD, FamilyHand
from engine.seats import Seat

LIST = load_level(1)[1]
KEY = word_key(LIST.id, 1)


def evening(number: int, bot=None, word=LIST.words[0]) -> Played:
    id = f"evening-{number}"
    seats = (Seat("Ada", 0), Seat("Bo", 1, bot=bot))
    kept = Evening(id, "pictomania", "live", f"2026-03-{number:02d}T20:00:00Z", seats, (0, 0), ())
    return Played(kept, ((Drawn(f"{id}-1", id, 1, 1, 1, word), f"ink {number}".encode()),))


@pytest.fixture
def library(tmp_path):
    opened = Library.open(tmp_path)
    yield opened
    opened.close()


def test_the_last_drawings_of_each_word_are_found(library) -> None:
    for number in range(1, 6):
        library.album.keep(evening(number))
    found = library.album.family_hand()([LIST.id, "1-001"])
    assert found == {KEY: [b"ink 5", b"ink 4", b"ink 3"]} and OF_A_WORD == 3
    assert library.album.family_hand()(["1-001"]) == {}


def test_the_shipped_words_are_read_once_for_all_who_ask() -> None:
    from app.boards.pictomania import sentences
    from engine.library import evenings, family_hand

    [word, *_] = family_hand._keys((LIST.id,))
    assert word is evenings._word(LIST.id, 1) is sentences._shipped(LIST.id).words[0]


def test_what_bots_drew_teaches_them_nothing(library) -> None:
    library.album.keep(evening(1, bot="weak"))
    assert library.album.family_hand()([LIST.id]) == {}


def test_what_is_removed_from_the_album_is_forgotten(library) -> None:
    library.album.keep(evening(1))
    library.album.keep(evening(2))
    hand = library.album.family_hand()
    library.album.remove_evening(library.album.evenings()[0])
    assert hand([LIST.id]) == {KEY: [b"ink 1"]}
    library.album.remove_drawing(library.album.drawings()[0])
    assert hand([LIST.id]) == {}


def test_it_is_forgotten_with_everything_else(library) -> None:
    library.album.keep(evening(1))
    hand = library.album.family_hand()
    assert hand([LIST.id]) == {KEY: [b"ink 1"]}
    library.forget_everything()
    assert hand([LIST.id]) == {}


def test_a_library_in_memory_or_gone_or_damaged_teaches_nothing(tmp_path) -> None:
    assert FamilyHand("")([LIST.id]) == {}
    assert FamilyHand(str(tmp_path / "gone.easel"))([LIST.id]) == {}
    assert not (tmp_path / "gone.easel").exists()
    (tmp_path / "bad.easel").write_bytes(b"not a database" * 100)
    assert FamilyHand(str(tmp_path / "bad.easel"))([LIST.id]) == {}
