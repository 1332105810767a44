"""Pictures come while the table goes on: never a hitch, never too many, never a fall over a bad file."""

import struct
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw

from app.look import image_decoding, texture_cache
from app.look.image_decoding import PAPER, decode
from app.look.texture_cache import AHEAD, UPLOAD, Pictures
from app.stage import PATIENCE, sight
from engine.decks.pictures import SHIPPED

CARDS = sorted(SHIPPED.glob("card-*.jpg"))
FULL = 800, 1200
ONE_FULL = 800 * 1200 * 4


def frames(count: int = 1) -> None:
    from kivy.base import EventLoop

    for _ in range(count):
        EventLoop.idle()


def wait(condition: Callable[[], Any]) -> None:
    end = time.perf_counter() + PATIENCE
    while not condition():
        assert time.perf_counter() < end, "it did not come"
        frames()


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Pictures:
    """A store of its own, which the cards use too, with room for four full pictures."""
    from app.ui import card, picture

    own = Pictures(room=4 * ONE_FULL)
    for module in (card, picture):
        monkeypatch.setattr(module, "pictures", own)
    return own


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files in the order in which they are decoded, as far as two threads keep an order."""
    wait(lambda: not texture_cache.pictures.busy)  # with what the test before had asked for
    names: list[str] = []

    def noted(path: str, *rest: Any) -> Any:
        names.append(Path(path).name)
        return decode(path, *rest)

    monkeypatch.setattr(texture_cache, "decode", noted)
    return names


@pytest.fixture
def desk() -> Iterator[Any]:
    """A black window with nothing in it, into which cards are laid."""
    from kivy.core.window import Window
    from kivy.uix.widget import Widget

    Window.size = 1280, 800
    Window.clearcolor = 0, 0, 0, 1
    layer = Widget()
    Window.add_widget(layer)
    frames(2)
    yield layer
    Window.remove_widget(layer)


def lay(desk: Any, path: Path, x: float = 640, y: float = 400, width: float = 200, height: float = 300) -> Any:
    from app.ui.card import Card

    card = Card(picture=str(path))
    card.lie(x, y, width, height)
    desk.add_widget(card)
    return card


def seen() -> Image.Image:
    """What the window shows."""
    from kivy.core.window import Window

    return Image.frombytes("RGBA", Window.size, sight()).transpose(Image.Transpose.FLIP_TOP_BOTTOM).convert("RGB")


def colour_at(picture: Image.Image, x: float, y: float) -> tuple[int, ...]:
    return picture.getpixel((round(x), round(picture.height - y)))  # type: ignore[return-value]


def near(one: tuple[int, ...], other: tuple[int, ...], by: int = 12) -> bool:
    return all(abs(a - b) <= by for a, b in zip(one, other))


def texture_of(store: Pictures, path: Path, width: float, **how: Any) -> Any:
    got: list[Any] = []
    store.ask(path, width, got.append, **how)
    wait(lambda: not store.busy)
    return got[-1]


def pixels_of(texture: Any) -> Image.Image:
    return Image.frombytes("RGBA", texture.size, texture.pixels)


# What is wanted comes first, and once -----------------------------------------------------------------------------


def test_a_picture_that_two_ask_for_is_decoded_once(store, decoded):
    got = []
    store.ask(CARDS[0], 200, got.append)
    store.ask(str(CARDS[0]), 200, got.append)
    wait(lambda: not store.busy)
    store.ask(CARDS[0], 199, got.append)
    assert decoded == [CARDS[0].name]
    assert len(got) == 3 and got[0] is got[1] is got[2], "and the third had it at once"


def test_cards_off_the_screen_wait_for_those_that_are_on_it_and_those_that_are_gone_are_not_waited_for(
    store, decoded, desk
):
    gone = [lay(desk, path) for path in CARDS[:8]]
    scrolled_away = [lay(desk, path, y=-2000) for path in CARDS[8:12]]
    desk.clear_widgets(gone)
    shown = [lay(desk, path) for path in CARDS[12:16]]
    wait(lambda: not store.busy)
    assert sorted(decoded[:4]) == [path.name for path in CARDS[12:16]]
    assert len(scrolled_away + shown) == len(decoded), "those that may be scrolled to came after them"


def test_what_a_card_shows_no_more_is_not_decoded(store, decoded, desk):
    card = lay(desk, CARDS[0])
    for path in CARDS[1:20]:
        card.picture = str(path)
    wait(lambda: not store.busy)
    assert decoded == [CARDS[19].name]


def test_a_card_that_is_turned_over_while_its_picture_comes_shows_its_back(store, desk, tmp_path):
    Image.new("RGB", (200, 300), "red").save(tmp_path / "front.png")
    Image.new("RGB", (200, 300), "blue").save(tmp_path / "back.png")
    card = lay(desk, tmp_path / "front.png")
    card.back = str(tmp_path / "back.png")
    frames(1)
    card.face_up = False
    wait(lambda: not store.busy)
    assert near(colour_at(seen(), 640, 400), (0, 0, 255))
    card.back = ""
    assert near(colour_at(seen(), 640, 400), PAPER), "without a back nobody sees the front"


def test_a_small_picture_stands_in_for_the_large_one(store):
    small = texture_of(store, CARDS[0], 100)
    got = []
    store.ask(CARDS[0], 800, got.append)
    assert got == [small], "at once"
    wait(lambda: not store.busy)
    assert got[-1].size == FULL


# Without a hitch --------------------------------------------------------------------------------------------------


def test_a_full_picture_goes_up_over_several_frames_each_with_its_share(store, monkeypatch):
    """Once it is decoded, each frame takes no more of it than a share: so many frames go by before it is there."""
    ready = threading.Event()

    def decoded(path: str, *rest: Any) -> Any:
        try:
            return decode(path, *rest)
        finally:
            ready.set()

    monkeypatch.setattr(texture_cache, "decode", decoded)
    got: list[Any] = []
    store.ask(CARDS[1], 800, got.append)
    frames(1)
    assert ready.wait(PATIENCE)
    counted = 0
    while not got:
        frames(1)
        counted += 1
    assert got[0].size == FULL
    assert counted >= ONE_FULL / UPLOAD > 3


def test_a_picture_in_strips_is_whole(store):
    shown = pixels_of(texture_of(store, CARDS[0], 800))
    with Image.open(CARDS[0]) as there:
        assert list(shown.convert("RGB").resize((40, 60)).getdata()) == list(
            there.convert("RGB").resize((40, 60)).getdata()
        )


def test_looking_at_many_pictures_takes_no_more_than_the_room(store, desk):
    from kivy.graphics.opengl import glIsTexture

    card = lay(desk, CARDS[0], width=800, height=1200)
    made = set()
    for path in CARDS[:14]:
        card.picture = str(path)
        wait(lambda: not store.busy)
        made.add(card._face.texture.id)
        assert store.used <= 4 * ONE_FULL
    frames(2)
    assert sum(bool(glIsTexture(each)) for each in made) <= 4, "the chip has let go of the others"


def test_what_is_shown_is_counted_and_found_again_though_there_is_no_room_for_it(store, decoded, desk):
    cards = [lay(desk, path, width=800, height=1200) for path in CARDS[:6]]
    wait(lambda: not store.busy)
    assert store.used == 6 * ONE_FULL
    again = texture_of(store, CARDS[0], 800, height=1200, card=True)
    assert again is cards[0]._face.texture and len(decoded) == 6


def test_what_is_shown_leaves_less_room_for_what_is_not(store, desk):
    for path in CARDS[:3]:
        lay(desk, path, width=800, height=1200)
    for path in CARDS[3:8]:
        texture_of(store, path, 800)
        assert store.used <= 4 * ONE_FULL


def test_in_a_match_less_is_kept_of_what_is_not_shown(store, desk):
    screen = ONE_FULL / 4 / 2
    store.match_goes_on(screen)
    for path in CARDS[:6]:
        texture_of(store, path, 800)
    assert store.used == 2 * ONE_FULL
    store.match_goes_on(100 * screen)
    for path in CARDS[:6]:
        texture_of(store, path, 800)
    assert store.used == 4 * ONE_FULL, "never more than there is room for"
    store.match_goes_on(screen)
    store.match_went()
    for path in CARDS[:6]:
        texture_of(store, path, 800)
    assert store.used == 4 * ONE_FULL


# Files that are no pictures ---------------------------------------------------------------------------------------


def bomb(width: int, height: int) -> bytes:
    """A PNG that says it is so large, and has its first rows."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(10**6)))


def damaged_middle() -> bytes:
    whole = CARDS[0].read_bytes()
    return whole[: len(whole) // 2]


BAD = {
    "truncated.jpg": damaged_middle,
    "empty.jpg": lambda: b"",
    "words.png": lambda: b"This is no picture.",
    "bomb.png": lambda: bomb(60_000, 60_000),
    "large.png": lambda: bomb(9_000, 9_000),
    "header.png": lambda: bomb(100, 150)[:40],
    "script.jpg": lambda: b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 99 99\n%%EOF\n",
}


@pytest.mark.parametrize("name", [*BAD, "missing.jpg", "folder.jpg", "\0.jpg"])
def test_a_bad_file_is_plain_paper_and_is_not_tried_again(name, store, decoded, desk, tmp_path):
    if name in BAD:
        (tmp_path / name).write_bytes(BAD[name]())
    elif name == "folder.jpg":
        (tmp_path / name).mkdir()
    lay(desk, tmp_path / name)
    wait(lambda: not store.busy)
    assert near(colour_at(seen(), 640, 400), PAPER)
    for width in (200, 300, 400):
        lay(desk, tmp_path / name, width=width)
    wait(lambda: not store.busy)
    assert len(decoded) == 1


def test_a_bad_file_is_read_once_it_has_been_mended(store, desk, tmp_path):
    path = tmp_path / "picture.jpg"
    lay(desk, path)
    wait(lambda: not store.busy)
    Image.new("RGB", (200, 300), "red").save(path)
    lay(desk, path)
    wait(lambda: not store.busy)
    assert near(colour_at(seen(), 640, 400), (254, 0, 0))


@pytest.mark.parametrize("size", [(1, 1), (1, 20_000), (20_000, 1), (3, 5)])
def test_a_picture_of_an_odd_shape_is_shown_or_is_plain_paper(size, store, desk, tmp_path):
    Image.new("RGB", size, "red").save(tmp_path / "odd.png")
    lay(desk, tmp_path / "odd.png")
    wait(lambda: not store.busy)
    assert max(texture_of(store, tmp_path / "odd.png", 500).size) <= 2048, "some chips take no more"


def test_the_photo_of_a_camera_held_upright_stands_upright(store, tmp_path):
    photo = Image.new("RGB", (4000, 3000), "blue")
    photo.paste("red", (0, 0, 2000, 3000))  # the left half is above when the camera's note is followed
    notes = Image.Exif()
    notes[image_decoding.ORIENTATION] = 6
    photo.save(tmp_path / "photo.jpg", exif=notes, quality=90)
    shown = pixels_of(texture_of(store, tmp_path / "photo.jpg", 300)).convert("RGB")
    assert shown.size == (320, 427)
    assert near(shown.getpixel((160, 40)), (254, 0, 0)) and near(shown.getpixel((160, 380)), (0, 0, 254))


@pytest.mark.parametrize("notes", [b"Exif\0\0garbage", b"Exif\0\0MM\0*\0\0\0\x08\xff\xff" + b"\xff" * 40, b"Exif\0\0"])
def test_a_photo_with_damaged_notes_is_still_shown(notes, store, tmp_path):
    Image.new("RGB", (200, 300), "red").save(tmp_path / "photo.jpg", exif=notes)
    assert texture_of(store, tmp_path / "photo.jpg", 100).size == (128, 192)


def test_a_photo_is_shrunk_while_it_is_read(tmp_path):
    """Whole, these are too many pixels to hold; only one of the two can be shrunk before it is whole."""
    photo = Image.new("RGB", (5000, 4000), "red")
    photo.save(tmp_path / "photo.jpg")
    photo.save(tmp_path / "progressive.jpg", progressive=True)
    assert decode(str(tmp_path / "photo.jpg"), 224, 0, False).size == (224, 179)
    with pytest.raises(image_decoding.Unreadable, match="too many to hold"):
        decode(str(tmp_path / "progressive.jpg"), 224, 0, False)


def test_a_photo_that_its_decoder_would_go_over_a_thousand_times_is_not_read(tmp_path):
    Image.new("RGB", (400, 600), "red").save(tmp_path / "photo.jpg", progressive=True)
    whole = (tmp_path / "photo.jpg").read_bytes()
    last = whole.rindex(b"\xff\xda")
    (tmp_path / "long.jpg").write_bytes(whole[:-2] + whole[last:-2] * 1000 + whole[-2:])
    assert decode(str(tmp_path / "photo.jpg"), 224, 0, False).size == (224, 336)
    with pytest.raises(image_decoding.Unreadable, match="all the time"):
        decode(str(tmp_path / "long.jpg"), 224, 0, False)


# How it looks -----------------------------------------------------------------------------------------------------


def test_a_card_cuts_a_picture_of_another_shape_and_does_not_squeeze_it(store, desk, tmp_path):
    photo = Image.new("RGB", (1200, 600), "white")
    ImageDraw.Draw(photo).ellipse((500, 200, 700, 400), fill="black")
    photo.save(tmp_path / "photo.png")
    lay(desk, tmp_path / "photo.png", width=400, height=600)
    wait(lambda: not store.busy)
    dark = seen().convert("L").crop((480, 140, 800, 660)).point(lambda grey: 255 if grey < 128 else 0).getbbox()
    across, down = dark[2] - dark[0], dark[3] - dark[1]
    assert across > 100 and abs(across / down - 1) < 0.03


def darkest_on_white(store: Pictures, desk: Any, path: Path, card: bool) -> int:
    """The darkest that is to be seen where a white picture lies on white, turned and much enlarged."""
    from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate

    texture = texture_of(store, path, 64, card=card)
    with desk.canvas:
        Color(1, 1, 1)
        Rectangle(size=(1280, 800))
        PushMatrix()
        Rotate(angle=7, origin=(640, 400))
        Rectangle(texture=texture, pos=(340, 100), size=(600, 600))
        PopMatrix()
    return seen().convert("L").getextrema()[0]


def test_a_picture_with_holes_has_no_dark_fringe(store, desk, tmp_path):
    ring = Image.new("RGBA", (64, 64), (0, 0, 0, 0))
    ImageDraw.Draw(ring).ellipse((8, 8, 56, 56), fill="white")
    ring.save(tmp_path / "ring.png")
    assert darkest_on_white(store, desk, tmp_path / "ring.png", card=False) >= 253


def test_a_card_has_no_dark_fringe(store, desk, tmp_path):
    Image.new("RGB", (400, 600), "white").save(tmp_path / "white.png")
    darkest_paper = Image.new("RGB", (1, 1), PAPER).convert("L").getpixel((0, 0))
    assert darkest_on_white(store, desk, tmp_path / "white.png", card=True) >= darkest_paper - 1


def test_a_card_with_holes_shows_paper_through_them(store, desk, tmp_path):
    Image.new("RGBA", (400, 600), (0, 0, 0, 0)).save(tmp_path / "hole.png")
    lay(desk, tmp_path / "hole.png")
    wait(lambda: not store.busy)
    assert near(colour_at(seen(), 640, 400), PAPER, by=2)


@pytest.mark.parametrize("card", [True, False], ids=["as a card", "as it is"])
@pytest.mark.parametrize("seat", range(12))
def test_a_drawing_does_not_glare_by_night_and_is_still_seen(seat: int, card: bool, tmp_path: Path) -> None:
    from app.look.theme import contrast, rgba, seats
    from app.own_cards.card_photo import card_of_drawing
    from tests.harness.drawn_evenings import sketch

    (tmp_path / "drawing.jpg").write_bytes(card_of_drawing(sketch("kettle", 1, seats()[seat].ink)))

    def shades(night: bool) -> list[int]:
        """From the darkest to the lightest, of red, green and blue."""
        made = decode(str(tmp_path / "drawing.jpg"), 400, 600, card, night)
        pixels = Image.frombytes("RGBA", made.size, b"".join(made.strips)).crop((20, 20, 380, 580))
        return sorted({colour for _count, colour in pixels.convert("RGB").getcolors(1 << 24)}, key=sum)

    by_day, by_night = shades(night=False), shades(night=True)
    assert min(by_day[-1]) > 225 and max(by_night[-1]) < 160
    ink, paper = (rgba("#{:02x}{:02x}{:02x}".format(*colour)) for colour in (by_night[0], by_night[-1]))
    assert contrast(ink, paper) >= 3


def test_a_picture_of_many_colours_is_the_same_by_night_and_its_paper_does_not_glare() -> None:
    def made(night: bool) -> Image.Image:
        pixels = decode(str(CARDS[3]), 96, 144, True, night)
        return Image.frombytes("RGBA", pixels.size, b"".join(pixels.strips))

    by_day, by_night = made(night=False), made(night=True)
    inner = 10, 10, by_day.width - 10, by_day.height - 10
    assert by_day.crop(inner).tobytes() == by_night.crop(inner).tobytes()
    assert near(by_day.getpixel((1, 72)), PAPER, by=2) and max(by_night.getpixel((1, 72))[:3]) < 160


# Loss and end -----------------------------------------------------------------------------------------------------


def test_cards_that_are_shown_come_back_when_the_graphics_were_lost(store, desk):
    from kivy.graphics.context import get_context

    cards = [lay(desk, path, x=200 + 250 * place) for place, path in enumerate(CARDS[:4])]
    lay(desk, CARDS[4], x=1150, width=150, height=225)
    wait(lambda: not store.busy)
    before = seen().resize((128, 80))
    get_context().reload()
    assert store.used <= 4 * 224 * 336 * 4 + 160 * 240 * 4, "what is not shown is not brought back"
    wait(lambda: not store.busy)
    after = seen().resize((128, 80))
    assert all(near(one, other, by=6) for one, other in zip(before.getdata(), after.getdata()))
    asked_again: list[Any] = []
    store.ask(CARDS[0], 200, asked_again.append, card=True, height=300)
    assert asked_again == [cards[0]._face.texture]


def test_graphics_lost_while_a_picture_goes_up_lose_nothing_of_it(store):
    from kivy.graphics.context import get_context

    got: list[Any] = []
    store.ask(CARDS[0], 800, got.append)
    wait(lambda: store._arriving and store._arriving[0].done)
    get_context().reload()
    wait(lambda: not store.busy)
    dark_rows = [not any(pixels_of(got[-1]).crop((0, row, 800, row + 1)).getdata(3)) for row in (5, 600, 1190)]
    assert not any(dark_rows)


LEAVING = """
import sys
from app import stage
stage.no_display()
stage.make_window((320, 240))
from kivy.base import EventLoop
from app.look import texture_cache
begun = []
decode = texture_cache.decode
def noted(*what):
    begun.append(what)
    return decode(*what)
texture_cache.decode = noted
for path in sys.argv[1:]:
    for width in (200, 400, 800):
        texture_cache.pictures.ask(path, width, lambda texture: None)
for _ in range(3):
    EventLoop.idle()
import atexit
atexit.register(lambda: print(len(begun)))
"""


@pytest.mark.draws
def test_an_app_that_is_closed_while_pictures_come_ends_at_once():
    done = subprocess.run([sys.executable, "-c", LEAVING, *map(str, CARDS)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and not done.stderr
    assert 1 <= int(done.stdout.split()[-1]) <= 5 * AHEAD, f"of {3 * len(CARDS)} pictures; those begun are ended"
