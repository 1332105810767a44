"""Whatever was taken back and brought again, a layer shows what one shows that is painted from the log."""

from functools import partial
from itertools import islice
from math import sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kivy.core.window import Window
from kivy.graphics.context import get_context

from app.ui.ink import InkSurface, keyframes, layer
from app.ui.ink.brush import corners, ended
from app.ui.ink.layer import Layer
from engine.ink import PaperLaid, Points, Sheet, StrokeBegun, StrokeEnded, Style, Tool, Undone
from tests.app.ui.ink.ways import PAPER, way
from tests.ink.sketches import drawn, logs

SIZE = (83, 62)
ON = tuple(part / 255 for part in (*PAPER, 255))
MARKER = Style(Tool.MARKER, 2, 0x204060)


@pytest.fixture
def close_together(monkeypatch):
    """A keyframe every few points."""
    monkeypatch.setattr(layer, "APART", 4)


def pixels(shown: Layer) -> bytes:
    return bytes(shown.fbo.pixels)


def painted_from_the_log(shown: Layer) -> bytes:
    return pixels(Layer(shown.drawing, shown.size, ON))


def dash(number: int) -> list:
    """A stroke that lies over others."""
    x, y = 400 + 331 * number % 3000, 300 + 217 * number % 2200
    points = Points(0, [x + 60 * i for i in range(1, 12)], [y] * 11, [6 * i for i in range(1, 12)], [0] * 11)
    return [StrokeBegun(0, 0, MARKER._replace(colour=0x101010 * (number % 9)), x, y), points, StrokeEnded(0)]


def grown(dashes: int) -> Layer:
    shown = Layer(drawn([PaperLaid(Sheet.LANDSCAPE)]), SIZE, ON, live=True)
    for number in range(dashes):
        for entry in dash(number):
            shown.add([shown.drawing.apply([entry])])
    return shown


def take_back(shown: Layer) -> None:
    shown.add([shown.drawing.apply([Undone(0, 0)])])


@pytest.mark.usefixtures("table")
def test_after_any_sequence_the_picture_is_the_one_painted_from_the_log(monkeypatch):
    monkeypatch.setattr(layer, "APART", 4)

    @settings(max_examples=60)
    @given(logs(), st.lists(st.tuples(st.integers(1, 4), st.booleans()), min_size=25, max_size=25), st.integers(0, 40))
    def sequence(log, parts, turned_at):
        shown = Layer(drawn(log[:1]), SIZE, ON, live=True)
        rest = iter(log[1:])
        for done, (part, in_turn) in enumerate(parts):
            if done == turned_at:
                shown.lay(shown.drawing, SIZE[::-1], ON)
            shown.add([shown.drawing.apply([entry]) for entry in islice(rest, part)], in_turn)
        shown.add([])
        assert pixels(shown) == painted_from_the_log(shown)

    sequence()


@pytest.mark.usefixtures("table")
def test_what_waits_to_be_painted_is_painted_once_and_beneath_what_comes_after():
    shown = Layer(drawn([PaperLaid(Sheet.LANDSCAPE)]), SIZE, ON, live=True)
    entries = [*dash(0), StrokeBegun(0, 0, MARKER, 400, 300)]
    entries += [Points(0, [400 + 60 * i], [300 + 40 * i], [6 * i], [0]) for i in range(1, 12)]
    before = None
    for entry in entries:
        before = pixels(shown)
        shown.add([shown.drawing.apply([entry])], in_turn=True)
    assert pixels(shown) == before != painted_from_the_log(shown)  # the end of the line waits
    crossing = [StrokeBegun(1, 0, MARKER._replace(colour=0xE0A010), 400, 700)]
    crossing += [Points(1, [500, 600, 700, 800], [600, 500, 400, 300], [6, 12, 18, 24], [0] * 4), StrokeEnded(1)]
    shown.add([shown.drawing.apply(crossing)], in_turn=True)
    assert pixels(shown) == painted_from_the_log(shown)


@pytest.mark.usefixtures("table")
@pytest.mark.parametrize("deed", ["another hand takes back", "another drawing"])
def test_what_waits_is_painted_neither_twice_nor_elsewhere(deed):
    shown = Layer(drawn([PaperLaid(Sheet.LANDSCAPE)]), SIZE, ON, live=True)
    way = [400 + 60 * i for i in range(1, 21)]
    points = Points(0, way[:9], way[:9], [0] * 9, [0] * 9), Points(0, way[9:], way[9:], [0] * 11, [0] * 11)
    crossing = [StrokeBegun(1, 0, MARKER, 400, 1700), Points(1, [1700], [300], [6], [0]), StrokeEnded(1)]
    for entries in (crossing, [StrokeBegun(0, 0, MARKER, 400, 400)], points[:1]):
        shown.add([shown.drawing.apply(entries)], in_turn=True)
    if deed == "another hand takes back":
        shown.add([shown.drawing.apply([entry]) for entry in (Undone(1, 0), points[1])], in_turn=True)
    else:
        shown.lay(drawn([PaperLaid(Sheet.LANDSCAPE)]), SIZE, ON)
    shown.add([])
    assert pixels(shown) == painted_from_the_log(shown)


@pytest.mark.usefixtures("table")
def test_sheets_on_which_several_draw_are_painted_in_turns(monkeypatch):
    sheets = [Layer(drawn([PaperLaid(Sheet.LANDSCAPE)]), SIZE, ON, live=True) for _ in range(4)]
    painted = []
    monkeypatch.setattr(layer, "fresh", lambda *run, made=layer.fresh: painted.append(run) or made(*run))
    for sheet in sheets:
        sheet.add([sheet.drawing.apply([StrokeBegun(0, 0, MARKER, 400, 300)])], in_turn=True)
    assert len(painted) == 4
    most = 0
    for i in range(1, 81):
        painted.clear()
        monkeypatch.setattr(Layer, "worked_in", -1)
        for sheet in sheets:
            points = Points(0, [400 + 30 * i], [300 + i % 7 * 90], [6 * i], [0])
            sheet.add([sheet.drawing.apply([points])], in_turn=True)
        most = max(most, len(painted))
        assert all(len(sheet.drawing.strokes[0]) - sheet._ends[0].point <= layer.LONG for sheet in sheets)
    assert most == 1
    assert all(sheet._ends[0].point > 80 - layer.SHORT - 8 for sheet in sheets)


def test_a_frame_works_out_and_lays_only_what_is_new_of_a_stroke(table, monkeypatch):
    paper = table.lay(InkSurface(clock=table.clock, style=MARKER), 20, 20, 400, 300)
    worked_out, made = [], layer.sketched

    def sketched(stroke, start, stop, tolerance):
        worked_out.append(stop - start)
        return made(stroke, start, stop, tolerance)

    monkeypatch.setattr(layer, "sketched", sketched)
    finger, meshes = table.finger(60, 150), set()
    table.frames()
    for i in range(1, 101):
        finger.glide(60 + 3 * i, 150 + 80 * sin(i / 9))
        table.frames()
        meshes.update(paper._tip_meshes)
        [stroke], shown, end = paper.drawing.strokes, paper._layer, paper._layer._ends[0]
        [(_, tip)] = shown.tips()
        line = made(stroke, end.point, len(stroke) - 1, shown._tolerance())
        assert tip == corners([ended(end.before + line)])  # as if it were worked out anew
    assert sum(worked_out) <= 100 * 2 * 6  # asked twice a frame: by the sheet and by us
    assert len(meshes) == 1


@pytest.mark.usefixtures("table")
def test_all_strokes_are_taken_back_one_by_one(close_together):
    shown = grown(9)
    while shown.drawing.can_undo(0):
        take_back(shown)
        assert pixels(shown) == painted_from_the_log(shown)


def test_taking_back_the_last_of_many_strokes_paints_few(table, monkeypatch):
    shown = grown(200)
    painted = []
    monkeypatch.setattr(layer, "fresh", lambda *run, made=layer.fresh: painted.append(run) or made(*run))
    for _ in range(60):
        take_back(shown)
    assert len(shown.drawing.shown()) == 140
    assert len(painted) < 60 * 2 * keyframes.APART / 12 / 2  # all that lay beneath would be some 170 for each
    opened = Layer(shown.drawing, SIZE, ON, live=True)
    painted.clear()
    take_back(opened)
    assert len(painted) < 140 * 2 / 3  # one that was painted at once knows a way back, too


@pytest.mark.usefixtures("table")
def test_keyframes_of_another_size_are_not_gone_back_to(close_together):
    shown = grown(9)
    shown.lay(shown.drawing, SIZE[::-1], ON)
    for number in range(9):
        shown.add([shown.drawing.apply(dash(number + 9))])
    for _ in range(3):
        take_back(shown)
        assert pixels(shown) == painted_from_the_log(shown)


@pytest.mark.usefixtures("table")
def test_there_are_never_many_keyframes():
    shown = grown(500)
    assert 0 < len(shown._keyframes) <= keyframes.MOST
    assert len(Layer(shown.drawing, SIZE, ON)._keyframes) == 0  # and none of a picture that is only looked at


@pytest.mark.usefixtures("table")
@pytest.mark.parametrize(
    "deed", [lambda: get_context().reload(), partial(Window.dispatch, "on_memorywarning")], ids=["context", "memory"]
)
def test_keyframes_that_were_taken_away_are_not_gone_back_to(close_together, deed):
    shown = grown(9)
    assert len(shown._keyframes) > 0
    deed()
    assert len(shown._keyframes) == 0
    for _ in range(4):
        take_back(shown)
        assert pixels(shown) == painted_from_the_log(shown)


def test_a_surface_that_was_turned_takes_back_what_was_drawn_before(table, close_together):
    paper = table.lay(InkSurface(clock=table.clock, style=MARKER), 20, 20, 400, 300)
    for name, place in (("house", (0.3, 0.3)), ("wave", (0.2, 0.5)), ("star", (0.5, 0.5))):
        table.draw(way(paper, name, place))
    paper.size = (240, 500)
    table.frames(2)
    paper.undo()
    table.frames(2)
    assert len(paper.drawing.shown()) == 2
    assert pixels(paper._layer) == pixels(Layer(paper.drawing, paper._layer.size, tuple(paper.paper)))
