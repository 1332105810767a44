"""The manifest: of each committed picture, what painted it and what its file is. The pictures are the authority.

Reading it needs no skia, so whoever only runs the tests can hold files and sources against it.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path

from tools.house import environments
from tools.painter.origins import ROOT, Origins

ASSETS = ROOT / "assets"
MANIFEST = Path(__file__).parent / "manifest.json"
PIGMENTS = ("skia-python", "numpy")  # the libraries that decide what a brush leaves behind


@dataclass(frozen=True)
class Entry:
    """One picture: its name, the definition it begins with, fingerprints of its code, versions, its file."""

    name: str
    painted_by: str  # module:name, or module: for all of it
    own: str
    core: str
    versions: str
    sha256: str
    size: int


def entry(name: str, painted_by: str, content: bytes, origins: Origins) -> Entry:
    own, core = origins.fingerprints(painted_by)
    versions = ", ".join(f"{each} {metadata.version(each)}" for each in PIGMENTS)
    return Entry(name, painted_by, own, core, versions, hashlib.sha256(content).hexdigest(), len(content))


def read(path: Path = MANIFEST) -> dict[str, Entry]:
    """By file, as it lies below assets/. Nothing where there is no manifest yet."""
    if not path.exists():
        return {}
    return {file: Entry(**said) for file, said in json.loads(path.read_text(encoding="utf-8")).items()}


def write(entries: dict[str, Entry], path: Path = MANIFEST) -> None:
    """A picture a line, so that one picture's change is one line's."""
    lines = [f" {json.dumps(file)}: {json.dumps(asdict(entries[file]))}" for file in sorted(entries)]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def stale(entries: dict[str, Entry], origins: Origins) -> dict[str, str]:
    """The pictures that today's painter did not paint, and what has changed since."""
    found = {file: _since(each, origins) for file, each in entries.items()}
    return {file: why for file, why in found.items() if why}


def _since(each: Entry, origins: Origins) -> str:
    try:
        own, core = origins.fingerprints(each.painted_by)
    except FileNotFoundError:
        return f"{each.painted_by} is no more"
    changed = {
        each.painted_by: own != each.own,
        "the painter's core": core != each.core,
        f"versions, from {each.versions} to {pinned()}": each.versions != pinned(),
    }
    return "; ".join(f"{what} changed" for what, has in changed.items() if has)


def pinned() -> str:
    pins = dict(line.split("==") for line in environments.pins("paint"))
    return ", ".join(f"{each} {pins[each]}" for each in PIGMENTS)


def foreign_files(entries: dict[str, Entry], assets: Path = ASSETS) -> dict[str, str]:
    """The files that are not what the manifest says, are missing, or of which it says nothing."""
    found = {file: _off(assets / file, each) for file, each in entries.items()}
    painted = {Path(file).parent for file in entries}
    there = {path.relative_to(assets) for folder in painted for path in (assets / folder).glob("*.[jp][pn]g")}
    found |= {path.as_posix(): "is not in the manifest" for path in there if path.as_posix() not in entries}
    return {file: why for file, why in found.items() if why}


def _off(path: Path, each: Entry) -> str:
    if not path.is_file():
        return "is missing"
    content = path.read_bytes()
    if len(content) != each.size:
        return f"has {len(content)} bytes, not {each.size}"
    return "" if hashlib.sha256(content).hexdigest() == each.sha256 else "has other bytes"
