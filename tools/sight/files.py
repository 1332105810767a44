"""Writes what the eye is made of, and the manifest that says where it is from."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec

from engine.companion.sight_files import MANIFEST, NET, PROTOTYPES, SIGHT, NetFile
from tools.sight.drawings import PACKAGE, TARBALL_SHA256
from tools.sight.prototypes import drawings_sha256, prototypes

HERE = Path(__file__).parent
APART = HERE / "apart.msgpack"
"""A second net that never saw the things of racks.py: what the eye makes of words that nobody taught it."""

SOURCES = [
    {
        "what": "Quick, Draw! Dataset",
        "by": "Google",
        "licence": "CC BY 4.0",
        "at": "https://github.com/googlecreativelab/quickdraw-dataset",
        "package": PACKAGE,
        "sha256": TARBALL_SHA256,
        "changed": "a net was trained with it; no drawing is in these files",
    },
]

OURS = "doodles of tools/doodles"


def write_net(net: NetFile, folder: Path = SIGHT) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / NET).write_bytes(msgspec.msgpack.encode(net))


def write_prototypes(folder: Path = SIGHT) -> None:
    net = msgspec.msgpack.decode((folder / NET).read_bytes(), type=NetFile)
    (folder / PROTOTYPES).write_bytes(msgspec.msgpack.encode(prototypes(net)))
    write_manifest(folder, drawings_sha256())


def write_manifest(folder: Path, drawn: str) -> None:
    """``drawn``: of the drawings that are prototypes now."""
    files = {name: _listed((folder / name).read_bytes()) for name in (NET, PROTOTYPES)}
    ours = {"what": OURS, "by": "the makers of Easel", "licence": "as Easel", "sha256": drawn}
    content = {"made by": "python -m tools.sight", "files": files, "sources": [*SOURCES, ours]}
    (folder / MANIFEST).write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _listed(content: bytes) -> dict[str, str | int]:
    return {"sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content)}
