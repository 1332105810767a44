"""Words on the Dixit board: the clue on its paper and notes on the cloth, in the largest letters that fit."""

from collections.abc import Callable, Iterator

from kivy.metrics import dp, sp

from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.ui.fitted_text import a_line_each, largest, narrowed, sizes_down, width_of
from app.ui.lettering import CLOSE, Lettering
from app.ui.paper import Paper

HIGH = 1.26
"""The height of a line for each unit of its letters."""

AIR = 20
"""Left and right of the words above, in dp, together."""

SMALLEST, SMALLEST_BY_HAND = 18, 21
"""Letters (sp) below which nobody has to read; those written by hand are slighter."""

LEAST = 11
"""Letters (sp) than which none are smaller, though words should not fit."""

BESIDE = " · "
"""Between two lines that are said in one, where there is room."""


# Lines --------------------------------------------------------------------------------------------------------------


def wrapped(words: str, font: str, size: float, width: float) -> list[str]:
    """The words in lines of at most so much width.  Lines of their own stand beside each other where there is room."""
    beside = words.replace("\n", BESIDE)
    if width_of(beside, font, size) <= width:
        return [beside] if words else []
    return [line for part in words.split("\n") for line in _broken(part, font, size, width)]


def _broken(words: str, font: str, size: float, width: float) -> list[str]:
    """In as few lines as they need: one for each of two sentences, or about as long as one another."""
    parts = list(_parts(words, lambda part: width_of(part, font, size) > width))
    lines = _filled(parts, font, size, width)
    if len(lines) <= 1:
        return lines
    even = narrowed(width, lambda wide: len(_filled(parts, font, size, wide)) == len(lines))
    return list(a_line_each(words, font, size, width)) or _filled(parts, font, size, even)


def _filled(parts: list[tuple[str, str]], font: str, size: float, width: float) -> list[str]:
    lines: list[str] = []
    for space, part in parts:
        longer = f"{lines[-1]}{space}{part}" if lines else part
        if lines and width_of(longer, font, size) <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def _parts(words: str, too_wide: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
    """What may begin a line, and what else stands before it: no word behind a number that counts it, or behind a letter
    alone; a double name that is too wide breaks in its middle."""
    for held in CLOSE.sub("\0", words).split(" "):
        piece = held.replace("\0", " ")
        for word in piece.split(" ") if too_wide(piece) else [piece]:
            first, hyphen, second = word.partition("-")
            if second and too_wide(word):
                yield " ", first + hyphen
                yield "", second
            else:
                yield " ", word


def fitted(words: str, font: str, size: float, width: float, height: float) -> tuple[float, list[str]]:
    """The largest letters, of this size at most, in which the words fit; and their lines."""

    def fits(size: float) -> bool:
        lines = wrapped(words, font, size, width)
        widest = max([width_of(line, font, size) for line in lines], default=0.0)
        return len(lines) * size * HIGH <= height + 1 and widest <= width

    size = largest(sizes_down(size, sp(LEAST)), fits)
    return size, wrapped(words, font, size, width)


def _in_so_many(most: int, words: str, font: str, size: float, least: float, width: float) -> float:
    """The largest letters in which the words fill so few lines; if there are none, the smallest that can be read."""
    if "\n" in words:
        most = min(most, 1 + words.count("\n"))
    return largest(sizes_down(size, least), lambda size: len(wrapped(words, font, size, width)) <= most)


# Above --------------------------------------------------------------------------------------------------------------


def measure(words: str, by_hand: bool, lines: int) -> Callable[[float], float]:
    """How high the words are in some width: in full letters if they fill so few ``lines``, in smaller ones if more."""
    role = "hand" if by_hand else "heading"
    font = theme.ROLES[role].font
    least = sp(SMALLEST_BY_HAND if by_hand else SMALLEST)

    def high(width: float) -> float:
        if not words:
            return 0.0
        room = max(1.0, width - dp(AIR))
        size = _in_so_many(lines, words, font, theme.size_of(role), least, room)
        return len(wrapped(words, font, size, room)) * size * HIGH + dp(8)

    return high


class WordsAbove(Paper):
    """What stands above the cards: a clue, written by hand on a strip of paper, or what happens now."""

    def __init__(self, box: Box, words: str, by_hand: bool) -> None:
        super().__init__(size_hint=(None, None), lift=7 if by_hand else 0, round_by=16)
        if not by_hand:
            self.tint(theme.faint(theme.paint.table, 0.0))
        stand(self, box)
        role = "hand" if by_hand else "heading"
        self._largest = theme.size_of(role) * (1.2 if by_hand else 1.0)
        self._label = Lettering(
            font_name=theme.ROLES[role].font,
            color=theme.paint.ink if by_hand else theme.paint.on_table,
            halign="center",
            valign="middle",
            line_height=0.95,
        )
        self.words = ""
        self.say(words)
        self.add_widget(stand(self._label, box))

    def say(self, words: str) -> None:
        """Other words in the same place."""
        if words == self.words:
            return
        self.words, label, room = words, self._label, max(1.0, self.width - dp(AIR))
        size = self._largest
        if "\n" in words:  # each part in a line of its own, as long as that can be read
            size = _in_so_many(len(words), words, label.font_name, size, sp(SMALLEST), room)
        label.font_size, lines = fitted(words, label.font_name, size, room, self.height)
        label.text = "\n".join(lines)


# On the cloth -------------------------------------------------------------------------------------------------------


def note_high(words: str, least: int = 0, size: float = 0.0, role: str = "note") -> Callable[[float], float]:
    """How high a note is in some width; with room for so many lines at ``least``, since others may follow."""
    letters = size or theme.size_of(role)

    def high(width: float) -> float:
        lines = max(least, len(wrapped(words, theme.ROLES[role].font, letters, max(1.0, width))))
        return lines * letters * HIGH + dp(4) if lines else 0.0

    return high


class Note(Lettering):
    """A few lines on the cloth; what others wrote in them, such as names, may make their letters smaller."""

    def __init__(self, box: Box, words: str, role: str = "note") -> None:
        super().__init__(
            font_name=theme.ROLES[role].font,
            color=theme.paint.on_table,
            halign="center",
            valign="middle",
            line_height=0.95,
        )
        self._box, self._largest, self.words = box, theme.size_of(role), ""
        stand(self, box)
        self.say(words)

    def say(self, words: str) -> None:
        """Other words in the same place."""
        if words != self.words:
            self.words = words
            self.font_size, lines = fitted(words, self.font_name, self._largest, self._box.w, self._box.h)
            self.text = "\n".join(lines)
