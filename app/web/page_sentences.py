"""The sentences that the pages of web/ say, read from their sources.  No Kivy."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

PAGES = Path(__file__).parents[2] / "web"

LITERAL = r'\s*"((?:[^"\\]|\\.)*)"'
ONE = re.compile(r"(?<![\w.$])_\(" + LITERAL)
SEVERAL = re.compile(r"(?<![\w.$])ngettext\(" + LITERAL + "," + LITERAL)
CALLED = re.compile(r"(?<!function )(?<![\w.$])(?:_|ngettext)\(")

Sentence = tuple[str, str | None]
"""One sentence, or a singular with its plural."""


def in_page(source: str) -> Iterator[Sentence]:
    """The sentences of a module in JavaScript: ``_("…")`` and ``ngettext("…", "…")``, always plain."""
    found = len(ONE.findall(source)) + len(SEVERAL.findall(source))
    if found != len(CALLED.findall(source)):
        raise ValueError("a sentence that is put together at run time cannot be translated")
    for words in ONE.findall(source):
        yield json.loads(f'"{words}"'), None
    for one, many in SEVERAL.findall(source):
        yield json.loads(f'"{one}"'), json.loads(f'"{many}"')


def of_pages() -> set[Sentence]:
    """What the modules of web/ say."""
    files = sorted(PAGES.rglob("*.js"))
    return {said for path in files for said in in_page(path.read_text(encoding="utf-8"))}
