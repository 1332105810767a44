"""Two walks of one commit give the same pictures: what is left to chance, the network or the day is fixed here.

The app knows nothing of it.  Pages in a browser are not fixed so: they are played to their end by touches.
"""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from datetime import datetime, tzinfo
from pathlib import Path
from random import Random
from time import monotonic, perf_counter, sleep
from types import ModuleType, SimpleNamespace
from typing import Any

from app import stage
from tools.shots.looks import Look
from tools.shots.walk import Walk

ADDRESS = "192.168.1.20"
"""Where every table of the pictures seems to be."""

EVENING = datetime(2026, 3, 14, 18, 30)
"""On the wall of whoever runs this, so the day is the same everywhere."""

FRAME = 1 / 60

LEAP = 0.6
"""Seconds: longer than Kivy's bars wait before they fade, and longer than that takes."""


SECOND = 1_000_000_000


class TableTime:
    """What the clocks of tables run on: a second a picture."""

    ns = 0


class RevealTime:
    """What a reveal runs on: the screen's clock, but for the time in which it stood still."""

    stands = False
    _seen = 0.0
    _lost = 0.0

    @classmethod
    def now(cls) -> float:
        from kivy.clock import Clock

        time = float(Clock.get_time()) - cls._lost
        if cls.stands:
            cls._lost += time - cls._seen
            return cls._seen
        cls._seen = time
        return time


class ThatEvening(datetime):
    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "ThatEvening":
        there = EVENING.astimezone(tz) if tz else EVENING
        return cls.fromisoformat(there.isoformat())


class RepeatableWalk(Walk):
    def __init__(self, folder: Path, out: Path, lang: str, size: tuple[int, int], only: str, **settings: Any) -> None:
        stage.make_window(size)  # before anything of the app is imported
        for fix in (_secrets, _clock, _table_time, _dates, _addresses, _bots):
            fix()
        super().__init__(folder, out, lang, size, only, **settings)

    def see(self, name: str) -> None:
        """What comes or goes by itself, such as the bar of a list, has done so: the screen's time leaps past it."""
        from kivy.clock import Clock

        from app.look.texture_cache import pictures

        self.stage.frames(2)
        self.stage.wait(lambda: not pictures.busy, "the pictures")  # which move what is laid
        for _ in range(3):
            Clock._last_tick += LEAP
            self.stage.frames(1)
        super().see(name)
        TableTime.ns += SECOND

    def _switch(self, look: Look) -> None:
        """A reveal stands still meanwhile."""
        super()._switch(look)
        RevealTime.stands = look != self.looks[0] and self._switches


def _secrets() -> None:
    """Codes, and the names of tables, matches and players: whatever is asked for by its size comes in one order."""
    secrets.choice = Random("a sign of a code").choice
    secrets.token_bytes = _sizes(lambda chance, size: chance.randbytes(size))
    secrets.token_hex = _sizes(lambda chance, size: chance.randbytes(size).hex())
    secrets.token_urlsafe = _sizes(lambda chance, size: urlsafe_b64encode(chance.randbytes(size)).decode().rstrip("="))


def _sizes(made: Callable[[Random, int], Any]) -> Any:
    """Each size has a chance of its own, since nonces are asked for on several threads whose order is nobody's."""
    chances: dict[int, Random] = {}

    def token(size: int = secrets.DEFAULT_ENTROPY) -> Any:
        return made(chances.setdefault(size, Random(size)), size)

    return token


def _clock() -> None:
    """A frame takes a frame's time on the screen's clock, however long the machine took for it; never less in truth,
    so that nobody seems to be kept waiting by the table.
    """
    from kivy.clock import Clock

    began = perf_counter()

    def idle() -> float:
        nonlocal began
        sleep(max(0.0, began + FRAME - perf_counter()))
        began = perf_counter()
        Clock._dt, Clock._last_tick = FRAME, Clock._last_tick + FRAME
        return float(Clock._last_tick)

    Clock.idle, Clock.time = idle, Clock.get_time
    fingers(Clock.get_time)


def fingers(time: Callable[[], float]) -> None:
    """How broad a line is, and how long something is looked at, goes by the screen's clock, too."""
    from app.boards.pictomania import show_times
    from app.boards.pictoric import board
    from app.ui.ink.surface import InkSurface

    _put(show_times, "time", SimpleNamespace(monotonic=RevealTime.now))
    _put(board, "monotonic", time)
    usual = InkSurface.__init__.__defaults__ or ()
    InkSurface.__init__.__defaults__ = tuple([time if value is monotonic else value for value in usual])


def _table_time() -> None:
    from engine import clock

    _put(clock, "time", SimpleNamespace(monotonic_ns=lambda: TableTime.ns))


def _dates() -> None:
    from app.album import book_page
    from app.look import dates
    from app.sketchbook import page as sketchbook
    from engine import table

    for module in (book_page, dates, sketchbook, table):
        _put(module, "datetime", ThatEvening)


def _addresses() -> None:
    """The usual port, too, whether or not something else on this machine has it."""
    from app.bridge.hosted_table import HostedTable
    from engine.lan.finding import addresses
    from engine.lan.finding.invitation import PORT
    from engine.lan.guest.guest import Place

    _put(addresses, "addresses", lambda loopback=False: (ADDRESS,))
    HostedTable.places = property(lambda table: (Place(ADDRESS, PORT),))  # type: ignore[assignment]


def _bots() -> None:
    """What is dealt and rolled without a seed, and what bots choose."""
    from app.bridge import local_table
    from engine import dealer
    from engine.bots.sitter import Sitter

    def sitter(*args: Any, **more: Any) -> Sitter:
        return Sitter(*args, **more | {"random": Random("bots")})

    _put(local_table, "Sitter", sitter)
    _put(dealer, "SystemRandom", lambda: Random("dealt"))


def _put(module: ModuleType, name: str, instead: object) -> None:
    if not hasattr(module, name):
        raise AttributeError(f"{module.__name__} has no {name} any more: fix what came instead of it")
    setattr(module, name, instead)
