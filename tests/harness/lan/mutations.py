"""Frames as nobody would send them: good ones of every kind, damaged by chance, by a fool or by somebody clever."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, get_args, get_origin

from msgspec import Raw, Struct

from engine import requests
from engine.lan.lobby import lobby, wishes
from engine.lan.protocol import frames
from engine.rules import Why, WhyLine
from engine.seats import Seat

DEVICE = "0123456789abcdef"

MOVES = (
    {"do": "peek", "yokai": 3},
    {"do": "enough"},
    {"do": "draw", "drawing": 2, "ink": "AAECAwQFBgcICQ=="},
    {"do": "tell", "card": 7, "clue": "їжак у тумані"},
    {"do": "vote", "on": [1, 2]},
)
"""Moves of several games, more or less: what a game makes of them is the next gate's affair."""

WISHES: tuple[Any, ...] = (
    wishes.Sit(0, "Ada", 3, b"a face", "player-1"),
    wishes.Stand(1),
    wishes.Move(1, 2),
    wishes.Ready(True),
    wishes.Choose("dixit", "classic", b'{"target":12}'),
    wishes.SeatBot(3, "Robo", 4, "middle"),
    wishes.PutOut(DEVICE),
    wishes.LetBack(DEVICE),
    wishes.Give(1, DEVICE),
)

OPEN: tuple[Struct, ...] = (
    frames.Hello(bytes(range(33))),
    frames.HelloAgain(bytes(range(32)), bytes(range(16))),
    frames.Greeting(bytes(range(33)), DEVICE),
    frames.Prove(bytes(range(32))),
    frames.No(Why("too-many-tries"), 1000),
    frames.Differs(7, "2.0.0"),
)

OF_BROWSERS: tuple[Struct, ...] = (
    frames.Come(bytes(range(16)), "Mia", "K7M4QX"),
    frames.Come(bytes(16), "<b>Mia</b>"),
    frames.Differs(7, "2.0.0"),
)

UP: tuple[Struct, ...] = (
    frames.Enter(DEVICE, "Ada's tablet", "1.0.0", 2, (bytes(range(32)), bytes(32))),
    *[frames.Ask(number, Raw(requests.say(number % 3, number, move))) for number, move in enumerate(MOVES)],
    frames.Ask(9, Raw(b'{"ask":"pause","seat":1}')),
    *[frames.Wished(number, wish) for number, wish in enumerate(WISHES)],
    frames.ReadInk(1, 2, 300),
    frames.ReadInk(None, 0),
    frames.ReadFace(DEVICE),
    frames.ReadPicture("card-001", 32768),
    frames.StandBy(True, DEVICE, 7),
    frames.Agree(bytes(range(32))),
    frames.UpBeat(),
    frames.Leave(),
    frames.Differs(7, "2.0.0"),
)

VIEW = lobby.LobbyView(
    you=DEVICE,
    table=DEVICE,
    name="Ada's table",
    host=DEVICE,
    game="dixit",
    variant="classic",
    options=b'{"target":12}',
    chairs=(lobby.Chair("Ada", 3, DEVICE), None),
    devices=(lobby.Device(DEVICE, "Ada's tablet"),),
    match=None,
    missing=Why("more-players", {"n": 2}),
)

DOWN: tuple[Struct, ...] = (
    frames.LetIn("Ada's table", "dixit", 1, (bytes(range(32)),), True),
    frames.Sorry(Why("table-full"), 3000),
    frames.LobbyNews(VIEW),
    frames.News(
        {"seat": None}, {0: {"heard": 1}, 3: {"heard": 2}}, (Seat("Ada", 3),), 2, (WhyLine(3, 1, "found", {}, 2),)
    ),
    frames.Answered(4, Why("not-your-seat")),
    frames.Ink(1, 2, 300, b"ink"),
    frames.Face(DEVICE, b"a face"),
    frames.PicturePiece("card-001", 0, 70_000, b"a piece"),
    frames.Copied(DEVICE, 3, 4, b"sealed", {DEVICE: b"lock"}),
    frames.Sign("192.168.1.17:47473", "K7M4QX", ("0110", "1001")),
    frames.DownBeat(),
    frames.Differs(7, "2.0.0"),
)

TREASURE: tuple[bytes, ...] = (
    *[b"0", b"-1", b"1e400", b"-0.0", b"9007199254740993", b"18446744073709551616", b"9" * 400, b"1.5", b"NaN"],
    *[
        b"null",
        b"true",
        b"[]",
        b"{}",
        b'""',
        b'"\\ud800"',
        b'"\\u0000"',
        b"\xed\xa0\x80",
        b"\xff",
        b"\x00",
        b"\xef\xbb\xbf",
    ],
    *[
        b'"' + "ї".encode() * 100 + b'"',
        b"[" * 2000,
        b'{"a":' * 2000,
        b"]" * 50,
        b"}" * 50,
        b'\\"',
        b"//",
        b"\x01",
        b"\x02",
        b"\x03",
        b"\x04",
    ],
    *[b'"is":"ask"', b'"is":"enter"', b'"wish":"give"', b'"seat":-1', b'"__proto__":{}', b'"is":"let-in"', b" " * 5000],
)
"""What has broken readers of JSON before."""

VALUE = re.compile(rb'-?\d+|"[^"]*"|true|false|null')

Damage = Callable[[bytearray, Random, Sequence[bytes]], None]


def place(raw: bytearray, random: Random) -> int:
    return random.randrange(len(raw) + 1)


def stretch(raw: bytearray, random: Random) -> slice:
    start = place(raw, random)
    return slice(start, start + random.randint(1, 12))


def flip(raw: bytearray, random: Random, others: Sequence[bytes]) -> None:
    if raw:
        raw[random.randrange(len(raw))] ^= 1 << random.randrange(8)


def overwrite(raw: bytearray, random: Random, others: Sequence[bytes]) -> None:
    if raw:
        raw[random.randrange(len(raw))] = random.randrange(256)


def leave_out(raw: bytearray, random: Random, others: Sequence[bytes]) -> None:
    del raw[stretch(raw, random)]


def repeat(raw: bytearray, random: Random, others: Sequence[bytes]) -> None:
    here = place(raw, random)
    raw[here:here] = bytes(raw[stretch(raw, random)]) * random.choice((1, 2, 30))


def cut_off(raw: bytearray, random: Random, others: Sequence[bytes]) -> None:
    del raw[place(raw, random) :]


def splice(raw: bytearray, random: Random, others: Sequence[bytes]) -> None:
    other = random.choice(others)
    raw[place(raw, random) :] = other[random.randrange(len(other)) :]


def insert(raw: bytearray, random: Random, others: Sequence[bytes]) -> None:
    here = place(raw, random)
    raw[here:here] = random.choice(TREASURE)


def put_for_a_value(raw: bytearray, random: Random, others: Sequence[bytes]) -> None:
    """Stays JSON most of the time, and so gets further than the others."""
    values = list(VALUE.finditer(raw))
    if values:
        start, end = random.choice(values).span()
        raw[start:end] = random.choice(TREASURE)


def swap_values(raw: bytearray, random: Random, others: Sequence[bytes]) -> None:
    theirs = VALUE.findall(random.choice(others))
    values = list(VALUE.finditer(raw))
    if values and theirs:
        start, end = random.choice(values).span()
        raw[start:end] = random.choice(theirs)


DAMAGES: tuple[Damage, ...] = (
    *(flip, overwrite, leave_out, repeat, cut_off, splice, insert),
    *(put_for_a_value, put_for_a_value, swap_values, swap_values, swap_values),
)


def spoken(kinds: Sequence[Struct]) -> list[bytes]:
    return [frames.write(frame) for frame in kinds]


def damaged(good: Sequence[bytes], random: Random) -> bytes:
    """One of the good frames, damaged once to four times."""
    raw = bytearray(random.choice(good))
    for _ in range(random.randint(1, 4)):
        random.choice(DAMAGES)(raw, random, good)
    return bytes(raw)


def kinds_in(union: Any) -> set[type]:
    return {get_origin(kind) or kind for kind in get_args(union)}
