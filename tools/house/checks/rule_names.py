"""Every numbered rule of docs/rules whose game exists is named by a test, and every test names a rule that exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tools.house.checks.imports import statements
from tools.house.environments import ROOT

RULE = re.compile(r"^\* \*\*([A-Z]\d+)\*\*", re.MULTILINE)
NAMED = re.compile(r"(?:^|_)([A-Z]\d+)(?=_|$)")


def rules_and_tests_apart(root: Path = ROOT) -> list[str]:
    named = rules_named_by_tests(root / "tests")
    findings = []
    known = set()
    for page in sorted((root / "docs" / "rules").glob("*.md")):
        numbered = RULE.findall(page.read_text(encoding="utf-8"))
        known.update(numbered)
        if has_game(root, page.stem):
            findings += [f"docs/rules/{page.name}: no test names {rule}" for rule in numbered if rule not in named]
    letters = {rule[0] for rule in known}  # each game has one of its own
    for rule, place in named.items():
        if rule not in known and rule[0] in letters:
            findings.append(f"{place}: there is no rule {rule}")
    return findings


def has_game(root: Path, game: str) -> bool:
    games = root / "engine" / "games"
    return (games / f"{game}.py").exists() or (games / game / "__init__.py").exists()


def rules_named_by_tests(tests: Path) -> dict[str, str]:
    """Each rule in the name of a test, with one place where it stands."""
    found = {}
    for path in sorted(tests.rglob("test_*.py")):
        for node in statements(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in NAMED.findall(node.name):
                    found[rule] = f"{path.relative_to(tests.parent)}:{node.lineno}"
    return found
