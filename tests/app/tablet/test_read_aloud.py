"""A long press reads aloud what lies under the finger, in its language; never what is covered or somebody's own."""

import threading

import pytest

from app.stage import PATIENCE
from app.tablet import voice
from app.ui import read_aloud
from app.ui.read_aloud import language_of, words_at
from app.ui.words import Words
from tests.app.kivys_time import KivysTime

LONG = 0.15
A_FRAME = 0.03


@pytest.fixture(autouse=True)
def nobody_has_long_patience(monkeypatch):
    monkeypatch.setattr(read_aloud, "LONG", LONG)
    monkeypatch.setattr(read_aloud, "FIRST_SIGHT", LONG / 2)


def hold(easel, widget):
    """Holds a finger on a widget until something was read, or so long that nothing will be; what was read."""
    easel.bring_into_view(widget)
    before = len(easel.read)
    easel.down(*widget.to_window(*widget.center))
    stay(easel, lambda: len(easel.read) > before)
    easel.up()
    return easel.read[before:]


def stay(easel, done=lambda: False):
    """A finger that is down stays there, in Kivy's own time: a slow machine takes longer over it, and not less."""
    kivys = KivysTime()
    for _frame in range(round(3 * LONG / A_FRAME)):
        if done():
            break
        kivys.go_on(A_FRAME)
        easel.frames(1)
    kivys.give_back()


def at(easel, widget):
    """What would be read there."""
    return words_at(easel.app.root, *widget.to_window(*widget.center))


def say_first(easel, page):
    before = page.scenes
    seat = before.spectator.waiting[0]
    page.say(before.own[seat].choices.moves[0], (0, 0), seat)
    easel.wait(lambda: page.scenes is not before and not page.board.busy, "the next scene")


def begin(easel, game, variant, people=2, options=b"{}"):
    from engine.seats import Seat

    seats = tuple([Seat(f"P{number}", number) for number in range(people)])
    easel.app.begin(game, variant, options, seats, seed=3)
    easel.wait(lambda: easel.page.scenes is not None, "the table")
    while easel.page.passed_tablet.common:  # what all look at together is over when one of them says so
        say_first(easel, easel.page)
    easel.wait(lambda: easel.page.curtain is not None, "the curtain")
    easel.frames(3)


def lift(easel):
    easel.page.passed_tablet.lift()
    easel.page.show()
    easel.frames(3)


# What is read --------------------------------------------------------------------------------------------------------


def test_a_long_press_reads_a_line_in_its_language_and_a_tap_reads_nothing(open_easel):
    easel = open_easel(language="uk")
    easel.go("settings")
    line = easel.find("Карти перескакують, а не ковзають")
    easel.tap(line)
    assert easel.read == []
    assert hold(easel, line) == [(line.text, "uk")]


def test_a_button_that_was_read_is_not_pressed_and_the_next_tap_presses_it(easel):
    easel.go("settings")
    assert hold(easel, easel.find("Backup")) == [("Backup", "en")]
    assert easel.page.title() == "Settings"
    easel.tap("Backup")
    assert easel.page.title() != "Settings"


def test_a_tablet_that_was_busy_for_a_moment_takes_no_tap_for_a_long_press(easel, monkeypatch):
    monkeypatch.setattr(read_aloud, "FRAME", 0.0)  # as if each frame had taken for ever
    easel.go("settings")
    assert hold(easel, easel.find("Backup")) == []
    assert easel.page.title() != "Settings"


def test_a_finger_that_moves_reads_nothing(easel):
    easel.go("settings")
    line = easel.find("Language")
    x, y = line.to_window(*line.center)
    easel.down(x, y)
    easel.move(x + 60, y)
    stay(easel)
    easel.up()
    assert easel.read == []


def test_switched_off_in_the_settings_a_long_press_is_a_press(easel):
    easel.go("settings")
    easel.tap("Read aloud")
    assert hold(easel, easel.find("Backup")) == []
    assert easel.page.title() != "Settings"


def test_a_button_with_a_sign_only_says_what_it_means(easel):
    from app.ui.buttons import SignButton

    easel.go("settings")
    back = next(each for each in easel.all(SignButton) if each.sign.sign == "back")
    assert at(easel, back) == "Back"


def test_a_sign_that_stands_for_words_for_which_there_is_no_room_says_those(easel):
    """The flag is for a wrong word of one's own in one game, and for a forfeit in another."""
    from app.boards.lamplit import words_on_table
    from app.look.box import Box

    flag = words_on_table("flag", "Forfeit", lambda: None, Box(20, 20, 60, 60))
    assert words_at(flag, *flag.center) == "Forfeit"


def test_words_of_the_rack_are_read_one_by_one(easel):
    from app.boards.pictomania.rack import ListCard
    from app.ui.fitted_text import Line

    begin(easel, "pictomania", "passed", 3)
    lift(easel)
    rows = [line for card in easel.all(ListCard) for line in card.children if isinstance(line, Line)]
    words = {row.text for row in rows}
    assert len(words) >= 21
    for row in rows[:9]:
        assert at(easel, row) == row.text


def test_a_rule_is_read_as_it_stands(easel):
    easel.go("rules", game="dixit")
    easel.frames(3)
    rule = next(label for label in easel.all(Words) if label.text.startswith("Whoever has an idea first begins"))
    assert at(easel, rule) == rule.text


def test_a_clue_is_read_in_the_language_it_was_written_in(easel):
    from engine.games.dixit.moves import Tell
    from engine.seats import Seat

    seats = (Seat("Ada", 0), Seat("Bo", 1, bot="weak"), Seat("Cy", 2, bot="weak"))
    easel.app.bridge.pace = 0.0
    easel.app.begin("dixit", "classic", b"{}", seats, seed=3)
    easel.wait(lambda: easel.page.scenes is not None, "the table")
    page = easel.page
    say_first(easel, page)
    page.say(Tell(page.scenes.own[0].view.hand[0], "Їжак у тумані"), (0, 0), 0)
    easel.wait(lambda: easel.reads("Їжак у тумані"), "the clue")
    easel.frames(3)
    clue = easel.find("Їжак у тумані")
    assert hold(easel, clue) == [(clue.text, "uk")] and "Їжак у тумані" in clue.text


@pytest.mark.parametrize(
    ("words", "spoken", "language"),
    [
        ("kettle", "uk", "en"),
        ("чайник", "ru", "ru"),
        ("чайник", "uk", "uk"),
        ("чайник", "en", "uk"),
        ("їжак", "ru", "uk"),
        ("мышь", "uk", "ru"),
        ("7", "ru", "ru"),
        ("", "uk", "uk"),
    ],
)
def test_words_are_read_in_the_language_of_their_letters(words, spoken, language):
    assert language_of(words, spoken) == language


# What is not ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "variant"), [("pictomania", "passed"), ("dixit", "classic"), ("yokai", "duel")])
def test_through_a_curtain_nothing_of_the_table_is_read(easel, game, variant):
    begin(easel, game, variant, 2 if game == "yokai" else 3)
    curtain = easel.page.curtain
    own = {label.text for label in curtain.walk(restrict=True) if getattr(label, "text", "")}
    for x in range(8, 1280, 48):
        for y in range(8, 800, 24):
            said = words_at(easel.app.root, x, y)
            assert not said or said in own, said


def test_the_finger_that_lifts_the_curtain_hears_nothing(easel):
    begin(easel, "pictomania", "passed", 3)
    assert at(easel, easel.page.curtain.button) == ""


def test_ones_own_word_is_read_to_nobody(open_easel):
    from app.boards.pictomania.peek import Peek
    from app.ui.fitted_text import Line

    easel = open_easel(keep_hand_open=True)
    begin(easel, "pictomania", "passed", 3)
    lift(easel)
    (peek,) = easel.all(Peek)
    shown = [line for line in peek.walk(restrict=True) if isinstance(line, Line)]
    assert shown and shown[0].text, "the word is on the screen"
    assert all(at(easel, line) == "" for line in shown)


def test_at_a_flat_table_a_word_that_a_corner_shows_is_read_to_nobody(open_easel):
    from engine.games.pictomania.moves import Ready
    from engine.seats import Seat

    easel = open_easel(flat_games=("pictomania",))
    easel.app.begin("pictomania", "live", b"{}", tuple([Seat(f"P{n}", n) for n in range(3)]), seed=3)
    easel.wait(lambda: easel.page.scenes is not None and easel.page.scenes.spectator.view.rack, "the words")
    for seat in range(3):
        easel.page.say(Ready(), (0, 0), seat)
    easel.wait(lambda: easel.page.scenes.spectator.view.phase == "playing", "the round")
    easel.frames(3)
    easel.page.peek(0, "a finger")
    easel.frames(3)
    zone = easel.page.board.desks[0]
    view = easel.page.scenes.own[0].view
    from app.boards.pictomania import sentences

    word = sentences.word_at(view, view.task.letter, view.task.number)
    shown = [label for label in zone.walk(restrict=True) if getattr(label, "text", "") == word]
    assert shown, "the word is on the screen"
    assert all(at(easel, label) == "" for label in shown)
    assert at(easel, zone.corner) == ""


def test_what_lies_under_a_sheet_is_not_read(easel):
    from app.ui.confirm_sheet import ask

    easel.go("settings")
    line = easel.find("Night mode")
    x, y = line.to_window(*line.center)
    assert words_at(easel.app.root, x, y) == "Night mode"
    ask("Really?", "Think.", "Yes", lambda: None)
    easel.frames(3)
    for up in range(0, 800, 20):
        assert words_at(easel.app.root, x, up) not in ("Night mode", "Settings")


# The device's own voice ----------------------------------------------------------------------------------------------


@pytest.fixture
def spoken(tmp_path, monkeypatch):
    """A program that writes down what it should say; it knows Ukrainian and English."""
    log = tmp_path / "said"
    program = tmp_path / "espeak-ng"
    writes_down = f'case "$2" in uk|en) ;; *) exit 1 ;; esac\necho "$@" >> "{log}"\ncat >> "{log}"'
    program.write_text(f"#!/bin/sh\n{writes_down}\nexec sleep {2 * PATIENCE:.0f}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    voice.program.cache_clear()
    yield lambda: log.read_text() if log.exists() else ""
    voice.program.cache_clear()


@pytest.fixture
def speaker(easel):
    """The device's own voice; what it complained of."""
    found = voice.DeviceVoice()
    found.complained = []
    yield found
    found.hush()


def say(speaker, words, language):
    speaker.say(words, language, speaker.complained.append)


def test_no_frame_waits_for_a_voice_that_is_still_looked_for(easel, speaker, spoken, monkeypatch):
    frames_went_on, engine = threading.Event(), voice.engine

    def slow():
        assert frames_went_on.wait(PATIENCE)
        return engine()

    monkeypatch.setattr(voice, "engine", slow)
    say(speaker, "mouse", "en")
    easel.frames(1)
    frames_went_on.set()
    easel.wait(lambda: "mouse" in spoken(), "the words")
    assert speaker.complained == []


def test_words_reach_the_program_as_words_and_never_as_its_options(easel, speaker, spoken):
    say(speaker, "-w /etc/passwd; `id`\x00\x07 чайник \ud800", "uk")
    easel.wait(lambda: "чайник" in spoken(), "the words")
    assert spoken().startswith("-v uk -s 140 --stdin\n-w /etc/passwd; `id` чайник")
    assert speaker.complained == []


def test_who_asks_again_does_not_wait_for_the_end_of_the_old_words(easel, speaker, spoken):
    say(speaker, "first", "en")
    easel.wait(lambda: "first" in spoken(), "the first words")
    say(speaker, "second", "en")
    easel.wait(lambda: "second" in spoken(), "the second, while the first still sounds")


def test_a_language_without_a_voice_is_told_and_others_are_spoken(easel, speaker, spoken):
    say(speaker, "мышь", "ru")
    easel.wait(lambda: speaker.complained, "the answer")
    assert speaker.complained == ["language"]
    say(speaker, "mouse", "en")
    easel.wait(lambda: "mouse" in spoken(), "the words")


@pytest.mark.parametrize("trouble", [OSError("no"), RuntimeError("whatever"), voice.Silent("none")])
def test_an_engine_that_breaks_is_told_kindly_and_never_asked_again(easel, speaker, spoken, monkeypatch, trouble):
    def broken():
        raise trouble

    monkeypatch.setattr(voice, "engine", broken)
    say(speaker, "mouse", "en")
    easel.wait(lambda: speaker.complained, "the answer")
    assert speaker.complained == ["none"] and not speaker.may_speak()
    assert any(thread.name == "voice" and thread.is_alive() for thread in threading.enumerate())


def test_what_is_too_long_ends_at_a_word(easel):
    long = voice.speakable("kettle " * 500)
    assert len(long) <= voice.LONGEST and long.endswith("kettle")
    assert voice.speakable("\x00\n\t ") == ""


def test_where_nothing_can_speak_it_is_said_once_and_the_press_is_a_press(easel, monkeypatch):
    monkeypatch.setattr(voice, "voice", voice.DeviceVoice())
    monkeypatch.setattr(voice, "program", lambda: None)
    easel.go("settings")
    hold(easel, easel.find("Language"))
    assert easel.reads("no voice to read words aloud")
    easel.app.room.hush()
    hold(easel, easel.find("Backup"))
    assert easel.page.title() != "Settings" and not easel.reads("no voice to read words aloud")
