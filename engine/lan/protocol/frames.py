"""All that crosses between a table's host and the other devices: two unions of frames, and one gate for their bytes.

A frame is one byte, the version of this language, and JSON.  Version 0 is one message that never changes: it tells a
device of another version that the two cannot play, and which of them is older.  Five kinds cross in the open, before
the two sides have a key; all others are sealed (sealing.py).  docs/lan.md tells the conversation.
"""

from functools import cache
from typing import Annotated, Any, Generic, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Raw, Struct

from engine import gate, rules
from engine.gate import Refused
from engine.lan.lobby.lobby import DeviceId, FaceId, LobbyView
from engine.lan.lobby.wishes import Wish
from engine.lan.protocol.keys import WHO_BYTES
from engine.requests import REQUEST_BYTES
from engine.rules import Sentence, Why, WhyLine
from engine.seats import LONGEST_NAME, Seat
from engine.table import Own, Scene

VERSION = 4
"""Goes up when a device with the older language could not play along any more."""

ANY_VERSION = 0
"""The version byte of ``Differs``, which every Easel there will ever be can read."""

FIRST_BYTES = 1024
"""What either side may say at once before the other has proved itself: a greeting has a tenth of it."""

UP_BYTES = 2 * REQUEST_BYTES
"""What a guest may say at once: a move, or a face, in its frame."""

DOWN_BYTES = 1024 * 1024
"""What a host may say at once: the scenes of all twelve seats of a table with its own word lists fit in half of it."""

PIECE_BYTES = 32 * 1024
"""Ink, pictures and standby copies cross in pieces, so that a move never waits behind more than one of them."""

MOST_REIGNS = 64
"""How often a table may be carried on by another host: once an hour for a weekend."""

CodeShare = Annotated[bytes, Meta(min_length=33, max_length=33)]
SecretShare = Annotated[bytes, Meta(min_length=32, max_length=32)]
Who = Annotated[bytes, Meta(min_length=WHO_BYTES, max_length=WHO_BYTES)]
Proof = Annotated[bytes, Meta(min_length=32, max_length=32)]
TableId = Annotated[str, Meta(pattern=r"\A[0-9a-f]{16}\Z")]
PictureId = Annotated[str, Meta(pattern=r"\A[0-9a-z][0-9a-z-]{0,79}\Z")]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Short = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Piece = Annotated[bytes, Meta(max_length=PIECE_BYTES)]


class Frame(Struct, frozen=True, tag_field="is", omit_defaults=True, forbid_unknown_fields=True):
    """What all frames have in common."""


class Differs(Struct, frozen=True):
    """The other side speaks another version.  For all time: these two fields, after a zero byte; others are ignored."""

    version: Count
    app: Short = ""


# In the open ------------------------------------------------------------------------------------------------------


class Hello(Frame, frozen=True, tag="hello"):
    """A newcomer's first word: its share of a key that the code leads to (key_agreement.py)."""

    share: CodeShare


class HelloAgain(Frame, frozen=True, tag="hello-again"):
    """The first word of a device that was let in before: ``who`` it is, as only the host can read."""

    share: SecretShare
    who: Who


class Greeting(Frame, frozen=True, tag="greeting"):
    """The host's first word: its own share, of the guest's kind."""

    share: Annotated[bytes, Meta(min_length=32, max_length=33)]
    table: TableId


class Prove(Frame, frozen=True, tag="prove"):
    """This side has the key, and heard what the other said.  The guest proves first.  After it this side seals."""

    proof: Proof


class No(Frame, frozen=True, tag="no"):
    """The host does not go on, and cannot say so under seal: anybody may have said it.

    A newcomer can believe it, who has nothing to lose; a device of the table only takes it as a hint.
    """

    why: Why
    wait: Count | None = None


Open = Hello | HelloAgain | Greeting | Prove | No


# In the open, by a browser ----------------------------------------------------------------------------------------

TOKEN_BYTES = 16


class Come(Frame, frozen=True, tag="come"):
    """The first word of a browser.  ``token``: 128 bits that it made by chance and keeps: whoever says them again is
    the same.  ``code``: the browsers' own, or nothing from one that was let in before.  Nothing after it is sealed.
    """

    token: Annotated[bytes, Meta(min_length=TOKEN_BYTES, max_length=TOKEN_BYTES)]
    name: Name
    code: Short = ""


# From a guest to its host, sealed ---------------------------------------------------------------------------------


class Enter(Frame, frozen=True, tag="enter"):
    """The first word under seal: what the device is called at this table.

    ``reign``: how often, as far as it knows, the table was carried on by another host; ``succession`` shows it to a
    host of before (keys.succession), one proof for each time.
    """

    device: DeviceId
    name: Name
    app: Short = ""
    reign: Count = 0
    succession: Annotated[tuple[Proof, ...], Meta(max_length=MOST_REIGNS)] = ()


class Ask(Frame, frozen=True, tag="ask"):
    """Bytes for ``Table.hear``.  ``id`` comes back with the answer."""

    id: Count
    request: Raw


class Wished(Frame, frozen=True, tag="wish"):
    """Something for the lobby: to sit, to change seats, to be ready."""

    id: Count
    wish: Wish


class ReadInk(Frame, frozen=True, tag="read-ink"):
    """The ink of a drawing from ``offset`` on, for a seat of this device or for spectators; the rest comes unasked."""

    seat: SeatNumber | None
    drawing: Count
    offset: Count = 0


class ReadFace(Frame, frozen=True, tag="read-face"):
    face: FaceId


class ReadPicture(Frame, frozen=True, tag="read-picture"):
    """A piece of a picture of the table's own deck."""

    picture: PictureId
    offset: Count = 0


class StandBy(Frame, frozen=True, tag="stand-by"):
    """Whether this device keeps a sealed copy of the match; it has ``have`` entries of that match already."""

    agrees: bool
    match: Short = ""
    have: Count = 0


class Agree(Frame, frozen=True, tag="agree"):
    """The second voice: this device's people, who typed the code, want the match to be carried on here."""

    voice: Proof


class UpBeat(Frame, frozen=True, tag="beat"):
    """Still here."""


class Leave(Frame, frozen=True, tag="leave"):
    """Gone, and not coming back by itself."""


Up = Enter | Ask | Wished | ReadInk | ReadFace | ReadPicture | StandBy | Agree | UpBeat | Leave


# From the host to a guest, sealed ---------------------------------------------------------------------------------


class LetIn(Frame, frozen=True, tag="let-in"):
    """From here on the device belongs to the table; its secret is kept."""

    name: Name
    game: Short = ""
    reign: Count = 0
    succession: Annotated[tuple[Proof, ...], Meta(max_length=MOST_REIGNS)] = ()
    standing_in: bool = False
    """This device wants to carry the match on in place of a host that is gone, and needs a second voice."""


class Sorry(Frame, frozen=True, tag="sorry"):
    """Not let in, or let out: why, and whether it makes sense to come back by itself after ``wait`` milliseconds."""

    why: Why
    wait: Count | None = None


class LobbyNews(Frame, frozen=True, tag="lobby"):
    lobby: LobbyView


ForAll = TypeVar("ForAll")
ForSeat = TypeVar("ForSeat")


class News(Frame, Generic[ForAll, ForSeat], frozen=True, tag="news"):
    """The latest: the spectator's scene, and what is each seat's own.  Older ones that were not sent never are.

    What seldom changes would be most of every scene, so it crosses by itself and once.  ``seats``: who plays, where
    this link has not told it before.  Of the lines of scores that it has told, the first ``kept`` still hold, and
    ``lines`` follow them.
    """

    spectator: ForAll
    own: dict[int, ForSeat]
    seats: tuple[Seat, ...] = ()
    kept: Count = 0
    lines: tuple[WhyLine, ...] = ()


class Answered(Frame, frozen=True, tag="answered"):
    """The answer to the ask or the wish of that id."""

    id: Count
    why: Why | None = None
    number: Count = 0


class Ink(Frame, frozen=True, tag="ink"):
    """What a drawing has from ``offset`` on; None: this seat may not see it now."""

    seat: SeatNumber | None
    drawing: Count
    offset: Count
    ink: Piece | None


class Face(Frame, frozen=True, tag="face"):
    """A face in the ink codec; None: nobody here has it."""

    face: FaceId
    ink: bytes | None


class PicturePiece(Frame, frozen=True, tag="picture"):
    """A piece of a picture of ``size`` bytes; None: nobody here has it."""

    picture: PictureId
    offset: Count
    size: Count
    piece: Piece | None


class Copied(Frame, frozen=True, tag="copied"):
    """A sealed piece of the standby copy of ``match``, from entry ``first`` on, up to (not with) entry ``next``.

    ``locks``: its key, once for each other device, to be opened with the code and that device's voice.
    """

    match: Short
    first: Count
    next: Count
    sealed: Annotated[bytes, Meta(max_length=16 * PIECE_BYTES)]
    locks: dict[DeviceId, Annotated[bytes, Meta(max_length=128)]] = {}


class DownBeat(Frame, frozen=True, tag="beat"):
    """Still here."""


class Sign(Frame, frozen=True, tag="sign"):
    """To browsers: the way to this table as another one finds it, and its square code, a row of 0 and 1 each."""

    address: Short
    code: Short
    squares: tuple[Annotated[str, Meta(max_length=80)], ...] = ()


Down = LetIn | Sorry | LobbyNews | News[Any, Any] | Answered | Ink | Face | PicturePiece | Copied | Sign | DownBeat

SAYS: dict[str, Sentence] = {
    "table-newer": "This table is played with a newer Easel. Update Easel on this device to join.",
    "table-older": "This table is played with an older Easel. Update Easel on the device that hosts it.",
    "guest-older": "A device with an older Easel wanted to join. Update Easel there.",
    "guest-newer": "A device with a newer Easel wanted to join. Update Easel here.",
    "no-frame": "The other device said something that Easel does not understand.",
}

_OPEN: "msgspec.json.Decoder[Any]" = msgspec.json.Decoder(Open)
_COME: "msgspec.json.Decoder[Come]" = msgspec.json.Decoder(Come)
_UP: "msgspec.json.Decoder[Any]" = msgspec.json.Decoder(Up)
_DIFFERS: "msgspec.json.Decoder[Differs]" = msgspec.json.Decoder(Differs)
_ENCODER = msgspec.json.Encoder()
_MARK = bytes([VERSION])
_ANY_MARK = bytes([ANY_VERSION])


def write(frame: Struct) -> bytes:
    """The bytes of a frame."""
    return (_ANY_MARK if type(frame) is Differs else _MARK) + _ENCODER.encode(frame)


def version_of(raw: bytes) -> int | None:
    """The version of the language that these bytes are in."""
    return raw[0] if raw else None


def read_open(raw: bytes) -> Any:
    """What either side said before they had a key, or ``Differs``; Refused if it is neither."""
    return _read(_OPEN, raw, FIRST_BYTES)


def read_come(raw: bytes) -> Any:
    """What a browser said first; Refused if it is nothing that one says."""
    return _read(_COME, raw, FIRST_BYTES)


def read_up(raw: bytes, most: int = UP_BYTES) -> Any:
    """What a guest said under seal, one of ``Up`` or ``Differs``; Refused if it is neither."""
    return _read(_UP, raw, most)


def read_down(raw: bytes, game: str | None = None) -> Any:
    """What a host said under seal, one of ``Down`` or ``Differs``; Refused if it is neither.

    News are read as those of that game, or into plain dicts and lists where none is named.
    """
    return _read(_down(game), raw, DOWN_BYTES)


@cache
def _down(game: str | None) -> "msgspec.json.Decoder[Any]":
    if game is None:
        return msgspec.json.Decoder(Down)
    found = rules.game(game)
    news = News[Scene[found.view, found.move], Own[found.view, found.move]]  # type: ignore[name-defined]
    kinds = [news if get_origin(kind) is News else kind for kind in get_args(Down)]
    return msgspec.json.Decoder(Union[tuple(kinds)])  # noqa: UP007


def _read(decoder: "msgspec.json.Decoder[Any]", raw: bytes, most: int) -> Any:
    if raw[:1] == _MARK:
        return gate.read(decoder, memoryview(raw)[1:], most)  # type: ignore[arg-type]
    if raw[:1] == _ANY_MARK:
        return gate.read(_DIFFERS, raw[1:], FIRST_BYTES)
    raise Refused(Why("no-frame"))
