"""Logs survive the way to bytes and back, in whatever pieces; anything else is refused whole."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ink import (
    MAX_ACTS,
    MAX_CHUNK_BYTES,
    MAX_LOG_BYTES,
    MAX_PIECES,
    MAX_POINTS,
    MAX_REPAINTED,
    MAX_STROKES,
    MAX_TICKS,
    SAYS,
    BadInk,
    Cleared,
    Drawing,
    Entry,
    GroupBegun,
    GroupEnded,
    PaperLaid,
    Points,
    Progress,
    Redone,
    Sheet,
    StrokeBegun,
    StrokeEnded,
    Style,
    Undone,
    compacted,
    decode,
    distilled,
    encode,
    encode_chunks,
    read_log,
)
from engine.ink.curve import lines
from tests.harness.hand import SHAPES, stroke, strokes
from tests.ink.sketches import drawn, logs, picture, recorded
from tests.ink.vectors import BYTES_OF_VERSION_ONE, REFUSED, VERSION_ONE

PAPER = PaperLaid(Sheet.LANDSCAPE)
BEGUN = StrokeBegun(0, 30, Style(), 1000, 1000)


def sent(entries: list[Entry], progress: Progress | None = None) -> bytes:
    return encode(entries, progress or Progress())[0]


def refusal(chunk: bytes, progress: Progress | None = None) -> str:
    with pytest.raises(BadInk) as refused:
        decode(chunk, progress or Progress())
    assert refused.value.why in SAYS
    return refused.value.why


def joined(entries: list[Entry]) -> list[Entry]:
    """Runs of one hand that follow each other directly, as one."""
    out: list[Entry] = []
    for entry in entries:
        if out and isinstance(entry, Points) and isinstance(out[-1], Points) and entry.hand == out[-1].hand:
            out[-1] = Points(entry.hand, *(a + b for a, b in zip(out[-1][1:], entry[1:])))
        else:
            out.append(entry)
    return out


@given(logs())
def test_what_was_written_is_read(entries):
    chunk, written = encode(entries, Progress())
    read, progress = decode(chunk, Progress())
    assert read == joined(entries)
    assert progress == written


@given(logs(), st.data())
def test_any_split_into_chunks_is_the_same_drawing(entries, data):
    whole = drawn(entries)
    split = Drawing()
    progress = Progress()
    rest = [part for entry in entries for part in in_parts(entry, data)]
    while rest:
        some = data.draw(st.integers(1, len(rest)))
        chunk, progress = encode(rest[:some], progress)
        split.add(chunk)
        rest = rest[some:]
    assert picture(split) == picture(whole)
    assert [(run.stroke.number, run.points) for run in split.runs] == [
        (run.stroke.number, run.points) for run in whole.runs
    ]


def in_parts(entry, data):
    if not isinstance(entry, Points):
        return [entry]
    cut = data.draw(st.integers(0, len(entry.xs)))
    parts = [
        Points(entry.hand, *(c[:cut] for c in entry[1:])),
        Points(entry.hand, *(c[cut:] for c in entry[1:])),
    ]
    return [part for part in parts if part.xs]


@given(logs(), st.data())
def test_chunks_joined_end_to_end_are_a_log(entries, data):
    cut = data.draw(st.integers(0, len(entries)))
    first, progress = encode(entries[:cut], Progress())
    second, _ = encode(entries[cut:], progress)
    assert picture(Drawing.from_log(first + second)) == picture(drawn(entries))
    assert compacted(first + second) == sent(entries)


@given(logs())
def test_what_is_seen_in_the_end_can_be_kept_alone(entries):
    whole = drawn(entries)
    kept = Drawing.from_log(distilled(sent(entries)))
    assert [(s.hand, s.style, s.xs, s.ys, s.ats, s.radii) for s in kept.shown()] == [
        (s.hand, s.style, s.xs, s.ys, s.ats, s.radii) for s in whole.shown()
    ]
    assert kept.shown() == kept.strokes
    assert [run.points for run in kept.runs] == [run.points for run in merged(whole)]


def merged(drawing):
    """The runs of what is shown, those of one stroke that follow each other joined."""
    runs = [run for run in drawing.runs if run.stroke.shown]
    later = [run.stroke for run in runs[1:]] + [None]
    return [run for run, after in zip(runs, later) if after is not run.stroke]


@given(st.binary(max_size=400))
def test_no_bytes_raise_anything_but_a_refusal(chunk):
    for start in (b"", b"\xe1", b"\xe1\xf0", sent([PAPER, BEGUN])):
        try:
            decode(start + chunk, Progress())
        except BadInk as refused:
            assert refused.why in SAYS


@given(logs(), st.data())
def test_a_damaged_chunk_is_a_refusal_or_a_drawing(entries, data):
    chunk = bytearray(sent(entries))
    for _ in range(data.draw(st.integers(1, 4))):
        chunk[data.draw(st.integers(0, len(chunk) - 1))] = data.draw(st.integers(0, 255))
    drawing = Drawing()
    try:
        drawing.add(bytes(chunk))
    except BadInk:
        assert picture(drawing) == picture(Drawing())
        assert drawing.progress == Progress()
        return
    for stroke_ in drawing.strokes:
        assert drawing.sheet.holds(max(stroke_.xs), max(stroke_.ys))


@given(logs(), st.data())
def test_a_chunk_cut_short_is_refused_or_ends_between_two_entries(entries, data):
    chunk = sent(entries)
    cut = data.draw(st.integers(0, len(chunk) - 1))
    try:
        read, _ = decode(chunk[:cut], Progress())
    except BadInk:
        return
    whole = joined(entries)
    assert read == whole[: len(read)]


def test_a_chunk_cut_inside_a_stroke_is_refused():
    chunk = sent([PAPER, BEGUN, Points(0, [1001, 1003], [1002, 1003], [36, 42], [0, 0]), StrokeEnded(0)])
    for cut in range(3, len(chunk)):
        assert refusal(chunk[:cut]) == "ink-cut-short"
    assert refusal(b"") == "ink-cut-short"


def test_a_refused_chunk_changes_nothing():
    drawing = Drawing()
    drawing.add(sent([PAPER, BEGUN]))
    before = picture(drawing), drawing.progress
    good = sent([Points(0, [1010], [1010], [36], [0])], drawing.progress)
    with pytest.raises(BadInk):
        drawing.add(good + b"\xff")
    assert (picture(drawing), drawing.progress) == before
    drawing.add(good)
    assert drawing.strokes[0].xs.tolist() == [1000, 1010]


@pytest.mark.parametrize(("chunk", "why"), REFUSED)
def test_what_is_refused_and_why(chunk, why):
    assert refusal(bytes.fromhex(chunk)) == why


def test_the_bytes_of_version_one():
    assert sent(VERSION_ONE) == BYTES_OF_VERSION_ONE
    assert read_log(BYTES_OF_VERSION_ONE) == VERSION_ONE


def test_a_full_sheet_takes_no_more():
    full = Progress(sheet=Sheet.LANDSCAPE, points=MAX_POINTS)
    assert refusal(sent([BEGUN], full), full) == "ink-too-much"
    nearly = Progress(sheet=Sheet.LANDSCAPE, points=MAX_POINTS - 1)
    decode(sent([BEGUN, StrokeEnded(0)], nearly), nearly)
    more = [BEGUN, Points(0, [1001], [1001], [40], [0])]
    assert refusal(sent(more, nearly), nearly) == "ink-too-much"
    many = Progress(sheet=Sheet.LANDSCAPE, strokes=MAX_STROKES)
    assert refusal(sent([BEGUN], many), many) == "ink-too-much"
    busy = Progress(sheet=Sheet.LANDSCAPE, acts=MAX_ACTS)
    for act in (Undone(0, 1), Cleared(0, 1), GroupBegun(0)):
        assert refusal(sent([act], busy), busy) == "ink-too-much"
    broad = Progress(sheet=Sheet.LANDSCAPE, pieces=MAX_PIECES)
    assert refusal(sent([BEGUN], broad), broad) == "ink-too-much"
    again = Progress(sheet=Sheet.LANDSCAPE, pieces=1000, repainted=MAX_REPAINTED - 500)
    for act in (Undone(0, 1), Redone(0, 1), Cleared(0, 1)):
        assert refusal(sent([act], again), again) == "ink-too-much"
    late = sent([StrokeBegun(0, MAX_TICKS, Style(), 5, 5), Points(0, [6], [6], [MAX_TICKS + 1], [0])])
    assert refusal(b"\xe1\xf0" + late[1:]) == "ink-too-much"


def test_a_chunk_and_a_log_have_a_largest_size():
    empty_acts = b"\xe1\xf0" + b"\x50\x00" * 8000
    assert refusal(empty_acts + bytes(MAX_CHUNK_BYTES)) == "ink-too-long"
    long = Progress(sheet=Sheet.LANDSCAPE, size=MAX_LOG_BYTES - 2)
    assert refusal(b"\xe1\x50\x00", long) == "ink-too-much"


def test_a_large_drawing_is_sent_in_chunks_that_are_not_too_large():
    wild = range(2_000)  # one endless stroke in which every point is a surprise: the worst there is
    entries = [
        *joined(recorded(list(strokes(20_000, seed=4)))),
        StrokeBegun(1, 0, Style(), 0, 0),
        Points(1, [i * 997 % 4000 for i in wild], [i * 613 % 3000 for i in wild],
               [i * i % 7 + i * 10 for i in wild], [i % 256 for i in wild]),
    ]  # fmt: skip
    chunks, progress = encode_chunks(entries, Progress())
    assert max(map(len, chunks)) <= MAX_CHUNK_BYTES
    drawing = Drawing()
    for chunk in chunks:
        drawing.add(chunk)
    assert drawing.progress == progress
    assert picture(drawing) == picture(drawn(entries))


def leaping(steps: int, how: str) -> list[Entry]:
    """Ink as no hand draws it: few bytes that become as many pieces as can be."""
    random = Random(how)
    places = {
        "from corner to corner": lambda i: (4095 * (i % 2), 3071 * (i // 2 % 2)),
        "anywhere": lambda i: (random.randrange(4096), random.randrange(3072)),
        "to and fro": lambda i: (2000 + 150 * (-1) ** i, 1500 + 150 * (-1) ** (i // 2)),
        "a little to and fro": lambda i: (2000 + 7 * (-1) ** i, 1500 + 7 * (-1) ** (i // 2)),
        "leaps far apart": lambda i: (4095 * (i // 9 % 2), 1500),
    }[how]
    xs, ys = zip(*[places(i) for i in range(steps)], strict=True)
    begun = [PAPER, StrokeBegun(0, 0, Style(), 2000, 1500)]
    return [*begun, Points(0, list(xs), list(ys), [6 * i for i in range(1, steps + 1)], [0] * steps), StrokeEnded(0)]


HOSTILE = ("from corner to corner", "anywhere", "to and fro", "a little to and fro", "leaps far apart")


@pytest.mark.parametrize("how", HOSTILE)
def test_ink_becomes_no_more_pieces_than_it_is_reckoned_to(how):
    """Fault 8: what is refused is what would be too much to paint, not only too many bytes."""
    entries = leaping(3000, how)
    _, progress = encode_chunks(entries, Progress())
    painted = sum(len(line) // 3 - 1 for _, line in lines(drawn(entries)))
    assert painted <= progress.pieces + 1
    assert progress.pieces < MAX_PIECES


def test_a_hand_may_draw_for_a_quarter_of_an_hour():
    entries = recorded(list(strokes(3000, seed=5)))
    _, progress = encode_chunks(entries, Progress())
    painted = sum(len(line) // 3 - 1 for _, line in lines(drawn(entries)))
    assert painted <= progress.pieces
    assert MAX_PIECES / (progress.pieces / progress.points) > 13 * 60 * 60


def test_hostile_ink_is_refused_when_it_would_be_too_much_to_paint():
    chunks, progress = encode_chunks(leaping(60_000, "from corner to corner"), Progress())
    assert sum(map(len, chunks)) < MAX_LOG_BYTES and progress.points < MAX_POINTS
    drawing = Drawing()
    with pytest.raises(BadInk) as refused:
        for chunk in chunks:
            drawing.add(chunk)
    assert refused.value.why == "ink-too-much"
    assert sum(len(line) // 3 - 1 for _, line in lines(drawing)) <= MAX_PIECES


@pytest.mark.parametrize("name", SHAPES)
def test_a_real_looking_stroke_stays_small(name):
    entries = recorded([stroke(name)])
    assert len(sent(entries)) < 14 + 2.4 * sum(map(len, drawn(entries).strokes))


def test_groups_are_kept():
    entries = [PAPER, GroupBegun(0), GroupEnded(0), GroupBegun(3)]
    assert read_log(sent(entries)) == entries
