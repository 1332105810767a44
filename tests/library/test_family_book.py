"""The family's book is told from the album: who played and won what, who finds most, what all guessed."""

import pytest
from msgspec.structs import replace

from engine.decks.words import Word
from engine.games.dixit import GAME as DIXIT
from engine.games.pictomania import GAME as PICTOMANIA
from engine.library import Drawn, Evening, Library, read_evening
from engine.library.family_book import best_finder, chapters
from engine.rules import Find
from engine.seats import Seat
from tests.games.dixit.table import BO, CY, laid
from tests.games.pictomania.table import ADA as FIRST
from tests.games.pictomania.table import BO as SECOND
from tests.games.pictomania.table import CY as THIRD
from tests.games.pictomania.table import playing
from tests.library.evenings import play

ADA = Seat("Ada", 0, player="a1")
FOX = Seat("Fox", 1, bot="weak")


def evening(number: int, seats, winners=(0,), game="pictomania", year=2025, finds=()) -> Evening:
    started = f"{year}-03-{number:02}T18:00:00+00:00"
    return Evening(f"e{number}", game, "live", started, tuple(seats), (0,) * len(seats), tuple(winners), tuple(finds))


def drawn(evening: str, place: int, round: int, seat: int) -> Drawn:
    return Drawn(f"{evening}-{place}", evening, place, round, seat, Word("kettle", "чайник", "чайник"))


def test_everybody_who_is_no_bot_has_a_chapter_and_who_played_most_is_first():
    guest = Seat("Bo", 2)
    book = chapters([evening(1, (ADA, FOX)), evening(2, (guest, ADA), (1,)), evening(3, (ADA, FOX), (1,))], [])
    assert [(one.seat.name, one.all.played, one.all.won) for one in book] == [("Ada", 3, 2), ("Bo", 1, 0)]


def test_a_player_is_known_under_a_new_name_and_a_guest_by_the_same_one():
    renamed, guest = replace(ADA, name="Adele", colour=5), Seat("Bo", 3)
    book = chapters([evening(1, (ADA, guest)), evening(2, (renamed, replace(guest, name="BO")))], [])
    assert [(one.seat.name, one.all.played) for one in book] == [("Adele", 2), ("BO", 2)]


def test_games_and_years_are_told_apart():
    (ada,) = chapters(
        [evening(1, (ADA, FOX)), evening(2, (ADA, FOX), (1,), "yokai"), evening(3, (ADA, FOX), year=2026)], []
    )
    assert {game: (tally.played, tally.won) for game, tally in ada.games.items()} == {
        "pictomania": (2, 2),
        "yokai": (1, 0),
    }
    assert {year: (tally.played, tally.won) for year, tally in ada.years.items()} == {2025: (2, 1), 2026: (1, 1)}


def test_a_drawing_that_all_others_found_is_told_of_and_one_that_somebody_missed_is_not():
    bo, cy = Seat("Bo", 1), Seat("Cy", 2)
    finds = (Find(1, 1, 0), Find(1, 2, 0), Find(2, 1, 0), Find(1, 0, 1))
    drawings = [drawn("e1", 0, 1, 0), drawn("e1", 1, 1, 1), drawn("e1", 3, 2, 0)]
    book = chapters([evening(1, (ADA, bo, cy), finds=finds)], drawings)
    found = {one.seat.name: [drawing.id for drawing in one.all_found] for one in book}
    assert found == {"Ada": ["e1-0"], "Bo": [], "Cy": []}
    rest = {one.seat.name: [drawing.id for drawing in one.rest] for one in book}
    assert rest == {"Ada": ["e1-3"], "Bo": ["e1-1"], "Cy": []}
    assert best_finder(book) is next(one for one in book if one.seat.name == "Bo")


def test_where_two_found_as_much_nobody_is_the_best():
    bo = Seat("Bo", 1)
    assert best_finder(chapters([evening(1, (ADA, bo), finds=(Find(1, 0, 1), Find(1, 1, 0)))], [])) is None
    assert best_finder([]) is None


def test_a_book_that_was_begun_anew_tells_of_later_evenings_only():
    evenings = [evening(1, (ADA, FOX)), evening(9, (ADA, FOX))]
    (ada,) = chapters(evenings, [], since="2025-03-05T00:00:00+00:00")
    assert ada.all.played == 1
    assert chapters(evenings, [], since="2030-01-01T00:00:00+00:00") == []


# Who found what -------------------------------------------------------------------------------------------------------


def test_a_right_guess_is_a_find_once_all_have_seen_the_reveal():
    table = playing("A1 B2 C3").right(FIRST, SECOND).wrong(FIRST, THIRD).right(SECOND, FIRST)
    assert PICTOMANIA.finds(table.state) == ()
    table.finish()
    assert set(PICTOMANIA.finds(table.state)) == {Find(1, FIRST, SECOND), Find(1, SECOND, FIRST)}
    table.ready().deal().start("A1 B2 C3")
    assert len(PICTOMANIA.finds(table.state)) == 2, "of earlier rounds, too"


def test_a_vote_that_hits_is_a_find():
    table = laid(4).votes("A A B")
    assert set(DIXIT.finds(table.state)) == {Find(1, BO), Find(1, CY)}
    assert len(DIXIT.finds(laid(4).votes("A A A").state)) == 3


@pytest.mark.parametrize("game", ["pictomania", "dixit"])
def test_an_evening_keeps_who_found_what_and_it_goes_with_it(tmp_path, game):
    library = Library.open(tmp_path)
    path, table = play(library, game, "passed" if game == "pictomania" else "classic")
    found = table.game.finds(table.position.state)
    table.close()
    played = read_evening(path)
    assert played is not None and played.evening.finds == found
    library.album.keep(played)
    (kept,) = library.album.evenings()
    assert kept.finds == found
    assert sum(one.found for one in chapters([kept], [])) == len(found)
    library.album.remove_evening(kept)
    assert chapters(library.album.evenings(), library.album.drawings()) == []
    library.close()


def test_an_evening_that_was_kept_before_finds_were_is_read(tmp_path):
    import msgspec

    old = msgspec.json.decode(msgspec.json.encode(evening(1, (ADA, FOX))))
    del old["finds"]
    assert msgspec.convert(old, Evening, strict=False).finds == ()
