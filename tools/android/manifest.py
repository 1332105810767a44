"""AndroidManifest.xml as it lies in a package, in Android's binary XML: whose it is, and what it asks for."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

XML, STRINGS, ELEMENT = 0x0003, 0x0001, 0x0102
UTF8 = 1 << 8
NO_STRING = 0xFFFFFFFF


class Unreadable(Exception):
    """The bytes are no binary XML."""


@dataclass(frozen=True)
class Manifest:
    application: str
    permissions: frozenset[str]


def read_manifest(content: bytes) -> Manifest:
    application, permissions = "", set()
    for name, attributes in elements(content):
        if name == "manifest":
            application = attributes.get("package", "")
        elif name in ("uses-permission", "uses-permission-sdk-23"):
            permissions.add(attributes.get("name", ""))
    return Manifest(application, frozenset(permissions))


def elements(content: bytes) -> Iterator[tuple[str, dict[str, str]]]:
    """Every element's name, with those of its attributes that are text."""
    try:
        kind, header, size = struct.unpack_from("<HHI", content)
        if kind != XML or size > len(content):
            raise Unreadable
        strings: list[str] = []
        at = header
        while at < size:
            kind, header, length = struct.unpack_from("<HHI", content, at)
            if length < 8:
                raise Unreadable
            if kind == STRINGS:
                strings = list(read_strings(content, at))
            elif kind == ELEMENT:
                yield read_element(content, at + header, strings)
            at += length
    except (struct.error, IndexError, UnicodeDecodeError):
        raise Unreadable from None


def read_element(content: bytes, at: int, strings: list[str]) -> tuple[str, dict[str, str]]:
    _, name, start, length, count = struct.unpack_from("<IIHHH", content, at)
    attributes = {}
    for n in range(count):
        _, key, text = struct.unpack_from("<III", content, at + start + n * length)
        if text != NO_STRING:
            attributes[strings[key]] = strings[text]
    return strings[name], attributes


def read_strings(content: bytes, at: int) -> Iterator[str]:
    count, _, flags, start = struct.unpack_from("<IIII", content, at + 8)
    for n in range(count):
        [offset] = struct.unpack_from("<I", content, at + 28 + 4 * n)
        place = at + start + offset
        if flags & UTF8:
            _, place = read_length(content, place, 1)  # in characters, which nobody needs
            length, place = read_length(content, place, 1)
            yield content[place : place + length].decode("utf-8")
        else:
            length, place = read_length(content, place, 2)
            yield content[place : place + 2 * length].decode("utf-16-le")


def read_length(content: bytes, at: int, width: int) -> tuple[int, int]:
    """A length in one unit, or in two when the first has its highest bit set; and where it ends."""
    unit, bits = ("<B", 8) if width == 1 else ("<H", 16)
    [first] = struct.unpack_from(unit, content, at)
    if first < 1 << (bits - 1):
        return first, at + width
    [second] = struct.unpack_from(unit, content, at + width)
    return (first & ((1 << (bits - 1)) - 1)) << bits | second, at + 2 * width
