"""The painter: one light for all things, distance, luck that repeats, and files that keep to their budget."""

import json
from pathlib import Path

import pytest

skia = pytest.importorskip("skia", reason="skia-python is only needed for painting")
numpy = pytest.importorskip("numpy", reason="numpy is only needed for painting")

from tools.painter import gallery, shapes, sight  # noqa: E402
from tools.painter.chance import Chance  # noqa: E402
from tools.painter.colour import colour  # noqa: E402
from tools.painter.easel import Easel  # noqa: E402
from tools.painter.light import FAMILIES, family  # noqa: E402
from tools.painter.table.boards import spiral_cells  # noqa: E402

ASSETS = Path(__file__).parents[2] / "assets"


def pixels(image: "skia.Image") -> "numpy.ndarray":
    return image.toarray(colorType=skia.kRGBA_8888_ColorType).astype(int)


def side_by_side(at: tuple[float, float], flip: bool = False) -> tuple[float, float]:
    """Mean brightness of the left and of the right half of a ball in that light."""
    e = Easel("ball", family("noon").lit_from(*at), (100, 100))
    with e.at(50, 50, 1, flip=flip):
        e.solid(shapes.oval(0, 0, 40), "#888888", bristle=0, edge=0, hand=0)
    grey = pixels(e.transparent())[20:80, :, :3].mean(axis=(0, 2))
    return grey[20:45].mean(), grey[55:80].mean()


def test_the_side_towards_the_light_is_lighter() -> None:
    left, right = side_by_side((-1, 0.5))
    assert left > right + 20
    left, right = side_by_side((2, 0.5))
    assert right > left + 20


def test_a_figure_turned_round_is_still_lit_from_the_same_side() -> None:
    left, right = side_by_side((-1, 0.5), flip=True)
    assert left > right + 20


def test_far_things_fade_into_the_haze() -> None:
    e = Easel("distance", family("noon"), (10, 10))
    haze = e.palette.haze
    near = sight.apart(e.tint("#902020"), haze)
    with e.depth(0.5):
        middle = sight.apart(e.tint("#902020"), haze)
        with e.depth(0.9):
            far = sight.apart(e.tint("#902020"), haze)
    assert near > middle > far
    assert sight.apart(e.tint("#902020"), haze) == near


def test_every_family_of_light_lights_and_shades() -> None:
    for found in FAMILIES.values():
        grey = colour("#808080")
        light = found.light
        assert light.lit(grey).lab[0] > light.tint(grey).lab[0] > light.dark(grey).lab[0], found.name


def test_an_unknown_light_or_colour_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="twilight"):
        family("twilight")
    with pytest.raises(ValueError, match="#12"):
        colour("#12")


def test_luck_is_named_and_undisturbed_by_other_luck() -> None:
    first = Chance("whale").apart("freckles")
    other = Chance("whale")
    other.between(0, 1)
    again = other.apart("freckles")
    drawn = [first.between(0, 1) for _ in range(5)]
    assert drawn == [again.between(0, 1) for _ in range(5)]
    assert drawn != [Chance("fox").apart("freckles").between(0, 1) for _ in range(5)]


def test_a_hand_wanders_but_stays_near() -> None:
    circle = shapes.oval(100, 100, 60)
    drawn = shapes.handmade(circle, Chance("hand"), 2)
    reaches = [((x - 100) ** 2 + (y - 100) ** 2) ** 0.5 for x, y in shapes.walk(drawn, 4)[0]]
    assert max(reaches) - min(reaches) > 0.5
    assert all(abs(reach - 60) < 6 for reach in reaches)


def test_a_smooth_line_goes_through_its_points() -> None:
    points = [(0.0, 0.0), (40.0, 30.0), (80.0, -10.0), (120.0, 20.0)]
    along = shapes.walk(shapes.smooth(points, closed=False), 0.5)[0]
    for x, y in points[:-1]:
        assert min((x - u) ** 2 + (y - v) ** 2 for u, v in along) < 1


def test_a_picture_over_its_budget_is_refused() -> None:
    field = Chance("snowstorm").field()
    noisy = skia.Image.fromarray(field.integers(0, 255, (200, 200, 4), dtype=numpy.uint8), skia.kRGBA_8888_ColorType)
    with pytest.raises(ValueError, match=r"storm\.jpg"):
        gallery.encoded(noisy, "storm.jpg", 2_000)


def test_a_name_or_a_file_is_given_to_one_picture_only() -> None:
    taken = gallery.pictures()[0]
    with pytest.raises(ValueError, match=taken.name):
        gallery.hang(gallery.Picture(taken.name, "table/other.png", taken.paint))
    with pytest.raises(ValueError, match=taken.name):
        gallery.hang(gallery.Picture("another-name", taken.file, taken.paint))


def test_the_track_winds_as_the_rules_say() -> None:
    """B1: up the left edge, along the top, down the right, back along the bottom, inward to the box."""
    cells = spiral_cells()
    assert len(set(cells)) == 49
    assert cells[:7] == [(0, row) for row in range(6, -1, -1)]
    assert cells[7:13] == [(column, 0) for column in range(1, 7)]
    assert cells[13:19] == [(6, row) for row in range(1, 7)]
    assert cells[19:24] == [(column, 6) for column in range(5, 0, -1)]
    assert cells[47] == (3, 4)
    assert cells[48] == (3, 3)


def test_the_twelve_seat_colours_stay_apart_for_all_eyes() -> None:
    seats = json.loads((ASSETS / "table/seats.json").read_text())["seats"]
    shades = [colour(seat["colour"]) for seat in seats]
    assert len(shades) == 12
    # of 100 between black and white; 2 can just be seen side by side, 8 across a table
    for eyes, least in (("usual", 12), ("protanopia", 8), ("deuteranopia", 8), ("tritanopia", 8)):
        assert sight.closest(shades, eyes) >= least, eyes


def silhouette(file: str) -> "numpy.ndarray":
    return pixels(skia.Image.MakeFromEncoded(skia.Data.MakeFromFileName(str(ASSETS / file))))[:, :, 3] > 127


def test_the_twelve_seat_symbols_are_different_shapes() -> None:
    shown = [silhouette(f"table/seat-{number:02}.png") for number in range(12)]
    for one in range(12):
        for two in range(one):
            shared = (shown[one] & shown[two]).sum() / (shown[one] | shown[two]).sum()
            assert shared < 0.86, (one, two)


WHITE_SIGNS = [
    *(f"table/seat-{number:02}.png" for number in range(12)),
    *(f"table/sign-{name}.png" for name in ("water", "fire", "earth", "wind", "summon", "distract")),
]
PIECES = [*(f"table/token-{stars}.png" for stars in (1, 2, 3)), "table/pawn.png", "table/vote.png"]


@pytest.mark.parametrize("file", WHITE_SIGNS)
def test_a_sign_is_white_on_nothing_so_that_it_can_be_tinted(file: str) -> None:
    data = skia.Data.MakeFromFileName(str(ASSETS / file))
    sign = skia.Image.MakeFromEncoded(data).toarray(
        colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kUnpremul_AlphaType
    )
    alpha = sign[:, :, 3]
    assert (sign[alpha > 0][:, :3] >= 250).all()
    assert 0.08 < (alpha > 127).mean() < 0.8
    assert (alpha[0] == 0).all() and (alpha[-1] == 0).all()


@pytest.mark.parametrize("file", PIECES)
def test_a_piece_is_painted_in_light_greys_so_that_it_can_be_tinted(file: str) -> None:
    piece = skia.Image.MakeFromEncoded(skia.Data.MakeFromFileName(str(ASSETS / file))).toarray(
        colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kUnpremul_AlphaType
    )
    alpha = piece[:, :, 3]
    body = piece[alpha > 200][:, :3].astype(int)
    assert (body.max(1) == body.min(1)).all()
    # bright enough for a seat's colour to be itself, shaded enough to have a body
    assert numpy.median(body) > 205
    assert 15 < body[:, 0].std() < 60
    assert 0.08 < (alpha > 127).mean() < 0.8
    assert (alpha[0] == 0).all() and (alpha[-1] == 0).all()


def test_backgrounds_and_all_assets_of_the_table_keep_to_their_size() -> None:
    for name, size in {
        "paper-landscape": (1600, 1000), "paper-portrait": (1000, 1600),
        "night-landscape": (1600, 1000), "night-portrait": (1000, 1600),
    }.items():  # fmt: skip
        file = ASSETS / f"table/{name}.jpg"
        image = skia.Image.MakeFromEncoded(skia.Data.MakeFromFileName(str(file)))
        assert (image.width(), image.height()) == size
        assert file.stat().st_size <= 200_000
    ours = [*(ASSETS / "yokai").iterdir(), *(ASSETS / "table").iterdir(), *(ASSETS / "icon").iterdir()]
    assert sum(file.stat().st_size for file in ours) < 8_000_000
