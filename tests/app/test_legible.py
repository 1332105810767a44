"""All that is written, drawn or marked is seen on what it lies on: every page, board and phase, by day and by night."""

import importlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.app.test_drawn import CARRIED, PHONE, faults

if TYPE_CHECKING:
    from tools.legible import Seen
    from tools.shots.legible import LegibleWalk

PARTS = ("screens", "lobby", "album", "yokai", "flat_yokai", "pictomania", "flat", "dixit", "pictoric")
TABLET = (1280, 800)


@pytest.fixture
def walked(tmp_path: Path, hints_stay: None) -> "Iterator[Callable[..., LegibleWalk]]":
    from tools.shots.legible import LegibleWalk

    walks: list[LegibleWalk] = []

    def walk(part: str, size: tuple[int, int], night: bool) -> LegibleWalk:
        walks.append(LegibleWalk(tmp_path, size, night=night))
        importlib.import_module(f"tools.shots.{part}").pictures(walks[-1])
        return walks[-1]

    yield walk
    for each in walks:
        each.stage.close()


def those(read: "dict[str, list[Seen]]", wrong: "Callable[[Seen], bool]") -> list[str]:
    return [f"{name}: {one}" for name, pieces in read.items() for one in pieces if wrong(one)]


@pytest.mark.draws
def test_every_word_and_sign_of_a_page_is_seen_on_a_phone(walked: "Callable[..., LegibleWalk]") -> None:
    """Nothing of it lies under something else, or is missing; and nothing is drawn in vain."""
    walk = walked("screens", PHONE, night=False)
    assert sum(len(pieces) for pieces in walk.read.values()) > 200
    assert those(walk.read, lambda one: one.lost or one.contrast is None) == []
    assert faults(walk.found, limited=False) == []


@pytest.mark.draws
@pytest.mark.slow
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("size", [TABLET, PHONE], ids=str)
@pytest.mark.parametrize("part", PARTS)
def test_every_word_sign_and_line_is_seen(
    walked: "Callable[..., LegibleWalk]", part: str, size: tuple[int, int], night: bool
) -> None:
    """But for what a carried card may lie on for a moment."""
    read = walked(part, size, night).read
    resting = {name: pieces for name, pieces in read.items() if not any(word in name for word in CARRIED)}
    assert those(resting, lambda one: one.lost) == []
