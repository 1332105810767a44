"""What one device has still to be told.  Bounded, whatever happens: nothing that is out of date waits in it.

Of scenes and of the lobby only the latest is kept, of ink how much of it the device has got; answers, which cannot be
left out, are as many as the questions that were taken from it, and no more questions are taken while many wait.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

from engine.lan.net.link import Link, watch
from engine.lan.protocol import frames
from engine.lan.protocol.frames import DownBeat, Ink

MOST_ANSWERS, MOST_ANSWER_BYTES = 64, 256 * 1024
"""Answers that wait, and their size; beyond, the device is not listened to until it has taken some."""

MOST_DRAWINGS = 64
"""Drawings that are pushed to a device as they grow: twelve sheets, and those of rounds before beside them."""

Seen = tuple[int | None, int]
"""A drawing, as a seat (or a spectator) sees it."""

ReadInk = Callable[[int | None, int, int], bytes | None]


class Outbox:
    """``news``, ``lobby`` and ``copy`` write the latest of their kind, ``read_ink`` a log from an offset on."""

    def __init__(
        self,
        link: Link,
        news: Callable[[], bytes | None],
        lobby: Callable[[], bytes],
        read_ink: ReadInk,
        copy: Callable[[], bytes | None],
    ) -> None:
        self._link = link
        self._news, self._lobby, self._read_ink, self._copy = news, lobby, read_ink, copy
        self._answers: deque[bytes] = deque()
        self._answer_bytes = 0
        self._drawings: OrderedDict[Seen, int] = OrderedDict()
        self._asked: set[Seen] = set()
        self._growing: OrderedDict[Seen, None] = OrderedDict()
        self._lobby_due = self._news_due = self._copy_due = False
        self._waiting: asyncio.Task[None] | None = None
        self._room = asyncio.Event()
        self._room.set()
        self.said_at = asyncio.get_running_loop().time()
        """When the device was last told anything."""

    # What is due ----------------------------------------------------------------------------------------------------

    def answer(self, frame: bytes) -> None:
        self._answers.append(frame)
        self._answer_bytes += len(frame)
        if not self._has_room():
            self._room.clear()
        self.flush()

    def tell_lobby(self) -> None:
        self._lobby_due = True
        self.flush()

    def tell_news(self) -> None:
        self._news_due = True
        self.flush()

    def tell_copy(self) -> None:
        self._copy_due = True
        self.flush()

    def beat(self, quiet: float) -> None:
        """Says that we are here, if nothing was said for so long; a crowded link says it by itself."""
        if asyncio.get_running_loop().time() - self.said_at >= quiet and not self._link.crowded():
            self.answer(frames.write(DownBeat()))

    def follow_ink(self, seat: int | None, drawing: int, offset: int) -> None:
        """The device has so much of a drawing, and wants the rest, now and as it grows."""
        seen = (seat, drawing)
        self._drawings[seen] = offset
        self._drawings.move_to_end(seen)
        if len(self._drawings) > MOST_DRAWINGS:
            forgotten, _offset = self._drawings.popitem(last=False)
            self._asked.discard(forgotten)
            self._growing.pop(forgotten, None)
        self._asked.add(seen)
        self._growing[seen] = None
        self.flush()

    def tell_ink(self) -> None:
        """Some drawing has grown."""
        self._growing.update(dict.fromkeys(self._drawings))
        self.flush()

    def forget_ink(self) -> None:
        """Another match: its drawings have nothing to do with those before."""
        self._drawings.clear()
        self._asked.clear()
        self._growing.clear()

    def _has_room(self) -> bool:
        return len(self._answers) < MOST_ANSWERS and self._answer_bytes < MOST_ANSWER_BYTES

    async def room(self) -> None:
        """When so few answers wait that the device may ask for more."""
        await self._room.wait()

    # Sending --------------------------------------------------------------------------------------------------------

    def flush(self) -> None:
        """Sends what is due as far as the link has room, and the rest when it has."""
        if self._waiting is not None:
            return
        while not self._link.crowded():
            frame = self._next()
            if frame is None:
                return
            self._link.send(frame)
            self.said_at = asyncio.get_running_loop().time()
        if self._anything_due():
            self._waiting = watch(asyncio.get_running_loop().create_task(self._flush_later()))

    def close(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()

    async def _flush_later(self) -> None:
        await self._link.cleared()
        self._waiting = None
        self.flush()

    def _anything_due(self) -> bool:
        return bool(self._answers or self._growing) or self._lobby_due or self._news_due or self._copy_due

    def _next(self) -> bytes | None:
        """The frame that matters most, written at the last moment, so that it says how things are now."""
        if self._answers:
            frame = self._answers.popleft()
            self._answer_bytes -= len(frame)
            if self._has_room():
                self._room.set()
            return frame
        if self._lobby_due:
            self._lobby_due = False
            return self._lobby()
        if self._growing and (ink := self._next_ink()) is not None:
            return ink
        if self._news_due:
            self._news_due = False
            if (news := self._news()) is not None:
                return news
        if self._copy_due:
            if (copy := self._copy()) is not None:
                return copy
            self._copy_due = False
        return None

    def _next_ink(self) -> bytes | None:
        while self._growing:
            seen, _ = self._growing.popitem(last=False)
            asked = seen in self._asked
            self._asked.discard(seen)
            (seat, drawing), offset = seen, self._drawings[seen]
            ink = self._read_ink(seat, drawing, offset)
            if ink is None:
                del self._drawings[seen]
                if asked:
                    return frames.write(Ink(seat, drawing, offset, None))
            elif ink or asked:
                piece = ink[: frames.PIECE_BYTES]
                self._drawings[seen] = offset + len(piece)
                if len(ink) > len(piece):
                    self._growing[seen] = None
                return frames.write(Ink(seat, drawing, offset, piece))
        return None
