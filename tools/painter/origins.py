"""Which of the painter's definitions a picture comes from, and a fingerprint of what they say.

Comments, docstrings and layout are no part of it: they paint nothing. Nothing is imported or painted to know it.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAINTER = "tools.painter"
LENGTH = 16  # hexadecimal digits of a fingerprint: told apart, and a line stays readable

# A definition: its module and its name there. The empty name stands for the whole module.
Definition = tuple[str, str]
WRITTEN_BY = ("tools.painter.gallery", "encoded")  # every file comes from it too


class Source:
    """What a module of the painter defines, and what it borrows from the painter's other modules."""

    def __init__(self, module: str, text: str, modules: frozenset[str]) -> None:
        self.module = module
        self.defines: dict[str, list[ast.stmt]] = {}
        self.borrows: dict[str, Definition] = {}
        self._loose: list[ast.stmt] = []  # bound to no name: may touch whatever the module defines
        self._asks: dict[str, set[Definition]] = {}
        self._meant: dict[str, bytes] = {}
        for statement in ast.parse(text).body:
            self._take(statement, modules)

    def _take(self, statement: ast.stmt, modules: frozenset[str]) -> None:
        for node in ast.walk(statement):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PAINTER):
                for each in node.names:
                    inner = f"{node.module}.{each.name}"
                    lent = (inner, "") if inner in modules else (str(node.module), each.name)
                    self.borrows[each.asname or each.name] = lent
        names = list(bound_by(statement))
        for name in names:
            self.defines.setdefault(name, []).append(statement)
        if not names and not isinstance(statement, ast.Import | ast.ImportFrom) and not is_text(statement):
            self._loose.append(statement)

    def _statements(self, name: str) -> list[ast.stmt]:
        named = [self.defines[name]] if name else list(self.defines.values())
        return [*self._loose, *(statement for each in named for statement in each)]

    def asks(self, name: str) -> set[Definition]:
        """The names that a definition uses, and of which module each is asked."""
        if name not in self._asks:
            self._asks[name] = set(asked_for(self._statements(name), self.borrows, self.module))
        return self._asks[name]

    def meant(self, name: str) -> bytes:
        """What a definition says, as a hash."""
        if name not in self._meant:
            said = "".join(meaning(statement) for statement in self._statements(name))
            self._meant[name] = hashlib.sha256(f"{self.module}:{name}\n{said}".encode()).digest()
        return self._meant[name]


read = cache(Source)  # another folder with the same text is not read again


class Origins:
    """The painter's modules below a folder."""

    def __init__(self, root: Path = ROOT) -> None:
        self._root = root
        files = (root / PAINTER.replace(".", "/")).rglob("*.py")
        self._modules = frozenset(".".join(file.relative_to(root).with_suffix("").parts) for file in files)
        self._sources: dict[str, Source] = {}

    def fingerprints(self, painted_by: str) -> tuple[str, str]:
        """Of `module:name` (or of a whole `module:`): of what it comes from in its own module, and of all the rest."""
        module, _, name = painted_by.partition(":")
        reached = self.reached((module, name), WRITTEN_BY)
        own = {each for each in reached if each[0] == module}
        return self._digest(own), self._digest(reached - own)

    def reached(self, *starts: Definition) -> set[Definition]:
        """These definitions and all that they name, and what those name."""
        seen: set[Definition] = set()
        ahead = list(starts)
        while ahead:
            found = self._found(ahead.pop())
            if found and found not in seen:
                seen.add(found)
                ahead += self._source(found[0]).asks(found[1])
        return seen

    def _found(self, asked: Definition) -> Definition | None:
        """Where a name of a module is really defined, if the painter defines it at all."""
        module, name = asked
        source = self._source(module)
        if name in source.borrows:
            return self._found(source.borrows[name])
        return asked if not name or name in source.defines else None

    def _digest(self, definitions: Iterable[Definition]) -> str:
        told = hashlib.sha256()
        for module, name in sorted(definitions):
            told.update(self._source(module).meant(name))
        return told.hexdigest()[:LENGTH]

    def _source(self, module: str) -> Source:
        if module not in self._sources:
            path = self._root.joinpath(*module.split("."))
            path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
            self._sources[module] = read(module, path.read_text(encoding="utf-8"), self._modules)
        return self._sources[module]


def asked_for(statements: list[ast.stmt], borrows: dict[str, Definition], module: str) -> Iterator[Definition]:
    """The names that statements of a module use, and of which module each is asked."""
    for node in (node for statement in statements for node in ast.walk(statement)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            lender, name = borrows.get(node.value.id, (module, "borrowed from nowhere"))
            if not name:  # an attribute of a whole module
                yield lender, node.attr
        elif isinstance(node, ast.Name):
            lender, name = borrows.get(node.id, (module, node.id))
            if name:
                yield lender, name


def bound_by(statement: ast.stmt) -> Iterator[str]:
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        yield statement.name
    elif isinstance(statement, ast.Assign | ast.AnnAssign):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        for target in targets:
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            yield from (name.id for name in names if isinstance(name, ast.Name))


def is_text(statement: ast.stmt) -> bool:
    """A docstring, or another text that stands alone."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def meaning(node: object) -> str:
    """What a piece of code says, the same by every Python: without texts that stand alone and without empty fields."""
    if isinstance(node, ast.AST):
        said = ((name, value) for name, value in ast.iter_fields(node) if name != "ctx" and value not in (None, []))
        return f"{type(node).__name__}({','.join(f'{name}={meaning(value)}' for name, value in said)})"
    if isinstance(node, list):
        return f"[{','.join(meaning(each) for each in node if not (isinstance(each, ast.stmt) and is_text(each)))}]"
    return repr(node)
