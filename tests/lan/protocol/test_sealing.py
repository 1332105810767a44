"""What a sealed link carries, and what becomes of a frame that somebody touched."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lan.net.link import LinkLost
from engine.lan.protocol import sealing
from engine.lan.protocol.sealing import SealedLink

KEY, PLACE = b"k" * 32, b"here"


@given(st.binary(max_size=200))
def test_what_is_sealed_comes_out_as_it_went_in(plain: bytes) -> None:
    sealed = sealing.seal(KEY, PLACE, plain)
    assert sealing.unseal(KEY, PLACE, sealed) == plain
    assert len(plain) < 8 or plain not in sealed
    assert sealed != sealing.seal(KEY, PLACE, plain), "a fresh nonce each time"


@given(st.binary(max_size=80), st.data())
def test_whatever_is_changed_in_a_seal_breaks_it(plain: bytes, data: st.DataObject) -> None:
    sealed = bytearray(sealing.seal(KEY, PLACE, plain))
    at = data.draw(st.integers(0, len(sealed) - 1))
    sealed[at] ^= data.draw(st.integers(1, 255))
    assert sealing.unseal(KEY, PLACE, bytes(sealed)) is None
    assert sealing.unseal(KEY, PLACE, bytes(sealed[:at])) is None


def test_another_key_or_place_opens_nothing() -> None:
    sealed = sealing.seal(KEY, PLACE, b"secret")
    assert sealing.unseal(b"K" * 32, PLACE, sealed) is None
    assert sealing.unseal(KEY, b"there", sealed) is None
    assert sealing.unseal(KEY, PLACE, b"") is None


class Wire:
    """A link of which somebody holds both ends."""

    address = "nowhere"

    def __init__(self) -> None:
        self.crossed: list[bytes] = []
        self.cut_off = False

    def send(self, frame: bytes) -> None:
        self.crossed.append(frame)

    async def receive(self) -> bytes:
        if not self.crossed:
            raise LinkLost
        return self.crossed.pop(0)

    def cut(self) -> None:
        self.cut_off = True


def ends(wire: Wire) -> tuple[SealedLink, SealedLink]:
    return SealedLink(wire, b"g" * 32, b"h" * 32), SealedLink(wire, b"h" * 32, b"g" * 32)  # type: ignore[arg-type]


def test_frames_come_out_in_order_and_never_look_alike() -> None:
    wire = Wire()
    guest, host = ends(wire)
    for _ in range(3):
        guest.send(b"the same")
    assert len(set(wire.crossed)) == 3
    assert not any(b"same" in crossed for crossed in wire.crossed)

    async def hear() -> list[bytes]:
        return [await host.receive() for _ in range(3)]

    assert asyncio.run(hear()) == [b"the same"] * 3


@pytest.mark.parametrize("what", ["changed", "left out", "said twice", "swapped", "sent back", "cut short", "empty"])
def test_a_frame_that_somebody_touched_ends_the_link(what: str) -> None:
    wire = Wire()
    guest, host = ends(wire)
    guest.send(b"first")
    guest.send(b"second")
    first, second = wire.crossed
    wire.crossed = {
        "changed": [bytes([first[0] ^ 1]) + first[1:]],
        "left out": [second],
        "said twice": [first, first],
        "swapped": [second, first],
        "sent back": [first],
        "cut short": [first[:-1]],
        "empty": [b""],
    }[what]
    hears = guest if what == "sent back" else host

    async def hear() -> None:
        if what == "said twice":
            assert await hears.receive() == b"first"
        await hears.receive()

    with pytest.raises(LinkLost):
        asyncio.run(hear())
    assert wire.cut_off
