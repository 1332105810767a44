"""A clue as a player may type it, in any script: long enough for a line of a song, with nothing that hides or turns."""

import unicodedata

from engine.rules import Sentence, Why
from engine.seats import BLANKS, MOST_MARKS

LONGEST_CLUE = 120
"""Letters: two lines of a song; four lines above the cards on the smallest screen."""

LONGEST_TYPED = 4 * LONGEST_CLUE
"""Letters as they come from a keyboard, some of which type each accent by itself; more is not even looked at."""

JOINERS = "\u200c\u200d"
"""Invisible, and yet needed: Persian and Indic scripts are spelt with them, and many emoji are joined by one."""

EMOJI = range(0x1F000, 0x1FB00)
"""Room for pictures; a newer phone types some that this Python has not heard of."""

SAYS: dict[str, Sentence] = {
    "clue-blank": "Write a clue, or say it aloud.",
    "clue-too-long": "A clue has at most {most} letters; this one has {n} more.",
    "clue-sign": "The clue has a sign in it that cannot be shown: {sign}.",
    "clue-piled": "The clue has too many marks on one letter.",
}


def written(typed: str) -> str:
    """The clue as everybody reads it: each letter in one form, single spaces."""
    return " ".join(unicodedata.normalize("NFC", typed).split())


def refuse_clue(typed: str) -> Why | None:
    if len(typed) > LONGEST_TYPED:
        return Why("clue-too-long", {"n": len(typed) - LONGEST_CLUE, "most": LONGEST_CLUE})
    for letter in typed:
        if not _can_be_shown(letter):
            return Why("clue-sign", {"sign": f"U+{ord(letter):04X}"})
    clue = written(typed)
    if len(clue) > LONGEST_CLUE:
        return Why("clue-too-long", {"n": len(clue) - LONGEST_CLUE, "most": LONGEST_CLUE})
    if not any(_kind(letter) in "LNPS" or ord(letter) in EMOJI for letter in clue):
        return Why("clue-blank")
    return Why("clue-piled") if _is_piled(clue) else None


def _can_be_shown(letter: str) -> bool:
    if letter in BLANKS:
        return False
    if unicodedata.category(letter) == "Cn":
        return ord(letter) in EMOJI
    return letter in JOINERS or unicodedata.category(letter) == "Zs" or _kind(letter) not in "CZ"


def _is_piled(clue: str) -> bool:
    """A tower of marks would cover the rest of the screen."""
    height = 0
    for letter in clue:
        height = height + 1 if _kind(letter) == "M" else height if letter in JOINERS else 0
        if height > MOST_MARKS:
            return True
    return False


def _kind(letter: str) -> str:
    """Unicode's kind of letter: C other, L letter, M mark, N number, P punctuation, S symbol, Z separator."""
    return unicodedata.category(letter)[0]
