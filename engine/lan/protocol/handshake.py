"""The first words of a link, both sides: shares in the open, proofs of the key that comes of them, then under seal.

``HostHandshake`` says who came, or TurnedAway; ``guest_handshake`` gives the sealed link to somebody who has proved to
be the host, or HeardNo.  What a link costs whoever answers is bounded: docs/lan.md tells how.
"""

import hmac
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.gate import Refused
from engine.lan.net.link import Link, LinkLost, Network
from engine.lan.protocol import frames, keys
from engine.lan.protocol.frames import Differs, Enter, Greeting, Hello, HelloAgain, No, Prove, Sorry
from engine.lan.protocol.key_agreement import Acquainted, Agreement, Doorkeeper, Newcomer
from engine.lan.protocol.keys import LinkKeys
from engine.lan.protocol.rate_limit import RateLimit
from engine.lan.protocol.sealing import SealedLink
from engine.rules import Sentence, Why
from engine.seats import name_is_fair

Kind = TypeVar("Kind")

SAYS: dict[str, Sentence] = {
    "too-many-tries": "The code was wrong too often. Wait a little, then try again.",
    "wrong-code": "This is not the code of this table.",
    "not-known": "This table no longer knows this device. Type the code to join again.",
    "device-taken": "This device has joined before. Please join again.",
    "name-of-device": "The name of this device cannot be shown. Choose another in the settings.",
}


# The host's side -----------------------------------------------------------------------------------------------------


class TurnedAway(Exception):
    """Not let in: ``why``, and after how many milliseconds it makes sense to come back by itself, if at all."""

    def __init__(self, why: Why, wait: int | None = None) -> None:
        super().__init__(why.key)
        self.why, self.wait = why, wait


@dataclass(frozen=True)
class Admitted:
    """A device that has proved itself, and the link on which it and the host are alone.  ``code``: what it typed."""

    enter: Enter
    secret: bytes
    link: Link
    code: str | None
    browser: bool = False
    """It came by the browsers' door: nothing on this link is sealed."""


Known = Iterable[tuple[str, bytes]]


class HostHandshake:
    """``code`` is the table's at this moment; ``known`` the devices that were let in, with their secrets.

    Without ``known`` everybody has to know the code, whoever they are: a device that stands in for its host.
    """

    def __init__(
        self,
        table: str,
        code: Callable[[], str],
        known: Callable[[], Known] | None,
        limit: RateLimit,
        network: Network,
        app: str = "",
    ) -> None:
        self._table, self._code, self._known = table, code, known
        self._limit, self._network, self._app = limit, network, app

    async def receive(self, link: Link) -> Admitted:
        """Hears a stranger out; TurnedAway, which it was told, or LinkLost, if nothing comes of it."""
        try:
            heard = await link.receive()
            hello = self._read(link, heard, Hello | HelloAgain)
            if isinstance(hello, HelloAgain):
                return await self._meet_again(link, heard, hello)
            return await self._meet(link, heard, hello)
        except TurnedAway as away:
            link.send(frames.write(No(away.why, away.wait)))
            raise

    async def _meet_again(self, link: Link, heard: bytes, hello: HelloAgain) -> Admitted:
        if self._known is None:
            raise TurnedAway(Why("standing-in"))
        device, secret = next(
            (known for known in self._known() if hmac.compare_digest(keys.who(known[1], hello.share), hello.who)),
            ("", b""),
        )
        if not device:
            raise TurnedAway(Why("not-known"))
        agreement = Acquainted(secret, self._network.random)
        said = self._greet(link, agreement)
        proof = self._read(link, await link.receive(), Prove)
        link_keys = keys.link_keys(agreement.shared(hello.share), heard, said)
        if not hmac.compare_digest(link_keys.guest_proof, proof.proof):
            raise TurnedAway(Why("not-known"))
        enter, sealed = await self._seal(link, link_keys)
        if enter.device != device:
            raise LinkLost
        return Admitted(enter, secret, sealed, None)

    async def _meet(self, link: Link, heard: bytes, hello: Hello) -> Admitted:
        self._check_tries(link)
        if not self._limit.may_agree(link.address):
            raise TurnedAway(Why("too-many-tries"), 1000)
        code = self._code()
        doorkeeper = await self._network.beside(Doorkeeper, code, self._network.random)
        said = self._greet(link, doorkeeper)
        proof = self._read(link, await link.receive(), Prove)
        try:
            shared = await self._network.beside(doorkeeper.shared, hello.share)
        except Refused as refused:
            self._limit.wrong(link.address)
            raise TurnedAway(refused.why) from None
        self._check_tries(link)  # others there may have tried meanwhile; from here on nobody can
        link_keys = keys.link_keys(shared, heard, said)
        if not hmac.compare_digest(link_keys.guest_proof, proof.proof) or code != self._code():
            self._limit.wrong(link.address)
            raise TurnedAway(Why("wrong-code"))
        enter, sealed = await self._seal(link, link_keys)
        return Admitted(enter, link_keys.device_secret, sealed, code)

    def _greet(self, link: Link, agreement: Agreement) -> bytes:
        said = frames.write(Greeting(agreement.share, self._table))
        link.send(said)
        return said

    async def _seal(self, link: Link, link_keys: LinkKeys) -> tuple[Enter, SealedLink]:
        """Both have proved themselves: what the device says first under seal, and the link."""
        link.send(frames.write(Prove(link_keys.host_proof)))
        sealed = SealedLink(link, link_keys.to_guest, link_keys.to_host)
        try:
            enter = frames.read_up(await sealed.receive(), frames.UP_BYTES)
        except Refused:
            raise LinkLost from None
        if not isinstance(enter, Enter):
            raise LinkLost
        if not name_is_fair(enter.name):
            sealed.send(frames.write(Sorry(Why("name-of-device"))))
            await sealed.close()
            raise LinkLost
        return enter, sealed

    def _read(self, link: Link, raw: bytes, kind: Any) -> Any:
        """The frame that has to come now; one of another version gets an answer that it can read."""
        try:
            frame = frames.read_open(raw)
        except Refused as refused:
            if (spoken := frames.version_of(raw)) not in (frames.VERSION, frames.ANY_VERSION, None):
                link.send(frames.write(Differs(frames.VERSION, self._app)))
                raise TurnedAway(Why("guest-newer" if spoken > frames.VERSION else "guest-older")) from None
            raise TurnedAway(refused.why) from None
        if not isinstance(frame, kind):
            raise TurnedAway(Why("no-frame"))
        return frame

    def _check_tries(self, link: Link) -> None:
        wait = self._limit.wait(link.address)
        if wait > 0:
            raise TurnedAway(Why("too-many-tries"), int(wait * 1000) + 1)


# The guest's side ----------------------------------------------------------------------------------------------------


class HeardNo(Exception):
    """Whoever answered does not go on; it may not be the host at all."""

    def __init__(self, why: Why, wait: int | None = None) -> None:
        super().__init__(why.key)
        self.why, self.wait = why, wait


@dataclass(frozen=True)
class Entrance:
    """A link at whose other end is the host of that table, and the secret to come back with."""

    link: SealedLink
    table: str
    secret: bytes


async def guest_handshake(
    link: Link,
    table: str,
    secret: bytes | None,
    code: str | None,
    enter: Enter,
    network: Network,
    proving: Callable[[bytes], None] = lambda secret: None,
) -> Entrance:
    """The first words, with the device's own secret or with the code; HeardNo, or LinkLost.

    ``enter`` is said at once, since only the host can read it.  ``proving`` is told the secret to come back with before
    the proof is said: its answer may be lost.
    """
    agreement: Agreement
    if secret is not None:
        agreement = Acquainted(secret, network.random)
        said = frames.write(HelloAgain(agreement.share, keys.who(secret, agreement.share)))
    else:
        agreement = await network.beside(Newcomer, code, network.random)
        said = frames.write(Hello(agreement.share))
    link.send(said)
    heard = await link.receive()
    greeting = _read(heard, Greeting)
    if table and greeting.table != table:
        raise HeardNo(Why("another-table"))
    try:
        if secret is not None:
            shared = agreement.shared(greeting.share)
        else:
            shared = await network.beside(agreement.shared, greeting.share)
    except Refused:
        raise LinkLost from None
    link_keys = keys.link_keys(shared, said, heard)
    own = link_keys.device_secret if secret is None else secret
    proving(own)
    link.send(frames.write(Prove(link_keys.guest_proof)))
    sealed = SealedLink(link, link_keys.to_host, link_keys.to_guest)
    sealed.send(frames.write(enter))
    if not hmac.compare_digest(link_keys.host_proof, _read(await link.receive(), Prove).proof):
        raise HeardNo(Why("host-unproven"))
    return Entrance(sealed, greeting.table, own)


def _read(raw: bytes, kind: type[Kind]) -> Kind:
    """The frame that has to come now."""
    try:
        frame = frames.read_open(raw)
    except Refused:
        spoken = frames.version_of(raw)
        if spoken is None or spoken in (frames.VERSION, frames.ANY_VERSION):
            raise LinkLost from None
        raise HeardNo(_other_version(spoken)) from None
    if isinstance(frame, Differs):
        raise HeardNo(_other_version(frame.version))
    if isinstance(frame, No):
        raise HeardNo(frame.why, frame.wait)
    if not isinstance(frame, kind):
        raise LinkLost
    return frame


def _other_version(spoken: int) -> Why:
    return Why("table-newer" if spoken > frames.VERSION else "table-older")
