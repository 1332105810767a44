"""How much of a picture is held while it is decoded: each in its file's size only until it is cut."""

import pytest
from PIL import Image

from app.look import image_decoding
from app.look.image_decoding import decode


def held():
    """Blocks of pixels that Pillow has: of a picture as large as these one, of several smaller ones one each."""
    told = Image.core.get_stats()
    return told["allocated_blocks"] - told["freed_blocks"]


@pytest.fixture
def photo(tmp_path):
    path = tmp_path / "photo.jpg"
    Image.new("RGB", (800, 1200), (90, 40, 160)).save(path)
    return str(path)


@pytest.mark.parametrize("card", [True, False])
def test_nobody_holds_a_picture_in_its_files_size_longer_than_it_is_needed(photo, card, monkeypatch):
    decode(photo, 500, 750, card)  # the mask of its corners is kept
    resize, in_strips, told = Image.Image.resize, image_decoding._in_strips, []

    def resized(picture, *args, **rest):
        told.append(("to be shrunk", held() - before))
        return resize(picture, *args, **rest)

    def cut(picture):
        told.append(("shrunk", held() - before))
        return in_strips(picture)

    monkeypatch.setattr(Image.Image, "resize", resized)
    monkeypatch.setattr(image_decoding, "_in_strips", cut)
    before = held()
    decode(photo, 500, 750, card)
    assert told == [("to be shrunk", 1), ("shrunk", 1)]
