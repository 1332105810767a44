"""The brush: lines of samples to meshes, and the shader that fills them.

Each straight piece of a line is a rectangle that holds the piece with round ends; the pixel shader measures
how far a pixel lies from it. Besides its own ends a piece knows where the one before it began, and adds only
what that one has not covered yet, so that the rims of joints are as soft as all others.
"""

from array import array

from kivy.graphics import Mesh, RenderContext

VERTEX = """$HEADER$
attribute vec3 vBefore, vFrom, vTo;  // x, y, radius on the sheet's grid; a negative radius: nothing there
attribute float vCorner;             // 0 to 3
uniform float scale;                 // pixels a grid unit
uniform float least;                 // half the width, in pixels, of the finest line that is still seen
varying vec2 place;
varying vec3 before, from, to;

vec3 shown(vec3 grid) {
    return vec3(grid.xy * scale, grid.z < 0.0 ? grid.z : max(grid.z * scale, least));
}

void main() {
    before = shown(vBefore);
    from = shown(vFrom);
    to = shown(vTo);
    vec2 way = to.xy - from.xy;
    float far = length(way);
    way = far > 0.0001 ? way / far : vec2(1.0, 0.0);
    vec2 left = vec2(-way.y, way.x) * (mod(vCorner, 2.0) * 2.0 - 1.0);
    float reach = max(from.z, to.z) + 1.0;
    vec2 end = vCorner > 1.5 ? to.xy + way * reach : from.xy - way * reach;
    place = end + left * reach;
    frag_color = color * vec4(1.0, 1.0, 1.0, opacity);
    gl_Position = projection_mat * modelview_mat * vec4(place, 0.0, 1.0);
}
"""

PIXEL = """$HEADER$
uniform vec2 area;  // of the paper, in pixels: nothing is drawn beside it
varying vec2 place;
varying vec3 before, from, to;

float covered(vec3 a, vec3 b) {
    vec2 way = b.xy - a.xy, here = place - a.xy;
    float square = dot(way, way);
    float along = square > 0.0 ? clamp(dot(here, way) / square, 0.0, 1.0) : 0.0;
    return clamp(0.5 + mix(a.z, b.z, along) - length(here - way * along), 0.0, 1.0);
}

void main() {
    float mine = covered(from, to);
    float others = before.z < 0.0 ? 0.0 : covered(before, from);
    float fresh = mine > others ? (mine - others) / (1.0 - others) : 0.0;
    if (place.x < 0.0 || place.y < 0.0 || place.x > area.x || place.y > area.y) fresh = 0.0;
    gl_FragColor = vec4(frag_color.rgb, frag_color.a * fresh);
}
"""

FORMAT = [(b"vBefore", 3, "float"), (b"vFrom", 3, "float"), (b"vTo", 3, "float"), (b"vCorner", 1, "float")]
FLOATS = 10

MOST_PIECES = 8190
"""Pieces in one mesh: four corners each, which are numbered with 15 bits."""

INDICES = array("H", [4 * piece + corner for piece in range(MOST_PIECES) for corner in (0, 1, 2, 1, 3, 2)])

NOTHING = array("f", (0.0, 0.0, -1.0))
"""What is before the first sample of a stroke."""

Samples = array


LEAST = 0.8
"""Half the width of the finest line, in pixels: in a small picture a true line would be too thin to cover any."""


def brush() -> RenderContext:
    """A part of a widget's canvas in which meshes are filled by the brush; wants `scale`, `area` and `least`."""
    return RenderContext(vs=VERTEX, fs=PIXEL, use_parent_projection=True, use_parent_modelview=True)


def whole(line: "Samples[float]") -> "Samples[float]":
    """The chain for a line that begins a stroke: its first piece is the dot of the first touch."""
    return NOTHING + line[:3] + line


def corners(chain: "Samples[float]") -> "array[float]":
    """The vertices of all pieces of a chain; its first sample is only there to be before the second."""
    pieces = len(chain) // 3 - 2
    vertices = array("f", bytes(4 * 4 * FLOATS * pieces))
    for value in range(9):
        column = chain[value : value + 3 * pieces : 3]
        for corner in range(4):
            vertices[FLOATS * corner + value :: 4 * FLOATS] = column
    for corner in range(4):
        vertices[FLOATS * corner + 9 :: 4 * FLOATS] = array("f", (corner,)) * pieces
    return vertices


def fill(vertices: "array[float]") -> None:
    """Adds as many meshes as the pieces need to the canvas that is being filled."""
    for start in range(0, len(vertices), 4 * FLOATS * MOST_PIECES):
        part = vertices[start : start + 4 * FLOATS * MOST_PIECES]
        indices = INDICES[: 6 * len(part) // (4 * FLOATS)]
        Mesh(vertices=part, indices=indices, fmt=FORMAT, mode="triangles")
