"""The tools beside the sheet, and the buttons of a replay."""

import pytest
from kivy.metrics import dp
from PIL import ImageChops

from app.stage import unseen_frame
from app.ui.ink import InkReplay, InkSurface, ReplayBar, ToolBar
from engine.ink import Drawing, Style, Tool
from tests.app.ui.ink.ways import inked, way

SEAT, OTHER = 0xC84A5A, 0x2B7EA1


@pytest.fixture
def bar(table, paper):
    return table.lay(ToolBar(paper, [SEAT, OTHER], orientation="tb-lr"), 1050, 20, 200, 760)


def test_one_begins_with_the_pencil_in_the_seat_s_colour(table, paper, bar):
    assert paper.style == Style(Tool.PENCIL, 1, SEAT)
    assert [tool for tool, button in bar.tools.items() if button.chosen] == [Tool.PENCIL]


def test_tools_and_widths_are_a_tap_away_and_each_tool_keeps_its_width(table, paper, bar):
    table.tap(bar.tools[Tool.MARKER])
    table.tap(bar.widths[2])
    assert paper.style == Style(Tool.MARKER, 2, SEAT)
    table.tap(bar.tools[Tool.PENCIL])
    assert paper.style == Style(Tool.PENCIL, 1, SEAT)
    table.tap(bar.tools[Tool.MARKER])
    assert paper.style.width == 2
    assert [button.chosen for button in bar.widths] == [False, False, True]


def test_the_tool_in_hand_is_seen_on_what_marks_it():
    from app.look.theme import LIGHT, NIGHT, contrast
    from app.ui.ink.buttons import IconButton
    from app.ui.ink.icons import PENCIL

    for look in (LIGHT, NIGHT):
        button = IconButton(PENCIL, ink=look.ink, ground=look.sheet, lit=look.amber, chosen=True, size=(64, 64))
        unseen_frame()
        pixels = button._picture.texture.pixels
        shades = {tuple(part / 255 for part in pixels[at : at + 4]) for at in range(0, len(pixels), 4)}
        assert max(contrast(shade, look.amber) for shade in shades if shade[3] == 1) >= 3, look.night


def test_a_colour_puts_the_eraser_away(table, paper, bar):
    table.tap(bar.tools[Tool.ERASER])
    assert paper.style.tool is Tool.ERASER
    table.tap(bar.colours[OTHER])
    assert paper.style == Style(Tool.PENCIL, 1, OTHER)


def test_without_a_choice_of_colours_there_are_no_swatches(table, paper):
    assert ToolBar(paper, [SEAT]).colours == {}


def test_only_what_can_be_done_can_be_pressed(table, paper, bar):
    assert (bar.undo.disabled, bar.redo.disabled) == (True, True)
    table.draw([(300, 300), (400, 300)])
    assert (bar.undo.disabled, bar.redo.disabled) == (False, True)
    table.tap(bar.undo)
    assert Drawing.from_log(paper.log).shown() == []
    assert (bar.undo.disabled, bar.redo.disabled) == (True, False)
    table.tap(bar.redo)
    assert len(Drawing.from_log(paper.log).shown()) == 1
    table.tap(bar.clear)
    assert Drawing.from_log(paper.log).shown() == []
    table.tap(bar.undo)
    assert len(Drawing.from_log(paper.log).shown()) == 1


def test_a_surface_that_takes_no_ink_offers_no_tool(table, paper, bar):
    table.draw([(300, 300), (400, 300)])
    paper.disabled = True
    assert all(button.disabled for button in bar.children)
    paper.disabled = False
    assert not bar.undo.disabled
    assert bar.redo.disabled


def test_every_target_is_large_enough_and_shows_its_icon(table, paper, bar):
    shown = table.picture()
    for button in bar.children:
        assert min(button.size) >= dp(48)
        x, y = button.to_window(*button.pos)
        part = shown.crop((int(x), int(800 - y - button.height), int(x + button.width), int(800 - y)))
        colours = part.crop((12, 12, part.width - 12, part.height - 12)).getcolors(10_000)
        assert len(colours) > 3  # an icon with soft edges, not an empty square


def test_a_narrow_bar_wraps(table, paper):
    bar = table.lay(ToolBar(paper, [SEAT], orientation="tb-lr"), 1030, 300, 240, 340)
    for button in bar.children:
        assert button.y >= 300
        assert button.right <= 1270


@pytest.fixture
def film(table, paper):
    """A replay of a drawing of two strokes, and its bar."""
    table.draw(way(paper, "house", (0.4, 0.4)))
    table.draw(way(paper, "handwriting", (0.4, 0.8)))
    paper.lift()
    log = paper.log
    table.root.clear_widgets()
    replay = table.lay(InkReplay(log), 20, 100, 800, 620)
    bar = table.lay(ReplayBar(replay), 20, 20, 800, 56)
    return replay, bar


def until(table, condition):
    for _ in range(3000):
        table.frames()
        if condition():
            return
    raise AssertionError("it never happened")


def test_a_replay_plays_pauses_and_comes_to_its_end(table, film):
    replay, bar = film
    assert inked(table.sheet(replay)) == 0
    table.tap(bar.play)
    until(table, lambda: replay.position > 0.2)
    table.tap(bar.play)
    assert not replay.playing
    somewhere = table.sheet(replay)
    assert inked(somewhere) > 0
    table.frames(10)
    assert ImageChops.difference(table.sheet(replay), somewhere).getbbox() is None
    table.tap(bar.speed)
    table.tap(bar.speed)
    assert replay.speed == 4
    table.tap(bar.play)
    until(table, lambda: not replay.playing)
    assert replay.position == replay.length
    table.frames(2)
    assert len(replay.drawing.strokes) == 2
    table.tap(bar.play)  # again from the beginning
    assert replay.position < replay.length / 2


def test_a_finger_on_the_track_goes_there_and_back(table, film):
    replay, bar = film
    x, y = bar.track.to_window(bar.track.x, bar.track.center_y)
    finger = table.finger(x + bar.track.width * 0.9, y)
    table.frames(2)
    late = table.sheet(replay)
    finger.glide(x + bar.track.width * 0.3, y)
    table.frames(2)
    early = table.sheet(replay)
    assert replay.position == pytest.approx(replay.length * 0.3, rel=0.1)
    assert 0 < inked(early) < inked(late)
    finger.glide(x + bar.track.width * 0.9, y)
    table.frames(2)
    assert ImageChops.difference(table.sheet(replay), late).getbbox() is None
    finger.glide(x + bar.track.width * 2, y)
    finger.lift()
    table.frames(2)
    assert replay.position == replay.length


def test_the_speed_goes_round(table, film):
    replay, bar = film
    seen = []
    for _ in range(4):
        seen.append(replay.speed)
        table.tap(bar.speed)
    assert seen == [1, 2, 4, 1]


def test_an_empty_film_is_no_trouble(table):
    replay = table.lay(InkReplay(), 20, 100, 800, 620)
    bar = table.lay(ReplayBar(replay), 20, 20, 800, 56)
    table.tap(bar.play)
    table.frames(3)
    assert not replay.playing
    assert inked(table.sheet(replay)) == 0
    assert isinstance(replay.parent, type(table.root))


def test_no_words_are_shown(table, paper, bar):
    from app.ui.lettering import Lettering

    assert not [widget for widget in table.root.walk() if isinstance(widget, Lettering)]
    assert isinstance(bar.surface, InkSurface)
