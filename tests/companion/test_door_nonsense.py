"""The companion's door under nonsense: each line gets one answer, a reason in English, and the next is read as ever."""

import json
import math
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.clue import refuse_clue
from engine.companion.door import Door
from tests.harness.examples import examples

WORD = b'{"list": "1-003", "number": 4}'
LINE = b'{"draw": ' + WORD + b"}"
SHORT = b"[[1, 2], [1, 2]]"


def look(strokes: bytes, words: bytes = WORD) -> bytes:
    return b'{"look": {"strokes": [' + strokes + b'], "words": [' + words + b"]}}"


def draw(more: bytes, word: bytes = b'"list": "1-003", "number": 4') -> bytes:
    return b'{"draw": {' + word + more + b"}}"


NONSENSE = {
    "an empty line": b"",
    "no JSON": b"x",
    "no UTF-8": b"\xff\xfe",
    "a byte order mark": b"\xef\xbb\xbf" + LINE,
    "null": b"null",
    "a list": b"[]",
    "nothing": b"{}",
    "something unknown": b'{"peek": 1}',
    "two things": b'{"draw": ' + WORD + b', "look": {"strokes": [], "words": [' + WORD + b"]}}",
    "one thing and null": b'{"draw": ' + WORD + b', "tell": null}',
    "two lines in one": LINE + b" and more",
    "half a line": LINE[:-1],
    "too long": b" " * (1024 * 1024 + 1),
    "too long, and right": LINE + b" " * (1024 * 1024),
    "very deep": b"[" * 100_000,
    "deep where something is asked": look(b"[" * 5000 + b"]" * 5000),
    "a number for an object": b'{"look": 3}',
    "nothing to draw": b'{"draw": {}}',
    "no number": draw(b"", b'"list": "1-003"'),
    "number 0": draw(b"", b'"list": "1-003", "number": 0'),
    "number 8": draw(b"", b'"list": "1-003", "number": 8'),
    "a broken number": draw(b"", b'"list": "1-003", "number": 4.5'),
    "a whole number as a fraction": draw(b"", b'"list": "1-003", "number": 4.0'),
    "an endless number": draw(b"", b'"list": "1-003", "number": 1e999'),
    "a list beyond the last": draw(b"", b'"list": "1-055", "number": 1'),
    "list 0": draw(b"", b'"list": "1-000", "number": 1'),
    "a level too many": draw(b"", b'"list": "5-001", "number": 1'),
    "a way through folders": draw(b"", b'"list": "../../x", "number": 1'),
    "a list in other digits": draw(b"", '"list": "1-٠٠٣", "number": 1'.encode()),
    "a list with a zero byte": draw(b"", b'"list": "1-003\\u0000", "number": 1'),
    "a list with half a letter": draw(b"", b'"list": "\\ud800", "number": 4'),
    "more than is asked": draw(b', "more": 1'),
    "no seed": draw(b', "seed": null'),
    "a seed that is a fraction": draw(b', "seed": 0.5'),
    "a seed that is true": draw(b', "seed": true'),
    "a seed of five thousand digits": draw(b', "seed": ' + b"9" * 5000),
    "a seed of half a letter": draw(b', "seed": "\\ud800"'),
    "no words": look(SHORT, b""),
    "too many words": look(SHORT, b", ".join([WORD] * 1387)),
    "a word of another kind": look(SHORT, b"4"),
    "a word of a table's own list": look(SHORT, b'{"list": "own", "number": 4}'),
    "a word without a number": look(SHORT, b'{"list": "1-003", "number": true}'),
    "a word with a number in letters": look(SHORT, b'{"list": "1-003", "number": "4"}'),
    "strokes that are none": b'{"look": {"strokes": {}, "words": [' + WORD + b"]}}",
    "a stroke of nothing": look(b"[]"),
    "a stroke without y": look(b"[[1]]"),
    "more x than y": look(b"[[1, 2], [1]]"),
    "x in letters": look(b'[["1"], [1]]'),
    "x that is true": look(b"[[true], [1]]"),
    "x that is null": look(b"[[null], [1]]"),
    "not a number": look(b"[[NaN], [1]]"),
    "infinity": look(b"[[Infinity], [1]]"),
    "an endless x": look(b"[[1e999], [1]]"),
    "an endless y": look(b"[[1], [-1e999]]"),
    "x farther than can be": look(b"[[1e301, 1], [1, 2]]"),
    "x of five thousand digits": look(b"[[1" + b"0" * 5000 + b"], [1]]"),
    "an endless time": look(b"[[1, 2], [1, 2], [1e999]]"),
    "a hundred thousand points": look(
        b"[[" + b",".join([b"1"] * 100_000) + b"],[" + b",".join([b"2"] * 100_000) + b"]]"
    ),
    "a hundred thousand points in strokes of two": look(b",".join([b"[[1,2],[1,2]]"] * 50_000)),
    "no clue": b'{"hear": {"clue": "", "language": "en", "cards": ["5"]}}',
    "a clue of spaces": b'{"hear": {"clue": "  ", "language": "en", "cards": ["5"]}}',
    "a clue with a zero byte": b'{"hear": {"clue": "a\\u0000", "language": "en", "cards": ["5"]}}',
    "a clue with a bell in it": b'{"hear": {"clue": "a\x07", "language": "en", "cards": ["5"]}}',
    "a clue with half a letter": b'{"hear": {"clue": "\\udc00 x", "language": "en", "cards": ["5"]}}',
    "a clue without end": b'{"hear": {"clue": "' + b"moon " * 1000 + b'", "language": "en", "cards": ["5"]}}',
    "another language": b'{"hear": {"clue": "x", "language": "de", "cards": ["5"]}}',
    "a language in capitals": b'{"hear": {"clue": "x", "language": "EN", "cards": ["5"]}}',
    "no cards": b'{"hear": {"clue": "x", "language": "en", "cards": []}}',
    "too many cards": b'{"hear": {"clue": "x", "language": "en", "cards": [' + b",".join([b'"5"'] * 101) + b"]}}",
    "no such card": b'{"hear": {"clue": "x", "language": "en", "cards": ["5000"]}}',
    "a card as a number": b'{"hear": {"clue": "x", "language": "en", "cards": [5]}}',
    "no such card to tell of": b'{"tell": {"card": "5000", "language": "en"}}',
    "a family's photo": b'{"tell": {"card": "photo-1", "language": "en"}}',
    "another strength": b'{"tell": {"card": "5", "language": "en", "strength": "genius"}}',
    "no language": b'{"tell": {"card": "5"}}',
}


@pytest.fixture(scope="module")
def door() -> Door:
    return Door()


def strictly(answer: bytes) -> Any:
    """One line of JSON, in which there is no NaN and no infinity."""

    def never(name: str) -> None:
        raise AssertionError(name)

    assert b"\n" not in answer
    return json.loads(answer, parse_constant=never)


@pytest.mark.parametrize("line", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_refused_with_a_reason(door: Door, line: bytes) -> None:
    answer = strictly(door.answer(line))
    assert answer["ok"] is False
    assert isinstance(answer["why"], str) and len(answer["why"]) > 5
    assert set(answer) == {"ok", "why"}


def test_of_a_key_that_is_there_twice_the_last_counts(door: Door) -> None:
    twice = door.answer(
        b'{"draw": {"list": "1-002", "number": 1}, "draw": {"list": "9", "list": "1-003", "number": 4}}'
    )
    assert twice == door.answer(LINE) and strictly(twice)["ok"] is True


# Whatever comes -----------------------------------------------------------------------------------------------------

NUMBERS = st.one_of(st.integers(-300, 300), st.floats(allow_nan=True, allow_infinity=True), st.integers())
COLUMN = st.lists(NUMBERS, max_size=6)
STROKES = st.lists(st.lists(COLUMN, max_size=4) | st.lists(st.text(max_size=2), max_size=2), max_size=5)
LISTS = st.sampled_from(["1-003", "2-054", "4-036", "4-037", "own", ""]) | st.text(max_size=6)
WORDS = st.lists(st.fixed_dictionaries({"list": LISTS, "number": st.integers(-1, 9)}), max_size=6)
CARDS = st.sampled_from(["5", "17", "100", "101", "0", ""])
LANGUAGES = st.sampled_from(["en", "uk", "ru", "xx"])
SEEDS = st.none() | st.integers() | st.text(max_size=5) | st.floats()
ASKED = st.one_of(
    st.fixed_dictionaries({"look": st.fixed_dictionaries({"strokes": STROKES, "words": WORDS})}),
    st.fixed_dictionaries(
        {
            "hear": st.fixed_dictionaries(
                {"clue": st.text(), "language": LANGUAGES, "cards": st.lists(CARDS, max_size=6)}
            )
        }
    ),
    st.fixed_dictionaries(
        {"draw": st.fixed_dictionaries({"list": LISTS, "number": st.integers(-1, 9), "seed": SEEDS})}
    ),
    st.fixed_dictionaries(
        {
            "tell": st.fixed_dictionaries(
                {"card": CARDS, "language": LANGUAGES},
                optional={"strength": st.sampled_from(["weak", "middle", "strong", "best"]), "seed": SEEDS},
            )
        }
    ),
)
ANY = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=8),
    lambda inside: (
        st.lists(inside, max_size=4) | st.dictionaries(st.sampled_from(["look", "draw", "strokes", "x"]), inside)
    ),
    max_leaves=12,
)
DOOR = Door()


def hold(line: bytes) -> None:
    """One answer in a form that is promised, and the same once more."""
    raw = DOOR.answer(line)
    answer = strictly(raw)
    if not answer["ok"]:
        assert set(answer) == {"ok", "why"} and answer["why"].strip()
        return
    assert DOOR.answer(line) == raw
    (what,) = set(answer) - {"ok"}
    match what:
        case "beliefs":
            assert all(0 <= belief <= 1 and math.isfinite(belief) for belief in answer["beliefs"])
            assert sum(answer["beliefs"]) == pytest.approx(1)
        case "clue":
            assert refuse_clue(answer["clue"]) is None
        case "strokes":
            times = [ms for _, _, each in answer["strokes"] for ms in each]
            assert times[0] == 0 and all(earlier < later for earlier, later in zip(times, times[1:]))
            assert all(isinstance(value, int) for stroke in answer["strokes"] for column in stroke for value in column)


@examples(150)
@given(asked=ASKED)
def test_whatever_is_asked_is_answered_in_a_form_that_is_promised(asked: Any) -> None:
    hold(json.dumps(asked).encode())


@examples(200)
@given(line=ANY.map(lambda value: json.dumps(value).encode()) | st.binary(max_size=80))
def test_no_line_breaks_it(line: bytes) -> None:
    hold(line)


@examples(60)
@given(
    points=st.lists(st.tuples(st.integers(0, 255), st.integers(0, 255)), min_size=3, max_size=30, unique=True),
    times=st.integers(-290, 290),
    far=st.integers(-1000, 1000),
)
def test_the_scale_of_a_drawing_and_its_place_change_nothing(points: Any, times: int, far: int) -> None:
    xs, ys = zip(*points)
    beliefs = []
    for scale, away in ((1.0, 0), (2.0**times, far)):  # by twos, so that no rounding makes it another drawing
        strokes = [[[scale * (x + away) for x in xs], [scale * (y - away) for y in ys]]]
        words = [{"list": "1-003", "number": number} for number in range(1, 8)]
        line = json.dumps({"look": {"strokes": strokes, "words": words}}).encode()
        beliefs.append(strictly(DOOR.answer(line))["beliefs"])
    assert beliefs[0] == beliefs[1]


# As a process -------------------------------------------------------------------------------------------------------


def test_it_goes_on_after_anything_one_answer_a_line() -> None:
    """The last line has no end, and is a line."""
    lines = [b"nonsense", b"", b" " * (3 * 1024 * 1024), LINE + b"\r", *NONSENSE.values(), LINE]
    done = subprocess.run(
        [sys.executable, "-m", "engine.companion"], input=b"\n".join(lines), capture_output=True, timeout=60
    )
    answers = [strictly(line)["ok"] for line in done.stdout.splitlines()]
    assert answers == [False] * 3 + [True] + [False] * len(NONSENSE) + [True]
    assert done.stdout.endswith(b"\n") and done.returncode == 0 and done.stderr == b""


@pytest.mark.skipif(sys.platform == "win32", reason="closes what a POSIX shell can close")
@pytest.mark.parametrize(("closed", "code"), [("<&-", 0), (">&-", 1)])
def test_who_cannot_be_asked_or_answered_leaves_without_a_word(closed: str, code: int) -> None:
    done = subprocess.run(
        ["sh", "-c", f'echo "{{}}" | "$0" -m engine.companion {closed}', sys.executable],
        capture_output=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (code, b"", b"")


def test_who_is_no_longer_heard_leaves_without_a_word() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "engine.companion"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(LINE + b"\n")
        process.stdin.flush()
        assert strictly(process.stdout.readline().rstrip(b"\n"))["ok"] is True
        process.stdout.close()
        process.stdin.write(LINE + b"\n")
        process.stdin.flush()
        assert (process.wait(60), process.stderr.read()) == (1, b"")
