"""Our book on the screen: from the album's wall to each one's chapter, begun anew, and read on every screen."""

import pytest
from msgspec.structs import replace

from app.album.book_page import book_of
from app.look import theme
from app.look.text import _
from app.ui.badge import SeatBadge
from engine.rules import Find
from engine.seats import Seat
from tests.harness import drawn_evenings

SEATS = (Seat("Ada", 0), Seat("Бабуся Ганна-Параскева", 1), Seat("Cy", 2))


def keep(easel, evenings=2, player=None):
    ada = replace(SEATS[0], player=player)
    for number in range(evenings):
        played = drawn_evenings.evening(number, (ada, *SEATS[1:]), 2)
        first = played.drawings[0][0]
        finds = tuple([Find(first.round, seat, 0) for seat in (1, 2)])
        easel.app.library.album.keep(replace(played, evening=replace(played.evening, finds=finds)))


def test_the_album_leads_to_the_book_and_the_book_to_each_chapter(easel):
    ada = easel.app.library.add("Ada", 0)
    keep(easel, player=ada.id)
    easel.go("album")
    easel.tap("Our book")
    assert easel.page.title() == "Our book"
    assert easel.reads("2 matches") and easel.reads("2 drawings that everybody guessed")
    assert not easel.reads("The best guesser"), "two found as much"
    easel.tap("Ada")
    easel.wait(lambda: easel.reads("Everybody guessed these"), "the chapter")
    assert easel.reads("Pictomania: 2 matches")
    assert easel.reads("More drawings")
    assert [len(group.pieces) for group in easel.page._groups()] == [2, 2]


def test_the_chapter_of_whoever_was_not_guessed_by_all_shows_what_they_drew(easel):
    keep(easel)
    easel.go("book")
    easel.tap("Cy")
    easel.wait(lambda: easel.reads("Drawings"), "the chapter")
    assert not easel.reads("Everybody guessed these") and not easel.reads("More drawings")
    assert [badge.colour for badge in easel.all(SeatBadge) if badge.height == theme.touch()] == [2], "whose it is"
    assert {piece.by for piece in easel.page._pieces()} == {"Cy"} and len(easel.page._pieces()) == 4


def test_who_was_given_a_new_name_stands_in_the_book_under_it(easel):
    ada = easel.app.library.add("Ada", 0)
    keep(easel, player=ada.id)
    easel.app.library.change_player(replace(ada, name="Adele"))
    easel.go("book")
    assert easel.reads("Adele") and "Ada" not in easel.words()


def test_begun_anew_it_is_empty_and_the_album_is_not(easel):
    keep(easel)
    easel.go("book")
    easel.tap("Start it over")
    easel.tap("Start over")
    easel.frames(3)
    assert easel.reads("Nothing is written yet") and book_of(easel.app.library) == []
    assert len(easel.app.library.album.evenings()) == 2


def test_what_is_removed_from_the_album_is_gone_from_the_book(easel):
    keep(easel, 1)
    (evening,) = easel.app.library.album.evenings()
    easel.app.library.album.remove_evening(evening)
    easel.go("book")
    assert easel.reads("Nothing is written yet")
    easel.go("album")
    assert not easel.reads("Our book")


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (640, 360), (360, 740)])
def test_all_of_it_is_read_on_every_screen(open_easel, language, size):
    easel = open_easel(size=size, language=language)
    keep(easel)
    easel.go("album")
    assert easel.reads(_("Our book")) and not easel.outside()
    easel.go("book")
    assert not easel.outside() and not easel.hard_to_read() and not easel.too_small()
    easel.go("chapter", chapter=book_of(easel.app.library)[0])
    easel.frames(3)
    assert not easel.outside() and not easel.too_small()


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_on_a_phone_held_sideways_drawings_are_seen_below_what_leads_on(open_easel, language):
    from app.album.drawing_tile import DrawingTile
    from app.ui.header import Title

    easel = open_easel(size=(640, 360), language=language)
    keep(easel)
    easel.go("album")
    easel.frames(3)
    assert max(tile.to_window(*tile.pos)[1] + tile.height for tile in easel.all(DrawingTile)) >= 100
    (title,) = easel.all(Title)
    assert title.max_lines == 1 and not title.is_shortened
    easel.tap(_("Our book"))
    assert easel.page.title() == _("Our book")
