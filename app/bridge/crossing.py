"""The table's thread and the two ways over: work goes there by its event loop, news comes back by Kivy's clock."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import TypeVarTuple

from kivy.clock import Clock
from kivy.logger import Logger

What = TypeVarTuple("What")

PATIENCE = 2.0
"""Seconds the screen waits for the table to close or flush: a slow card takes a tenth, a dead one should not hang."""


OF_A_LINK = ("link", "transport", "protocol", "socket")
"""What a fault is told with that concerns one link: the first by us (websocket_link.py), the others by asyncio."""


class Crossing:
    """Its thread runs from the beginning until ``stop``."""

    def __init__(self) -> None:
        self._doing: set[asyncio.Task[object]] = set()
        self.loop = asyncio.new_event_loop()
        self.loop.set_exception_handler(_show_failure)
        self._thread = threading.Thread(target=self._run, name="table", daemon=True)
        self._thread.start()

    # From the Kivy thread -----------------------------------------------------------------------------------------

    def do(self, do: Callable[[], object]) -> None:
        """Soon, on the table's thread, after all that was asked before; never once it has been stopped."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(do)

    def begin(self, work: Callable[[], Coroutine[object, None, object]]) -> None:
        """The same for work that takes its time."""
        self.do(lambda: self.spawn(work()))

    def and_wait(self, work: Callable[[], Coroutine[object, None, None]]) -> bool:
        """The same, and the screen stands still until it is done, as long as it has patience; whether it is done."""
        done = threading.Event()

        async def obey() -> None:
            try:
                await work()
            finally:
                done.set()

        self.begin(obey)
        in_time = done.wait(PATIENCE)
        if not in_time:
            Logger.error(f"Table: it has not answered within {PATIENCE} seconds")
        return in_time

    def stop(self) -> None:
        self.do(self.loop.stop)
        self._thread.join(timeout=5)

    def _run(self) -> None:
        """Until it is stopped; what is still being done then ends, or it would be told as a fault when it is let go."""
        self.loop.run_forever()
        left = asyncio.all_tasks(self.loop)
        for task in left:
            task.cancel()
        if left:
            self.loop.run_until_complete(asyncio.wait(left, timeout=PATIENCE))
        self.loop.close()

    # From the table's thread --------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[object, None, object]) -> None:
        task = self.loop.create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[object]") -> None:
        self._doing.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            self.loop.call_exception_handler({"message": "the table's thread failed", "exception": fault})

    def back(self, tell: Callable[[*What], object], *what: *What) -> None:
        """Tells it on the Kivy thread, with the next frame."""
        Clock.schedule_once(lambda dt: tell(*what))


def _show_failure(loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """A fault of ours on the table's thread must not pass in silence: it is raised where the app is seen to stop.

    Not one that ends a single link: of the system's network, or in an answer to one device.  It is told in the log, and
    the table goes on for the others.
    """
    raised = context.get("exception")
    fault = raised if isinstance(raised, BaseException) else RuntimeError(context["message"])
    if any(key in context for key in OF_A_LINK):
        return Logger.error(f"Table: {context['message']}", exc_info=fault)

    def fail(dt: float) -> None:
        raise fault

    Clock.schedule_once(fail)
