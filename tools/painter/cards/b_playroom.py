"""Cards 83, 85: an audience that is in earnest, and a game that is finally over."""

from __future__ import annotations

from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import (
    clothes,
    food,
    glaze,
    instruments,
    plants,
    sky,
    stage,
    toys,
    water,
)
from tools.painter.motifs.birds import butterfly, sparrow
from tools.painter.motifs.people import (
    WOMAN,
    Pose,
    person,
)  # fmt: skip


@card(83, "applause-of-the-coats", family("theatre").lit_from(0.5, 0.02))
def applause_of_the_coats(e: Easel) -> None:
    """After the show the cleaning woman dances with her broom; in the stalls all the costumes have stayed, and clap."""
    air.sky(e, 900, ["#1a0713", "#4a1226", "#7a2032", "#5a1822"], flow=88)
    backdrop = shapes.box(150, 120, 500, 640)
    e.wash(backdrop, ["#3a5ac8", "#8a90f0", "#ffb8a8"], 90, 0)
    with e.inside(backdrop):
        with e.depth(0.3):
            e.solid(shapes.ridge(140, 660, 780, [600, 540, 600, 520, 590]), "#6a80b8", round=0.1)
        for x, tall in ((220, 200), (560, 230), (620, 170)):
            e.flat(shapes.flame(x, 740, tall * 0.3, tall), "#3f7a68", 0.9)
        for x, y in ((210, 240), (300, 190), (560, 210), (600, 330), (230, 380)):
            e.flat(shapes.star(x, y, 15, 5, 0.45, x), "#ffe6a8", 0.9)
            e.line([(x, 110), (x, y - 12)], "#ffe6a8", 1.6, taper=False)
    brush.repaint(e, 36, 0.3, 88)
    stage.boards(e, 740, "#8a5430")
    air.beam(e, (400, -60), (400, 900), 60, 420, "#fff0c0", 0.42)
    e.canvas.drawPath(shapes.oval(400, 826, 200, 54), glaze.shine("#fff0c0", 0.35))
    e.flat_shadow(shapes.oval(400, 834, 90, 20), 0.6, 6)
    dancer = replace(WOMAN, coat="#4fa8d8", trim="#fff2d6", style="bun", hair="#6a4a3a", legs="#e8c8a8",
            shoes="#8a3f3a")
    person(e, 366, 830, 360, dancer, Pose(lean=-12, nod=-16, near_hand=(28, -82), far_hand=(24, -60), near_foot=(4, 0),
            far_foot=(-26, -16)))
    e.solid(shapes.limb([(446, 800), (470, 640), (486, 470)], [10, 9, 8]), "#b8803f", rim=1)
    for straw in range(13):
        e.line([(486 + (straw - 6) * 2, 486), (488 + (straw - 6) * 8, 400)], ("#d9b060", "#b88a3f")[straw % 2], 6)
    e.solid(shapes.limb([(466, 494), (508, 492)], [13, 13]), "#b8303a")
    e.solid(shapes.polygon([(204, 770), (216, 850), (282, 850), (294, 770)]), "#7a8a9a", round=0.8, rim=1)
    e.solid(shapes.oval(249, 770, 45, 11), "#bfd8e2", round=0.2)
    e.pencil(shapes.smooth([(206, 768), (249, 690), (292, 768)], closed=False), e.tint("#c8ced6"), 4, 0.9)
    water.bubbles(e, [(236, 750), (260, 740), (250, 716), (276, 728)], 13)
    e.shadow(566, 836, 60)
    instruments.gramophone(e, 566, 838, 190, "#e0a83a", flip=True)
    for left in (True, False):
        x = -30 if left else 830
        side = 1 if left else -1
        stage.curtain(e, [(x, -30), (x + side * 210, -30), (x + side * 190, 300), (x + side * 130, 560),
                (x + side * 160, 800), (x, 820)], 6, "#a82430", None)
        e.solid(shapes.limb([(x + side * 30, 556), (x + side * 140, 566)], [20, 22]), "#e0b04a", rim=1)
    stage.swags(e, 60, 130, 4, "#a82430")
    stage.footlights(e, 880, 7)
    rows = (
        (950, 92, ((60, "#5a4a8a", "#e0b04a", None), (190, "#2f6a5a", None, "#2a2236"),
            (320, "#a83a4a", "#f4ead8", None), (470, "#3f5a8a", None, None), (610, "#8a6a2f", "#f4ead8", "#3a2a3a"),
            (740, "#5a2f5a", None, None))),
        (1070, 132, ((0, "#7a3a2f", "#f4ead8", None), (170, "#c89a3a", None, None),
            (350, "#2f4a6a", "#d9c8a0", "#1f1a2a"), (540, "#8a2f4a", None, None),
            (720, "#3a6a4a", "#f4ead8", "#4a2a2a"))),
    )  # fmt: skip
    for y, size, seats in rows:
        for x, shade, collar, hat in seats:
            e.solid(shapes.box(x - size * 0.62, y + size * 0.22, size * 1.24, size, 18), "#6a1826", round=0.4, rim=0.8)
            clothes.empty_coat(e, x, y, size, shade, collar, hat)
        for index, (x, *_rest) in enumerate(seats):
            if index % 2 == (0 if y < 1000 else 1):
                for side in (-1, 1):
                    clothes.glove(e, x + side * size * 0.36, y - size * 0.42, size * 0.5, "#f6efe0", side * -22,
                            side < 0)
    e.solid(shapes.box(-20, 1190, 840, 40), "#3a0f18", round=0.3)
    air.motes(e, 46, (220, 60, 580, 820), "#fff0c0", 2)


@card(85, "peace-on-the-board", family("noon").lit_from(0.8, -0.02))
def peace_on_the_board(e: Easel) -> None:
    """The game is over: the kings take tea under the tree, the knights graze,
    and grass has grown over the black and the white.
    """
    x: float
    y: float
    air.sky(e, 560, ["#4f9ccc", "#9ed0e0", "#dff0e4", "#fbf4d8"], flow=-10)
    for x, y, wide in ((200, 130, 300), (560, 90, 260), (700, 260, 240)):
        with e.depth(0.2):
            sky.cloud(e, x, y, wide)
    with e.depth(0.6):
        e.solid(shapes.ridge(-20, 820, 1220, [500, 470, 490, 450, 480]), "#86b08a", round=0.1)
    rows = (520, 556, 602, 660, 734, 828, 948, 1090, 1260)
    luck = e.chance.apart("board")
    for row, (top, foot) in enumerate(zip(rows, rows[1:])):
        with e.depth(max(0.0, 0.3 - row * 0.05)):
            for column in range(-3, 11):
                spread_top, spread_foot = 70 + row * 26, 70 + (row + 1) * 26
                xt, xf = 400 + (column - 4) * spread_top, 400 + (column - 4) * spread_foot
                shade = "#f2ecc8" if (row + column) % 2 else "#5f8f52"
                quad = shapes.smooth([(xt, top), (xt + spread_top, top), (xf + spread_foot, foot), (xf, foot)],
                        tension=0.1)
                e.solid(quad, colour(shade).turned(luck.about(0, 16)), round=0.08, rim=0.2, bristle=1, hand=1.4,
                        edge=0.15)
    brush.repaint(e, 40, 0.45, 4)
    for _ in range(240):
        y = 540 + 660 * luck.between(0, 1) ** 1.2
        x, size = luck.between(-10, 810), 6 + (y - 540) * 0.035
        e.flat(shapes.leaf((x, y), (x + luck.about(0, size), y - size * 1.6), size * 0.3),
                luck.pick(["#4f8a3f", "#6fa44a", "#8ab85a"]), 0.9, hand=0)
    for index in range(46):
        y = 580 + 600 * (index / 46)
        plants.flower(e, luck.between(0, 800), y, 16 + (y - 560) * 0.07,
                luck.pick(["#e0442f", "#ffffff", "#f2c13c", "#b07ad0"]), "#f2c84b", 6, luck.about(0, 0.2), 0.32)
    e.shadow(180, 800, 160, 120)
    plants.tree(e, 170, 810, 640, ("#4f8a44", "#7ab04f", "#9cc45f"))
    white, black = "#f4e8cc", "#4a3438"
    for x, y, tall, kind, shade in ((560, 640, 96, "rook", white), (740, 650, 100, "rook", black)):
        e.shadow(x, y, tall * 0.3)
        toys.chess_piece(e, x, y, tall, kind, shade)
    e.line([(566, 566), (650, 588), (734, 572)], "#6a5a4a", 2, taper=False)
    for index, (x, y) in enumerate(((590, 574), (622, 582), (656, 586), (692, 580))):
        if index % 2:
            clothes.sock(e, x, y, 32, ("#2f86c4", "#ffffff")[index // 2], "#fffaf0")
        else:
            clothes.hung_dress(e, x, y, 34, ("#e0442f", "#f2a0b0")[index // 2])
        clothes.peg(e, x, y, 11)
    for x, y, tall, shade, lean in ((480, 720, 110, black, 16), (660, 790, 140, white, 22)):
        e.shadow(x, y, tall * 0.36)
        toys.chess_piece(e, x, y, tall, "knight", shade, lean=lean)
    cloth = shapes.smooth([(180, 930), (470, 910), (560, 1030), (140, 1050)], tension=0.15)
    e.drop(cloth, 8, 8)
    food.checked_cloth(e, cloth, "#fffaf0", "#e0442f", 30, 0.5)
    food.teapot(e, 350, 990, 120, "#f6f0e4", "#2f6fa0")
    food.cake_tier(e, 250, 1000, 90, 44)
    food.cup(e, 440, 1012, 56)
    for x, y, tall, kind, shade, asleep in (
        (160, 980, 300, "king", white, False), (520, 980, 310, "king", black, False),
            (300, 860, 170, "queen", white, False), (420, 850, 176, "queen", black, False),
        (660, 1040, 150, "pawn", white, True), (720, 1060, 150, "pawn", black, True),
    ):  # fmt: skip
        e.shadow(x, y, tall * 0.26, tall * 0.5)
        toys.chess_piece(e, x, y, tall, kind, shade, True, asleep,
                8 if asleep and shade == white else -6 if asleep else 0)
    for x, y, shade, lean in ((90, 1170, white, -8), (220, 1150, black, 6), (420, 1180, white, 0)):
        e.shadow(x, y, 50)
        toys.chess_piece(e, x, y, 140, "pawn", shade, True, False, lean)
    e.solid(shapes.oval(320, 1100, 30), "#e0442f", round=0.95, rim=1)
    e.line([(292, 1096), (320, 1108), (348, 1096)], "#fffaf0", 6, taper=False)
    sparrow(e, 740, 556, 30)
    butterfly(e, 590, 900, 50, "#f2a921", 18)
    plants.grass(e, -10, 810, 1215, 60, 80)
