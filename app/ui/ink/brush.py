"""The brush: lines of samples to meshes, and the shader that fills them.

Each straight piece of a line is a rectangle as long and as broad as the piece; the pixel shader measures how far a
pixel lies from it. At a corner the piece reaches as far back as the one before it leaves a gap, and adds only what
that one has not covered yet, so that the rims of joints are as soft as all others. A line's ends are dots: pieces
without length. So hardly a pixel is filled twice, which is most of what ink costs.
"""

import sys
from array import array
from collections.abc import Iterable
from itertools import pairwise

from kivy.graphics import Color, Mesh, RenderContext

from app.ui.shapes import WHITE, plain

VERTEX = """$HEADER$
attribute vec4 vWay;                 // before x, y; from x, y: on the sheet's grid
attribute vec4 vEnd;                 // to x, y; the radii before and from; the radius to: their signs tell the corner
uniform float scale;                 // pixels a grid unit
uniform float least;                 // half the width, in pixels, of the finest line that is still seen
uniform vec2 area;                   // of the paper, in pixels
varying vec4 place;                  // along and beside this piece from its beginning; the one before from its end
varying vec4 piece;                  // its length, first radius, by how much that grows along it, and where it stops
varying vec3 last;                   // of the one before: its length, by how much its radius grew, and where it stopped
varying vec2 part;                   // of the paper: 0 to 1 is on it

const float DOT = 0.0001;            // what is no longer is a dot
const float EVERYWHERE = 10000.0, NOWHERE = -10000.0;

float shown(float steps) {
    return max(steps / 16.0 * scale, least);
}

vec2 seen(vec2 here, vec2 ahead) {
    return vec2(dot(here, ahead), here.y * ahead.x - here.x * ahead.y);
}

void main() {
    float radii = abs(vEnd.z), before = floor((radii + 0.5) / 4096.0);
    float first = shown(radii - 4096.0 * before), final = shown(abs(vEnd.w));
    vec2 start = vWay.zw * scale;
    vec2 way = vEnd.xy * scale - start, back = start - vWay.xy * scale;
    float far = length(way), gone = before < 0.5 ? 0.0 : length(back);
    vec2 came = gone > DOT ? back / gone : far > DOT ? way / far : vec2(1.0, 0.0);
    vec2 ahead = far > DOT ? way / far : came;
    vec2 turn = seen(ahead, came);
    float wide = max(first, final) + 0.5;
    float behind = far > DOT && gone > DOT && turn.x > 0.0 ? wide * abs(turn.y) + 0.1 : wide;
    if (far > DOT && gone <= DOT) behind = 0.1;
    vec2 spot = vec2(vEnd.w > 0.0 ? (far > DOT ? far + 0.6 : wide) : -behind, vEnd.z > 0.0 ? wide : -wide);
    vec2 here = ahead * spot.x + vec2(-ahead.y, ahead.x) * spot.y;
    place = vec4(spot, seen(here, came));
    piece = vec4(far, first, (final - first) / max(far, DOT), far > DOT ? far + 0.5 : EVERYWHERE);
    last = vec3(gone, (first - shown(before)) / max(gone, DOT), gone > DOT ? 0.45 : EVERYWHERE);
    if (before < 0.5) last = vec3(0.0, 0.0, NOWHERE);
    part = (start + here) / area;
    frag_color = color * vec4(1.0, 1.0, 1.0, opacity);
    tex_coord0 = vec2(0.5, 0.5);
    gl_Position = projection_mat * modelview_mat * vec4(start + here, 0.0, 1.0);
}
"""

PIXEL = """
#ifdef GL_ES
    #ifdef GL_FRAGMENT_PRECISION_HIGH
        precision highp float;
    #else
        precision mediump float;
    #endif
#endif
varying vec4 frag_color;
varying vec2 tex_coord0;
uniform sampler2D texture0;
varying vec4 place, piece;
varying vec3 last;
varying vec2 part;

void main() {
    float along = clamp(place.x, 0.0, piece.x), past = clamp(place.z, -last.x, 0.0);
    float mine = piece.y + piece.z * along - length(vec2(place.x - along, place.y));
    float others = piece.y + last.y * past - length(vec2(place.z - past, place.w));
    mine = place.x > piece.w ? 0.0 : clamp(0.5 + mine, 0.0, 1.0);
    others = place.z > last.z ? 0.0 : clamp(0.5 + others, 0.0, 1.0);
    float fresh = mine > others + 0.002 ? (mine - others) / (1.0 - others) : 0.0;
#ifdef CUT
    if (part.x < 0.0 || part.y < 0.0 || part.x > 1.0 || part.y > 1.0) fresh = 0.0;
#endif
    // The texture is white. Some chips crash where a shader never reads the one that is bound.
    gl_FragColor = vec4(frag_color.rgb, frag_color.a * fresh * texture2D(texture0, tex_coord0).a);
}
"""
"""All lengths are from the piece's beginning: small, so that they keep their fractions where `highp` is missing."""

CUT_PIXEL = "#define CUT\n" + PIXEL
"""The same, and nothing beside the paper: in a texture of the paper there is nothing beside it."""

PLAIN = """$HEADER$
void main() {
    gl_FragColor = frag_color * texture2D(texture0, tex_coord0);
}
"""
"""For a chip that does not take the one above: lines with square ends and hard rims."""

FORMAT = [(b"vWay", 4, "float"), (b"vEnd", 4, "float")]
"""Two attributes, as Kivy's own shader has: arrays that a further one would leave enabled, bound to the ink's buffer,
are what drivers of cheap tablets crash on when Kivy draws next."""

FLOATS = 8

STEPS = 16
"""To a grid unit: radii go two to a float, each with twelve bits."""

MOST_PIECES = 8190
"""Pieces in one mesh: four corners each, which are numbered with 15 bits."""

INDICES = array("H", [4 * piece + corner for piece in range(MOST_PIECES) for corner in (0, 1, 2, 1, 3, 2)])

NOTHING = array("f", (0.0, 0.0, 0.0))
"""What is before the first sample of a stroke."""

Samples = array


LEAST = 0.8
"""Half the width of the finest line, in pixels: in a small picture a true line would be too thin to cover any."""


def brush() -> RenderContext:
    """A part of a widget's canvas in which meshes are filled by the brush; wants `scale`, `area` and `least`."""
    return drawable(RenderContext(vs=VERTEX, fs=CUT_PIXEL, use_parent_projection=True, use_parent_modelview=True))


def drawable(context: RenderContext) -> RenderContext:
    """With the plain brush where the chip did not take ours."""
    if not context.shader.success:
        context.shader.fs = PLAIN
    return context


def use(context: RenderContext) -> None:
    """Fills nothing with it, once: a chip makes its program ready when it first draws into such a picture, or into
    the window, and not before."""
    with context:
        Color(0, 0, 0, 0)
        fill(array("f", (0.0,)) * (4 * FLOATS))
    place = RenderContext()  # the window, if the context is no picture of its own
    place.add(context)
    place.draw()
    place.remove(context)
    context.clear()


def begun(line: "Samples[float]") -> "Samples[float]":
    """The chain for a line that begins a stroke: its first piece is the dot of the first touch."""
    return NOTHING + line[:3] + line


def ended(chain: "Samples[float]") -> "Samples[float]":
    """The chain with a dot at the stroke's end."""
    return chain + chain[-3:]


def whole(line: "Samples[float]") -> "Samples[float]":
    """The chain for all of a stroke."""
    return ended(begun(line))


def corners(chains: "Iterable[Samples[float]]") -> "array[float]":
    """The vertices of all pieces of chains; a chain's first sample is only there to be before the second.

    Column by column, two floats at a time. The corner is told by the signs of the radii.
    """
    joined, ends = array("f"), [0]
    for chain in chains:
        joined += chain
        ends.append(len(joined) // 3)
    places = in_twos(joined[::3], joined[1::3])
    radii = array("f", [(STEPS * radius + 0.5) // 1.0 for radius in joined[2::3]])
    both = array("f", [4096.0 * before + radius for before, radius in zip(radii, radii[1:])])
    before, start, stop, pairs, to = array("d"), array("d"), array("d"), array("f"), array("f")
    for first, end in pairwise(ends):  # without the pieces from chain to chain
        last = max(first, end - 2)
        before += places[first:last]
        start += places[first + 1 : last + 1]
        stop += places[first + 2 : last + 2]
        pairs += both[first:last]
        to += radii[first + 2 : last + 2]
    if not to:
        return to
    left, back = negative(pairs), negative(to)
    turned = in_twos(left, back), in_twos(pairs, back), in_twos(left, to), in_twos(pairs, to)
    vertices = array("f", (0.0,)) * (4 * FLOATS * len(to))  # from bytes it would take ten times as long
    twos = memoryview(vertices).cast("B").cast("d")
    for corner, signs in enumerate(turned):
        for place, column in enumerate((before, start, stop, signs), corner * FLOATS // 2):
            twos[place :: 4 * FLOATS // 2] = memoryview(column)
    return vertices


def negative(values: "array[float]") -> "array[float]":
    """Floats above nothing, made ones below it: all at once, by the bit that is their sign."""
    raw = bytearray(memoryview(values).cast("B"))
    raw[SIGN::4] = raw[SIGN::4].translate(BELOW)
    return array("f", bytes(raw))


SIGN = 3 if sys.byteorder == "little" else 0
"""The byte of a float that has its sign …"""

BELOW = bytes(byte | 0x80 for byte in range(256))
"""… and what becomes of that byte."""


def in_twos(one: "array[float]", other: "array[float]") -> "array[float]":
    """What stands side by side, as the eight bytes that both are: copied like one number."""
    both = array("f", (0.0,)) * (2 * len(one))
    both[::2], both[1::2] = one, other
    return array("d", both.tobytes())


def fill(vertices: "array[float]") -> list[Mesh]:
    """Adds as many meshes as the pieces need to the canvas that is being filled."""
    texture = plain(WHITE) if vertices else None
    if texture is not None:
        texture.min_filter = texture.mag_filter = "nearest"  # filtered it would cost a tenth of a drawing
    meshes = []
    for start in range(0, len(vertices), 4 * FLOATS * MOST_PIECES):
        part = vertices[start : start + 4 * FLOATS * MOST_PIECES]
        meshes.append(Mesh(vertices=part, indices=indices(part), fmt=FORMAT, mode="triangles", texture=texture))
    return meshes


def refill(mesh: Mesh, vertices: "array[float]") -> None:
    """Other pieces in a mesh that is there, no more than it can hold."""
    mesh.vertices, mesh.indices = vertices, indices(vertices)


def indices(vertices: "array[float]") -> "array[int]":
    return INDICES[: 6 * len(vertices) // (4 * FLOATS)]
