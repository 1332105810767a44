"""What a table agrees on before Dixit, and in which language its bots tell."""

from typing import Any

from app.look.text import _
from engine.games.dixit.setting_up import Options
from engine.seats import Seat

TARGET, LAPS = "Up to how many points?", "How often does everybody tell?"


def test_classic_asks_how_far_and_party_and_teams_how_often(easel: Any) -> None:
    easel.go("setup", game="dixit")
    assert easel.reads(TARGET) and not easel.reads(LAPS)
    easel.tap("Party")
    assert easel.reads(LAPS) and not easel.reads(TARGET)
    easel.tap("Teams")
    assert easel.reads(LAPS) and not easel.reads(TARGET)
    assert easel.outside() == [] and easel.too_small() == []


def test_what_was_agreed_is_what_the_match_is_opened_with(easel: Any) -> None:
    easel.go("setup", game="dixit")
    for place, bot in enumerate((None, "weak", "weak")):
        easel.page.seating._put(place, Seat(f"Player {place}", place, bot=bot))
    easel.tap("20")
    easel.page._start()
    easel.wait(lambda: easel.page.scenes is not None, "the first scene")
    assert easel.page.scenes.spectator.view.target == 20


def test_bots_tell_in_the_language_that_is_spoken_here(open_easel: Any) -> None:
    fingers = open_easel(language="uk")
    fingers.app.begin("dixit", "classic", b"{}", tuple([Seat(f"{n}", n) for n in range(3)]))
    fingers.wait(lambda: fingers.page.scenes is not None, "the first scene")
    assert fingers.page.scenes.spectator.view.language == "uk" != Options().language
    assert fingers.reads(_("Who has an idea and tells first?"))
    assert _("Who has an idea and tells first?") != "Who has an idea and tells first?"
