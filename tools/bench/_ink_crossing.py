"""Ink on its way from one device to the others: a pen that draws in real time, and eyes that decode what comes."""

import asyncio
from collections.abc import Callable

from msgspec import Raw

from engine import requests
from engine.games.pictomania.moves import Draw
from engine.ink import Author, Drawing, Style
from engine.lan.protocol import frames
from tests.harness.hand import strokes
from tests.harness.lan.guest_device import LONG, GuestDevice

CHUNK_EVERY = 1 / 25
"""Seconds between two chunks of ink, as the app sends them."""


class Pen:
    """Draws on one device as a finger does, and knows when each of its points was under the finger."""

    def __init__(self, device: GuestDevice) -> None:
        self.device = device
        self.said = 0
        self._author = Author()
        self.size = 0
        self.ends: list[tuple[int, float, tuple[float, ...]]] = []
        """Of each chunk: how long the log was after it, when it was said, and when its points were drawn."""

    async def draw(self, enough: Callable[[], bool], seed: int) -> None:
        loop = asyncio.get_running_loop()
        began, said_at, points = loop.time(), loop.time(), []
        for stroke in strokes(10_000, seed):
            for number, touch in enumerate(stroke):
                now = began + touch.seconds
                await asyncio.sleep(max(0.0, now - loop.time()))
                recorder = self._author.recorder
                if number == 0:
                    self._author.write(recorder.touch(Style(), touch.x, touch.y, touch.seconds))
                else:
                    self._author.write(recorder.move(touch.x, touch.y, touch.seconds))
                points.append(loop.time())
                if loop.time() - said_at >= CHUNK_EVERY:
                    await self._say(tuple(points))
                    said_at, points = loop.time(), []
            self._author.write(self._author.recorder.lift())
            await asyncio.sleep(max(0.0, said_at + CHUNK_EVERY - loop.time()))
            await self._say(tuple(points))
            said_at, points = loop.time(), []
            if enough():
                return

    async def _say(self, points: tuple[float, ...]) -> None:
        chunk = self._author.chunk()
        if chunk:
            self.size += len(chunk)
            self.ends.append((self.size, asyncio.get_running_loop().time(), points))
            self.said += len(frames.write(frames.Ask(0, Raw(requests.say(self.device.seat, 1, Draw(chunk))))))
            answer = await self.device.say(Draw(chunk))
            if not answer.accepted:
                raise RuntimeError(f"the table refused ink: {answer.why}")


class Eye:
    """One device's sight of the drawing of another."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.size = 0
        self._drawing = Drawing()
        self._next = 0
        self.chunks: list[tuple[float, float]] = []
        """When each was said, and the seconds until it was seen."""
        self.points: list[float] = []

    def see(self, ink: bytes) -> None:
        self._drawing.add(ink)
        self.size += len(ink)
        now = asyncio.get_running_loop().time()
        while self._next < len(self.pen.ends) and self.pen.ends[self._next][0] <= self.size:
            _, said_at, points = self.pen.ends[self._next]
            self.chunks.append((said_at, now - said_at))
            self.points += [now - point for point in points]
            self._next += 1


async def until_all_draw(seated: list[GuestDevice]) -> None:
    """Everybody understands the words."""
    for device in seated:
        while device.scene is not None and device.scene.view.phase == "words":
            ready = [move for move in device.scene.choices.moves if type(move).__name__ == "Ready"]
            if ready and not device.scene.view.ready[device.seat]:
                await device.say(ready[0])
            else:
                break
    async with asyncio.timeout(LONG):
        while any(device.scene is None or device.scene.view.phase != "playing" for device in seated):
            await asyncio.sleep(0.01)


def watch(seated: list[GuestDevice], pens: list[Pen]) -> list[Eye]:
    """Each device looks at the drawings of all others, as they grow."""
    eyes: dict[tuple[int, int], Eye] = {}
    devices = {device.seat: device for device in seated}
    for device in seated:
        view = device.scene.view if device.scene is not None else None
        for pen in pens:
            if pen.device is not device and view is not None:
                eyes[device.seat, view.players[pen.device.seat].drawing] = Eye(pen)

        def see(seat: int | None, drawing: int, offset: int, new: bytes) -> None:
            if seat is not None:
                eyes[seat, drawing].see(new)

        device.guest.session.on_ink = see
    for seat, drawing in eyes:
        devices[seat].guest.read_log(seat, drawing, 0, lambda ink: None)
    return list(eyes.values())
