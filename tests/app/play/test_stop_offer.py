"""The app asks whether a match may end in which nothing has happened for long: not too often, and of people only."""

from types import SimpleNamespace

import pytest

from app.play import stop_offer
from app.play.stop_offer import EVERY, StopOffer
from engine.rules import STOP, Choices
from engine.seats import Seat


class Saying:
    def __init__(self):
        self.said = []

    def say(self, seat, move, answered):
        self.said.append((seat, move))


@pytest.fixture
def asked(monkeypatch):
    """Each question, by its answer."""
    questions = []
    monkeypatch.setattr(stop_offer, "ask", lambda title, words, yes, do, no: questions.append(do))
    return questions


def page(quiet=(0, 1), bots=(None, None, "weak"), paused_by=None):
    scenes = {seat: SimpleNamespace(choices=Choices((STOP,) if seat in quiet else ())) for seat in range(3)}
    spectator = SimpleNamespace(bots=bots, paused_by=paused_by)
    return SimpleNamespace(scenes=SimpleNamespace(own=scenes, spectator=spectator), saying=Saying())


def test_all_people_of_this_tablet_are_asked_once_and_one_answer_is_everybodys(asked):
    table = page(quiet=(0, 1, 2))
    offer = StopOffer(table)
    offer.look()
    offer.look()
    assert len(asked) == 1
    asked[0]()
    assert table.saying.said == [(0, STOP), (1, STOP)]


@pytest.mark.parametrize("table", [page(quiet=()), page(quiet=(2,)), page(paused_by=0)])
def test_nobody_is_asked_who_may_not_stop(asked, table):
    StopOffer(table).look()
    assert asked == []


def test_whoever_plays_on_is_left_in_peace_for_a_while(asked):
    table = page()
    offer = StopOffer(table)
    for _ in range(EVERY + 1):
        table.scenes = page().scenes
        offer.look()
        table.scenes = page(quiet=()).scenes
        offer.look()
    assert len(asked) == 2


def test_a_question_that_comes_too_late_says_nothing(asked):
    table = page()
    StopOffer(table).look()
    table.scenes = page(quiet=()).scenes
    asked[0]()
    assert table.saying.said == []


@pytest.mark.parametrize("bot", [None, "weak"])
def test_a_duel_that_stands_still_ends_when_its_people_agree(easel, monkeypatch, bot):
    """A bot has nothing against it."""
    monkeypatch.setattr("engine.games.yokai.state.QUIET", 1)
    easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0), Seat("Fox", 1, bot=bot)))
    easel.wait(lambda: easel.reads("Nothing has happened for a while"), "the question")
    easel.tap("End here")
    easel.wait(lambda: easel.reads("Play again"), "the result")
    assert easel.page.result.scores == (0, 0)
