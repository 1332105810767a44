"""Painting again: every picture comes out as its file looks, twice the same, and a changed one is found. Minutes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

skia = pytest.importorskip("skia", reason="skia-python is only needed for painting")

from tools.painter import gallery, manifest  # noqa: E402
from tools.painter.likeness import unlike  # noqa: E402

pytestmark = pytest.mark.slow

HOME = Path(__file__).parents[2]
PICTURES = {picture.name: picture for picture in gallery.pictures()}
REPEATED = ("sketch-04", "token-black-2", "seat-05", "yokai-03")


@pytest.mark.parametrize("name", PICTURES)
def test_a_committed_picture_looks_as_the_painter_paints_it(name: str) -> None:
    picture = PICTURES[name]
    assert unlike((manifest.ASSETS / picture.file).read_bytes(), picture.content()) == ""


def painted_elsewhere(names: tuple[str, ...], hash_seed: str, out: Path) -> dict[str, bytes]:
    """The files as another run of the painter writes them."""
    subprocess.run(
        [sys.executable, "-m", "tools.painter", "--out", str(out), "--only", *names],
        cwd=HOME,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=True,
        capture_output=True,
    )
    return {found.name: found.read_bytes() for found in sorted(out.rglob("*.*"))}


def test_two_runs_paint_the_same_bytes(tmp_path: Path) -> None:
    one = painted_elsewhere(REPEATED, "1", tmp_path / "one")
    two = painted_elsewhere(REPEATED, "2", tmp_path / "two")
    assert len(one) == len(REPEATED)
    assert one == two


MODULE = "tools/painter/cards/a_passages.py"  # candle-mountain is in it


@pytest.mark.parametrize(
    "old, new, found",
    [
        ("", "", ""),
        ("keepsakes.candle(e, 190, 1060, 30)", "pass", "card-026.jpg: off by"),
        ("person(e, 150, 1180, 210,", "person(e, 158, 1180, 210,", "card-026.jpg: off by"),
        ('"#8a3a4a", style="hood"', '"#8a6a4a", style="hood"', "card-026.jpg: off by"),
    ],
    ids=["nothing", "a small candle less", "a figure eight units aside", "a coat of another colour"],
)
def test_the_check_finds_what_was_really_changed(tmp_path: Path, old: str, new: str, found: str) -> None:
    shutil.copytree(HOME / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(HOME / "requirements", tmp_path / "requirements")
    (tmp_path / "assets/pictures").mkdir(parents=True)
    shutil.copy(HOME / "assets/pictures/card-026.jpg", tmp_path / "assets/pictures")
    text = (tmp_path / MODULE).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / MODULE).write_text(text.replace(old, new, 1), encoding="utf-8")
    words = [sys.executable, "-m", "tools.painter", "--check", "--only", "candle-mountain"]
    said = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True)
    assert said.returncode == (1 if found else 0), said.stderr
    assert found in said.stderr
