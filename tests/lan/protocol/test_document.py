"""docs/lan.md says what is so: its vectors come out, and no frame, field or label of ours is missing there."""

import re
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
import pytest
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from spake2.parameters.ed25519 import ParamsEd25519

from engine import requests
from engine.lan.finding import beacon, invitation, sightings
from engine.lan.lobby import lobby, wishes
from engine.lan.protocol import frames, keys
from engine.lan.protocol.frames import Enter, Greeting, Hello, HelloAgain, LetIn, UpBeat
from engine.lan.protocol.key_agreement import Acquainted, Doorkeeper, Newcomer
from engine.lan.takeover import standby
from engine.rules import WhyLine
from engine.seats import Seat
from engine.table import Scene

DOCUMENT = (Path(__file__).parents[3] / "docs" / "lan.md").read_text()
CODE, TABLE = "K7M4QX", "0123456789abcdef"


def vectors() -> dict[str, str]:
    """All that the document says of one conversation, worked out anew."""
    made: dict[str, str] = {"code": f'"{CODE}"', "table": f'"{TABLE}"'}
    made["M"], made["N"] = ParamsEd25519.M.to_bytes().hex(), ParamsEd25519.N.to_bytes().hex()
    guest, host = Newcomer(CODE, lambda size: b"\1" * size), Doorkeeper(CODE, lambda size: b"\2" * size)
    made["newcomer's share"], made["host's share"] = guest.share.hex(), host.share.hex()
    hello, greeting = frames.write(Hello(guest.share)), frames.write(Greeting(host.share, TABLE))
    made["hello"], made["greeting"] = quoted(hello), quoted(greeting)
    assert guest.shared(host.share) == (shared := host.shared(guest.share))
    first = linked(made, "", shared, hello, greeting)
    secret = first.device_secret
    made["device secret"] = secret.hex()
    enter, let_in = Enter("00112233445566aa", "Bo's tablet"), LetIn("Ada's table", "yokai")
    for name, key, count, frame in (
        ("enter", first.to_host, 0, enter),
        ("let-in", first.to_guest, 0, let_in),
        ("beat", first.to_host, 1, UpBeat()),
    ):
        said = frames.write(frame)
        made[name] = quoted(said)
        made[f"{name}, sealed"] = ChaCha20Poly1305(key).encrypt(count.to_bytes(12, "big"), said, None).hex()
    back, there = Acquainted(secret, lambda size: b"\3" * size), Acquainted(secret, lambda size: b"\4" * size)
    made["share of the device that comes back"], made["host's share for it"] = back.share.hex(), there.share.hex()
    made["who"] = keys.who(secret, back.share).hex()
    again = frames.write(HelloAgain(back.share, keys.who(secret, back.share)))
    answer = frames.write(Greeting(there.share, TABLE))
    made["hello-again"], made["greeting to it"] = quoted(again), quoted(answer)
    assert there.shared(back.share) == back.shared(there.share)
    linked(made, " of it", back.shared(there.share), again, answer)
    made["token of seat 1"] = keys.seat_token(secret, 1)
    made["voice"] = keys.voice(secret).hex()
    made["scrypt(code)"] = keys.stretch(CODE, TABLE).hex()
    made["lock of the copy"] = standby._lock_key(keys.stretch(CODE, TABLE), keys.voice(secret)).hex()
    made["succession, of a copy key of 32 bytes 05"] = keys.succession(b"\5" * 32, TABLE).hex()
    made["a host's call"] = quoted(sightings.written(sightings.Here(TABLE, "Ada", "yokai", 47473, 4, 1, 2)), 6)
    made["the one message of all times"] = quoted(frames.write(frames.Differs(4, "1.0")))
    return made


def linked(made: dict[str, str], of: str, shared: bytes, hello: bytes, greeting: bytes) -> keys.LinkKeys:
    link_keys = keys.link_keys(shared, hello, greeting)
    made[f"shared{of}"] = shared.hex()
    for name in ("guest_proof", "host_proof", "to_host", "to_guest"):
        made[name.replace("_", " ") + of] = getattr(link_keys, name).hex()
    return link_keys


def quoted(raw: bytes, marks: int = 1) -> str:
    return f'"{raw[marks:].decode()}"'


def written() -> str:
    return "\n".join(f"{name} = {value}" for name, value in vectors().items())


def test_the_vectors_come_out() -> None:
    block = re.search(r"```vectors\n(.*?)\n```", DOCUMENT, re.DOTALL)
    assert block is not None
    assert block[1] == written()


def rows() -> dict[str, str]:
    """What the document says of each kind, by its name: all rows of tables that begin with it."""
    found: dict[str, str] = {}
    for line in DOCUMENT.splitlines():
        cells = line.split("|")
        if len(cells) > 3:
            for name in re.findall(r"`([\w-]+)`", cells[1]):
                found[name] = found.get(name, "") + "|".join(cells[2:])
    return found


def kinds(union: Any) -> list[Any]:
    return [get_origin(kind) or kind for kind in get_args(union)]


@pytest.mark.parametrize(
    "union",
    [frames.Open, frames.Up, frames.Down, wishes.Wish, requests.Request, sightings.Packet],
    ids=["in the open", "a guest's", "a host's", "wishes", "requests", "beacons"],
)
def test_every_kind_stands_there_with_every_field(union: Any) -> None:
    said = rows()
    for kind in kinds(union):
        tag = kind.__struct_config__.tag
        assert tag in said, tag
        for field in kind.__struct_encode_fields__:
            assert f"`{field}`" in said[tag], (tag, field)


@pytest.mark.parametrize("kind", [lobby.LobbyView, lobby.Chair, lobby.Device, Scene, Seat, WhyLine, standby.Piece])
def test_every_field_of_what_crosses_in_them_stands_there(kind: type[msgspec.Struct]) -> None:
    for field in kind.__struct_encode_fields__:
        assert f"`{field}`" in DOCUMENT, field


def test_every_label_port_and_version_stands_there() -> None:
    assert f"`{keys.LABEL.decode()}`" in DOCUMENT and f"the version ({frames.VERSION})" in DOCUMENT
    for label in ("guest proof", "host proof", "to host", "to guest", "device secret", "easel guest", "easel host"):
        assert label in DOCUMENT
    for port in (invitation.PORT, beacon.PORT, beacon.PORT + 1):
        assert str(port) in DOCUMENT
