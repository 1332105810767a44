"""A table's own pictures for cards: what a file of one is, and its id, which is made of what is in it.

The same picture has the same id on every tablet, and an id says whether a file that came from elsewhere is the one
that was meant.  A file is a plain JPEG of a card's shape and nothing else: whoever drew or photographed it, where and
when, does not stand in it.
"""

import hashlib
import re

from engine.gate import Refused
from engine.rules import Sentence, Why

CARD = (800, 1200)
"""Pixels of a card across and down, as our own deck has them; a smaller picture keeps the shape."""

SMALLEST = 200
"""Pixels across: less is a smudge on a card that fills the screen."""

PICTURE_BYTES = 150 * 1024
"""What a file may have: 500 of them fit into 75 MB, and one crosses a home's network in a blink."""

MOST_SCANS = 16
"""Passes over all pixels: a plain JPEG has one, a progressive one ten.  Of twelve thousand every one takes its time."""

OWN = "own-"
OWN_ID = re.compile(OWN + r"[0-9a-f]{20}")
"""80 bits of a fingerprint: two pictures of one family never share them by chance."""

SAYS: dict[str, Sentence] = {
    "picture-foreign": "This file is not a picture for a card.",
    "picture-too-big": (
        "The picture is too big: at most {n} kilobyte.",
        "The picture is too big: at most {n} kilobytes.",
    ),
    "picture-shape": "The picture does not have the shape of a card.",
    "picture-other": "This is not the picture that was meant.",
    "photo-foreign": "This picture cannot be read. Choose a JPEG, PNG or WebP picture.",
    "photo-too-big": "This picture is too large. Choose a smaller one.",
    "photo-too-small": "This picture is too small for a card.",
    "drawing-empty": "Nothing is drawn on this sheet.",
}

BEGIN, END = b"\xff\xd8", b"\xff\xd9"
JFIF, TABLES = 0xE0, (0xDB, 0xC4, 0xDD)  # quantisation, Huffman, restart interval
FRAMES = (0xC0, 0xC1, 0xC2)  # baseline, extended, progressive
SCAN = 0xDA
MARKER = re.compile(rb"\xff[^\x00\xd0-\xd7\xff]", re.DOTALL)
"""What ends a scan: neither a stuffed byte nor a restart."""


def picture_id(content: bytes) -> str:
    return OWN + hashlib.sha256(content).hexdigest()[:20]


def is_own(id: str) -> bool:
    return OWN_ID.fullmatch(id) is not None


def check_picture(content: bytes, id: str | None = None) -> None:
    """Refused if this is no file of a card's picture, or not the one with that id."""
    if len(content) > PICTURE_BYTES:
        raise Refused(Why("picture-too-big", {"n": PICTURE_BYTES // 1024}))
    size = _size(content)
    if size is None:
        raise Refused(Why("picture-foreign"))
    across, down = size
    if not SMALLEST <= across <= CARD[0] or abs(across * CARD[1] - down * CARD[0]) > CARD[1]:
        raise Refused(Why("picture-shape"))
    if id is not None and id != picture_id(content):
        raise Refused(Why("picture-other"))


def _size(content: bytes) -> tuple[int, int] | None:
    """How large the JPEG is, across and down; nothing if it is none, or holds more than a picture."""
    if not (content.startswith(BEGIN) and content.endswith(END)):
        return None
    size, at = None, 2
    while at + 4 <= len(content) and content[at] == 0xFF:
        kind, length = content[at + 1], int.from_bytes(content[at + 2 : at + 4])
        body = content[at + 4 : at + 2 + length]
        if length < 2 or len(body) != length - 2:
            return None
        if kind in FRAMES and size is None and len(body) >= 6 and body[0] == 8 and body[5] == 3:
            size = int.from_bytes(body[3:5]), int.from_bytes(body[1:3])
        elif kind == SCAN:
            return size if _is_quick(content, at) else None
        elif kind not in TABLES and not (kind == JFIF and body.startswith(b"JFIF\0")):
            return None  # notes of a camera, comments, or no JPEG at all
        at += 2 + length
    return None


def _is_quick(content: bytes, at: int) -> bool:
    """Whether the rest, from the first scan on, is few scans with their tables, and no second picture."""
    scans = 0
    while at + 4 <= len(content) and content[at] == 0xFF:
        kind, length = content[at + 1], int.from_bytes(content[at + 2 : at + 4])
        if kind not in (SCAN, *TABLES):
            break
        at += 2 + length
        if kind == SCAN:
            scans += 1
            found = MARKER.search(content, at)
            at = len(content) if found is None else found.start()
    return scans <= MOST_SCANS and content[at:] == END
