"""The tables that call out on this network, carried to the Kivy thread; the sockets live on the table's thread."""

import asyncio
from collections.abc import Callable

from kivy.clock import Clock

from app.tablet import device
from engine.lan.finding.beacon import Browser, Tried
from engine.lan.finding.sightings import Found

A_LOOK = 1.0
"""Seconds after which what was tried is asked for again."""


class Nearby:
    """``changed`` is called on the Kivy thread whenever ``tables`` or ``tried`` is another."""

    def __init__(self, loop: asyncio.AbstractEventLoop, changed: Callable[[], None]) -> None:
        self.tables: tuple[Found, ...] = ()
        self.tried = Tried()
        self._loop = loop
        self._changed = changed
        self._browser: Browser | None = None
        self._looking = Clock.create_trigger(self._look_again, A_LOOK, interval=True)

    def watch(self) -> None:
        """From now on; a second time after the device slept."""
        device.hear_broadcasts("nearby", True)
        self._on_loop(self._open)
        self._looking()

    def ask(self, address: str) -> None:
        """Asks a device that was typed in, too."""

        def ask() -> None:
            if self._browser is not None:
                self._browser.ask(address)

        self._on_loop(ask)

    def stop(self) -> None:
        device.hear_broadcasts("nearby", False)
        self._looking.cancel()
        self._on_loop(self._close)

    def _look_again(self, dt: float) -> None:
        if self._loop.is_running():
            self._on_loop(self._look)
        else:  # the app has stopped
            self._looking.cancel()

    def _on_loop(self, do: Callable[[], None]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(do)

    # On the table's thread --------------------------------------------------------------------------------------

    def _open(self) -> None:
        if self._browser is None:
            self._browser = Browser(lambda tables: self._look())
            self._kept = self._loop.create_task(self._keep(self._browser))
        self._opening = self._loop.create_task(self._browser.open())

    async def _keep(self, browser: Browser) -> None:
        """Its sockets are closed when this ends, with the table's thread at the latest."""
        try:
            await asyncio.Event().wait()
        finally:
            browser.close()

    def _look(self) -> None:
        if self._browser is not None:
            tables, tried = self._browser.tables, self._browser.tried
            Clock.schedule_once(lambda dt: self.tell(tables, tried))

    def _close(self) -> None:
        browser, self._browser = self._browser, None
        if browser is not None:
            kept = self._kept
            self._opening.add_done_callback(lambda opened: kept.cancel())

    # On the Kivy thread -----------------------------------------------------------------------------------------

    def tell(self, tables: tuple[Found, ...], tried: Tried) -> None:
        if (tables, tried) != (self.tables, self.tried):
            self.tables, self.tried = tables, tried
            self._changed()
