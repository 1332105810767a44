"""The system may take the graphics away at any time."""

import tracemalloc

import pytest
from PIL import Image

from app import stage
from app.stage import sight
from engine.seats import Seat


def pixels(easel):
    from app.look.texture_cache import pictures

    easel.wait(lambda: not pictures.busy, "the pictures")
    easel.frames(3)
    return sight()


def test_everything_is_painted_again_when_the_graphics_were_lost(easel):
    easel.app.library.add("Ada", 3)
    easel.app.rebuild()
    before = pixels(easel)
    easel.app.paint_again()
    after = pixels(easel)
    different = sum(one != other for one, other in zip(before[::97], after[::97], strict=True))
    assert different < len(before[::97]) * 0.03, "only the edges of shapes may differ by a shade"
    assert len(set(before[::97])) > 50, "there was something to see"


@pytest.mark.parametrize(
    ("game", "variant", "seats"),
    [("yokai", "duel", 2), ("dixit", "classic", 4), ("pictoric", "open", 4), ("pictomania", "live", 4)],
)
def test_a_board_is_painted_again_when_the_graphics_were_lost(easel, game, variant, seats):
    """What was lost is seen to be: a texture that nobody paints again has other pixels."""
    people = [Seat("Ada", 0), *[Seat(f"Bot {number}", number, bot="weak") for number in range(1, seats)]]
    easel.app.bridge.pace = 3600.0
    easel.app.begin(game, variant, b"{}", tuple(people), seed=1)
    easel.wait(lambda: easel.page.scenes is not None, "the board")
    easel.page.board.hurry()
    easel.frames(30)
    before = pixels(easel)
    easel.app.paint_again()
    easel.wait(lambda: easel.page.board is not None and easel.page.board.scene is not None, "the board again")
    easel.page.board.hurry()
    easel.frames(30)
    after = pixels(easel)
    different = sum(abs(one - other) > 8 for one, other in zip(before[::97], after[::97], strict=True))
    assert different < len(before[::97]) * 0.03
    assert len(set(before[::97])) > 50, "there was something to see"


def test_a_picture_is_cut_and_never_squeezed(easel):
    from app.look.texture_cache import pictures
    from app.ui.picture import RoundPicture

    easel.wait(lambda: not pictures.busy, "the pictures")
    for size in ((1280, 800), (480, 800), (800, 480)):
        easel.turn(*size)
        easel.wait(lambda: not pictures.busy, "the pictures")
        for picture in easel.all(RoundPicture):
            seen = picture._shape.vertices
            across = max(seen[2::4]) - min(seen[2::4])
            up = max(seen[3::4]) - min(seen[3::4])
            wide, tall = picture._texture.size
            assert abs((across * wide) / (up * tall) - picture.width / picture.height) < 0.01


@pytest.fixture
def laid(easel):
    """Lays a widget on a ground of one colour, before everything else."""
    from kivy.core.window import Window
    from kivy.graphics import Rectangle
    from kivy.uix.floatlayout import FloatLayout

    from app.ui.shapes import plain

    grounds = []

    def lay(widget, light=1):
        ground = FloatLayout(size_hint=(None, None), size=(300, 300))
        with ground.canvas.before:
            Rectangle(texture=plain((light, light, light, 1)), size=ground.size)
        ground.add_widget(widget)
        Window.add_widget(ground)
        grounds.append(ground)
        easel.frames(3)

    yield lay
    for ground in grounds:
        Window.remove_widget(ground)


def red(x, y, across, up):
    """How bright pixels are, near enough."""
    return sight(x, y, across, up)[::4]


@pytest.mark.parametrize("kind", ["paper", "badge", "column"])
def test_nothing_has_a_dark_edge_between_two_pixels(easel, laid, kind):
    """A picture with its shadow, shifted by half a pixel, would mix both where the paper ends."""
    from kivy.uix.floatlayout import FloatLayout

    from app.ui.badge import SeatBadge
    from app.ui.paper import Paper
    from app.ui.scroll import Scroll

    held = SeatBadge(1, 100) if kind == "badge" else Paper(size_hint=(None, None), size=(100, 100))
    column = Scroll(size_hint=(None, None), size=(200, 200), pos=(50, 50))
    if kind == "column":
        inner = FloatLayout(size_hint=(None, None), size=(200, 500))
        inner.add_widget(held)
        column.add_widget(inner)
    laid(column if kind == "column" else held)
    darkest = []
    for shift in (0.0, 0.5):
        if kind == "column":
            held.pos, column.scroll_y = (50, 250), (200 + shift) / 300
        else:
            held.pos = 100 + shift, 100 + shift
        easel.frames(3)
        darkest.append((min(red(150, 197, 1, 10)), min(red(197, 150, 10, 1))))
    for whole, between in zip(*darkest, strict=True):
        assert between >= whole - 3, darkest


def test_the_shadow_of_a_disc_has_no_corners(easel, laid):
    from app.ui.paper import Paper

    laid(Paper(size_hint=(None, None), size=(60, 60), round_by=30, lift=6, pos=(100, 100)))
    apart = 32  # from the middle of the disc, and so beside it
    along = round(apart * 0.7071)
    beside, in_the_corner = (min(red(round(130 - x), round(130 - y), 1, 1)) for x, y in ((apart, 0), (along, along)))
    below = min(red(130, 130 - apart, 1, 1))
    assert in_the_corner >= min(beside, below) - 4, (beside, below, in_the_corner)
    assert below < 250, "there is a shadow"


def test_the_line_over_a_pictures_edge_is_fine(easel, laid):
    from app.look import theme
    from app.look.texture_cache import pictures
    from app.ui.picture import RoundPicture

    picture = RoundPicture(theme.ASSETS / "table" / "track.jpg", (0, 0, 0, 1), size_hint=(None, None), size=(200, 200))
    picture.pos = 50, 50
    laid(picture, light=0)
    easel.wait(lambda: not pictures.busy, "the picture")
    easel.frames(3)
    across = red(40, 150, 20, 1)
    assert sum(light > 150 for light in across) == 1, list(across)


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_a_pale_picture_does_not_glare_by_night(easel, laid, night, tmp_path):
    from app.look import theme
    from app.ui.picture import RoundPicture

    Image.new("RGB", (200, 200), "white").save(tmp_path / "pale.png")
    theme.choose(night=night)
    try:
        picture = RoundPicture(tmp_path / "pale.png", (0, 0, 0, 1), size_hint=(None, None), size=(200, 200))
        picture.pos = 50, 50
        laid(picture, light=0)
        easel.wait(lambda: max(red(150, 150, 1, 1)) > 0, "the picture")
        (light,) = red(150, 150, 1, 1)
    finally:
        theme.choose()
    assert light < 170 if night else light > 250, light


def test_pixels_kept_for_lost_graphics_take_a_fifth_at_most_and_come_back():
    stage.make_window((1280, 800))
    from kivy.graphics.context import get_context

    from app.ui.shapes import disc_picture, texture_of

    made = [disc_picture((200, 90, 40, 255), side, 4, (40, 90, 200, 255)) for side in (60, 140, 210)]
    tracemalloc.start()
    textures = [texture_of(picture) for picture in made]
    held, _peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert held < sum(4 * picture.width * picture.height for picture in made) / 5
    there = [bytes(texture.pixels) for texture in textures]
    get_context().reload()
    assert [bytes(texture.pixels) for texture in textures] == there


def test_of_plain_cards_only_the_rows_at_their_ends_are_kept():
    stage.make_window((1280, 800))
    from app.ui.shapes import card_blank, rounded_picture, texture_of

    paper = (250, 244, 230)
    colour = (*(light / 255 for light in paper), 1.0)
    for size, radius in (((420, 630), 25.2), ((61, 92), 3.66), ((20, 20), 12.0), ((400, 30), 24.0)):
        card_blank.cache_clear()
        tracemalloc.start()
        blank = card_blank(*size, radius, paper)
        held, _peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert bytes(blank.pixels) == bytes(texture_of(rounded_picture(size, radius, colour)).pixels)
        if size == (420, 630):
            assert held < 4 * 420 * 630 / 4


def test_a_card_that_grows_wants_no_new_paper_in_every_frame():
    stage.make_window((1280, 800))
    from app.ui.card import Card
    from app.ui.shapes import card_blank

    card_blank.cache_clear()
    card = Card()
    for width in range(100, 200):
        card.size = (width, width * 1.5)
        card._place()
    assert 1 < card_blank.cache_info().misses <= 10
