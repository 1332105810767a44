"""What the package weighs: a tablet that is nearly full must still have room for the app."""

import zlib
from pathlib import Path

import pytest

from tools.android.spec import Promise, promised
from tools.android.weight import CODE, PARTS, Libraries, Weight, part_of, table, weigh, weigh_libraries, weigh_tree

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
ALL_TOGETHER = 30_000_000


def test_all_assets_together_stay_under_30_megabytes() -> None:
    weights = {path: path.stat().st_size for path in ASSETS.rglob("*") if path.is_file()}
    assert len(weights) > 200
    heaviest = sorted(weights, key=weights.__getitem__, reverse=True)[:5]
    assert sum(weights.values()) < ALL_TOGETHER, [str(path.relative_to(ASSETS)) for path in heaviest]


def test_every_folder_of_the_assets_is_a_part_with_a_name():
    assert {f"assets/{folder.name}" for folder in ASSETS.iterdir() if folder.is_dir()} == {
        folder for folder in PARTS if folder.startswith("assets/")
    }


@pytest.mark.long
def test_every_file_of_the_package_is_weighed_once(package):
    there = [path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    parts = weigh_tree(package)
    assert set(parts) == {CODE, *PARTS.values()}
    assert sum(part.files for part in parts.values()) == len(there)
    sounds = [path.stat().st_size for path in package.joinpath("assets", "sounds").iterdir()]
    assert (parts["sounds"].files, parts["sounds"].plain) == (len(sounds), sum(sounds))


def test_a_file_is_weighed_as_a_zip_file_would_hold_it(tmp_path):
    (tmp_path / "rules.txt").write_bytes(b"One card each. " * 500)
    weight = weigh(tmp_path / "rules.txt")
    assert weight == Weight(1, 7500, len(zlib.compress(b"One card each. " * 500)))
    assert weight.packed < 100


def test_python_is_weighed_compiled_and_without_docstrings(tmp_path):
    code = "def deal():\n    return 7\n"
    (tmp_path / "short.py").write_text(code)
    (tmp_path / "told.py").write_text(code.replace("():\n", "():\n    '''" + "Deals seven cards. " * 200 + "'''\n"))
    assert abs(weigh(tmp_path / "told.py").plain - weigh(tmp_path / "short.py").plain) < 100


def test_a_picture_that_no_part_names_is_not_taken_for_code():
    assert part_of(Path("assets/posters/one.png")) != CODE
    assert part_of(Path("assets/sounds/deal.wav")) == "sounds"
    assert part_of(Path("app/look/sounds.py")) == CODE


@pytest.mark.long
def test_every_library_of_the_spec_is_weighed_or_named_as_unknown():
    promise = promised()
    libraries = weigh_libraries(promise)
    not_here = {line.split()[0] for line in libraries.not_here}
    assert libraries.counted.keys() | not_here == promise.requirements.keys() - {"hostpython3"}
    assert not libraries.counted.keys() & not_here
    assert {"kivy", "pillow", "cryptography"} <= set(libraries.compiled)
    assert "segno" not in libraries.compiled


def test_a_library_in_another_version_is_not_weighed():
    promise = Promise("org.example", (), frozenset(), {"segno": "0.0.1", "no-such-library": ""})
    assert weigh_libraries(promise).not_here == ("segno 0.0.1", "no-such-library")


def test_what_each_abi_has_of_its_own_counts_for_each():
    promise = Promise("org.example", ("arm64-v8a", "armeabi-v7a"), frozenset(), {})
    libraries = Libraries({"kivy": Weight(10, 5_000_000, 2_000_000)}, ("kivy",), ("sqlite3",))
    said = table({"cards": Weight(100, 17_000_000, 16_000_000)}, libraries, promise)
    assert "An APK for 2 ABIs weighs about 20.00 MB" in said
    assert "all of sqlite3;" in said
