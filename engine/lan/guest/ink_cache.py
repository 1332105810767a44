"""The ink of others' drawings as far as it has come to this device, and those who wait for more of it."""

from collections import OrderedDict
from collections.abc import Callable

from engine.ink.limits import MAX_LOG_BYTES
from engine.lan.host.outbox import MOST_DRAWINGS, Seen
from engine.lan.protocol.frames import Ink

Got = Callable[[bytes | None], None]
Ask = Callable[[int | None, int, int], None]


class Drawings:
    """``ask`` asks the host for a drawing from an offset on; after that the host pushes what is added."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._logs: OrderedDict[Seen, bytearray] = OrderedDict()
        self._waiting: dict[Seen, list[tuple[int, Got]]] = {}

    def read(self, seat: int | None, drawing: int, offset: int, got: Got) -> None:
        """What this device has from ``offset`` on, at once; or what the host says."""
        seen = (seat, drawing)
        log = self._logs.setdefault(seen, bytearray())
        self._logs.move_to_end(seen)
        if len(self._logs) > MOST_DRAWINGS:
            oldest, _log = self._logs.popitem(last=False)
            self._answer(oldest, None)
        if len(log) > offset:
            return got(bytes(log[offset:]))
        self._waiting.setdefault(seen, []).append((offset, got))
        self._ask(seat, drawing, len(log))

    def ask_again(self) -> None:
        """The host is another, or was away: what we have is still right, since a log only grows."""
        for (seat, drawing), log in self._logs.items():
            self._ask(seat, drawing, len(log))

    def add(self, came: Ink) -> bytes:
        """Takes what the host sent; what of it is new.  ValueError if no drawing is like that."""
        seen = (came.seat, came.drawing)
        log = self._logs.get(seen)
        if log is None:
            return b""  # forgotten meanwhile
        if came.ink is None:
            del self._logs[seen]
            self._answer(seen, None)
            return b""
        if came.offset > len(log):
            self._ask(*seen, len(log))
            return b""
        new = came.ink[len(log) - came.offset :]
        if len(log) + len(new) > MAX_LOG_BYTES:
            raise ValueError("a drawing without end")
        log += new
        self._answer(seen, log)
        return new

    def forget(self) -> None:
        """Another match."""
        for seen in tuple(self._logs):
            self._answer(seen, None)
        self._logs.clear()

    def _answer(self, seen: Seen, log: bytearray | None) -> None:
        for offset, got in self._waiting.pop(seen, []):
            got(None if log is None else bytes(log[offset:]))
