"""What an eye takes for the same picture, and what it does not."""

from __future__ import annotations

import pytest

skia = pytest.importorskip("skia", reason="skia-python is only needed for painting")
numpy = pytest.importorskip("numpy", reason="numpy is only needed for painting")

from tools.painter import manifest  # noqa: E402
from tools.painter.likeness import pixels, unlike  # noqa: E402

CARD = (manifest.ASSETS / "pictures/card-002.jpg").read_bytes()
SIGN = (manifest.ASSETS / "table/sign-fire.png").read_bytes()


def written(rgba: numpy.ndarray, quality: int = 86) -> bytes:
    image = skia.Image.fromarray(rgba.round().clip(0, 255).astype(numpy.uint8), skia.kRGBA_8888_ColorType)
    return bytes(image.encodeToData(skia.kJPEG, quality))


def with_spot(content: bytes, shade: tuple[int, int, int], size: int) -> bytes:
    """The picture with something more in it."""
    changed = pixels(content)
    changed[608 : 608 + size, 400 : 400 + size, :3] = shade
    return written(changed)


def test_a_file_is_like_itself() -> None:
    assert unlike(CARD, CARD) == ""
    assert unlike(SIGN, SIGN) == ""


def test_what_a_processor_rounds_otherwise_is_alike() -> None:
    """Twice what was seen on other processors: there the pixels of a card are off by 0.2 to 0.8 in the mean."""
    rounding = numpy.random.default_rng(5).normal(0, 3, pixels(CARD).shape)
    rounding[:, :, 3] = 0
    other = written(pixels(CARD) + rounding)
    assert abs(pixels(other) - pixels(CARD))[:, :, :3].mean() > 1.5
    assert unlike(CARD, other) == ""


def test_a_file_of_another_quality_is_alike() -> None:
    assert unlike(CARD, written(pixels(CARD), 70)) == ""


def test_something_more_in_a_picture_is_seen_and_told_where() -> None:
    found = unlike(CARD, with_spot(CARD, (255, 0, 0), 14))
    assert "around (408, 616)" in found


def test_another_light_is_seen() -> None:
    warmer = pixels(CARD) + numpy.array([3.0, 0, -3, 0])
    assert unlike(CARD, written(warmer))


def test_a_picture_moved_aside_is_seen() -> None:
    assert unlike(CARD, written(numpy.roll(pixels(CARD), 6, axis=1)))


def test_what_is_see_through_is_seen() -> None:
    data = skia.Data.MakeWithCopy(SIGN)
    sign = skia.Image.MakeFromEncoded(data).toarray(colorType=skia.kRGBA_8888_ColorType)
    sign[40:60, 40:60] = 0
    holed = skia.Image.fromarray(sign, skia.kRGBA_8888_ColorType)
    assert unlike(SIGN, bytes(holed.encodeToData(skia.kPNG, 100)))


def test_another_size_and_a_broken_file_are_told() -> None:
    assert "pixels" in unlike(CARD, SIGN)
    assert "cannot be read" in unlike(CARD, b"no picture")
