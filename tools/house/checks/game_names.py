"""Nobody outside a game's own folders knows it, or one of its variants, by name.

A game lives in engine/games, engine/bots, app/boards and app/rules_pages; what is shared finds it there.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.house.environments import ROOT

HOMES = ("engine/games", "engine/bots", "app/boards", "app/rules_pages")

TELLING = (ast.Import, ast.ImportFrom, ast.Constant, ast.Compare)
"""What can tell that a module knows a game; most of a tree cannot."""


def games_known_elsewhere(root: Path = ROOT) -> list[str]:
    games = [path.stem for path in sorted((root / "engine" / "games").iterdir()) if is_game(path)]
    findings = []
    for folder in ("app", "engine"):
        for path in sorted((root / folder).rglob("*.py")):
            place = path.relative_to(root).as_posix()
            tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
            nodes = [node for node in ast.walk(tree) if isinstance(node, TELLING)]
            strangers = [game for game in games if not at_home(place, game)]
            found = [(line, f"{what} of {game}") for game in strangers for line, what in known(nodes, game)]
            if strangers == games:
                found += variants_asked_for(nodes)
            findings += [f"{place}:{line}: knows {what}" for line, what in sorted(found)]
    return findings


def is_game(path: Path) -> bool:
    return (path.suffix == ".py" and path.stem != "__init__") or (path / "__init__.py").exists()


def at_home(place: str, game: str) -> bool:
    homes = [f"{home}/{game}" for home in HOMES]
    return any(place == f"{home}.py" or place.startswith(f"{home}/") for home in homes)


def known(nodes: Sequence[ast.AST], game: str) -> Iterator[tuple[int, str]]:
    """Where a module imports something of that game, or writes down its name."""
    for node in nodes:
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names]
            modules = [f"{node.module}.{name}" for name in names] if isinstance(node, ast.ImportFrom) else names
            if any(f".{game}" in f"{module}." and module.split(".")[0] in ("app", "engine") for module in modules):
                yield node.lineno, "a module"
        elif isinstance(node, ast.Constant) and node.value == game:
            yield node.lineno, "the name"


def variants_asked_for(nodes: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    """A comparison of something called a variant with a word: only the game knows its own."""
    for node in nodes:
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            words = [side.value for side in sides if isinstance(side, ast.Constant) and isinstance(side.value, str)]
            if words and any("variant" in ast.unparse(side) for side in sides):
                yield node.lineno, f"the variant {words[0]!r}"
