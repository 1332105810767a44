"""The page's ink is the app's, byte for byte: read, written, refused, recorded, and seen alike."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ink import (
    BadInk,
    Cleared,
    Drawing,
    Entry,
    GroupBegun,
    PaperLaid,
    Points,
    Progress,
    Recorder,
    Redone,
    Replay,
    Sheet,
    StrokeBegun,
    StrokeEnded,
    Style,
    Tool,
    Undone,
    decode,
    encode,
)
from engine.ink.curve import samples
from engine.ink.limits import TICKS_A_SECOND
from tests.harness.hand import strokes
from tests.ink.sketches import logs, recorded
from tests.ink.vectors import BYTES_OF_VERSION_ONE, REFUSED, VERSION_ONE
from tests.web.conftest import Company

PAGE_INK = Path(__file__).with_name("page_ink.js").read_text(encoding="utf-8")

Ask = Callable[[str, Any], Any]


@pytest.fixture(scope="module")
def page(the_company: Company) -> Ask:
    def ask(what: str, given: Any) -> Any:
        answer = the_company.mia.look().execute_async_script(PAGE_INK, what, given)
        assert "error" not in answer, answer
        return answer["found"]

    return ask


def style_as_page(style: Style) -> dict[str, int]:
    return {"tool": int(style.tool), "width": style.width, "colour": style.colour}


def as_page(entry: Entry) -> dict[str, Any]:
    """An entry as the page says it."""
    if isinstance(entry, PaperLaid):
        return {"kind": "paper", "sheet": int(entry.sheet)}
    if isinstance(entry, StrokeBegun):
        return {"kind": "begun", **entry._asdict(), "style": style_as_page(entry.style)}
    if isinstance(entry, Points):
        return {"kind": "points", **entry._asdict()}
    if isinstance(entry, Undone | Redone | Cleared):
        return {"kind": type(entry).__name__.lower(), "hand": entry.hand, "at": entry.at}
    kinds = {StrokeEnded: "ended", GroupBegun: "group"}
    return {"kind": kinds.get(type(entry), "ungroup"), "hand": entry.hand}


def progress_as_page(progress: Progress) -> dict[str, Any]:
    hands = {
        str(number): hand._asdict() | {"style": hand.style and style_as_page(hand.style)}
        for number, hand in progress.hands.items()
    }
    counts = {name: getattr(progress, name) for name in ("strokes", "points", "acts", "size", "pieces", "repainted")}
    return {"sheet": progress.sheet, "hands": hands, **counts}


def in_chunks(entries: list[Entry], cuts: list[int]) -> tuple[list[bytes], Progress]:
    chunks, progress = [], Progress()
    for start, stop in zip([0, *cuts], [*cuts, len(entries)]):
        chunk, progress = encode(entries[start:stop], progress)
        chunks.append(chunk)
    return chunks, progress


def assert_alike(page: Ask, chunks: list[bytes]) -> None:
    """Both read the same from these chunks, or refuse the same one of them for the same reason."""
    found = page("log", [chunk.hex() for chunk in chunks])
    entries: list[Entry] = []
    progress, why = Progress(), None
    for chunk in chunks:
        try:
            more, progress = decode(chunk, progress)
            entries += more
        except BadInk as refused:
            why = refused.why
            break
    assert found.get("why") == why
    assert found["entries"] == [as_page(entry) for entry in entries]
    if why is None:
        assert found["read"] == progress_as_page(progress)


def test_the_bytes_of_version_one(page: Ask) -> None:
    found = page("log", [BYTES_OF_VERSION_ONE.hex()])
    assert found["entries"] == [as_page(entry) for entry in VERSION_ONE]
    assert found["again"] == [BYTES_OF_VERSION_ONE.hex()]


@pytest.mark.parametrize(("chunk", "why"), REFUSED)
def test_what_is_refused_and_why(page: Ask, chunk: str, why: str) -> None:
    assert page("log", [chunk.replace(" ", "")])["why"] == why


@given(logs(), st.data())
def test_any_log_is_read_and_written_alike_in_whatever_chunks(page: Ask, entries: list[Entry], data: Any) -> None:
    cuts = sorted(data.draw(st.lists(st.integers(0, len(entries)), max_size=4)))
    chunks, progress = in_chunks(entries, cuts)
    found = page("log", [chunk.hex() for chunk in chunks])
    assert found["again"] == [chunk.hex() for chunk in chunks]
    assert found["read"] == found["written"] == progress_as_page(progress)
    assert_alike(page, chunks)


@given(logs(), st.data())
def test_damaged_ink_is_refused_alike(page: Ask, entries: list[Entry], data: Any) -> None:
    chunk = bytearray(encode(entries, Progress())[0])
    for _ in range(data.draw(st.integers(1, 3))):
        chunk[data.draw(st.integers(0, len(chunk) - 1))] = data.draw(st.integers(0, 255))
    assert_alike(page, [bytes(chunk)])


@pytest.mark.parametrize("tool", Tool)
def test_a_drawing_looks_alike(page: Ask, tool: Tool) -> None:
    entries = recorded(strokes(600, seed=int(tool)), Style(tool))
    entries += [Undone(0, 40_000), Undone(0, 40_001), Redone(0, 40_002)]
    chunk = encode(entries, Progress())[0]
    drawing = Drawing.from_log(chunk)
    for here, there in zip(drawing.strokes, page("seen", chunk.hex()), strict=True):
        assert (here.ended, here.shown) == (there["ended"], there["shown"])
        assert list(here.radii) == pytest.approx(there["radii"], abs=0.01)
        line = samples(here, 0, len(here) - 1) if here.shown else []
        assert list(line) == pytest.approx(there["line"], abs=0.01)


@given(logs(), st.lists(st.integers(0, 8), max_size=3))
def test_a_drawing_is_drawn_again_alike(page: Ask, entries: list[Entry], eighths: list[int]) -> None:
    chunk = encode(entries, Progress())[0]
    replay = Replay(chunk)
    ticks = round(replay.length * TICKS_A_SECOND)
    moments = sorted(round(ticks * part / 8) for part in [*eighths, 8])
    found = page("again", {"log": chunk.hex(), "parts": [moment / (ticks or 1) for moment in moments]})
    assert found["length"] == ticks
    for moment, there in zip(moments, found["moments"], strict=True):
        replay.seek(moment / TICKS_A_SECOND)
        for here, stroke in zip(replay.drawing.strokes, there, strict=True):
            assert (here.ended, here.shown) == (stroke["ended"], stroke["shown"])
            assert list(zip(here.xs, here.ys)) == [tuple(point) for point in stroke["points"]]
            assert list(here.radii) == pytest.approx(stroke["radii"], abs=0.01)


@pytest.mark.parametrize("sheet", Sheet)
def test_a_hand_is_recorded_alike(page: Ask, sheet: Sheet) -> None:
    random, clock = Random(int(sheet)), 0.0
    recorder, style = Recorder(sheet), Style(Tool.PENCIL, 2, 0x2D6A4F)
    entries: list[Entry] = [PaperLaid(sheet)]
    touches: list[tuple[str, float, float, float, float]] = []
    for number, stroke in enumerate(strokes(400, seed=int(sheet))):
        for i, touch in enumerate(stroke):
            now, pressure = clock + touch.seconds - stroke[0].seconds, random.random() if number % 2 else 0.0
            x, y = touch.x * 1.2 - 200, touch.y * 1.2 - 200  # over the edges too
            touches.append(("move" if i else "touch", x, y, now, pressure))
            entries += recorder.move(x, y, now, pressure) if i else recorder.touch(style, x, y, now, pressure)
        touches.append(("lift", 0, 0, 0, 0))
        entries += recorder.lift()
        clock = now + 0.4
        act = ("undone", "redone", "cleared")[number % 3]
        touches.append((act, 0, 0, clock, 0))
        entries += {"undone": recorder.undo, "redone": recorder.redo, "cleared": recorder.clear}[act](clock)
    found = page("recorded", {"sheet": int(sheet), "style": style_as_page(style), "touches": touches})
    assert found == encode(entries, Progress())[0].hex()
