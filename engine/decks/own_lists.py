"""A table's own word lists: reading a file or typed text, and holding it to the rules that any list keeps.

No player's file may cause an exception here: whatever it holds, it becomes lists or reasons that can be said.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

import msgspec

from engine.decks.words import (
    ALPHABETS,
    NO_MARKS,
    THEME_MARKS,
    Phrase,
    Word,
    WordList,
    broken,
    check_lists,
    check_text,
    folded,
    is_part_of,
    why,
    with_apostrophe,
)
from engine.languages import LANGUAGES
from engine.rules import Sentence, Why

OWN_FILE_BYTES = 256 * 1024  # more than the shipped lists in three languages take together
OWN_LISTS = 300  # more than all the shipped lists; checking so many takes a moment, not more
OWN_REFUSALS = 20  # a file that is no word list at all would otherwise be refused line by line

LATIN_WITH_ACCENTS = frozenset(c for c in map(chr, range(0xC0, 0x180)) if c.isalpha() and c.islower())
# A family may write its own lists in any language of Latin letters.
OWN_ALPHABETS = {**ALPHABETS, "en": ALPHABETS["en"] | LATIN_WITH_ACCENTS}

Said = TypeVar("Said", bound=Phrase)

SAYS: dict[str, Sentence] = {
    "list-own-too-big": ("The file is too big: at most {n} kilobyte.", "The file is too big: at most {n} kilobytes."),
    "list-own-not-text": "The file is not a text in UTF-8. Save it as plain text in UTF-8 and choose it again.",
    "list-own-none": "The file has no list. Write a theme and seven words below it, one per line, then an empty line.",
    "list-own-too-many": (
        "The file has {n} list; at most {most} are read.",
        "The file has {n} lists; at most {most} are read.",
    ),
    "list-own-mixed": "In “{theme}”, some texts are in one language and some in three. Choose one way.",
}


class OwnList(msgspec.Struct, frozen=True):
    """A list in a table's own file: in one language, or in three like the shipped ones."""

    theme: str | Phrase
    words: tuple[str | Word, ...]


class OwnListsRefused(msgspec.Struct, frozen=True):
    """A table's own file is not taken, for these reasons."""

    whys: tuple[Why, ...]


# Reading ------------------------------------------------------------------------------------------------------


def read_own_lists(content: bytes) -> list[WordList] | OwnListsRefused:
    """A table's own file: plain text (a theme, seven words below it, an empty line, the next list) or JSON."""
    written = written_in(content)
    return written if isinstance(written, OwnListsRefused) else checked_own_lists(written)


def written_in(content: bytes) -> list[OwnList] | OwnListsRefused:
    """What stands in the file, whether it keeps the rules or not."""
    if len(content) > OWN_FILE_BYTES:
        return OwnListsRefused((why("list-own-too-big", n=OWN_FILE_BYTES // 1024),))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return OwnListsRefused((why("list-own-not-text"),))
    try:
        written = own_lists_of_json(text) if text.lstrip()[:1] in ("[", "{") else own_lists_of_text(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return OwnListsRefused((broken(error),))
    if not written:
        return OwnListsRefused((why("list-own-none"),))
    if len(written) > OWN_LISTS:
        return OwnListsRefused((why("list-own-too-many", n=len(written), most=OWN_LISTS),))
    return written


def own_lists_of_text(text: str) -> list[OwnList]:
    lines = [" ".join(line.split()) for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
    paragraphs = [part.split("\n") for part in re.split(r"\n{2,}", "\n".join(lines).strip("\n")) if part]
    return [OwnList(theme=first, words=tuple(rest)) for first, *rest in paragraphs]


def own_lists_of_json(text: str) -> list[OwnList]:
    return msgspec.json.decode(text, type=list[OwnList])


# Checking -----------------------------------------------------------------------------------------------------


def checked_own_lists(written: list[OwnList]) -> list[WordList] | OwnListsRefused:
    """The lists as they are dealt, called own-001, own-002, …"""
    whys: list[Why] = []
    lists: list[WordList] = []
    by_languages: dict[tuple[str, ...], list[WordList]] = defaultdict(list)
    for place, own in enumerate(written, start=1):
        if is_mixed(own):
            whys.append(why("list-own-mixed", theme=own.theme if isinstance(own.theme, str) else own.theme.en))
            continue
        languages = (language_of(own),) if isinstance(own.theme, str) else LANGUAGES
        lists.append(as_dealt(own, own_id(place), languages[0]))
        by_languages[languages].append(lists[-1])
    for spoken, alike in by_languages.items():
        found = check_lists(alike, {language: OWN_ALPHABETS[language] for language in spoken})
        whys += [finding.why for finding in islice(found, OWN_REFUSALS)]
    return OwnListsRefused(tuple(whys[:OWN_REFUSALS])) if whys else lists


def own_id(place: int) -> str:
    """What the list in that place, counted from 1, is called in a match."""
    return f"own-{place:03d}"


def is_mixed(own: OwnList) -> bool:
    return len({isinstance(part, str) for part in (own.theme, *own.words)}) > 1


def language_of(own: OwnList) -> str:
    """The language whose alphabet leaves the fewest letters of a one-language list unexplained."""
    text = "".join(part for part in (own.theme, *own.words) if isinstance(part, str)).lower()
    letters = with_apostrophe(unicodedata.normalize("NFC", text), "")
    return min(LANGUAGES, key=lambda language: sum(c not in OWN_ALPHABETS[language] for c in letters))


def as_dealt(own: OwnList, list_id: str, language: str) -> WordList:
    """The list as the game deals it: a text in one language is read by everybody as it was written."""

    def in_three(part: str | Phrase) -> dict[str, str]:
        if isinstance(part, str):
            return dict.fromkeys(LANGUAGES, written_well(part, language))
        return {each: written_well(part.in_language(each), each) for each in LANGUAGES}

    words = tuple(Word(**in_three(word), proper=True) for word in own.words)
    return WordList(list_id, Phrase(**in_three(own.theme)), words)


def written_well(text: str, language: str) -> str:
    """What a keyboard left behind is mended, not refused: loose accents, spaces, another apostrophe."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    return with_apostrophe(text, "ʼ" if language == "uk" else "'")


def tidied(own: OwnList) -> OwnList:
    """The same list, mended as it will be dealt: what is kept is what everybody will read."""
    if is_mixed(own):
        return own
    language = language_of(own)

    def mended(text: str) -> str:
        return written_well(text, language)

    theme = mended(own.theme) if isinstance(own.theme, str) else _in_each(own.theme)
    words = tuple([mended(word) if isinstance(word, str) else _in_each(word) for word in own.words])
    return OwnList(theme, words)


def _in_each(phrase: Said) -> Said:
    texts = {language: written_well(phrase.in_language(language), language) for language in LANGUAGES}
    return msgspec.structs.replace(phrase, **texts)


# A list that is being written -------------------------------------------------------------------------------------


def slips(own: OwnList, others: Iterable[OwnList] = ()) -> dict[int, Why]:
    """The first thing wrong with the theme (place 0) and with each word, of a list in one language.

    Says the same as ``checked_own_lists`` does of the whole, but of each line by itself, while it is typed.
    ``others`` are the lists it will stand beside.
    """
    found: dict[int, Why] = {}
    for place, reason in _slips(own, others):
        found.setdefault(place, reason)
    return found


def _slips(own: OwnList, others: Iterable[OwnList]) -> Iterator[tuple[int, Why]]:
    language = language_of(own)
    theme, *words = [written_well(part, language) for part in (own.theme, *own.words) if isinstance(part, str)]
    yield from ((0, reason) for reason in check_text(theme, theme, OWN_ALPHABETS[language], THEME_MARKS))
    for place, word in enumerate(words, start=1):
        for reason in check_text(word, theme, OWN_ALPHABETS[language], NO_MARKS):
            yield place, reason
    yield from _clashes_inside(theme, words, language)
    yield from _clashes_with(others, theme, words, language)


def _clashes_inside(theme: str, words: list[str], language: str) -> Iterator[tuple[int, Why]]:
    for place, word in enumerate(words):
        for earlier, other in enumerate(words):
            if not word or not other or earlier == place:
                continue
            if folded(word) == folded(other):
                if earlier < place:
                    yield place + 1, why("list-same-word", theme=theme, word=word)
            elif is_part_of(word, other, language):
                yield place + 1, why("list-part", theme=theme, word=word, other=other)


def _clashes_with(others: Iterable[OwnList], theme: str, words: list[str], language: str) -> Iterator[tuple[int, Why]]:
    for other in others:
        if not isinstance(other.theme, str) or language_of(other) != language:
            continue
        if folded(theme) == folded(other.theme):
            yield 0, why("list-theme-twice", theme=theme)
        taken = {folded(word) for word in other.words if isinstance(word, str)}
        for place, word in enumerate(words, start=1):
            if folded(word) in taken:
                yield place, why("list-twice", theme=theme, word=word, other=other.theme)
