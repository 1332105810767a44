"""Work beside the Kivy thread, one piece after another; what comes of it is told on the Kivy thread."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from kivy.clock import Clock

from engine.gate import Refused
from engine.rules import Why

Made = TypeVar("Made")

_worker = ThreadPoolExecutor(1, thread_name_prefix="beside")
"""One: a second one would only take turns with the first, and with the thread that draws."""

_awaited: set[object] = set()
"""The work of which somebody is still to be told."""


def beside(
    work: Callable[[], Made], done: Callable[[Made], None], refused: Callable[[Why], None] = lambda why: None
) -> Future[Made]:
    """Cancel the future where nobody waits any more.  A fault of ours is raised on the Kivy thread."""
    future = _worker.submit(work)
    _awaited.add(future)

    def tell(finished: Future[Made]) -> None:
        if finished.cancelled():
            _awaited.discard(finished)
        else:
            Clock.schedule_once(lambda dt: _tell(finished, done, refused))

    future.add_done_callback(tell)
    return future


def nobody_waits() -> None:
    """The app stops, and its library is closed: nobody is told of what is still being made."""
    _awaited.clear()


def _tell(finished: Future[Made], done: Callable[[Made], None], refused: Callable[[Why], None]) -> None:
    if finished not in _awaited:
        return
    _awaited.discard(finished)
    try:
        made = finished.result()
    except Refused as refusal:
        refused(refusal.why)
    else:
        done(made)
