"""Points to a smooth line: steadied, then curved, as samples (x, y, radius) close enough to join straight.

One point a frame is all that a screen reports, so a quick finger leaves wide gaps. The curve passes through
the points (a pencil cuts no corner) as a centripetal Catmull-Rom spline, which neither loops nor overshoots.
A slow finger trembles instead: points that lie close are drawn towards their neighbours first.
"""

from array import array
from collections.abc import Iterator, Sequence
from math import ceil, hypot, sqrt

from engine.ink.drawing import Drawing
from engine.ink.format import MOST_PIECES
from engine.ink.stroke import Stroke

TOLERANCE = 0.5
"""Grid units between the curve and its straight pieces: an eighth of a pixel on a tablet."""

STEADY_REACH = 50.0
"""Grid units between a point's neighbours at which steadying has half its strength: slow handwriting, and
less than a quick stroke covers in a frame."""

STEADYING = 0.66
"""How far a point goes towards the middle of its neighbours where they lie close."""

REACHED = STEADY_REACH**2
PULL = STEADYING * REACHED

STRAIGHT, EVEN, BESIDE = 3.0, 0.75, 1.0
"""How far a point may lie beside the line of its neighbours, in tolerances. A bow with less than the first keeps within
a third of it from its chords; a point with less than the second is left out, if those beside it have less than the
third."""

Step = tuple[float, float]
NO_STEP = 0.0, 0.0
Place = tuple[float, float, float]
"""x, y, and how far beside the line of its neighbours."""

Samples = array


def settled(points: int, ended: bool) -> int:
    """The point up to which a stroke's curve will not change any more: it depends on two points ahead."""
    return points - 1 if ended else max(0, points - 3)


def lines(drawing: Drawing) -> Iterator[tuple[Stroke, "Samples[float]"]]:
    """All that is to be seen, in the order of painting: strokes, or parts of them where hands took turns."""
    done: dict[int, int] = {}
    for stroke, points, ended in drawing.runs:
        if stroke.shown:
            start, stop = done.get(stroke.number, 0), settled(points, ended or points == len(stroke))
            done[stroke.number] = stop
            yield stroke, samples(stroke, start, stop)


def samples(stroke: Stroke, start: int, stop: int) -> "Samples[float]":
    """The curve from point `start` to point `stop`, both included; a stroke of one point is one sample."""
    radii, last = stroke.radii, len(stroke) - 1
    low = max(0, start - 1)
    places = steadied(stroke.xs, stroke.ys, low, min(last, stop + 1))
    line = array("f", (*places[start - low], radii[start]))
    for i in range(start, stop):
        here, there = places[i - low], places[i - low + 1]
        chord = step(here, there)
        arriving = step(places[i - low - 1], here) if i else (0.0, 0.0)
        leaving = step(there, places[i - low + 2]) if i + 1 < last else (0.0, 0.0)
        first, final = tangents(arriving, chord, leaving)
        add_piece(line, here, chord, first, final, radii[i], radii[i + 1], pieces_over(chord, first, final))
    return line


def sketched(stroke: Stroke, start: int, stop: int, tolerance: float) -> "Samples[float]":
    """The same curve for a screen that shows nothing finer than `tolerance` (grid units): far fewer samples.

    Points are left out two by two, counted from the stroke's first: from an even `start` to any even `stop` these
    are the samples that the whole stroke has there.
    """
    low = max(0, start - 1)
    places = steadied_and_bends(stroke.xs, stroke.ys, low, min(len(stroke) - 1, stop + 1))
    radii = stroke.radii[low : stop + 1]
    straight, even, beside = STRAIGHT * tolerance, EVEN * tolerance, BESIDE * tolerance
    i, end = start - low, stop - low
    line = [*places[i][:2], radii[i]]
    ends, middles, radii_between = places[i : end + 1 : 2], places[i + 1 : end + 1 : 2], radii[i + 1 :: 2]
    pairs = zip(ends, middles, ends[1:], radii_between, radii[i + 2 :: 2])
    for (_, _, bend), (mid_x, mid_y, mid_bend), (x, y, far_bend), mid_radius, radius in pairs:  # flat: all pass here
        if mid_bend <= even and bend <= beside and far_bend <= beside:
            line += (x, y, radius)
        elif bend <= straight and mid_bend <= straight and far_bend <= straight:
            line += (mid_x, mid_y, mid_radius, x, y, radius)
        else:
            add_chord(line, places, i, radii[i], mid_radius, straight)
            add_chord(line, places, i + 1, mid_radius, radius, straight)
        i += 2
    if i < end:
        add_chord(line, places, i, radii[i], radii[end], straight)
    return array("f", line)


def add_chord(
    line: list[float], places: list[Place], i: int, radius: float, last_radius: float, straight: float
) -> None:
    """Appends the curve from one place to the next, in so many pieces that none bows further than is straight."""
    x, y, bend = places[i]
    to_x, to_y, next_bend = places[i + 1]
    if next_bend > bend:
        bend = next_bend
    if bend > straight:
        if bend <= 4.0 * straight and 0 < i < len(places) - 2:
            off_x, off_y = bow(places[i - 1], places[i], places[i + 1], places[i + 2])
            if 9.0 * (off_x * off_x + off_y * off_y) > straight * straight:
                line += ((x + to_x) * 0.5 + off_x, (y + to_y) * 0.5 + off_y, (radius + last_radius) * 0.5)
            line += (to_x, to_y, last_radius)
            return
        chord = to_x - x, to_y - y
        arriving = (x - places[i - 1][0], y - places[i - 1][1]) if i else NO_STEP
        leaving = (places[i + 2][0] - to_x, places[i + 2][1] - to_y) if i + 2 < len(places) else NO_STEP
        first, final = tangents(arriving, chord, leaving)
        if bend > 4 * straight:
            pieces = min(MOST_PIECES, ceil(sqrt(bend / straight)))
            add_piece(line, (x, y), chord, first, final, radius, last_radius, pieces)
            return
        middle_x, middle_y = (x + to_x) / 2 + (first[0] - final[0]) / 8, (y + to_y) / 2 + (first[1] - final[1]) / 8
        line += (middle_x, middle_y, (radius + last_radius) / 2)  # nearly always two pieces are enough
    line += (to_x, to_y, last_radius)


def bow(before: Place, start: Place, stop: Place, after: Place) -> Step:
    """How far the middle of the curve from one place to the next lies from that of their chord.

    An eighth of what the `tangents` differ by, written out flat.
    """
    (to_x, to_y, _), (x, y, _) = start, stop
    came_x, came_y, dx, dy = to_x - before[0], to_y - before[1], x - to_x, y - to_y
    goes_x, goes_y = after[0] - x, after[1] - y
    came, here = sqrt(sqrt(came_x * came_x + came_y * came_y)), sqrt(sqrt(dx * dx + dy * dy))
    goes = sqrt(sqrt(goes_x * goes_x + goes_y * goes_y))
    if not came or not goes:
        first, final = tangents((came_x, came_y), (dx, dy), (goes_x, goes_y))
        return (first[0] - final[0]) * 0.125, (first[1] - final[1]) * 0.125
    part, share = here / (came + here), here / came
    last_part, last_share = here / (goes + here), here / goes
    chord, arriving, leaving = (last_part - part) * 0.125, (share - part) * 0.125, (last_share - last_part) * 0.125
    return dx * chord + came_x * arriving - goes_x * leaving, dy * chord + came_y * arriving - goes_y * leaving


def steadied_and_bends(xs: Sequence[int], ys: Sequence[int], start: int, stop: int) -> list[Place]:
    """As `steadied`; the third of each tells how far the point lies beside the line of its neighbours."""
    places: list[Place] = []
    put = places.append
    last = len(xs) - 1
    low, high = max(1, start), min(last, stop + 1)
    if low > start:
        put((xs[0], ys[0], 0.0))
    across, up = (array("d", values[low - 1 : high + 1]).tolist() for values in (xs, ys))  # floats throughout
    for west, x, east, south, y, north in zip(across, across[1:], across[2:], up, up[1:], up[2:]):
        dx, dy = east - west, north - south  # written out flat: every point passes here
        apart = dx * dx + dy * dy
        pull = PULL / (REACHED + apart)
        off_x, off_y = (west + east) * 0.5 - x, (south + north) * 0.5 - y
        off = off_x * off_x + off_y * off_y
        if 4.0 * off < apart:  # or turned back
            off = off_x * dy - off_y * dx
            off *= off / apart
        put((x + pull * off_x, y + pull * off_y, (1.0 - pull) * sqrt(off)))
    if high <= stop:
        put((xs[last], ys[last], 0.0))
    return places


def steadied(xs: Sequence[int], ys: Sequence[int], start: int, stop: int) -> list[Step]:
    """Points `start` to `stop`, both included, without the tremor; a stroke's ends stay where they are."""
    places = []
    last = len(xs) - 1
    for i in range(start, stop + 1):
        x, y = float(xs[i]), float(ys[i])
        if 0 < i < last:
            west, east, south, north = xs[i - 1], xs[i + 1], ys[i - 1], ys[i + 1]
            apart = ((east - west) ** 2 + (north - south) ** 2) / STEADY_REACH**2
            pull = STEADYING / (1 + apart)
            x += pull * ((west + east) / 2 - x)
            y += pull * ((south + north) / 2 - y)
        places.append((x, y))
    return places


def step(start: Step, stop: Step) -> Step:
    return stop[0] - start[0], stop[1] - start[1]


def tangents(arriving: Step, chord: Step, leaving: Step) -> tuple[Step, Step]:
    """The directions at both ends of a chord, scaled to it, from the chords before and after (or no step)."""
    before, here, after = root_length(arriving), root_length(chord), root_length(leaving)
    if not before and not after:
        return chord, chord
    first = blend(arriving, before, chord, here) if before else None
    final = blend(leaving, after, chord, here) if after else free_end(chord, first or chord)
    return first or free_end(chord, final), final


def root_length(way: Step) -> float:
    return sqrt(hypot(*way))


def blend(beside: Step, beside_root: float, chord: Step, root: float) -> Step:
    """The centripetal tangent between two chords."""
    share = root / beside_root
    part = root / (beside_root + root)
    return (
        chord[0] * (1 - part) + beside[0] * (share - part),
        chord[1] * (1 - part) + beside[1] * (share - part),
    )


def free_end(chord: Step, other: Step) -> Step:
    """The tangent at an end of the stroke, where nothing bends it."""
    return (3 * chord[0] - other[0]) / 2, (3 * chord[1] - other[1]) / 2


def pieces_over(chord: Step, first: Step, final: Step) -> int:
    """How many straight pieces keep to the cubic over a chord."""
    bend_x, bend_y = 3 * chord[0] - 2 * first[0] - final[0], 3 * chord[1] - 2 * first[1] - final[1]
    turn_x, turn_y = first[0] + final[0] - 2 * chord[0], first[1] + final[1] - 2 * chord[1]
    bow = max(abs(bend_x) + abs(bend_y), abs(bend_x + 3 * turn_x) + abs(bend_y + 3 * turn_y)) / 3
    return min(MOST_PIECES, ceil(sqrt(0.75 * bow / TOLERANCE))) or 1


def add_piece(
    line: "Samples[float] | list[float]",
    start: Step,
    chord: Step,
    first: Step,
    final: Step,
    radius: float,
    last_radius: float,
    pieces: int,
) -> None:
    """Appends the cubic over a chord with these tangents at its ends, in so many straight pieces."""
    x, y = start
    dx, dy = chord
    ax, ay = first
    zx, zy = final
    bend_x, bend_y = 3 * dx - 2 * ax - zx, 3 * dy - 2 * ay - zy
    turn_x, turn_y = ax + zx - 2 * dx, ay + zy - 2 * dy
    for i in range(1, pieces + 1):
        t = i / pieces
        line.append(x + t * (ax + t * (bend_x + t * turn_x)))
        line.append(y + t * (ay + t * (bend_y + t * turn_y)))
        line.append(radius + t * (last_radius - radius))
