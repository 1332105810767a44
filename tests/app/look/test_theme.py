"""What can be seen: inks on paper and signs on what they stand on, by day and night, and by all eyes."""

import ast
import math
from itertools import combinations, product
from pathlib import Path

import pytest

from app.look import theme
from app.look.theme import INKS, LIGHT, NIGHT, Rgba, code_of, contrast, rgba

LOOKS = (LIGHT, NIGHT)
SEATS = range(12)
APART = 15
"""Of two lines, in CIE Lab (1976), where black and white are 100 apart."""

ALIKE = 12
"""Of two lines by one hand: less would be taken for one colour."""

LINE, SIGN = 4.5, 3.0


def lab(shade: Rgba) -> tuple[float, float, float]:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shade[:3]]
    rows = (0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.072175), (0.0193339, 0.119192, 0.9503041)
    seen = [sum(part * c for part, c in zip(row, linear, strict=True)) for row in rows]
    x, y, z = (
        math.cbrt(value / white) if value / white > 216 / 24389 else (24389 / 27 * value / white + 16) / 116
        for value, white in zip(seen, (0.95047, 1.0, 1.08883), strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def test_every_seats_ink_is_seen_on_the_paper_of_day_and_of_night() -> None:
    assert len(INKS) == len(theme.seats()) == len(SEATS)
    for place, look in product(SEATS, LOOKS):
        ink = theme.ink_on(theme.seat(place).ink, look.paper)
        assert ink == rgba(INKS[place][look.night])
        assert contrast(ink, look.paper) >= LINE, (place, look.night)


@pytest.mark.parametrize("eyes", ["usual", "protanopia", "deuteranopia"])
def test_twelve_inks_are_told_apart_by_all_eyes(eyes: str) -> None:
    pytest.importorskip("numpy", reason="numpy is only needed to see as other eyes do")
    from tools.painter import sight
    from tools.painter.colour import colour

    for night in (False, True):
        seen = [sight.seen(colour(pair[night]), eyes) for pair in INKS]
        looks = [lab((shade.r, shade.g, shade.b, 1.0)) for shade in seen]
        for one, two in combinations(SEATS, 2):
            assert math.dist(looks[one], looks[two]) >= APART, (eyes, night, one, two)


def test_an_ink_is_of_its_seats_hue() -> None:
    """Who knows their colour knows their line; greys and browns have hardly a hue of their own."""
    for place in SEATS:
        seat, ink = lab(theme.seat(place).colour), lab(rgba(INKS[place][0]))
        if math.hypot(*seat[1:]) > 30 and place != 9:
            turned = abs(math.atan2(seat[2], seat[1]) - math.atan2(ink[2], ink[1]))
            assert math.degrees(min(turned, math.tau - turned)) < 45, place


@pytest.mark.parametrize("look", LOOKS)
def test_no_two_colours_of_the_sketchbook_draw_alike(look: theme.Palette) -> None:
    from app.sketchbook.page import COLOURS

    drawn = {code: lab(theme.ink_on(code, look.paper)) for code in COLOURS}
    for one, two in combinations(COLOURS, 2):
        assert math.dist(drawn[one], drawn[two]) >= ALIKE, (look.night, hex(one), hex(two))


@pytest.mark.parametrize("look", LOOKS)
def test_what_was_drawn_in_any_colour_is_seen(look: theme.Palette) -> None:
    """Drawings of before have the seat's own colour; another tablet may send ink of any."""
    for seat in theme.seats():
        assert theme.ink_on(code_of(seat.colour), look.paper) == theme.ink_on(seat.ink, look.paper)
    for code in (0x000000, 0xFFFFFF, 0xFBF7EC, 0x40382E, 0x22304A, 0xFFFF00, 0x00FF00, 0x808080, 0x0000FF):
        assert contrast(theme.ink_on(code, look.paper), look.paper) >= LINE, hex(code)


def test_nothing_to_draw_on_glares_by_night() -> None:
    assert theme.luminance(NIGHT.paper) < theme.luminance(LIGHT.paper) / 10


@pytest.mark.parametrize("look", LOOKS)
def test_every_sign_is_seen_on_what_it_stands_on(look: theme.Palette) -> None:
    for name in ("mark", "ink", "soft_ink", "berry", "leaf"):
        for ground in ("sheet", "well", "desk", "paper"):
            seen = contrast(getattr(look, name), getattr(look, ground))
            assert seen >= SIGN, (name, ground, round(seen, 2))
    assert contrast(look.on_amber, look.amber) >= LINE


@pytest.mark.parametrize("look", LOOKS)
def test_letters_are_read_on_what_they_stand_on(look: theme.Palette) -> None:
    names, grounds = ("ink", "soft_ink", "berry", "leaf"), ("sheet", "raised", "well", "desk", "glow", "paper")
    for name, ground in product(names, grounds):
        assert contrast(getattr(look, name), getattr(look, ground)) >= LINE, (name, ground)


def test_a_seats_symbol_is_seen_on_its_disc() -> None:
    for place in SEATS:
        seat = theme.seat(place)
        assert contrast(seat.colour, seat.on_colour) >= SIGN, place


def test_letters_are_read_on_every_seats_colour() -> None:
    for place in SEATS:
        seat = theme.seat(place)
        assert contrast(theme.under_letters(seat.colour), seat.on_colour) >= LINE, place


def test_the_signs_of_the_duels_mats_are_seen() -> None:
    """On the cloth as it is painted, where the lantern shines on it most, under the mat's own colour."""
    from app.boards.yokai.furniture import ELEMENTS, MAT, SIGN

    for held, look in product(("landscape", "portrait"), LOOKS):
        for element, tint in ELEMENTS.items():
            mat = theme.mixed(brightest(held), tint, MAT)
            seen = contrast(theme.mixed(mat, look.on_table, SIGN), mat)
            assert seen >= 3.0, (held, element, round(seen, 2))


def test_words_on_the_lamplit_table_are_read_where_it_is_brightest() -> None:
    from app.boards.lamplit import DIM, LANTERN, STANDS_BACK
    from app.boards.pictomania.easel import FOUND, MISSED

    for held, look in product(("landscape", "portrait"), LOOKS):
        painted = brightest(held)
        lit = theme.mixed(theme.mixed(painted, look.table, DIM), look.amber, LANTERN)
        for ink in (theme.mixed(lit, look.on_table, STANDS_BACK), FOUND, MISSED):
            assert contrast(ink, lit) >= LINE, (held, look.night, ink)


def brightest(held: str) -> Rgba:
    """Of the night as it is painted, but for a few sparks."""
    from PIL import Image

    with Image.open(theme.ASSETS / "table" / f"night-{held}.jpg") as picture:
        pixels = sorted(picture.convert("RGB").resize((40, 40)).getdata(), key=sum)
    red, green, blue = (part / 255 for part in pixels[len(pixels) * 95 // 100])
    return red, green, blue, 1.0


def test_no_sign_is_drawn_in_a_colour_that_paper_swallows() -> None:
    """Amber and the colour of rulings are no inks: a sign in them is lost on paper.  The curtain is dark cloth."""
    app = Path(theme.__file__).parents[1]
    found = []
    for path in sorted(app.rglob("*.py")):
        if path.name == "curtain.py":
            continue
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Sign":
                named = {
                    part.attr
                    for argument in call.args
                    for part in ast.walk(argument)
                    if isinstance(part, ast.Attribute)
                }
                found += [f"{path.name}:{call.lineno}"] * bool(named & {"amber", "line"})
    assert found == []


@pytest.mark.parametrize("look", LOOKS)
def test_the_curtains_task_is_seen_where_the_lantern_is_brightest(look: theme.Palette) -> None:
    from app.play.curtain import LANTERN, lamplit

    cloth = theme.mixed(look.table, look.amber, LANTERN)
    assert contrast(look.amber, cloth) >= SIGN
    assert contrast(lamplit(look), cloth) >= LINE
