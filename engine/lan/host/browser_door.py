"""The first words of a browser, and its life at the table.  Its link is open to whoever listens in the same network.

So it has a code of its own, and nothing that it says or hears leads to any secret of a device that is sealed.
"""

import hmac
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from engine.gate import Refused
from engine.lan.host.device_session import DeviceSession
from engine.lan.net.link import Link
from engine.lan.protocol import frames, keys
from engine.lan.protocol.frames import Come, Enter, Sign, Sorry, StandBy
from engine.lan.protocol.handshake import Admitted, TurnedAway
from engine.lan.protocol.rate_limit import RateLimit
from engine.rules import Sentence, Why
from engine.seats import name_is_fair

if TYPE_CHECKING:
    from engine.lan.host.host import Host

SAYS: dict[str, Sentence] = {
    "browsers-shut": "The table is closed to browsers. The people at its tablet can open it again.",
    "no-code": "Type the code that the hosting tablet shows for browsers.",
}


def device_of(token: bytes) -> str:
    """What a browser is called at the table; nobody comes from this to its token."""
    return sha256(keys.joined(keys.LABEL, b"browser", token)).hexdigest()[:16]


def secret_of(token: bytes) -> bytes:
    """What it speaks with for its seats."""
    return sha256(keys.joined(keys.LABEL, b"browser secret", token)).digest()


class BrowserDoor:
    """``code`` is the browsers' at this moment, empty if they may not come; ``known`` gives a device's secret."""

    def __init__(self, code: Callable[[], str], known: Callable[[str], bytes | None], limit: RateLimit) -> None:
        self._code, self._known, self._limit = code, known, limit

    async def receive(self, link: Link) -> Admitted:
        """Hears a browser out; TurnedAway, which it was told, or LinkLost."""
        try:
            return self._read(link, await link.receive())
        except TurnedAway as away:
            link.send(frames.write(Sorry(away.why, away.wait)))
            raise

    def _read(self, link: Link, raw: bytes) -> Admitted:
        try:
            come = frames.read_come(raw)
        except Refused as refused:
            raise TurnedAway(refused.why) from None
        if not isinstance(come, Come) or not name_is_fair(come.name):
            raise TurnedAway(Why("no-frame"))
        if not self._code():
            raise TurnedAway(Why("browsers-shut"))
        device, secret = device_of(come.token), secret_of(come.token)
        enter = Enter(device, come.name)
        if hmac.compare_digest(self._known(device) or b"", secret):
            return Admitted(enter, secret, link, None, browser=True)
        return Admitted(enter, secret, link, self._checked_code(link.address, come.code), browser=True)

    def _checked_code(self, address: str, typed: str) -> str:
        """Counted as at the other door: one link is one guess."""
        if not typed:
            raise TurnedAway(Why("no-code"))
        wait = self._limit.wait(address)
        if wait > 0:
            raise TurnedAway(Why("too-many-tries"), int(wait * 1000) + 1)
        code = keys.tidy(typed)
        if code is None or not hmac.compare_digest(code, self._code()):
            self._limit.wrong(address)
            raise TurnedAway(Why("wrong-code"))
        return code


class BrowserSession(DeviceSession):
    """A device like any other, but for what needs a seal; and a phone's browser sleeps without a goodbye."""

    beat_after, silence = 10.0, 25.0

    def __init__(self, host: "Host", device: str, secret: bytes, link: Link, sign: Callable[[], Sign]) -> None:
        super().__init__(host, device, secret, link)
        self._sign = sign
        self.tell_sign()

    def tell_sign(self) -> None:
        """The way to this table has changed."""
        self._answer(self._sign())

    def _hear(self, frame: Any) -> None:
        if isinstance(frame, StandBy):
            raise Refused(Why("no-frame"))
        super()._hear(frame)
