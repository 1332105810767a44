"""From a photo or a drawing to the picture of a card: upright, cut to the card's shape, small, and without a word of
where it was taken.  Runs beside the Kivy thread.

A photo is outside input: it may be broken, huge or made to do harm.
"""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from app.album import drawing_print
from app.look.image_decoding import FORMATS, MOST_PIXELS, PAPER, Unreadable, middle, upright
from engine.decks.own_pictures import CARD, PICTURE_BYTES, SMALLEST, check_picture
from engine.gate import Refused
from engine.rules import Why

PHOTO_BYTES = 40 * 1024 * 1024
"""A photo of the largest telephone cameras has half of it."""

QUALITIES = (86, 78, 68, 56, 42, 30)
SHARES = (1, 0.75, 0.5)
"""Tried one after another, until the file is small enough: nearly all photos are with the first of both."""


def card_of(photo: bytes) -> bytes:
    """The card's picture; Refused if it cannot become one."""
    if len(photo) > PHOTO_BYTES:
        raise Refused(Why("photo-too-big"))
    try:
        with Image.open(BytesIO(photo), formats=FORMATS) as picture:
            if picture.width * picture.height > MOST_PIXELS:
                raise Refused(Why("photo-too-big"))
            whole = upright(_in_eight_bits(picture), *CARD)
        card = _cut(whole)
    except Refused:
        raise
    except (Unreadable, Image.DecompressionBombError):  # what it would take to hold it is more than a tablet has
        raise Refused(Why("photo-too-big")) from None
    except Exception:  # bytes made to do harm make Pillow fail in ways it does not list
        raise Refused(Why("photo-foreign")) from None
    return as_file(card)


def _in_eight_bits(picture: Image.Image) -> Image.Image:
    """Pillow would cut the sixteen bits of a scanner's greys off at white."""
    if not picture.mode.startswith("I"):
        return picture
    return picture.convert("I").point(lambda grey: grey / 257).convert("L")


def _cut(whole: Image.Image) -> Image.Image:
    """The middle of it in the shape of a card, on paper where it can be seen through; never enlarged."""
    box = middle(whole.size, CARD)
    across = min(CARD[0], round(box[2] - box[0]))
    if across < SMALLEST:
        raise Refused(Why("photo-too-small"))
    size = across, round(across * CARD[1] / CARD[0])
    cut = whole.resize(size, Image.Resampling.LANCZOS, box=box, reducing_gap=2.0)
    if cut.mode == "RGBA":
        cut = Image.alpha_composite(Image.new("RGBA", size, (*PAPER, 255)), cut)
    return cut.convert("RGB")


def as_file(card: Image.Image) -> bytes:
    """A JPEG of nothing but the pixels; Refused if it cannot be made small enough."""
    bare = Image.new("RGB", card.size)
    bare.paste(card)  # leaves behind whatever was written beside the pixels
    content = next((file for file in _ever_smaller(bare) if len(file) <= PICTURE_BYTES), b"")
    check_picture(content)
    return content


def _ever_smaller(card: Image.Image) -> Iterator[bytes]:
    """First with fewer details, then with fewer pixels."""
    for share in SHARES:
        size = round(card.width * share), round(card.height * share)
        smaller = card if share == 1 else card.resize(size, Image.Resampling.LANCZOS)
        for quality in QUALITIES:
            file = BytesIO()
            smaller.save(file, "JPEG", quality=quality, optimize=True)
            yield file.getvalue()


def card_of_drawing(log: bytes) -> bytes:
    """A drawing as large as the card lets it be; raises BadInk, or Refused if nothing is drawn on it."""
    return as_file(drawing_print.painted_close(log, CARD))
