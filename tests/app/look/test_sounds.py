"""What sounds when, what trembles, and that both can be switched off with one tap."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.look import sounds
from app.look.box import Box
from app.tablet import device
from engine.rules import Why

ROOT = Path(__file__).parents[3]


@pytest.fixture
def trembled(monkeypatch):
    """How long the device trembled each time."""
    felt = []
    monkeypatch.setattr(device, "tremble", felt.append)
    monkeypatch.setattr(device, "can_tremble", lambda: True)
    return felt


def test_a_refusal_is_heard_and_felt_and_a_notice_is_neither(easel, trembled):
    easel.app.tell("Just so you know.")
    assert easel.heard == [] and trembled == []
    easel.app.tell(Why("name-empty"))
    assert easel.heard == ["refusal"] and len(trembled) == 1


def test_sound_and_vibration_are_switched_off_in_the_settings_and_stay_off(open_easel, tmp_path, trembled):
    easel = open_easel(tmp_path)
    easel.go("settings")
    easel.tap("Sound")
    easel.app.tell(Why("name-empty"))
    assert easel.heard == [] and len(trembled) == 1
    easel.tap("Vibration")
    easel.app.tell(Why("name-empty"))
    assert len(trembled) == 1
    easel = open_easel(tmp_path, settings_first=False)
    easel.app.tell(Why("name-empty"))
    assert easel.heard == [] and len(trembled) == 1


def test_vibration_is_offered_only_where_something_can_tremble(easel):
    easel.go("settings")
    assert easel.reads("Sound") and not easel.reads("Vibration")


def test_in_a_pause_one_tap_switches_the_sound_off_and_on(easel):
    easel.go("setup", game="yokai")
    easel.tap("Start")
    easel.wait(lambda: getattr(easel.page, "scenes", None) is not None, "the table and its board")
    board = easel.page.board
    easel.back()
    easel.wait(lambda: easel.reads("Leave and finish later"), "the pause")
    easel.tap("Sound")
    assert not easel.app.library.settings.sound
    easel.heard.clear()  # the deal was heard
    sounds.play("card")
    assert not easel.heard
    easel.tap("Sound")
    sounds.play("card")
    assert easel.heard[-1] == "card"
    assert easel.page.board is board, "the board was laid out anew for nothing"


def test_a_card_is_heard_when_it_slides_and_when_it_is_turned(easel):
    from app.ui.card import Card

    card = Card(face_up=False)
    card.lie(100, 100, 60, 90)
    easel.app.root.add_widget(card)
    card.glide(104, 100, 60, 90, 0, 0)
    assert easel.heard == [], "a card that is nudged makes no sound"
    card.glide(300, 100, 60, 90, 0, 0.2)
    assert easel.heard == ["card"]
    card.face_up = True
    assert easel.heard == ["card", "turn"]
    easel.app.root.remove_widget(card)


def test_the_pencil_rubs_while_it_moves_and_falls_silent_where_it_rests(easel):
    from app.ui.ink import InkSurface

    surface = InkSurface(size=(400, 300), size_hint=(None, None))
    easel.app.root.add_widget(surface)
    easel.frames(2)
    listener = sounds.speaker
    easel.down(100, 100)
    assert easel.heard == []
    easel.move(160, 130)
    assert easel.heard == ["pencil"] and listener.rubbed > 0
    easel.wait(lambda: listener.rubbed == 0, "silence under a finger that rests")
    easel.move(220, 160)
    assert listener.rubbed > 0
    easel.up()
    easel.wait(lambda: listener.rubbed == 0, "silence after the stroke")
    easel.app.root.remove_widget(surface)


def test_the_turn_of_the_next_one_is_heard_and_felt(easel, trembled):
    from engine.seats import Seat

    easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0), Seat("Bo", 1)), seed=3)
    easel.wait(lambda: easel.page.scenes is not None, "the first scene")
    easel.frames(3)
    assert "your-turn" not in easel.heard, "the first one has just touched Start"
    before = easel.page.scenes.spectator.waiting
    while easel.page.scenes.spectator.waiting == before:
        scenes = easel.page.scenes
        seat = before[0]
        easel.page.say(easel.page.scenes.own[seat].choices.moves[-1], (0, 0), seat)
        easel.wait(lambda scenes=scenes: easel.page.scenes is not scenes, "the next scene")
    easel.wait(lambda: "your-turn" in easel.heard, "the sound")
    assert easel.heard.count("your-turn") == 1
    assert trembled == [sounds.VOICES["your-turn"].felt]


def test_points_are_counted_with_ticks_and_the_end_has_its_fanfare(open_easel):
    from tests.app.result.test_result import played

    easel = open_easel(less_motion=False)
    easel.go("result", scene=played(easel.app.library.token))
    easel.wait(lambda: "tick" in easel.heard, "the first line")
    assert "fanfare" not in easel.heard
    easel.down(24, 24)
    easel.up()
    assert easel.heard[-1] == "fanfare"


def test_a_piece_that_is_moved_without_motion_is_heard_all_the_same(easel):
    from app.boards.pictomania.pieces import Token

    token = Token(1, 0, pos=(0, 0), size=(40, 40))
    token.glide(Box(300, 0, 40, 40), 0)
    assert tuple(token.pos) == (300, 0) and easel.heard == ["token"]


# The device's own speaker -------------------------------------------------------------------------------------------

SPEAK = """
import threading
from app import stage
from app.look import sounds
stage.no_display()
stage.make_window((320, 240))
from kivy.base import EventLoop
speaker = sounds.Loudspeaker()
opened, loader = threading.Event(), sounds._loader
sounds._loader = lambda: opened.wait(20) and loader()
speaker.play("card")
assert not speaker._sounds, "the first sound kept the frame waiting until all were loaded"
opened.set()
speaker._thread.join(40)
print(sorted(speaker._sounds))
for name in sounds.VOICES:
    speaker.play(name)
speaker.rub(0.3)
EventLoop.idle()
speaker.rub(0.0)
print("played")
"""


def speak(**surroundings):
    """What a device with such an audio driver says that it can play."""
    run = subprocess.run(
        [sys.executable, "-c", SPEAK],
        cwd=ROOT,
        env=os.environ | surroundings,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@pytest.mark.draws
def test_the_loudspeaker_loads_all_sounds_beside_the_frames_and_plays_them():
    loaded, played = speak(SDL_AUDIODRIVER="dummy")
    assert loaded == str(sorted([*sounds.VOICES, sounds.PENCIL]))
    assert played == "played"


@pytest.mark.draws
def test_without_an_audio_device_nothing_is_heard_and_nothing_fails():
    assert speak(SDL_AUDIODRIVER="no such thing") == ["[]", "played"]
