"""What crosses between the screen and the table, and what must not."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.bridge import table_thread
from app.stage import PATIENCE
from engine import requests
from engine.companion.understanding import on_file
from engine.companion.words import Recall
from engine.decks.pictures import DeckRefused, shipped_deck
from engine.rules import Why
from engine.seats import Seat, new_token
from engine.table import Answer, opening, scene_decoder

A_MOMENT = 0.05
"""Seconds of the table's in which something that must not come would have come."""


class Crossing:
    """A bridge and all that came over it."""

    def __init__(self, folder: Path, wait: Callable[..., Any]) -> None:
        from app.bridge import Bridge

        self.path = folder / "match.easel"
        self.token = new_token()
        self.bridge = Bridge(self.token)
        self.bridge.pace = 0.0
        self.wait = wait
        self.scenes: list[Any] = []
        self.failed: list[Why] = []
        self.answers: list[Answer] = []
        self.bridge.scenes.listen(self.scenes.append)
        self.bridge.failures.listen(self.failed.append)

    def open(self, bots: tuple[Any, Any] = (None, None), seed: int = 3) -> None:
        seats = [Seat("Ada", 0, bot=bots[0]), Seat("Bo", 1, bot=bots[1])]
        self.bridge.open(opening("yokai", seats, self.token), self.path, seed)
        self.wait(lambda: self.scenes, "the first scene")

    @property
    def now(self) -> Any:
        return self.scenes[-1]

    def say_something(self) -> None:
        seat = self.now.spectator.view.turn
        self.bridge.say(seat, self.now.own[seat].choices.moves[0], self.answers.append)

    def ask(self, request: Any) -> Answer:
        count = len(self.answers)
        self.bridge.ask(request, self.answers.append)
        self.wait(lambda: len(self.answers) > count, "the answer")
        return self.answers[-1]


@pytest.fixture
def crossing(easel: Any, tmp_path: Path) -> Iterator[Crossing]:
    made = Crossing(tmp_path, easel.wait)
    yield made
    made.bridge.stop()


def test_each_own_seat_gets_its_scene_and_no_other_secret(crossing: Crossing) -> None:
    crossing.open()
    assert set(crossing.now.own) == {0, 1}
    assert all(scene.view.seat == seat for seat, scene in crossing.now.own.items())
    assert crossing.now.spectator.view.seat is None
    assert crossing.now.spectator.view.hand == ()


def test_scenes_are_read_where_no_frame_waits_for_it(crossing: Crossing, monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[threading.Thread] = []

    def noted(game: str) -> Any:
        readers.append(threading.current_thread())
        return scene_decoder(game)

    monkeypatch.setattr(table_thread, "scene_decoder", noted)
    crossing.open()
    assert readers and threading.main_thread() not in readers


def test_a_move_said_is_told(crossing: Crossing) -> None:
    crossing.open()
    seat = crossing.now.spectator.view.turn
    crossing.say_something()
    crossing.wait(lambda: crossing.now.own[seat].heard == 1, "the move told")
    assert crossing.answers[0].accepted


def test_the_same_move_said_twice_is_played_once(crossing: Crossing) -> None:
    crossing.open()
    seat = crossing.now.spectator.view.turn
    crossing.say_something()
    crossing.say_something()
    crossing.wait(lambda: len(crossing.answers) == 2, "both answers")
    assert [answer.accepted for answer in crossing.answers] == [True, True]
    crossing.wait(lambda: crossing.now.own[seat].heard >= 1, "the move told")
    assert crossing.now.own[seat].heard == 1


def test_bots_play_by_themselves(crossing: Crossing) -> None:
    crossing.open(bots=("weak", "weak"))
    crossing.wait(lambda: crossing.now.spectator.ended, "the end")
    assert crossing.now.spectator.result is not None


def test_a_pause_stops_the_clock_and_refuses_moves(crossing: Crossing) -> None:
    crossing.open()
    assert crossing.ask(requests.Pause(0)).accepted
    crossing.wait(lambda: crossing.now.spectator.paused_by == 0, "the pause")
    seat = crossing.now.spectator.view.turn
    assert crossing.now.own[seat].choices.moves == ()
    assert crossing.ask(requests.Pause(1)).why == Why("paused")
    assert crossing.ask(requests.Resume(1)).accepted


def test_a_match_goes_on_where_it_was_left(crossing: Crossing, tmp_path: Path) -> None:
    crossing.open()
    crossing.say_something()
    crossing.wait(lambda: len(crossing.scenes) > 1, "the move told")
    left = crossing.now.own
    crossing.bridge.close()
    crossing.scenes.clear()
    crossing.bridge.resume(crossing.path)
    crossing.wait(lambda: crossing.scenes, "the match again")
    assert {seat: scene.view for seat, scene in crossing.now.own.items()} == {
        seat: scene.view for seat, scene in left.items()
    }


def test_what_is_no_match_is_answered(crossing: Crossing, tmp_path: Path) -> None:
    junk = tmp_path / "junk.easel"
    junk.write_bytes(b"not a match at all" * 100)
    crossing.bridge.resume(junk)
    crossing.wait(lambda: crossing.failed, "the refusal")
    assert crossing.failed == [Why("file-foreign")]
    assert junk.read_bytes() == b"not a match at all" * 100


def test_after_leaving_nothing_more_is_told(crossing: Crossing, easel: Any) -> None:
    crossing.open(bots=("weak", "weak"))
    crossing.bridge.close()
    count = len(crossing.scenes)
    asyncio.run_coroutine_threadsafe(asyncio.sleep(A_MOMENT), crossing.bridge.loop).result(PATIENCE)
    easel.frames(3)
    assert len(crossing.scenes) == count


def test_settling_leaves_everything_in_the_file_itself(crossing: Crossing) -> None:
    crossing.open()
    crossing.say_something()
    crossing.wait(lambda: len(crossing.scenes) > 1, "the move told")
    crossing.bridge.settle()
    alone = crossing.path.with_name("alone.easel")
    alone.write_bytes(crossing.path.read_bytes())
    from engine.journal import load

    assert len(load(alone).entries) == len(load(crossing.path).entries)


@pytest.mark.parametrize(
    ("of_a_link", "stops"), [({"link": "a guest's"}, False), ({"transport": "its"}, False), ({}, True)]
)
def test_a_fault_of_one_link_ends_nobody_else_s_match(
    easel: Any, monkeypatch: pytest.MonkeyPatch, of_a_link: dict[str, Any], stops: bool
) -> None:
    """Any other fault of ours is seen: the app stops."""
    from app.bridge import crossing as made

    planned: list[Any] = []
    monkeypatch.setattr(made.Clock, "schedule_once", planned.append)
    loop = made.Crossing()
    context = {"message": "something failed", "exception": LookupError("ours"), **of_a_link}
    loop.do(lambda: loop.loop.call_exception_handler(context))
    loop.stop()
    monkeypatch.undo()
    assert bool(planned) == stops


def test_bots_sit_down_with_what_was_told_at_earlier_tables(easel: Any, tmp_path: Path) -> None:
    """Every clue was told this evening: a bot is left to say a tag, a single word or two."""
    from app.bridge import Bridge

    file, deck = on_file("en"), shipped_deck()
    assert file is not None and not isinstance(deck, DeckRefused)
    told = [clue for known in file.cards.values() for clue in (*known.clues.all(), *known.apart.all())]
    token, scenes = new_token(), []
    bridge = Bridge(token, recall=lambda: Recall(said=frozenset(told)))
    bridge.pace = 0.0
    bridge.scenes.listen(scenes.append)
    try:
        seats = [
            Seat("Fox", 0, bot="weak"),
            *[Seat(name, colour) for colour, name in enumerate(("Ada", "Bo"), start=1)],
        ]
        bridge.open(opening("dixit", seats, token), tmp_path / "match.easel", 3)
        clue = easel.wait(lambda: scenes and scenes[-1].spectator.view.clue, "the bot's clue")
        assert clue.words.casefold() in {tag.en.casefold() for picture in deck.values() for tag in picture.tags}
    finally:
        bridge.stop()
