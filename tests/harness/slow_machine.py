"""A plugin that makes a machine slow: what is done beside the screen, or each of its frames, sleeps at random.

python3 dev.py test -p tests.harness.slow_machine --slow threads --slow-seed 2 --timeout 900 tests/app
"""

import asyncio
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from functools import wraps
from random import Random
from typing import Any

import pytest

MOST = 0.05
"""Seconds of a sleep."""

MOSTLY = {"threads": 4, "frames": 6}
"""Most sleeps are far shorter: the part of the longest is a random one, to this power.  There are more frames."""

chance, _asleep = Random(), time.sleep


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", choices=tuple(MOSTLY), default="threads")
    parser.addoption("--slow-seed", default="1")


def pytest_report_header(config: pytest.Config) -> str:
    return f"slow {config.option.slow}, seed {config.option.slow_seed}"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Each test sleeps as it would alone, as far as its threads take turns as they did."""
    chance.seed(f"{item.config.option.slow_seed} {item.nodeid}")


def pytest_collection_finish(session: pytest.Session) -> None:
    {"threads": slow_threads, "frames": slow_frames}[session.config.option.slow]()


def slow(work: Any, how: str) -> Any:
    @wraps(work)
    def work_slowly(*what: Any, **more: Any) -> Any:
        _asleep(chance.random() ** MOSTLY[how] * MOST)
        return work(*what, **more)

    return work_slowly


def slow_threads() -> None:
    """What an event loop does, unless it has a time of its own, what an executor does, and every thread's beginning."""
    do, submit = asyncio.Handle._run, ThreadPoolExecutor.submit
    do_slowly = slow(do, "threads")

    def do_as_the_loop_does(handle: Any) -> Any:
        real = type(handle._loop) is asyncio.SelectorEventLoop
        return (do_slowly if real else do)(handle)

    def submit_slowly(executor: ThreadPoolExecutor, work: Any, /, *what: Any, **more: Any) -> Future[Any]:
        return submit(executor, slow(work, "threads"), *what, **more)

    asyncio.Handle._run = do_as_the_loop_does  # type: ignore[attr-defined]
    ThreadPoolExecutor.submit = submit_slowly  # type: ignore[method-assign]
    threading.Thread.run = slow(threading.Thread.run, "threads")  # type: ignore[method-assign]


def slow_frames() -> None:
    from kivy.base import EventLoop

    from app import stage

    stage.unseen_frame = slow(stage.unseen_frame, "frames")
    EventLoop.idle = slow(EventLoop.idle, "frames")
