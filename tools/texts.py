"""The app's sentences in all its languages: collects them, keeps the catalogues, and finds what is wrong with them."""

import ast
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter

import polib

USAGE = """\
python -m tools.texts update    merge new sentences into assets/locale/*/LC_MESSAGES/easel.po, write the .mo files
python -m tools.texts check     say what is missing, empty, unused, unsure, or does not fit; exit 1 if anything"""

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "assets" / "locale"

SLAVIC = "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
PLURALS = {"en": "nplurals=2; plural=(n != 1);", "uk": SLAVIC, "ru": SLAVIC}
"""The grammar of numbers, by language; these are all the languages that there are."""

FOREIGN = {"uk": "ыэъё", "ru": "іїєґ"}
"""Letters of the neighbour's alphabet, which betray a word in the wrong language."""

SOURCE = "en"
"""The language of the sentences in the code: its catalogue repeats them."""


@dataclass(frozen=True)
class Sentence:
    """What is translated: one sentence, or a singular with its plural."""

    one: str
    many: str | None = None


@dataclass
class Translation:
    forms: list[str]
    places: list[str] = field(default_factory=list)
    fuzzy: bool = False
    note: str = ""


Catalogue = dict[Sentence, Translation]


# Collecting -----------------------------------------------------------------------------------------------------


def collect() -> dict[Sentence, list[str]]:
    """Every sentence of the app and the engine, with the files that say it."""
    found: dict[Sentence, list[str]] = {}
    for sentence, place in [*of_the_app(), *of_the_engine(), *of_the_pages()]:
        places = found.setdefault(sentence, [])
        if place not in places:
            places.append(place)
    return dict(sorted(found.items(), key=lambda item: (item[1][0], item[0].one)))


def of_the_app() -> Iterator[tuple[Sentence, str]]:
    for path in sorted((ROOT / "app").rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        for sentence in in_source(path.read_text(encoding="utf-8"), place):
            yield sentence, place


def in_source(source: str, place: str) -> Iterator[Sentence]:
    """The arguments of _() and ngettext(); a sentence that is put together at run time cannot be translated."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        wanted = {"_": 1, "ngettext": 2}.get(node.func.id)
        if wanted is None:
            continue
        words = [_constant(argument) for argument in node.args[:wanted]]
        if len(words) < wanted or None in words:
            if place != "app/look/text.py":
                raise SystemExit(f"{place}:{node.lineno}: {node.func.id}() needs plain sentences")
            continue
        yield Sentence(*[word for word in words if word is not None])


def _constant(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def of_the_pages() -> Iterator[tuple[Sentence, str]]:
    from app.web.page_sentences import PAGES, in_page

    for path in sorted(PAGES.rglob("*.js")):
        place = path.relative_to(ROOT).as_posix()
        for one, many in in_page(path.read_text(encoding="utf-8")):
            yield Sentence(one, many), place


def of_the_engine() -> Iterator[tuple[Sentence, str]]:
    from engine import rules, sentences

    for game in (None, *rules.names()):
        for said in sentences.of_game(game).values():
            place = "engine/games/" + game if game and said not in sentences.of_game(None).values() else "engine"
            yield Sentence(*said) if isinstance(said, tuple) else Sentence(said), place


# Catalogues on disk -----------------------------------------------------------------------------------------------


def po_file(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "easel.po"


def po_files(language: str) -> list[Path]:
    """The catalogue of the app, and of each game that brings one of its own."""
    own = po_file(language)
    return [own, *sorted(path for path in own.parent.glob("*.po") if path != own)]


def read(path: Path) -> Catalogue:
    """The sentences of a .po file; what it no longer uses (#~) is left out."""
    if not path.exists():
        return {}
    entries = [entry for entry in polib.pofile(str(path)) if not entry.obsolete]
    return {Sentence(entry.msgid, entry.msgid_plural or None): _translation(entry) for entry in entries}


def _translation(entry: polib.POEntry) -> Translation:
    forms = [entry.msgstr_plural[number] for number in sorted(entry.msgstr_plural)] or [entry.msgstr]
    return Translation(forms, [place for place, _line in entry.occurrences], entry.fuzzy, entry.tcomment)


def write(path: Path, language: str, catalogue: Catalogue) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    _file(language, catalogue).save(str(path))


def compiled(language: str, catalogue: Catalogue) -> bytes:
    """The .mo file: only what is translated and sure."""
    sure = {sentence: known for sentence, known in catalogue.items() if all(known.forms) and not known.fuzzy}
    return bytes(_file(language, sure).to_binary())


def _file(language: str, catalogue: Catalogue) -> polib.POFile:
    file = polib.POFile(wrapwidth=10_000)  # a sentence a line: what changed is seen
    file.metadata = {
        "Project-Id-Version": "Easel",
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": PLURALS[language],
    }
    for sentence, known in catalogue.items():
        entry = polib.POEntry(
            msgid=sentence.one,
            occurrences=[(place, "") for place in known.places],
            flags=["fuzzy"] if known.fuzzy else [],
            tcomment=known.note,
        )
        if sentence.many is None:
            entry.msgstr = known.forms[0]
        else:
            entry.msgid_plural, entry.msgstr_plural = sentence.many, dict(enumerate(known.forms))
        file.append(entry)
    return file


# The two commands -----------------------------------------------------------------------------------------------


def update() -> None:
    found = collect()
    for language in PLURALS:
        left = found
        for path in reversed(po_files(language)):  # what a game has in a catalogue of its own stays there
            old = read(path)
            mine = left if path == po_file(language) else {known: left[known] for known in left if known in old}
            left = {known: places for known, places in left.items() if known not in mine}
            catalogue = merged(old, mine, language)
            write(path, language, catalogue)
            path.with_suffix(".mo").write_bytes(compiled(language, catalogue))
            untold = sum(not all(translation.forms) or translation.fuzzy for translation in catalogue.values())
            print(f"{language}: {len(catalogue)} sentences in {path.name}, {untold} to translate")


def merged(old: Catalogue, found: dict[Sentence, list[str]], language: str) -> Catalogue:
    """What is known already, and an empty place for what is new; what nobody says any more is dropped."""
    forms = forms_of(language)
    catalogue: Catalogue = {}
    for sentence, places in found.items():
        known = old.get(sentence)
        if language == SOURCE:
            texts = [sentence.one] if sentence.many is None else [sentence.one, sentence.many]
        elif known is not None:
            texts = known.forms
        else:
            texts = [""] * (1 if sentence.many is None else forms)
        unsure = known is not None and known.fuzzy and language != SOURCE
        catalogue[sentence] = Translation(texts, places, unsure, known.note if known else "")
    return catalogue


def forms_of(language: str) -> int:
    return int(PLURALS[language].removeprefix("nplurals=").split(";")[0])


def check() -> list[str]:
    """All findings, a line each."""
    found = collect()
    findings: list[str] = []
    for language in PLURALS:
        if not po_file(language).exists():
            findings.append(f"{language}: there is no {po_file(language).relative_to(ROOT)}")
            continue
        whole: Catalogue = {}
        for path in po_files(language):
            catalogue = read(path)
            whole |= catalogue
            mo = path.with_suffix(".mo")
            if not mo.exists() or mo.read_bytes() != compiled(language, catalogue):
                findings.append(f"{language}: {mo.relative_to(ROOT)} is stale: run python -m tools.texts update")
        findings += [f"{language}: {finding}" for finding in faults(whole, found, language)]
    return findings


def faults(catalogue: Catalogue, found: Iterable[Sentence], language: str) -> Iterator[str]:
    wanted = set(found)
    for sentence in wanted - set(catalogue):
        yield f"missing: {sentence.one!r}"
    for sentence, translation in catalogue.items():
        if sentence not in wanted:
            yield f"unused: {sentence.one!r}"
        for fault in _faults_of(sentence, translation, language):
            yield f"{fault}: {sentence.one!r}"


def _faults_of(sentence: Sentence, translation: Translation, language: str) -> Iterator[str]:
    if translation.fuzzy:
        yield "unsure (fuzzy)"
    count = 1 if sentence.many is None else forms_of(language)
    if len(translation.forms) != count:
        yield f"{len(translation.forms)} forms instead of {count}"
    if not all(translation.forms):
        yield "empty"
        return
    for number, form in enumerate(translation.forms):
        source = sentence.many if number and sentence.many is not None else sentence.one
        if placeholders(form) != placeholders(source) and placeholders(form) != placeholders(sentence.many or source):
            yield f"other placeholders in {form!r}"
        if strange := sorted(set(form.lower()) & set(FOREIGN.get(language, ""))):
            yield f"letters of another alphabet ({''.join(strange)}) in {form!r}"


def placeholders(text: str) -> set[str]:
    """What stands in braces; text that is no format at all has the name of its fault."""
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError as error:
        return {str(error)}


def main(arguments: list[str]) -> int:
    if arguments == ["update"]:
        update()
        return 0
    if arguments == ["check"]:
        findings = check()
        print("\n".join(findings) if findings else "Every sentence is there in every language.")
        return 1 if findings else 0
    print(USAGE)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
