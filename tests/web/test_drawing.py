"""Drawing in a browser: finger, pen and palm; what is drawn is on all screens and is the table's."""

from typing import Any

import pytest

from engine.ink import Drawing, Sheet, Tool
from tests.harness.web.browser import Phone
from tests.harness.web.evening import Evening
from tests.harness.web.players import unreadable
from tests.web.conftest import MIA, OLENKA, Company

PAD = ".sheet-of-mine .pad"
LAID_OUT = f"""document.querySelector('{PAD}:not(.shut)') && document.querySelector('.tab').innerText.length > 3 &&
    document.fonts.status === 'loaded' && (({{ style, clientHeight }}) =>
        Math.abs(parseFloat(style.getPropertyValue('--high')) - clientHeight) < 1
    )(document.querySelector('.sheet-of-mine'))"""
"""Themes and letters have come, and the sheet has the size of its place, which it is given in the frame after them."""


@pytest.fixture
def round_of_three(company: Company) -> tuple[Evening, Phone, Phone]:
    """A match of their own for each test: the host thinks, and two phones have a sheet each."""
    table, *phones = company.begin("pictomania", "live", bots=0, people=False)
    table.say(OLENKA, {"do": "ready"})
    for phone in phones:
        phone.tap(".bottom .press.amber")
    for phone in phones:
        phone.until(LAID_OUT, "a sheet")
    return table, *phones


def drawn(table: Evening, seat: int) -> Drawing:
    """What the table has of a seat's sheet."""
    return table.do(lambda: _drawn(table, seat))


def _drawn(table: Evening, seat: int) -> Drawing:
    assert table.table is not None
    drawing = table.table.scene(seat).view.players[seat].drawing
    return Drawing.from_log(table.table.log(seat, drawing))


def strokes(table: Evening, seat: int, many: int) -> Drawing:
    """The same, once there are so many strokes on it, to their ends."""
    table.until(lambda: sum(stroke.ended for stroke in _drawn(table, seat).strokes) >= many)
    return drawn(table, seat)


INKED = """(selector => {
    const paper = document.querySelector(selector);
    const dots = (canvas) => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    return [...paper.querySelectorAll('canvas')].some((canvas) => canvas.width &&
        dots(canvas).some((part, i) => i % 4 === 3 && part > 16));
})"""


STAYS = f"""
const style = (selector) => getComputedStyle(document.querySelector(selector));
return [style("{PAD}").touchAction, style(".task").touchAction, style("html").overscrollBehaviorY,
    style("#page").overscrollBehaviorY, style("body").userSelect, style("body").overflow];
"""


def test_a_page_neither_moves_nor_is_marked_under_a_hand_that_draws(round_of_three: Any) -> None:
    """No scrolling, no zoom by two taps, no pull that loads it anew, no selected text."""
    _table, mia, _taras = round_of_three
    assert mia.run(STAYS) == ["none"] * 5 + ["hidden"]
    x, y = mia.place_of(PAD)
    mia.touches("touchStart", (x, y))
    for by in (40, 120, 200):
        mia.touches("touchMove", (x, y + by))
    mia.touches("touchEnd")
    assert mia.run("return [visualViewport.scale, scrollY, document.querySelector('#page').scrollTop]") == [1, 0, 0]
    assert not mia.run("return String(getSelection())")


def test_a_finger_draws_on_all_screens_at_once(round_of_three: Any) -> None:
    table, mia, taras = round_of_three
    mia.stroke(PAD, (0.25, 0.25), (0.5, 0.5), (0.75, 0.25))
    assert mia.run(f"return {INKED}('{PAD}')"), "under the finger before anything is heard of the table"
    taras.until(f"{INKED}('.tile[data-seat=\"{MIA}\"] .paper')", "Mia's stroke on another phone")
    [stroke] = strokes(table, MIA, 1).strokes
    assert stroke.style.tool is Tool.PENCIL
    assert stroke.xs[0] == pytest.approx(0.25 * 4095, abs=25) and stroke.ys[0] == pytest.approx(0.75 * 3071, abs=25)
    assert set(stroke.pressures) == {0}


HINT = ".sheet-of-mine .hint"
HINTED = f"""const at = document.querySelector('{HINT}').getBoundingClientRect();
return document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2).matches('.hint')"""


def test_what_is_written_on_a_blank_sheet_is_drawn_over_and_goes(round_of_three: Any) -> None:
    table, mia, _taras = round_of_three
    mia.run("localStorage.removeItem('easel.hints')")
    mia.reload(f"document.querySelector('{HINT}') && {LAID_OUT}")
    assert not unreadable(mia) and not mia.run(HINTED)
    mia.stroke(PAD, (0.3, 0.5), (0.7, 0.5))
    assert len(strokes(table, MIA, 1).strokes) == 1
    assert not mia.run(f"return document.querySelector('{HINT}')")


def test_where_a_browser_leaves_little_height_words_are_shown_when_their_theme_is_tapped(round_of_three: Any) -> None:
    _table, mia, _taras = round_of_three
    mia.resize((360, 620))
    try:
        mia.run("localStorage.removeItem('easel.hints')")
        mia.reload(f"document.querySelector('{HINT}') && {LAID_OUT}")
        assert mia.run(f"return document.querySelector('{PAD}').clientWidth") > 200
        for shown in (True, False):
            mia.tap(".tab:last-child")
            mia.until(f"{shown:d} === document.querySelectorAll('.list.opened').length", f"words: {shown}")
            mia.run("return new Promise(requestAnimationFrame)")
            assert not unreadable(mia), "neither on the sheet beside the words nor on that without them"
    finally:
        mia.resize((390, 844))


def test_what_was_drawn_is_taken_back_brought_back_and_cleared(round_of_three: Any) -> None:
    table, mia, _taras = round_of_three
    for name, shown in (("", 1), ("Undo", 0), ("Redo", 1), ("Clear the sheet", 0), ("Undo", 1)):
        if name:
            mia.tap(f".tool[aria-label='{name}']")
        else:
            mia.stroke(PAD, (0.3, 0.3), (0.6, 0.6))
        table.until(lambda shown=shown: len(_drawn(table, MIA).shown()) == shown)


def test_P11_a_blank_sheet_is_turned_upright_and_stays_so_once_it_is_drawn_on(round_of_three: Any) -> None:
    table, mia, _taras = round_of_three
    turn = ".tool[aria-label='Turn the paper']"
    mia.tap(turn)
    upright = f"document.querySelector('{PAD}').clientHeight > document.querySelector('{PAD}').clientWidth"
    mia.until(upright, "the paper upright")
    mia.stroke(PAD, (0.25, 0.25), (0.75, 0.5))
    assert strokes(table, MIA, 1).sheet is Sheet.PORTRAIT
    assert not mia.run(f'return Boolean(document.querySelector("{turn}"))')
    mia.tap(".tool[aria-label='Undo']")
    table.until(lambda: not _drawn(table, MIA).shown())
    assert mia.run(f"return {upright}") and not mia.run(f'return Boolean(document.querySelector("{turn}"))')


def test_marker_and_eraser_in_several_widths(round_of_three: Any) -> None:
    table, mia, _taras = round_of_three
    mia.tap(".tool[aria-label='Marker']")
    mia.tap(".tool[aria-label='Marker']")
    mia.stroke(PAD, (0.3, 0.3), (0.6, 0.6))
    mia.tap(".tool[aria-label='Eraser']")
    mia.tap(".tool[aria-label='Eraser']")
    mia.stroke(PAD, (0.3, 0.3), (0.6, 0.6))
    marked, rubbed = strokes(table, MIA, 2).strokes
    assert (marked.style.tool, marked.style.width, rubbed.style.tool) == (Tool.MARKER, 2, Tool.ERASER)
    assert not mia.run(f"return {INKED}('{PAD}')"), "a broad eraser takes the marker's line away"


def pen(phone: Phone, kind: str, x: float, y: float, force: float) -> None:
    phone.cdp(
        "Input.dispatchMouseEvent",
        {
            "type": kind,
            "x": x,
            "y": y,
            "button": "left",
            "buttons": 1,
            "clickCount": 1,
            "pointerType": "pen",
            "force": force,
        },
    )


def test_a_pen_has_its_pressure_and_no_finger_draws_beside_it(round_of_three: Any) -> None:
    table, mia, _taras = round_of_three
    x, y = mia.place_of(PAD)
    pen(mia, "mousePressed", x, y, 0.9)
    pen(mia, "mouseMoved", x + 60, y, 0.5)
    pen(mia, "mouseReleased", x + 60, y, 0.0)
    [stroke] = strokes(table, MIA, 1).strokes
    assert stroke.pressures[0] > stroke.pressures[1] > 0
    mia.stroke(PAD, (0.2, 0.2), (0.8, 0.2))  # a hand that rests while the pen is used
    mia.tap(".tool[aria-label='Undo']")  # fingers still tap
    table.until(lambda: not _drawn(table, MIA).shown())
    assert len(drawn(table, MIA).strokes) == 1


def test_a_palm_and_a_second_finger_draw_nothing(round_of_three: Any) -> None:
    table, mia, _taras = round_of_three
    x, y = mia.place_of(PAD)
    palm = {"x": x, "y": y, "radiusX": 90, "radiusY": 90, "id": 1}
    mia.cdp("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [palm]})
    mia.cdp("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    one, two = {"x": x, "y": y, "id": 2}, {"x": x + 40, "y": y + 40, "id": 3}
    mia.cdp("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [one]})
    mia.cdp("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [one, two]})
    mia.cdp(
        "Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [one | {"x": x + 50}, two | {"y": y - 40}]}
    )
    mia.cdp("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    [stroke] = strokes(table, MIA, 1).strokes
    assert len(set(stroke.ys)) == 1, "only the first finger's way"


def test_all_that_happened_between_two_frames_is_drawn(round_of_three: Any) -> None:
    table, mia, _taras = round_of_three
    mia.run(
        f"""const pad = document.querySelector('{PAD}'), box = pad.getBoundingClientRect();
        const at = (x, y) => ({{ pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true,
            width: 20, height: 20, clientX: box.x + x * box.width, clientY: box.y + y * box.height }});
        pad.dispatchEvent(new PointerEvent('pointerdown', at(0.1, 0.5)));
        const between = [0.2, 0.3, 0.4, 0.5, 0.6].map((x) => new PointerEvent('pointermove', at(x, 0.5 + x / 10)));
        pad.dispatchEvent(new PointerEvent('pointermove', {{ ...at(0.6, 0.56), coalescedEvents: between }}));
        pad.dispatchEvent(new PointerEvent('pointerup', at(0.6, 0.56)));"""
    )
    [stroke] = strokes(table, MIA, 1).strokes
    assert len(stroke.xs) == 6


def test_the_word_is_shown_only_while_it_is_held(round_of_three: Any) -> None:
    _table, mia, _taras = round_of_three
    x, y = mia.place_of(".task")
    before = mia.run("return document.querySelector('.task').innerText")
    mia.touches("touchStart", (x, y))
    mia.until("document.querySelector('.task.open b')?.innerText.match(/^[ABC] [1-7]$/)", "the word's number")
    mia.touches("touchEnd")
    mia.until(f"document.querySelector('.task:not(.open)')?.innerText === {before!r}", "the word covered again")


def test_a_page_that_was_opened_again_in_the_middle_of_a_stroke_goes_on_drawing(round_of_three: Any) -> None:
    table, mia, _taras = round_of_three
    x, y = mia.place_of(PAD)
    mia.touches("touchStart", (x, y))
    mia.touches("touchMove", (x + 40, y))
    table.until(lambda: _drawn(table, MIA).strokes)
    mia.run("location.reload()")
    mia.until(f"document.querySelector('{PAD}:not(.shut)') && {INKED}('{PAD}')", "what was drawn before")
    mia.touches("touchCancel")
    mia.stroke(PAD, (0.2, 0.2), (0.3, 0.3))
    broken, fresh = strokes(table, MIA, 2).strokes
    assert broken.ended and fresh.ended


def test_on_a_phone_that_lies_on_its_side_the_sheet_has_most_of_the_height(round_of_three: Any) -> None:
    table, mia, _taras = round_of_three
    mia.resize((740, 360))
    try:
        mia.until(f"document.querySelector('{PAD}').clientHeight > 200", "a large sheet")
        mia.stroke(PAD, (0.2, 0.2), (0.8, 0.3))
        assert len(strokes(table, MIA, 1).strokes) == 1
        mia.place_of(".guess")
        mia.place_of(".feet .press", "I have finished")  # scrolled to
    finally:
        mia.resize((390, 844))
