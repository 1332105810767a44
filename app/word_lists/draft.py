"""A word list of the table's own while it is written: eight lines, and what is still wrong with each; no screen."""

from collections.abc import Sequence

from app.look.text import _, ngettext
from engine.decks.own_lists import OwnList, slips
from engine.decks.words import WORDS_IN_LIST
from engine.rules import Why

LINES = 1 + WORDS_IN_LIST
"""The theme, and below it the words."""


MOST_LETTERS = 48
"""That a line takes: twice what a word may have, so that one sees what is too much of it."""


def readable(line: str) -> str:
    """One line of what was typed or pasted, without what nobody can see, and not endless."""
    return "".join(letter for letter in line if letter.isprintable())[:MOST_LETTERS]


def _eight(lines: Sequence[str]) -> list[str]:
    return [*map(readable, lines), *[""] * LINES][:LINES]


class Draft:
    """``kept`` says that the lines are saved already; ``others`` are the lists it will stand beside."""

    def __init__(self, lines: Sequence[str] = (), kept: bool = False, others: Sequence[OwnList] = ()) -> None:
        self.lines = _eight(lines)
        self._others = tuple(others)
        self._saved = _eight(lines if kept else ())

    @property
    def unsaved(self) -> bool:
        return self.lines != self._saved and any(line.strip() for line in self.lines)

    def spread(self, place: int, pasted: str) -> None:
        """Lines that were pasted at once go into this place and those below it, as far as there are any."""
        lines = [line for line in (" ".join(line.split()) for line in pasted.splitlines()) if line]
        for offset, line in enumerate(lines[: LINES - place]):
            self.lines[place + offset] = readable(line)

    def written(self) -> OwnList:
        theme, *words = self.lines
        return OwnList(theme, tuple(words))

    def faults(self) -> dict[int, str]:
        """What is wrong with each line, in the language spoken now; an empty line is only not there yet."""
        found = slips(self.written(), self._others)
        return {place: _said(why) for place, why in found.items() if why.key != "list-empty"}

    def missing(self) -> str | None:
        """What keeps the list from being kept, for whoever writes it."""
        theme, *words = [line.strip() for line in self.lines]
        if not theme:
            return _("Give the list a theme.")
        if gaps := words.count(""):
            return ngettext("{n} word is missing.", "{n} words are missing.", gaps)
        if faults := len(self.faults()):
            return ngettext("{n} line needs fixing.", "{n} lines need fixing.", faults)
        return None


def _said(why: Why) -> str:
    """Shorter than the sentence for a whole file: it stands next to the line it speaks of."""
    args = why.args
    match why.key:
        case "list-too-long":
            return ngettext("{n} letter too long", "{n} letters too long", int(args["n"]) - int(args["most"]))
        case "list-sign":
            return _("“{sign}” does not belong here", sign=args["sign"])
        case "list-spacing":
            return _("A space or a hyphen too many")
        case "list-same-word":
            return _("This word is here twice")
        case "list-part":
            return _("Part of “{word}”: a drawing would show both", word=args["other"])
        case "list-twice":
            return _("Already in “{theme}”", theme=args["other"])
        case "list-theme-twice":
            return _("Another list has this theme")
    raise KeyError(why.key)
