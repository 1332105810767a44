"""A guest with one seat, in the process that asks it: it takes its seat by itself, and says what it is given."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from engine import requests
from engine.lan.guest.guest import Guest, Place, new_membership
from engine.lan.lobby.lobby import LobbyView
from engine.lan.lobby.wishes import Ready, Sit
from engine.lan.net.link import Link, Network
from engine.lan.net.real_network import real_network
from engine.rules import Why
from engine.table import Answer, Scene

LONG = 60.0
"""Seconds in which anything has happened; beyond, something is broken, and says so."""


def listening(heard: Callable[[bytes], None]) -> Network:
    """The real network; ``heard`` is told of each frame that comes, as it crosses."""
    network = real_network()

    async def connect(address: str, port: int, most: int) -> Link:
        link = await network.connect(address, port, most)
        listen = link.listen

        async def listening(goes_on: Callable[[bytes], None]) -> None:
            def both(frame: bytes) -> None:
                heard(frame)
                goes_on(frame)

            await listen(both)

        link.listen = listening  # type: ignore[method-assign,assignment]
        return link

    return Network(connect, network.serve, network.beside, network.random)


class GuestDevice:
    """A guest with one seat, and when it was last shown something; one that ``weighs`` knows how large that was."""

    def __init__(self, seat: int, place: Place, table: str, code: str, weighs: bool = False) -> None:
        self.seat = seat
        self.scene: Scene[Any, Any] | None = None
        self.shown = asyncio.Event()
        self.on_shown: Callable[[], None] = lambda: None
        self.heard = 0
        self.size = self._last_size = 0
        """Bytes of the last frame with views."""
        self._wishing = False
        network = listening(self._on_frame) if weighs else None
        self.guest = Guest(new_membership(place, table, f"Device {seat + 1}"), code, network)
        self.guest.session.on_lobby = self._on_lobby
        self.guest.session.on_news = self._on_news
        self.guest.start()

    def _on_lobby(self, lobby: LobbyView) -> None:
        """Takes its seat, and is ready."""
        if lobby.match is not None or self._wishing:
            return
        if self.seat not in lobby.mine():
            self._wish(Sit(self.seat, f"Player {self.seat + 1}", self.seat))
        elif not all(chair is not None and chair.ready for chair in [lobby.chairs[chair] for chair in lobby.mine()]):
            self._wish(Ready(True))

    def _wish(self, wish: Any) -> None:
        self._wishing = True

        def answered(why: Why | None) -> None:
            self._wishing = False
            if why is None and self.guest.session.lobby is not None:
                self._on_lobby(self.guest.session.lobby)

        self.guest.wish(wish, answered)

    def _on_news(self, scenes: dict[int, Scene[Any, Any]], spectator: Scene[Any, Any]) -> None:
        scene = scenes.get(self.seat)
        if scene is not None:
            self.size = self._last_size
            self.scene, self.heard = scene, max(self.heard, scene.heard)
            self.on_shown()
            self.shown.set()

    def _on_frame(self, frame: bytes) -> None:
        self._last_size = len(frame)

    async def seated(self) -> None:
        async with asyncio.timeout(LONG):
            await self.shown.wait()

    async def settle(self) -> None:
        """Asks for what the table cannot do now: its answer comes after everything that was told before."""
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.guest.ask(msgspec.json.encode(requests.Resume(self.seat)), answered.set_result)
        await answered

    async def say(self, move: Any) -> Answer:
        """Says a move, and waits for what the table answers."""
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.guest.ask(requests.say(self.seat, self.heard + 1, move), answered.set_result)
        async with asyncio.timeout(LONG):
            answer = await answered
        if answer.accepted:
            self.heard = max(self.heard, answer.number)
        return answer
