"""Pictomania's word lists: what a list is, reading the shipped levels, every rule about lists that can be counted.

The rules are applied to the shipped lists and to a table's own lists alike. `python3 -m engine.decks.words [LEVEL…]`
prints what is wrong with the shipped lists and exits 1 if anything is. No player's file may cause an exception here.
"""

import re
import string
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path

import msgspec

LANGUAGES = ("en", "uk", "ru")
LISTS_IN_LEVEL = {1: 54, 2: 54, 3: 54, 4: 36}  # P5: 27, 27, 27 and 18 cards with two sides each
WORDS_IN_LIST = 7  # P5: one for each guess card
LONGEST = 24  # what a line of the rack holds, in words as in themes
MOST_USES = 2  # of a word in all levels together: the same words again bore a table
SHIPPED = Path(__file__).resolve().parents[2] / "assets" / "words"

OWN_FILE_BYTES = 512 * 1024  # the 198 shipped lists in three languages take about half of it
OWN_LISTS = 300  # more than all the shipped lists; checking them stays well under a second on a tablet
OWN_REFUSALS = 20  # a file that is no word list at all would otherwise be refused line by line
SHOWN = 40  # how much of a strange text a refusal quotes
SHOWN_REASON = 120  # and of the JSON reader's complaint, which ends with the place in the file

CYRILLIC = "абвгдежзийклмнопрстуфхцчшщьюя"
LATIN_WITH_ACCENTS = frozenset(c for c in map(chr, range(0xC0, 0x180)) if c.isalpha() and c.islower())
ALPHABETS = {
    "en": frozenset(string.ascii_lowercase + "'"),
    "uk": frozenset(CYRILLIC + "іїєґ" + "ʼ"),
    "ru": frozenset(CYRILLIC + "ёыъэ"),
}
# A family may write its own lists in any language of Latin letters; the fonts have them all.
OWN_ALPHABETS = {**ALPHABETS, "en": ALPHABETS["en"] | LATIN_WITH_ACCENTS}
JOINTS = frozenset(" -")
THEME_MARKS = frozenset(",!?…:")

SENTENCES = {
    "lists.file_missing": "The file {file} is missing.",
    "lists.broken_json": "The file is not a list of word lists: {reason}.",
    "lists.count": "The level has {count} lists; it must have {wanted}.",
    "lists.id": "The list in place {place} is called “{found}”; it must be called “{wanted}”.",
    "lists.theme_twice": "The theme “{theme}” stands over two lists.",
    "lists.words_count": "“{theme}” has {count} words; a list has {wanted}.",
    "lists.empty": "In “{theme}” a word or the theme is empty.",
    "lists.too_long": "In “{theme}”, “{word}” has {count} characters; at most {most} fit.",
    "lists.sign": "In “{theme}”, “{word}” has a sign that its language does not write: {sign}.",
    "lists.spacing": "In “{theme}”, “{word}” has a space or a hyphen too many.",
    "lists.capitals": "In “{theme}”, “{word}” must be in lower case, or be marked as a proper name.",
    "lists.theme_lower": "The theme “{theme}” must begin with a capital letter.",
    "lists.part": "In “{theme}”, “{word}” is part of “{other}”: a drawing of one would show the other.",
    "lists.same_word": "“{word}” stands more than once in “{theme}”.",
    "lists.twice": "“{word}” stands in two lists: “{theme}” and “{other}”. It may stand in one.",
    "lists.thrice": "“{word}” stands in {count} lists of all levels; at most {most} are allowed.",
    "lists.own_too_big": "The file is too big: at most {most} kilobytes.",
    "lists.own_not_text": "The file is not a text in UTF-8. Save it as plain text in UTF-8 and try again.",
    "lists.own_empty": "The file has no list. Write a theme, below it seven words, one a line, then an empty line.",
    "lists.own_too_many": "The file has {count} lists; at most {most} are read.",
    "lists.own_mixed": "In “{theme}” some words are in one language and some in three. Choose one way.",
}


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One concept in the three languages of the app."""

    en: str
    uk: str
    ru: str

    def in_language(self, language: str) -> str:
        return {"en": self.en, "uk": self.uk, "ru": self.ru}[language]


class Word(Said, frozen=True, forbid_unknown_fields=True):
    """One of the seven; `proper` marks a proper name, which may have capitals."""

    proper: bool = False


class WordList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in one place of the rack."""

    id: str
    theme: Said
    words: tuple[Word, ...]


class OwnList(msgspec.Struct, frozen=True):
    """A list in a table's own JSON file: in one language, or in three like the shipped ones."""

    theme: str | Said
    words: tuple[str | Word, ...]


class Finding(msgspec.Struct, frozen=True):
    """One thing wrong with a list: a key, what fills its sentence, and where it was found."""

    key: str
    args: dict[str, str | int] = {}
    file: str = ""
    list_id: str = ""
    language: str = ""

    @property
    def sentence(self) -> str:
        """English with {placeholders}; the app translates it, then fills it with `args`."""
        return SENTENCES[self.key]

    def __str__(self) -> str:
        where = " ".join(filter(None, (self.file, self.list_id, self.language)))
        return f"{where}: {self.sentence.format(**self.args)}"


class Refused(msgspec.Struct, frozen=True):
    """A table's own file that is not taken, and why."""

    findings: tuple[Finding, ...]


# What a word is compared by ---------------------------------------------------------------------------------------


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


def shown(text: str, most: int = SHOWN) -> str:
    """A strange text in a form that is safe on a screen: nothing invisible, nothing that turns the line around."""
    safe = "".join(c if c.isprintable() else f"[U+{ord(c):04X}]" for c in text[: most + 1])
    return safe if len(safe) <= most else safe[:most] + "…"


# The rules --------------------------------------------------------------------------------------------------------


def check_text(text: str, theme: str, allowed: frozenset[str], marks: frozenset[str]) -> Iterator[Finding]:
    """What holds for a word and for a theme: length, signs, spacing."""
    quoted: dict[str, str | int] = {"theme": shown(theme), "word": shown(text)}
    if not text.strip():
        yield Finding("lists.empty", quoted)
        return
    if len(text) > LONGEST:
        yield Finding("lists.too_long", {**quoted, "count": len(text), "most": LONGEST})
    strange = [c for c in text if c.lower() not in allowed | JOINTS | marks]
    if strange:
        yield Finding("lists.sign", {**quoted, "sign": shown(strange[0])})
    if any(
        not piece or piece[0] in "-'ʼ" or piece[-1] in "-'ʼ" or "--" in piece for piece in text.split(" ")
    ):
        yield Finding("lists.spacing", quoted)


def check_parts(words: list[str], theme: str, language: str) -> Iterator[Finding]:
    for word in words:
        for other in words:
            if folded(word) != folded(other) and is_part_of(word, other, language):
                yield Finding(
                    "lists.part", {"theme": shown(theme), "word": shown(word), "other": shown(other)}
                )


def check_list(one: WordList, language: str, allowed: frozenset[str]) -> Iterator[Finding]:
    """The rules that one list keeps or breaks by itself, in one of its languages."""
    theme = one.theme.in_language(language)
    words = [word.in_language(language) for word in one.words]
    if len(words) != WORDS_IN_LIST:
        yield Finding(
            "lists.words_count", {"theme": shown(theme), "count": len(words), "wanted": WORDS_IN_LIST}
        )
        return
    yield from check_text(theme, theme, allowed, THEME_MARKS)
    for word in words:
        yield from check_text(word, theme, allowed, frozenset())
    if all(word.strip() for word in words):
        yield from check_parts(words, theme, language)


def check_letter_case(one: WordList, language: str) -> Iterator[Finding]:
    """Ours only: a family may write its own lists with capitals or without."""
    theme = one.theme.in_language(language)
    if theme and not theme[0].isupper():
        yield Finding("lists.theme_lower", {"theme": shown(theme)})
    for word in one.words:
        text = word.in_language(language)
        if text != text.lower() and not word.proper:
            yield Finding("lists.capitals", {"theme": shown(theme), "word": shown(text)})


def check_twice(lists: Iterable[WordList], language: str) -> Iterator[Finding]:
    """A word stands once in a level, and so does a theme."""
    seen: dict[str, WordList] = {}
    themes: set[str] = set()
    for one in lists:
        theme = one.theme.in_language(language)
        if folded(theme) in themes:
            yield Finding("lists.theme_twice", {"theme": shown(theme)}, list_id=one.id, language=language)
        themes.add(folded(theme))
        here: set[str] = set()
        for word in one.words:
            text = word.in_language(language)
            earlier = seen.setdefault(folded(text), one)
            first = earlier.theme.in_language(language)
            args: dict[str, str | int] = {"word": shown(text), "theme": shown(first), "other": shown(theme)}
            if folded(text) in here:
                yield Finding("lists.same_word", args, list_id=one.id, language=language)
            elif earlier is not one:
                yield Finding("lists.twice", args, list_id=one.id, language=language)
            here.add(folded(text))


def check_lists(lists: Iterable[WordList], alphabets: Mapping[str, frozenset[str]]) -> Iterator[Finding]:
    """All that a level and a table's own file have in common, in the languages that have an alphabet here."""
    lists = list(lists)
    for language, allowed in alphabets.items():
        for one in lists:
            for finding in check_list(one, language, allowed):
                yield msgspec.structs.replace(finding, list_id=one.id, language=language)
        yield from check_twice(lists, language)


# The shipped levels -----------------------------------------------------------------------------------------------


def level_file(level: int) -> str:
    return f"level{level}.json"


def load_level(level: int, folder: Path = SHIPPED) -> list[WordList]:
    """The lists of one level as they are shipped; a missing or broken file is a broken app and raises."""
    return msgspec.json.decode((folder / level_file(level)).read_bytes(), type=list[WordList])


def check_level(level: int, lists: list[WordList]) -> Iterator[Finding]:
    wanted = LISTS_IN_LEVEL[level]
    if len(lists) != wanted:
        yield Finding("lists.count", {"count": len(lists), "wanted": wanted})
    for place, one in enumerate(lists, start=1):
        right_id = f"{level}-{place:03d}"
        if one.id != right_id:
            yield Finding(
                "lists.id", {"place": place, "found": shown(one.id), "wanted": right_id}, list_id=one.id
            )
        for language in LANGUAGES:
            for finding in check_letter_case(one, language):
                yield msgspec.structs.replace(finding, list_id=one.id, language=language)
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
                args: dict[str, str | int] = {"word": shown(text), "count": len(places), "most": MOST_USES}
                yield Finding("lists.thrice", args, level_file(level), list_id, language)


def check_shipped(folder: Path = SHIPPED, only: Iterable[int] = ()) -> list[Finding]:
    """Everything wrong with the shipped lists; `only` leaves out the levels that it does not name."""
    findings: list[Finding] = []
    levels: dict[int, list[WordList]] = {}
    for level in LISTS_IN_LEVEL:
        try:
            levels[level] = load_level(level, folder)
        except FileNotFoundError:
            args: dict[str, str | int] = {"file": level_file(level)}
            findings.append(Finding("lists.file_missing", args, level_file(level)))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            findings.append(
                Finding("lists.broken_json", {"reason": shown(str(error), SHOWN_REASON)}, level_file(level))
            )
        else:
            found = check_level(level, levels[level])
            findings += [msgspec.structs.replace(finding, file=level_file(level)) for finding in found]
    findings += check_levels_together(levels)
    files = {level_file(level) for level in only or LISTS_IN_LEVEL}
    return [finding for finding in findings if finding.file in files]


# A table's own lists ----------------------------------------------------------------------------------------------


def read_own_lists(content: bytes) -> list[WordList] | Refused:
    """A table's own file: plain text (a theme, seven words below it, an empty line, the next list) or JSON."""
    if len(content) > OWN_FILE_BYTES:
        return Refused((Finding("lists.own_too_big", {"most": OWN_FILE_BYTES // 1024}),))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return Refused((Finding("lists.own_not_text"),))
    try:
        written = own_lists_of_json(text) if text.lstrip()[:1] in ("[", "{") else own_lists_of_text(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return Refused((Finding("lists.broken_json", {"reason": shown(str(error), SHOWN_REASON)}),))
    if not written:
        return Refused((Finding("lists.own_empty"),))
    if len(written) > OWN_LISTS:
        return Refused((Finding("lists.own_too_many", {"count": len(written), "most": OWN_LISTS}),))
    return checked_own_lists(written)


def own_lists_of_text(text: str) -> list[OwnList]:
    lines = [" ".join(line.split()) for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
    paragraphs = [part.split("\n") for part in re.split(r"\n{2,}", "\n".join(lines).strip("\n")) if part]
    return [OwnList(theme=first, words=tuple(rest)) for first, *rest in paragraphs]


def own_lists_of_json(text: str) -> list[OwnList]:
    return msgspec.json.decode(text, type=list[OwnList])


def checked_own_lists(written: list[OwnList]) -> list[WordList] | Refused:
    findings: list[Finding] = []
    by_languages: dict[tuple[str, ...], list[WordList]] = defaultdict(list)
    lists: list[WordList] = []
    for place, own in enumerate(written, start=1):
        kinds = {isinstance(part, str) for part in (own.theme, *own.words)}
        if len(kinds) > 1:
            theme = own.theme if isinstance(own.theme, str) else own.theme.en
            findings.append(Finding("lists.own_mixed", {"theme": shown(theme)}))
            continue
        languages: tuple[str, ...] = (language_of(own),) if kinds == {True} else LANGUAGES
        lists.append(in_three_languages(own, f"own-{place:03d}", languages))
        by_languages[languages].append(lists[-1])
    for spoken, alike in by_languages.items():
        found = check_lists(alike, {language: OWN_ALPHABETS[language] for language in spoken})
        findings += islice(found, OWN_REFUSALS)
    return Refused(tuple(findings[:OWN_REFUSALS])) if findings else lists


def language_of(own: OwnList) -> str:
    """The language whose alphabet leaves the fewest letters of a one-language list unexplained."""
    text = "".join(part for part in (own.theme, *own.words) if isinstance(part, str)).lower()
    letters = with_apostrophe(unicodedata.normalize("NFC", text), "")
    return min(
        LANGUAGES, key=lambda language: sum(letter not in OWN_ALPHABETS[language] for letter in letters)
    )


def in_three_languages(own: OwnList, list_id: str, languages: tuple[str, ...]) -> WordList:
    """The list as the game deals it: a text in one language is read by everybody as it was written."""

    def tidy(part: str | Said) -> dict[str, str]:
        if isinstance(part, str):
            return dict.fromkeys(LANGUAGES, written_well(part, languages[0]))
        return {language: written_well(part.in_language(language), language) for language in LANGUAGES}

    return WordList(
        list_id, Said(**tidy(own.theme)), tuple(Word(**tidy(word), proper=True) for word in own.words)
    )


def written_well(text: str, language: str) -> str:
    """What a keyboard left behind is mended, not refused: loose accents, spaces, another apostrophe."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    return with_apostrophe(text, "ʼ" if language == "uk" else "'")


def main(arguments: list[str]) -> int:
    known = {str(level): level for level in LISTS_IN_LEVEL}
    if any(argument not in known for argument in arguments):
        print(f"usage: python3 -m engine.decks.words [{' '.join(known)}]", file=sys.stderr)
        return 2
    findings = check_shipped(only=[known[argument] for argument in arguments])
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
