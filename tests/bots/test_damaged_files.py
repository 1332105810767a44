"""What bots are made of, missing or damaged, file by file: they play as they did without, the log says so."""

import asyncio
import logging
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import doodles
from engine.bots.pictomania import with_eyes
from engine.bots.sitter import Sitter
from engine.companion import hand, understanding
from engine.companion.eye import Eye
from engine.companion.sight_files import MANIFEST, NET, PROTOTYPES, SIGHT
from engine.dealer import Dealer
from engine.seats import Seat
from engine.table import Table, opening
from tests.bots.test_sitter import no_pause, until

Spoil = Callable[[Path], object]


SPOILT: dict[str, Spoil] = {
    "missing": lambda path: path.unlink(),
    "empty": lambda path: path.write_bytes(b""),
    "cut": lambda path: path.write_bytes(path.read_bytes()[:100]),
    "another file": lambda path: path.write_bytes(path.read_bytes()[::-1]),
    "a folder": lambda path: (path.unlink(), path.mkdir()),
}


@pytest.fixture(params=SPOILT.values(), ids=SPOILT)
def spoil(request: pytest.FixtureRequest) -> Spoil:
    chosen: Spoil = request.param
    return chosen


def copied(folder: Path, into: Path) -> Path:
    return Path(shutil.copytree(folder, into / folder.name))


def plays(game: str, options: bytes, strength: Any = "strong") -> Any:
    """The first round of four bots at a table, turned over."""
    turned_over: list[Any] = []

    async def scenario() -> None:
        seats = [Seat(f"P{seat}", seat, strength) for seat in range(4)]
        at = Table.open(opening(game, seats, "nobody", None, options), dealer=Dealer(3), source=lambda: 0)
        sitting = Sitter(at, no_pause, Random(1))
        await until(at, lambda: at.position.state.phase == "reveal")
        turned_over.append(at.position.state)
        sitting.leave()

    asyncio.run(scenario())
    return turned_over[0]


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if "chance plays" in record.getMessage()]


@pytest.mark.parametrize("name", [NET, PROTOTYPES, MANIFEST])
def test_without_a_file_of_the_eye_they_draw_and_guess_all_the_same(
    name: str, spoil: Spoil, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = copied(SIGHT, tmp_path)
    spoil(folder / name)
    monkeypatch.setattr(with_eyes, "Eye", partial(Eye, folder))
    with caplog.at_level(logging.WARNING):
        state = plays("pictomania", b'{"levels":[1,1,1,1]}')
    assert "Bots guess without eyes" in caplog.text and not failures(caplog)
    assert all(ink.log for ink in state.inks) and len(state.guesses) == 12


@pytest.fixture
def own_doodles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = copied(doodles.SHIPPED, tmp_path)
    monkeypatch.setattr(hand, "drawings", lambda list_id, number: doodles.drawings(list_id, number, folder))
    doodles.forget()
    yield folder
    doodles.forget()


@pytest.mark.parametrize("level", [1, 4])
def test_without_a_file_of_doodles_they_scribble_and_guess_all_the_same(
    level: int, spoil: Spoil, own_doodles: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoil(own_doodles / f"level{level}.bin")
    with caplog.at_level(logging.WARNING):
        state = plays("pictomania", b'{"levels":[%d,1,1,1]}' % level)
    assert f"no doodles of list {level}-" in caplog.text and not failures(caplog)
    assert all(ink.log for ink in state.inks) and len(state.guesses) == 12


@pytest.fixture
def own_clues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    remembered = understanding.on_file, understanding.understanding, understanding.packed_fits
    folder = copied(understanding.FILES, tmp_path)
    monkeypatch.setattr(understanding, "FILES", folder)
    for one in remembered:
        one.cache_clear()
    yield folder
    for one in remembered:
        one.cache_clear()


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_without_the_clues_of_a_language_they_tell_tags_and_others_are_told_as_ever(
    language: str, spoil: Spoil, own_clues: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoil(own_clues / f"{language}.json")
    with caplog.at_level(logging.WARNING):
        state = plays("dixit", b'{"language":"%s"}' % language.encode())
        assert f"Bots know no clues in {language}" in caplog.text and not failures(caplog)
        assert state.said
        caplog.clear()
        other = "uk" if language == "en" else "en"
        plays("dixit", b'{"language":"%s"}' % other.encode())
    assert not caplog.records
