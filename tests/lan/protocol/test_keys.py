"""The code of a table: how it is made, what is forgiven when it is typed, and what else is made of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lan.protocol import keys

CODE = "K7M4QX"
KEY = keys.stretch(CODE, "table-1")


# The code


def test_a_code_has_thirty_bits_and_no_look_alikes():
    assert len(set(keys.ALPHABET)) ** keys.CODE_LENGTH == 2**30
    for alike in ("0O", "1IL", "UV"):
        assert len(set(alike) & set(keys.ALPHABET)) == 1, alike


def test_codes_use_every_sign_and_do_not_come_twice():
    codes = [keys.new_code() for _ in range(400)]
    assert len(set(codes)) == len(codes)
    assert set("".join(codes)) == set(keys.ALPHABET)


@pytest.mark.parametrize(
    "typed",
    [
        "K7M4QX",
        "k7m4qx",
        "  k7m 4qx\n",
        "k7m-4qx",
        "K 7 M 4 Q X",
        "К7М4QХ",  # К, М and Х of a Cyrillic keyboard
        "к7м4qх",
        "Ｋ７Ｍ４ＱＸ",  # as wide as some Asian keyboards write
        "K7MЧQX",
    ],
)
def test_what_is_typed_means_the_code(typed):
    assert keys.tidy(typed) == CODE


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("OIL0l1", "011011"), ("оіІОuU", "0110VV"), ("вссенк", "BCCEHK"), ("дфгпйз", "DFGPJ3")],
)
def test_look_alikes_are_forgiven(typed, meant):
    assert keys.tidy(typed) == meant


@pytest.mark.parametrize(
    "typed", ["", "K7M4Q", "K7M4QXX", "K7M4Q?", "K7M4Qж", "🦊7M4QX", "K7M4QX" * 100, "\ud800K7M4Q"]
)
def test_what_is_no_code(typed):
    assert keys.tidy(typed) is None


@given(st.text(max_size=80))
def test_anything_may_be_typed(typed):
    code = keys.tidy(typed)
    assert code is None or keys.tidy(code) == code


def test_a_key_is_pressed():
    assert [keys.sign(key) for key in ("k", "O", "Х", "7", "", "é", "ab", "!", " ")] == [
        "K",
        "0",
        "X",
        "7",
        None,
        None,
        None,
        "1",
        None,
    ]


@given(st.text(alphabet=keys.ALPHABET, min_size=6, max_size=6))
def test_a_code_as_shown_is_a_code(code):
    assert keys.tidy(keys.shown(code)) == code
    assert keys.tidy(code.lower()) == code


# What is made of it


SHARED, HELLO, GREETING = b"s" * 32, b"hello", b"greeting"


def test_both_sides_come_to_the_same_keys_and_no_two_of_them_are_alike():
    here, there = (keys.link_keys(SHARED, HELLO, GREETING) for _side in range(2))
    assert here == there
    made = [here.guest_proof, here.host_proof, here.to_host, here.to_guest, here.device_secret]
    assert len(set(made)) == 5 and {len(key) for key in made} == {32}


@pytest.mark.parametrize(
    "other",
    [
        (b"S" * 32, HELLO, GREETING),
        (SHARED, b"Hello", GREETING),
        (SHARED, HELLO, b"Greeting"),
        (SHARED, b"hell", b"ogreeting"),
    ],
    ids=["another secret", "another hello", "another greeting", "cut elsewhere"],
)
def test_keys_hang_on_the_secret_and_on_every_word_said_for_it(other):
    ours, theirs = keys.link_keys(SHARED, HELLO, GREETING), keys.link_keys(*other)
    for name in ("guest_proof", "host_proof", "to_host", "to_guest", "device_secret"):
        assert getattr(ours, name) != getattr(theirs, name)


@given(st.lists(st.binary(max_size=5), max_size=4), st.lists(st.binary(max_size=5), max_size=4))
def test_two_rows_of_parts_never_come_to_the_same_bytes(one, other):
    assert (keys.joined(*one) == keys.joined(*other)) == (one == other)


def test_what_is_made_of_a_secret_has_nothing_to_do_with_the_rest():
    made = [keys.seat_token(secret, seat) for secret in (SHARED, KEY) for seat in range(12)]
    made += [keys.voice(SHARED).hex(), keys.succession(SHARED, "t").hex(), keys.who(SHARED, b"x").hex()]
    assert len(set(made)) == len(made)
    assert keys.who(SHARED, b"x") != keys.who(SHARED, b"y"), "nobody knows a device again by its name on a link"


def test_nonces_are_fresh():
    assert len({keys.new_nonce() for _ in range(100)}) == 100
