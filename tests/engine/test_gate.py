"""The one gate for bytes from outside: a checked value, or a refusal with a sentence; nothing else comes through."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import gate, requests, rules, sentences
from engine.gate import Refused
from engine.requests import DECODER, Pause, Say
from tests.harness.examples import examples


def refused(raw: bytes, most: int = 1000) -> str:
    with pytest.raises(Refused) as caught:
        gate.read(DECODER, raw, most)
    sentence = sentences.english(caught.value.why)
    assert sentence.encode(), "a sentence that can be written down"
    assert len(sentence) < 250, "what a stranger sent is not repeated at length"
    return caught.value.why.key


def test_what_is_understood_comes_through() -> None:
    assert gate.read(DECODER, b'{"ask":"pause","seat":1}', 1000) == Pause(1)
    assert gate.read(DECODER, msgspec.Raw(b'{"ask":"pause","seat":1}'), 1000) == Pause(1)


def test_the_bytes_of_a_move_are_read_later_by_its_game() -> None:
    said = gate.read(DECODER, requests.say(1, 3, {"do": "enough"}), 1000)
    assert (type(said), bytes(said.move)) == (Say, b'{"do":"enough"}')


def test_as_many_bytes_as_allowed_and_no_more() -> None:
    raw = b'{"ask":"pause","seat":1}'
    assert gate.read(DECODER, raw, len(raw)) == Pause(1)
    assert refused(raw, len(raw) - 1) == "too-long"


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\xff",
        b'{"ask":"pause","seat":"\xed\xa0\x80"}',
        b'{"ask":"pause"}',
        b'{"ask":"pause","seat":1,"seat":true}',
        b'{"ask":"pause","seat":1.5}',
        b'{"ask":"pause","seat":1e400}',
        b'{"seat":1}',
        b"[" * 900,
        b'{"' + b"x" * 900 + b'":1}',
        b'{"ask":"pause","seat":1,"' + "ї".encode() * 400 + b'":1}',
    ],
)
def test_what_is_not_understood_is_refused(raw: bytes) -> None:
    assert refused(raw) == "not-understood"


def test_no_depth_is_too_deep() -> None:
    for opening in (b"[", b'{"ask":', b'{"ask":"say","seat":0,"number":1,"move":['):
        assert refused(opening * 100_000, 10**7) == "not-understood"


@examples(300)
@given(raw=st.binary(max_size=60))
def test_nothing_but_a_value_or_a_refusal_comes_out(raw: bytes) -> None:
    games = [rules.game(name).move for name in rules.names()]
    for kind in (requests.Request, *games):
        try:
            gate.read(msgspec.json.Decoder(kind), raw, 50)
        except Refused as no:
            assert no.why.key in ("not-understood", "too-long")


TREES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@examples(200)
@given(
    tree=st.fixed_dictionaries(
        {"ask": st.sampled_from(["say", "pause", "resume", "seat-bot", "take-back", "break-off"])},
        optional=dict.fromkeys(("seat", "number", "move", "chair", "bot", "more"), TREES),
    )
)
def test_a_request_that_comes_through_has_every_field_of_its_kind(tree: dict[str, Any]) -> None:
    try:
        request = gate.read(DECODER, msgspec.json.encode(tree), 10_000)
    except Refused:
        return
    again = msgspec.json.decode(msgspec.json.encode(request))
    assert again == tree
