"""What the next taps need, made ready once the first screen is there, a little at a time, while no finger is down.

Otherwise the tap that begins a match would wait for two hundred modules.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from time import perf_counter

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.graphics import Color, Rectangle

from app.look import text
from app.look.box import Box
from app.look.theme import ROLES, seats, size_of
from app.ui.fitted_text import width_of
from app.ui.shadow import soft_spot
from app.ui.shapes import font_of
from app.ui.signs import file_of_signs
from app.ui.still_picture import Frame

ROOMS = ("app.ui", "app.setup", "app.boards", "app.play")
"""All modules of these, what others are made of first, so that none of them brings many along."""

ALONE = ("app.bridge", "app.bridge.local_table")
"""Of this one only what a table on this device needs: the network's modules are many, and for few."""

FIRST = 0.3
"""Seconds that the first screen has for itself."""

EVERY, AT_ONCE = 0.03, 0.004
"""Seconds between two looks for more, and those after which the rest waits: a part of a frame."""


class Ahead:
    """``done`` when all is there."""

    def __init__(self, steps: Iterator[None] | None = None) -> None:
        self._steps = all_steps() if steps is None else steps
        self.done = False
        self._looks = Clock.create_trigger(self._some, EVERY, interval=True)
        self._begin = Clock.schedule_once(lambda dt: self._looks(), FIRST)

    def stop(self) -> None:
        self._begin.cancel()
        self._looks.cancel()

    def _some(self, dt: float) -> None:
        end = perf_counter() + AT_ONCE
        while not self.done and not EventLoop.touches and perf_counter() < end:
            self.done = next(self._steps, self) is self
        if self.done:
            self.stop()


def all_steps() -> Iterator[None]:
    """In an order in which none brings many along."""
    for name in rooms():
        if name not in sys.modules:
            import_module(name)
            yield
    font_of(file_of_signs(), 24)  # the first letter that Pillow paints brings in modules, too
    yield
    seats()
    yield
    for solid in (False, True):  # the first pictures in a picture: shaders, and what the chip makes of them
        _draw_one(solid)
        yield
    for role in ROLES:  # Kivy opens a font for each size
        width_of(" ", ROLES[role].font, size_of(role))
        yield
    card_art = import_module("app.boards.card_art")
    card_art.our_files()
    yield
    for language in text.LANGUAGES:  # bots have a name in each
        text.catalogue_of(language)
        yield


def _draw_one(solid: bool) -> None:
    """A picture of a colour and of a soft light, as tables are painted."""
    frame = Frame(Box(0, 0, 1, 1), solid)
    with frame.canvas:
        Color(1, 1, 1, 1)
        Rectangle(size=(1, 1))
        Rectangle(texture=soft_spot(), size=(1, 1))
    frame.fbo.draw()


def rooms() -> Iterator[str]:
    """The names of all these modules."""
    yield from ALONE
    for room in ROOMS:
        for found in walk_packages(import_module(room).__path__, f"{room}."):
            yield found.name
