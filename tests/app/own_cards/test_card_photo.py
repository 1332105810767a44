"""Photos from outside become cards: upright, in shape, small, silent about where they were taken; or are refused."""

import struct
import zlib
from io import BytesIO

import pytest
from PIL import Image, ImageCms, ImageDraw

from app.own_cards.card_photo import PHOTO_BYTES, card_of, card_of_drawing
from engine.decks.own_pictures import CARD, PICTURE_BYTES, check_picture
from engine.gate import Refused
from engine.ink import PaperLaid, Progress, Sheet, encode
from tests.harness import drawn_evenings

RED, GREEN, BLUE, WHITE = (220, 30, 30), (30, 160, 60), (30, 60, 200), (255, 255, 255)


def four_corners(mode="RGB", size=(900, 1350)):
    """Red above and left, green above and right, blue below."""
    picture = Image.new("RGB", size, BLUE)
    brush = ImageDraw.Draw(picture)
    brush.rectangle((0, 0, size[0] // 2, size[1] // 2), fill=RED)
    brush.rectangle((size[0] // 2, 0, size[0], size[1] // 2), fill=GREEN)
    return picture.convert(mode)


def saved(picture, kind="JPEG", **how):
    file = BytesIO()
    picture.save(file, kind, **how)
    return file.getvalue()


def corners(card):
    with Image.open(BytesIO(card)) as picture:
        rgb = picture.convert("RGB")
        wide, high = rgb.size
        places = [(wide // 4, high // 4), (wide * 3 // 4, high // 4), (wide // 2, high * 3 // 4)]
        return [rgb.getpixel(place) for place in places]


def near(one, other, by=40):
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) < by


def is_as_painted(card):
    return all(near(found, wanted) for found, wanted in zip(corners(card), (RED, GREEN, BLUE), strict=True))


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_a_photo_becomes_a_card(kind):
    card = card_of(saved(four_corners(), kind))
    check_picture(card)
    with Image.open(BytesIO(card)) as picture:
        assert (picture.format, picture.mode, picture.size) == ("JPEG", "RGB", CARD)
    assert len(card) <= PICTURE_BYTES and is_as_painted(card)


UPRIGHT_AGAIN = {
    1: (),
    2: (Image.Transpose.FLIP_LEFT_RIGHT,),
    3: (Image.Transpose.ROTATE_180,),
    4: (Image.Transpose.FLIP_TOP_BOTTOM,),
    5: (Image.Transpose.TRANSPOSE,),
    6: (Image.Transpose.ROTATE_90,),
    7: (Image.Transpose.TRANSVERSE,),
    8: (Image.Transpose.ROTATE_270,),
}
"""How the sensor sees an upright picture, by the number that the camera writes down."""


@pytest.mark.parametrize("turn", UPRIGHT_AGAIN)
def test_it_is_upright_however_the_camera_was_held_and_says_nothing_of_where(turn):
    seen = four_corners()
    for how in UPRIGHT_AGAIN[turn]:
        seen = seen.transpose(how)
    notes = Image.Exif()
    notes[0x0112] = turn
    notes[0x010F] = "Telephone of Ada"
    notes.get_ifd(0x8825)[1] = "N"
    card = card_of(saved(seen, exif=notes, comment=b"at home"))
    assert is_as_painted(card)
    with Image.open(BytesIO(card)) as picture:
        assert not picture.getexif() and "comment" not in picture.info and "icc_profile" not in picture.info
    assert b"Telephone" not in card and b"Exif" not in card and b"home" not in card


@pytest.mark.parametrize("mode", ["CMYK", "L", "1", "P"])
def test_other_kinds_of_colour_come_out_right(mode):
    kind = "JPEG" if mode in ("CMYK", "L") else "PNG"
    card = card_of(saved(four_corners(mode), kind))
    check_picture(card)
    if mode not in ("L", "1"):
        assert is_as_painted(card)


def test_a_profile_of_colours_is_not_kept():
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    assert is_as_painted(card_of(saved(four_corners(), icc_profile=profile)))


def test_a_scan_with_sixteen_bits_of_grey_is_not_white():
    with Image.open(BytesIO(card_of(saved(Image.new("I;16", (800, 1200), 30000), "PNG")))) as picture:
        assert near(picture.getpixel((400, 600)), (117, 117, 117), 6)


def test_what_can_be_seen_through_lies_on_paper():
    clear = four_corners("RGBA")
    clear.putalpha(0)
    with Image.open(BytesIO(card_of(saved(clear, "PNG")))) as picture:
        assert near(picture.getpixel((400, 600)), (255, 248, 234), 8)


def test_of_something_that_moves_there_is_one_moment():
    frames = [Image.new("RGB", CARD, GREEN)]
    moving = saved(Image.new("RGB", CARD, RED), "WEBP", save_all=True, append_images=frames, duration=100)
    with Image.open(BytesIO(card_of(moving))) as picture:
        assert near(picture.getpixel((400, 600)), RED)


@pytest.mark.parametrize("size", [(3000, 1000), (600, 4000), (4000, 3000)])
def test_the_middle_is_cut_out_and_nothing_is_stretched(size):
    picture = Image.new("RGB", size, BLUE)
    side = min(size) // 3
    middle = size[0] // 2, size[1] // 2
    box = (middle[0] - side // 2, middle[1] - side // 2, middle[0] + side // 2, middle[1] + side // 2)
    ImageDraw.Draw(picture).ellipse(box, fill=RED)
    with Image.open(BytesIO(card_of(saved(picture)))) as card:
        red = card.convert("RGB").split()[0].point(lambda value: 255 * (value > 130)).getbbox()
        assert red[2] - red[0] == pytest.approx(red[3] - red[1], abs=4), "a circle stays a circle"


def test_noise_that_does_not_compress_is_small_enough_all_the_same():
    from random import Random

    noise = Image.frombytes("RGB", CARD, Random(3).randbytes(3 * CARD[0] * CARD[1]))
    try:
        assert len(card_of(saved(noise, quality=95))) <= PICTURE_BYTES
    except Refused as refused:
        assert refused.why.key == "picture-too-big"


def bomb(width, height):
    """A PNG that says it is this large, in a hundred bytes."""

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0" * 99)) + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    ("photo", "key"),
    [
        (b"", "photo-foreign"),
        (b"not a picture", "photo-foreign"),
        (saved(four_corners())[:4000], "photo-foreign"),
        (saved(four_corners("P"), "GIF"), "photo-foreign"),
        (saved(four_corners(), "BMP"), "photo-foreign"),
        (saved(four_corners(), "TIFF"), "photo-foreign"),
        (bomb(60_000, 60_000), "photo-too-big"),
        (bomb(7_000, 7_000), "photo-too-big"),
        (saved(four_corners(size=(60, 90))), "photo-too-small"),
        (saved(four_corners(size=(3000, 100))), "photo-too-small"),
    ],
)
def test_what_cannot_become_a_card_is_refused(photo, key):
    with pytest.raises(Refused) as refused:
        card_of(photo)
    assert refused.value.why.key == key


def test_a_file_that_is_too_long_is_not_even_opened():
    with pytest.raises(Refused) as refused:
        card_of(saved(four_corners()) + b"\0" * PHOTO_BYTES)
    assert refused.value.why.key == "photo-too-big"


def test_a_drawing_becomes_a_card_as_large_as_fits():
    card = card_of_drawing(drawn_evenings.sketch("balloon", 1))
    check_picture(card)
    with Image.open(BytesIO(card)) as picture:
        assert picture.size == CARD
        left, top, right, bottom = picture.convert("L").point(lambda grey: 255 * (grey < 120)).getbbox()
    assert bottom - top > 0.8 * CARD[1] or right - left > 0.7 * CARD[0]
    assert abs((left + right) - CARD[0]) < 60 and abs((top + bottom) - CARD[1]) < 60, "in the middle"


def test_an_empty_sheet_is_no_card():
    with pytest.raises(Refused) as refused:
        card_of_drawing(encode([PaperLaid(Sheet.LANDSCAPE)], Progress())[0])
    assert refused.value.why.key == "drawing-empty"
