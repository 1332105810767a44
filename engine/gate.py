"""The one gate for bytes from outside: they become a checked value, or a polite refusal.  Nothing else escapes."""

from typing import Any, TypeVar

import msgspec

from engine.rules import Why

Value = TypeVar("Value")


class Refused(Exception):
    """Somebody asked for what may not be; ``why`` is what they are told."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.key)
        self.why = why


def read(decoder: "msgspec.json.Decoder[Value]", raw: bytes | msgspec.Raw, most: int) -> Value:
    """Decodes, which is validating; every failure of decoding is the same refusal."""
    size = len(memoryview(raw))
    if size > most:
        raise Refused(Why("too-long", {"n": most}))
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise Refused(Why("not-understood", {"detail": _short(error)})) from None


def _short(error: Exception) -> str:
    return str(error)[:120].encode("utf-8", "replace").decode()


SAYS: dict[str, Any] = {
    "too-long": "That is too long: at most {n} bytes can be read at once.",
    "not-understood": "That cannot be understood ({detail}).",
}
