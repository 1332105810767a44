"""The yokai's pictures: all there, right in size, calm where the app writes, and told apart by every eye."""

import json
from itertools import combinations
from pathlib import Path

import pytest

skia = pytest.importorskip("skia", reason="skia-python is only needed for painting")
numpy = pytest.importorskip("numpy", reason="numpy is only needed for painting")

from tools.painter import sight  # noqa: E402
from tools.painter.colour import Colour, colour  # noqa: E402
from tools.painter.yokai.portraits import COLOURS, SHADES  # noqa: E402

YOKAI = Path(__file__).parents[2] / "assets/yokai"


def seen(file: str) -> "numpy.ndarray":
    image = skia.Image.MakeFromEncoded(skia.Data.MakeFromFileName(str(YOKAI / file)))
    return image.toarray(colorType=skia.kRGBA_8888_ColorType)[:, :, :3].astype(float)


def mean_colour(pixels: "numpy.ndarray") -> Colour:
    red, green, blue = (float(channel) / 255 for channel in pixels.reshape(-1, 3).mean(0))
    return Colour(red, green, blue)


@pytest.mark.parametrize("number", range(20))
def test_a_portrait_has_its_size_and_calm_corners(number: int) -> None:
    picture = seen(f"yokai-{number:02}.jpg")
    assert picture.shape == (900, 600, 3)
    grey = picture.mean(2)
    # the value is written top left, the colour's sign bottom right
    assert grey[20:150, 20:140].std() < 40
    assert grey[770:890, 480:590].std() < 45
    # and there is something to see in between
    assert grey[200:800, 100:500].std() > 25


@pytest.mark.parametrize("number", range(36))
def test_a_sketch_shows_its_two_colours(number: int) -> None:
    upper, lower = list(combinations(COLOURS, 2))[number // 6]
    picture = seen(f"sketch-{number:02}.jpg")
    assert picture.shape == (600, 400, 3)
    # strips along the edges, where neither sketch nor sign is drawn
    for strip, element in ((picture[120:270, 24:60], upper), (picture[330:480, 340:376], lower)):
        nearest = min(COLOURS, key=lambda name: sight.apart(SHADES[name], mean_colour(strip)))
        assert nearest == element


def test_the_four_colours_stay_four_for_all_eyes() -> None:
    for eyes in sight.EYES:
        assert sight.closest(SHADES.values(), eyes) >= 12, eyes


def test_a_summoning_and_a_distracting_sketch_differ_from_a_plain_one_even_when_tiny() -> None:
    def tiny(number: int) -> "numpy.ndarray":
        data = skia.Data.MakeFromFileName(str(YOKAI / f"sketch-{number:02}.jpg"))
        small = skia.Image.MakeFromEncoded(data).resize(60, 90, skia.SamplingOptions(skia.CubicResampler.Mitchell()))
        return small.toarray(colorType=skia.kRGBA_8888_ColorType)[:, :, :3].astype(float)

    for pair in range(6):
        plain, summon, distract = (tiny(pair * 6 + place) for place in (0, 4, 5))
        assert abs(summon - plain).mean() > 20
        assert abs(distract - plain).mean() > 20
        assert abs(summon - distract).mean() > 6


@pytest.mark.parametrize("pair", range(6))
def test_who_sits_opposite_sees_a_summoning_as_it_is_and_another_face_in_a_distraction(pair: int) -> None:
    def one_sided(number: int) -> float:
        disc = seen(f"sketch-{number:02}.jpg")[46:267, 96:317].reshape(17, 13, 17, 13, 3).mean((1, 3))
        return float(abs(disc - disc[::-1, ::-1]).mean())

    plain, summon, distract = (one_sided(pair * 6 + place) for place in (0, 4, 5))
    assert summon < 12
    assert min(plain, distract) > 16


def test_every_yokai_has_a_name_in_three_languages() -> None:
    book = json.loads((YOKAI / "names.json").read_text(encoding="utf-8"))
    assert [shade["name"] for shade in book["colours"]] == list(COLOURS)
    for shade in book["colours"]:
        assert colour(shade["shade"]) == SHADES[shade["name"]]
    for number, yokai in enumerate(book["yokai"]):
        assert yokai["id"] == number
        assert yokai["colour"] == COLOURS[number // 5]
        assert yokai["value"] == number % 5 + 3
        assert (YOKAI / yokai["file"]).is_file()
    for language in ("en", "uk", "ru"):
        names = [yokai["name"][language] for yokai in book["yokai"]]
        assert len(set(names)) == 20
        assert all(0 < len(name) <= 24 for name in names)
