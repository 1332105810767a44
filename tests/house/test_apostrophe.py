"""Ukrainian is written with one apostrophe, U+02BC, wherever people read it: a word is then one word everywhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WRITTEN = (
    "assets/locale/uk/LC_MESSAGES/easel.po",
    "assets/words/*.json",
    "assets/pictures/*.json",
    "assets/clues/uk.json",
)
STRANGE = re.compile(r"[а-яіїєґ]['’‘`´＇][а-яіїєґ]", re.IGNORECASE)


def files() -> Iterator[Path]:
    for pattern in WRITTEN:
        yield from sorted(ROOT.glob(pattern))


def test_all_these_files_are_there() -> None:
    assert len(list(files())) >= 7


@pytest.mark.parametrize("path", list(files()), ids=lambda path: path.name)
def test_there_is_one_apostrophe(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if STRANGE.search(line)] == []


def test_another_apostrophe_is_found() -> None:
    assert STRANGE.search("зв’язок")
    assert STRANGE.search("м'яч")
    assert not STRANGE.search("мʼяч")
