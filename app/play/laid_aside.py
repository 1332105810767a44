"""What a match lays aside, and its board when it goes: when that is cleared away, so that nobody waits for it."""

import weakref
from collections.abc import Callable
from functools import partial

from kivy.animation import Animation
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.context import get_context
from kivy.uix.widget import Widget

from app.look.texture_cache import pictures
from app.tablet import garbage

STILL_MOVES = 1.0
"""Seconds after which hardly anything on a page that was left is on its way any more."""

A_BREATH = 0.5
"""Seconds from whatever was told until a board may rest."""


class LaidAside:
    """``moves`` says whether a board is still on its way."""

    def __init__(self, moves: Callable[[], bool]) -> None:
        self._moves = moves
        self._rest = Clock.create_trigger(self.look_for_rest, A_BREATH)

    @property
    def waits(self) -> bool:
        """Whether a rest will be looked for."""
        return bool(self._rest.is_triggered)

    def match_goes_on(self) -> None:
        garbage.match_goes_on()
        pictures.match_goes_on(Window.width * Window.height)
        if not EventLoop.touches:
            garbage.tidy(moving=pictures.used <= pictures.room)  # what was laid aside may hold them
        self._rest()

    def look_for_rest(self, _dt: float = 0.0) -> None:
        """It is cleared away when nothing moves and nobody touches the screen."""
        if self._moves() or EventLoop.touches:
            self._rest()
        else:
            garbage.tidy()

    def stop(self) -> None:
        self._rest.cancel()


def lies_still(gone: Widget) -> None:
    """What still moves on it, or waits for a picture, would hold all of it while the next page is built."""
    them = set(gone.walk(restrict=True))
    for each in them:
        Animation.cancel_all(each)
    pictures.drop_wishes(them)


def board_went() -> None:
    """Before the next page is built: both at once would be the most that the app ever takes."""
    pictures.match_went()
    garbage.give_back()
    get_context().gl_dealloc()


def when_gone(page: object) -> None:
    """Once more when nothing holds the page any more."""
    Clock.schedule_once(partial(_give_back, weakref.ref(page), STILL_MOVES))


def _give_back(page: weakref.ref[object], later: float, _dt: float) -> None:
    """What still moved or came has held the page for a moment: all is tried again, ever more seldom."""
    pictures.forget()
    garbage.give_back()
    if page() is not None:
        Clock.schedule_once(partial(_give_back, page, 2 * later), later)
