"""The sketchbook: drawn in for fun, kept open, hung in the album, made a card."""

import pytest

from app.look.box import Box
from app.look.text import _
from app.sketchbook.page import COLOURS
from app.ui.buttons import WordButton
from app.ui.ink import ToolBar
from engine.library.evenings import SKETCHBOOK


def stroke(easel, start=(0.2, 0.3), end=(0.7, 0.6)):
    left, low, wide, high = easel.page.surface.sheet_box
    easel.down(left + wide * start[0], low + high * start[1])
    for share in (0.5, 1.0):
        x, y = [a + (b - a) * share for a, b in zip(start, end, strict=True)]
        easel.move(left + wide * x, low + high * y)
    easel.up()
    easel.frames(2)


def strokes(easel):
    return len(easel.page.surface.drawing.shown())


def test_home_leads_to_a_sheet_with_all_colours(easel):
    easel.tap("Sketchbook")
    (tools,) = easel.all(ToolBar)
    assert tuple(tools.colours) == COLOURS
    tools.colour(COLOURS[5])
    stroke(easel)
    assert easel.page.surface.drawing.shown()[0].style.colour == COLOURS[5]


def test_what_was_drawn_lies_there_again_after_the_page_and_the_app_were_left(open_easel, tmp_path):
    easel = open_easel(tmp_path)
    easel.go("sketchbook")
    stroke(easel)
    easel.back()
    easel.go("sketchbook")
    assert strokes(easel) == 1
    stroke(easel, (0.2, 0.8), (0.5, 0.8))
    easel.app.on_pause()
    easel = open_easel(tmp_path)
    easel.go("sketchbook")
    assert strokes(easel) == 2


def test_a_tablet_that_is_turned_keeps_the_drawing_and_a_blank_sheet_turns_with_it(easel):
    easel.go("sketchbook")
    easel.turn(800, 1280)
    assert easel.page.surface.drawing.sheet.name == "PORTRAIT"
    stroke(easel)
    easel.turn(1280, 800)
    assert easel.page.surface.drawing.sheet.name == "PORTRAIT" and strokes(easel) == 1


def test_a_sketch_is_hung_in_the_album_under_whoever_drew_it_and_a_new_sheet_begins(easel):
    ada = easel.app.library.add("Ada", 3)
    for _sketch in range(2):
        easel.go("sketchbook")
        stroke(easel)
        easel.tap("Hang it up")
        easel.tap("Ada")
        easel.frames(3)
        assert easel.reads("It hangs in the album now.") and strokes(easel) == 0
    album = easel.app.library.album
    (day,) = album.evenings()
    assert day.game == SKETCHBOOK and day.seats[0].player == ada.id
    assert len(album.drawings(day.id)) == 2
    easel.go("album")
    assert easel.reads("Sketchbook · ") and easel.reads("Ada")
    assert not easel.reads("Our book"), "nobody has played"
    easel.tap("Games")
    assert "Sketchbook" in easel.words()
    easel.go("evening", evening=day)
    assert not easel.reads("ended early") and not easel.reads("Round 1")
    from app.album.evening_page import shown_pieces

    piece = shown_pieces(easel.app, day)[0]
    easel.go("drawing", piece=piece, among=[piece])
    assert easel.reads("a sketch")


def test_where_nobody_is_remembered_nobody_is_asked(easel):
    easel.go("sketchbook")
    stroke(easel)
    easel.tap("Hang it up")
    easel.frames(3)
    (day,) = easel.app.library.album.evenings()
    assert day.seats[0].name == "Somebody"


def test_a_sketch_becomes_a_card(easel):
    deck = easel.app.library.decks.make("Ours")
    easel.go("sketchbook")
    stroke(easel)
    easel.tap("Make it a card")
    easel.tap("Ours")
    easel.wait(lambda: easel.app.library.decks.deck(deck.id).pictures, "the card")
    easel.wait(lambda: easel.page.surface if hasattr(easel.page, "surface") else None, "back at the sheet")
    assert strokes(easel) == 1


@pytest.mark.parametrize("words", ["Hang it up", "Make it a card"])
def test_of_a_blank_sheet_nothing_is_made(easel, words):
    easel.go("sketchbook")
    easel.tap(words)
    assert easel.reads("Draw something first.")
    assert easel.app.library.album.evenings() == []


def test_a_new_sheet_is_asked_for_only_where_something_would_go(easel):
    easel.go("sketchbook")
    easel.tap("New sheet")
    assert not easel.reads("A new sheet?")
    stroke(easel)
    easel.tap("New sheet")
    assert easel.reads("A new sheet?") and strokes(easel) == 1
    easel.tap(easel.all_that_say("New sheet")[-1])
    easel.frames(3)
    assert strokes(easel) == 0
    easel.back()
    easel.go("sketchbook")
    assert strokes(easel) == 0


def test_what_is_deleted_with_everything_is_gone(easel):
    easel.go("sketchbook")
    stroke(easel)
    easel.go("home")
    easel.app.forget_everything()
    easel.go("sketchbook")
    assert strokes(easel) == 0


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (640, 360), (360, 740)])
def test_all_is_read_and_touched_on_every_screen(open_easel, language, size):
    easel = open_easel(size=size, language=language)
    assert not easel.outside() and not easel.too_small()
    easel.tap(_("Draw") if min(size) < 500 else _("Sketchbook"))
    assert not easel.outside() and not easel.too_small()
    assert [one.words.text for one in easel.all(WordButton) if one.words.font_size < 17.4] == []
    sheet = Box(*easel.page.surface.sheet_box)
    (tools,) = easel.all(ToolBar)
    for button in tools.children:
        tool = Box(*button.to_window(*button.pos), *button.size)
        assert Box(0, 0, *size).overlap(tool) >= tool.w * tool.h - 1, "a tool is outside"
        assert not sheet.overlap(tool), "a tool lies on the sheet"
    assert min(sheet.w, sheet.h) >= 180, "no sheet to draw on"


def test_on_a_phone_the_tools_are_as_broad_as_the_sheet_above_them(open_easel):
    easel = open_easel(size=(360, 740))
    easel.go("sketchbook")
    easel.frames(3)
    (tools,) = easel.all(ToolBar)
    margin, _top, right, _bottom = easel.page.margins
    assert min(button.x for button in tools.children) == pytest.approx(margin, abs=2)
    assert max(button.right for button in tools.children) == pytest.approx(360 - right, abs=6)
    assert not easel.too_small()
