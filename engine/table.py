"""The authority of one match: hear -> check -> record -> play -> tell.

Everything that may change a match comes through ``hear`` (as bytes, with the token of who says it) or ``tick``; only
which device speaks for a seat is changed by the table's owner, through ``hand``.
Knows no sockets, no threads, no screen; whoever owns a table calls it from one thread.
"""

import secrets
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from engine import gate, rules
from engine.clock import Clock, monotonic_ms
from engine.dealer import Dealer
from engine.entries import BotTook, Dealt, Ended, GaveBack, Handed, Opened, Paused, Resumed, Said, Ticked, TimedOut
from engine.gate import Refused
from engine.journal import Journal, NotSaved, load
from engine.match import Position, begin, follow, replay
from engine.match import check_opening as check_opening
from engine.requests import (
    DECODER,
    REQUEST_BYTES,
    BreakOff,
    Pause,
    Request,
    Resume,
    Say,
    SeatBot,
    TakeBack,
)
from engine.rules import NO_CHOICES, BrokenMatch, Choices, Game, Result, Roll, Shuffle, Wake, Why, WhyLine, remembered
from engine.seats import Seat, Strength, holder_of, new_token

SAYS: dict[str, rules.Sentence] = {
    "no-such-seat": "There is no such seat at this table.",
    "not-your-seat": "This seat belongs to somebody else.",
    "bot-plays": "A bot plays for this seat now. Take the seat back first.",
    "paused": "The table is paused.",
    "not-paused": "The table is not paused.",
    "match-ended": "This match has ended.",
    "number-skipped": "A move before this one is missing: number {n} is expected.",
    "bot-played": "Meanwhile a bot played for this seat, so this move does not count.",
    "bot-sits-there": "A bot sits there already.",
    "no-bot-there": "No bot sits there.",
    "never-a-person": "This seat was a bot's from the start.",
}

FIRST_AID: Strength = "middle"
"""How well a bot plays that steps in for somebody who left: a fair stand-in, no wonder-worker."""


class Answer(Struct, frozen=True, omit_defaults=True):
    """What the asker is told: accepted, or why not.  A repeated move gets its first answer again."""

    why: Why | None = None
    number: int = 0

    @property
    def accepted(self) -> bool:
        return self.why is None


View = TypeVar("View", covariant=True)
Move = TypeVar("Move", covariant=True)


class Scene(Struct, Generic[View, Move], frozen=True):
    """All that one seat's device is told: a whole fresh picture each time, nothing to patch."""

    match: str
    game: str
    variant: str
    seats: tuple[Seat, ...]
    bots: tuple[Strength | None, ...]
    at: int
    paused_by: int | None
    ended: bool
    waiting: tuple[int, ...]
    seat: int | None
    heard: int
    view: View
    choices: Choices[Move]
    result: Result | None

    @property
    def players(self) -> list[Seat]:
        """The seats with the bots that play there now: a bot that sits in for somebody is one, too."""
        return [replace(seat, bot=bot) for seat, bot in zip(self.seats, self.bots, strict=True)]


class AnyView(Protocol):
    """What every view has, whatever the game: whose eyes it is for (nobody's: a spectator's), and all score lines."""

    @property
    def seat(self) -> int | None: ...

    @property
    def why(self) -> tuple[WhyLine, ...]: ...


AnyScene = Scene[AnyView, Struct]
"""For whatever shows a table without knowing its game."""


class Own(Struct, Generic[View, Move], frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat's scene says that the spectator's of the same moment does not."""

    view: View
    heard: int = 0
    choices: Choices[Move] = NO_CHOICES


@cache
def scene_decoder(game: str) -> "msgspec.json.Decoder[Scene[Any, Any]]":
    """Reads the scenes of that game as a device gets them."""
    found = rules.game(game)
    return msgspec.json.Decoder(Scene[found.view, found.move])  # type: ignore[name-defined]


class Table:
    """One match and its only authority.  ``open`` begins one, ``resume`` goes on with a saved one."""

    def __init__(
        self,
        opened: Opened,
        position: Position,
        journal: Journal,
        dealer: Dealer,
        source: Callable[[], int],
    ) -> None:
        self.opened = opened
        self.game: Game = rules.game(opened.game)
        self.bot_token = new_token()
        self._bots_holder = holder_of(self.bot_token)
        self.listeners: list[Callable[[], None]] = []
        self.position = position
        self.latest: tuple[Any, ...] = ()
        """What was recorded last: the entries that the listeners are told of."""
        self.clock = Clock(source, position.at, running=position.paused_by is None and not position.ended)
        self._journal = journal
        self._dealer = dealer
        self._waiting, self._result = remembered(self.game.waiting), remembered(self.game.result)
        self._read_move = msgspec.json.Decoder(self.game.move)

    @classmethod
    def open(
        cls,
        opened: Opened,
        path: Path | None = None,
        dealer: Dealer | None = None,
        source: Callable[[], int] = monotonic_ms,
    ) -> "Table":
        """A new match, dealt and ready.  Refused, with nothing written, if it cannot be played or saved like this."""
        check_opening(opened)
        game, dealer = rules.game(opened.game), dealer or Dealer()
        dealt, position = _played(game, begin(game, opened), [], dealer)
        try:
            journal = Journal.create(path, [opened, *dealt])
        except NotSaved:
            raise Refused(Why("not-saved")) from None
        return cls(opened, position, journal, dealer, source)

    @classmethod
    def resume(cls, path: Path, dealer: Dealer | None = None, source: Callable[[], int] = monotonic_ms) -> "Table":
        """The match of that file, exactly where its last entry left it; Refused if it cannot be gone on with."""
        loaded = load(path)
        try:
            position = replay(rules.game(loaded.opened.game), loaded.opened, loaded.entries)
        except BrokenMatch:
            raise Refused(Why("file-damaged")) from None
        table = cls(loaded.opened, position, Journal.reopen(path, loaded), dealer or Dealer(), source)
        try:
            table._record([])
        except NotSaved:
            table.close()
            raise Refused(Why("not-saved")) from None
        return table

    # What devices ask ----------------------------------------------------------------------------------------

    def hear(self, token: str, raw: bytes) -> Answer:
        """The one door.  Whatever the bytes are, the answer says what became of them."""
        try:
            request = gate.read(DECODER, raw, REQUEST_BYTES)
            self._check_speaker(token, request)
            if isinstance(request, Say):
                return self._hear_move(token, request)
            self._record([self._entry_for(request)])
        except Refused as refused:
            return Answer(refused.why)
        except NotSaved:
            return Answer(Why("not-saved"))
        return Answer()

    def _check_speaker(self, token: str, request: Request) -> None:
        seat = request.seat
        if not 0 <= seat < len(self.opened.seats):
            raise Refused(Why("no-such-seat"))
        holder = holder_of(token)
        if holder == self._bots_holder:
            if not isinstance(request, Say) or self.position.bots[seat] is None:
                raise Refused(Why("not-your-seat"))
            return
        if holder != self.position.holders[seat]:
            raise Refused(Why("not-your-seat"))

    def _hear_move(self, token: str, request: Say) -> Answer:
        position, seat = self.position, request.seat
        expected = position.heard[seat] + 1
        if 0 < request.number < expected:
            if request.number > position.own[seat] and token != self.bot_token:
                raise Refused(Why("bot-played"))
            return Answer(number=request.number)
        if position.bots[seat] is not None and token != self.bot_token:
            raise Refused(Why("bot-plays"))
        if request.number != expected:
            raise Refused(Why("number-skipped", {"n": expected}))
        if position.ended:
            raise Refused(Why("match-over" if not position.ended.broken_off else "match-ended"))
        if position.paused_by is not None:
            raise Refused(Why("paused"))
        move = gate.read(self._read_move, request.move, REQUEST_BYTES)
        if why := self.game.refuse(position.state, seat, move):
            raise Refused(why)
        self._record([Said(seat, move, expected, self._now())])
        return Answer(number=expected)

    def _entry_for(self, request: Request) -> Any:
        position, at = self.position, self._now()
        if position.ended:
            raise Refused(Why("match-ended"))
        match request:
            case Pause(seat=seat):
                if position.paused_by is not None:
                    raise Refused(Why("paused"))
                return Paused(seat, at)
            case Resume(seat=seat):
                if position.paused_by is None:
                    raise Refused(Why("not-paused"))
                return Resumed(seat, at)
            case SeatBot(chair=chair, bot=bot):
                if self._bot_at(chair) is not None:
                    raise Refused(Why("bot-sits-there"))
                return BotTook(chair, bot, at)
            case TakeBack(chair=chair):
                if self._bot_at(chair) is None:
                    raise Refused(Why("no-bot-there"))
                if self.opened.seats[chair].bot is not None:
                    raise Refused(Why("never-a-person"))
                return GaveBack(chair, at)
            case BreakOff():
                return Ended(at, broken_off=True)
        raise TypeError(request)

    def hand(self, seat: int, holder: str) -> None:
        """Lets the holder of another token speak for a seat; a bot that sat in for its person gets up.

        Refused if that cannot be.  Who may ask for it is the business of whoever owns the table.
        """
        bot = self._bot_at(seat)
        if self.position.ended:
            raise Refused(Why("match-ended"))
        if self.opened.seats[seat].bot is not None:
            raise Refused(Why("never-a-person"))
        at, changes = self._now(), list[Any]()
        if holder != self.position.holders[seat]:
            changes.append(Handed(seat, holder, at))
        if bot is not None:
            changes.append(GaveBack(seat, at))
        try:
            self._record(changes)
        except NotSaved:
            raise Refused(Why("not-saved")) from None

    def _bot_at(self, chair: int) -> Strength | None:
        if not 0 <= chair < len(self.opened.seats):
            raise Refused(Why("no-such-seat"))
        return self.position.bots[chair]

    # The clock -----------------------------------------------------------------------------------------------

    def tick(self) -> None:
        """Plays what has become due.  Call it when ``next_wake`` says so, or any time.

        NotSaved if the disk refuses: then nothing happened, and it stays due.
        """
        while (due := self._due()) is not None and due[0] <= self.clock.now():
            self._record(due[1])

    def next_wake(self) -> int | None:
        """The table's time at which ``tick`` has something to do."""
        due = self._due()
        return None if due is None else due[0]

    def _due(self) -> tuple[int, list[Any]] | None:
        position = self.position
        if position.ended or position.paused_by is not None:
            return None
        wakes: list[tuple[int, list[Any]]] = []
        need = self.game.needs(position.state)
        if isinstance(need, Wake):
            at = max(need.at, position.at)
            wakes.append((at, [Ticked(at)]))
        if self.opened.patience is not None:
            for seat, began in enumerate(position.since):
                if began is not None and position.bots[seat] is None:
                    at = max(began + self.opened.patience, position.at)
                    wakes.append((at, [TimedOut(seat, at), BotTook(seat, FIRST_AID, at)]))
        return min(wakes, key=lambda wake: wake[0], default=None)

    def _now(self) -> int:
        return max(self.clock.now(), self.position.at)

    # Recording -----------------------------------------------------------------------------------------------

    def _record(self, said: Iterable[Any]) -> None:
        """Plays entries and what the rules then need dealt; adopts it only when all of it is on disk, then tells."""
        new, position = _played(self.game, self.position, said, self._dealer)
        if not new:
            return
        self._journal.append(new)
        self.latest = tuple(new)
        self._adopt(position)
        for listener in tuple(self.listeners):  # one may leave while it is told
            listener()

    def _adopt(self, position: Position) -> None:
        self.position = position
        if position.ended or position.paused_by is not None:
            self.clock.stop()
        else:
            self.clock.go()

    # What devices are told -----------------------------------------------------------------------------------

    def scene(self, seat: int | None) -> Scene[Any, Any]:
        """What the device of that seat is told; a spectator's where there is no seat."""
        position, opened = self.position, self.opened
        state = position.state
        own = Own(self.game.view_of(state, None)) if seat is None else self.own(seat)
        return Scene(
            match=opened.match,
            game=opened.game,
            variant=opened.variant,
            seats=opened.seats,
            bots=position.bots,
            at=self._now(),
            paused_by=position.paused_by,
            ended=position.ended is not None,
            waiting=() if position.ended else self._waiting(state),
            seat=seat,
            heard=own.heard,
            view=own.view,
            choices=own.choices,
            result=self._result(state),
        )

    def own(self, seat: int) -> Own[Any, Any]:
        """What that seat's device is told and no other."""
        if not 0 <= seat < len(self.opened.seats):
            raise IndexError(seat)
        position = self.position
        may_act = position.paused_by is None and not position.ended
        choices = self.game.choices(position.state, seat) if may_act else NO_CHOICES
        return Own(self.game.view_of(position.state, seat), position.heard[seat], choices)

    def log(self, seat: int | None, drawing: int, offset: int = 0) -> bytes | None:
        """What the ink of a drawing has from ``offset`` on; nothing if this seat, or spectators, may not see it now."""
        if seat is not None and not 0 <= seat < len(self.opened.seats):
            raise IndexError(seat)
        return self.game.log(self.position.state, seat, drawing, offset)

    def bodies(self, first: int, most: int) -> list[bytes]:
        """The match's entries as they are on disk, for a sealed copy of it; see Journal.bodies."""
        return self._journal.bodies(first, most)

    def seats_of(self, token: str) -> tuple[int, ...]:
        """The seats that the holder of this token speaks for."""
        holder = holder_of(token)
        return tuple([seat for seat, owner in enumerate(self.position.holders) if owner == holder])

    def settle(self) -> bool:
        """Flushes the match to the disk itself, for moments of rest; says whether it is there now."""
        return self._journal.settle()

    def close(self) -> None:
        self._journal.close()


def _played(game: Game, position: Position, said: Iterable[Any], dealer: Dealer) -> tuple[list[Any], Position]:
    """Entries and all that follows from them by itself (what is then dealt, the end), and where they lead."""
    new = []
    for entry in said:
        new.append(entry)
        position = follow(game, position, entry)
    while isinstance(need := game.needs(position.state), Shuffle | Roll) and not position.ended:
        new.append(Dealt(dealer.answer(need), position.at))
        position = follow(game, position, new[-1])
    if not position.ended and game.result(position.state) is not None:
        new.append(Ended(position.at))
        position = follow(game, position, new[-1])
    return new, position


def opening(
    game: str,
    seats: Iterable[Seat],
    token: str,
    variant: str | None = None,
    options: bytes = b"{}",
    patience: int | None = None,
    tokens: tuple[str, ...] | None = None,
) -> Opened:
    """The first entry of a match.  One device, the holder of ``token``, speaks for every seat, unless each has a token
    of its own in ``tokens``."""
    seats = tuple(seats)
    if variant is None:
        variant = next(iter(rules.game(game).variants)) if game in rules.names() else ""
    return Opened(
        match=secrets.token_hex(8),
        game=game,
        variant=variant,
        options=Raw(options),
        seats=seats,
        holders=tuple([holder_of(own) for own in tokens or (token,) * len(seats)]),
        patience=patience,
        started=datetime.now(UTC).isoformat(timespec="seconds"),
    )
