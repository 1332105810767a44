"""The committed pictures are what the manifest says, and the manifest is about today's painter. Nothing is painted."""

import dataclasses
import json
import shutil
from pathlib import Path

import pytest

from tools.house import environments
from tools.painter import manifest
from tools.painter.origins import ROOT, Origins

ENTRIES = manifest.read()


def listed(findings: dict[str, str]) -> str:
    return "\n".join(f"{file}: {why}" for file, why in sorted(findings.items()))


def test_every_file_is_the_one_of_the_manifest() -> None:
    findings = manifest.foreign_files(ENTRIES)
    assert not findings, listed(findings) + "\n(python3 dev.py paint --only NAME paints one again)"


@pytest.mark.long
def test_every_picture_was_painted_by_the_painter_of_today() -> None:
    findings = manifest.stale(ENTRIES, Origins())
    assert not findings, listed(findings) + "\n(python3 dev.py paint looks which of them look otherwise now)"


def test_the_manifest_has_the_pictures_that_hang_in_the_gallery() -> None:
    pytest.importorskip("skia", reason="skia-python is only needed for painting")
    from tools.painter import gallery

    hung = {picture.file: (picture.name, picture.painted_by) for picture in gallery.pictures()}
    assert hung == {file: (entry.name, entry.painted_by) for file, entry in ENTRIES.items()}


def test_painting_happens_with_the_versions_that_the_tests_have() -> None:
    def version(page: str, name: str) -> str:
        return next(pin for pin in environments.pins(page) if pin.startswith(f"{name}=="))

    for name in manifest.PIGMENTS:
        assert version("paint", name) == version("develop", name)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The painter's code in a place of its own."""
    unread = shutil.ignore_patterns("__pycache__", "*.json", "*.md")
    shutil.copytree(ROOT / "tools/painter", tmp_path / "tools/painter", ignore=unread)
    return tmp_path


def stale_after(root: Path, module: str, old: str, new: str) -> set[str]:
    """The names of the pictures that are stale once this is written otherwise in a module."""
    path = root / "tools/painter" / module
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return {ENTRIES[file].name for file in manifest.stale(ENTRIES, Origins(root))}


PASSAGES = "cards/a_passages.py"


def test_a_change_in_one_card_makes_no_other_stale(copied: Path) -> None:
    assert stale_after(copied, PASSAGES, "air.sky(e, flow=80)", "air.sky(e, flow=81)") == {"candle-mountain"}


def test_so_does_another_light_for_it(copied: Path) -> None:
    assert stale_after(copied, PASSAGES, 'family("theatre")', 'family("dawn")') == {"cage-with-a-reader"}


def test_a_change_in_what_several_cards_use_makes_those_stale(copied: Path) -> None:
    found = stale_after(copied, "motifs/keepsakes.py", "def candle(", "FLAMES = 2\n\n\ndef candle(flames=FLAMES, *")
    assert {"candle-mountain", "yokai-03"} & found
    assert len(found) < len(ENTRIES) / 2


def test_a_change_of_the_easel_makes_every_card_stale(copied: Path) -> None:
    found = stale_after(copied, "easel.py", "class Easel:", "class Easel:\n    legs = 4\n")
    assert {entry.name for file, entry in ENTRIES.items() if file.startswith("pictures/")} <= found


def test_another_way_of_writing_files_makes_all_stale(copied: Path) -> None:
    assert len(stale_after(copied, "gallery.py", "QUALITIES = (86,", "QUALITIES = (92, 86,")) == len(ENTRIES)


@pytest.mark.parametrize(
    "module, old, new",
    [
        (PASSAGES, "    air.sky(e, flow=80)", "    # the sky first\n    air.sky(  e, flow = 80 )"),
        (PASSAGES, '"""A man reads', '"""A woman reads'),
        ("easel.py", "class Easel:", "# what stands in the studio\nclass Easel:"),
    ],
    ids=["a comment and blanks", "a card's docstring", "a comment in the core"],
)
def test_what_paints_nothing_makes_nothing_stale(copied: Path, module: str, old: str, new: str) -> None:
    assert stale_after(copied, module, old, new) == set()


def test_a_module_that_went_away_makes_its_pictures_stale(copied: Path) -> None:
    (copied / "tools/painter" / PASSAGES).unlink()
    ours = {file: entry for file, entry in ENTRIES.items() if "a_passages" in entry.painted_by}
    assert "pictures/card-026.jpg" in ours
    stale = manifest.stale(ours, Origins(copied))
    assert stale.keys() == ours.keys()
    assert all("is no more" in why for why in stale.values())


def test_other_versions_make_all_stale() -> None:
    old = {file: dataclasses.replace(entry, versions="skia-python 87.6, numpy 1.0") for file, entry in ENTRIES.items()}
    assert manifest.stale(old, Origins()).keys() == ENTRIES.keys()


def test_a_file_that_was_changed_lost_or_added_is_found(tmp_path: Path) -> None:
    names = ("card-001.jpg", "card-002.jpg", "card-003.jpg", "card-004.jpg")
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    for name in names:
        shutil.copy(manifest.ASSETS / "pictures" / name, pictures)
    ours = {f"pictures/{name}": ENTRIES[f"pictures/{name}"] for name in names}
    assert manifest.foreign_files(ours, tmp_path) == {}

    flipped = bytearray((pictures / names[0]).read_bytes())
    flipped[-9] ^= 1
    (pictures / names[0]).write_bytes(flipped)
    with (pictures / names[1]).open("ab") as file:
        file.write(b"\0")
    (pictures / names[2]).unlink()
    (pictures / "card-101.jpg").write_bytes(b"?")
    found = manifest.foreign_files(ours, tmp_path)
    assert found.keys() == {f"pictures/{name}" for name in (*names[:3], "card-101.jpg")}


def test_a_manifest_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "manifest.json"
    manifest.write(ENTRIES, path)
    assert manifest.read(path) == ENTRIES
    assert path.read_bytes() == manifest.MANIFEST.read_bytes()
    assert len(path.read_text(encoding="utf-8").splitlines()) == len(json.loads(path.read_bytes())) + 2
