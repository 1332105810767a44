"""No module needs another that needs it, be it at once or only when a function runs; what only types need is free."""

from __future__ import annotations

import ast
from collections.abc import Iterator, KeysView
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tools.house.checks.imports import imported_by, module_name, statements
from tools.house.environments import ROOT

PACKAGES = ("app", "engine")


def circular_imports(root: Path = ROOT) -> list[str]:
    paths = {module_name(path, root): path for name in PACKAGES for path in sorted((root / name).rglob("*.py"))}
    needed = {module: set(_needed(module, path, paths.keys())) - {module} for module, path in paths.items()}
    try:
        TopologicalSorter(needed).prepare()
    except CycleError as error:
        return [" needs ".join(reversed(error.args[1]))]
    return []


def _needed(module: str, path: Path, known: KeysView[str]) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    is_package = path.name == "__init__.py"
    for node in statements(tree, but=_only_for_types):
        for _line, name in imported_by(node, module, is_package):
            yield from [one for one in (name, name.rpartition(".")[0]) if one in known][:1]


def _only_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
