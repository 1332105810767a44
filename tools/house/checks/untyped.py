"""``Any`` in ``app/`` hides mistakes from the type checker: each says why it is there, and no more of them come."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tools.house.environments import ROOT

LINES = 34
"""How many lines of ``app/`` name it, imports included.  To be lowered whenever there are fewer; never raised."""


def untyped(root: Path = ROOT, allowed: int = LINES) -> list[str]:
    files = sorted((root / "app").rglob("*.py"))
    found = [(path.relative_to(root), *line) for path in files for line in lines_with_any(path)]
    findings = [f"{path}:{number}: Any without a reason beside it" for path, number, why in found if not why]
    if len(found) > allowed:
        findings.append(f"app: {len(found)} lines with Any, and there were {allowed}: name the type")
    elif len(found) < allowed:
        findings.append(f"app: only {len(found)} lines with Any are left: lower LINES in {Path(__file__).name} to that")
    return findings


def lines_with_any(path: Path) -> Iterator[tuple[int, bool]]:
    """The number of each such line, and whether it needs no reason (an import) or has one: a comment on the line."""
    text = path.read_text(encoding="utf-8")
    if "Any" not in text:
        return  # as in most modules
    comments = tokenize.generate_tokens(io.StringIO(text).readline)
    commented = {token.start[0] for token in comments if token.type == tokenize.COMMENT}
    nodes = list(ast.walk(ast.parse(text, filename=str(path))))
    imported = {node.lineno for node in nodes if isinstance(node, ast.alias) and node.name == "Any"}
    used = {node.lineno for node in nodes if isinstance(node, ast.expr) and _names_any(node)}
    for number in sorted(imported | used):
        yield number, number in imported or number in commented


def _names_any(node: ast.expr) -> bool:
    """By itself, or in a type between quotes."""
    if isinstance(node, ast.Name):
        return node.id == "Any"
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or "Any" not in node.value:
        return False
    try:
        within = ast.walk(ast.parse(node.value, mode="eval"))
    except (SyntaxError, ValueError):
        return False  # words, no type
    return any(isinstance(part, ast.Name) and part.id == "Any" for part in within)
