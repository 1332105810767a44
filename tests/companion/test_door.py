"""The companion's door: whatever line comes in, one answer goes out, and the next line is read as ever."""

import json
import subprocess
import sys
from typing import Any

import pytest

from engine.companion.door import Door

RACK = [{"list": f"1-00{place}", "number": number} for place in (1, 2, 3) for number in range(1, 8)]


@pytest.fixture(scope="module")
def door() -> Door:
    return Door()


def ask(door: Door, line: Any) -> Any:
    return json.loads(door.answer(line if isinstance(line, bytes) else json.dumps(line).encode()))


def drawing(door: Door, seed: Any = 7, **place: Any) -> Any:
    return ask(door, {"draw": {"list": "1-002", "number": 1, "seed": seed} | place})


def test_it_draws_and_the_same_seed_draws_the_same(door: Door) -> None:
    answer = drawing(door)
    assert answer["ok"] is True
    assert all(len(xs) == len(ys) == len(ms) for xs, ys, ms in answer["strokes"])
    assert drawing(door) == answer
    assert drawing(door, seed=8) != answer


NONSENSE = [
    b"",
    b"x",
    b"\xff\xfe",
    b"null",
    b"[]",
    b"{}",
    b"[" * 100_000,
    b'{"look": 3}',
    b'{"draw": {}}',
    b'{"draw": {"list": "1-003", "number": 4}, "look": {"strokes": [], "words": []}}',
    b'{"draw": {"list": "1-003", "number": 0}}',
    b'{"draw": {"list": "1-003", "number": 8}}',
    b'{"draw": {"list": "1-055", "number": 1}}',
    b'{"draw": {"list": "../../x", "number": 1}}',
    b'{"draw": {"list": "1-003", "number": 1e999}}',
    b'{"draw": {"list": "1-003", "number": 4, "more": 1}}',
    b'{"look": {"strokes": [], "words": []}}',
    b'{"look": {"strokes": [[[1]]], "words": [{"list": "1-003", "number": 4}]}}',
    b'{"look": {"strokes": [[[1, 2], [1]]], "words": [{"list": "1-003", "number": 4}]}}',
    b'{"look": {"strokes": [[["1"], [1]]], "words": [{"list": "1-003", "number": 4}]}}',
    b'{"look": {"strokes": [[[1e300], [1]]], "words": [{"list": "1-003", "number": 4}]}}',
    b'{"look": {"strokes": [[[1e999], [1]]], "words": [{"list": "1-003", "number": 4}]}}',
    b'{"look": {"strokes": [[[1], [1]]], "words": [{"list": "own", "number": 4}]}}',
    b'{"peek": 1}',
    b" " * (1024 * 1024 + 1),
]


@pytest.mark.parametrize("line", NONSENSE, ids=lambda line: line[:30].decode("latin-1"))
def test_nonsense_is_refused_with_a_reason(door: Door, line: bytes) -> None:
    answer = ask(door, line)
    assert answer["ok"] is False
    assert isinstance(answer["why"], str) and len(answer["why"]) > 5
    assert set(answer) == {"ok", "why"}


def test_it_goes_on_after_anything_one_answer_a_line() -> None:
    lines = [b"nonsense", b"", b" " * (3 * 1024 * 1024), json.dumps({"draw": {"list": "1-002", "number": 1}}).encode()]
    done = subprocess.run(
        [sys.executable, "-m", "engine.companion"], input=b"\n".join(lines), capture_output=True, timeout=60
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [False, False, False, True]
    assert done.returncode == 0 and done.stderr == b""


def test_it_looks_and_believes_most_in_what_it_drew_itself(door: Door) -> None:
    """Of the twenty-one words of three lists: the drawing of an apple."""
    strokes = [[xs, ys] for xs, ys, _ in drawing(door)["strokes"]]
    answer = ask(door, {"look": {"strokes": strokes, "words": RACK}})
    assert answer["ok"] is True
    beliefs = answer["beliefs"]
    assert len(beliefs) == 21 and sum(beliefs) == pytest.approx(1)
    assert RACK[beliefs.index(max(beliefs))] == {"list": "1-002", "number": 1}


def test_any_scale_and_a_third_column_are_fine(door: Door) -> None:
    strokes = drawing(door)["strokes"]
    small = [[[x / 9000 - 4 for x in xs], [y / 9000 + 1 for y in ys]] for xs, ys, _ in strokes]
    plain, other = (ask(door, {"look": {"strokes": one, "words": RACK}})["beliefs"] for one in (strokes, small))
    assert other == pytest.approx(plain, abs=0.05)


def test_paper_without_ink_is_anything(door: Door) -> None:
    assert ask(door, {"look": {"strokes": [], "words": RACK[:4]}})["beliefs"] == [0.25] * 4


def test_it_hears_a_clue(door: Door) -> None:
    answer = ask(door, {"hear": {"clue": "a long way home", "language": "en", "cards": ["5", "17", "80"]}})
    assert answer["ok"] is True and sum(answer["beliefs"]) == pytest.approx(1) and len(answer["beliefs"]) == 3


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("strength", ["weak", "middle", "strong"])
def test_it_tells_a_clue_and_the_same_seed_tells_the_same(door: Door, language: str, strength: str) -> None:
    line = {"tell": {"card": "5", "language": language, "strength": strength, "seed": 7}}
    answer = ask(door, line)
    assert answer["ok"] is True and answer["clue"].strip()
    assert ask(door, line) == answer


MORE_NONSENSE = [
    b'{"hear": {"clue": "", "language": "en", "cards": ["5"]}}',
    b'{"hear": {"clue": "x", "language": "de", "cards": ["5"]}}',
    b'{"hear": {"clue": "x", "language": "en", "cards": []}}',
    b'{"hear": {"clue": "x", "language": "en", "cards": ["5000"]}}',
    b'{"hear": {"clue": "x", "language": "en", "cards": [5]}}',
    b'{"tell": {"card": "5000", "language": "en"}}',
    b'{"tell": {"card": "5", "language": "en", "strength": "genius"}}',
    b'{"tell": {"card": "5"}}',
]


@pytest.mark.parametrize("line", MORE_NONSENSE)
def test_nonsense_about_clues_is_refused_too(door: Door, line: bytes) -> None:
    assert ask(door, line)["ok"] is False
