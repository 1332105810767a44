"""What a guest says and hears while it is at the table, and what of it must be said again after its link was lost."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from engine import sentences
from engine.gate import Refused
from engine.lan.guest.ink_cache import Drawings
from engine.lan.guest.picture_fetch import Pictures
from engine.lan.host.device_session import BEAT, SILENCE
from engine.lan.lobby.lobby import LobbyView, face_id, face_is_fair
from engine.lan.lobby.wishes import Wish
from engine.lan.net.link import Link, LinkLost
from engine.lan.protocol import frames
from engine.lan.protocol.frames import (
    Answered,
    Ask,
    Copied,
    DownBeat,
    Face,
    Ink,
    Leave,
    LobbyNews,
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
from engine.lan.takeover.standby import CopyFile
from engine.rules import Why, WhyLine, names
from engine.seats import Seat
from engine.table import Answer, Own, Scene

MOST_ASKS = 64
"""Questions that wait for an answer: a device says one move of a seat at a time."""

HOLD_BACK = 3.0
"""Seconds that a scene waits for the pictures of its cards: cards without faces are worse than a slow deal."""

MOST_FACES = 64

MOST_LINES = 16 * 1024
"""Lines of scores: more than any match that ends before its people do."""


class Parted(Exception):
    """The host has said goodbye; ``wait``: milliseconds after which it makes sense to come back, if at all."""

    def __init__(self, why: Why, wait: int | None) -> None:
        super().__init__(why.key)
        self.why, self.wait = why, wait


class _Kind(Struct, frozen=True):
    """As much of a request as it takes to know whether it may be said twice."""

    ask: str = ""


_KIND: "msgspec.json.Decoder[_Kind]" = msgspec.json.Decoder(_Kind)

Scenes = dict[int, Scene[Any, Any]]
Latest = News[Scene[Any, Any], Own[Any, Any]]


@dataclass(frozen=True)
class _Asked:
    frame: bytes
    answered: Callable[[Answer], None]
    again: bool
    """A move has a number, so it may be said twice."""


class Session:
    """Outlives its links: ``hold`` talks over one until it is lost."""

    def __init__(self) -> None:
        self.on_lobby: Callable[[LobbyView], None] = lambda lobby: None
        self.on_news: Callable[[Scenes, Scene[Any, Any]], None] = lambda scenes, spectator: None
        self.on_ink: Callable[[int | None, int, int, bytes], None] = lambda seat, drawing, offset, ink: None
        self.drawings = Drawings(self._read_ink)
        self.pictures = Pictures(self._read_picture, self._tell_held)
        self.lobby: LobbyView | None = None
        self._link: Link | None = None
        self._id = 0
        self._asked: dict[int, _Asked] = {}
        self._match: str | None = None
        self._game: str | None = None
        self._faces: dict[str, bytes] = {}
        self._faces_wanted: dict[str, list[Callable[[bytes | None], None]]] = {}
        self._held: tuple[Scenes, Scene[Any, Any]] | None = None
        self._release: asyncio.TimerHandle | None = None
        self._lines: tuple[WhyLine, ...] = ()
        self._seats: tuple[Seat, ...] = ()
        """The lines of the scores and who plays, as far as this link has told them."""
        self._copy: CopyFile | None = None
        self._heard_at = self._said_at = 0.0
        self._beats: asyncio.TimerHandle | None = None

    # What is said ---------------------------------------------------------------------------------------------------

    def ask(self, request: bytes, answered: Callable[[Answer], None]) -> None:
        try:
            again = _KIND.decode(request).ask == "say"
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
            again = False
        self._put(Ask(self._next_id(), Raw(request)), answered, again)

    def wish(self, wish: Wish, answered: Callable[[Why | None], None]) -> None:
        self._put(Wished(self._next_id(), wish), lambda answer: answered(answer.why), False)

    def _put(self, frame: Ask | Wished, answered: Callable[[Answer], None], again: bool) -> None:
        if (self._link is None and not again) or len(self._asked) >= MOST_ASKS:
            return answered(Answer(Why("not-heard")))
        asked = self._asked[frame.id] = _Asked(frames.write(frame), answered, again)
        self._send(asked.frame)

    def _next_id(self) -> int:
        self._id += 1
        return self._id

    def face(self, face: str, got: Callable[[bytes | None], None]) -> None:
        """A face that is worn at this table; None if nobody has it."""
        if face in self._faces:
            return got(self._faces[face])
        self._faces_wanted.setdefault(face, []).append(got)
        self._say(ReadFace(face))

    def stand_by(self, copy: CopyFile | None) -> None:
        """Keeps a sealed copy in that file from now on; none any more if there is no file."""
        self._copy = copy
        self._say_standing_by()

    def _say_standing_by(self) -> None:
        copy = self._copy
        self._say(StandBy(False) if copy is None else StandBy(True, copy.match, copy.next - 1))

    async def goodbye(self) -> None:
        """Leaves the table, so that nobody waits for this device."""
        link = self._link
        if link is not None:
            link.send(frames.write(Leave()))
            await link.close()

    def _read_ink(self, seat: int | None, drawing: int, offset: int) -> None:
        self._say(ReadInk(seat, drawing, offset))

    def _read_picture(self, picture: str, offset: int) -> None:
        self._say(ReadPicture(picture, offset))

    def _say(self, frame: Struct) -> None:
        self._send(frames.write(frame))

    def _send(self, raw: bytes) -> None:
        if self._link is not None:
            self._link.send(raw)
            self._said_at = asyncio.get_running_loop().time()

    # A link ---------------------------------------------------------------------------------------------------------

    async def hold(self, link: Link) -> None:
        """Talks until the link is lost: LinkLost; or until the host parts from us: Parted."""
        self._link, self._lines, self._seats = link, (), ()
        now = asyncio.get_running_loop().time
        self._heard_at = now()
        self._beat()
        self._say_again()

        def heard(raw: bytes) -> None:
            self._heard_at = now()
            self._hear(frames.read_down(raw, None if self.lobby is None else self.lobby.game), raw)

        try:
            await link.listen(heard)
        except (Refused, ValueError):  # no host of ours says this: better a new link
            raise LinkLost from None
        finally:
            self._link = None
            if self._beats is not None:
                self._beats.cancel()
            link.cut()
            self._give_up(False)

    def end(self) -> None:
        """No link will follow: whoever waits for an answer is told so."""
        self._give_up(True)
        self.drawings.forget()
        self._let_go_of_news()
        self.pictures.end()
        for wanted in self._faces_wanted.values():
            for got in wanted:
                got(None)
        self._faces_wanted.clear()

    def prove_alive(self) -> None:
        """Asks the host for a sign of life: the device slept, and the link may be dead without knowing."""
        now = asyncio.get_running_loop().time()
        if self._link is not None and now - self._heard_at > 2 * BEAT:
            self._link.cut()

    def _say_again(self) -> None:
        for asked in tuple(self._asked.values()):
            self._send(asked.frame)
        self.drawings.ask_again()
        for face in self._faces_wanted:
            self._say(ReadFace(face))
        self.pictures.ask_again()
        if self._copy is not None:
            self._say_standing_by()

    def _give_up(self, everything: bool) -> None:
        """What may not be said twice was perhaps not heard."""
        lost = [id for id, asked in self._asked.items() if everything or not asked.again]
        for id in lost:
            self._asked.pop(id).answered(Answer(Why("not-heard")))

    def _beat(self) -> None:
        loop, link = asyncio.get_running_loop(), self._link
        if link is None:
            return
        if loop.time() - self._heard_at > SILENCE:
            return link.cut()
        if loop.time() - self._said_at >= BEAT:
            self._say(UpBeat())
        self._beats = loop.call_later(BEAT, self._beat)

    # What is heard --------------------------------------------------------------------------------------------------

    def _hear(self, frame: Any, raw: bytes) -> None:
        match frame:
            case News():
                self._hear_news(frame, raw)
            case Ink():
                new = self.drawings.add(frame)
                if new and frame.ink is not None:
                    self.on_ink(frame.seat, frame.drawing, frame.offset + len(frame.ink) - len(new), new)
            case Answered():
                asked = self._asked.pop(frame.id, None)
                if asked is not None:
                    why = None if frame.why is None else sentences.fair(frame.why, self._game)
                    asked.answered(Answer(why, frame.number))
            case LobbyNews():
                self._hear_lobby(frame.lobby)
            case Face():
                self._hear_face(frame)
            case PicturePiece():
                self.pictures.add(frame)
            case Copied():
                self._hear_copied(frame)
            case Sorry():
                raise Parted(frame.why, frame.wait)
            case DownBeat():
                pass
            case _:
                raise Refused(Why("no-frame"))

    def _hear_news(self, news: Latest, raw: bytes) -> None:
        self._seats = news.seats or self._seats
        if self.lobby is None or not _belong_together(news, self._seats, self.lobby.game):
            raise Refused(Why("no-frame"))
        match, game = news.spectator.match, news.spectator.game
        if match != self._match:
            self._match, self._game = match, game
            self.drawings.forget()
            self.pictures.forget()
        self._hear_lines(news)
        scenes = self._scenes(news)
        self.pictures.fetch(raw)
        if self.pictures.lacking:
            self._held = scenes
            if self._release is None:
                self._release = asyncio.get_running_loop().call_later(HOLD_BACK, self._tell_held)
        else:
            self._let_go_of_news()
            self.on_news(*scenes)

    def _hear_lines(self, news: Latest) -> None:
        if news.kept > len(self._lines) or news.kept + len(news.lines) > MOST_LINES:
            raise Refused(Why("no-frame"))
        self._lines = self._lines[: news.kept] + news.lines

    def _tell_held(self) -> None:
        held = self._held
        self._let_go_of_news()
        if held is not None:
            self.on_news(*held)

    def _let_go_of_news(self) -> None:
        self._held = None
        if self._release is not None:
            self._release.cancel()
            self._release = None

    def _scenes(self, news: Latest) -> tuple[Scenes, Scene[Any, Any]]:
        """The scenes as the table has them: what crosses only once is put in again."""
        for_all, seats = news.spectator, self._with_players(self._seats)
        spectator = replace(for_all, seats=seats, view=replace(for_all.view, why=self._lines))
        own = {
            seat: replace(
                spectator,
                seat=seat,
                heard=own.heard,
                view=replace(own.view, why=self._lines),
                choices=own.choices,
            )
            for seat, own in news.own.items()
        }
        return own, spectator

    def _with_players(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """With the players of this device's own library in their seats."""
        lobby = self.lobby
        if lobby is None or len(lobby.chairs) != len(seats):
            return seats
        players = [None if chair is None else chair.player for chair in lobby.chairs]
        return tuple([replace(seat, player=player) for seat, player in zip(seats, players, strict=True)])

    def _hear_lobby(self, lobby: LobbyView) -> None:
        if lobby.game not in names():
            raise Parted(Why("table-newer"), None)
        missing = None if lobby.missing is None else sentences.fair(lobby.missing, lobby.game)
        self.lobby = replace(lobby, missing=missing)
        self.on_lobby(self.lobby)

    def _hear_copied(self, copied: Copied) -> None:
        """A full disk ends the copying: the host is told, and so are the people."""
        if self._copy is None:
            return
        try:
            follows = self._copy.add(copied)
        except OSError:
            return self.stand_by(None)
        if not follows:
            self._say_standing_by()

    def _hear_face(self, came: Face) -> None:
        ink = came.ink
        if ink is not None and (face_id(ink) != came.face or not face_is_fair(ink)):
            ink = None
        if ink is not None and len(self._faces) < MOST_FACES:
            self._faces[came.face] = ink
        for got in self._faces_wanted.pop(came.face, []):
            got(ink)


def _belong_together(news: Latest, seats: tuple[Seat, ...], game: str) -> bool:
    """Whether they show one match of that game, each from its own seat: what the pages rely on without looking."""
    spectator = news.spectator
    fits = spectator.game == game and spectator.seat is None and len(spectator.bots) == len(seats) > 0
    return fits and all(0 <= seat < len(seats) for seat in news.own)
