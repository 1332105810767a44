"""The exchange: the examples of RFC 7748, and what somebody has of it who lies or only listens."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.gate import Refused
from engine.lan.protocol import exchange, frames, keys
from engine.lan.protocol.frames import Greeting, Hello
from tests.lan.gathering import Party, Tablet, story

PRIVATE = st.binary(min_size=32, max_size=32)
WEAK = [0, 1, 2**255 - 20, 2**255 - 19, 2**255 - 18]
NINE = bytes([9]) + bytes(31)


@pytest.mark.parametrize(
    ("private", "half", "whole"),
    [
        (
            "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
            "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
            "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
        ),
        (
            "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
            "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
            "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957",
        ),
        (NINE.hex(), NINE.hex(), "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079"),
    ],
)
def test_the_examples_of_the_standard(private: str, half: str, whole: str) -> None:
    assert exchange.whole(bytes.fromhex(private), bytes.fromhex(half)).hex() == whole


@pytest.mark.slow
def test_the_standard_s_example_of_a_thousand_in_a_row() -> None:
    private = half = NINE
    for _ in range(1000):
        private, half = exchange.whole(private, half), private
    assert private.hex() == "684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51"


@settings(max_examples=20)
@given(PRIVATE, PRIVATE)
def test_both_sides_come_to_the_same(ada: bytes, bo: bytes) -> None:
    assert exchange.whole(ada, exchange.half(bo)) == exchange.whole(bo, exchange.half(ada))


@pytest.mark.parametrize("weak", WEAK)
def test_a_half_that_would_give_the_secret_away_is_refused(weak: int) -> None:
    with pytest.raises(Refused):
        exchange.whole(bytes(range(32)), weak.to_bytes(32, "little"))


def test_who_knows_the_code_and_heard_every_word_has_not_got_the_device_s_secret() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        heard: list[tuple[str, bytes]] = []
        party.air.sent = lambda end, frame: heard.append((end.station.name, frame))
        bo = await party.come("Bo")
        hello = next(frames.read_up(raw) for name, raw in heard if name == "Bo")
        greeting = next(frames.read_down(raw) for name, raw in heard if name == "host")
        assert (type(hello), type(greeting)) == (Hello, Greeting)
        secret = bo.kept[-1].secret
        assert secret == host.record.known[-1].secret
        key = await party.station.network.stretch(host.record.code, greeting.table)
        for guess in (b"", hello.half, greeting.half, hello.half + greeting.half):
            assert keys.device_secret(key, guess, greeting.table, greeting.nonce, hello.nonce) != secret

    story(tell)


def test_a_guest_with_a_weak_half_is_not_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        monkeypatch.setattr(exchange, "half", lambda private: bytes(32))
        bo = party.knock("Bo")
        await party.until(lambda: bo.state.where == "out", "the refusal")
        assert bo.state.why is not None
        assert bo.state.why.key == "no-frame"
        assert host.record.known == ()

    story(tell)


def test_a_host_with_a_weak_half_is_no_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "half", lambda private: bytes(32))

    async def tell(party: Party) -> None:
        await party.open()
        monkeypatch.undo()
        bo: Tablet = party.knock("Bo")
        await party.until(lambda: bo.state.tries > 3, "some tries")
        assert not bo.kept

    story(tell)
