"""Looks at every frame of a simulated evening: nobody is told what is not theirs, or what was never so."""

import base64
import hashlib
from collections import defaultdict
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.gate import Refused
from engine.lan.host.record import Record
from engine.lan.protocol import frames, keys
from engine.rules import NO_CHOICES, WhyLine
from engine.seats import Seat, holder_of
from engine.table import Scene, Table


def seen(scene: "Scene[Any, Any] | bytes") -> bytes:
    """A scene as bytes, without the time, which goes on while nothing happens."""
    if isinstance(scene, bytes):
        return msgspec.json.encode(msgspec.json.decode(scene) | {"at": 0})
    return msgspec.json.encode(replace(scene, at=0))


def whole(
    news: "frames.News[Any, Any]", seat: int | None, seats: tuple[Seat, ...], lines: tuple[WhyLine, ...]
) -> bytes:
    """What is ``seen`` in the scene of a seat (or the spectator's) that a device makes of those and earlier news."""
    scene = dict(news.spectator) | {"at": 0, "seats": msgspec.to_builtins(seats)}
    if seat is not None:
        scene |= {"seat": seat, "heard": 0, "choices": msgspec.to_builtins(NO_CHOICES), **news.own[seat]}
    scene["view"] = scene["view"] | {"why": msgspec.to_builtins(lines)}
    return msgspec.json.encode(scene)


def digest(scene: "Scene[Any, Any] | bytes") -> str:
    """A scene as few letters, for comparing it across processes."""
    return hashlib.sha256(seen(scene)).hexdigest()[:16]


class Witness:
    """Knows all that each seat could ever have been shown, in the order in which it was so."""

    def __init__(self) -> None:
        self.wrongs: list[str] = []
        self.frames = 0
        self._scenes: dict[int | None, dict[bytes, int]] = defaultdict(dict)
        self._moment = 0
        self._last_seen: dict[tuple[int, int | None], int] = {}
        self._lines: dict[int, tuple[WhyLine, ...]] = {}
        self._seats: dict[int, tuple[Seat, ...]] = {}

    def table_is(self, table: Table) -> None:
        """The table as it is now; called after every entry."""
        self._moment += 1
        for seat in (*range(len(table.opened.seats)), None):
            self._scenes[seat][seen(table.scene(seat))] = self._moment

    def heard_by_host(self, frame: bytes) -> None:
        try:
            if not in_the_open(frame):
                frames.read_up(frame)
        except Refused as refused:
            self.wrongs.append(f"a guest says what no host reads: {refused.why} {frame[:200]!r}")

    def heard_by_guest(self, link: int, device: str, raw: bytes, record: Record, table: Table | None) -> None:
        self.frames += 1
        try:
            frame = None if in_the_open(raw) else frames.read_down(raw)
        except Refused as refused:
            self.wrongs.append(f"the host says what no guest reads: {refused.why} {raw[:200]!r}")
            return
        self.wrongs += [f"{what} crosses: {raw[:200]!r}" for what, secret in secrets_of(record) if secret in raw]
        seats = seats_of(record, device, table)
        if isinstance(frame, frames.News):
            self._check_news(link, device, frame, seats)
        elif isinstance(frame, frames.Ink) and frame.ink is not None:
            self._check_ink(device, frame, seats, table)
        elif isinstance(frame, frames.LobbyNews):
            others = [chair for chair in frame.lobby.chairs if chair is not None and chair.player is not None]
            self.wrongs += [f"{device} is told whom another library knows: {chair}" for chair in others]

    def _check_news(self, link: int, device: str, news: "frames.News[Any, Any]", seats: tuple[int, ...]) -> None:
        lines = self._lines[link] = self._lines.get(link, ())[: news.kept] + news.lines
        known = self._seats[link] = news.seats or self._seats.get(link, ())
        for seat in (*news.own, None):
            if seat is not None and seat not in seats:
                self.wrongs.append(f"{device} of seats {seats} is told the scene of seat {seat}")
            scene = whole(news, seat, known, lines)
            moment = self._scenes[seat].get(scene)
            if moment is None:
                self.wrongs.append(f"{device} is told of seat {seat} what never was: {scene[:300]!r}")
            elif moment < self._last_seen.get((link, seat), 0):
                self.wrongs.append(f"{device} is told of seat {seat} what was before what it was told")
            else:
                self._last_seen[link, seat] = moment

    def _check_ink(self, device: str, frame: frames.Ink, seats: tuple[int, ...], table: Table | None) -> None:
        if frame.seat is not None and frame.seat not in seats:
            self.wrongs.append(f"{device} of seats {seats} reads ink as seat {frame.seat}")
            return
        there = None if table is None else table.log(frame.seat, frame.drawing, frame.offset)
        if there is None or not there.startswith(frame.ink or b""):
            self.wrongs.append(f"{device} is told ink of drawing {frame.drawing} that it may not see, or never was")


def in_the_open(raw: bytes) -> bool:
    """Whether this is one of the first words, before anything is sealed."""
    try:
        return bool(frames.read_open(raw))
    except Refused:
        return False


def seats_of(record: Record, device: str, table: Table | None) -> tuple[int, ...]:
    """The seats that a device speaks for, as the journal says."""
    secret = next((known.secret for known in record.known if known.id == device), None)
    if table is None or secret is None:
        return ()
    holders = enumerate(table.position.holders)
    return tuple([seat for seat, holder in holders if holder == holder_of(keys.seat_token(secret, seat))])


def secrets_of(record: Record) -> list[tuple[str, bytes]]:
    """What must never be in a frame, in any of the ways in which bytes are written."""
    found = [("the code", f'"{record.code}"'.encode())]
    for known in record.known:
        secret = known.secret
        ways = (secret, secret.hex().encode(), base64.b64encode(secret), base64.urlsafe_b64encode(secret))
        found += [(f"the secret of {known.name}", way) for way in ways if way]
    return found
