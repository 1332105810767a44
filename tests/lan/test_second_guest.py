"""docs/lan.md is enough: a guest that was written from it alone plays each game to its end, and sees what we see."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.harness.lan.device import Hosting
from tests.harness.lan.processes import ROOT, devices
from tests.harness.lan.witness import digest

SECOND = ROOT / "tests" / "lan" / "second_guest"

TABLES = {
    "yokai": ("duel", ("host", "")),
    "dixit": ("classic", ("host", "", "", "bot")),
    "pictomania": ("live", ("host", "", "bot")),
    "pictoric": ("open", ("", "host", "")),
}


def test_it_knows_nothing_of_ours() -> None:
    modules = sorted(SECOND.glob("*.py"))
    assert len(modules) >= 4
    for module in modules:
        for node in ast.walk(ast.parse(module.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.partition(".")[0] in ("engine", "app", "tools")], module


@pytest.mark.long
@pytest.mark.parametrize("game", TABLES)
def test_it_plays_each_game_to_its_end(tmp_path: Path, game: str) -> None:
    variant, sitters = TABLES[game]
    own = [str(seat) for seat, sitter in enumerate(sitters) if not sitter]
    with devices() as start:
        host = start(tmp_path, Hosting(game, variant, sitters, seed=5))
        opened = host.until("open")
        words = [sys.executable, "-m", "tests.lan.second_guest", "127.0.0.1", str(opened["port"]), opened["code"], *own]
        played = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=100)
        assert played.returncode == 0, played.stderr
        last = json.loads(played.stdout)
        over = host.until("over")
    assert last["spectator"]["ended"] and last["spectator"]["result"] is not None
    assert digest(json.dumps(last["spectator"]).encode()) == over["spectator"]
    for seat in own:
        assert digest(json.dumps(last["scenes"][seat]).encode()) == over["scenes"][seat]
    assert last["moves"] > 3
