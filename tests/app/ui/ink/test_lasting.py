"""A drawing stays what it is: after undo, in another size, after a lost GL context, on another device."""

import pytest
from kivy.graphics import Rectangle
from kivy.graphics.context import get_context
from kivy.uix.floatlayout import FloatLayout
from PIL import Image, ImageChops

from app.look import theme
from app.ui.ink import InkSurface, InkView
from app.ui.scroll import Scroll
from engine.ink import BadInk, Drawing, Sheet, Style, Tool
from tests.app.ui.ink.ways import apart, drawn_alone, inked, way

STYLES = [Style(Tool.MARKER, 1, 0xC84A5A), Style(), Style(Tool.ERASER, 0), Style(Tool.PENCIL, 2, 0x2B7EA1)]
NAMES = ["wave", "house", "line", "handwriting"]


@pytest.fixture
def drawn(table, paper):
    """A sheet with a drawing in which everything lies over something else."""
    for style, name, place in zip(STYLES, NAMES, [(0.2, 0.5), (0.4, 0.3), (0.35, 0.55), (0.3, 0.45)]):
        paper.style = style
        table.draw(way(paper, name, place), seen=5)
    paper.style = STYLES[0]
    return paper


def same(one: Image.Image, other: Image.Image) -> bool:
    return one.size == other.size and ImageChops.difference(one, other).getbbox() is None


def test_undo_and_redo_give_the_very_same_picture(table, drawn):
    before = table.sheet(drawn)
    table.draw(way(drawn, "star", (0.5, 0.5)))
    with_star = table.sheet(drawn)
    assert apart(with_star, before) > 300
    drawn.undo()
    table.frames(2)
    assert same(table.sheet(drawn), before)
    drawn.redo()
    table.frames(2)
    assert same(table.sheet(drawn), with_star)


def test_clear_has_a_way_back(table, drawn):
    before = table.sheet(drawn)
    drawn.clear()
    table.frames(2)
    assert inked(table.sheet(drawn)) == 0
    drawn.undo()
    table.frames(2)
    assert same(table.sheet(drawn), before)


def test_undo_under_other_strokes_mends_only_its_own_place(table, drawn):
    """Undo back to the first stroke, and redo all: each step the same picture both ways."""
    seen = [table.sheet(drawn)]
    for _ in STYLES:
        drawn.undo()
        table.frames(2)
        seen.append(table.sheet(drawn))
    assert inked(seen[-1]) == 0
    assert not drawn.can_undo
    for expected in reversed(seen[:-1]):
        drawn.redo()
        table.frames(2)
        assert same(table.sheet(drawn), expected)
    assert not drawn.can_redo


def test_undo_in_one_corner_leaves_the_other_alone(table, paper):
    table.draw(way(paper, "eye", (0.1, 0.1)))
    before = table.sheet(paper)
    table.draw(way(paper, "eye", (0.9, 0.9)))
    paper.undo()
    table.frames(2)
    assert inked(before) > 50
    assert same(table.sheet(paper), before)


def test_a_lost_gl_context_loses_nothing(table, drawn):
    before = table.sheet(drawn)
    get_context().reload()
    table.frames(3)
    assert same(table.sheet(drawn), before)
    table.draw(way(drawn, "star", (0.5, 0.5)))  # and one can go on
    shown = table.sheet(drawn)
    assert apart(shown, drawn_alone(drawn.log, shown.size)) <= 0.01 * inked(shown)


def test_a_gl_context_lost_inside_a_stroke_loses_nothing(table, drawn):
    finger = table.finger(200, 200)
    for i in range(12):
        finger.glide(200 + 20 * i, 200 + i * i)
        table.frames()
    before = table.sheet(drawn)
    get_context().reload()
    table.frames(3)
    assert same(table.sheet(drawn), before)
    finger.glide(460, 360)
    finger.lift()
    table.frames(2)
    shown = table.sheet(drawn)
    assert apart(shown, drawn_alone(drawn.log, shown.size)) <= 0.01 * inked(shown)


def test_a_turned_tablet_shows_the_same_drawing_smaller_and_back_again(table, drawn):
    before = table.sheet(drawn)
    drawn.size = (500, 760)
    table.frames(3)
    small = table.sheet(drawn)
    assert apart(small, drawn_alone(drawn.log, small.size)) <= 0.02 * inked(small)
    drawn.size = (1000, 760)
    table.frames(3)
    assert same(table.sheet(drawn), before)


def test_turning_the_tablet_ends_the_stroke_and_displaces_nothing(table, paper):
    finger = table.finger(300, 300)
    table.frames()
    finger.glide(400, 300)
    table.frames()
    paper.size = (600, 700)
    table.frames(2)
    finger.glide(100, 500)
    finger.lift()
    table.frames()
    (stroke,) = Drawing.from_log(paper.log).strokes
    assert stroke.ended
    assert len(set(stroke.ys)) == 1


@pytest.mark.parametrize("sheet", Sheet)
@pytest.mark.parametrize("size", [(1000, 300), (300, 700), (40, 33), (1, 1), (0, 0)])
def test_any_room_holds_the_whole_sheet_in_its_shape(table, sheet, size):
    surface = table.lay(InkSurface(sheet), 100, 50, *size)
    x, y, width, height = surface.sheet_box
    assert width <= max(1, size[0])
    assert height <= max(1, size[1])
    if min(size) > 30:
        assert abs(width / height - sheet.right / sheet.top) < 0.05
        assert x >= 100
        assert y >= 50
        assert max(width / size[0], height / size[1]) > 0.93


def test_the_bottom_edge_is_marked(table, paper):
    x, y, width, height = paper.sheet_box
    shown = table.picture()
    assert shown.getpixel((x + 9, 800 - y + 5)) == (204, 199, 189)
    assert shown.getpixel((x + 9, 800 - y - 3)) != (204, 199, 189)
    assert shown.getpixel((x + 9, 800 - (y + height) + 3)) != (204, 199, 189)


def test_others_see_the_drawing_grow_while_it_is_drawn(table):
    paper = table.lay(InkSurface(clock=table.clock), 10, 10, 620, 480)
    view = table.lay(InkView(), 650, 10, 620, 480)
    paper.bind(on_chunk=lambda _, chunk: view.add(chunk))
    finger = table.finger(100, 100)
    grown = []
    for i in range(60):
        finger.glide(100 + 7 * i, 100 + 4 * i)
        table.frames()
        if i % 20 == 19:
            paper.send()
            table.frames()
            grown.append(inked(table.sheet(view)))
    assert 0 < grown[0] < grown[1] < grown[2]
    finger.lift()
    table.frames(2)
    assert same(table.sheet(view), table.sheet(paper))
    paper.undo()
    table.frames(2)
    assert inked(table.sheet(view)) == 0


def test_a_view_that_is_refused_a_chunk_goes_on_with_the_next(table, drawn):
    view = table.lay(InkView(), 1040, 300, 230, 180)
    view.add(drawn.log)
    with pytest.raises(BadInk):
        view.add(b"\xe1\xff")
    table.draw(way(drawn, "star", (0.5, 0.5)))
    view.add(drawn.log[view.drawing.progress.size :])
    table.frames(2)
    shown = table.sheet(view)
    assert apart(shown, drawn_alone(drawn.log, shown.size)) <= 0.02 * inked(shown)


def test_strokes_that_come_and_go_within_one_frame_leave_no_trace(table, drawn):
    before = table.sheet(drawn)
    finger = table.finger(300, 300)
    finger.glide(700, 500)
    finger.lift()
    drawn.undo()
    table.frames(2)
    assert same(table.sheet(drawn), before)
    drawn.redo()
    drawn.undo()
    drawn.undo()
    drawn.redo()
    table.frames(2)
    assert same(table.sheet(drawn), before)


def test_another_paper_shows_the_same_ink_as_light_as_it_must_be(table, drawn):
    drawn.paper = (0.2, 0.2, 0.25, 1)
    table.frames(3)
    shown = table.sheet(drawn)
    assert shown.getpixel((5, 5)) == (51, 51, 64)
    ink = theme.code_of(theme.ink_on(0x2B7EA1, tuple(drawn.paper)))
    assert ink.to_bytes(3, "big") in [bytes(colour) for _, colour in shown.getcolors(100_000)]


def test_a_drawing_that_was_stored_looks_as_it_did(table, drawn):
    before = table.sheet(drawn)
    view = table.lay(InkView(Drawing.from_log(drawn.log)), *drawn.pos, *drawn.size)
    table.frames(2)
    assert same(table.sheet(view), before)


def test_a_sheet_that_a_column_cuts_above_its_mark_draws_none(table):
    column, held = Scroll(), FloatLayout(size_hint=(1, None), height=700)
    view = InkView(size_hint=(None, None), size=(200, 160), pos=(0, 400))
    held.add_widget(view)
    column.add_widget(held)
    table.lay(column, 100, 100, 300, 300)
    drawn = []
    for lowest in (390, 420, 390):  # what of the column is seen begins so high
        column.scroll_y = lowest / (held.height - column.height)
        table.frames(3)
        drawn.append(sum(type(each) is Rectangle for each in walked(view.canvas)))
    assert drawn == [2, 1, 2]


def walked(canvas):
    for each in canvas.children:
        yield each
        yield from walked(each) if hasattr(each, "children") else ()
