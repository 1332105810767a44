"""One device at the host's table, from the moment it was let in until its link is lost."""

import asyncio
from functools import cached_property
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.gate import Refused
from engine.journal import NotSaved
from engine.lan.host import permission
from engine.lan.host.outbox import Outbox
from engine.lan.host.permission import Wanted
from engine.lan.lobby.lobby import face_id
from engine.lan.lobby.wishes import Sit, Wish
from engine.lan.net.link import Link, LinkLost, watch
from engine.lan.protocol import frames, keys
from engine.lan.protocol.frames import (
    PIECE_BYTES,
    Answered,
    Ask,
    Face,
    Leave,
    News,
    PicturePiece,
    ReadFace,
    ReadInk,
    ReadPicture,
    Sorry,
    StandBy,
    UpBeat,
    Wished,
)
from engine.lan.protocol.rate_limit import CHANGES, Allowance
from engine.lan.takeover import standby
from engine.rules import Why, WhyLine, remembered
from engine.seats import MOST_SEATS, Seat, holder_of
from engine.table import Answer

if TYPE_CHECKING:
    from engine.lan.host.host import Host

BEAT = 1.0
"""Seconds after which a side that has said nothing says that it is there."""

SILENCE = 3.5
"""Seconds without a word after which the other side is gone: three beats may be late on a bad network."""

COPY_AFTER = 1.0
"""Seconds until a standby copy gets what is new: it is for a host that is gone for good, not for a second's sake."""

COPY_BYTES = 96 * 1024
"""Entries that cross in one piece of a copy: sealing them takes the table a few milliseconds."""

MOST_FRAMES = 240
"""Frames that are heard of a device in a second; two people who draw at once say a quarter of it."""


FACES = (MOST_SEATS, 0.5)
"""New faces of a device: so many at once, so many a second."""

_WANTED: "msgspec.json.Decoder[Wanted]" = msgspec.json.Decoder(Wanted)


class DeviceSession:
    beat_after, silence = BEAT, SILENCE

    def __init__(self, host: "Host", device: str, secret: bytes, link: Link) -> None:
        self._host, self.device, self._secret, self._link = host, device, secret, link
        self._loop = asyncio.get_running_loop()
        self.outbox = Outbox(link, self._news, self._lobby, self._read_ink, self._copy)
        self._seats_of = remembered(self._own_seats)
        self._heard_at = self._loop.time()
        self._beats: asyncio.TimerHandle | None = None
        self._second, self._frames = 0.0, 0
        self._faces = Allowance(*FACES, self._loop.time())
        self._lines: tuple[WhyLine, ...] = ()
        self._players: tuple[Seat, ...] = ()
        """The lines of the scores that the device was told, and who plays."""
        self._copied: _Copied | None = None
        self._copying: asyncio.TimerHandle | None = None
        self._parting: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        return self._link.address

    @cached_property
    def _tokens(self) -> tuple[str, ...]:
        """What the device's seats speak with."""
        return tuple([keys.seat_token(self._secret, seat) for seat in range(MOST_SEATS)])

    @cached_property
    def _holders(self) -> tuple[str, ...]:
        return tuple([holder_of(token) for token in self._tokens])

    def seats(self) -> tuple[int, ...]:
        """The seats of the match that this device speaks for."""
        table = self._host.table
        return () if table is None else self._seats_of(table.position.holders)

    def _own_seats(self, holders: tuple[str, ...]) -> tuple[int, ...]:
        return tuple([seat for seat, holder in enumerate(holders) if holder == self._holders[seat]])

    # Its life -------------------------------------------------------------------------------------------------------

    async def talk(self) -> None:
        """Hears the device until its link is lost."""
        self._beat()
        try:
            while True:
                raw = await self._link.receive()
                self._heard_at = self._loop.time()
                await self._breathe()
                before = self._host.record
                self._hear(frames.read_up(raw))
                if self._host.record is not before:
                    await self._let_it_be_written()
                await self.outbox.room()
        except LinkLost:
            pass
        except Refused as refused:
            self._link.send(frames.write(Sorry(refused.why, 1000)))
            await self._link.close()
        finally:
            for timer in (self._beats, self._copying):
                if timer is not None:
                    timer.cancel()
            self.outbox.close()
            self._link.cut()

    def end(self, why: Why | None) -> None:
        """The table parts from the device; with a reason, it is told not to come back by itself."""
        if why is not None:
            self._link.send(frames.write(Sorry(why)))
        self._parting = watch(self._loop.create_task(self._link.close()))

    def _beat(self) -> None:
        now = self._loop.time()
        if now - self._heard_at > self.silence:
            return self._link.cut()
        self.outbox.beat(self.beat_after)
        self._beats = self._loop.call_later(self.beat_after, self._beat)

    async def _breathe(self) -> None:
        """A device that says more than people can is heard slowly, and the others are heard in between."""
        now = self._loop.time()
        if now - self._second >= 1.0:
            self._second, self._frames = now, 0
        self._frames += 1
        if self._frames > MOST_FRAMES:
            await asyncio.sleep(self._second + 1.0 - now)
        elif self._frames % 16 == 0:
            await asyncio.sleep(0)

    async def _let_it_be_written(self) -> None:
        """What is on the disk before it is told takes a while: some of it at once, then as much as the disk bears."""
        while not self._host.may_change(self.address):
            await asyncio.sleep(1 / CHANGES[1])

    # What it says ---------------------------------------------------------------------------------------------------

    def _hear(self, frame: Any) -> None:
        host = self._host
        match frame:
            case Ask():
                answer = self._ask(frame)
                self._answer(Answered(frame.id, answer.why, answer.number))
            case Wished():
                why = self._refuse_face(frame.wish) or host.wish(frame.wish, self.device)
                self._answer(Answered(frame.id, why))
            case ReadInk():
                self.outbox.follow_ink(frame.seat, frame.drawing, frame.offset)
            case ReadFace():
                self._answer(Face(frame.face, host.face(frame.face)))
            case ReadPicture():
                self._answer(self._picture(frame))
            case StandBy():
                self._stand_by(frame)
            case UpBeat():
                pass
            case Leave():
                host.leave(self.device)
                raise LinkLost
            case _:
                raise Refused(Why("no-frame"))

    def _refuse_face(self, wish: Wish) -> Why | None:
        """A face is read to its last stroke before anybody is told of it: a few at once, and then one after another."""
        if not isinstance(wish, Sit) or wish.face is None or self._host.face(face_id(wish.face)) is not None:
            return None
        return None if self._faces.spend(self._loop.time()) else Why("too-many-faces")

    def _answer(self, frame: Struct) -> None:
        self.outbox.answer(frames.write(frame))

    def _ask(self, asked: Ask) -> Answer:
        table = self._host.table
        if table is None:
            return Answer(Why("no-match-here"))
        try:
            wanted = _WANTED.decode(asked.request)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
            wanted = Wanted()  # the table says what is wrong with it
        if wanted.ask != "say":
            away_for = self._host.away_for(wanted.chair)
            why = permission.refuse(wanted, self.seats(), self._host.lobby, away_for)
            if why is None and wanted.ask in permission.STOPS and not self._host.may_pause(self.address):
                why = Why("paused-too-often")
            if why is not None:
                return Answer(why)
        known = 0 <= wanted.seat < MOST_SEATS
        answer = table.hear(self._tokens[wanted.seat] if known else "", bytes(asked.request))
        if wanted.ask in permission.STOPS and answer.accepted:
            self._host.paused(self.address)
        return answer

    def _picture(self, asked: ReadPicture) -> PicturePiece:
        whole = self._host.picture_of(asked.picture)
        if whole is None:
            return PicturePiece(asked.picture, asked.offset, 0, None)
        return PicturePiece(asked.picture, asked.offset, len(whole), whole[asked.offset : asked.offset + PIECE_BYTES])

    # What it is told ------------------------------------------------------------------------------------------------

    def _news(self) -> bytes | None:
        table, before, known = self._host.table, self._lines, self._players
        if table is None:
            return None
        scenes = self._host.news.scenes(table)
        self._lines, self._players = scenes.lines, scenes.seats
        kept = _still_true(before, scenes.lines)
        own = {seat: scenes.own(seat) for seat in self.seats()}
        seats = () if known is scenes.seats else scenes.seats
        return frames.write(News(scenes.spectator, own, seats, kept, scenes.lines[kept:]))

    def _lobby(self) -> bytes:
        return frames.write(frames.LobbyNews(self._host.view(self.device)))

    def _read_ink(self, seat: int | None, drawing: int, offset: int) -> bytes | None:
        """Asked anew each time: a seat may have gone to another device since."""
        table = self._host.table
        if table is None or (seat is not None and seat not in self.seats()):
            return None
        return table.log(seat, drawing, offset)

    # Its sealed copy of the match -----------------------------------------------------------------------------------

    def _stand_by(self, asked: StandBy) -> None:
        table = self._host.table
        here = table is not None and asked.match == table.opened.match
        self._copied = _Copied(match=asked.match, entries=asked.have if here else 0) if asked.agrees else None
        self._host.stand_by(self.device, asked.agrees)
        self.copy_soon()

    def copy_soon(self) -> None:
        """Something is new that a copy should have; a second later is soon enough."""
        if self._copied is not None and self._copying is None:
            self._copying = self._loop.call_later(COPY_AFTER, self._copy_now)

    def _copy_now(self) -> None:
        self._copying = None
        self.outbox.tell_copy()

    def _copy(self) -> bytes | None:
        """The next piece of the copy; None if it has everything."""
        table, record, before = self._host.table, self._host.record, self._copied
        if table is None or before is None or not self._host.copy_lock:
            return None
        if before.match != table.opened.match:
            before = _Copied(match=table.opened.match)
        try:
            bodies = table.bodies(before.entries + 1, COPY_BYTES)
        except NotSaved:
            return None
        around = (record.known, record.lobby.chairs, record.faces, self._host.copy_lock)
        if not bodies and around == before.around:
            return None
        piece = standby.piece(
            record.copy_key, before.match, before.entries + 1, bodies, None if around == before.around else record
        )
        if around != before.around:
            piece = replace(piece, locks=self._host.locks_for(self.device))
        self._copied = _Copied(before.match, before.entries + len(bodies), around)
        return frames.write(piece)


def _still_true(before: tuple[WhyLine, ...], now: tuple[WhyLine, ...]) -> int:
    """How many of the lines that were told are the first of those that hold now."""
    if now is before or now[: len(before)] == before:
        return len(before)
    return next(place for place, (old, new) in enumerate(zip_longest(before, now)) if old != new)


class _Copied(Struct, frozen=True):
    """How much of which match a device has a copy of, and what it has of what is around the match."""

    match: str = ""
    entries: int = 0
    around: Any = None
