"""Fingers draw: at once, each on its own sheet, and nothing else does."""

from math import cos, sin

import pytest
from kivy.clock import Clock
from kivy.uix.scatterlayout import ScatterLayout
from PIL import ImageChops

from app.ui.ink import PALM, PEN, InkSurface, InkView
from engine.ink import (
    MAX_STROKES,
    Drawing,
    PaperLaid,
    Progress,
    Sheet,
    StrokeBegun,
    StrokeEnded,
    Style,
    Tool,
    encode_chunks,
)
from tests.app.ui.ink.ways import PAPER, apart, drawn_alone, inked, way, wheel
from tests.ink.sketches import picture

BOLD = Style(Tool.MARKER, 0, 0x204060)


def test_the_first_pixel_comes_in_the_frame_of_the_touch(table, paper):
    finger = table.finger(500, 400)
    table.frames(1)
    assert table.picture().getpixel((500, 800 - 400)) == (0x22, 0x30, 0x4A)
    finger.glide(560, 400)
    table.frames(1)
    assert table.picture().getpixel((560, 800 - 400)) == (0x22, 0x30, 0x4A)  # and so does every other


@pytest.mark.parametrize("name", ["fast circle", "tiny zigzag", "slow hatch", "dot", "handwriting"])
def test_what_is_shown_is_what_the_engine_computes(table, paper, name):
    table.draw(way(paper, name, (0.4, 0.5)))
    shown = table.sheet(paper)
    assert inked(shown) > 15
    assert apart(shown, drawn_alone(paper.log, shown.size)) <= 0.01 * inked(shown)


def test_a_fast_circle_is_round(table, paper):
    table.draw(wheel(520, 400, 200))
    shown = table.sheet(paper)
    x, y = 520 - paper.sheet_box[0], shown.height - (400 - paper.sheet_box[1])
    rim = [
        (i, j)
        for i in range(shown.width)
        for j in range(shown.height)
        if sum(shown.getpixel((i, j))) < 360
    ]  # fmt: skip
    distances = [((i + 0.5 - x) ** 2 + (j + 0.5 - y) ** 2) ** 0.5 for i, j in rim]
    assert 190 < min(distances) <= max(distances) < 207


def test_four_fingers_on_four_sheets_draw_as_if_each_were_alone(table):
    """Two zones lie upside down, for the players on the other side of a flat tablet."""
    sheets = four_zones(table)
    names = ["star", "house", "handwriting", "wave"]
    ways = [way(sheet, name, (0.45, 0.45), 0.8) for sheet, name in zip(sheets, names)]
    table.draw(*ways)
    together = [(table.sheet(sheet), sheet.log) for sheet in sheets]
    for sheet in sheets:
        sheet.open()
    for sheet, finger_way, (seen, log) in zip(sheets, ways, together):
        table.draw(finger_way)
        again = table.sheet(sheet)
        assert inked(again) > 500
        assert ImageChops.difference(again, seen).getbbox() is None
        assert [(s.xs, s.ys) for s in Drawing.from_log(log).strokes] == [
            (s.xs, s.ys) for s in Drawing.from_log(sheet.log).strokes
        ]


def four_zones(table):
    near = [table.lay(InkSurface(clock=table.clock, style=BOLD), x, 10, 600, 380) for x in (20, 660)]
    far = []
    for x in (20, 660):
        turned = ScatterLayout(do_translation=False, do_rotation=False, do_scale=False, rotation=180)
        far.append(InkSurface(clock=table.clock, style=BOLD))
        turned.add_widget(far[-1])
        table.lay(turned, x, 410, 600, 380)
    table.frames(3)
    return near + far


def test_a_second_finger_draws_nothing(table, paper):
    first = table.finger(200, 200)
    second = table.finger(600, 600)
    for i in range(20):
        first.glide(200 + 5 * i, 200)
        second.glide(600, 600 - 5 * i)
        table.frames()
    first.lift()
    second.glide(700, 700)
    second.lift()
    table.frames()
    drawing = Drawing.from_log(paper.log)
    assert len(drawing.strokes) == 1
    assert max(drawing.strokes[0].ys) < paper.place_of(0, 230)[1]


def test_the_next_finger_draws_when_the_first_is_lifted(table, paper):
    table.draw([(200, 200), (300, 200)])
    table.draw([(400, 400), (500, 400)])
    assert len(Drawing.from_log(paper.log).strokes) == 2


def test_a_palm_draws_nothing(table, paper):
    palm = table.finger(500, 300, tool=PALM)
    finger = table.finger(300, 500)
    table.frames()
    palm.glide(520, 300)
    finger.glide(400, 500)
    table.frames()
    palm.lift()
    finger.lift()
    table.frames()
    (stroke,) = Drawing.from_log(paper.log).shown()
    assert stroke.xs[0] == round(paper.place_of(300, 500)[0])


def test_a_pen_locks_fingers_out_for_a_while(table, paper):
    pen = table.finger(300, 300, tool=PEN, pressure=0.9)
    table.frames()
    pen.lift()
    table.frames()
    table.draw([(600, 600), (700, 600)])
    (stroke,) = Drawing.from_log(paper.log).strokes
    assert stroke.pressures[0] > 200
    table.now += 31
    table.draw([(600, 600), (700, 600)])
    assert len(Drawing.from_log(paper.log).strokes) == 2


@pytest.mark.parametrize("still_down", [True, False])
def test_the_hand_that_lands_before_its_pen_leaves_no_mark(table, paper, still_down):
    table.draw([(100, 100), (200, 100)])
    table.now += 5
    hand = table.finger(600, 200)
    table.frames(3)
    hand.glide(640, 210)
    if not still_down:
        hand.lift()
    table.frames(3)
    pen = table.finger(500, 400, tool=PEN)
    table.frames()
    pen.glide(450, 420)
    if still_down:
        hand.glide(700, 300)
        hand.lift()
    table.frames()
    pen.lift()
    table.frames(2)
    shown = Drawing.from_log(paper.log).shown()
    assert [s.xs[0] for s in shown] == [round(paper.place_of(x, 0)[0]) for x in (100, 500)]


def test_a_stroke_that_leaves_the_paper_ends_at_its_edge(table, paper):
    left, bottom, width, height = paper.sheet_box
    right = left + width
    paper.style = BOLD
    table.draw([(right + x, y) for x, y in [(-60, 400), (-20, 400), (30, 400), (60, 440), (60, 300)]])
    (stroke,) = Drawing.from_log(paper.log).strokes
    assert (stroke.xs[-1], stroke.ys[-1]) == (4095, round(paper.place_of(0, 400)[1]))
    shown = table.picture()
    assert shown.getpixel((right - 1, 800 - 401)) == (0x20, 0x40, 0x60)
    beside = shown.crop((right, 800 - 460, right + 80, 800 - 280))
    assert len(beside.getcolors()) == 1


def test_the_unsettled_end_of_a_stroke_does_not_show_beside_the_paper(table, paper):
    left, bottom, width, height = paper.sheet_box
    paper.style = BOLD
    finger = table.finger(left + 80, 400)
    table.frames()
    for x in (50, 20, 2):
        finger.glide(left + x, 400)
        table.frames()
    shown = table.picture()
    assert shown.getpixel((left + 2, 800 - 401)) == (0x20, 0x40, 0x60)
    assert len(shown.crop((left - 15, 300, left, 500)).getcolors()) == 1


def test_a_finger_beside_the_sheet_is_not_the_surface_s(table, paper):
    table.draw([(1100, 100), (500, 400), (600, 400)])
    assert paper.log == b""


def test_a_disabled_surface_takes_no_ink_and_ends_its_stroke(table, paper):
    finger = table.finger(300, 300)
    table.frames()
    finger.glide(400, 300)
    paper.disabled = True
    finger.glide(500, 300)
    table.frames()
    finger.lift()
    table.draw([(600, 600), (700, 600)])
    (stroke,) = Drawing.from_log(paper.log).strokes
    assert stroke.ended
    assert stroke.xs[-1] == round(paper.place_of(400, 0)[0])
    paper.disabled = False
    table.draw([(600, 600), (700, 600)])
    assert len(Drawing.from_log(paper.log).strokes) == 2


def test_the_eraser_brings_back_the_paper(table, paper):
    paper.style = BOLD
    table.draw([(300, 400), (500, 400), (700, 400)])
    paper.style = Style(Tool.ERASER, 1)
    table.draw([(500, 300), (500, 400), (500, 500)])
    shown = table.picture()
    assert shown.getpixel((500, 400)) == PAPER
    assert shown.getpixel((400, 400)) == (0x20, 0x40, 0x60)


def test_chunks_are_the_log_and_come_some_twenty_times_a_second(table, paper):
    chunks = []
    paper.bind(on_chunk=lambda _, chunk: chunks.append((table.now, chunk)))
    table.draw(way(paper, "wave", (0.2, 0.5)))
    paper.undo()
    assert b"".join(chunk for _, chunk in chunks) == paper.log
    received = Drawing()
    for _, chunk in chunks:
        received.add(chunk)
    assert picture(received) == picture(paper.drawing)
    assert received.shown() == []


def test_sheets_on_which_several_draw_hand_out_their_ink_in_turns(table):
    """All began in one frame; what each hands out costs part of one, and all of them together a frame's worth."""
    sheets = four_zones(table)
    handed_out = [[] for _ in sheets]
    for sheet, frames in zip(sheets, handed_out):
        sheet.bind(on_chunk=lambda *_, frames=frames: frames.append(Clock.frames))
    fingers = [table.finger(*sheet.to_window(*sheet.center)) for sheet in sheets]
    middles = [sheet.to_window(*sheet.center) for sheet in sheets]
    for number in range(100_000):
        for finger, (x, y) in zip(fingers, middles):
            finger.glide(x + 100 * sin(number / 9), y + 100 * cos(number / 9))
        table.frames()
        if min(map(len, handed_out)) >= 3:
            break
    drawn_in = [frame for frames in handed_out for frame in frames]
    for finger in fingers:
        finger.lift()
    assert len(drawn_in) >= 12
    assert len(set(drawn_in)) == len(drawn_in)


def test_a_drawing_goes_on_from_its_log(table, paper):
    table.draw([(300, 300), (400, 300)])
    first = paper.log
    other = table.lay(InkSurface(log=first, clock=table.clock), 20, 20, 1000, 760)
    table.frames(2)
    assert inked(table.sheet(other)) > 100
    table.draw([(500, 500), (600, 500)])
    assert other.log.startswith(first)
    assert len(Drawing.from_log(other.log).strokes) == 2
    other.undo()
    other.undo()
    assert Drawing.from_log(other.log).shown() == []


def test_a_log_that_stops_in_a_stroke_is_gone_on_with(table, paper):
    finger = table.finger(300, 300)
    table.frames()
    finger.glide(400, 300)
    paper.send()
    torn = paper.log
    finger.lift()
    assert not Drawing.from_log(torn).strokes[0].ended
    other = table.lay(InkSurface(log=torn, clock=table.clock), 20, 20, 1000, 760)
    table.draw([(500, 500), (600, 500)])
    assert [s.ended for s in Drawing.from_log(other.log).strokes] == [True, True]


def test_a_full_sheet_says_so(table, paper):
    dot = [StrokeBegun(0, 0, BOLD, 5, 5), StrokeEnded(0)]
    chunks, _ = encode_chunks([PaperLaid(Sheet.LANDSCAPE), *dot * (MAX_STROKES - 1)], Progress())
    paper.open(log=b"".join(chunks))
    assert not paper.full
    table.draw([(300, 300), (400, 300)])
    assert paper.full
    table.draw([(500, 500), (600, 500)])
    assert len(Drawing.from_log(paper.log).strokes) == MAX_STROKES


def test_a_new_sheet_may_have_another_shape(table, paper):
    table.draw([(300, 300), (400, 300)])
    paper.open(Sheet.PORTRAIT)
    table.frames(3)
    _, _, width, height = paper.sheet_box
    assert abs(width / height - 3071 / 4095) < 0.01
    assert inked(table.sheet(paper)) == 0
    assert paper.log == b""


def test_a_view_is_only_to_look_at(table):
    view = table.lay(InkView(), 20, 20, 600, 500)
    table.draw([(300, 300), (400, 300)])
    assert inked(table.sheet(view)) == 0
