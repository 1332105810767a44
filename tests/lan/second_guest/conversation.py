"""The first words and the sealed frames of docs/lan.md, over any link that carries binary messages."""

import base64
import hashlib
import hmac
import json
import os
from typing import Any, Protocol

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from tests.lan.second_guest import spake2

VERSION = 4
LABEL = b"easel lan 4"


class Link(Protocol):
    def send(self, message: bytes, /) -> None: ...
    def recv(self, timeout: float | None = None) -> Any: ...


class TurnedAway(Exception):
    """The host said no, in the open or under seal."""


def joined(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def derived(key: bytes, purpose: bytes, *parts: bytes) -> bytes:
    return hmac.digest(key, joined(LABEL, purpose, *parts), "sha256")


def frame(kind: str, **fields: Any) -> bytes:
    return bytes([VERSION]) + json.dumps({"is": kind, **fields}).encode()


def read(raw: bytes) -> dict[str, Any]:
    if raw[0] != VERSION:
        raise TurnedAway(f"another version: {raw!r}")
    found: dict[str, Any] = json.loads(raw[1:])
    return found


def in_letters(raw: bytes) -> str:
    return base64.b64encode(raw).decode()


class Conversation:
    """A link on which a guest and the host of a table are alone."""

    def __init__(self, link: Link, code: str, secret: bytes | None, enter: dict[str, Any]) -> None:
        self._link = link
        self._sent = self._heard = 0
        if secret is None:
            newcomer = spake2.Guest(code, os.urandom(64))
            hello = frame("hello", share=in_letters(newcomer.share))
        else:
            private = X25519PrivateKey.generate()
            share = private.public_key().public_bytes_raw()
            who = derived(secret, b"who", share)[:16]
            hello = frame("hello-again", share=in_letters(share), who=in_letters(who))
        link.send(hello)
        greeting = self._open_word("greeting")
        theirs = base64.b64decode(read(greeting)["share"])
        if secret is None:
            shared = newcomer.shared(theirs)
        else:
            shared = private.exchange(X25519PublicKey.from_public_bytes(theirs)) + secret
        root = hmac.digest(hashlib.sha256(joined(hello, greeting)).digest(), shared, "sha256")

        def key(purpose: bytes) -> bytes:
            return hmac.digest(root, LABEL + b" " + purpose + b"\x01", "sha256")

        self._sealer, self._opener = ChaCha20Poly1305(key(b"to host")), ChaCha20Poly1305(key(b"to guest"))
        link.send(frame("prove", proof=in_letters(key(b"guest proof"))))
        self.say("enter", **enter)
        if base64.b64decode(read(self._open_word("prove"))["proof"]) != key(b"host proof"):
            raise TurnedAway("this is not the host")
        self.secret = key(b"device secret") if secret is None else secret
        self.let_in = self.hear()
        if self.let_in["is"] != "let-in":
            raise TurnedAway(self.let_in)

    def _open_word(self, kind: str) -> bytes:
        raw: bytes = self._link.recv(10)
        if read(raw)["is"] != kind:
            raise TurnedAway(raw)
        return raw

    def say(self, kind: str, **fields: Any) -> None:
        self._link.send(self._sealer.encrypt(self._sent.to_bytes(12, "big"), frame(kind, **fields), None))
        self._sent += 1

    def hear(self, seconds: float | None = 10) -> dict[str, Any]:
        sealed = self._link.recv(seconds)
        plain = self._opener.decrypt(self._heard.to_bytes(12, "big"), sealed, None)
        self._heard += 1
        return read(plain)
