"""Whatever was taken back and brought again, a layer shows what one shows that is painted from the log."""

from functools import partial
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kivy.core.window import Window
from kivy.graphics.context import get_context

from app.ui.ink import InkSurface, keyframes, layer
from app.ui.ink.layer import Layer
from engine.ink import PaperLaid, Points, Sheet, StrokeBegun, StrokeEnded, Style, Tool, Undone
from tests.app.ink.ways import PAPER, way
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
    @given(logs(), st.lists(st.integers(1, 4), min_size=25, max_size=25), st.integers(0, 40))
    def sequence(log, parts, turned_at):
        shown = Layer(drawn(log[:1]), SIZE, ON, live=True)
        rest = iter(log[1:])
        for done, part in enumerate(parts):
            if done == turned_at:
                shown.lay(shown.drawing, SIZE[::-1], ON)
            shown.add([shown.drawing.apply([entry]) for entry in islice(rest, part)])
        assert pixels(shown) == painted_from_the_log(shown)

    sequence()


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
