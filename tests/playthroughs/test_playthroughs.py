"""Every game in every variant still plays the match that stands in its file, letter by letter."""

import pytest

from tests.playthroughs.record import FOLDER, file_of, text_of, variants

AGAIN = "If this is meant, write the files again with python -m tests.playthroughs and read what has changed."


@pytest.mark.parametrize(("name", "variant"), variants())
def test_a_match_plays_as_its_file_says(name: str, variant: str) -> None:
    path = file_of(name, variant)
    assert path.exists(), f"{name} {variant} has no playthrough yet: python -m tests.playthroughs writes one"
    before, now = path.read_text(encoding="utf-8").splitlines(), text_of(name, variant).splitlines()
    for number, (old, new) in enumerate(zip(before, now, strict=False), start=1):
        assert new == old, f"{path.name}, line {number}. {AGAIN}"
    assert len(now) == len(before), AGAIN


def test_every_file_is_of_a_game_that_there_is() -> None:
    assert {file_of(name, variant) for name, variant in variants()} == set(FOLDER.glob("*.txt"))
