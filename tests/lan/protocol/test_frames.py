"""What may cross, and what is turned back at the gate."""

from typing import Any, get_args, get_origin

import msgspec
import pytest

from engine import sentences
from engine.gate import Refused
from engine.lan import sentences as lan_sentences
from engine.lan.lobby.lobby import LobbyView
from engine.lan.lobby.wishes import Ready, Sit
from engine.lan.protocol import frames
from engine.lan.protocol.frames import (
    Agree,
    Answered,
    Ask,
    Copied,
    Differs,
    DownBeat,
    Enter,
    Face,
    Greeting,
    Hello,
    HelloAgain,
    Ink,
    Leave,
    LetIn,
    LobbyNews,
    News,
    No,
    PicturePiece,
    Prove,
    ReadFace,
    ReadInk,
    ReadPicture,
    Sign,
    Sorry,
    StandBy,
    UpBeat,
    Wished,
)
from engine.rules import Why, WhyLine
from engine.seats import Seat

MARK, NEWER = bytes([frames.VERSION]), bytes([frames.VERSION + 1])
WHO, SHARE, PROOF, DEVICE = b"n" * 16, b"s" * 32, b"p" * 32, "00000000000000aa"
VIEW = LobbyView(DEVICE, DEVICE, "Ada", DEVICE, "yokai", "duel", b"{}", (None, None), (), None, Why("nobody-here"))

OPEN = [
    Hello(b"A" + SHARE),
    HelloAgain(SHARE, WHO),
    Greeting(b"B" + SHARE, DEVICE),
    Prove(PROOF),
    No(Why("too-many-tries"), 1000),
]
UP = [
    Enter(DEVICE, "Bo", "1.0", 2, (PROOF, PROOF)),
    Ask(1, msgspec.Raw(b'{"ask":"pause","seat":0}')),
    Wished(2, Sit(0, "Bo", 3, b"face")),
    Wished(3, Ready(True)),
    ReadInk(None, 4, 100),
    ReadFace(DEVICE),
    ReadPicture("cafe-12", 32_768),
    StandBy(True, "m", 7),
    Agree(PROOF),
    UpBeat(),
    Leave(),
]
DOWN = [
    LetIn("Ada", "yokai", 1, (PROOF,), standing_in=True),
    Sorry(Why("table-full"), 1000),
    LobbyNews(VIEW),
    News({"seat": None}, {0: {"heard": 3}}, (Seat("Bo", 2),), 3, (WhyLine(0, 2, "found", {"by": 1}, 4),)),
    Answered(5, Why("not-your-turn"), 2),
    Ink(0, 3, 0, b"ink"),
    Ink(None, 3, 0, None),
    Face(DEVICE, b"face"),
    PicturePiece("cafe-12", 0, 5, b"bytes"),
    Copied("m", 1, 3, b"sealed", {DEVICE: b"lock"}),
    Sign("192.168.1.17:47473", "K7M4QX", ("01", "10")),
    DownBeat(),
]


@pytest.mark.parametrize("frame", [*OPEN, Differs(3, "9.0")], ids=lambda frame: type(frame).__name__)
def test_what_is_said_in_the_open_arrives_as_it_was_said(frame: Any) -> None:
    assert msgspec.json.encode(frames.read_open(frames.write(frame))) == msgspec.json.encode(frame)


@pytest.mark.parametrize("frame", [*UP, Differs(3, "9.0")], ids=lambda frame: type(frame).__name__)
def test_what_a_guest_says_arrives_as_it_was_said(frame: Any) -> None:
    assert msgspec.json.encode(frames.read_up(frames.write(frame))) == msgspec.json.encode(frame)


@pytest.mark.parametrize("frame", [*DOWN, Differs(3, "9.0")], ids=lambda frame: type(frame).__name__)
def test_what_a_host_says_arrives_as_it_was_said(frame: Any) -> None:
    assert msgspec.json.encode(frames.read_down(frames.write(frame))) == msgspec.json.encode(frame)


def test_every_frame_there_is_was_tried() -> None:
    assert {type(frame) for frame in OPEN} == set(get_args(frames.Open))
    assert {type(frame) for frame in UP} == set(get_args(frames.Up))
    assert {type(frame) for frame in DOWN} == {get_origin(kind) or kind for kind in get_args(frames.Down)}


def test_every_frame_begins_with_the_version() -> None:
    assert {frames.write(frame)[0] for frame in (*OPEN, *UP, *DOWN)} == {frames.VERSION}
    assert frames.write(Differs(1))[0] == 0


def test_the_one_message_of_all_times_never_changes() -> None:
    """Every Easel that was ever given to anybody reads and writes exactly this."""
    assert frames.write(Differs(7, "2.1")) == b'\x00{"version":7,"app":"2.1"}'
    assert frames.read_up(b'\x00{"version":7,"app":"2.1","more":["of","the","future"]}') == Differs(7, "2.1")
    assert frames.read_down(b'\x00{"version":7}') == Differs(7)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        MARK,
        MARK + b"null",
        MARK + b"[]",
        MARK + b'{"is":"greeting"}',
        MARK + b'{"is":"let-in"}',
        MARK + b'{"is":"nonsense"}',
        MARK + b'{"is":"prove","proof":"cA=="}',
        MARK + b'{"is":"read-face","face":"../../etc/pwd..."}',
        MARK + b'{"is":"read-picture","picture":"../secret"}',
        MARK + b'{"is":"read-ink","seat":-1,"drawing":0}',
        MARK + b'{"is":"read-ink","seat":0,"drawing":1e99}',
        MARK + b'{"is":"ask","id":-1,"request":{}}',
        MARK + b'{"is":"wish","id":1,"wish":{"wish":"sit","chair":12,"name":"Bo","colour":0}}',
        MARK + b'{"is":"wish","id":1,"wish":{"wish":"sit","chair":1,"name":"Bo","colour":0,"crown":true}}',
        MARK + b'{"is":"beat","more":1}',
        MARK + b"[" * 5000,
        MARK + b'{"is":"hello","nonce":"' + b"A" * 5000 + b'"}',
        MARK + b"\xff\xfe",
        NEWER + frames.write(UpBeat())[1:],
        b"\x00[]",
        b"\x00" + b"x" * 5000,
        frames.write(UpBeat())[1:],
        b"GET / HTTP/1.1",
    ],
)
def test_what_is_no_guest_s_word_is_refused_with_a_sentence(raw: bytes) -> None:
    with pytest.raises(Refused) as refused:
        frames.read_up(raw)
    assert sentences.english(refused.value.why)


def test_a_host_s_word_is_no_guest_s_and_the_other_way_round() -> None:
    for frame in UP:
        if not isinstance(frame, UpBeat):
            with pytest.raises(Refused):
                frames.read_down(frames.write(frame))
    for frame in DOWN:
        if not isinstance(frame, DownBeat):
            with pytest.raises(Refused):
                frames.read_up(frames.write(frame))


def test_what_is_too_long_is_not_read() -> None:
    long = frames.write(Ask(1, msgspec.Raw(b'"' + b"x" * frames.UP_BYTES + b'"')))
    with pytest.raises(Refused) as refused:
        frames.read_up(long)
    assert refused.value.why.key == "too-long"
    with pytest.raises(Refused):
        frames.read_up(frames.write(UP[3]) + b" " * frames.FIRST_BYTES, frames.FIRST_BYTES)


def test_frames_are_small() -> None:
    assert all(len(frames.write(frame)) < 600 for frame in (*OPEN, *UP, *DOWN))


def test_every_sentence_of_the_network_is_known_to_the_app() -> None:
    for key, sentence in lan_sentences.SAYS.items():
        assert sentences.of_game(None)[key] == sentence


@pytest.mark.parametrize(
    ("why", "fair"),
    [
        (Why("wrong-code"), Why("wrong-code")),
        (Why("more-players", {"n": 2}), Why("more-players", {"n": 2})),
        (Why("more-players"), Why("other-words", {"key": "more-players"})),
        (Why("of the future"), Why("other-words", {"key": "of the future"})),
        (Why("x" * 1000), Why("other-words", {"key": "x" * 40})),
        (Why("not-understood", {"detail": "y" * 1000}), Why("other-words", {"key": "not-understood"})),
    ],
)
def test_a_reason_from_outside_can_always_be_shown(why: Why, fair: Why) -> None:
    assert sentences.fair(why) == fair
    assert sentences.english(fair)


def test_a_game_s_own_reasons_are_known_at_its_table() -> None:
    assert sentences.fair(Why("pen-down"), "pictomania") == Why("pen-down")
    assert sentences.fair(Why("pen-down")).key == "other-words"
