"""The host's side of the first words of a link: greetings, proofs, and who is turned away."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from engine.gate import Refused
from engine.lan.net.link import Link
from engine.lan.protocol import exchange, frames, keys
from engine.lan.protocol.frames import Differs, Greeting, Hello, Prove
from engine.lan.protocol.rate_limit import Door
from engine.rules import Sentence, Why
from engine.seats import name_is_fair

Kind = TypeVar("Kind")

SAYS: dict[str, Sentence] = {
    "too-many-tries": "The code was wrong too often. Wait a little, then try again.",
    "wrong-code": "This is not the code of this table.",
    "not-known": "This table does not know this device any more. Type the code to join again.",
    "device-taken": "This device has joined before. Join again.",
    "name-of-device": "The name of this device cannot be shown. Choose another in the settings.",
}


class TurnedAway(Exception):
    """Not let in: ``why``, and after how many milliseconds it makes sense to come back by itself, if at all."""

    def __init__(self, why: Why, wait: int | None = None) -> None:
        super().__init__(why.key)
        self.why, self.wait = why, wait


@dataclass(frozen=True)
class Came:
    """A device that has proved itself, and the proof that the host owes it."""

    hello: Hello
    secret: bytes
    proof: bytes


class Reception:
    """``greeting`` makes the host's first word of a nonce and its half of an exchange.

    ``secret_of`` is what a device that was let in proves itself with.  Without it everybody has to know the code,
    whoever they are.
    """

    def __init__(
        self,
        key: bytes,
        door: Door,
        nonce: Callable[[], bytes],
        greeting: Callable[[bytes, bytes], Greeting],
        secret_of: Callable[[str], bytes | None] | None,
        app: str = "",
    ) -> None:
        self._app = app
        self._key, self._door, self._nonce = key, door, nonce
        self._greeting, self._secret_of = greeting, secret_of
        self._private = nonce() + nonce()
        self._half = exchange.half(self._private)

    async def receive(self, link: Link) -> Came:
        """Hears a stranger out; TurnedAway, or LinkLost, if nothing comes of it."""
        heard = await link.receive()
        hello = self._read(link, heard, Hello)
        if not name_is_fair(hello.name):
            raise TurnedAway(Why("name-of-device"))
        secret = None if self._secret_of is None else self._secret_of(hello.device)
        known = hello.known and self._secret_of is not None
        if known and secret is None:
            raise TurnedAway(Why("not-known"))
        if not known:
            self._check_tries(link)
        greeting = self._greeting(self._nonce(), self._half)
        said = frames.write(greeting)
        link.send(said)
        transcript = keys.transcript(heard, said)
        claimed = self._read(link, await link.receive(), Prove).proof
        if known and secret is not None:
            self._check(link, secret, transcript, claimed)
            return Came(hello, secret, keys.proof(secret, "host", transcript))
        self._check_tries(link)  # others may have tried at the same time
        self._check(link, self._key, transcript, claimed)
        if secret is not None:  # who knows the code still may not take the place of another device
            raise TurnedAway(Why("device-taken"))
        try:
            shared = exchange.whole(self._private, hello.half)
        except Refused as refused:
            raise TurnedAway(refused.why) from None
        secret = keys.device_secret(self._key, shared, greeting.table, greeting.nonce, hello.nonce)
        return Came(hello, secret, keys.proof(self._key, "host", transcript))

    def _read(self, link: Link, raw: bytes, kind: type[Kind]) -> Kind:
        """The frame that has to come now; one of another version gets an answer that it can read."""
        try:
            frame = frames.read_up(raw, frames.FIRST_BYTES)
        except Refused as refused:
            if (spoken := frames.version_of(raw)) not in (frames.VERSION, frames.ANY_VERSION, None):
                link.send(frames.write(Differs(frames.VERSION, self._app)))
                raise TurnedAway(Why("guest-newer" if spoken > frames.VERSION else "guest-older")) from None
            raise TurnedAway(refused.why) from None
        if not isinstance(frame, kind):
            raise TurnedAway(Why("no-frame"))
        return frame

    def _check_tries(self, link: Link) -> None:
        wait = self._door.wait(link.address)
        if wait > 0:
            raise TurnedAway(Why("too-many-tries"), int(wait * 1000) + 1)

    def _check(self, link: Link, key: bytes, transcript: bytes, claimed: bytes) -> None:
        if not keys.proves(key, "guest", transcript, claimed):
            self._door.wrong(link.address)
            raise TurnedAway(Why("wrong-code"))
