"""Frames are counted as a library of WebSockets would read them, however they come."""

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from engine.lan.net.frame_count import ENOUGH, FrameCount
from engine.lan.protocol.rate_limit import Said

REQUEST = b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n\r\n"

frames = st.builds(
    lambda opcode, size, fin: Frame(opcode, bytes(size), fin),
    st.sampled_from([Opcode.BINARY, Opcode.TEXT, Opcode.CONT, Opcode.PING, Opcode.PONG]),
    st.sampled_from([0, 1, 5, 125, 126, 400, 65_535, 65_536]),
    st.booleans(),
)


def written(frame: Frame) -> bytes:
    if frame.opcode in (Opcode.PING, Opcode.PONG):
        frame = Frame(frame.opcode, frame.data[:125], True)
    return frame.serialize(mask=True)


def counted(parts: list[bytes]) -> Said:
    count = FrameCount()
    said = [count.count(part) for part in parts]
    return Said(0, sum(one.frames for one in said), sum(one.odd for one in said))


@given(st.lists(frames, max_size=12), st.data())
def test_every_frame_is_counted_once_however_it_is_cut(spoken: list[Frame], data: st.DataObject) -> None:
    whole = REQUEST + b"".join(map(written, spoken))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(whole)), max_size=8)))
    parts = [whole[start:end] for start, end in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
    good = sum(frame.fin and frame.opcode in (Opcode.BINARY, Opcode.TEXT) for frame in spoken)
    assert counted(parts) == Said(0, good, len(spoken) - good)


def test_byte_by_byte_it_is_the_same() -> None:
    whole = REQUEST + b"".join(Frame(Opcode.BINARY, bytes(size)).serialize(mask=True) for size in (0, 130, 3))
    assert counted([whole[at : at + 1] for at in range(len(whole))]) == Said(0, 3, 0)


def test_before_the_request_is_over_nothing_is_a_frame() -> None:
    assert counted([b"\x89\x80\0\0\0\0" * 1000]) == Said()


def test_a_flood_is_not_even_counted_to_its_end() -> None:
    pings = Frame(Opcode.PING, b"").serialize(mask=True) * 43_000
    said = counted([REQUEST, pings])
    assert said.odd == ENOUGH


@given(st.lists(st.binary(max_size=60), max_size=8))
def test_anything_may_come(parts: list[bytes]) -> None:
    said = counted([REQUEST, *parts])
    assert 0 <= 2 * (said.frames + said.odd) <= sum(map(len, parts))
