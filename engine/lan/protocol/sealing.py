"""Sealed bytes and sealed links: ChaCha20-Poly1305 (RFC 8439) with keys that only two devices have.

A link counts its frames in each direction: the count is the nonce, so a frame that is changed, left out, said twice or
moved is no frame, and the link ends.  What lies on a disk has a nonce by chance and says where it belongs.
"""

import secrets
from collections.abc import Callable

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from engine.lan.net.link import Link, LinkLost

NONCE_BYTES = 12
TAG_BYTES = 16
"""By so much a sealed frame is longer than what it says."""


class SealedLink:
    """A link on which the two devices that hold these keys speak, and nobody else can read or say a word."""

    def __init__(self, link: Link, sends_with: bytes, hears_with: bytes) -> None:
        self.link = link
        self.address = link.address
        self._sealer, self._opener = ChaCha20Poly1305(sends_with), ChaCha20Poly1305(hears_with)
        self._sent = self._heard = 0

    def send(self, frame: bytes) -> None:
        self.link.send(self._sealer.encrypt(_counted(self._sent), frame, None))
        self._sent += 1

    def _open(self, sealed: bytes) -> bytes:
        """LinkLost if somebody else said this: nothing that follows could be read either."""
        try:
            frame = self._opener.decrypt(_counted(self._heard), sealed, None)
        except InvalidTag:
            self.link.cut()
            raise LinkLost from None
        self._heard += 1
        return frame

    async def receive(self) -> bytes:
        return self._open(await self.link.receive())

    async def listen(self, heard: Callable[[bytes], None]) -> None:
        await self.link.listen(lambda sealed: heard(self._open(sealed)))

    def let_in(self) -> None:
        self.link.let_in()

    def crowded(self) -> bool:
        return self.link.crowded()

    async def cleared(self) -> None:
        await self.link.cleared()

    def cut(self) -> None:
        self.link.cut()

    async def close(self) -> None:
        await self.link.close()


def _counted(frames: int) -> bytes:
    return frames.to_bytes(NONCE_BYTES, "big")


def seal(key: bytes, place: bytes, plain: bytes) -> bytes:
    """Only who has the key can read it, and only at that ``place`` is it accepted."""
    nonce = secrets.token_bytes(NONCE_BYTES)
    return nonce + ChaCha20Poly1305(key).encrypt(nonce, plain, place)


def unseal(key: bytes, place: bytes, sealed: bytes) -> bytes | None:
    """What was sealed; None if this key, place or seal is not the one."""
    try:
        return ChaCha20Poly1305(key).decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], place)
    except (InvalidTag, ValueError):  # ValueError: too short for a nonce
        return None
