"""Ink as part of Pictomania: what a sheet takes, how much of it, and who may read it."""

from dataclasses import replace as grown

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine import journal
from engine.entries import ENCODER, Said
from engine.games.pictomania import GAME
from engine.games.pictomania.box import ROUNDS
from engine.games.pictomania.drawing import MOST_CHUNKS
from engine.games.pictomania.moves import Draw
from engine.games.pictomania.state import Ink, with_seat
from engine.ink import (
    MAX_CHUNK_BYTES,
    MAX_LOG_BYTES,
    MAX_STROKES,
    Drawing,
    GroupBegun,
    PaperLaid,
    Points,
    Progress,
    Sheet,
    StrokeBegun,
    StrokeEnded,
    Style,
    encode,
)
from engine.ink.limits import MAX_PIECES
from engine.requests import REQUEST_BYTES
from tests.games.pictomania.table import ADA, BO, CY, WORDS, Table, passed, playing, stroke


def with_ink(table: Table, seat: int, **changed: object) -> Table:
    """The same table, with something else about the seat's drawing."""
    ink = replace(table.state.inks[seat], **changed)
    table.state = replace(table.state, inks=with_seat(table.state.inks, seat, ink))
    return table


# What is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ink", "why"),
    [
        (b"", "ink-cut-short"),
        (b"\xe1", "ink-nothing"),
        (b"\xe1\xe1\xe1", "ink-nothing"),
        (b"hello", "ink-other-version"),
        (b"\xe1\x00\x00", "ink-out-of-order"),
        (stroke(Progress())[:-3], "ink-cut-short"),
        (stroke(Progress(), hand=1), "ink-other-hand"),
        (encode([PaperLaid(Sheet.SQUARE), GroupBegun(7)], Progress())[0], "ink-other-hand"),
        (stroke(Progress()) * 5000, "ink-too-long"),
    ],
)
def test_what_is_no_ink_is_refused_with_its_reason(ink: bytes, why: str) -> None:
    table = playing()
    assert table.why_not(ADA, Draw(ink)) == why
    assert why in GAME.says


@given(st.binary(max_size=300))
def test_garbage_is_refused_or_drawn_and_nothing_else(ink: bytes) -> None:
    for start in (b"", b"\xe1\xf0"):
        table = playing()
        why = table.why_not(ADA, Draw(start + ink))
        assert why is None or why in GAME.says
        if why is None:
            table.draw(ADA, start + ink)
            Drawing.from_log(table.state.inks[ADA].log)


@given(st.integers(0, 60), st.integers(0, 255))
def test_a_spoilt_chunk_never_spoils_the_drawing(place: int, byte: int) -> None:
    table = playing().draw(ADA)
    spoilt = bytearray(table.stroke(ADA))
    spoilt[place % len(spoilt)] = byte
    if table.why_not(ADA, Draw(bytes(spoilt))) is None:
        table.draw(ADA, bytes(spoilt))
    Drawing.from_log(table.state.inks[ADA].log)
    example = GAME.choices(table.state, ADA).examples
    assert all(table.why_not(ADA, move) is None for move in example)


def test_a_chunk_of_another_drawing_does_not_go_on_from_this_one() -> None:
    table = playing().draw(ADA)
    assert table.why_not(BO, Draw(table.stroke(ADA))) == "ink-out-of-order"
    assert table.why_not(ADA, Draw(table.stroke(BO))) == "ink-out-of-order"


# How much fits ---------------------------------------------------------------------------------------------------


def test_a_drawing_is_bounded_in_moves() -> None:
    table = with_ink(playing().draw(ADA), ADA, chunks=MOST_CHUNKS - 1).draw(ADA)
    assert table.why_not(ADA, Draw(table.stroke(ADA))) == "ink-too-much"
    assert GAME.choices(table.state, ADA).examples == ()
    assert table.why_not(BO, Draw(table.stroke(BO))) is None


def test_a_drawing_is_bounded_in_strokes() -> None:
    table = playing().draw(ADA)
    progress = table.state.inks[ADA].progress
    full = Progress(progress.sheet, progress.hands, MAX_STROKES, progress.points, progress.acts, progress.size)
    with_ink(table, ADA, progress=full)
    assert table.why_not(ADA, Draw(table.stroke(ADA))) == "ink-too-much"
    assert GAME.choices(table.state, ADA).examples == ()


def test_a_drawing_is_bounded_in_bytes() -> None:
    table = playing().draw(ADA)
    with_ink(table, ADA, progress=grown(table.state.inks[ADA].progress, size=MAX_LOG_BYTES))
    assert table.why_not(ADA, Draw(table.stroke(ADA))) == "ink-too-much"
    assert GAME.choices(table.state, ADA).examples == ()


def test_a_drawing_is_bounded_in_what_it_becomes() -> None:
    """Points that leap over the whole sheet become many pieces each, long before they are many bytes."""
    table, xs = playing(), [0, 4095] * 3500
    entries = [PaperLaid(Sheet.LANDSCAPE), StrokeBegun(0, 0, Style(), 9, 9)]
    while table.why_not(ADA, Draw(chunk := encode(entries, table.state.inks[ADA].progress)[0])) is None:
        table.draw(ADA, chunk)
        at = table.state.inks[ADA].progress.hand(0).at
        entries = [Points(0, xs, [0, 3071] * 3500, list(range(at + 1, at + 7001)), [0] * 7000)]
        assert table.state.inks[ADA].progress.pieces <= MAX_PIECES
    assert table.why_not(ADA, Draw(chunk)) == "ink-too-much"
    rest = encode([StrokeEnded(0)], table.state.inks[ADA].progress)[0]
    assert table.why_not(ADA, Draw(rest)) is None, "the stroke that is open can still be ended"


def test_the_largest_chunk_fits_into_a_request() -> None:
    assert len(msgspec.json.encode(Draw(b"x" * MAX_CHUNK_BYTES))) < REQUEST_BYTES


def test_a_match_of_full_drawings_fits_into_a_journal() -> None:
    """What an entry costs beside its ink, and the ink in base64, for the drawings of six players."""
    entry = len(ENCODER.encode(Said(5, Draw(b""), 4 * MOST_CHUNKS, 10**8)))
    beside_it = 24  # SQLite's header of a row, the row's number and its seal
    drawing = MOST_CHUNKS * (entry + beside_it) + MAX_LOG_BYTES * 4 // 3
    assert ROUNDS * 6 * drawing < journal.LARGEST


def test_an_example_goes_on_from_whatever_is_drawn() -> None:
    table = playing()
    for _ in range(100):
        (example,) = GAME.choices(table.state, ADA).examples
        assert isinstance(example, Draw)
        table.draw(ADA, example.ink)
    assert len(Drawing.from_log(table.state.inks[ADA].log).shown()) == 100


def test_an_example_ends_a_stroke_that_is_open() -> None:
    table = playing().draw(ADA, encode([PaperLaid(Sheet.PORTRAIT), StrokeBegun(0, 5, Style(), 9, 9)], Progress())[0])
    (example,) = GAME.choices(table.state, ADA).examples
    assert isinstance(example, Draw)
    table.draw(ADA, example.ink)
    (shown,) = Drawing.from_log(table.state.inks[ADA].log).shown()
    assert shown.ended


# Who reads what --------------------------------------------------------------------------------------------------


def test_a_device_that_asks_from_where_it_is_sees_the_whole_drawing() -> None:
    table, copy, at = playing(), Drawing(), 0
    for number in range(12):
        table.draw(ADA)
        if number % 3 == 0:
            rest = GAME.log(table.state, BO, ADA, at)
            assert rest is not None
            copy.add(rest)
            at += len(rest)
            assert at == table.view(BO).players[ADA].ink
    rest = GAME.log(table.state, None, ADA, at)
    assert rest
    copy.add(rest)
    assert [list(one.xs) for one in copy.shown()] == [
        list(one.xs) for one in Drawing.from_log(table.state.inks[ADA].log).shown()
    ]
    assert GAME.log(table.state, BO, ADA, 10**30) == b""


@pytest.mark.parametrize("drawing", [-1, 3, 6, 10**30, -(10**30)])
def test_there_is_no_such_drawing_yet(drawing: int) -> None:
    assert GAME.log(playing().state, ADA, drawing, 0) is None


@pytest.mark.parametrize("offset", [-1, -(10**30)])
def test_no_drawing_is_read_backwards(offset: int) -> None:
    assert GAME.log(playing().draw(ADA).state, ADA, ADA, offset) is None


def test_on_a_passed_tablet_a_later_round_hides_its_drawings_as_well() -> None:
    table = passed().all_draw()
    for seat in table.seats:
        table.uncover(seat).claims(seat)
    table.ready().deal().start(WORDS[3]).draws(ADA, 100)
    assert GAME.log(table.state, CY, 0, 0), "the first round's drawings have been revealed"
    assert GAME.log(table.state, CY, 3, 0) is None
    assert GAME.log(table.state, ADA, 3, 0)


def test_views_stay_small_however_much_is_drawn() -> None:
    table = playing(WORDS[6])
    before = len(msgspec.json.encode(table.view(ADA)))
    with_ink(table, BO, log=b"\xe1" * MAX_LOG_BYTES)
    assert len(msgspec.json.encode(table.view(ADA))) < before + 10
    assert isinstance(table.state.inks[BO], Ink)
