"""The app's sentences in all its languages: collects them, keeps the catalogues, and finds what is wrong with them."""

import ast
import re
import struct
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter

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
    for sentence, place in [*of_the_app(), *of_the_engine()]:
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


def of_the_engine() -> Iterator[tuple[Sentence, str]]:
    from engine import rules, sentences

    for game in (None, *rules.names()):
        for said in sentences.of_game(game).values():
            place = "engine/games/" + game if game and said not in sentences.of_game(None).values() else "engine"
            yield Sentence(*said) if isinstance(said, tuple) else Sentence(said), place


# Catalogues on disk -----------------------------------------------------------------------------------------------


def po_file(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "easel.po"


def read(path: Path) -> Catalogue:
    """The sentences of a .po file; what it no longer uses (#~) is left out."""
    catalogue: Catalogue = {}
    if not path.exists():
        return catalogue
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        entry = _read_block(block)
        if entry is not None and entry[0].one:
            catalogue[entry[0]] = entry[1]
    return catalogue


def _read_block(block: str) -> tuple[Sentence, Translation] | None:
    parts: dict[str, str] = {}
    last, places, fuzzy, note = "", [], False, ""
    for line in block.splitlines():
        if line.startswith("#~") or not line.strip():
            continue
        if line.startswith("#"):
            places += line[2:].split() if line.startswith("#:") else []
            fuzzy |= line.startswith("#,") and "fuzzy" in line
            note = line[2:].strip() if line.startswith("# ") else note
            continue
        named = re.match(r"(msgid_plural|msgid|msgstr(?:\[\d\])?) ", line)
        if named:
            last = named[1]
            parts[last] = ""
        if last:
            parts[last] += _unquoted(line[named.end() if named else 0 :])
    if "msgid" not in parts:
        return None
    forms = [parts[name] for name in sorted(parts) if name.startswith("msgstr")]
    return Sentence(parts["msgid"], parts.get("msgid_plural")), Translation(forms, places, fuzzy, note)


def _unquoted(text: str) -> str:
    value = ast.literal_eval(text.strip())
    return value if isinstance(value, str) else ""


def write(path: Path, language: str, catalogue: Catalogue) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    blocks = ['msgid ""\nmsgstr ""\n' + "\n".join(_quoted(line + "\n") for line in _head(language))]
    for sentence, translation in catalogue.items():
        lines = [f"# {translation.note}"] if translation.note else []
        lines += [f"#: {place}" for place in translation.places]
        lines += ["#, fuzzy"] if translation.fuzzy else []
        lines.append(f"msgid {_quoted(sentence.one)}")
        if sentence.many is None:
            lines.append(f"msgstr {_quoted(translation.forms[0])}")
        else:
            lines.append(f"msgid_plural {_quoted(sentence.many)}")
            lines += [f"msgstr[{number}] {_quoted(form)}" for number, form in enumerate(translation.forms)]
        blocks.append("\n".join(lines))
    path.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")


def _head(language: str) -> list[str]:
    return [
        "Project-Id-Version: Easel",
        f"Language: {language}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=UTF-8",
        "Content-Transfer-Encoding: 8bit",
        f"Plural-Forms: {PLURALS[language]}",
    ]


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def compiled(language: str, catalogue: Catalogue) -> bytes:
    """The .mo file: only what is translated and sure."""
    pairs = [(b"", "".join(line + "\n" for line in _head(language)).encode())]
    for sentence, translation in catalogue.items():
        if translation.fuzzy or not all(translation.forms):
            continue
        key = sentence.one if sentence.many is None else f"{sentence.one}\0{sentence.many}"
        pairs.append((key.encode(), "\0".join(translation.forms).encode()))
    pairs.sort()
    keys_at = 7 * 4
    texts_at = keys_at + 16 * len(pairs)
    index, texts = [], b""
    for column in (0, 1):
        for pair in pairs:
            index.append(struct.pack("<II", len(pair[column]), texts_at + len(texts)))
            texts += pair[column] + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), keys_at, keys_at + 8 * len(pairs), 0, 0)
    return head + b"".join(index) + texts


# The two commands -----------------------------------------------------------------------------------------------


def update() -> None:
    found = collect()
    for language in PLURALS:
        catalogue = merged(read(po_file(language)), found, language)
        write(po_file(language), language, catalogue)
        po_file(language).with_suffix(".mo").write_bytes(compiled(language, catalogue))
        left = sum(not all(translation.forms) or translation.fuzzy for translation in catalogue.values())
        print(f"{language}: {len(catalogue)} sentences, {left} to translate")


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
        path = po_file(language)
        if not path.exists():
            findings.append(f"{language}: there is no {path.relative_to(ROOT)}")
            continue
        catalogue = read(path)
        findings += [f"{language}: {finding}" for finding in faults(catalogue, found, language)]
        mo = path.with_suffix(".mo")
        if not mo.exists() or mo.read_bytes() != compiled(language, catalogue):
            findings.append(f"{language}: {mo.relative_to(ROOT)} is stale: run python -m tools.texts update")
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
