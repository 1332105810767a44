"""Outlines: everything here returns a skia.Path (or points) and paints nothing. y grows downwards."""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.painter.chance import Chance

Point = tuple[float, float]


def smooth(points: Sequence[Point], closed: bool = True, tension: float = 1.0) -> skia.Path:
    """A soft line through all the points (Catmull–Rom): the way to draw nearly everything. Tension 0 is straight."""
    path = skia.Path()
    count = len(points)
    path.moveTo(*points[0])
    for index in range(count if closed else count - 1):
        before, start, end, after = _neighbours(points, index, closed)
        pull = tension / 6
        path.cubicTo(
            start[0] + (end[0] - before[0]) * pull,
            start[1] + (end[1] - before[1]) * pull,
            end[0] - (after[0] - start[0]) * pull,
            end[1] - (after[1] - start[1]) * pull,
            *end,
        )
    if closed:
        path.close()
    return path


def _neighbours(points: Sequence[Point], index: int, closed: bool) -> tuple[Point, Point, Point, Point]:
    count = len(points)
    if closed:
        return tuple(points[(index + step) % count] for step in (-1, 0, 1, 2))  # type: ignore[return-value]
    return tuple(points[min(count - 1, max(0, index + step))] for step in (-1, 0, 1, 2))  # type: ignore[return-value]


def polygon(points: Sequence[Point], closed: bool = True) -> skia.Path:
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.close()
    return path


def oval(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> skia.Path:
    """An ellipse around (x, y), turned by degrees."""
    ry = rx if ry is None else ry
    path = skia.Path()
    path.addOval(skia.Rect(x - rx, y - ry, x + rx, y + ry))
    return turned(path, turn, (x, y)) if turn else path


def box(x: float, y: float, width: float, height: float, corner: float = 0) -> skia.Path:
    """A rectangle from its top left corner."""
    path = skia.Path()
    path.addRoundRect(skia.Rect(x, y, x + width, y + height), corner, corner)
    return path


def blob(x: float, y: float, rx: float, ry: float, chance: Chance, lumps: float = 0.12, knots: int = 9) -> skia.Path:
    """A roundish thing that no compass drew."""
    start = chance.angle()
    points = []
    for knot in range(knots):
        angle = start + math.tau * knot / knots
        reach = 1 + chance.about(0, lumps)
        points.append((x + rx * reach * math.cos(angle), y + ry * reach * math.sin(angle)))
    return smooth(points)


def spine(points: Sequence[Point], steps: int = 12) -> list[Point]:
    """Many points along a soft line through a few."""
    found: list[Point] = []
    for index in range(len(points) - 1):
        p0, p1, p2, p3 = _neighbours(points, index, False)
        for step in range(steps):
            t = step / steps
            found.append(
                tuple(  # type: ignore[arg-type]
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3)
                )
            )
    found.append(points[-1])
    return found


def _width_at(widths: Sequence[float], share: float) -> float:
    place = share * (len(widths) - 1)
    low = min(int(place), len(widths) - 2) if len(widths) > 1 else 0
    if len(widths) == 1:
        return widths[0]
    t = place - low
    t = t * t * (3 - 2 * t)
    return widths[low] * (1 - t) + widths[low + 1] * t


def limb(points: Sequence[Point], widths: Sequence[float], steps: int = 10) -> skia.Path:
    """A tapering tube along a soft line: arms, tails, trunks, branches, scarves. Widths are spread along it."""
    line = spine(points, steps)
    left, right = [], []
    for index, (x, y) in enumerate(line):
        ahead, behind = line[min(index + 1, len(line) - 1)], line[max(index - 1, 0)]
        dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
        length = math.hypot(dx, dy) or 1
        half = _width_at(widths, index / (len(line) - 1)) / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    tube = smooth(left + right[::-1])
    ends = [oval(*line[0], widths[0] / 2), oval(*line[-1], widths[-1] / 2)]
    tube.setFillType(skia.PathFillType.kWinding)
    return join(tube, *[end for end, width in zip(ends, (widths[0], widths[-1])) if width > 1])


def ridge(left: float, right: float, floor: float, heights: Sequence[float]) -> skia.Path:
    """Rolling ground from edge to edge: heights are y of its crest, spread evenly, filled down to the floor."""
    step = (right - left) / (len(heights) - 1)
    crest = [(left + step * index, height) for index, height in enumerate(heights)]
    path = smooth(crest, closed=False)
    path.lineTo(right, floor)
    path.lineTo(left, floor)
    path.close()
    return path


def star(x: float, y: float, radius: float, spikes: int = 5, waist: float = 0.45, turn: float = 0) -> skia.Path:
    points = []
    for spike in range(spikes * 2):
        reach = radius if spike % 2 == 0 else radius * waist
        angle = math.radians(turn - 90) + math.pi * spike / spikes
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


def crescent(x: float, y: float, radius: float, bite: float = 0.75, turn: float = 0) -> skia.Path:
    moon = cut(oval(x, y, radius), oval(x + radius * bite * 0.62, y - radius * 0.12, radius * 0.86))
    return turned(moon, turn, (x, y))


def leaf(base: Point, tip: Point, width: float, bend: float = 0.0) -> skia.Path:
    """A leaf, petal, feather or fish body from base to tip; bend pushes the middle aside (share of its length)."""
    dx, dy = tip[0] - base[0], tip[1] - base[1]
    nx, ny = -dy, dx
    length = math.hypot(dx, dy) or 1
    half = width / length
    path = skia.Path()
    path.moveTo(*base)
    for side in (half, -half):
        lean, far = bend + side, bend + side * 0.6
        near_point = (base[0] + dx * 0.25 + nx * lean, base[1] + dy * 0.25 + ny * lean)
        far_point = (base[0] + dx * 0.75 + nx * far, base[1] + dy * 0.75 + ny * far)
        if side > 0:
            path.cubicTo(*near_point, *far_point, *tip)
        else:
            path.cubicTo(*far_point, *near_point, *base)
    path.close()
    return path


def flame(x: float, y: float, width: float, height: float, sway: float = 0.0) -> skia.Path:
    """A tongue of fire standing on (x, y); also a drop when turned, a cypress when green."""
    tip = x + sway * width
    path = skia.Path()
    path.moveTo(tip, y - height)
    path.cubicTo(
        x + width * 0.1 + sway * width * 0.3,
        y - height * 0.62,
        x + width * 0.62,
        y - height * 0.42,
        x + width * 0.48,
        y - height * 0.16,
    )
    path.cubicTo(
        x + width * 0.38, y + height * 0.03, x - width * 0.38, y + height * 0.03, x - width * 0.48, y - height * 0.16
    )
    path.cubicTo(
        x - width * 0.6, y - height * 0.45, x - width * 0.12 + sway * width * 0.3, y - height * 0.55, tip, y - height
    )
    path.close()
    return path


def curl(
    x: float, y: float, radius: float, turns: float = 1.6, start: float = 0, way: int = 1, points: int = 40
) -> list[Point]:
    """Points of a spiral from the rim to its heart: wave crests, shells, smoke, wind. Use with smooth or limb."""
    found = []
    for index in range(points + 1):
        share = index / points
        angle = math.radians(start) + way * share * turns * math.tau
        reach = radius * (1 - share) ** 0.85 + radius * 0.04
        found.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return found


def cloud(x: float, y: float, width: float, height: float, chance: Chance, puffs: int = 7) -> skia.Path:
    """A heap of puffs with a flattish belly, its middle at (x, y)."""
    heap = [oval(x, y + height * 0.2, width * 0.48, height * 0.22)]
    for puff in range(puffs):
        share = (puff + 0.5) / puffs * 2 - 1
        tall = (1 - share * share) ** 0.6
        radius = height * (0.22 + 0.2 * tall) * chance.between(0.8, 1.2)
        heap.append(
            oval(
                x + share * width * 0.42,
                y + height * 0.18 - tall * height * 0.32 * chance.between(0.6, 1.1),
                radius * 1.15,
                radius,
            )
        )
    return join(*heap)


def join(*paths: skia.Path) -> skia.Path:
    """One outline around all of them."""
    whole = paths[0]
    for path in paths[1:]:
        whole = skia.Op(whole, path, skia.kUnion_PathOp)
    return whole


def cut(path: skia.Path, *bites: skia.Path) -> skia.Path:
    """The path without the bites."""
    for bite in bites:
        path = skia.Op(path, bite, skia.kDifference_PathOp)
    return path


def common(one: skia.Path, two: skia.Path) -> skia.Path:
    return skia.Op(one, two, skia.kIntersect_PathOp)


def moved(path: skia.Path, dx: float, dy: float) -> skia.Path:
    return _through(path, skia.Matrix.Translate(dx, dy))


def turned(path: skia.Path, degrees: float, around: Point = (0, 0)) -> skia.Path:
    matrix = skia.Matrix()
    matrix.setRotate(degrees, *around)
    return _through(path, matrix)


def scaled(path: skia.Path, sx: float, sy: float | None = None, around: Point = (0, 0)) -> skia.Path:
    matrix = skia.Matrix()
    matrix.setScale(sx, sx if sy is None else sy, *around)
    return _through(path, matrix)


def mirrored(path: skia.Path, x: float = 0) -> skia.Path:
    """Left and right exchanged around the upright line at x."""
    return scaled(path, -1, 1, (x, 0))


def _through(path: skia.Path, matrix: skia.Matrix) -> skia.Path:
    copy = skia.Path(path)
    copy.transform(matrix)
    return copy


def centre(path: skia.Path) -> Point:
    bounds = path.getBounds()
    return bounds.centerX(), bounds.centerY()


def girth(path: skia.Path) -> float:
    """How big it is: the middle between its width and its height."""
    bounds = path.getBounds()
    return float(bounds.width() + bounds.height()) / 2


def walk(path: skia.Path, step: float) -> list[list[Point]]:
    """Points every step along the outline, one list a contour."""
    contours = []
    measure = skia.PathMeasure(path, False)
    while True:
        length = measure.getLength()
        if length > 0:
            count = max(6, int(length / step))
            contours.append([tuple(measure.getPosTan(length * index / count)[0]) for index in range(count)])
        if not measure.nextContour():
            return contours


def handmade(path: skia.Path, chance: Chance, amount: float = 1.6, wave: float = 26) -> skia.Path:
    """The same outline drawn by a hand: it wanders a little, slowly."""
    drawn = skia.Path()
    drawn.setFillType(path.getFillType())
    step = min(5.0, max(1.2, girth(path) / 24))
    for contour in walk(path, step):
        phases = [(chance.angle(), chance.between(0.7, 1.4)) for _ in range(4)]
        points = []
        for index, (x, y) in enumerate(contour):
            # whole waves around the outline, so that its end meets its beginning
            along = math.tau * index / len(contour)
            waves = max(1.0, round(len(contour) * step / wave / 2))
            dx = (
                math.sin(along * waves + phases[0][0]) * phases[0][1] + math.sin(along * waves * 2 + phases[1][0]) * 0.5
            )
            dy = (
                math.sin(along * waves + phases[2][0]) * phases[2][1] + math.sin(along * waves * 2 + phases[3][0]) * 0.5
            )
            points.append((x + dx * amount * 0.6, y + dy * amount * 0.6))
        if points:
            drawn.addPath(polygon(points))
    return drawn


def scattered(path: skia.Path, chance: Chance, count: int) -> list[Point]:
    """Places inside the outline."""
    bounds = path.getBounds()
    found: list[Point] = []
    for _ in range(count * 20):
        if len(found) == count:
            break
        place = (chance.between(bounds.left(), bounds.right()), chance.between(bounds.top(), bounds.bottom()))
        if path.contains(*place):
            found.append(place)
    return found


def outline_of(line: skia.Path, width: float) -> skia.Path:
    """The area that a round pen of this width covers along the line."""
    pen = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width, StrokeCap=skia.Paint.kRound_Cap)
    covered = skia.Path()
    pen.getFillPath(line, covered)
    return covered
