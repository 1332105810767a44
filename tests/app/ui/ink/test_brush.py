"""What cheap graphics chips crash on is kept away from them."""

import tracemalloc
from array import array
from pathlib import Path

import pytest
from kivy.graphics import Callback, Fbo, Mesh, Rectangle, RenderContext
from kivy.graphics.opengl import (
    GL_CURRENT_PROGRAM,
    GL_FRAMEBUFFER_BINDING,
    GL_VERTEX_ATTRIB_ARRAY_ENABLED,
    glGetIntegerv,
    glGetUniformLocation,
    glGetVertexAttribiv,
)

from app.stage import sight
from app.ui import still_picture
from app.ui.ink import InkSurface, brush, layer, view
from tests.app.ui.ink.ways import way


def enabled():
    return [bool(glGetVertexAttribiv(place, GL_VERTEX_ATTRIB_ARRAY_ENABLED)) for place in range(8)]


def test_ink_leaves_no_array_enabled_that_kivy_does_not_use(table, paper):
    table.draw(way(paper, "star", (0.5, 0.5)))
    sight()
    assert enabled() == [True, True, *[False] * 6]


def reads_its_texture(context):
    """Asked while the context draws: an unread sampler is no uniform of the program any more."""
    places = []

    def ask(_instruction):
        places.append(glGetUniformLocation(glGetIntegerv(GL_CURRENT_PROGRAM)[0], b"texture0"))

    with context:
        if isinstance(context, RenderContext) and "vWay" in context.shader.vs:
            Mesh(vertices=[0.0] * 3 * brush.FLOATS, indices=[0, 1, 2], fmt=brush.FORMAT, mode="triangles")
        else:
            Rectangle(size=(4, 4))
        Callback(ask)
    frame = Fbo(size=(4, 4))
    frame.add(context)
    frame.draw()
    return places[0] >= 0


@pytest.mark.parametrize(
    ("vertex", "pixel"),
    [
        (brush.VERTEX, brush.CUT_PIXEL),
        (brush.VERTEX, brush.PIXEL),
        (still_picture.CORNERS, still_picture.STRAIGHT),
    ],
    ids=["the brush", "the brush on paper", "a picture laid straight"],
)
def test_a_shader_reads_the_texture_that_is_bound(table, vertex, pixel):
    context = RenderContext(vs=vertex, fs=pixel)
    assert context.shader.success
    assert reads_its_texture(context)


def test_these_are_all_shaders():
    app = Path(brush.__file__).parents[2]
    written = [file.stem for file in app.rglob("*.py") if "gl_FragColor" in file.read_text()]
    assert sorted(written) == ["brush", "still_picture"]


@pytest.mark.parametrize("kind", [RenderContext, Fbo])
def test_a_chip_that_does_not_take_the_brush_gets_a_plain_one(table, kind):
    context = brush.drawable(kind(vs=brush.VERTEX, fs="no shader at all"))
    assert context.shader.success
    assert reads_its_texture(context)


def test_a_chip_without_high_precision_takes_the_brush_too(table):
    vertex, pixel = (f"#version 100\n{source}" for source in (brush.VERTEX, brush.PIXEL))
    short = pixel.replace("GL_FRAGMENT_PRECISION_HIGH", "NOT_ON_THIS_CHIP")
    assert RenderContext(vs=vertex, fs=short).shader.success


def test_no_touch_waits_for_a_program_that_has_not_drawn_there_before(table, monkeypatch):
    drawn, real = set(), brush.fill

    def fill(vertices):
        Callback(lambda _: drawn.add((glGetIntegerv(GL_CURRENT_PROGRAM)[0], glGetIntegerv(GL_FRAMEBUFFER_BINDING)[0])))
        return real(vertices)

    for module in (brush, layer, view):
        monkeypatch.setattr(module, "fill", fill)
    paper = table.lay(InkSurface(clock=table.clock), 100, 100, 400, 300)
    before = set(drawn)
    table.draw(way(paper, "line", (0.5, 0.5)))
    assert len(before) == 2 and drawn == before  # in the window and in the picture of the paper


def test_the_vertices_of_a_drawing_are_copied_no_further_than_needed():
    chains = [brush.whole(array("f", range(30, 30 + 3 * length))) for length in (1, 2, 3, 40) * 100]
    tracemalloc.start()
    vertices = brush.corners(chains)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(vertices) == 4 * brush.FLOATS * sum(len(chain) // 3 - 2 for chain in chains)
    assert peak < 2 * len(vertices) * vertices.itemsize
