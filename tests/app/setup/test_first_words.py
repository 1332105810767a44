"""Who opens a game for the first time: the badge, easy words, and where their hardness is asked."""

from types import SimpleNamespace
from typing import Any

import pytest
from kivy.metrics import sp

from app import games
from app.look import text
from app.look.bot_names import as_called_here, bot_names
from app.setup import options
from engine import rules
from engine.seats import MOST_SEATS, Seat


@pytest.mark.parametrize("game", rules.names())
def test_a_badge_says_that_one_can_play(game: str) -> None:
    face = games.face_of(game)
    assert face.seat_range == f"1–{max(face.seats)}"


def test_who_has_never_played_is_proposed_easy_words_in_every_round() -> None:
    fresh = options.first_time("pictomania", options.read("pictomania", b"{}"))
    assert set(fresh["levels"]) == {1}
    again = options.next_time(options.read("pictomania", options.write("pictomania", fresh)))
    assert again["levels"] == fresh["levels"], "and so until they choose harder ones"


@pytest.mark.parametrize("size", [(640, 360), (360, 640), (1024, 600), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_how_hard_the_words_are_is_asked_above_the_fold(open_easel: Any, size: Any, language: str) -> None:
    easel = open_easel(size=size, language=language)
    easel.go("setup", game="pictomania")
    asked = easel.find(text._("How hard are the words?"))
    easy = easel.find(text._("Easy"))
    foot = easel.page._start_button
    for words in (asked, easy):
        low = words.to_window(words.x, words.center_y)[1]
        assert low > foot.to_window(*foot.pos)[1] + foot.height, "not under the button that starts"
        assert low < size[1]


@pytest.mark.parametrize("size", [(640, 360), (360, 740)])
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_on_a_phone_a_seat_is_seen_beside_what_is_asked(open_easel: Any, size: Any, language: str) -> None:
    from app.ui.scroll import Scroll
    from app.ui.words import WholeName, Words

    easel = open_easel(size=size, language=language)
    easel.app.library.add("Пилипко-Святославчик", 3)
    easel.go("setup", game="pictomania")
    (scroll,), seats = easel.all(Scroll), [name.parent.parent for name in easel.all(WholeName)]
    assert max(seat.to_window(*seat.pos)[1] for seat in seats) >= scroll.to_window(*scroll.pos)[1]
    easel.tap(text._("How hard are the words?"))
    easel.wait(lambda: easel.page.sheets, "the answers")
    easel.frames(2)
    answers = [one for one in easel.page.sheets[-1].walk() if isinstance(one, Words)]
    assert not easel.outside() and min(one.font_size for one in answers) >= sp(18) - 0.1
    easel.tap(text._("Devilish"))
    assert not easel.page.sheets and easel.page.agreed["levels"] == (3, 3, 4, 4)
    assert easel.reads(text._("Devilish")) and not easel.reads(text._("Easy"))


@pytest.mark.parametrize("game", rules.names())
def test_on_a_phone_held_sideways_the_second_seat_is_seen_too(open_easel: Any, game: str) -> None:
    from app.ui.scroll import Scroll
    from app.ui.words import WholeName

    easel = open_easel(size=(640, 360))
    for colour, name in enumerate(("Ada", "Пилипко-Святославчик")):
        easel.app.library.add(name, colour)
    easel.go("setup", game=game)
    (scroll,) = easel.all(Scroll)
    seats = [(name.to_window(*name.center)[1], name.parent.parent) for name in easel.all(WholeName)]
    fold = scroll.to_window(*scroll.pos)[1]
    assert len([seat for middle, seat in seats if middle > fold]) >= 2
    assert not easel.too_small() and not easel.hard_to_read()


def test_bots_have_a_name_of_their_own_in_each_language() -> None:
    for names in text.in_every_language(bot_names):
        assert len(names) == len(set(names)) == MOST_SEATS
    assert text.spoken() == "en"


def test_a_bot_is_called_as_it_is_called_here_and_a_person_as_they_are() -> None:
    seats = (Seat("Owl", 0, bot="weak"), Seat("Badger", 1), Seat("Заяц", 2, bot="strong"), Seat("Zed", 3, bot="weak"))
    text.speak("uk")
    assert [seat.name for seat in as_called_here(seats)] == ["Сова", "Badger", "Заєць", "Zed"]
    text.speak("en")
    assert [seat.name for seat in as_called_here(seats)] == ["Owl", "Badger", "Hare", "Zed"]


def test_two_bots_never_get_one_name() -> None:
    seats = (Seat("Owl", 0, bot="weak"), Seat("Сова", 1, bot="weak"))
    assert as_called_here(seats) == seats


def test_a_match_that_was_begun_in_english_is_played_on_in_ukrainian(open_easel: Any) -> None:
    easel = open_easel(language="uk")
    easel.app.begin(
        "pictomania", "live", b"{}", (Seat("Ada", 0), Seat("Hare", 1, bot="weak"), Seat("Owl", 2, bot="weak"))
    )
    easel.wait(lambda: easel.page.scenes is not None, "the first scene")
    assert [seat.name for seat in easel.page.scenes.spectator.seats] == ["Ada", "Заєць", "Сова"]


def test_bots_of_a_match_that_waits_are_called_as_they_are_here() -> None:
    from app.home.waiting_match import mover_line, score_line, turn_line

    opened = SimpleNamespace(game="yokai", seats=(Seat("Ada", 0), Seat("Hare", 1, bot="weak")))
    waits: Any = SimpleNamespace(opened=opened, turn=(1,), scores=(5, 7))
    text.speak("uk")
    assert score_line(waits) == "Ada\xa05  ·  Заєць\xa07"
    assert "Заєць" in turn_line(waits) and "Заєць" in mover_line(waits, 300)
    text.speak("en")
