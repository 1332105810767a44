"""Modules and styles as browsers are given them: without comments and without the air that only readers need.

Strings, templates and patterns stay byte for byte; nothing is renamed or moved, and nothing put another way but that
constants in a row are declared by one ``const``.
"""

import re
from pathlib import Path

TOKEN = re.compile(
    r"""(?P<air>(?:\s|//[^\n]*|/\*(?:(?!\*/).)*\*/)+)
      | (?P<word>[\w$\#]+)
      | (?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
      | (?P<sign>=>|\+\+|--|[^\s\w`"'])""",
    re.DOTALL | re.VERBOSE,
)
TEMPLATE_PART = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*(`|\$\{)", re.DOTALL)
PATTERN = re.compile(r"/(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")

ENDS_VALUE = frozenset(")]}")
BEFORE_PATTERN = frozenset(("return", "typeof", "case", "in", "of", "do", "else", "void", "delete", "await", "yield"))
"""Words after which a / begins a pattern; after any other it divides."""

GOES_ON_AFTER = frozenset((*";{,([", "=>"))
GOES_ON_BEFORE = frozenset((*".?:|&,)]}=", "=>"))
"""Signs after or before which the end of a line ends nothing."""

HEADS = frozenset(("if", "for", "while", "with"))
LONELY = frozenset(("else", "do"))
"""What, with its bracket if it has one, a lone ; may follow that is a statement."""

BEFORE_BLOCK = LONELY | {"try", "catch", "finally"}
BEFORE_DECLARED = frozenset(("export", "default", "async", " "))
BEFORE_STATEMENT = frozenset(("", "\n", *";{}"))


def as_served(path: Path) -> bytes:
    if path.suffix == ".js":
        return module_as_served(path.read_text(encoding="utf-8")).encode()
    if path.suffix == ".css":
        return style_as_served(path.read_text(encoding="utf-8")).encode()
    return path.read_bytes()


def module_as_served(source: str) -> str:
    """The same tokens in the same order, but for a ; or , that says nothing before a bracket, (x) => as x =>, and
    ; const as a , after a constant; lines end where no ; or block does."""
    kept: list[str] = []
    declares = [False]
    """Whether the statement that is read is a constant's, for each bracket that is open, and for none."""
    heads: list[tuple[bool, bool]] = []
    after_head = before_block = False
    braces: list[str] = []
    """For each that is open ``block`` or ``class``, after which no line has to end, or nothing: it may be a value."""
    declares_class = ended = False
    place, air = 0, ""
    while place < len(source):
        kind, token = _next(source, place, kept)
        place += len(token)
        if kind == "air":
            air = "\n" if "\n" in token else " "
            continue
        before = kept[-1] if kept else ""
        if token == "const":
            if declares[-1] and before == ";":
                kept[-1], air = ",", ""
                continue
            declares[-1] = before not in ("(", "export")
        elif before == ";":
            declares[-1] = False
        if token == "=>" and _alone_in_brackets(kept):
            kept[-3:] = [kept[-2]]
        elif _says_nothing(before, token, kept) and not after_head:
            kept.pop()
        elif air and _needs(air, before, token):
            if air == " ":
                kept.append(air)
            elif not ended:
                kept.append(air)
                declares[-1] = False
        if token in "([{":
            declares.append(False)
        elif token in ")]}":
            declares.pop()
        if token == "{":
            block = before in BEFORE_BLOCK or (before == ")" and before_block)
            braces.append("class" if declares_class else "block" if block else "")
        declares_class = token != "{" and (declares_class or (token == "class" and _begins_statement(kept)))
        ended = token == "}" and braces.pop() != ""
        if token == "(":
            heads.append((before in HEADS, before in HEADS or _declares_function(kept, "class" in braces[-1:])))
        after_head, before_block = (
            heads.pop() if token == ")" else (token in LONELY or (after_head and token == ";"), False)
        )
        kept.append(token)
        air = ""
    return "".join(kept)


def _next(source: str, place: int, kept: list[str]) -> tuple[str, str]:
    if source[place] == "`":
        return "template", source[place : _end_of_template(source, place)]
    if source[place] == "/" and source[place + 1 : place + 2] not in ("/", "*") and _pattern_may_follow(kept):
        pattern = PATTERN.match(source, place)
        if pattern is None:
            raise ValueError(f"a pattern without its end: {source[place : place + 40]}")
        return "pattern", pattern[0]
    token = TOKEN.match(source, place)
    if token is None:
        raise ValueError(f"a string without its end: {source[place : place + 40]}")
    return str(token.lastgroup), token[0]


def _end_of_template(source: str, place: int) -> int:
    """Where what begins with a ` at that place is over, with all that is put into it."""
    place += 1
    while part := TEMPLATE_PART.match(source, place):
        place = part.end()
        if part[1] == "`":
            return place
        depth, inside = 1, ["("]
        while depth and place < len(source):
            kind, token = _next(source, place, inside)
            place += len(token)
            depth += (token == "{") - (token == "}")
            if kind != "air":
                inside.append(token)
    raise ValueError("a template without its end")


def _pattern_may_follow(kept: list[str]) -> bool:
    before = next((token for token in reversed(kept) if token.strip()), "(")
    if before in BEFORE_PATTERN:
        return True
    return not (before in ENDS_VALUE or before[-1].isalnum() or before[-1] in "_$\"'`/" or before in ("++", "--"))


def _says_nothing(before: str, token: str, kept: list[str]) -> bool:
    """Whether a ; or , comes last that the bracket after it makes needless."""
    return (before == ";" and token == "}") or (before == "," and token in ENDS_VALUE and kept[-2] not in (",", "["))


def _begins_statement(kept: list[str]) -> bool:
    before = next((token for token in reversed(kept) if token not in BEFORE_DECLARED), "")
    return before in BEFORE_STATEMENT


def _declares_function(kept: list[str], in_class: bool) -> bool:
    """Whether a bracket that comes next is that of a function or method which is no value."""
    if in_class:
        return kept[-1] != "function"
    return kept[-3:-1] == ["function", " "] and _begins_statement(kept[:-3])


def _alone_in_brackets(kept: list[str]) -> bool:
    """Whether one name in brackets comes last, that no name before them calls."""
    if len(kept) < 3 or (kept[-3], kept[-1]) != ("(", ")") or not _is_word(kept[-2][0]):
        return False
    return len(kept) == 3 or not (_is_word(kept[-4][-1]) or kept[-4] in ENDS_VALUE)


def _is_word(sign: str) -> bool:
    return sign.isalnum() or sign in "_$#"


def _needs(air: str, before: str, token: str) -> bool:
    if not before:
        return False
    if air == "\n":
        return before not in GOES_ON_AFTER and token[0] not in GOES_ON_BEFORE
    last, first = before[-1], token[0]
    alike = last == first and first in "+-/"
    return (_is_word(last) and _is_word(first)) or alike or (last.isdigit() and first == ".")


STYLE_STRING = re.compile(r"""("[^"\n]*"|'[^'\n]*')""")
LOOSE = re.compile(r" ?([{};,>/]) ?|(?<=:) | (?=!)")


def style_as_served(source: str) -> str:
    """Within strings nothing changes; a space that stands between two words, or round a + or a -, stays."""
    parts = STYLE_STRING.split(re.sub(r"/\*(?:(?!\*/).)*\*/", " ", source, flags=re.DOTALL))
    for n in range(0, len(parts), 2):
        parts[n] = LOOSE.sub(r"\1", re.sub(r"\s+", " ", parts[n])).replace(";}", "}")
    return "".join(parts).strip()
