"""Sits at a table for every seat that a bot holds: thinks beside the table's loop, speaks on it, like any device.

Drawings are read through ``Table.log`` alone, as the bot's own seat may see them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from engine import bots, requests
from engine.bots import Act, AtHome, Pick, Player
from engine.rules import STOP
from engine.seats import Strength
from engine.table import Scene, Table

LOG = logging.getLogger(__name__)


class Sitter:
    """Make it on the table's running loop.  ``pause`` is awaited beside each thought: the pace that people can follow.

    ``hand`` is awaited instead for what takes a time of its own, such as drawing; without it everything takes a pause.
    A thought is for the table as it was: if the table refuses what came of it, the seat thinks again.
    """

    def __init__(
        self,
        table: Table,
        pause: Callable[[], Awaitable[None]],
        random: Random | None = None,
        bot: Callable[[str, Strength], Pick] = bots.bot,
        hand: Callable[[float], Awaitable[None]] | None = None,
        at_home: AtHome = bots.nothing_at_home,
    ) -> None:
        self._table = table
        self._pause = pause
        self._random = random or Random()
        self._bot = bot
        self._hand = hand
        self._at_home = at_home
        self._players: dict[int, tuple[Strength, Player]] = {}
        """Who sits on which seat: a bot remembers what it saw for as long as it sits there."""
        self._loop = asyncio.get_running_loop()
        # One thread: bots that think at once would only slow each other and the screen down.
        self._head = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")
        self._playing: dict[int, asyncio.Task[None]] = {}
        table.listeners.append(self._look)
        self._look()

    def leave(self) -> None:
        """Gets up from the table; what is still being thought is never said."""
        self._table.listeners.remove(self._look)
        for task in self._playing.values():
            task.cancel()
        self._players.clear()
        self._head.shutdown(wait=False, cancel_futures=True)

    def _look(self) -> None:
        """The table changed: every bot that may act now, and is not at it already, begins to play."""
        for seat in range(len(self._table.opened.seats)):
            if self._table.position.bots[seat] is None:
                self._players.pop(seat, None)
            if seat not in self._playing and self._called_on(seat) is not None:
                self._playing[seat] = self._loop.create_task(self._play(seat))

    def _called_on(self, seat: int) -> tuple[Player, Scene[Any, Any]] | None:
        """Who plays this seat, and what it sees, if a bot holds it and it may act."""
        strength = self._table.position.bots[seat]
        if strength is None:
            return None
        scene = self._table.scene(seat)
        player = self._player(seat, scene.game, strength)
        if not scene.choices.all() or (player.pick is bots.chance and seat not in scene.waiting):
            return None  # chance, never asked to hold back, would use what it merely may do without end
        return player, scene

    def _player(self, seat: int, game: str, strength: Strength) -> Player:
        sits = self._players.get(seat)
        if sits is None or sits[0] != strength:
            player = bots.player(game, strength, self._bot(game, strength), self._at_home)
            sits = self._players[seat] = strength, player
        return sits[1]

    async def _play(self, seat: int) -> None:
        """Thinks and speaks until the seat has nothing more to say."""
        stumbled = False
        try:
            while (called_on := self._called_on(seat)) is not None:
                position, (player, scene) = self._table.position, called_on
                act = Act(STOP)  # people decide: a bot agrees to end a match where nothing happens
                if STOP not in scene.choices.moves or stumbled:
                    act = await self._think(Player(bots.at_a_loss) if stumbled else player, scene)
                stumbled = False
                if act.move is not None:
                    stumbled = not self._say(seat, scene.heard + 1, act.move) and self._table.position is position
                elif self._table.position is position and not act.again:
                    return
        finally:
            del self._playing[seat]

    async def _think(self, player: Player, scene: Scene[Any, Any]) -> Act:
        random = Random(self._random.getrandbits(64))
        thought = self._loop.run_in_executor(self._head, player.act, scene, self._inks(player, scene), random)
        pause = asyncio.ensure_future(self._pause())
        try:
            act = await thought
            if act.seconds is None or self._hand is None:
                await pause
            else:
                await self._hand(act.seconds)
            return act
        except Exception:
            LOG.exception("A bot for %s failed; chance plays this move.", scene.game)
            return Act(bots.at_a_loss(scene.view, scene.choices, random))
        finally:
            pause.cancel()

    def _inks(self, player: Player, scene: Scene[Any, Any]) -> dict[int, bytes]:
        """The drawings that this player looks at, as far as its seat may see them."""
        logs = {drawing: self._table.log(scene.seat, drawing) for drawing in player.looks_at(scene.view)}
        return {drawing: log for drawing, log in logs.items() if log is not None}

    def _say(self, seat: int, number: int, move: Any) -> bool:
        """Whether the table took the move.  A refusal is no fault where the table changed during the thought."""
        answer = self._table.hear(self._table.bot_token, requests.say(seat, number, move))
        if answer.why is not None:
            LOG.info("Seat %d, a bot, was refused: %s", seat, answer.why.key)
        return answer.accepted
