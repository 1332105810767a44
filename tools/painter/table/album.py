"""The picture that the album shows while it has none."""

from __future__ import annotations

import math

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import Picture, hang
from tools.painter.light import family
from tools.painter.motifs.features import eye, smile, whiskers
from tools.painter.table.tiles import CRAYONS


def empty_album() -> skia.Image:
    """An open album that waits; a sleeping cat keeps the page."""
    e = Easel("empty-album", family("golden").lit_from(0.2, 0.0), (900, 600))
    e.canvas.drawColor(colour("#f3e7d0").argb)
    brush.repaint(e, 110, 0.3, -12, 0.03, keep_detail=False)
    air.glow(e, 220, 40, 560, "#ffd98f", 0.6)
    cover = shapes.smooth([(70, 190), (450, 214), (830, 190), (862, 520), (450, 556), (38, 520)], tension=0.1)
    e.drop(cover, 20, 20, 0.5)
    e.solid(cover, "#8a4a44", round=0.2, rim=0.8)
    for side in (-1, 1):
        page = shapes.smooth(
            [
                (450, 226),
                (450 + side * 120, 184),
                (450 + side * 360, 190),
                (450 + side * 388, 500),
                (450 + side * 130, 500),
                (450, 540),
            ],
            tension=0.35,
        )
        e.solid(page, "#fdf5e2", round=0.3, rim=0.6, bristle=0.3)
        e.flat_shadow(shapes.limb([(450 + side * 12, 240), (450 + side * 12, 536)], [30, 30]), 0.35, 10)
    for x, y, turn in ((250, 300, -5), (300, 420, 4), (130 + 70, 430, -8)):
        with e.at(x, y, 1, turn):
            for corner in ((-60, -42), (60, -42), (60, 42), (-60, 42)):
                sx, sy = math.copysign(1, corner[0]), math.copysign(1, corner[1])
                e.flat(
                    shapes.polygon([corner, (corner[0] - sx * 20, corner[1]), (corner[0], corner[1] - sy * 20)]),
                    "#c9a478",
                    0.9,
                )
            e.pencil(shapes.box(-58, -40, 116, 80), colour("#b89a70"), 2, 0.6)
    fur_shade = "#e0924a"
    e.flat_shadow(shapes.oval(640, 452, 170, 40), 0.5, 14)
    body = shapes.smooth(
        [(500, 420), (530, 320), (620, 270), (720, 290), (780, 370), (770, 440), (660, 466), (540, 460)]
    )
    e.solid(body, fur_shade, round=0.9, rim=0.9, bristle=0.9, flow=20)
    with e.inside(body):
        for x in (600, 650, 700, 745):
            e.line([(x, 260), (x + 14, 310), (x + 6, 350)], "#a85a2a", 15, alpha=0.8)
    e.solid(shapes.limb([(770, 420), (740, 478), (620, 490), (520, 474)], [40, 40, 36, 26]), fur_shade, rim=0.9)
    for x, tip in ((506, (490, 316)), (574, (592, 318))):
        e.solid(shapes.leaf((x, 390), tip, 46), fur_shade, rim=1)
    e.solid(shapes.oval(540, 404, 66, 54), fur_shade, round=0.9, rim=0.9)
    for x in (516, 566):
        eye(e, x, 402, 14, lid=1)
    e.solid(shapes.polygon([(534, 416), (548, 416), (541, 425)]), "#c9606a", hand=0.4)
    smile(e, 541, 428, 24, 0.3)
    for side in (-1, 1):
        whiskers(e, 541 + side * 26, 424, 56, side)
    for index, shade in enumerate(CRAYONS[:4]):
        with e.at(90 + index * 52, 560 - index % 2 * 16, 1, 70 + index * 9):
            e.solid(shapes.box(-9, -70, 18, 110, 4), shade, round=0.7, rim=0.9)
            e.solid(shapes.polygon([(-9, -70), (0, -94), (9, -70)]), shade, round=0.6)
    return e.finished(vignette=0.12, grain=0.7)


hang(Picture("empty-album", "table/empty-album.jpg", empty_album, 120_000))
