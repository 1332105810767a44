"""Reads the doodles drawn for us, tools/doodles/lists/*.txt; README.md tells the format."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from engine.decks.words import load_level
from engine.doodles import LARGEST, Doodle, Stroke
from tools.doodles.shapes import SHAPES, Point

LISTS = Path(__file__).parent / "lists"
CANVAS = 100
SLIP = 4  # so far a curve may bulge over the edge; it is cut there
STRAIGHT = 0.6  # in 255ths of the sheet: points that bend a line less are left out


class Unreadable(ValueError):
    """What is wrong in a source, with its file and line."""


def words_of(list_id: str) -> list[str]:
    """The English words of a list."""
    return _words_of_level(int(list_id[0]))[list_id]


@cache
def _words_of_level(level: int) -> dict[str, list[str]]:
    return {one.id: [word.en for word in one.words] for one in load_level(level)}


def read(path: Path) -> dict[int, list[Doodle]]:
    """The drawings of one list's words by their numbers."""
    words = words_of(path.stem)
    found: dict[int, list[list[Stroke]]] = {}
    strokes: list[Stroke] | None = None
    for line, fields in _lines(path):
        try:
            if fields[0].isdigit():
                strokes = []
                found.setdefault(_heading(fields, words), []).append(strokes)
            elif strokes is None:
                raise ValueError("a stroke before the first heading")
            else:
                strokes.append(_stroke(fields))
        except ValueError as problem:
            raise Unreadable(f"{path.name}:{line}: {problem}") from problem
    return {number: [tuple(each) for each in drawings] for number, drawings in found.items()}


def _lines(path: Path) -> Iterator[tuple[int, list[str]]]:
    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fields = text.partition("#")[0].split()
        if fields:
            yield line, fields


def _heading(fields: list[str], words: list[str]) -> int:
    number, word = int(fields[0]), " ".join(fields[1:])
    if not 1 <= number <= len(words):
        raise ValueError(f"there is no word {number}")
    if word != words[number - 1]:
        raise ValueError(f"word {number} is “{words[number - 1]}”, not “{word}”")
    return number


def _stroke(fields: list[str]) -> Stroke:
    if fields[0] not in SHAPES:
        raise ValueError(f"no shape is called “{fields[0]}”; there are {', '.join(SHAPES)}")
    points = SHAPES[fields[0]]([float(each) for each in fields[1:]])
    for x, y in points:
        if not (-SLIP <= x <= CANVAS + SLIP and -SLIP <= y <= CANVAS + SLIP):
            raise ValueError(f"it leaves the sheet at {x:.0f} {y:.0f}")
    return as_stroke([(x * LARGEST / CANVAS, y * LARGEST / CANVAS) for x, y in points])


def as_stroke(points: list[Point]) -> Stroke:
    """Points of 0..255 as a stroke, without those that nobody would miss."""
    kept = _needed(points)
    return tuple(_whole(x) for x, _ in kept), tuple(_whole(y) for _, y in kept)


def _whole(number: float) -> int:
    return min(LARGEST, max(0, round(number)))


def _needed(points: list[Point]) -> list[Point]:
    """Ramer, Douglas and Peucker's line."""
    if len(points) < 3:
        return points
    place, most = _farthest(points)
    if most <= STRAIGHT:
        return [points[0], points[-1]]
    return _needed(points[: place + 1])[:-1] + _needed(points[place:])


def _farthest(points: list[Point]) -> tuple[int, float]:
    """Which point lies farthest from the way between the first and the last, and how far."""
    (left, top), (right, bottom) = points[0], points[-1]
    along, down = right - left, bottom - top
    length = along * along + down * down
    place, most = 0, 0.0
    for at, (x, y) in enumerate(points):
        x, y = x - left, y - top
        share = (x * along + y * down) / length if length else 0.0
        if share > 0.0:
            share = min(1.0, share)
            x, y = x - share * along, y - share * down
        off = (x**2 + y**2) ** 0.5
        if off > most:
            place, most = at, off
    return place, most
