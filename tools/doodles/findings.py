"""What is wrong with the doodles, as far as it can be counted; whether they show their words is seen on sheets."""

from collections.abc import Iterator

from engine.decks.words import LISTS_IN_LEVEL
from engine.doodles import Doodle
from tools.doodles import collection, packing, source

FEWEST_STROKES, MOST_STROKES = 2, 40
LONGEST = 160  # points of a stroke: more is no line that a person draws at once
SMALLEST = 0.4  # of the sheet, the longer side of a doodle: less cannot be read on the table
HEAVIEST = 1_000_000  # bytes of all levels together


def findings(level: int) -> Iterator[str]:
    for path in sorted(source.LISTS.glob(f"{level}-*.txt")):
        if path.stem not in collection.list_ids(level):
            yield f"{path.name}: there is no such list"
    for list_id in collection.list_ids(level):
        try:
            words = collection.of_list(list_id)
        except source.Unreadable as problem:
            yield str(problem)
        else:
            yield from (finding for word in words for finding in of_word(word))


def of_word(word: collection.Word) -> Iterator[str]:
    name = f"{word.list_id} {word.number} {word.name}"
    doodles = [*word.drawn, *word.prototypes]
    if len(doodles) < word.fewest:
        yield f"{name}: {len(doodles)} drawings instead of {word.fewest}"
    for place, doodle in enumerate(doodles, 1):
        yield from (f"{name}, drawing {place}: {finding}" for finding in of_doodle(doodle, word.by_people))
    if len(set(doodles)) != len(doodles):
        yield f"{name}: the same drawing twice"


def of_doodle(doodle: Doodle, by_people: bool = False) -> Iterator[str]:
    """People may say it in one line; who draws for us shall not."""
    fewest = 1 if by_people else FEWEST_STROKES
    if not fewest <= len(doodle) <= MOST_STROKES:
        yield f"{len(doodle)} strokes instead of {fewest} to {MOST_STROKES}"
    if not doodle:
        return
    if size(doodle) < SMALLEST:
        yield f"it fills only {size(doodle):.0%} of the sheet"
    longest = max(len(xs) for xs, _ in doodle)
    if longest > LONGEST:
        yield f"a stroke of {longest} points"


def size(doodle: Doodle) -> float:
    """The longer side, as a share of the sheet."""
    xs, ys = [x for each, _ in doodle for x in each], [y for _, each in doodle for y in each]
    return max(max(xs) - min(xs), max(ys) - min(ys)) / 255


def weight() -> int:
    return sum(len(packing.packed(level)) for level in LISTS_IN_LEVEL)
