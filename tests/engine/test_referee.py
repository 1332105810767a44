"""The referee as others meet it: a process that answers lines, and docs/referee.md that promises how."""

import base64
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import gate, match, referee, rules
from engine.games import yokai
from engine.referee import LATEST, LINE_BYTES, Referee
from tests.harness.examples import examples

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "referee.md").read_text(encoding="utf-8")
OPEN = b'{"open": {"game": "yokai", "variant": "duel", "seats": ["Ada", "Bo"], "seed": 7}}'


def talk(spoken: bytes) -> list[dict[str, Any]]:
    """What a referee of its own process answers; it must live until its input ends."""
    done = subprocess.run(
        [sys.executable, "-m", "engine.referee"], input=spoken, capture_output=True, cwd=ROOT, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"\n") or not done.stdout
    return [json.loads(line) for line in done.stdout.split(b"\n")[:-1]]


class Talk:
    """The same without a process."""

    def __init__(self, *lines: Any) -> None:
        self.referee = Referee()
        for line in lines:
            self.say(line)

    def say(self, line: Any) -> dict[str, Any]:
        raw = line if isinstance(line, bytes) else json.dumps(line).encode()
        answer = json.loads(self.referee.answer(raw))
        check_form(answer)
        return answer


def check_form(answer: dict[str, Any]) -> None:
    """Every answer has one of the two forms that the page promises."""
    if answer["ok"]:
        assert set(answer) - {"choices", "log"} == {"ok", "views", "spectator", "waiting", "result"}
        assert answer["spectator"]["seat"] is None
        assert [view["seat"] for view in answer["views"]] == list(range(len(answer["views"])))
    else:
        assert set(answer) == {"ok", "why", "say"}
        assert answer["say"]


# The page -----------------------------------------------------------------------------------------------------


def fenced(name: str) -> str:
    found = re.search(rf"^```{name}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None, name
    return found[1].strip()


def fits(shown: str, answered: str) -> bool:
    """Whether an answer is what the page shows, where … stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, shown.split("…"))), answered) is not None


def test_the_example_of_the_page_is_what_happens() -> None:
    lines = fenced("session").splitlines()
    said = [line[2:] for line in lines if line.startswith("> ")]
    shown = [line[2:] for line in lines if line.startswith("< ")]
    assert len(said) == len(shown) == len(lines) / 2 > 5
    done = subprocess.run(
        [sys.executable, "-m", "engine.referee"],
        input="\n".join(said).encode(),
        capture_output=True,
        cwd=ROOT,
        timeout=60,
    )
    answers = done.stdout.decode().splitlines()
    assert len(answers) == len(said)
    for line, promise, answer in zip(said, shown, answers, strict=True):
        assert fits(promise, answer), f"{line}\nwas answered\n{answer}"


def test_the_ending_of_the_page_is_how_it_ends() -> None:
    talk = Talk()
    answer = talk.say(json.loads(fenced("session").splitlines()[0][2:]))
    while answer["waiting"]:
        seat = answer["waiting"][0]
        move = talk.say({"choices": seat})["choices"][0]
        answer = talk.say({"seat": seat, "move": move})
    result = json.dumps(answer["result"], separators=(",", ":"))
    assert fits(fenced("ending"), result), result


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading row."""
    lines = PAGE[PAGE.index(heading) :].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in takewhile_table(lines)]


def takewhile_table(lines: list[str]) -> list[str]:
    end = next((number for number, line in enumerate(lines) if not line.startswith("|")), len(lines))
    return lines[:end]


def test_the_page_numbers_the_yokai_as_the_rules_do() -> None:
    table = rows("| colour | worth 3")
    assert [row[0] for row in table] == list(yokai.COLOURS)
    numbered = {int(cell): (row[0], 3 + place) for row in table for place, cell in enumerate(row[1:])}
    assert numbered == {card: (yokai.COLOUR_OF[card], yokai.VALUE[card]) for card in yokai.YOKAI}


def test_the_page_numbers_the_sketches_as_the_rules_do() -> None:
    table = rows("| colours | plain")
    numbered = {
        int(number): (tuple(row[0].split(", ")), effect)
        for row in table
        for effect, cell in zip(("plain", "summon", "distract"), row[1:], strict=True)
        for number in cell.split()
    }
    assert numbered == {
        sketch: (tuple(yokai.COLOURS[colour] for colour in yokai.PAIR[sketch]), yokai.EFFECT[sketch])
        for sketch in yokai.SKETCHES
    }


def test_the_page_names_every_refusal() -> None:
    named = {key for heading in ("| key |", "| refusal |") for row in rows(heading) for key in keys_in(row[0])}
    lines = {f"took-{colour}" for colour in yokai.COLOURS} | {"colours"}
    known = {*gate.SAYS, *match.SAYS, *rules.SAYS, *referee.SAYS, *yokai.GAME.says, "no-such-seat"} - lines
    assert named == known


def keys_in(cell: str) -> list[str]:
    return re.findall(r"`([a-z-]+)`", cell)


def test_the_page_names_every_field_of_a_view() -> None:
    page = PAGE[PAGE.index("In a view,") :]
    for field in yokai.View.__struct_fields__:
        assert f"`{field}`" in page or field in ("seat", "over"), field


# Talking ------------------------------------------------------------------------------------------------------


def test_nothing_is_open_at_first() -> None:
    for line in ({"choices": 0}, {"seat": 0, "move": {"do": "enough"}}):
        assert Talk().say(line)["why"] == "no-match"


@pytest.mark.parametrize("before", [[], [OPEN]], ids=["as the first line", "while another game is open"])
def test_an_opening_that_its_game_refuses_is_answered_in_the_games_words(before: list[bytes]) -> None:
    talking = Talk(*before)
    options = {"deck": ["1"]}
    seats = ["Ada", "Bo", "Cy"]
    refused = talking.say({"open": {"game": "dixit", "variant": "classic", "seats": seats, "options": options}})
    assert not refused["ok"]
    assert refused["why"] in rules.game("dixit").says
    assert talking.say({"choices": 0})["ok"] == bool(before), "what was open goes on"


def test_the_same_seed_deals_the_same_and_another_another() -> None:
    assert talk(OPEN) == talk(OPEN)
    assert Talk().say(OPEN) != Talk().say(OPEN.replace(b'"seed": 7', b'"seed": 8'))
    texts = [Talk().say(OPEN.replace(b"7", b'"seven"')) for _ in range(2)]
    assert texts[0] == texts[1]
    unforeseen = [Talk().say({"open": {"game": "yokai", "seats": ["Ada", "Bo"]}}) for _ in range(2)]
    assert unforeseen[0] != unforeseen[1]


def test_a_whole_match_is_played_by_who_waits_and_choices() -> None:
    talk, chance = Talk(), random.Random(7)
    answer, moves = talk.say(OPEN), 0
    while answer["waiting"]:
        assert answer["result"] is None
        seat = answer["waiting"][0]
        move = chance.choice(talk.say({"choices": seat})["choices"])
        answer = talk.say({"seat": seat, "move": move, "at": moves * 700})
        assert answer["ok"]
        moves += 1
    result = answer["result"]
    assert set(result) == {"scores", "winners", "why"}
    for seat in (0, 1):
        assert sum(line["points"] for line in result["why"] if line["seat"] == seat) == result["scores"][seat]
    assert all(line["say"] for line in result["why"])
    assert talk.say({"seat": 0, "move": {"do": "enough"}})["why"] == "match-over"
    assert talk.say({"choices": 0})["choices"] == []


def test_an_opening_starts_over() -> None:
    talk = Talk(OPEN)
    first = talk.say({"choices": 1})
    talk.say({"seat": 1, "move": first["choices"][0], "at": 9000})
    assert talk.say(OPEN) == {field: first[field] for field in first if field != "choices"}
    assert talk.say({"seat": 1, "move": first["choices"][0], "at": 1000})["ok"], "the clock starts over too"


def test_after_a_refused_opening_the_match_before_goes_on() -> None:
    talk = Talk(OPEN)
    before = talk.say({"choices": 1})
    for line in (
        {"open": {"game": "chess", "seats": ["Ada", "Bo"]}},
        {"open": {"game": "yokai", "seats": ["Ada"]}},
        {"open": {"game": "yokai", "seats": ["Ada", "Bo"], "seed": 9}, "at": -1},
        {"open": {"game": "yokai", "seats": ["Ada", "Bo"], "seed": 9}, "at": LATEST + 1},
    ):
        assert not talk.say(line)["ok"]
        assert talk.say({"choices": 1}) == before


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "chess", "seats": ["Ada", "Bo"]}, "no-such-game"),
        ({"game": "__init__", "seats": ["Ada", "Bo"]}, "no-such-game"),
        ({"game": "yokai", "variant": "trio", "seats": ["Ada", "Bo"]}, "no-such-variant"),
        ({"game": "yokai", "variant": "", "seats": ["Ada", "Bo"]}, "no-such-variant"),
        ({"game": "yokai", "seats": []}, "seat-count"),
        ({"game": "yokai", "seats": ["Ada"]}, "seat-count"),
        ({"game": "yokai", "seats": ["P"] * 100_000}, "seat-count"),
        ({"game": "yokai", "seats": ["Ada", ""]}, "bad-name"),
        ({"game": "yokai", "seats": ["Ada", "\u202eoB"]}, "bad-name"),
        ({"game": "yokai", "seats": ["Ada", 7]}, "not-understood"),
        ({"game": "yokai", "seats": "Ada"}, "not-understood"),
        ({"game": "yokai"}, "not-understood"),
        ({"game": "yokai", "seats": ["Ada", "Bo"], "options": {"fast": True}}, "not-understood"),
        ({"game": "yokai", "seats": ["Ada", "Bo"], "options": None}, "not-understood"),
        ({"game": "yokai", "seats": ["Ada", "Bo"], "seed": 1.5}, "not-understood"),
        ({"game": "yokai", "seats": ["Ada", "Bo"], "sead": 1}, "not-understood"),
    ],
)
def test_what_cannot_be_opened_is_refused(wanted: dict[str, Any], key: str) -> None:
    assert Talk().say({"open": wanted})["why"] == key


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"at": 5},
        {"seat": 0},
        {"move": {"do": "enough"}},
        {"seat": 0, "move": {"do": "enough"}, "choices": 0},
        {"choices": 0, "seat": 0},
        {"choices": 0, "log": {"drawing": 0}},
        {"open": {"game": "yokai", "seats": ["Ada", "Bo"]}, "choices": 0},
    ],
)
def test_a_line_says_one_thing(line: dict[str, Any]) -> None:
    assert Talk(OPEN).say(line)["why"] == "one-thing"


@pytest.mark.parametrize("seat", [-1, 2, 10**30, -(10**30)])
def test_a_seat_that_is_not_there(seat: int) -> None:
    assert Talk(OPEN).say({"choices": seat})["why"] == "no-such-seat"
    assert Talk(OPEN).say({"seat": seat, "move": {"do": "enough"}})["why"] == "no-such-seat"


def test_the_clock_goes_forward_only() -> None:
    talk = Talk(OPEN)
    move = {"seat": 0, "move": {"do": "enough"}}
    assert talk.say(move | {"at": 1500})["why"] == "not-your-turn"
    assert talk.say(move | {"at": 1499})["why"] == "clock-back"
    assert talk.say(move | {"at": -1})["why"] == "clock-back"
    assert talk.say(move | {"at": LATEST + 1})["why"] == "clock-far"
    assert talk.say(move | {"at": 10**400})["why"] in ("clock-far", "not-understood")
    assert talk.say(move | {"at": 1.5})["why"] == "not-understood"
    assert talk.say(move | {"at": "now"})["why"] == "not-understood"
    assert talk.say(move | {"at": 1500})["why"] == "not-your-turn"
    assert talk.say({"choices": 1, "at": LATEST})["ok"]


def test_the_rules_are_woken_on_the_way_to_a_later_time(kettle: str) -> None:
    talk = Talk({"open": {"game": kettle, "seats": ["Ada", "Bo", "Cy"], "options": {"boils": 500}}})
    answer = talk.say({"seat": 1, "move": {"do": "grab"}, "at": 499})
    assert (answer["waiting"], answer["result"]) == ([0, 2], None)
    assert talk.say({"seat": 0, "move": {"do": "grab"}, "at": 10_000})["why"] == "match-over"
    assert talk.say({"choices": 0})["result"]["winners"] == [1]


def test_choices_are_all_listed_moves_and_an_example_of_each_other_kind(kettle: str) -> None:
    talk = Talk({"open": {"game": kettle, "seats": ["Ada", "Bo"]}})
    choices = talk.say({"choices": 0})["choices"]
    assert choices == [{"do": "grab"}, {"do": "hum", "tune": "la la"}]
    for move in choices:
        assert talk.say({"seat": 0, "move": move})["ok"]


def test_ink_is_read_from_an_offset_on(kettle: str) -> None:
    talk = Talk({"open": {"game": kettle, "seats": ["Ada", "Bo"]}})
    talk.say({"seat": 0, "move": {"do": "hum", "tune": "la la"}})
    assert base64.b64decode(talk.say({"log": {"drawing": 0}})["log"]) == b"la la"
    assert base64.b64decode(talk.say({"log": {"drawing": 0, "seat": 1, "offset": 3}})["log"]) == b"la"
    for drawing in (-1, 1, 10**30):
        assert talk.say({"log": {"drawing": drawing}})["why"] == "no-log"
    for seat in (-1, 2, 10**30):
        assert talk.say({"log": {"drawing": 0, "seat": seat}})["why"] == "no-such-seat"
    assert talk.say({"log": {}})["why"] == "not-understood"
    assert Talk(OPEN).say({"log": {"drawing": 0}})["why"] == "no-log"


# Whatever is typed at it --------------------------------------------------------------------------------------

HOSTILE = {
    "nothing": b"",
    "blanks": b"   \t ",
    "a carriage return": b"\r",
    "NUL": b"\0\0\0",
    "binary noise": bytes(range(11, 256)),
    "a byte order mark": b"\xef\xbb\xbf{}",
    "not UTF-8": b'{"open": {"game": "\xff\xfe"}}',
    "a lone surrogate": b'{"open": {"game": "yokai", "seats": ["\\ud800", "Bo"]}}',
    "a raw surrogate": b'{"open": {"game": "yokai", "seats": ["\xed\xa0\x80", "Bo"]}}',
    "deep lists": b"[" * 400_000,
    "deep objects": b'{"open":' * 100_000,
    "a deep move": b'{"seat": 0, "move": ' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    "a huge number": b'{"choices": ' + b"9" * 100_000 + b"}",
    "a huge negative exponent": b'{"choices": 1e-' + b"9" * 1000 + b"}",
    "not a number": b'{"choices": NaN}',
    "two objects": b'{"choices": 0} {"choices": 0}',
    "a repeated key": b'{"choices": 0, "choices": {}}',
    "a line of 10 MB": b'{"choices": "' + b"x" * 10_000_000 + b'"}',
    "exactly one byte too long": b" " * (LINE_BYTES + 1),
    "a move of 100 kB": b'{"seat": 1, "move": {"do": "' + b"x" * 100_000 + b'"}}',
    "a comment": b"// hello",
    "python": b"{'choices': 0}",
    "format blanks": b'{"open": {"game": "{n}{0}%s", "seats": ["{n}", "%n"]}}',
    "a field of blanks": b'{"{n.__class__}": 1}',
}


def test_whatever_is_typed_at_it_gets_one_answer_and_the_match_goes_on() -> None:
    lines = [OPEN, b'{"choices": 1}', *HOSTILE.values(), b'{"choices": 1}']
    answers = talk(b"\n".join(lines))
    assert len(answers) == len(lines)
    for name, answer in zip(HOSTILE, answers[2:-1], strict=True):
        check_form(answer)
        assert not answer["ok"], name
    assert answers[-1] == answers[1]


def test_a_last_line_needs_no_end_and_no_line_needs_an_answer_of_its_own() -> None:
    assert len(talk(OPEN)) == 1
    assert len(talk(OPEN + b"\n")) == 1
    assert len(talk(OPEN + b"\n\n")) == 2
    assert len(talk(b"\n\n\n")) == 3
    assert len(talk(OPEN + b"\r\n" + b'{"choices": 1}\r\n')) == 2
    assert all(answer["ok"] for answer in talk(OPEN + b"\r\n" + b'{"choices": 1}\r\n'))
    assert talk(b"") == []
    assert len(talk(b"x" * (LINE_BYTES * 2))) == 1


@pytest.mark.parametrize("length", [LINE_BYTES - 1, LINE_BYTES, LINE_BYTES + 1, LINE_BYTES + 2, 2 * LINE_BYTES + 2])
def test_a_long_line_takes_no_other_with_it(length: int) -> None:
    padded = OPEN + b" " * (length - len(OPEN))
    answers = talk(padded + b"\n" + OPEN + b"\n" + padded)
    assert [answer["ok"] for answer in answers] == [length <= LINE_BYTES, True, length <= LINE_BYTES]


def test_it_answers_at_once_and_dies_quietly_with_its_reader() -> None:
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    process = subprocess.Popen(
        [sys.executable, "-m", "engine.referee"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=buffered,
    )
    assert process.stdin and process.stdout and process.stderr
    process.stdin.write(OPEN + b"\n")
    process.stdin.flush()
    assert json.loads(process.stdout.readline())["ok"], "an answer before the input ends"
    process.stdout.close()
    process.stdin.write(OPEN + b"\n")
    process.stdin.close()
    assert process.wait(timeout=30) == 1
    assert process.stderr.read() == b""
    process.stderr.close()


WORDS = st.sampled_from(
    [
        "open",
        "seat",
        "move",
        "at",
        "choices",
        "game",
        "yokai",
        "seats",
        "seed",
        "options",
        "do",
        "lay",
        "enough",
        "on",
        "log",
        "drawing",
    ]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


@examples(300)
@given(line=JSON)
def test_no_json_ever_breaks_it(line: Any) -> None:
    Talk(OPEN).say(json.dumps(line).encode())


@examples(300)
@given(line=st.binary(max_size=80))
def test_no_bytes_ever_break_it(line: bytes) -> None:
    assert not Talk(OPEN).say(line)["ok"]


def test_no_valid_line_with_a_few_bytes_changed_breaks_it() -> None:
    chance = random.Random(11)
    lines = [line[2:].encode() for line in fenced("session").splitlines() if line.startswith(">")]
    talk = Talk(OPEN)
    answers = []
    for _ in range(3000):
        line = bytearray(chance.choice(lines))
        for _ in range(chance.randrange(4)):
            line[chance.randrange(len(line))] = chance.randrange(256)
        answers.append(talk.say(bytes(line))["ok"])
    assert 100 < sum(answers) < 2900, "changed too much or too little to prove anything"


# Every game at every size ----------------------------------------------------------------------------------------

TABLES = [
    (game, variant, size)
    for game in rules.names()
    for variant, sizes in rules.game(game).variants.items()
    for size in sorted({min(sizes), max(sizes)})
]


@pytest.mark.parametrize(("game", "variant", "size"), TABLES, ids=lambda value: str(value))
def test_every_variant_is_played_at_its_smallest_and_largest_table(game: str, variant: str, size: int) -> None:
    chance = random.Random(f"{game} {variant} {size}")
    seats = [f"Player {place}" for place in range(size)]
    talking = Talk()
    answer = talking.say({"open": {"game": game, "variant": variant, "seats": seats, "seed": 7}})
    for _move in range(80):
        assert answer["ok"], answer
        assert len(answer["views"]) == size
        if answer["result"] is not None:
            break
        seat = chance.choice(answer["waiting"])
        move = chance.choice(talking.say({"choices": seat})["choices"])
        answer = talking.say({"seat": seat, "move": move})
    assert answer["ok"], answer
