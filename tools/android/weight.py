"""What a package would weigh, part by part, counted from the very files that buildozer would lay into it."""

from __future__ import annotations

import marshal
import zlib
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path, PurePath

from tools.android.spec import Promise

PARTS = {
    "assets/pictures": "cards",
    "assets/yokai": "yokai",
    "assets/table": "pieces of the table",
    "assets/icon": "icon and splash",
    "assets/doodles": "what bots draw",
    "assets/sight": "what bots see by",
    "assets/clues": "what bots tell",
    "assets/fonts": "fonts",
    "assets/sounds": "sounds",
    "assets/words": "words and languages",
    "assets/locale": "words and languages",
    "web": "pages for browsers",
}
CODE = "code"
"""Everything else of the tree: Python, and the licence."""

ONLY_TO_BUILD = {"hostpython3"}


@dataclass(frozen=True)
class Weight:
    files: int = 0
    plain: int = 0
    packed: int = 0

    def __add__(self, other: Weight) -> Weight:
        return Weight(self.files + other.files, self.plain + other.plain, self.packed + other.packed)


@dataclass(frozen=True)
class Libraries:
    """What the spec requires, as far as it is installed here in the same version."""

    counted: dict[str, Weight]
    compiled: tuple[str, ...]
    """Counted without their part in C, or not at all: only a build can weigh them."""
    not_here: tuple[str, ...]


def weigh(file: Path) -> Weight:
    """A file as it would be packed: Python compiled, without docstrings, and everything squeezed as in a zip file."""
    content = file.read_bytes()
    if file.suffix == ".py":
        content = marshal.dumps(compile(content, file.name, "exec", dont_inherit=True, optimize=2))
    return Weight(1, len(content), len(zlib.compress(content, 6)))


def weigh_tree(tree: Path) -> dict[str, Weight]:
    parts: dict[str, Weight] = defaultdict(Weight)
    for file in sorted(tree.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            parts[part_of(file.relative_to(tree))] += weigh(file)
    return dict(parts)


def part_of(file: PurePath) -> str:
    depth = 2 if file.parts[0] == "assets" else 1
    folder = "/".join(file.parts[:depth])
    return PARTS.get(folder, "pictures" if folder.startswith("assets/") else CODE)


def weigh_libraries(promise: Promise) -> Libraries:
    counted, compiled, not_here = {}, [], []
    for name, version in promise.requirements.items():
        if name in ONLY_TO_BUILD:
            continue
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            not_here.append(f"{name} {version}".strip())
            continue
        if found.version != version:
            not_here.append(f"{name} {version}")
            continue
        files = [Path(str(found.locate_file(file))) for file in found.files or () if ".." not in file.parts]
        if any(is_compiled(file) for file in files):
            compiled.append(name)
        counted[name] = sum((weigh(file) for file in packed(files)), Weight())
    return Libraries(counted, tuple(compiled), tuple(not_here))


def packed(files: Iterable[Path]) -> list[Path]:
    """Without what python-for-android leaves out, and without what it would compile anew for a tablet."""
    left_out = {"__pycache__", "tests"}
    return [file for file in files if not left_out & set(file.parts) and not is_compiled(file) and file.is_file()]


def is_compiled(file: PurePath) -> bool:
    return any(suffix in (".so", ".pyd", ".dll", ".dylib") for suffix in file.suffixes)


def table(parts: dict[str, Weight], libraries: Libraries, promise: Promise) -> str:
    """Both as lines to read, heaviest first."""
    ours = sum(parts.values(), Weight())
    shared = sum(libraries.counted.values(), Weight())
    lines = [f"{'Easel, once in a package':36}{'files':>6}{'plain':>9}{'packed':>9}"]
    lines += rows(parts)
    lines += [row("together", ours), "", f"Libraries, once for each of {', '.join(promise.abis)}"]
    lines += rows(libraries.counted)
    lines += [row("together", shared), ""]
    least = ours.packed + len(promise.abis) * shared.packed
    lines += [
        f"An APK for {len(promise.abis)} ABIs weighs about {megabytes(least)} and what only a build can tell:",
        f"  the compiled part, where a tablet has one, of {', '.join(libraries.compiled)};",
        f"  all of {', '.join(libraries.not_here)};",
        "  Python's own library, SDL2, OpenSSL, the C++ runtime and the Java part, which come with these.",
        "Python is compiled here by another version than on a tablet: the figures for code are close, not exact.",
    ]
    return "\n".join(lines)


def rows(weights: dict[str, Weight]) -> list[str]:
    return [row(name, weights[name]) for name in sorted(weights, key=lambda name: -weights[name].packed)]


def row(name: str, weight: Weight) -> str:
    return f"  {name:34}{weight.files:6}{megabytes(weight.plain):>9}{megabytes(weight.packed):>9}"


def megabytes(count: int) -> str:
    return f"{count / 1e6:.2f} MB"
