"""Counts the frames of a WebSocket in the bytes as they come, before anybody reads or answers one of them.

Tens of thousands of empty frames fit into what the system hands over at once; a library that answers pings would answer
all of them before we could say that it is enough.  Only headers are looked at (RFC 6455, 5.2).
"""

from engine.lan.protocol.rate_limit import Said

END_OF_REQUEST = b"\r\n\r\n"
FINAL, OPCODE, LENGTH, MASKED = 0x80, 0x0F, 0x7F, 0x80
TEXT, BINARY = 1, 2
LONG = {126: 2, 127: 8}
"""Bytes of a length that does not fit into the header."""

ENOUGH = 600
"""Frames after which the rest of what came is not even counted: no allowance of a link is as large."""


WHOLE, ONE = FINAL | BINARY, Said(0, 1)


class FrameCount:
    """Of one link; the request of HTTP that opens it comes first."""

    def __init__(self) -> None:
        self._is_open = False
        self._begun = b""
        """The beginning of a header, or the end of what may become the end of the request."""
        self._payload = 0
        """Bytes of the current frame that are still to come."""

    def count(self, came: bytes) -> Said:
        """The frames that these bytes bring; one counts when its header is whole."""
        frames = odd = 0
        if not self._is_open:
            came = self._after_request(came)
        if not self._is_open:
            return Said()
        if not self._payload and not self._begun and len(came) > 8 and came[0] == WHOLE:
            header = _header_size(came, 0)  # one message and nothing else, as nearly always
            if header <= len(came) and header + _payload_size(came, 0) == len(came):
                return ONE
        skipped = min(self._payload, len(came))
        self._payload -= skipped
        came, self._begun, at = self._begun + came[skipped:], b"", 0
        while at < len(came) and frames + odd < ENOUGH:
            header = _header_size(came, at)
            if at + header > len(came):
                self._begun = came[at:]
                break
            first = came[at]
            whole = first & FINAL and first & OPCODE in (TEXT, BINARY)
            frames, odd = (frames + 1, odd) if whole else (frames, odd + 1)
            at += header
            payload = _payload_size(came, at - header)
            self._payload = max(0, payload - (len(came) - at))
            at += payload
        return Said(0, frames, odd)

    def _after_request(self, came: bytes) -> bytes:
        """What of it is behind the request."""
        came = self._begun + came
        end = came.find(END_OF_REQUEST)
        if end < 0:
            self._begun = came[-len(END_OF_REQUEST) + 1 :]
            return b""
        self._is_open, self._begun = True, b""
        return came[end + len(END_OF_REQUEST) :]


def _header_size(raw: bytes, at: int) -> int:
    if at + 2 > len(raw):
        return 2
    second = raw[at + 1]
    return 2 + LONG.get(second & LENGTH, 0) + (4 if second & MASKED else 0)


def _payload_size(raw: bytes, at: int) -> int:
    length = raw[at + 1] & LENGTH
    return int.from_bytes(raw[at + 2 : at + 2 + LONG[length]], "big") if length in LONG else length
