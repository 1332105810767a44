"""Cards 89, 90: a doll's house and a boat of paper, each with somebody in it."""

from __future__ import annotations

from dataclasses import replace

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import (
    food,
    furniture,
    glaze,
    heads,
    keepsakes,
    plants,
    rooms,
    sky,
    toys,
    water,
)
from tools.painter.motifs.birds import bird
from tools.painter.motifs.houses import house, lighthouse
from tools.painter.motifs.people import (
    CHAIRED,
    CHILD,
    MAN,
    POINTING,
    REACHING,
    SITTING,
    STANDING,
    WOMAN,
    Person,
    person,
)  # fmt: skip


@card(89, "story-for-one-eye", family("lamp").lit_from(0.36, 0.5))
def story_for_one_eye(e: Easel) -> None:
    """Someone enormous looks in at the window of the doll's house every evening; the mice have begun to read to her."""
    px: float
    py: float
    e.solid(shapes.box(-20, -20, 840, 1240), "#2c2240", round=0.02, bristle=1, edge=0)
    gable = shapes.polygon([(-20, 250), (400, -60), (820, 250)])
    rooms_at = (
        (40, 270, 350, 270, "#c88a7a", "#e0b09a", "moons"), (410, 270, 350, 270, "#7a9a9a", "#9ab8b0", "drops"),
        (40, 570, 440, 300, "#d9a860", "#e8c48a", "leaf"), (500, 570, 260, 300, "#8a6a9a", "#a88ab0", "stripes"),
        (40, 900, 300, 270, "#7a9a6a", "#9ab88a", "drops"), (360, 900, 400, 270, "#c8805a", "#dca07a", "leaf"),
    )  # fmt: skip
    e.solid(gable, "#8a3f3a", round=0.2)
    with e.inside(gable):
        for row in range(9):
            for column in range(24):
                e.solid(shapes.smooth([(column * 38 - 20 + row % 2 * 19, row * 30),
                        (column * 38 + 14 + row % 2 * 19, row * 30), (column * 38 - 3 + row % 2 * 19, row * 30 + 34)],
                        tension=0.6), colour("#9a4a42").darker(0.05 * ((row + column) % 4)), round=0.5, edge=0.3)
    for x, y, w, h, wall, pattern, _kind in rooms_at:
        room = shapes.box(x, y, w, h)
        e.solid(room, wall, round=0.05, bristle=0.7, edge=0)
        with e.inside(room):
            luck = e.chance.apart("paper", x, y)
            for row in range(8):
                for column in range(12):
                    px, py = x + column * 42 + (21 if row % 2 else 0), y + row * 42
                    e.flat(shapes.leaf((px, py + 9), (px, py - 9), 6) if (int(x + y)) % 3 else shapes.oval(px, py, 6),
                            pattern, luck.between(0.5, 0.8))
            e.solid(shapes.box(x, y + h - 34, w, 40), "#7a4a34", round=0.2, flow=2)
        e.flat_shadow(shapes.cut(room, shapes.moved(shapes.scaled(room, 0.95, 0.93, (x + w / 2, y + h)), 0, 0)), 0.4,
                14)
    brush.repaint(e, 26, 0.3, 88)
    glass = shapes.box(196, 600, 264, 196, 8)
    e.solid(glass, "#14101c", round=0.1)
    with e.inside(glass):
        e.solid(shapes.oval(330, 700, 260, 190), "#d08a48", round=0.2, bristle=1)
        luck = e.chance.apart("cat fur")
        for _ in range(120):
            px, py = luck.between(196, 460), luck.between(596, 800)
            e.line([(px, py), (px + luck.about(0, 8), py + 18)], luck.pick(["#f0b878", "#a8642f", "#e8a058"]), 2.6,
                    alpha=0.8)
        for stripe in (-1, 0, 1):
            e.flat(shapes.leaf((330 + stripe * 40, 590), (330 + stripe * 26, 636), 14), "#8a4a24", 0.8)
        almond = shapes.smooth([(216, 716), (262, 652), (336, 632), (408, 660), (446, 724), (400, 762), (320, 772),
                (252, 756)], tension=0.9)
        e.flat(almond, "#2a1a18", 1)
        inner = shapes.scaled(almond, 0.92, 0.88, (330, 702))
        e.canvas.drawPath(inner, glaze.exact("#e8c84a"))
        with e.inside(inner):
            air.glow(e, 318, 704, 100, "#fff6b0", 0.6)
            e.canvas.drawPath(shapes.leaf((312, 622), (316, 790), 40), glaze.exact("#17101a"))
            e.canvas.drawPath(shapes.oval(292, 676, 13, 16), glaze.exact("#ffffff"))
        e.solid(shapes.smooth([(206, 700), (262, 640), (336, 618), (412, 646), (456, 716), (408, 672), (336, 648),
                (262, 668)], tension=0.9), "#c07a3c", round=0.5, edge=0.4)
    e.pencil(glass, "#e8d8b8", 9, 1)
    e.line([(328, 600), (328, 796)], "#e8d8b8", 7, taper=False)
    for side in (186, 470):
        e.solid(shapes.smooth([(side - 24, 588), (side + 24, 588), (side + (10 if side < 300 else 22), 810),
                (side - (22 if side < 300 else 10), 810)], tension=0.3), "#b8303a", round=0.4)
    air.glow(e, 130, 690, 260, "#ffcf7a", 0.7)
    e.line([(96, 836), (96, 690)], "#8a5f34", 6, taper=False)
    e.glowing(shapes.polygon([(60, 700), (76, 640), (116, 640), (132, 700)]), "#ffdf9a", 18)
    furniture.chair(e, 170, 838, 120, "#6a3f2a", False)
    mouse = Person(coat="#3b8a8c", legs="#6a5a5a", skin="#b0a4a8", shoes="#b0a4a8", head=0.34, animal=heads.mouse_head,
            skirt=True)
    person(e, 170, 838, 190, replace(mouse, glasses=False), replace(CHAIRED, near_hand=(24, -50), far_hand=(26, -52)))
    keepsakes.book(e, 232, 752, 74, "#8a2f3a", 4)
    for x, tall in ((400, 100), (440, 84)):
        person(e, x, 838, tall, replace(mouse, coat="#e0a83a" if x == 400 else "#c8503a"), replace(SITTING, nod=-18),
                flip=True)
    rooms.bed(e, 200, 506, 230)
    person_head_in_bed(e, 130, 420)
    rooms.blanket(e, 200, 506, 230)
    tub = furniture.bathtub(e, 580, 506, 210)
    with e.at(560, 396, 3):
        heads.mouse_head(e)
    with e.inside(shapes.join(tub, shapes.box(470, 300, 220, 110))):
        for px, py, r in ((520, 408, 22), (560, 412, 26), (606, 408, 24), (640, 404, 18), (540, 392, 15)):
            e.solid(shapes.oval(px, py, r), "#ffffff", round=0.8, edge=0.2)
    for index in range(3):
        e.solid(shapes.box(660, 330 + index * 30, 70, 8), "#6a4030")
    keepsakes.ladder(e, (640, 838), (600, 560), 40, rungs=9)
    person(e, 590, 726, 110, replace(mouse, coat="#7a9a4a"), REACHING)
    rooms.bookshelf(e, 644, 640, 110, 44)
    rooms.bookshelf(e, 644, 720, 110, 44)
    furniture.table(e, 170, 1138, 170, 90)
    food.loaf(e, 150, 1048, 70)
    food.cup(e, 220, 1048, 30)
    person(e, 276, 1138, 150, replace(mouse, coat="#a83a4a"), replace(STANDING, near_hand=(24, -60)), flip=True)
    rooms.hearth(e, 650, 1140, 160)
    person(e, 500, 1140, 150, replace(mouse, coat="#4a6a9a"), replace(SITTING))
    keepsakes.candle(e, 420, 1138, 40)
    for y in (546, 876):
        e.solid(shapes.box(10, y, 780, 24, 3), "#e8d8b8", round=0.4, flow=2)
    for x, y, tall in ((390, 262, 290), (480, 562, 320), (340, 892, 290)):
        e.solid(shapes.box(x, y, 20, tall, 3), "#e8d8b8", round=0.4)
    for x in (6, 768):
        e.solid(shapes.box(x, 246, 30, 940, 4), "#e8d8b8", round=0.4)
    e.solid(shapes.box(-10, 1168, 820, 40, 4), "#b88a6a", round=0.4)
    e.solid(shapes.smooth([(-20, 262), (400, -40), (820, 262), (820, 226), (400, -84), (-20, 226)], tension=0.05),
            "#e8d8b8", round=0.4)


def person_head_in_bed(e: Easel, x: float, y: float) -> None:
    with e.at(x, y, 2.6, -20):
        heads.mouse_head(e, shut=True)


@card(90, "map-sets-sail", family("golden").lit_from(0.1, 0.3))
def map_sets_sail(e: Easel) -> None:
    """Somebody has folded the map into a boat; now the rivers,
    the woods and the little town go on a journey themselves.
    """
    air.sky(e, 660, ["#5f7fb0", "#c8a0a8", "#f6b878", "#ffe2a0"], flow=-8)
    sky.sun(e, 90, 360, 58)
    for x, y, wide in ((560, 130, 360), (240, 220, 260), (710, 350, 240)):
        with e.depth(0.2):
            sky.cloud(e, x, y, wide, "#fff0d8", soft=1)
    water.sea(e, 600, 1220, ["#f0c88a", "#7a9a9a", "#2f6d78", "#1f4a5a"], 0.8, 130)
    with e.depth(0.55):
        e.solid(shapes.ridge(520, 860, 640, [620, 590, 560, 600, 580]), "#8a6a6a", round=0.1)
        lighthouse(e, 690, 590, 90)
    brush.repaint(e, 46, 0.45, 0)
    with e.veil(0.5, 10, "Multiply"):
        e.flat(shapes.oval(450, 1010, 330, 46), "#1a3a48")
    with e.at(430, 900, 1, -5), e.at(-430, -900):
        peak, left, right = toys.folded_boat(e, 430, 900, 640, "#f4e4b8")
        _map_on(e, peak, "peak")
        for x, y, wide in ((390, 596, 30), (440, 640, 36), (470, 700, 30)):
            house(e, x, y, wide, wide * 0.8, "#f2e0c0", "#b8403a", (1, 1), 1)
        person(e, 330, 800, 130, replace(MAN, coat="#2f6d78"), replace(POINTING))
        person(e, 520, 800, 120, replace(WOMAN, coat="#b8333a", scarf="#fff0cc"),
                replace(STANDING, near_hand=(10, -50)))
        person(e, 450, 816, 90, replace(CHILD, coat="#e0a03a"), replace(POINTING), flip=False)
        e.solid(left, "#f4e4b8", round=0.2, rim=0.8, flow=20)
        e.solid(right, colour("#f4e4b8").darker(0.14), round=0.2, rim=0.6, flow=-20)
        _map_on(e, left, "left")
        _map_on(e, right, "right")
        for x, y, wide in ((190, 780, 40), (250, 812, 34), (300, 834, 30), (590, 826, 34), (660, 790, 42)):
            house(e, x, y, wide, wide * 0.8, "#f2e0c0", "#b8403a", (1, 1), 1)
        for x, y, tall in ((150, 750, 50), (222, 796, 44), (620, 806, 50), (706, 762, 56), (730, 748, 40)):
            plants.pine(e, x, y, tall, "#4f7a4a")
    for row, (y, shade) in enumerate(((1060, "#3f7a80"), (1120, "#2f6470"), (1180, "#1f4a58"))):
        water.wave(e, [(-60 + step * 86, y + (18 if (step + row) % 2 else -18)) for step in range(12)], 1230, shade,
                0.8)
    for x, y, span, turn in ((170, 520, 90, -10), (260, 470, 64, 6), (640, 560, 70, -6)):
        bird(e, x, y, span, "#fffaf0", turn)
    water.splash(e, 160, 1060, 80)


def _map_on(e: Easel, side: skia.Path, name: str) -> None:
    """Woods, a river, roads and hills as a map shows them."""
    bounds = side.getBounds()
    luck = e.chance.apart("map", name)
    with e.inside(side):
        for _ in range(5):
            patch = shapes.blob(luck.between(bounds.left(), bounds.right()),
                    luck.between(bounds.top(), bounds.bottom()), luck.between(40, 90), luck.between(30, 60), luck, 0.2)
            e.flat(patch, luck.pick(["#a8b878", "#c8c088", "#e0c890"]), 0.7)
        river = [(bounds.left(), luck.between(bounds.top(), bounds.bottom())),
                (bounds.centerX() - 40, bounds.centerY() + luck.about(0, 40)),
                (bounds.centerX() + 50, bounds.centerY() + luck.about(0, 40)),
                (bounds.right(), luck.between(bounds.top(), bounds.bottom()))]
        e.line(river, "#5f9ab0", 11, taper=False)
        for _ in range(3):
            road = [(luck.between(bounds.left(), bounds.right()), bounds.top()),
                    (bounds.centerX() + luck.about(0, 90), bounds.centerY() + luck.about(0, 30)),
                    (luck.between(bounds.left(), bounds.right()), bounds.bottom())]
            e.pencil(shapes.smooth(road, closed=False), e.tint("#b8503a"), 3, 0.9)
        for _ in range(9):
            x, y = luck.between(bounds.left(), bounds.right()), luck.between(bounds.top(), bounds.bottom())
            e.line([(x - 14, y + 8), (x, y - 10), (x + 14, y + 8)], "#8a6a4a", 2.4)
        for fold in (0.33, 0.66):
            e.line([(bounds.left() + bounds.width() * fold, bounds.top()),
                    (bounds.left() + bounds.width() * fold, bounds.bottom())], "#c8b088", 2, taper=False, alpha=0.7)
