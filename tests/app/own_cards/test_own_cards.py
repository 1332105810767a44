"""Our own decks on the screen: made, filled, named, emptied, and played with."""

import gc

import pytest
from PIL import Image

from app.album import groups
from app.look import theme
from app.own_cards.card_photo import card_of
from app.own_cards.card_row import SmallCard
from app.own_cards.deck_size import in_ranges, objection
from app.tablet import device
from app.tablet.background import beside
from engine.seats import Seat
from tests.app.own_cards.test_card_photo import RED, four_corners, saved
from tests.harness import drawn_evenings
from tests.library.test_decks import jpeg


def cards(easel):
    return [card for card in easel.all(SmallCard) if card.picture]


def photo(number):
    picture = four_corners()
    picture.paste((number * 5 % 256, number * 37 % 256, 90), (300, 500, 600, 800))
    return saved(picture)


def deck_of(easel, count, name="Summer"):
    decks = easel.app.library.decks
    return decks.add(decks.make(name), [card_of(photo(number)) for number in range(count)])


@pytest.fixture
def chooser(monkeypatch):
    """The system's window for photos: what is put here is chosen."""
    chosen = []

    def choose_pictures(most, take, failed):
        for one in chosen:
            take(one)

    monkeypatch.setattr(device, "choose_pictures", choose_pictures)
    return chosen


def test_a_deck_is_made_named_filled_with_photos_and_says_what_is_missing(easel, chooser):
    easel.go("decks")
    assert easel.reads("Turn your photos and drawings into cards")
    easel.tap("New deck")
    easel.tap("Save")
    assert easel.reads("Every deck needs a name.")
    easel.page.field.text = "Grandmother's house"
    easel.tap("Save")
    assert easel.reads("0 cards") and not easel.reads("enough")
    chooser[:] = [photo(1), photo(2), b"no picture", photo(1)]
    easel.tap("Add photos")
    easel.wait(lambda: easel.reads("2 cards"), "the cards")
    easel.wait(lambda: easel.reads("already has this card"), "the notice")
    assert easel.reads("Pictoric Box (open). 22 pictures are missing: a table of this size needs 24.")
    easel.wait(lambda: len(cards(easel)) == 2 and all(card.painted for card in cards(easel)), "their pictures")
    easel.back()
    assert easel.reads("Grandmother's house") and easel.reads("2 cards")


def test_what_is_no_picture_is_refused_in_words(easel, chooser):
    deck = deck_of(easel, 0)
    easel.go("deck", deck=deck.id)
    chooser[:] = [b"no picture"]
    easel.tap("Add photos")
    easel.wait(lambda: easel.reads("This picture cannot be read."), "the refusal")
    assert easel.reads("0 cards")


def test_of_a_photo_that_is_looked_at_when_the_app_stops_nobody_is_told(open_easel):
    easel = open_easel()
    easel.go("deck", deck=deck_of(easel, 0).id)
    easel.page.take(b"no picture")
    again, done = open_easel(), []
    beside(lambda: None, done.append)
    again.wait(lambda: done, "what came after it")


def test_a_card_is_taken_out_and_brought_back_and_so_is_a_deck(easel):
    deck = deck_of(easel, 3)
    easel.go("decks")
    easel.tap("Summer")
    easel.wait(lambda: len(cards(easel)) == 3, "the cards")
    easel.tap(cards(easel)[0])
    easel.tap("Remove from deck")
    assert easel.reads("2 cards") and easel.reads("Removed the card.")
    easel.tap("Undo")
    assert easel.reads("3 cards") and easel.app.library.decks.all() == [deck]
    easel.page._remove()
    easel.frames()
    assert easel.reads("Removed “Summer”.") and easel.app.library.decks.all() == []
    easel.tap("Undo")
    assert easel.app.library.decks.all() == [deck]
    assert all(easel.app.library.decks.path_of(picture) for picture in deck.pictures)


def test_a_deck_opened_on_a_wide_screen_shows_whole_cards_at_once(easel):
    """The wall hangs its first row before it knows how wide it is."""
    from app.look.texture_cache import pictures

    deck = deck_of(easel, 2)
    easel.go("deck", deck=deck.id)
    easel.wait(lambda: len(cards(easel)) == 2 and not pictures.busy, "the cards' pictures")
    for card in cards(easel):
        wide, tall = card._face.texture.size
        assert tall / wide == pytest.approx(card.height / card.width, rel=0.05)


def test_a_deck_that_is_leafed_through_takes_no_more_than_the_room_of_pictures(easel, monkeypatch):
    """There is room for half as much again as one screen shows."""
    from app.look.texture_cache import pictures

    decks, seen = easel.app.library.decks, set()
    photos = [jpeg(shade, size) for size in ((800, 1200), (600, 900)) for shade in range(45)]
    deck = decks.add(decks.make("Summer"), photos)
    easel.go("deck", deck=deck.id)

    def leaf(place):
        easel.page.wall.scroll_y = place
        easel.frames(2)
        easel.wait(lambda: all(card.painted for card in cards(easel)) and not pictures.busy, "the next cards")
        seen.update(card.picture for card in cards(easel))

    leaf(0.5)
    pictures.forget()
    gc.collect()
    room = 1.5 * pictures.used
    monkeypatch.setattr(pictures, "room", room)
    for step in range(9):
        leaf(1 - step / 8)
        assert pictures.used <= room
    assert seen == set(deck.pictures)


def test_drawings_of_the_album_become_cards(easel):
    seats = (Seat("Ada", 0), Seat("Bo", 1), Seat("Cy", 2))
    album = easel.app.library.album
    album.keep(drawn_evenings.evening(1, seats, rounds=1))
    deck = deck_of(easel, 0)
    (piece, *_others) = groups.pieces(album.evenings(), album.drawings())
    easel.go("drawing", piece=piece)
    easel.tap("Make it a card")
    easel.tap("Summer")
    easel.wait(lambda: len(easel.app.library.decks.deck(deck.id).pictures) == 1, "the card")
    easel.wait(lambda: easel.reads("The drawing is now a card in “Summer”."), "the notice")
    easel.go("deck", deck=deck.id)
    easel.tap("From the album")
    easel.tap(_others[0].word)
    easel.wait(lambda: len(easel.app.library.decks.deck(deck.id).pictures) == 2, "the second card")


def test_a_deck_is_chosen_at_the_set_up_and_a_table_too_large_for_it_is_told(easel):
    deck = deck_of(easel, 25)
    easel.go("setup", game="dixit")
    easel.tap("Play with “Summer”")
    assert easel.app.library.settings.own_decks == (deck.id,)
    assert not easel.reads("missing"), "ours are mixed in"
    easel.tap("Mix in Easel's pictures")
    assert easel.reads("1 picture is missing: a table of this size needs 26.")
    page = easel.page
    assert page._start_button.colour != theme.paint.amber, "it is not the next thing to do"
    easel.tap("Start")
    easel.frames(3)
    assert easel.page is page
    easel.tap("Mix in Easel's pictures")
    assert page._start_button.colour == theme.paint.amber
    easel.go("setup", game="yokai")
    assert not easel.reads("Play with")


@pytest.mark.parametrize("mixed", [False, True])
def test_a_match_is_played_with_our_own_cards_alone_or_mixed_in(easel, mixed):
    deck = deck_of(easel, 30)
    easel.app.change(own_decks=(deck.id,), our_pictures=mixed)
    seats = (Seat("Ada", 0), Seat("Fox", 1, bot="weak"), Seat("Owl", 2, bot="weak"))
    easel.app.begin("dixit", "classic", b"{}", seats, seed=3)
    scenes = easel.wait(lambda: easel.app.bridge.latest, "the table")
    hand = scenes.own[0].view.hand
    assert len(hand) == 7
    if mixed:
        assert scenes.spectator.view.deck > 90
    else:
        assert set(hand) <= set(deck.pictures)
        from app.boards.card_art import picture_of

        for card in hand:
            with Image.open(picture_of(card)) as shown:
                assert max(abs(a - b) for a, b in zip(shown.getpixel((200, 300)), RED, strict=True)) < 40


def test_a_match_goes_on_after_its_cards_were_removed_even_if_their_files_are_lost(easel):
    deck = deck_of(easel, 30)
    easel.app.change(own_decks=(deck.id,), our_pictures=False)
    seats = (Seat("Ada", 0), Seat("Fox", 1, bot="weak"), Seat("Owl", 2, bot="weak"))
    easel.app.begin("dixit", "classic", b"{}", seats, seed=3)
    easel.wait(lambda: easel.app.bridge.latest, "the table")
    easel.go("home")
    easel.go("decks")
    easel.app.library.decks.remove(deck)
    easel.back()
    assert all(easel.app.library.decks.path_of(card) for card in deck.pictures), "the match that waits keeps them"
    for card in deck.pictures:
        easel.app.library.decks.path_of(card).unlink()
    easel.app.resume_match(easel.app.library.match_files()[0])
    scenes = easel.wait(lambda: easel.app.bridge.latest, "the table again")
    assert set(scenes.own[0].view.hand) <= set(deck.pictures)
    easel.wait(lambda: easel.page.scenes is not None, "the board with stand-ins")
    easel.frames(5)


@pytest.mark.parametrize("size", [(1280, 800), (360, 640), (640, 360)])
def test_the_pages_of_decks_fit_every_screen_and_language(open_easel, size):
    easel = open_easel(size=size)
    deck = deck_of(easel, 2, "Бартоломей-Олександрович")
    pages = (("decks", {}), ("deck", {"deck": deck.id}), ("new_deck", {}), ("setup", {"game": "dixit"}))
    for language in ("en", "uk", "ru"):
        easel.app.change(language=language)
        for name, what in pages:
            easel.go(name, **what)
            assert not easel.outside() and not easel.too_small(), (language, name)
            assert name == "setup" or not easel.hard_to_read(), (language, name)


def test_what_is_enough_is_asked_of_the_rules():
    pictures = [f"own-{number:020x}" for number in range(40)]
    assert objection("dixit", "classic", 4, pictures) is None
    assert objection("dixit", "classic", 12, pictures).key == "deck-too-few"
    assert in_ranges([3, 4, 5, 6, 8, 10]) == "3–6, 8, 10"
