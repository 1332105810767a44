"""Houses, roofs, chimneys, lit windows, a lighthouse."""

from __future__ import annotations

from tools.painter import air, brush, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel


def window(
    e: Easel,
    x: float,
    y: float,
    width: float,
    height: float,
    lamp: float = 1.0,
    shade: str | Colour = "#ffcf7a",
) -> None:
    """A window with its upper left corner at (x, y); lamp 0 is dark, 1 is lit and shines out."""
    pane = shapes.box(x, y, width, height, min(width, height) * 0.12)
    if lamp > 0:
        air.glow(e, x + width / 2, y + height / 2, max(width, height) * 1.9, e.hazed(colour(shade)), 0.5 * lamp)
        e.glowing(pane, colour(shade).mix(e.palette.ink, 0.15 * (1 - lamp)), width * 0.25, 0.6)
    else:
        e.solid(pane, e.palette.ink.mix(e.palette.sky[0], 0.4), round=0.2, rim=0.2)
    frame = e.dark("#5a3a2c", 0.6)
    e.line(
        [(x + width / 2, y), (x + width / 2, y + height)],
        frame,
        max(0.8, width * 0.09),
        taper=False,
        lit=False,
    )
    e.line(
        [(x, y + height * 0.45), (x + width, y + height * 0.45)],
        frame,
        max(0.8, width * 0.08),
        taper=False,
        lit=False,
    )
    e.pencil(pane, frame, max(0.8, width * 0.1), 0.9)


def house(
    e: Easel,
    x: float,
    y: float,
    width: float,
    height: float,
    wall: str | Colour = "#d8b48a",
    roof: str | Colour = "#9a4436",
    windows: tuple[int, int] = (2, 2),
    lamps: float = 0.6,
    lean: float = 0.0,
    chimney: bool = True,
) -> None:
    """A house standing on (x, y), its middle; lamps is the share of windows that are lit; lean in degrees."""
    luck = e.chance.apart("house", round(x), round(y))
    with e.at(x, y, 1, lean):
        peak = width * luck.between(0.45, 0.7)
        if chimney:
            at = width * luck.pick([-0.26, 0.2])
            e.solid(
                shapes.box(at, -height - peak * 0.85, width * 0.12, peak * 0.8),
                colour(roof).darker(0.2),
                round=0.3,
            )
        body = shapes.box(-width / 2, -height, width, height + 4)
        e.solid(body, wall, round=0.25, flow=88, bristle=0.8, hand=1.4)
        roofing = shapes.smooth(
            [
                (-width * 0.62, -height + 3),
                (-width * 0.06, -height - peak),
                (width * 0.04, -height - peak),
                (width * 0.62, -height + 3),
                (0, -height + 8),
            ],
            tension=0.45,
        )
        e.flat_shadow(shapes.box(-width / 2, -height, width, width * 0.14), 0.4, width * 0.03)
        drawn = e.solid(roofing, roof, round=0.3, flow=62, bristle=0.9, hand=1.6)
        brush.hatch(e, drawn, colour(roof).darker(0.5), 4, max(4.0, width * 0.07), 1.1, 0.35)
        rows, columns = windows[1], windows[0]
        for row in range(rows):
            for column in range(columns):
                wide, tall = width * 0.5 / columns, height * 0.42 / rows
                left = -width / 2 + width * (column + 0.5) / columns - wide / 2
                top = -height + height * (row + 0.55) / rows - tall / 2
                window(e, left, top, wide, tall, luck.between(0.75, 1) if luck.maybe(lamps) else 0)


def lighthouse(
    e: Easel,
    x: float,
    y: float,
    height: float,
    stripe: str | Colour = "#b8322e",
    beam_to: shapes.Point | None = None,
) -> None:
    """A lighthouse standing on (x, y); beam_to is where its light falls (the same coordinates)."""
    with e.at(x, y, height / 300):
        if beam_to:
            size = 300 / height
            target = ((beam_to[0] - x) * size, (beam_to[1] - y) * size)
            air.beam(e, (0, -262), target, 16, 220, "#fff0b8", 0.75)
        tower = e.solid(shapes.polygon([(-36, 2), (-22, -236), (22, -236), (36, 2)]), "#efe6d4", round=0.9, flow=88)
        with e.inside(tower):
            for top in (-216, -136, -56):
                e.solid(
                    shapes.smooth(
                        [(-50, top), (0, top + 6), (50, top), (50, top + 40), (0, top + 46), (-50, top + 40)],
                        tension=0.8,
                    ),
                    stripe,
                    round=0.5,
                    edge=0,
                )
        e.solid(shapes.box(-34, -246, 68, 12, 4), "#5a4a48")
        e.glowing(shapes.box(-17, -278, 34, 32, 5), "#ffe9a0", 22)
        e.solid(shapes.smooth([(-28, -276), (0, -318), (28, -276), (0, -272)], tension=0.5), stripe)
        air.glow(e, 0, -262, 90, "#ffe9a0", 0.8)
