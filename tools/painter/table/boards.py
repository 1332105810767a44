"""What everything lies on: warm paper, the night table, the spiral track. Calm enough to put cards upon."""

from __future__ import annotations

import skia

from tools.painter import air, brush, shapes
from tools.painter.chance import Chance
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.gallery import Picture, hang
from tools.painter.light import family

LANDSCAPE, PORTRAIT = (1600, 1000), (1000, 1600)
BOARD_BUDGET = 195_000
TRACK_PIXELS = 1120
TRACK_MARGIN = 0.04  # of the picture's side; within it lie 7 × 7 cells of equal size
LANES = 7


def paper_table(size: tuple[int, int]) -> skia.Image:
    """A sheet in lamp light, with the ghost of paint in its corners."""
    e = Easel("paper-table", family("golden").lit_from(0.72, 0.0), size)
    width, height = size
    e.canvas.drawColor(colour("#f3e7d0").argb)
    brush.gradient(e, e.sheet(), [colour("#f6ead2"), colour("#f1e4cb"), colour("#e6d6bc")], 115)
    air.glow(e, width * 0.72, height * 0.08, max(size) * 0.75, "#ffd98f", 0.55)
    luck = e.chance.apart("stains")
    stains = (("#8fc0c8", 0.0, 0.95), ("#e89a86", 1.0, 0.98), ("#a9c48f", 0.02, 0.04), ("#c9a4c8", 0.98, 0.42))
    for shade, x, y in stains:
        for _ in range(5):
            reach = luck.between(0.08, 0.2) * min(size)
            spot = shapes.blob(
                width * x + luck.about(0, 90), height * y + luck.about(0, 90), reach, reach * 0.8, luck, 0.22, 11
            )
            e.canvas.drawPath(spot, _glaze(colour(shade), 0.10, 16))
            ring = _glaze(colour(shade).darker(0.2), 0.12, 1.2)
            ring.setStyle(skia.Paint.kStroke_Style)
            ring.setStrokeWidth(3)
            e.canvas.drawPath(shapes.handmade(spot, luck.apart(shade), 5, 60), ring)
    brush.repaint(e, 150, 0.22, -16, 0.02, keep_detail=False)
    for _ in range(34):
        x, y = luck.between(0, width), luck.between(0, height)
        fibre = [(x, y), (x + luck.about(0, 24), y + luck.about(0, 24)), (x + luck.about(0, 46), y + luck.about(0, 46))]
        e.line(fibre, "#a98d62", 1.3, alpha=0.25)
    return e.finished(vignette=0.1, grain=0.6, tooth=False)


def night_table(size: tuple[int, int]) -> skia.Image:
    """A dark wooden table; a lantern hangs above its middle."""
    e = Easel("night-table", family("lamp").lit_from(0.5, 0.45), size)
    width, height = size
    e.canvas.drawColor(colour("#262a48").argb)
    brush.gradient(e, e.sheet(), [colour("#2a2c4c"), colour("#262845"), colour("#1f2140")], 90)
    luck = e.chance.apart("boards")
    boards = 6
    tall = height / boards
    for board in range(boards):
        top = board * tall
        tone = colour("#2b2d4e").lighter(luck.between(0.0, 0.035)).turned(luck.about(0, 10))
        e.canvas.drawRect(skia.Rect(0, top, width, top + tall), skia.Paint(Color=tone.argb))
        for _ in range(26):
            x, y = luck.between(-200, width), top + luck.between(6, tall - 6)
            reach = luck.between(160, 620)
            sag = luck.about(0, 7)
            ink = tone.darker(0.28) if luck.maybe(0.6) else tone.lighter(0.07)
            e.line([(x, y), (x + reach / 2, y + sag), (x + reach, y)], ink, luck.between(1, 3), alpha=0.5, lit=False)
        if luck.maybe(0.7):
            x, y = luck.between(0.1, 0.9) * width, top + tall * luck.between(0.35, 0.65)
            for ring in range(4):
                e.pencil(shapes.oval(x, y, 12 + ring * 13, 6 + ring * 5), tone.darker(0.3), 2.4, 0.5)
        e.line(
            [(-10, top), (width / 2, top + 2), (width + 10, top)],
            colour("#14152c"),
            5,
            alpha=0.9,
            taper=False,
            lit=False,
        )
        e.line(
            [(-10, top + 5), (width / 2, top + 7), (width + 10, top + 5)],
            tone.lighter(0.16),
            2,
            alpha=0.5,
            taper=False,
            lit=False,
        )
    brush.repaint(e, 110, 0.3, 0, 0.02, keep_detail=False)
    air.glow(e, width * 0.5, height * 0.46, max(size) * 0.6, "#ffb25a", 0.4)
    air.glow(e, width * 0.5, height * 0.46, max(size) * 0.34, "#ffd08a", 0.12)
    return e.finished(vignette=0.55, grain=0.6)


def spiral_cells() -> list[tuple[int, int]]:
    """Column and row (from the top left) of cells 1…48 and of the box: up the left edge, then clockwise inward."""
    column, row, step = 0, LANES - 1, 0
    ways = ((0, -1), (1, 0), (0, 1), (-1, 0))
    cells = [(column, row)]
    while len(cells) < LANES * LANES:
        dx, dy = ways[step % 4]
        ahead = (column + dx, row + dy)
        if not (0 <= ahead[0] < LANES and 0 <= ahead[1] < LANES) or ahead in cells:
            step += 1
            continue
        column, row = ahead
        cells.append(ahead)
    return cells


def spiral_track() -> skia.Image:
    """A walled garden wound up like a snail: 48 flagstones from dusk into the light, and the box in the middle."""
    e = Easel("spiral-track", family("golden").lit_from(0.5, 0.5), (TRACK_PIXELS, TRACK_PIXELS))
    side = TRACK_PIXELS
    cell = side * (1 - 2 * TRACK_MARGIN) / LANES
    start = side * TRACK_MARGIN
    luck = e.chance.apart("garden")
    e.canvas.drawColor(colour("#33405a").argb)
    brush.gradient(e, e.sheet(), [colour("#3d4a66"), colour("#2f3a54")], 60)
    brush.bloom(e, 0.6, 90)
    brush.repaint(e, 60, 0.5, 30, 0.04, keep_detail=False)
    cells = spiral_cells()
    middles = [(start + (column + 0.5) * cell, start + (row + 0.5) * cell) for column, row in cells]
    air.glow(e, side / 2, side / 2, side * 0.5, "#ffc766", 0.75)
    for index, (x, y) in enumerate(middles[:-1]):
        share = index / 47
        shade = _along(share)
        stone = shapes.blob(x, y, cell * 0.43, cell * 0.43, luck, 0.03, 12)
        stone = shapes.common(stone, shapes.box(x - cell * 0.42, y - cell * 0.42, cell * 0.84, cell * 0.84, cell * 0.2))
        square = shapes.handmade(
            shapes.box(x - cell * 0.43, y - cell * 0.43, cell * 0.86, cell * 0.86, cell * 0.2), luck, 5, 60
        )
        e.drop(square, 6, 5, 0.6)
        e.solid(
            square,
            shade.turned(luck.about(0, 8)).darker(luck.between(-0.03, 0.08)),
            round=0.4,
            rim=0.9,
            bristle=0.8,
            edge=0.6,
            hand=0,
        )
        with e.inside(square):
            e.flat(stone, shade.lighter(0.35), 0.28, blur=7)
    _way(e, middles, cell)
    _hedges(e, cells, start, cell)
    _box(e, side / 2, side / 2, cell)
    return e.finished(vignette=0.2, grain=0.8)


def _way(e: Easel, middles: list[tuple[float, float]], cell: float) -> None:
    """A threshold of light before the first stone, and a pale chevron wherever a stone leads on to the next."""
    x, y = middles[0]
    sill = shapes.box(x - cell * 0.43, y + cell * 0.3, cell * 0.86, cell * 0.16, 9)
    e.glowing(sill, "#fff0c0", 14, 0.7)
    for index, (here, ahead) in enumerate(zip(middles, middles[1:], strict=False)):
        dx, dy = (ahead[0] - here[0]) / cell, (ahead[1] - here[1]) / cell
        size = cell * (0.17 if index == 0 else 0.085)
        tip = (here[0] + dx * cell * (0.1 if index == 0 else 0.4), here[1] + dy * cell * (0.1 if index == 0 else 0.4))
        for behind in (0, 1, 2) if index == 0 else (0,):
            at = (tip[0] - dx * size * 1.15 * behind, tip[1] - dy * size * 1.15 * behind)
            arms = [(at[0] - dx * size - dy * size * side, at[1] - dy * size + dx * size * side) for side in (-1, 1)]
            mark = shapes.outline_of(shapes.polygon([arms[0], at, arms[1]], closed=False), size * 0.42)
            e.flat_shadow(shapes.moved(mark, 1.5, 2.5), 0.6, 1.5)
            e.flat(mark, "#fff6dc", 0.95, hand=0.6)


def _along(share: float) -> Colour:
    """The colours of the stones: from dusk to candle light."""
    stops = [colour(code) for code in ("#6f86b8", "#7fa8b0", "#9fbf8f", "#d9c07a", "#eda85f", "#f6c777")]
    place = share * (len(stops) - 1)
    low = min(int(place), len(stops) - 2)
    return stops[low].mix(stops[low + 1], place - low)


def _hedges(e: Easel, cells: list[tuple[int, int]], start: float, cell: float) -> None:
    """Between lanes that are not steps of each other grows a hedge."""
    step_of = {place: index for index, place in enumerate(cells)}
    walls = []
    for (column, row), index in step_of.items():
        for other in ((column + 1, row), (column, row + 1)):
            if other in step_of and abs(step_of[other] - index) > 1:
                x, y = start + other[0] * cell, start + other[1] * cell
                walls.append(((x, y), (x, y + cell) if other[0] > column else (x + cell, y)))
    luck = Chance("hedges")
    for one, two in walls:
        e.flat_shadow(shapes.moved(shapes.limb([one, two], [15, 15]), 3, 5), 0.6, 4)
    for one, two in walls:
        for leaf in range(17):
            t = leaf / 16
            x, y = (
                one[0] + (two[0] - one[0]) * t + luck.about(0, 7),
                one[1] + (two[1] - one[1]) * t + luck.about(0, 7),
            )
            tip = (x + luck.about(0, 15), y + luck.about(-3, 14))
            e.solid(
                shapes.leaf((x, y), tip, 11, 0.1),
                luck.pick(["#3f6a4a", "#56825a", "#2f5544", "#6f9a5a"]),
                round=0.3,
                rim=0.8,
                bristle=0,
                edge=0.3,
                hand=0,
            )
        if luck.maybe(0.4):
            x, y = (one[0] + two[0]) / 2 + luck.about(0, 30), (one[1] + two[1]) / 2 + luck.about(0, 5)
            e.solid(
                shapes.star(x, y, 8, 5, 0.55, luck.about(0, 30)),
                luck.pick(["#fff0d0", "#f2a0a8", "#ffd26a"]),
                round=0.4,
                edge=0,
                hand=0,
            )


def _box(e: Easel, x: float, y: float, cell: float) -> None:
    """The box: open a hand's breadth, and shining."""
    half = cell * 0.46
    air.glow(e, x, y, cell * 1.6, "#ffd98a", 0.8)
    body = shapes.box(x - half, y - half * 0.2, half * 2, half * 1.15, 10)
    e.drop(body, 8, 8, 0.6)
    e.solid(body, "#8a4a34", round=0.4, rim=0.9, flow=2, bristle=0.9)
    inside = shapes.smooth(
        [(x - half, y - half * 0.18), (x, y - half * 0.34), (x + half, y - half * 0.18), (x, y - half * 0.02)],
        tension=0.7,
    )
    e.glowing(inside, "#ffe9a8", 26, 0.9)
    lid = shapes.smooth(
        [
            (x - half * 1.02, y - half * 0.3),
            (x - half * 0.8, y - half * 0.95),
            (x + half * 0.8, y - half * 0.95),
            (x + half * 1.02, y - half * 0.3),
            (x, y - half * 0.46),
        ],
        tension=0.6,
    )
    e.solid(lid, "#a85a3c", round=0.5, rim=1, flow=2, bristle=0.8)
    for at in (-0.6, 0.6):
        e.solid(shapes.box(x + half * at - 7, y - half * 0.18, 14, half * 1.1, 3), "#d9a84a", round=0.4, rim=1)
    e.solid(shapes.oval(x, y + half * 0.18, 13, 15), "#e8bc5a", round=0.8, rim=1)
    air.rays(e, x, y - half * 0.2, cell * 1.5, 9, (190, 350), 0.5)
    air.motes(e, 12, (x - cell * 0.7, y - cell * 1.1, x + cell * 0.7, y), "#fff0b8", 3)


def _glaze(shade: Colour, alpha: float, blur: float) -> skia.Paint:
    paint = skia.Paint(Color=shade.fade(alpha).argb, AntiAlias=True, BlendMode=skia.BlendMode.kMultiply)
    paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return paint


def _hang() -> None:
    for name, size in (("landscape", LANDSCAPE), ("portrait", PORTRAIT)):
        hang(Picture(f"paper-{name}", f"table/paper-{name}.jpg", lambda size=size: paper_table(size), BOARD_BUDGET))  # type: ignore[misc]
        hang(Picture(f"night-{name}", f"table/night-{name}.jpg", lambda size=size: night_table(size), BOARD_BUDGET))  # type: ignore[misc]
    hang(Picture("spiral-track", "table/track.jpg", spiral_track, 300_000))


_hang()
