"""Shared libraries: for which processor one is, and on which boundaries Android may map it."""

from __future__ import annotations

import struct
from dataclasses import dataclass

PROCESSORS = {(2, 183): "arm64-v8a", (1, 40): "armeabi-v7a", (2, 62): "x86_64", (1, 3): "x86"}
"""By the size of an address (1: 32 bits, 2: 64) and the number of the machine."""

LOADED = 1  # the kind of segment that is mapped into memory


class NoLibrary(Exception):
    """The bytes are no shared library, or only the beginning of one."""


@dataclass(frozen=True)
class Library:
    abi: str
    page: int
    """The largest memory page with which it can be mapped: the smallest alignment of what is loaded."""


def read_library(content: bytes) -> Library:
    try:
        return read_header(content)
    except (struct.error, IndexError, OverflowError):  # the last: a place beyond all addresses
        raise NoLibrary("is cut off") from None


def read_header(content: bytes) -> Library:
    if content[:4] != b"\x7fELF":
        raise NoLibrary("is no shared library")
    wide, order = content[4] == 2, content[5]
    if order != 1:
        raise NoLibrary("has its bytes in an order that no Android reads")
    [machine] = struct.unpack_from("<H", content, 18)
    [table] = struct.unpack_from("<Q" if wide else "<I", content, 32 if wide else 28)
    length, count = struct.unpack_from("<HH", content, 54 if wide else 42)
    pages = []
    for start in range(table, table + length * count, length or 1):
        if wide:
            kind, _, offset, address, _, size, _, alignment = struct.unpack_from("<IIQQQQQQ", content, start)
        else:
            kind, offset, address, _, size, _, _, alignment = struct.unpack_from("<IIIIIIII", content, start)
        if kind == LOADED:
            if offset + size > len(content):
                raise NoLibrary("is cut off")
            pages.append(alignment if alignment and (address - offset) % alignment == 0 else 1)
    if not pages:
        raise NoLibrary("has nothing to load")
    abi = PROCESSORS.get((content[4], machine), f"an unknown processor ({machine})")
    return Library(abi, min(pages))
