"""Pictomania's word lists: what a list is, reading the shipped levels, every rule about lists that can be counted.

The rules are applied to the shipped lists and to a table's own lists (own_lists.py) alike.
`python3 -m engine.decks.words [LEVEL…]` prints what is wrong with the shipped lists and exits 1 if anything is.
"""

import re
import string
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from engine.languages import LANGUAGES
from engine.rules import Sentence, Why

LISTS_IN_LEVEL = {1: 54, 2: 54, 3: 54, 4: 36}  # P5: 27, 27, 27 and 18 cards with two sides each
WORDS_IN_LIST = 7  # P5: one for each guess card
LONGEST = 24  # what a line of the rack holds, in words as in themes
MOST_USES = 2  # of a word in all levels together: the same words again bore a table
SHIPPED = Path(__file__).resolve().parents[2] / "assets" / "words"

SHOWN = 40  # how much of a strange text a refusal quotes
SHOWN_REASON = 120  # and of the JSON reader's complaint, which ends with the place in the file

CYRILLIC = "абвгдежзийклмнопрстуфхцчшщьюя"
ALPHABETS = {
    "en": frozenset(string.ascii_lowercase + "'"),
    "uk": frozenset(CYRILLIC + "іїєґ" + "ʼ"),
    "ru": frozenset(CYRILLIC + "ёыъэ"),
}
NO_MARKS: frozenset[str] = frozenset()
THEME_MARKS = frozenset(",!?…:«»“”")

SAYS: dict[str, Sentence] = {
    "list-file-missing": "The file {file} is missing.",
    "list-file-broken": "The file cannot be read as word lists ({detail}).",
    "list-count": ("There is {n} list in the level; it needs {wanted}.", "There are {n} lists; it needs {wanted}."),
    "list-id": "The list in place {place} is called “{found}”; it must be called “{wanted}”.",
    "list-theme-twice": "Two lists have the theme “{theme}”.",
    "list-words": ("“{theme}” has {n} word; a list has {wanted}.", "“{theme}” has {n} words; a list has {wanted}."),
    "list-empty": "In “{theme}”, a word or the theme is empty.",
    "list-too-long": (
        "In “{theme}”, “{word}” has {n} character; at most {most} fit.",
        "In “{theme}”, “{word}” has {n} characters; at most {most} fit.",
    ),
    "list-sign": "In “{theme}”, “{word}” has a sign that does not belong there: {sign}.",
    "list-spacing": "In “{theme}”, “{word}” has a space or a hyphen too many.",
    "list-capitals": "In “{theme}”, “{word}” must be in lower case, or be marked as a proper name.",
    "list-theme-lower": "The theme “{theme}” must begin with a capital letter.",
    "list-part": "In “{theme}”, “{word}” is part of “{other}”: a drawing of one would show the other.",
    "list-same-word": "In “{theme}”, “{word}” appears more than once.",
    "list-twice": "“{word}” is in “{theme}” and again in “{other}”; it may be in one of them.",
    "list-thrice": (
        "“{word}” is in {n} list of all levels; at most {most} are allowed.",
        "“{word}” is in {n} lists of all levels; at most {most} are allowed.",
    ),
}


class Phrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One concept in the three languages of the app."""

    en: str
    uk: str
    ru: str

    def in_language(self, language: str) -> str:
        return {"en": self.en, "uk": self.uk, "ru": self.ru}[language]


class Word(Phrase, frozen=True, forbid_unknown_fields=True):
    """One of the seven; `proper` marks a proper name, which may have capitals."""

    proper: bool = False


class WordList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in one place of the rack."""

    id: str
    theme: Phrase
    words: tuple[Word, ...]


class Finding(msgspec.Struct, frozen=True):
    """One thing wrong with the lists, and where: file, list and language, as far as it has them."""

    why: Why
    file: str = ""
    list_id: str = ""
    language: str = ""

    def __str__(self) -> str:
        where = " ".join(filter(None, (self.file, self.list_id, self.language)))
        return f"{where}: {in_english(self.why)}"


def in_english(why: Why) -> str:
    sentence = SAYS[why.key]
    if isinstance(sentence, tuple):
        sentence = sentence[0] if why.args["n"] == 1 else sentence[1]
    return sentence.format(**why.args)


def why(key: str, **args: str | int) -> Why:
    """A reason that quotes players' texts only in the form that is safe to show."""
    return Why(key, {name: shown(value) if isinstance(value, str) else value for name, value in args.items()})


def shown(text: str, most: int = SHOWN) -> str:
    """A strange text made safe for a screen: short, nothing invisible, nothing that turns the line around."""
    safe = "".join(c if c.isprintable() else f"[U+{ord(c):04X}]" for c in text[: most + 1])
    return safe if len(safe) <= most else safe[:most] + "…"


# What a word is compared by ---------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)  # each word of a list is asked for beside each other
def folded(word: str) -> str:
    """The word as a player hears it: case, ё, hyphens and the kind of apostrophe make no other word."""
    return with_apostrophe(word.casefold().replace("ё", "е").replace("-", " "), "'")


def with_apostrophe(text: str, apostrophe: str) -> str:
    return re.sub("[’ʼ'`´]", apostrophe, text)


def without_ending(piece: str, language: str) -> str:
    """One word of a phrase, so far that “вода” is found in “склянка води” and “cat” in “two cats”."""
    endings = "s" if language == "en" else "аеєиіїоуыэюяйь"
    stem = piece.rstrip(endings)
    return stem if len(stem) >= 3 else piece


def is_part_of(word: str, other: str, language: str) -> bool:
    """Whether a drawing of `other` would show `word` too, as far as letters can tell.

    Letters in a row count wherever they stand (pot, teapot, coffee pot), spaces and hyphens aside; in a phrase whole
    words count in any order and with any ending (риба, ловити рибу). “Ant” in “elephant” is caught as well: a rule
    that nobody has to argue about is worth a few lost pairs.
    """
    word, other = folded(word), folded(other)
    if word.replace(" ", "") in other.replace(" ", ""):
        return True
    pieces, others = ({without_ending(piece, language) for piece in text.split()} for text in (word, other))
    return len(others) > 1 and pieces <= others


# The rules --------------------------------------------------------------------------------------------------------


def check_text(text: str, theme: str, letters: frozenset[str], marks: frozenset[str]) -> Iterator[Why]:
    """What holds for a word and for a theme: length, signs, spacing."""
    if not text.strip():
        yield why("list-empty", theme=theme)
        return
    if len(text) > LONGEST:
        yield why("list-too-long", theme=theme, word=text, n=len(text), most=LONGEST)
    strange = next((c for c in text if c not in " -" and c not in marks and c.lower() not in letters), None)
    if strange:
        yield why("list-sign", theme=theme, word=text, sign=strange)
    if any(not piece.strip("-") or piece != piece.strip("-") or "--" in piece for piece in text.split(" ")):
        yield why("list-spacing", theme=theme, word=text)


def check_parts(words: list[str], theme: str, language: str) -> Iterator[Why]:
    for word in words:
        for other in words:
            if folded(word) != folded(other) and is_part_of(word, other, language):
                yield why("list-part", theme=theme, word=word, other=other)


def check_list(one: WordList, language: str, letters: frozenset[str]) -> Iterator[Why]:
    """The rules that one list keeps or breaks by itself, in one of its languages."""
    theme = one.theme.in_language(language)
    words = [word.in_language(language) for word in one.words]
    if len(words) != WORDS_IN_LIST:
        yield why("list-words", theme=theme, n=len(words), wanted=WORDS_IN_LIST)
        return
    yield from check_text(theme, theme, letters, THEME_MARKS)
    for word in words:
        yield from check_text(word, theme, letters, NO_MARKS)
    if all(word.strip() for word in words):
        yield from check_parts(words, theme, language)


def check_letter_case(one: WordList, language: str) -> Iterator[Why]:
    """Ours only: a family may write its own lists with capitals or without."""
    theme = one.theme.in_language(language)
    if theme and not theme[0].isupper():
        yield why("list-theme-lower", theme=theme)
    for word in one.words:
        text = word.in_language(language)
        if text != text.lower() and not word.proper:
            yield why("list-capitals", theme=theme, word=text)


def check_twice(lists: Iterable[WordList], language: str) -> Iterator[Finding]:
    """A word stands once in a level, and so does a theme."""
    first_in: dict[str, WordList] = {}
    themes: set[str] = set()
    for one in lists:
        theme = one.theme.in_language(language)
        if folded(theme) in themes:
            yield Finding(why("list-theme-twice", theme=theme), list_id=one.id, language=language)
        themes.add(folded(theme))
        here: set[str] = set()
        for text in (word.in_language(language) for word in one.words):
            earlier = first_in.setdefault(folded(text), one)
            if folded(text) in here:
                reason = why("list-same-word", theme=theme, word=text)
                yield Finding(reason, list_id=one.id, language=language)
            elif earlier is not one:
                reason = why("list-twice", theme=earlier.theme.in_language(language), word=text, other=theme)
                yield Finding(reason, list_id=one.id, language=language)
            here.add(folded(text))


def check_lists(lists: list[WordList], alphabets: Mapping[str, frozenset[str]]) -> Iterator[Finding]:
    """All that a level and a table's own file have in common, in the languages that have an alphabet here."""
    for language, letters in alphabets.items():
        for one in lists:
            for reason in check_list(one, language, letters):
                yield Finding(reason, list_id=one.id, language=language)
        yield from check_twice(lists, language)


# The shipped levels -----------------------------------------------------------------------------------------------


def list_id(level: int, place: int) -> str:
    """What the list in that place of a level, counted from 1, is called."""
    return f"{level}-{place:03d}"


def level_file(level: int) -> str:
    return f"level{level}.json"


def load_level(level: int, folder: Path = SHIPPED) -> list[WordList]:
    """The lists of one level as they are shipped; a missing or broken file is a broken app and raises."""
    return msgspec.json.decode((folder / level_file(level)).read_bytes(), type=list[WordList])


@cache
def shipped(level: int) -> dict[str, WordList]:
    """The lists of a level by their ids, read once for all who ask."""
    return {one.id: one for one in load_level(level)}


def check_level(level: int, lists: list[WordList]) -> Iterator[Finding]:
    wanted = LISTS_IN_LEVEL[level]
    if len(lists) != wanted:
        yield Finding(why("list-count", n=len(lists), wanted=wanted))
    for place, one in enumerate(lists, start=1):
        right_id = list_id(level, place)
        if one.id != right_id:
            yield Finding(why("list-id", place=place, found=one.id, wanted=right_id), list_id=shown(one.id))
        for language in LANGUAGES:
            for reason in check_letter_case(one, language):
                yield Finding(reason, list_id=one.id, language=language)
    yield from check_lists(lists, ALPHABETS)


def check_levels_together(levels: Mapping[int, list[WordList]]) -> Iterator[Finding]:
    for language in LANGUAGES:
        uses: dict[str, list[tuple[int, str]]] = defaultdict(list)
        for level, lists in levels.items():
            for one in lists:
                for word in one.words:
                    uses[folded(word.in_language(language))].append((level, one.id))
        for text, places in uses.items():
            if len(places) > MOST_USES:
                level, list_id = places[-1]
                reason = why("list-thrice", word=text, n=len(places), most=MOST_USES)
                yield Finding(reason, level_file(level), list_id, language)


def check_shipped(folder: Path = SHIPPED, only: Iterable[int] = ()) -> list[Finding]:
    """Everything wrong with the shipped lists; `only` names the levels to tell of, all of them if empty."""
    findings: list[Finding] = []
    levels: dict[int, list[WordList]] = {}
    for level in LISTS_IN_LEVEL:
        file = level_file(level)
        try:
            levels[level] = load_level(level, folder)
        except FileNotFoundError:
            findings.append(Finding(why("list-file-missing", file=file), file))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            findings.append(Finding(broken(error), file))
        else:
            findings += [msgspec.structs.replace(found, file=file) for found in check_level(level, levels[level])]
    findings += check_levels_together(levels)
    files = {level_file(level) for level in only or LISTS_IN_LEVEL}
    return [finding for finding in findings if finding.file in files]


def broken(error: Exception) -> Why:
    return Why("list-file-broken", {"detail": shown(str(error), SHOWN_REASON)})


def main(arguments: list[str]) -> int:
    levels = {str(level): level for level in LISTS_IN_LEVEL}
    if any(argument not in levels for argument in arguments):
        print(f"usage: python3 -m engine.decks.words [{' '.join(levels)}]", file=sys.stderr)
        return 2
    findings = check_shipped(only=[levels[argument] for argument in arguments])
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
