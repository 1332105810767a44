"""The companion's door: whatever line comes in, one answer goes out, and the next line is read as ever."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from engine.companion.door import Door
from engine.decks.words import LISTS_IN_LEVEL, list_id

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
    b'{"look": {"strokes": [[[NaN], [1]]], "words": [{"list": "1-003", "number": 4}]}}',
    b'{"look": {"strokes": [[[true], [1]]], "words": [{"list": "1-003", "number": 4}]}}',
    b'{"look": {"strokes": [[]], "words": [{"list": "1-003", "number": 4}]}}',
    b'{"look": {"strokes": [[[1, 2], [1, 2], [1e999]]], "words": [{"list": "1-003", "number": 4}]}}',
    b'{"look": {"strokes": [[[1' + b"0" * 5000 + b'], [1]]], "words": [{"list": "1-003", "number": 4}]}}',
    b'{"look": {"strokes": [[[1], [1]]], "words": [{"list": "1-003", "number": true}]}}',
    b'{"look": {"strokes": [[[1], [1]]], "words": [{"list": "1-003", "number": "4"}]}}',
    b'{"look": {"strokes": [[[1], [1]]], "words": [{"list": "\\ud800", "number": 4}]}}',
    b'{"look": {"strokes": ['
    + b",".join([b"[[1, 2], [1, 2]]"] * 33_000)
    + b'], "words": [{"list": "1-003", "number": 4}]}}',
    b'{"draw": {"list": "1-003", "number": 4, "seed": null}}',
    b'{"draw": {"list": "1-003", "number": 4, "seed": ' + b"9" * 5000 + b"}}",
    b'{"draw": {"list": "1-003", "number": 4, "seed": "\\ud800"}}',
    b'{"draw": {"list": "1-003", "number": 4}, "tell": null}',
    b'{"draw": {"list": "1-003", "number": 4}} and more',
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


LINES = (
    {"draw": {"list": "4-020", "number": 3, "seed": "grandmother"}},
    {"look": {"strokes": [[[1, 2, 40], [1, 2, 80]], [[5, 9], [8, 2]]], "words": RACK}},
    {"hear": {"clue": "місяць і дорога додому", "language": "uk", "cards": ["5", "17", "80", "33"]}},
    {"tell": {"card": "17", "language": "ru", "strength": "strong", "seed": 7}},
)


def test_every_run_gives_the_same_answers() -> None:
    """Whatever the order in which that run's sets go."""
    lines = "\n".join(map(json.dumps, LINES)).encode()
    runs = [
        subprocess.run(
            [sys.executable, "-m", "engine.companion"],
            input=lines,
            capture_output=True,
            timeout=60,
            env=os.environ | {"PYTHONHASHSEED": seed},
        )
        for seed in ("1", "2")
    ]
    assert [json.loads(line)["ok"] for line in runs[0].stdout.splitlines()] == [True] * len(LINES)
    assert runs[0].stdout == runs[1].stdout


@pytest.mark.skipif(sys.platform == "win32", reason="closes what a POSIX shell can close")
@pytest.mark.parametrize(("closed", "code"), [("<&-", 0), (">&-", 1)])
def test_who_cannot_be_asked_or_answered_leaves_without_a_word(closed: str, code: int) -> None:
    done = subprocess.run(
        ["sh", "-c", f'echo "{{}}" | "$0" -m engine.companion {closed}', sys.executable],
        capture_output=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (code, b"", b"")


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


@pytest.mark.parametrize(
    "strokes", [[], [[[], []]], [[[3], [4]]], [[[3, 3], [4, 4]]], [[[1e-320, 3e-320], [2e-320, 1e-320]]]]
)
def test_paper_without_ink_is_anything(door: Door, strokes: Any) -> None:
    assert ask(door, {"look": {"strokes": strokes, "words": RACK[:4]}})["beliefs"] == [0.25] * 4


@pytest.mark.parametrize("size", [1e-290, 1e-9, 1e7])
def test_how_large_a_drawing_is_and_where_it_lies_makes_no_difference(door: Door, size: float) -> None:
    strokes = [[[0.0, 96.0, 40.0], [8.0, 80.0, 16.0]], [[8.0, 8.0], [0.0, 64.0]]]
    larger = [[[size * x for x in xs], [size * (y - 3) for y in ys]] for xs, ys in strokes]
    plain, other = (ask(door, {"look": {"strokes": one, "words": RACK}})["beliefs"] for one in (strokes, larger))
    assert other == pytest.approx(plain, abs=0.02)


def test_a_word_that_is_asked_for_twice_is_believed_in_twice_and_all_is_one(door: Door) -> None:
    answer = ask(door, {"look": {"strokes": [[[0, 9, 4], [0, 3, 9]]], "words": [*RACK[:3], RACK[0]]}})
    assert len(answer["beliefs"]) == 4 and sum(answer["beliefs"]) == pytest.approx(1)
    assert answer["beliefs"][0] == answer["beliefs"][3]


def test_all_words_of_all_lists_are_looked_through_at_once(door: Door) -> None:
    words = [
        {"list": list_id(level, place), "number": number}
        for level, many in LISTS_IN_LEVEL.items()
        for place in range(1, many + 1)
        for number in range(1, 8)
    ]
    beliefs = ask(door, {"look": {"strokes": [[[0, 9, 4], [0, 3, 9]]], "words": words}})["beliefs"]
    assert len(beliefs) == len(words) and sum(beliefs) == pytest.approx(1) and min(beliefs) >= 0


def test_every_word_is_drawn_on_the_sheet_and_time_goes_on(door: Door) -> None:
    for level, many in LISTS_IN_LEVEL.items():
        for place in range(1, many + 1, 6):
            answer = drawing(door, list=list_id(level, place), number=place % 7 + 1)
            assert answer["ok"] is True
            assert all(0 <= value <= 255 for xs, ys, _ in answer["strokes"] for value in xs + ys)
            times = [ms for _, _, each in answer["strokes"] for ms in each]
            assert times[0] == 0 and all(one < other for one, other in zip(times, times[1:]))


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
