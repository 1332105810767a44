"""Walking about: the back key, turning the tablet, languages and looks."""

import pytest

PAGES = ("home", "players", "player", "settings", "about", "album", "rules", "setup")
SIZES = ((1280, 800), (800, 1280), (1024, 600), (800, 480), (480, 800))


def show(easel, name):
    easel.go("home")
    if name != "home":
        easel.go(name, **({"game": "yokai"} if name == "setup" else {}))
    easel.frames(2)


def test_the_back_key_goes_back_and_at_home_leaves_the_app(easel):
    easel.go("settings")
    easel.go("about")
    assert easel.back()
    assert easel.reads("Night mode")
    assert easel.back()
    assert easel.reads("Portrait of a Yokai")
    assert not easel.app.back(), "what the app does not take, Kivy does: it leaves"


def test_the_back_key_puts_a_sheet_away_first(easel):
    easel.go("setup", game="yokai")
    easel.tap("Player 1")
    easel.wait(lambda: easel.reads("Who sits here?"), "the sheet")
    assert easel.back()
    assert not easel.reads("Who sits here?")
    assert easel.reads("Start")


def test_what_lies_under_a_sheet_cannot_be_touched(easel):
    easel.go("setup", game="yokai")
    start = easel.find("Start")
    place = start.to_window(*start.center)
    easel.tap("Player 1")
    easel.wait(lambda: easel.reads("Who sits here?"), "the sheet")
    easel.down(*place)
    easel.up()
    assert not easel.reads("Who sits here?"), "a touch beside the sheet puts it away"
    assert easel.app.library.match_files() == [], "and does nothing else"


def test_a_button_that_went_away_under_the_finger_does_nothing(easel):
    easel.go("setup", game="yokai")
    start = easel.find("Start")
    easel.down(*start.to_window(*start.center))
    easel.back()
    easel.up()
    assert easel.reads("Portrait of a Yokai") and not easel.reads("Start")
    assert easel.app.library.match_files() == []


@pytest.mark.parametrize("name", PAGES)
def test_the_language_changes_at_once_on_every_screen(easel, name):
    show(easel, name)
    english = easel.words()
    seen = {tuple(english)}
    for language in ("uk", "ru"):
        easel.app.change(language=language)
        easel.frames(2)
        seen.add(tuple(easel.words()))
    assert len(seen) == 3, f"{name} says the same in two languages"
    easel.app.change(language="en")
    easel.frames(2)
    assert easel.words() == english


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("name", PAGES)
def test_every_screen_fits_when_the_tablet_is_turned(open_easel, name, language):
    easel = open_easel(language=language)
    show(easel, name)
    for size in SIZES:
        easel.turn(*size)
        assert tuple(easel.page.size) == size
        found = {
            "beside the screen": easel.outside(),
            "too small to touch": easel.too_small(),
            "too small to read": easel.hard_to_read(),
        }
        assert not any(found.values()), f"{name} at {size}: {found}"


@pytest.mark.parametrize("look", [{"night": True}, {"letters": "large"}, {"letters": "largest"}], ids=str)
@pytest.mark.parametrize("name", PAGES)
def test_every_screen_in_every_look(easel, name, look):
    show(easel, name)
    easel.app.change(language="uk", **look)
    for size in ((1280, 800), (480, 800)):
        easel.turn(*size)
        assert not easel.outside(), f"{name} at {size}"


@pytest.mark.parametrize("name", ["home", "settings", "players", "words", "setup"])
def test_very_large_letters_stay_in_their_buttons_on_a_phone(open_easel, name):
    from app.ui.buttons import WordButton
    from app.ui.words import Words

    easel = open_easel(language="uk", letters="largest")
    easel.app.library.add("Бабуся Ганна-Параскева-М", 3)
    show(easel, name)
    for size in ((640, 360), (360, 740)):
        easel.turn(*size)
        cut = [button.words.text for button in easel.all(WordButton) if button.words.texture_size[0] > button.width]
        cut += [words.text for words in easel.all(Words) if words.is_shortened]
        assert not cut and not easel.outside() and not easel.too_small(), f"{size}: {cut}"


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_title_of_a_page_is_whole_on_a_small_phone(easel, language):
    from app.ui.header import Title

    easel.turn(360, 640)
    easel.app.change(language=language)
    for game in ("dixit", "pictomania", "pictoric", "yokai"):
        easel.go("setup", game=game)
        (title,) = easel.all(Title)
        assert title.texture_size[0] <= title.width and title.texture_size[1] <= title.height
        assert not title.is_shortened, title.text
        easel.go("home")


@pytest.mark.parametrize("letters", ["normal", "largest"])
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_answers_to_a_question_stay_on_its_paper(open_easel, language, letters):
    from app.ui.buttons import WordButton

    easel = open_easel(language=language, letters=letters)
    easel.turn(360, 640)
    easel.go("settings")
    easel.page._ask_delete()
    for size in ((360, 640), (640, 360), (1280, 800)):
        easel.turn(*size)
        (sheet,) = easel.page.sheets
        answers = [one for one in sheet.walk() if isinstance(one, WordButton)]
        assert len(answers) == 2
        for answer in answers:
            assert sheet.column.x - 1 <= answer.x and answer.right <= sheet.column.right + 1, (size, answer.words.text)


def test_settings_are_touched_and_stay(open_easel, tmp_path):
    from app.look import theme

    easel = open_easel(tmp_path)
    easel.go("settings")
    easel.tap("Night mode")
    assert theme.paint.night
    easel.tap("Very large")
    assert theme.large_type() == 1.6
    easel.tap("Українська")
    assert easel.reads("Налаштування")
    chosen = easel.app.library.settings
    assert (chosen.night, chosen.letters, chosen.language) == (True, "largest", "uk")
    easel = open_easel(tmp_path, settings_first=False)
    assert easel.reads("Мольберт")
    assert theme.paint.night


def test_the_place_on_a_long_page_is_kept_when_the_language_changes(easel):
    from app.ui.scroll import Scroll

    easel.go("rules", game="yokai")
    easel.frames(2)
    easel.all(Scroll)[0].scroll_y = 0.4
    easel.app.change(language="ru")
    easel.frames(2)
    assert easel.all(Scroll)[0].scroll_y == pytest.approx(0.4, abs=0.01)


def test_everything_is_forgotten_only_after_a_question(easel):
    easel.app.library.add("Ada", 1)
    easel.go("settings")
    easel.tap("Delete everything")
    easel.wait(lambda: easel.reads("This cannot be undone."), "the question")
    easel.tap("Keep it")
    assert easel.app.library.players()
    easel.tap("Delete everything")
    easel.wait(lambda: easel.reads("This cannot be undone."), "the question")
    easel.tap("Delete")
    assert easel.app.library.players() == []
    assert easel.page.__class__.__name__ == "Home"


def test_who_reads_the_rules_while_the_match_begins_finds_one_way_back(easel, tmp_path):
    """Not Home, Lobby, Lobby: the lobby that lay under the rules makes way for the match."""
    from tests.app.bridge.fake_bridge import HOST, US, on, table

    bridge = on(easel)
    easel.go("lobby", called="Bo")
    bridge.tell_link("in")
    bridge.tell_lobby(table(seated=((0, "Ada", US), (1, "Bo", HOST))))
    easel.go("rules", game="dixit")
    bridge.tell_lobby(table(seated=((0, "Ada", US), (1, "Bo", HOST)), match="m"))
    easel.frames(3)
    assert way(easel) == ["Home", "PlayPage"]
    easel.app.together.again()
    assert way(easel) == ["Home", "PlayPage"], "the match goes on: there is no lobby to return to"
    bridge.lobby = table(seated=((0, "Ada", US), (1, "Bo", HOST)))
    easel.app.together.again()
    assert way(easel) == ["Home", "Lobby"]
    bridge.tell_lobby(table(seated=((0, "Ada", US), (2, "Zoe", HOST))))
    easel.frames(3)
    assert easel.reads("Zoe"), "and it hears"


def way(easel):
    return [type(page).__name__ for page in easel.app.room.way]
