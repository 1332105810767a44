"""What the album keeps of the matches that ended, and that it shows nothing else."""

import os
import sqlite3
from contextlib import closing

import pytest

from engine.games import pictomania
from engine.games.pictomania.moves import Draw
from engine.gate import Refused
from engine.ink import Drawing, Undone, encode
from engine.library import Library, read_evening
from tests.library.evenings import ADA, BO, CY, break_off, play, play_on, say


@pytest.fixture
def library(tmp_path):
    opened = Library.open(tmp_path)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A match of Pictomania that was played to its end, and its last state."""
    library = Library.open(tmp_path_factory.mktemp("device"))
    path, table = play(library)
    state = table.position.state
    table.close()
    library.close()
    return read_evening(path), state


def test_an_evening_has_its_players_scores_and_winners(whole):
    played, state = whole
    result = pictomania.GAME.result(state)
    assert played.evening.seats == (ADA, BO, CY)
    assert (played.evening.scores, played.evening.winners) == (result.scores, result.winners)
    assert (played.evening.game, played.evening.variant) == ("pictomania", "passed")


def test_every_drawing_of_all_rounds_is_there_with_its_word_and_its_ink(whole):
    played, state = whole
    view = pictomania.GAME.view_of(state, None)
    assert len(played.drawings) == len(view.album) == 12
    assert [(one.round, one.seat) for one, _ink in played.drawings] == [(one.round, one.seat) for one in view.album]
    for (drawn, ink), shown in zip(played.drawings, view.album, strict=True):
        log = pictomania.GAME.log(state, None, shown.drawing, 0)
        assert [len(stroke) for stroke in Drawing.from_log(ink).shown()] == [
            len(stroke) for stroke in Drawing.from_log(log).shown()
        ]
        assert drawn.word.en and drawn.word.uk and drawn.word.ru


def test_the_album_holds_them_after_the_app_was_closed(library, tmp_path, whole):
    played, _state = whole
    library.album.keep(played)
    library.album.keep(played)
    library.close()
    again = Library.open(tmp_path)
    assert again.album.evenings() == [played.evening]
    assert again.album.drawings() == [drawn for drawn, _ink in played.drawings]
    assert [again.album.ink(drawn.id) for drawn, _ink in played.drawings] == [ink for _drawn, ink in played.drawings]
    again.close()


def test_a_match_that_goes_on_is_not_in_the_album(library):
    path, table = play(library, until=lambda state: state.round == 2)
    table.close()
    assert read_evening(path) is None


def test_of_a_match_broken_off_only_what_was_revealed_is_shown(library):
    path, table = play(library, until=lambda state: state.round == 2 and state.phase == "guessing")
    assert all(ink.log for ink in table.position.state.inks)
    break_off(library, table)
    table.close()
    played = read_evening(path)
    assert {drawn.round for drawn, _ink in played.drawings} == {1}
    assert played.evening.winners == ()


def test_a_game_without_drawings_makes_an_evening_as_well(library):
    path, table = play(library, "yokai", "duel", (ADA, BO))
    table.close()
    played = read_evening(path)
    assert played.drawings == () and sum(played.evening.scores) > 0


def test_an_empty_sheet_is_no_drawing(library):
    """Whoever took everything back leaves nothing to look at."""
    path, table = play(library, until=lambda state: state.phase == "drawing" and state.inks[0].log)
    progress = table.position.state.inks[0].progress
    back, _ = encode([Undone(0, progress.hand(0).at)] * progress.strokes, progress)
    say(library, table, 0, Draw(back))
    play_on(library, table)
    table.close()
    drawn = [(one.round, one.seat) for one, _ink in read_evening(path).drawings]
    assert (1, 0) not in drawn and (1, 1) in drawn and len(drawn) == 11


# Removing


def test_a_removed_drawing_is_gone_and_comes_back_as_it_was(library, whole):
    played, _state = whole
    library.album.keep(played)
    drawn, ink = played.drawings[4]
    removed = library.album.remove_drawing(drawn)
    assert drawn not in library.album.drawings()
    with pytest.raises(Refused):
        library.album.ink(drawn.id)
    library.album.restore(removed)
    assert library.album.drawings() == [one for one, _ink in played.drawings]
    assert library.album.ink(drawn.id) == ink


def test_a_removed_evening_is_gone_and_comes_back_as_it_was(library, whole):
    played, _state = whole
    library.album.keep(played)
    removed = library.album.remove_evening(played.evening)
    assert library.album.evenings() == [] and library.album.drawings() == []
    library.album.keep(played)
    assert library.album.evenings() == [], "it does not come back by itself"
    library.album.restore(removed)
    assert library.album.evenings() == [played.evening]
    assert library.album.drawings() == [one for one, _ink in played.drawings]


# The files of ended matches


def filed_away(tmp_path):
    """The library at the next start, a minute later, after its home screen looked for what waits."""
    for file in tmp_path.rglob("*.easel*"):
        os.utime(file, (file.stat().st_atime, file.stat().st_mtime - 60))
    library = Library.open(tmp_path)
    assert library.waiting() == []
    return library


def test_an_ended_match_is_read_at_the_next_start_and_its_file_let_go_once_it_is_kept(library, tmp_path):
    path, table = play(library)
    table.close()
    library.close()
    again = filed_away(tmp_path)
    (unread,) = again.unread_evenings()
    assert unread.name == path.name
    again.album.keep(read_evening(unread))
    assert again.unread_evenings() == []
    assert list(again.matches.rglob("*.easel*")) == [], "what is removed from the album is really gone"
    again.close()


def test_a_damaged_file_is_refused_and_left_as_it_is(library, tmp_path):
    path, table = play(library, "yokai", "duel", (ADA, BO))
    table.close()
    library.close()
    again = filed_away(tmp_path)
    (unread,) = again.unread_evenings()
    unread.write_bytes(unread.read_bytes()[:-600])
    with pytest.raises(Refused):
        read_evening(unread)
    assert again.unread_evenings() == [unread]
    again.close()


def test_a_row_that_is_no_evening_or_drawing_is_passed_over(library, whole, tmp_path):
    played, _state = whole
    library.album.keep(played)
    with closing(sqlite3.connect(tmp_path / "library.easel", isolation_level=None)) as file:
        file.execute("INSERT INTO evening VALUES ('x', '2030', 'no json')")
        file.execute("INSERT INTO drawing VALUES ('y', 'x', 0, '{\"id\": 3}', x'00')")
    assert library.album.evenings() == [played.evening]
    assert len(library.album.drawings()) == len(played.drawings)


def test_everything_is_forgotten_with_all_else(library, whole):
    played, _state = whole
    library.album.keep(played)
    library.forget_everything()
    assert library.album.evenings() == [] and library.album.drawings() == []
