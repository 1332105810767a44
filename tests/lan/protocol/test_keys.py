"""The code of a table: how it is made, what is forgiven when it is typed, and what is proven with it."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

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


# What is proven with it


def test_both_sides_prove_that_they_know_the_code_without_saying_it():
    said = keys.transcript("table-1", b"h" * 16, b"g" * 16)
    at_the_guest = keys.stretch(keys.tidy("k7m 4qx"), "table-1")
    assert keys.proves(KEY, "guest", said, keys.proof(at_the_guest, "guest", said))
    assert keys.proves(at_the_guest, "host", said, keys.proof(KEY, "host", said))
    assert CODE.encode() not in keys.proof(KEY, "guest", said)


def test_a_proof_is_worth_nothing_elsewhere():
    said = keys.transcript("table-1", b"h" * 16, b"g" * 16)
    shown = keys.proof(KEY, "guest", said)
    assert not keys.proves(KEY, "host", said, shown), "sent back to where it came from"
    assert not keys.proves(KEY, "guest", keys.transcript("table-1", b"H" * 16, b"g" * 16), shown), "another time"
    assert not keys.proves(keys.stretch(CODE, "table-2"), "guest", said, shown), "at another table"
    assert not keys.proves(keys.stretch("K7M4QZ", "table-1"), "guest", said, shown), "with another code"
    assert not keys.proves(KEY, "guest", said, shown[:-1])
    assert not keys.proves(KEY, "guest", said, b"")


@given(st.lists(st.binary(max_size=5), max_size=4), st.lists(st.binary(max_size=5), max_size=4))
def test_two_conversations_never_have_the_same_transcript(one, other):
    assert (keys.transcript(*one) == keys.transcript(*other)) == (one == other)


def test_both_sides_come_to_the_same_tokens_and_no_two_seats_to_the_same():
    host, guest = (keys.device_secret(KEY, b"shared", "table-1", b"h" * 16, b"g" * 16) for _side in range(2))
    other = keys.device_secret(KEY, b"shared", "table-1", b"h" * 16, b"G" * 16)
    assert host == guest != other
    assert keys.device_secret(KEY, b"another", "table-1", b"h" * 16, b"g" * 16) not in (host, other)
    tokens = [keys.seat_token(secret, seat) for secret in (host, other) for seat in range(12)]
    assert len(set(tokens)) == 24
    assert KEY.hex() not in tokens


def test_nonces_are_fresh():
    assert len({keys.new_nonce() for _ in range(100)}) == 100


# The padlock


@pytest.mark.skipif(keys.HAS_TLS, reason="this Python can close the link")
def test_without_it_the_padlock_stays_open():
    assert keys.server_tls({"a tablet": KEY}.get) is None
    assert keys.client_tls("a tablet", KEY) is None


HAS_PADLOCK = "import ssl, sys; sys.exit(not hasattr(ssl.SSLContext, 'set_psk_client_callback'))"


@cache
def python_with_padlock():
    """This Python, or a newer one of this machine that has what this one lacks."""
    if keys.HAS_TLS:
        return sys.executable
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    beside = [str(found) for found in sorted(pyenv.glob("versions/3.1[3-9]*/bin/python"))]
    named = [shutil.which(f"python3.{minor}") for minor in range(13, 20)]
    for python in filter(None, [*beside, *named]):
        if subprocess.run([python, "-c", HAS_PADLOCK], capture_output=True).returncode == 0:
            return python
    return None


@pytest.mark.skipif(python_with_padlock() is None, reason="TLS with a key of one's own needs Python 3.13")
@pytest.mark.parametrize("what", ["streams", "websockets", "wrong secret", "other device", "certificate", "no lock"])
def test_only_a_device_that_was_let_in_speaks_through_a_closed_link(what, tmp_path):
    import websockets

    here, pure = Path(__file__).parents[1] / "closed_link.py", Path(websockets.__file__).parents[1]
    tried = subprocess.run(
        [python_with_padlock(), here, what, tmp_path],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(here.parents[2]), str(pure)])},
        capture_output=True,
        text=True,
        timeout=60,
    )
    heard = "good evening through TLSv1.3" if what in ("streams", "websockets") else "nothing was heard"
    assert tried.stdout.strip() == heard, tried.stderr
