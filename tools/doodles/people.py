"""Drawings of people (Quick, Draw! Dataset, Google, CC BY 4.0): which of them show which of our words.

people.json says by category: the words of ours that mean the same (list, number, English), and the numbers of the
drawings that were chosen by eye.
people/*.json hold the chosen strokes, so that nothing else is needed to pack them.
"""

import gzip
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine.doodles import LARGEST, Doodle, Stroke

HERE = Path(__file__).parent
TABLE = HERE / "people.json"
CHOSEN = HERE / "people"


@dataclass(frozen=True)
class Category:
    name: str
    named: tuple[tuple[str, int, str], ...]
    chosen: tuple[int, ...]

    @property
    def words(self) -> tuple[tuple[str, int], ...]:
        return tuple((list_id, number) for list_id, number, _ in self.named)

    @property
    def path(self) -> Path:
        return CHOSEN / f"{self.name}.json"


@cache
def categories() -> tuple[Category, ...]:
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    return tuple(
        Category(name, tuple((word[0], word[1], word[2]) for word in one["words"]), tuple(one["chosen"]))
        for name, one in table.items()
    )


@cache
def by_word() -> dict[tuple[str, int], Category]:
    return {word: one for one in categories() for word in one.words}


def drawings_of(category: Category) -> list[Doodle]:
    """The chosen drawings of a category."""
    if not category.path.is_file():
        return []
    return [centred(drawing) for drawing in json.loads(category.path.read_text(encoding="utf-8"))]


def choose(samples: Path) -> None:
    """Writes people/*.json from the samples: a file <category>.ndjson.gz each, a drawing a line."""
    for category in categories():
        drawings = sample(samples, category.name)
        lines = [json.dumps(drawings[number], separators=(",", ":")) for number in category.chosen]
        category.path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def sample(samples: Path, name: str) -> list[Any]:
    with gzip.open(samples / f"{name}.ndjson.gz", "rt", encoding="utf-8") as file:
        return [json.loads(line)["drawing"] for line in file]


def centred(drawing: list[list[list[int]]]) -> Doodle:
    """The data set pushes every drawing into the upper left corner; ours lie in the middle of the sheet."""
    right = (LARGEST - max(max(xs) for xs, _ in drawing)) // 2
    down = (LARGEST - max(max(ys) for _, ys in drawing)) // 2
    return tuple(_moved(xs, ys, right, down) for xs, ys in drawing)


def _moved(xs: list[int], ys: list[int], right: int, down: int) -> Stroke:
    return tuple(x + right for x in xs), tuple(y + down for y in ys)
