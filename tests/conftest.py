"""The room every test runs in: no screen, Kivy drawing into memory, a Kivy folder of its own."""

import gc
import os
import sqlite3
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

os.environ.pop("DISPLAY", None)
os.environ.pop("WAYLAND_DISPLAY", None)

# One folder a process: parallel workers must not write one Kivy configuration together.
kivy_folder = tempfile.TemporaryDirectory(prefix="easel-kivy-")

os.environ.update(
    SDL_VIDEODRIVER="offscreen",
    LC_ALL="C.UTF-8",  # the app speaks the machine's language; what a test reads is English unless it says otherwise
    KIVY_HOME=kivy_folder.name,
    KIVY_NO_ARGS="1",
    KIVY_NO_FILELOG="1",
    KIVY_NO_CONSOLELOG="1",
    KIVY_LOG_MODE="PYTHON",  # else every debugging line of every library is written down for every test
    LP_NUM_THREADS="0",  # software graphics need no threads of their own: the workers share the cores already
)

# No deadline: workers share the cores, so the time of one example says nothing.
# A build machine plays the same examples each time.
settings.register_profile("easel", deadline=None, derandomize="CI" in os.environ, print_blob=True)
settings.register_profile("quick", settings.get_profile("easel"), max_examples=20)
settings.load_profile("easel")


gc.disable()  # what is imported from here on stays


def pytest_collection_finish() -> None:
    """Nobody looks for rubbish in what stays to the end: to do so again and again took a third of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 3, 10)  # what a whole match throws away does not fit into any cache
    gc.enable()


WAIT = ("web", "killed")
"""Folders whose tests mostly wait for other processes."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits begins first, all of it on one worker: else it is what all others wait for in the end."""
    items.sort(key=lambda item: item.path.parent.name not in WAIT and item.get_closest_marker("long") is None)


AN_APP = 10_000
"""Objects: what a test that opened an app leaves, at the least."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Each throws its rubbish away itself: half a second later it takes twice as long, and memory ten times as much."""
    try:
        return (yield)
    finally:
        if gc.get_count()[0] > AN_APP:
            gc.collect(0)
            gc.collect()
            an_app_is_gone()


def apps_gone() -> Generator[None, None, None]:
    """What is left after the first, after two, four and eight stays: that, too, is looked through no more."""
    for doubled in count():
        for _ in range(2**doubled):
            yield
        gc.freeze()


an_app_is_gone = partial(next, apps_gone())


def pytest_unconfigure() -> None:
    """Nobody needs the last apps taken apart piece by piece when the process ends."""
    gc.freeze()
    kivy_folder.cleanup()


@pytest.fixture(autouse=True, scope="session")
def no_plug_is_pulled() -> Iterator[None]:
    """Libraries do not wait for the disk: what is written outlives a process, and no test takes the power away."""
    connect = sqlite3.connect

    def connect_and_not_wait(path: Any, **how: Any) -> sqlite3.Connection:
        database = connect(path, **how)
        if isinstance(path, Path) and path.name.startswith("library"):
            with suppress(sqlite3.DatabaseError):  # whoever opened it hears what is wrong with it
                database.execute("PRAGMA synchronous = OFF")
        return database

    sqlite3.connect = connect_and_not_wait  # type: ignore[assignment]
    yield
    sqlite3.connect = connect


@pytest.fixture(autouse=True)
def quick_locks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table that opens locks its copies, slowly on purpose: only tests of the lock itself wait for that."""
    if request.node.path.parent.name != "protocol":
        from engine.lan.protocol import keys

        monkeypatch.setitem(keys.SCRYPT, "n", 2)


@pytest.fixture(autouse=True)
def quick_codes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every newcomer agrees on a key by the code, in numbers of 32 bytes that are quick: as many on the wire.

    What speaks of the agreement itself, or with somebody who does not share these numbers, has the real ones.
    """
    if REAL_CODES.isdisjoint(request.node.path.parts) and request.node.path.stem not in REAL_CODES:
        import spake2

        for side in ("SPAKE2_A", "SPAKE2_B"):
            monkeypatch.setattr(spake2, side, partial(getattr(spake2, side), params=quick_numbers()))


REAL_CODES = {"protocol", "second_guest", "test_kills", "test_attacks", "test_floods"}


@cache
def quick_numbers() -> Any:
    from spake2.groups import IntegerGroup
    from spake2.params import _Params

    prime = 2**256 - 36113  # twice a prime, and one
    return _Params(IntegerGroup(prime, prime // 2, 4))


APP = Path(__file__).parent / "app"


@pytest.fixture(autouse=True)
def tables_are_closed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tables and libraries that a test opens and leaves; where there is an app, it has to close its own."""
    if request.node.path.is_relative_to(APP):
        yield
        return
    from engine.journal import Journal
    from engine.library import Library

    left: list[Journal | Library] = []

    def noted(kind: type[Any]) -> Callable[..., None]:
        begin = kind.__init__

        def begin_and_note(made: Any, *how: Any) -> None:
            begin(made, *how)
            left.append(made)

        return begin_and_note

    for kind in (Journal, Library):
        monkeypatch.setattr(kind, "__init__", noted(kind))
    yield
    for each in left:
        each.close()
