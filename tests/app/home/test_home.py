"""The first screen, and the way from it to a running match."""

import pytest

from app.home.game_tile import GameTile
from app.look.text import _
from app.ui.still_picture import StillLayout
from app.ui.words import Words
from engine.seats import Seat
from tests.app.processes import free_port


def set_up(easel):
    """Where somebody has played before."""
    easel.app.library.remember_table("pictoric", "classic", b"{}", [])
    easel.tap("Portrait of a Yokai")


def start_a_match(easel):
    set_up(easel)
    easel.wait(lambda: easel.reads("Start"), "the set-up")
    easel.tap("Start")
    easel.wait(lambda: easel.app.bridge.latest is not None, "the table")


def test_two_taps_lead_to_a_running_match(easel):
    start_a_match(easel)
    assert easel.app.bridge.latest.spectator.game == "yokai"
    assert easel.app.bridge.latest.spectator.waiting


def test_a_double_tap_on_start_opens_one_match(easel):
    set_up(easel)
    start = easel.find("Start")
    place = start.to_window(*start.center)
    easel.down(*place)
    easel.up()
    easel.down(*place)
    easel.up()
    easel.wait(lambda: easel.app.bridge.latest is not None, "the table")
    assert len(easel.app.library.match_files()) == 1


@pytest.mark.parametrize("title", ["Pictomania", "Dixit", "Pictoric Box", "Portrait of a Yokai"])
def test_the_first_tap_on_a_new_device_deals_a_hand_for_one_among_easy_bots(easel, title):
    easel.tap(title)
    easel.wait(lambda: easel.app.bridge.latest is not None, "the table")
    scene = easel.app.bridge.latest.spectator
    assert [seat.bot for seat in scene.seats] == [None] + ["weak"] * (len(scene.seats) - 1)
    if title == "Pictomania":
        assert scene.view.teaching and scene.view.level == 1
    assert easel.reads(scene.seats[1].name)
    assert not easel.app.library.is_new, "the next tap asks who plays"


def test_who_plays_alone_finds_the_set_up_in_the_pause(easel):
    easel.tap("Portrait of a Yokai")
    easel.wait(lambda: easel.app.bridge.latest is not None, "the table")
    easel.back()
    easel.wait(lambda: easel.reads("Play with others"), "the pause")
    easel.tap("Play with others")
    easel.wait(lambda: easel.reads("Start"), "the set-up")


def test_a_match_that_was_left_waits_on_the_home_screen(easel):
    start_a_match(easel)
    easel.go("home")
    easel.wait(lambda: easel.reads("Portrait of a Yokai: "), "the match that waits")
    easel.tap("Play on")
    easel.wait(lambda: easel.app.bridge.latest is not None, "the table")
    assert len(easel.app.library.match_files()) == 1


def test_last_times_players_sit_there_again(open_easel, tmp_path):
    from engine.seats import Seat

    easel = open_easel(tmp_path)
    library = easel.app.library
    ada, bo = library.add("Ada", 3), library.add("Bo", 8)
    library.remember_table("yokai", "duel", b"{}", [Seat("Bo", 8, player=bo.id), Seat("Ada", 3, player=ada.id)])
    easel.tap("Portrait of a Yokai")
    assert easel.reads("Ada")
    assert easel.reads("Bo")
    easel.tap("Start")
    scenes = easel.wait(lambda: easel.app.bridge.latest, "the table")
    assert [seat.name for seat in scenes.spectator.seats] == ["Bo", "Ada"]


def test_a_table_that_was_laid_when_the_app_was_stopped_is_opened_again_with_one_tap(open_easel, tmp_path, monkeypatch):
    from app.home.game_tile import GameTile
    from engine.lan.finding import beacon
    from engine.seats import Seat

    monkeypatch.setattr(beacon, "PORT", free_port())
    easel = open_easel(tmp_path)
    easel.app.together.host("dixit", "classic", b"{}", [Seat("Ada", 3), Seat("Owl", 4, bot="middle")])
    easel.wait(lambda: easel.reads("Ada") and easel.reads("Owl"), "the lobby")
    code = easel.app.bridge.code
    easel = open_easel(tmp_path)
    for language in ("uk", "ru", "en"):
        easel.app.change(language=language)
        for size in ((640, 360), (360, 640), (1280, 800)):
            easel.turn(*size)
            words = easel.find(_("Open your table for the others again"))
            assert words.font_size >= 14 and words.texture_size[1] <= words.height, (language, size)
            assert not words.is_shortened and not easel.outside(), (language, size)
            assert min(tile._picture.height for tile in easel.all(GameTile)) >= 60, (language, size)
    easel.tap("Open your table for the others again")
    easel.wait(lambda: easel.app.bridge.lobby is not None, "the lobby again")
    easel.frames(4)
    assert easel.app.bridge.code == code
    assert easel.reads("Ada")
    assert easel.reads("Owl")
    easel.back()
    easel.wait(lambda: easel.reads("Portrait of a Yokai"), "the home page")
    assert not easel.reads("Open your table for the others again")


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_everything_is_in_sight_on_a_phone_while_matches_wait(open_easel, language):
    from kivy.metrics import dp

    from app.home.game_tile import Tag
    from app.home.page import Door
    from app.lesson.watch_button import WatchButton
    from app.ui.scroll import Scroll

    easel = open_easel(language=language)
    easel.turn(360, 640)
    for _match in range(2):
        easel.go("setup", game="yokai")
        easel.tap(_("Start"))
        easel.wait(lambda: easel.app.bridge.latest is not None, "the table")
        easel.go("home")
    for size in ((360, 640), (360, 740), (640, 360)):
        easel.turn(*size)
        (scroll,) = easel.all(Scroll)
        assert scroll.children[0].height <= size[1], size
        assert len(easel.all(Door)) == 4
        assert not easel.outside() and not easel.too_small(), size
        for watch in easel.all(WatchButton):
            (seats,) = [tag for tag in watch.parent.walk(restrict=True) if isinstance(tag, Tag)]
            assert watch.y - seats.top >= dp(3), (size, seats.children[0].text)
        beside = [door for door in easel.all(Door) if door.width > 2 * door.height]
        assert all(air_beside(door) >= dp(16) for door in beside), size
    easel.turn(1280, 800)
    assert min(air_beside(door) for door in easel.all(Door)) >= 2 * dp(6)


def air_beside(door):
    """Left of its sign, or of its name, and right of that, together."""
    from app.ui.fitted_text import width_of
    from app.ui.signs import Sign
    from app.ui.words import Words

    (name,) = [words for words in door.walk(restrict=True) if isinstance(words, Words)]
    (sign,) = [sign for sign in door.walk(restrict=True) if isinstance(sign, Sign)]
    wide = width_of(name.text, name.font_name, name.font_size)
    left = min(name.center_x - wide / 2, sign.center_x - sign.texture_size[0] / 2)
    return left - door.x + door.right - name.center_x - wide / 2


def test_a_damaged_match_says_so_and_goes_only_when_the_player_says_so(open_easel, tmp_path):
    matches = tmp_path / "matches"
    matches.mkdir(parents=True)
    broken = matches / "20990101000000-x.easel"
    broken.write_bytes(b"SQLite format 3\0" + b"junk" * 100)
    easel = open_easel(tmp_path)
    easel.tap("Look")
    easel.wait(lambda: easel.reads("Unfinished matches"), "the list")
    easel.tap("Remove")
    assert easel.reads("Remove this match for good?")
    easel.tap("Keep it")
    assert broken.exists()
    easel.tap("Remove")
    easel.tap(easel.all_that_say("Remove")[-1])
    easel.wait(lambda: not broken.exists(), "the file is gone")


def test_a_damaged_library_is_told_once_and_left_as_it_is(open_easel, tmp_path):
    library = tmp_path / "library.easel"
    library.write_bytes(b"SQLite format 3\0" + b"?" * 200)
    before = library.read_bytes()
    easel = open_easel(tmp_path, settings_first=False)
    assert easel.reads("It was left as it was, and a new one was started.")
    assert library.read_bytes() == before
    easel = open_easel(tmp_path, settings_first=False)
    assert not easel.reads("It was left as it was, and a new one was started.")


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_on_a_phone_games_keep_their_pictures_while_a_match_waits(open_easel, language):
    from app.lesson.watch_button import WatchButton

    easel = open_easel(size=(640, 360), language=language)
    easel.app.begin("pictoric", "open", b"{}", (Seat("Ada", 0), Seat("Bo", 1), Seat("Cy", 2)))
    easel.wait(lambda: easel.page.scenes is not None, "the first scene")
    easel.go("home")
    assert easel.page._waiting is not None
    tiles = easel.all(GameTile)
    assert len(tiles) == 4 and all(tile._picture.height >= 90 for tile in tiles)
    assert not easel.all(WatchButton), "it would lie over half of them"
    assert not easel.outside() and not easel.too_small()
    assert easel.reads(_("Draw")) and easel.reads(_("Players")), "no way is lost for it"


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_on_a_phone_games_keep_their_pictures_beside_a_damaged_match(open_easel, language):
    easel = open_easel(size=(640, 360), language=language)
    path = easel.app.library.matches / "20990101000000-x.easel"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"no match")
    easel.go("home")
    easel.page.refill()
    easel.frames(2)
    tiles = easel.all(GameTile)
    assert easel.reads(_("Look")) and min(tile._picture.height for tile in tiles) >= 90


def test_nothing_is_a_lone_sign_on_home(easel):
    from app.ui.buttons import SignButton

    assert easel.reads("Players") and not easel.all(SignButton)


def test_the_first_screen_is_laid_out_from_outside_inwards(easel, monkeypatch):
    """Else words are wrapped again and again, to widths that nothing will have."""
    widths, fitting = [], Words._fitting_size
    monkeypatch.setattr(Words, "_fitting_size", lambda words: (widths.append(words.width), fitting(words))[1])
    easel.app.room.page.refill()
    easel.frames(3)
    assert widths and min(widths) > 0
    name, line = easel.find("Easel"), easel.find("Four picture games on one table")
    assert name.y >= line.top - 1 and name.top <= easel.app.room.page.top, "what is above stays above words that wrap"


def test_what_does_not_move_is_seen_at_once_and_becomes_one_picture_a_frame_later(easel):
    easel.app.room.page.refill()
    easel.frames(1)
    stills = [each for each in easel.app.room.page.walk() if isinstance(each, StillLayout)]
    assert stills and all(each.canvas.indexof(each.held_on) >= 0 for each in stills)
    easel.frames(1)
    assert all(each.canvas.indexof(each.held_on) < 0 <= each.canvas.indexof(each._frame.fbo) for each in stills)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_name_and_the_doors_beside_it_stand_in_one_line(open_easel, language):
    easel = open_easel(size=(360, 740), language=language)
    easel.frames(2)
    doors = [easel.find(_(name)).parent for name in ("Draw", "Players")]
    middles = [widget.to_window(*widget.center)[1] for widget in (easel.find(_("Easel")), *doors)]
    assert max(middles) - min(middles) < 2
    assert doors[0].height == doors[1].height


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_no_word_stands_alone_on_the_last_line_of_a_game(open_easel, language):
    easel = open_easel(size=(1280, 800), language=language)
    easel.frames(2)
    tiles = [widget for widget in easel.app.room.page.walk() if isinstance(widget, GameTile)]
    assert len(tiles) == 4
    for tile in tiles:
        lines = [" ".join(word.text for word in line.words) for line in tile._line.writing._cached_lines]
        assert len(lines) == 1 or (len(lines) == 2 and len(lines[-1].split()) > 1), lines
