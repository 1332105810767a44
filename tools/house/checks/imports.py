"""Who may import whom, as one table, read off the syntax trees."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.house.environments import ROOT

SCREEN = ("kivy", "kivymd", "plyer", "materialyoucolor", "asynckivy", "jnius", "android")
WORLD = (
    *("time", "datetime", "random", "secrets", "uuid", "os", "sys", "io", "pathlib", "shutil", "tempfile"),
    *("socket", "asyncio", "threading", "multiprocessing", "subprocess", "sqlite3", "urllib", "websockets"),
)
FAR_SIDE = (
    "engine.lan.host",
    "engine.lan.guest.guest.Guest",
    "engine.lan.takeover.stand_in",
    "engine.lan.net.websocket_link",
)
"""Of several tablets: what speaks for a table or to one.  The lobby's view, codes and addresses all may look at."""

AUTHORITY = ("engine.match", "engine.journal", "engine.dealer", "engine.clock", *FAR_SIDE)
TABLE = ("engine.table", *AUTHORITY, "engine.lan")
BEHIND_THE_SCENE = ("engine.table.Table", *AUTHORITY)  # a Scene is what a table shows; all may look at it

ROOMS = tuple(
    f"app.{room}"
    for room in (
        *("home", "setup", "play", "result", "album", "sketchbook", "own_cards", "word_lists"),
        *("players", "settings", "lan"),
    )
)


@dataclass(frozen=True)
class Wall:
    """Modules in this package never import those."""

    inside: str
    never: tuple[str, ...]
    because: str
    spared: tuple[str, ...] = ()


WALLS = (
    Wall("engine", (*SCREEN, "app", "tools", "tests"), "the engine runs without a screen"),
    Wall("engine.games", (*WORLD, *TABLE, "engine.bots", "engine.library"), "rules are pure"),
    Wall("engine.ink", (*WORLD, *TABLE, "engine.games"), "ink is data"),
    Wall(
        "engine.bots",
        BEHIND_THE_SCENE,
        "a bot is given a view and choices, like anybody",
        spared=("engine.bots.sitter",),  # seats the bots at a table
    ),
    Wall("app", ("tools", "tests"), "what is shipped needs no tools"),
    Wall("app.boards", BEHIND_THE_SCENE, "a board draws views and says moves"),
    Wall(
        "app.ui",
        (*BEHIND_THE_SCENE, "engine.games", "app.boards", *ROOMS),
        "what rooms share knows no room and no game",
    ),
    Wall("app.look", (*BEHIND_THE_SCENE, "engine.games", "app.boards", "app.ui", *ROOMS), "the look knows no room"),
    *(
        Wall(
            room,
            BEHIND_THE_SCENE,
            "a page reaches the table through the bridge",
            spared=("app.lan.flow",),  # opens and reopens tables: it reads the record of one that was laid
        )
        for room in ROOMS
    ),
    Wall("main", ("engine", *SCREEN), "main.py starts the app, nothing else"),
    Wall("tools.painter", ("app", "engine.table", *SCREEN), "the painter paints"),
)


def forbidden_imports(root: Path = ROOT) -> list[str]:
    return [finding for path in sources(root) for finding in findings_in(path, root)]


def sources(root: Path) -> list[Path]:
    folders = [root / name for name in ("engine", "app", "tools")]
    return [root / "main.py", *sorted(path for folder in folders for path in folder.rglob("*.py"))]


def findings_in(path: Path, root: Path) -> Iterator[str]:
    module = module_name(path, root)
    walls = [wall for wall in WALLS if within(module, wall.inside) and module not in wall.spared]
    for line, imported in imports(path, module):
        place = f"{path.relative_to(root)}:{line}"
        for wall in walls:
            if any(within(imported, name) for name in wall.never):
                yield f"{place}: imports {imported}, but {wall.because}"
        last = imported.rpartition(".")[2]
        if last.startswith("_") and last != "_" and not last.startswith("__"):
            yield f"{place}: imports the private name {imported}"


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def module_name(path: Path, root: Path) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, module: str) -> Iterator[tuple[int, str]]:
    """Line and full name of everything imported, `from X import Y` as X.Y, relative ones made absolute."""
    for statement in statements(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
        yield from imported_by(statement, module, path.name == "__init__.py")


def statements(node: ast.AST, but: Callable[[ast.AST], bool] = lambda one: False) -> Iterator[ast.AST]:
    """All statements of a module, however deep, but those and what stands in them.

    An import stands in no expression, and those are most of a tree.
    """
    for field in ("body", "orelse", "finalbody", "handlers", "cases"):
        for one in getattr(node, field, ()):
            if not but(one):
                yield one
                yield from statements(one, but)


def imported_by(node: ast.AST, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    package = module if is_package else module.rpartition(".")[0]
    if isinstance(node, ast.Import):
        yield from ((node.lineno, alias.name) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        start = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
        source = ".".join([*start, *([node.module] if node.module else [])])
        yield from ((node.lineno, f"{source}.{alias.name}") for alias in node.names)
