"""A browser's seat without its page, for the bench: the frames of one, heard and read as a guest tablet's are."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace
from websockets.asyncio.client import connect

from engine import requests
from engine.lan.lobby.lobby import LobbyView
from engine.lan.lobby.wishes import Ready, Sit
from engine.lan.net.link import LinkLost
from engine.lan.net.websocket_link import WebLink, Wire
from engine.lan.protocol import frames
from engine.lan.protocol.frames import Answered, Ask, Come, LobbyNews, News, Wished
from engine.table import Answer, Scene


class BrowserSeat:
    """The twin of tools/bench/_devices.Device."""

    def __init__(self, seat: int, port: int, code: str) -> None:
        self.seat = seat
        self.scene: Scene[Any, Any] | None = None
        self.on_shown: Callable[[], None] = lambda: None
        self.heard = self.size = self._number = 0
        self._asked: dict[int, asyncio.Future[Answered]] = {}
        self._link: WebLink
        self._lobby: LobbyView | None = None
        self._life = asyncio.create_task(self._live(f"127.0.0.1:{port}", code))
        self._sits: asyncio.Task[None] | None = None

    async def _live(self, place: str, code: str) -> None:
        connection = await connect(
            f"ws://{place}/seat",
            origin=f"http://{place}",  # type: ignore[arg-type]
            compression=None,
            proxy=None,
            max_size=frames.DOWN_BYTES,
            create_connection=Wire,
        )
        self._link = WebLink(connection)
        self._link.let_in()
        self._link.send(frames.write(Come(bytes([self.seat] * frames.TOKEN_BYTES), f"Player {self.seat}", code)))
        with suppress(LinkLost):
            await self._link.listen(self._hear)

    def _hear(self, raw: bytes) -> None:
        frame = frames.read_down(raw, None if self._lobby is None else self._lobby.game)
        match frame:
            case LobbyNews():
                self._lobby = frame.lobby
                if self._sits is None:
                    self._sits = asyncio.create_task(self._sit())
            case Answered():
                self._asked.pop(frame.id).set_result(frame)
            case News() if self.seat in frame.own:
                own = frame.own[self.seat]
                self.scene = replace(
                    frame.spectator, seat=self.seat, heard=own.heard, view=own.view, choices=own.choices
                )
                self.size, self.heard = len(raw), max(self.heard, own.heard)
                self.on_shown()

    async def _sit(self) -> None:
        await self._answer(Wished(self._next(), Sit(self.seat, f"Player {self.seat + 1}", self.seat)))
        await self._answer(Wished(self._next(), Ready(True)))

    def _next(self) -> int:
        self._number += 1
        return self._number

    async def _answer(self, frame: Ask | Wished) -> Answered:
        answered: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._asked[frame.id] = answered
        self._link.send(frames.write(frame))
        return await answered

    async def settle(self) -> None:
        """Asks for what the table cannot do now: its answer comes after everything that was told before."""
        await self._answer(Ask(self._next(), Raw(msgspec.json.encode(requests.Resume(self.seat)))))

    async def say(self, move: Any) -> Answer:
        answered = await self._answer(Ask(self._next(), Raw(requests.say(self.seat, self.heard + 1, move))))
        if answered.why is None:
            self.heard = max(self.heard, answered.number)
        return Answer(answered.why, answered.number)
