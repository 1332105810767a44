"""Our own decks of pictures: what is kept, for how long, and what is no picture of a card."""

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from engine.decks.own_pictures import CARD, PICTURE_BYTES, check_picture, is_own, picture_id
from engine.decks.pictures import refuse_ids
from engine.gate import Refused
from engine.library import Library
from engine.library.decks import MOST_DECKS
from tests.library.evenings import play


def jpeg(shade=0, size=CARD, **how):
    file = BytesIO()
    Image.new("RGB", size, (shade * 5 % 256, 80, 120)).save(file, "JPEG", quality=40, **how)
    return file.getvalue()


@pytest.fixture
def library(tmp_path):
    opened = Library.open(tmp_path)
    yield opened
    opened.close()


def why(call, *what):
    with pytest.raises(Refused) as refused:
        call(*what)
    return refused.value.why.key


def test_a_deck_keeps_its_name_and_its_pictures(library, tmp_path):
    deck = library.decks.add(library.decks.make("  Our  summer "), [jpeg(1), jpeg(2), jpeg(1)])
    assert deck.name == "Our summer" and len(deck.pictures) == 2
    library.close()
    again = Library.open(tmp_path)
    assert again.decks.all() == [deck]
    assert [again.decks.path_of(picture).read_bytes() for picture in deck.pictures] == [jpeg(1), jpeg(2)]
    again.close()


def test_an_id_is_made_of_what_is_in_the_picture_and_names_it_in_a_match(library):
    (id,) = library.decks.add(library.decks.make("Deck"), [jpeg(3)]).pictures
    assert id == picture_id(jpeg(3)) != picture_id(jpeg(4))
    assert is_own(id) and refuse_ids([id]) is None
    check_picture(jpeg(3), id)
    assert why(check_picture, jpeg(4), id) == "picture-other"


@pytest.mark.parametrize("id", ["own-", "own-" + "g" * 20, "own-" + "0" * 21, "../own-" + "0" * 20, "1"])
def test_what_is_no_id_of_ours_names_no_file(library, id):
    assert not is_own(id) and library.decks.path_of(id) is None


def exif():
    notes = Image.Exif()
    notes[0x010F] = "A telephone"
    return notes


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "picture-foreign"),
        (b"\xff\xd8\xff\xd9", "picture-foreign"),
        (jpeg()[:-2], "picture-foreign"),
        (b"GIF89a" + jpeg(), "picture-foreign"),
        (jpeg(exif=exif()), "picture-foreign"),
        (jpeg(comment=b"at home"), "picture-foreign"),
        (jpeg(size=(1200, 800)), "picture-shape"),
        (jpeg(size=(80, 120)), "picture-shape"),
        (jpeg(size=(1600, 2400)), "picture-shape"),
        (jpeg() + b"\0" * PICTURE_BYTES + b"\xff\xd9", "picture-too-big"),
    ],
)
def test_what_is_no_picture_of_a_card_is_refused_and_not_kept(library, content, key):
    deck = library.decks.make("Deck")
    assert why(library.decks.add, deck, [content]) == key
    assert library.decks.deck(deck.id).pictures == () and list(library.folder.glob("pictures/*")) == []


def with_scans(content, scans):
    """The same picture with its last scan said again and again, as a progressive one may."""
    last = content.rindex(b"\xff\xda")
    return content[:-2] + content[last:-2] * scans + content[-2:]


@pytest.mark.parametrize(
    "how", [{}, {"progressive": True}, {"optimize": True}], ids=["plain", "progressive", "optimized"]
)
def test_pictures_as_programs_write_them_are_taken(how):
    check_picture(jpeg(5, **how))


@pytest.mark.parametrize("scans", [20, 1000])
def test_a_picture_of_many_scans_is_refused_before_anybody_decodes_it(scans):
    """Fault 11: 149 kB with 12,318 scans took seven seconds."""
    content = with_scans(jpeg(5, size=(400, 600), progressive=True), scans)
    assert len(content) <= PICTURE_BYTES
    assert why(check_picture, content) == "picture-foreign"


def test_two_pictures_in_one_file_are_none():
    assert why(check_picture, jpeg(5) + jpeg(6)) == "picture-foreign"


@given(st.binary(max_size=300), st.integers(0, 400), st.binary(max_size=3))
def test_any_bytes_are_a_picture_or_refused(noise, at, flipped):
    whole = jpeg(7)
    for content in (noise, whole[:at] + flipped + whole[at + len(flipped) :], whole[:at] + whole[at + 1 :]):
        try:
            check_picture(content)
        except Refused:
            continue


def test_names_are_needed_and_there_is_an_end_of_decks(library):
    assert why(library.decks.make, " \u202e ") == "deck-name"
    for number in range(MOST_DECKS):
        library.decks.make(f"Deck {number}")
    assert why(library.decks.make, "One more") == "decks-full"


def test_a_deck_and_a_card_that_were_removed_come_back_as_they_were(library):
    deck = library.decks.add(library.decks.make("Deck"), [jpeg(1), jpeg(2), jpeg(3)])
    less = library.decks.remove_picture(deck, deck.pictures[1])
    assert library.decks.all() == [less] and less.pictures == (deck.pictures[0], deck.pictures[2])
    library.decks.restore(deck)
    assert library.decks.all() == [deck]
    library.decks.remove(deck)
    assert library.decks.all() == []
    assert why(library.decks.add, deck, [jpeg(4)]) == "deck-gone"
    library.decks.restore(deck)
    assert library.decks.all() == [deck]
    assert library.decks.rename(deck, "Another").name == "Another"


def test_a_match_that_waits_keeps_its_pictures_after_they_were_removed(library):
    import msgspec

    deck = library.decks.add(library.decks.make("Deck"), [jpeg(shade) for shade in range(40)])
    alone = library.decks.add(library.decks.make("Other"), [jpeg(50)])
    options = msgspec.json.encode({"deck": deck.pictures})
    path, table = play(library, "dixit", "classic", until=lambda state: len(state.hands[0]) > 0, options=options)
    table.close()
    library.decks.remove(deck)
    library.decks.remove(alone)
    library.let_pictures_go()
    assert all(library.decks.path_of(picture) for picture in deck.pictures), "the match can go on"
    assert library.decks.path_of(alone.pictures[0]) is None
    library.remove_match(path)
    library.let_pictures_go()
    assert list(library.folder.glob("pictures/*")) == []


def test_pictures_go_with_all_else_when_everything_is_forgotten(library):
    library.decks.add(library.decks.make("Deck"), [jpeg(1)])
    library.forget_everything()
    assert library.decks.all() == [] and list(library.folder.glob("pictures/*")) == []
