"""A bad network for several devices, beside the test that waits for them: a proxy each, and cuts at random moments."""

import asyncio
import threading
from collections.abc import Coroutine
from random import Random
from typing import Any

from tests.harness.lan.faults import Faults, Weather


class Storm:
    """``ports``: a way to the target for each device.  While it ``rages``, links are cut, held, lost and reset."""

    def __init__(self, target: tuple[str, int], devices: int, weather: Weather, seed: int = 1) -> None:
        self.happened: dict[str, int] = {}
        self._target, self._devices, self._weather = target, devices, weather
        self._random = Random(seed)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="storm", daemon=True)
        self._ways: list[Faults] = []
        self._raging: Any = None

    def __enter__(self) -> "Storm":
        self._thread.start()
        self._wait(self._open())
        return self

    def __exit__(self, *why: object) -> None:
        self.calm_down()
        self._wait(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def ports(self) -> list[int]:
        return [way.port for way in self._ways]

    def rage(self, every: float, longest: float, most: int | None = None) -> None:
        """From now on something happens to somebody about every so many seconds, and lasts at most so long.

        At most so often, if that is said.
        """
        self._raging = asyncio.run_coroutine_threadsafe(self._rage(every, longest, most), self._loop)

    def calm_down(self) -> None:
        """What was held or cut goes on, and nothing more happens; the weather stays as it is."""
        if self._raging is not None:
            self._raging.cancel()
            self._raging = None
        for way in self._ways:
            self._loop.call_soon_threadsafe(way.mend)

    def _wait(self, coro: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(coro, self._loop).result(30)

    async def _open(self) -> None:
        for _ in range(self._devices):
            way = Faults(self._target, self._weather, Random(self._random.random()))
            self._ways.append(await way.__aenter__())

    async def _close(self) -> None:
        for way in self._ways:
            await way.__aexit__()

    async def _rage(self, every: float, longest: float, most: int | None) -> None:
        async with asyncio.TaskGroup() as happening:
            while most is None or sum(self.happened.values()) < most:
                await asyncio.sleep(self._random.expovariate(1 / every))
                happening.create_task(self._happen(self._random.choice(self._ways), longest))

    async def _happen(self, way: Faults, longest: float) -> None:
        happens = self._random.choice((way.reset, way.lose, way.cut, way.hold))
        self.happened[happens.__name__] = self.happened.get(happens.__name__, 0) + 1
        happens()
        if happens in (way.cut, way.hold):
            await asyncio.sleep(self._random.uniform(0.0, longest))
            way.mend()
