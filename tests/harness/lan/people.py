"""The people of one device: they look at each scene, say moves as bots would, and remember every word of it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from engine import bots, requests
from engine.entries import Said
from engine.table import Answer, Scene

Say = Callable[[bytes, Callable[[Answer], None]], None]
"""Bytes of a request on their way to the table, and who is told the answer."""

Pace = Callable[[], float]
"""Seconds from seeing to saying."""

Word = tuple[int, int, bytes]
"""A move as it was said: seat, number, and the move itself."""

Heard = Callable[[Word, Answer], None]
"""Told of every answer, as it comes."""


def word_of(said: Said[Any]) -> Word:
    return said.seat, said.number, msgspec.json.encode(said.move)


@dataclass
class Diary:
    """What was asked of the table for the seats of one device, and what the table said to it."""

    asked: list[Word] = field(default_factory=list)
    accepted: list[Word] = field(default_factory=list)
    refused: list[tuple[Word, str]] = field(default_factory=list)


class People:
    """Make them on the running loop.  One word of each seat is on its way at a time."""

    def __init__(
        self, say: Say, random: Random, pace: Pace, diary: Diary | None = None, heard: Heard = lambda word, answer: None
    ) -> None:
        self.diary = Diary() if diary is None else diary
        self._on_heard = heard
        self.scenes: dict[int, Scene[Any, Any]] = {}
        self._say = say
        self._random = random
        self._pace = pace
        self._busy: set[int] = set()
        self._stumbled: set[int] = set()
        self._heard: dict[int, int] = {}
        self._over = False
        self._loop = asyncio.get_running_loop()

    def see(self, scenes: dict[int, Scene[Any, Any]]) -> None:
        if self._over:
            return
        self.scenes = scenes
        for seat in scenes:
            self._look(seat)

    def stop(self) -> None:
        """They say nothing more, and hear nothing more."""
        self.scenes, self._over = {}, True

    def _look(self, seat: int) -> None:
        if seat not in self._busy and self._called_on(seat):
            self._busy.add(seat)
            self._loop.call_later(self._pace(), self._speak, seat)

    def _called_on(self, seat: int) -> bool:
        """Whether there may be something to say.  Chance, never asked to hold back, speaks only when it is awaited."""
        scene = self.scenes.get(seat)
        if scene is None or scene.bots[seat] is not None or not scene.choices.all():
            return False
        if scene.heard < self._heard.get(seat, 0):
            return False  # the table has taken a word that this scene does not know of yet
        return self._picks_well(scene) or seat in scene.waiting

    def _picks_well(self, scene: Scene[Any, Any]) -> bool:
        return bots.bot(scene.game, "weak") is not bots.chance

    def _speak(self, seat: int) -> None:
        scene = self.scenes.get(seat)
        if scene is None or not self._called_on(seat):
            self._busy.discard(seat)
            return
        pick = bots.chance if seat in self._stumbled else bots.bot(scene.game, "weak")
        move = pick(scene.view, scene.choices, self._random)
        if move is None:
            self._busy.discard(seat)
            return
        word = (seat, scene.heard + 1, msgspec.json.encode(move))
        self.diary.asked.append(word)
        self._say(requests.say(seat, scene.heard + 1, move), lambda answer: self._on_answer(word, scene, answer))

    def _on_answer(self, word: Word, seen: Scene[Any, Any], answer: Answer) -> None:
        seat = word[0]
        if self._over:
            return
        self._busy.discard(seat)
        self._on_heard(word, answer)
        if answer.why is None:
            self.diary.accepted.append(word)
            self._heard[seat] = word[1]
            self._stumbled.discard(seat)
        else:
            self.diary.refused.append((word, answer.why.key))
            if self.scenes.get(seat) is seen:
                self._stumbled.add(seat)  # refused for what was on the table, not because the table had changed
        self._look(seat)
