"""The sentences that the pages of web/ say, read from their sources.  No Kivy."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

PAGES = Path(__file__).parents[2] / "web"

LITERAL = r'\s*("(?:[^"\\]|\\.)*")\s*(?=[,)])'
CALL = re.compile(rf"[_t]\((?:{LITERAL})?(?:,{LITERAL})?")
"""The end of a name, and what is called with it: a few of all the signs that there are."""

NAME = re.compile(r"(?<![\w.$])(?<!function )(_|ngettext)$")

LOOKED_BACK = len("function ngettext")

Sentence = tuple[str, str | None]
"""One sentence, or a singular with its plural."""


def in_page(source: str) -> Iterator[Sentence]:
    """The sentences of a module in JavaScript: ``_("…")`` and ``ngettext("…", "…")``, always plain."""
    for call in CALL.finditer(source):
        name = NAME.search(source[max(0, call.start() - LOOKED_BACK) : call.start() + 1])
        if name is None:
            continue
        one, many = call[1], call[2] if name[1] == "ngettext" else ""
        if one is None or many is None:
            raise ValueError("a sentence that is put together at run time cannot be translated")
        yield json.loads(one), json.loads(many) if many else None


def of_pages() -> set[Sentence]:
    """What the modules of web/ say."""
    files = sorted(PAGES.rglob("*.js"))
    return {said for path in files for said in in_page(path.read_text(encoding="utf-8"))}
