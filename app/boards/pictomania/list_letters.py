"""How large the words of a list are written, and which of them stand on two lines."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

from kivy.metrics import sp

from app.look import theme
from app.ui.fitted_text import largest, sizes_down, width_of

NUMBER = 1.25
"""How wide a word's number is with the air after it, in heights of its letters."""

CLOSE, CLOSEST = 0.88, 0.92
"""How much of a line its letters may take where lines are low: less, and they could not be read.  Larger numbers
leave long words less room."""

EVEN = 1.3
"""By how much the largest letters of a list may be larger than its smallest."""

LEAST_ON_ONE = 0.8
"""How far a theme may shrink before it is written on two lines."""

LEAST_ON_TWO = 0.6
"""How far it may shrink on these."""

TWO_LINES = 2.9
"""How high two lines are, in heights of their letters, rounded up: where a pixel is missing a line is left out."""

NARROWEST = 0.82
"""A list beside others has at least this share of what each would have if all were equally wide."""

ROOMY_LINE = 26
"""Lines so high (sp) leave room for words on two of them: then a word's longer part says how wide its list must be."""

PIECES = re.compile(r"(?<=-)|(?<!\s\w)(?<!^\w)\s+")
"""Where a word may be broken: behind a hyphen, or between two parts, but not after a letter alone."""


@dataclass(frozen=True)
class ListLetters:
    """Letters of a list, its lines, and the words that are ``broken`` into two of them."""

    size: float
    step: float
    broken: frozenset[str] = frozenset()


def in_lines(words: Sequence[str], wide: float, high: float, most: float) -> ListLetters:
    """As many of the longest words are broken as leave the smallest letters largest, and all others large."""
    whole = _set(high, len(words), most)
    sizes = {word: size_in(word, wide, whole) for word in words}
    long = [
        word for word in sorted(sizes, key=sizes.__getitem__) if sizes[word] < whole.size and on_two_lines(word) != word
    ]
    best, best_least, best_of_all = whole, 0.0, (0.0, 0.0)
    for count, close in product(range(len(long) + 1), (CLOSE, CLOSEST)):
        way = _set(high, len(words) + count, most, frozenset(long[:count]), close)
        found = [size_in(word, wide, way) for word in words]
        least = min(found)
        good = round(min(least, sp(18)), 1), sum(min(EVEN * least, size) for size in found)
        if good > best_of_all:
            best, best_least, best_of_all = way, least, good
    return replace(best, size=min(best.size, EVEN * best_least))


def shared_out(lists: Sequence[Sequence[str]], wide: float, high: float) -> list[float]:
    """How wide each of some lists side by side is: the one with the longest words needs most."""
    size = theme.size_of("text")
    on_two = 1.0 if high / len(lists[0]) >= sp(ROOMY_LINE) else 0.5
    needed = [
        on_two * max(width_on(word, size, True) for word in words)
        + (1 - on_two) * max(width_on(word, size, False) for word in words)
        + size * NUMBER
        for words in lists
    ]
    least = NARROWEST * sum(needed) / len(lists)
    needed = [max(each, least) for each in needed]
    return [wide * each / sum(needed) for each in needed]


def in_two_columns(step: float, most: float) -> ListLetters:
    return _set(step, 1, most)


def one_line_or_two(words: str, wide: float, high: float) -> tuple[str, float]:
    """A theme or a name as it is broken, and its size: on one line, or on two where it would be smaller on one."""
    whole = theme.size_of("note")
    on_one = wide / width_on(words, whole, False, "note")
    broken = on_two_lines(words)
    size = min(whole, high / TWO_LINES)
    if on_one >= min(LEAST_ON_ONE, size / whole) or broken == words:
        return words, whole * min(1.0, on_one)
    sizes = sizes_down(size, size * LEAST_ON_TWO)
    return broken, largest(sizes, lambda size: width_on(words, size, True, "note") <= wide)


def size_in(word: str, wide: float, way: ListLetters) -> float:
    """How large a word may be that stands beside its number."""
    room = wide - way.size * NUMBER
    return way.size * min(1.0, room / width_on(word, way.size, word in way.broken))


def width_on(words: str, size: float, broken: bool, role: str = "text") -> float:
    """On one line, or of the longer one of two."""
    lines = on_two_lines(words).split("\n") if broken else [words]
    return max(width_of(line, theme.ROLES[role].font, size) for line in lines)


def on_two_lines(word: str) -> str:
    """Broken where the longer one of both lines is shortest; as it is if it cannot be broken."""
    cuts = [cut for found in PIECES.finditer(word) if 0 < (cut := found.start()) < len(word)]
    if not cuts:
        return word
    cut = min(cuts, key=lambda cut: max(cut, len(word) - cut))
    return f"{word[:cut]}\n{word[cut:].lstrip()}"


def _set(
    high: float, lines: int, most: float, broken: frozenset[str] = frozenset(), close: float = CLOSE
) -> ListLetters:
    step = high / lines
    share = 0.74 if step > sp(22) else 0.84 if step > sp(18) else close
    return ListLetters(min(step * share, most), step, broken)
