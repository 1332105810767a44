"""What is painted once into a picture is let go as soon as nobody sees it, not when Python finds what had it."""

import gc

import pytest
from kivy.graphics import Fbo, Quad
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.boards.pictomania.easel import Easel
from app.boards.pictomania.show_layout import arrange_show
from app.look.box import Box
from app.ui import still_picture
from app.ui.sheet import Sheet
from app.ui.still_picture import Frame, Ground, Still, StillLayout, let_go_of_pictures
from engine.games.pictomania.moves import Ready
from engine.seats import Seat

WHOLE = Box(0, 0, 300, 200)
TINY = 1, 1

PEOPLE = tuple([Seat(name, number) for number, name in enumerate(("Ada", "Bo", "Cleo"))])
BOTS = tuple([Seat(f"Bot {number}", number, bot="weak") for number in range(3)])


def frames_of(widget):
    found = [vars(each).get("frame") or vars(each).get("_frame") for each in widget.walk(restrict=True)]
    return [each for each in found if isinstance(each, Frame)]


def large_frames():
    """Sizes of all that is painted into, what Python has not come round to included."""
    return [tuple(each.size) for each in gc.get_objects() if type(each) is Fbo and each.size[0] * each.size[1] > 1e5]


@pytest.fixture
def uncollected():
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_pictures_in_a_widget_that_is_gone_take_nothing_any_more(easel):
    layout, still, ground = StillLayout(size=(300, 200)), Still(WHOLE, [Widget()]), Ground()
    ground.begin(WHOLE)
    page = easel.page
    whole = FloatLayout()
    for each in (layout, still, ground):
        whole.add_widget(each)
    page.add_widget(whole)
    easel.frames(3)
    frames = [layout._frame, still.frame, ground.frame]
    assert TINY not in [tuple(frame.texture.size) for frame in frames]
    page.remove_widget(whole)
    let_go_of_pictures(whole)
    assert {tuple(frame.texture.size) for frame in frames} == {TINY}
    assert {tuple(frame.fbo.size) for frame in frames} == {TINY}
    easel.frames(3)


def test_a_ground_that_is_painted_anew_keeps_one_picture(easel):
    ground = Ground()
    ground.begin(WHOLE)
    first = ground.frame
    ground.begin(WHOLE)
    assert tuple(first.texture.size) == TINY
    assert ground.frame.texture.size == (300, 200)


def test_the_copy_by_which_a_picture_is_straightened_does_not_stay(easel):
    still = Still(WHOLE, [Widget()])
    still.frame.fbo.draw()
    _context, quad = still_picture._straightener()
    assert quad.texture is None or quad.texture.size != (300, 200)


def test_the_desk_takes_nothing_while_a_board_covers_it(easel, uncollected):
    room = easel.app.room
    before = large_frames()
    assert tuple(room.backdrop.frame.size) == (1280, 800)
    easel.app.begin("dixit", "classic", b"{}", BOTS, seed=1)
    easel.frames(2)
    assert room.backdrop.frame is None
    easel.app.go("home")
    easel.frames(2)
    assert room.backdrop.frame.texture.size == (1280, 800)
    assert large_frames().count((1280, 800)) == before.count((1280, 800))


def test_what_was_under_a_sheet_is_let_go_with_it(easel, uncollected):
    before = large_frames()
    for _ in range(3):
        Sheet(lambda: "Words").lay()
        easel.frames(2)
        easel.app.room.sheets[-1].put_away()
        easel.frames(2)
    assert len(large_frames()) == len(before)


def test_what_lay_on_a_table_of_words_is_let_go_when_people_draw(easel, uncollected):
    """And so with each drawing that is shown later: a table may hold pictures as large as half the screen."""
    easel.app.begin("pictomania", "passed", b"{}", PEOPLE, seed=1)
    page = easel.page
    easel.wait(lambda: page.scenes is not None and page.board.table is not None, "the words")
    easel.frames(3)
    words = page.board.table
    frames = frames_of(words)
    assert len(frames) >= 3, "a picture a list"
    for seat in range(len(PEOPLE)):
        page.say(Ready(), (0.0, 0.0), seat)
    easel.wait(lambda: page.board.table is not words, "the sheets")
    assert {tuple(frame.texture.size) for frame in frames} == {TINY}


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (360, 740)])
def test_the_picture_of_an_easel_is_no_larger_than_it(easel, size):
    places = arrange_show(*size, 1.0, 3)
    easel = Easel(places)
    points = [each.points for each in easel.canvas.children if isinstance(each, Quad)]
    across, up = zip(*[pair for legs in points for pair in zip(legs[::2], legs[1::2], strict=True)], strict=True)
    box = easel.seen_box
    assert box.x <= min(across) and max(across) <= box.right
    assert box.y <= min(up) and max(up) <= box.top
    assert box.w < 1.1 * places.sheet.w
    assert box.top < 1.2 * places.sheet.top
