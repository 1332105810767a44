"""The album on the screen: what hangs in it, how it is looked through, sent away, removed and brought back."""

import threading
from pathlib import Path

import pytest
from PIL import Image

from app.album import drawing_print, evening_print, groups, thumbnails
from app.album.drawing_tile import DrawingTile
from app.album.page import Album
from app.look import theme
from app.stage import PATIENCE
from app.tablet import share_sheet
from app.ui.badge import SeatBadge
from app.ui.buttons import SignButton, WordButton
from app.ui.fitted_text import width_of
from app.ui.ink.replay import Track
from app.ui.scroll import Scroll
from app.ui.signs import GLYPHS
from app.ui.virtual_list import Wall
from app.ui.words import Words
from engine.ink import Drawing
from engine.seats import Seat
from tests.harness import drawn_evenings
from tests.library.evenings import play

SEATS = (Seat("Ada", 0), Seat("Bo", 1), Seat("Bartholomew-Alexandrovic", 2), Seat("Бабуся Ганна", 3))


@pytest.fixture
def sent(monkeypatch):
    """What was handed on instead of being saved: (name of the file, content)."""
    found = []

    def share(name, kind, content, tell):
        found.append((share_sheet.file_name(name, kind), content))

    monkeypatch.setattr(share_sheet, "share", share)
    return found


def fill(easel, evenings, rounds=4, seats=SEATS):
    for number in range(evenings):
        easel.app.library.album.keep(drawn_evenings.evening(number, seats, rounds))


def tiles(easel):
    return [tile for tile in easel.all(DrawingTile) if tile.piece is not None]


def painted(easel):
    easel.wait(lambda: tiles(easel) and all(tile.painted for tile in tiles(easel)), "the small pictures")


def first_tile(easel):
    return min(tiles(easel), key=lambda tile: (-tile.to_window(tile.x, tile.top)[1], tile.x))


def test_an_album_without_evenings_says_what_will_hang_here(easel):
    easel.go("album")
    assert easel.reads("No drawings yet")


def test_what_was_played_hangs_by_evening_player_word_and_game(easel):
    fill(easel, 2)
    library = easel.app.library
    easel.go("album")
    painted(easel)
    assert easel.reads("Pictomania · 17 March 2026")
    pieces = groups.pieces(library.album.evenings(), library.album.drawings())
    assert [tile.piece for tile in tiles(easel)][:4] == pieces[:4]
    easel.tap("Players")
    assert easel.reads("8 drawings") and easel.reads("Ada")
    easel.tap("Words")
    words = [tile.piece.word for tile in tiles(easel)]
    assert words == sorted(words) and len(words) >= 4
    easel.tap("Games")
    assert easel.reads("Pictomania") and not easel.outside()


def test_words_stand_as_in_a_dictionary_of_their_language(monkeypatch):
    from msgspec.structs import replace

    from app.look import text
    from engine.decks.words import Word

    monkeypatch.setattr(text, "spoken", lambda: "uk")
    played = drawn_evenings.evening(1, SEATS[:3], rounds=4)
    words = ["їжак", "ґава", "яблуко", "ірис", "вуж", "гак", "єнот", "Ірпінь", "дім", "йод", "жук", "ель"]
    drawings = [
        replace(drawn, word=Word(word, word, word)) for (drawn, _ink), word in zip(played.drawings, words, strict=True)
    ]
    found = groups.groups("word", [played.evening], groups.pieces([played.evening], drawings))
    words = "вуж гак ґава дім ель єнот жук ірис Ірпінь їжак йод яблуко"
    assert [piece.word for group in found for piece in group.pieces] == words.split()
    assert [group.title for group in found] == list("ВГҐДЕЄЖІЇЙЯ")


def test_a_drawing_is_large_and_replays_faster_and_from_where_a_finger_pulls(easel):
    fill(easel, 1)
    easel.go("album")
    painted(easel)
    easel.tap(first_tile(easel))
    page, replay = easel.page, easel.page.replay
    whole = Drawing.from_log(easel.app.library.album.ink(page.piece.drawing.id))
    assert replay.position == replay.length > 1 and len(replay.drawing.shown()) == len(whole.shown())
    assert easel.reads(page.piece.word) and easel.reads("Pictomania, round\xa01") and easel.reads("14 March 2026")
    (track,) = easel.all(Track)
    x, y = track.to_window(*track.center)
    easel.down(x, y)
    easel.up()
    assert 0.4 * replay.length < replay.position < 0.6 * replay.length
    assert 0 < sum(map(len, replay.drawing.shown())) < sum(map(len, whole.shown()))
    bar = track.parent
    bar.speed.dispatch("on_release")
    bar.speed.dispatch("on_release")
    bar.play.dispatch("on_release")
    assert replay.playing and replay.speed == 4
    easel.wait(lambda: not replay.playing and replay.position == replay.length, "the end of the replay")
    first = easel.page.piece
    easel.tap(GLYPHS["next"])
    easel.frames()
    shown = groups.pieces(easel.app.library.album.evenings(), easel.app.library.album.drawings())
    assert shown.index(easel.page.piece) == shown.index(first) + 1
    easel.turn(640, 360)
    (beside,) = easel.all(Scroll)
    assert beside.children[0].height <= beside.height, "who drew it and when is seen whole on a phone, too"


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_on_a_phone_a_drawing_is_sent_or_removed_from_one_row_in_every_language(open_easel, language):
    easel = open_easel(size=(360, 740), language=language)
    fill(easel, 1)
    piece = groups.pieces(easel.app.library.album.evenings(), easel.app.library.album.drawings())[0]
    easel.go("drawing", piece=piece)
    easel.frames(3)
    share = easel.page._share_button
    (away,) = [button for button in share.parent.children if button is not share]
    assert share.y == away.y and share.width == away.width
    for button in (share, away):
        assert button.words.font_size >= 17.5 and button.words.texture_size[0] < button.width - 20


def test_a_drawing_is_sent_as_picture_and_as_lines(easel, sent, tmp_path):
    fill(easel, 1)
    piece = groups.pieces(easel.app.library.album.evenings(), easel.app.library.album.drawings())[0]
    easel.go("drawing", piece=piece)
    easel.tap("Share")
    easel.tap("As a picture")
    easel.wait(lambda: sent, "the picture")
    name, content = sent.pop()
    assert name == f"{piece.word} Ada 2026-03-14.png"
    (tmp_path / name).write_bytes(content)
    with Image.open(tmp_path / name) as picture:
        assert picture.format == "PNG" and max(picture.size) == drawing_print.SENT
        colours = {colour for _count, colour in picture.convert("RGB").getcolors(1 << 20)}
    assert drawing_print.PAPER in colours and (0x22, 0x30, 0x4A) in colours, "ink of its colour on the paper"
    easel.tap("Share")
    easel.tap("As lines")
    easel.wait(lambda: sent, "the lines")
    name, content = sent.pop()
    assert name.endswith(".svg") and content.startswith(b"<svg ") and b"#22304a" in content


def test_a_removed_drawing_is_brought_back_by_a_tap(easel):
    fill(easel, 1)
    easel.go("album")
    painted(easel)
    gone = first_tile(easel).piece
    easel.tap(first_tile(easel))
    easel.tap(GLYPHS["trash"])
    easel.frames(4)
    assert isinstance(easel.page, Album) and gone not in [tile.piece for tile in tiles(easel)]
    assert easel.reads(f"Removed “{gone.word}” by {gone.seat.name}.")
    easel.tap("Undo")
    assert first_tile(easel).piece == gone and not easel.reads("Removed “")


def test_an_evening_is_opened_removed_after_a_question_and_brought_back(easel):
    fill(easel, 2)
    easel.go("album")
    easel.tap("Pictomania · 17 March 2026")
    assert easel.reads("Round 1") and easel.reads("Bartholomew-Alexandrovic")
    easel.tap(GLYPHS["trash"])
    easel.frames()
    easel.tap("Remove")
    assert not easel.reads("Pictomania · 17 March 2026") and easel.reads("Removed the evening of 17 March 2026.")
    easel.tap("Undo")
    assert easel.reads("Pictomania · 17 March 2026")
    assert len(easel.app.library.album.drawings()) == 32


def test_a_match_that_just_ended_is_in_the_album_and_one_that_waits_is_not(easel):
    library = easel.app.library
    play(library)[1].close()
    play(library, until=lambda state: state.round == 2)[1].close()
    easel.go("home")
    easel.go("album")
    easel.wait(lambda: library.album.evenings(), "the evening")
    easel.wait(lambda: tiles(easel), "its drawings")
    assert len(library.album.evenings()) == 1 and len(library.album.drawings()) == 12
    assert easel.reads("Pictomania · ")


def test_the_result_leads_to_the_evening_that_was_just_played(easel):
    _path, table = play(easel.app.library)
    scene = table.scene(None)
    table.close()
    easel.go("result", scene=scene)
    easel.wait(lambda: easel.reads("To the album"), "the way to the album")
    easel.tap("To the album")
    assert easel.page.evening.id == scene.match
    assert easel.reads("Round 1") and not easel.outside()
    easel.back()
    assert easel.reads("Play again")
    easel.turn(360, 740)
    sizes = {button.words.text: button.words.font_size for button in easel.all(WordButton)}
    assert sizes["To the album"] == sizes["Home"], "side by side in letters of one size"


def test_of_five_hundred_drawings_only_what_is_seen_is_alive(easel):
    fill(easel, 32)
    easel.go("album")
    assert len(easel.app.library.album.drawings()) == 512
    seen, made, wall = set(), set(), easel.page.wall
    for step in range(30):
        wall.scroll_y = 1 - step / 29
        easel.frames(2)
        assert 4 <= len(tiles(easel)) <= 60
        made |= set(tiles(easel))
        seen |= {tile.piece.evening.id for tile in tiles(easel)}
    assert len(seen) == 32, "all of them can be scrolled to"
    assert len(made) < 40, "widgets are used again"
    painted(easel)
    easel.tap(tiles(easel)[-1])
    assert easel.page.replay is not None
    easel.back()
    assert easel.page.wall.scroll_y < 0.1, "one comes back to where one was"


def test_a_wall_that_flies_by_lays_nothing_out_anew_and_looks_once_a_frame(easel, monkeypatch):
    fill(easel, 8)
    easel.go("album")
    wall, done = easel.page.wall, []

    def fly():
        wall.scroll_y = 1
        easel.frames(3)
        done.clear()
        for step in range(40):
            wall.scroll_y = 1 - step / 39
            easel.frames(1)

    def note(kind, name):
        was = getattr(kind, name)

        def noted(self, *rest):
            if self is wall or self in tiles(easel):
                done.append(name)
            return was(self, *rest)

        noted.__name__ = name
        monkeypatch.setattr(kind, name, noted)

    fly()
    note(DrawingTile, "_arrange")
    note(Wall, "_see")
    fly()
    assert done.count("_arrange") == 0, "rows are moved"
    assert 30 <= done.count("_see") <= 55
    tiles(easel)[0].x += 1
    assert done.count("_arrange") == 1, "else nothing was counted"


def test_of_small_pictures_that_flew_by_only_a_few_are_begun(easel, monkeypatch):
    fill(easel, 8)
    read, ink = [], easel.app.library.album.ink
    monkeypatch.setattr(easel.app.library.album, "ink", lambda name: read.append(name) or ink(name))
    begun = []
    monkeypatch.setattr(thumbnails, "beside", lambda work, done: begun.append((work, done)))
    easel.go("album")
    for step in range(20):
        easel.page.wall.scroll_y = 1 - step / 19
        easel.frames(1)
    assert len(read) == len(begun) == thumbnails.AT_ONCE, "all others wait until these are made"
    while begun:
        work, done = begun.pop(0)
        done(work())
    assert len(read) < 64 and all((tile.piece.drawing.id in read) for tile in tiles(easel))
    painted(easel)


def test_whatever_lies_in_sight_of_a_wall_is_drawn_and_nothing_else(easel):
    fill(easel, 4)
    easel.go("album")
    painted(easel)
    wall = easel.page.wall

    def is_drawn(widget):
        while widget.parent is not wall:
            if widget.parent.canvas.indexof(widget.canvas) < 0:
                return False
            widget = widget.parent
        return True

    _left, low = wall.to_window(*wall.pos)
    for place in (1, 0.93, 0.8, 0.55, 0.5, 0.31, 0, 0.62, 0.97):
        wall.scroll_y = place
        easel.frames(4)
        letters = [words for words in wall.walk() if isinstance(words, Words) and words.text and words.parent.opacity]
        assert len(letters) > 20
        for words in letters:
            _x, bottom = words.to_window(words.x, words.seen_box.y)
            _x, top = words.to_window(words.x, words.seen_box.top)
            if top > low + 1 and bottom < low + wall.height - 1:
                assert is_drawn(words), (place, words.text)
            elif top < low - 1 or bottom > low + wall.height + 1:
                assert not is_drawn(words), (place, words.text)


def unsaid(easel):
    """Signs to press without a word, but for those that lead back and to the neighbours."""
    known = {GLYPHS[name] for name in ("back", "before", "next")}
    return [button.sign.text for button in easel.all(SignButton) if button.sign.text not in known]


def small_on_buttons(easel):
    return [button.words.text for button in easel.all(WordButton) if button.words.font_size < 17.9]


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (640, 360), (360, 640)])
def test_all_pages_fit_every_screen_and_language(open_easel, size):
    easel = open_easel(size=size)
    fill(easel, 1)
    album = easel.app.library.album
    piece = groups.pieces(album.evenings(), album.drawings())[2]
    for language in ("en", "uk", "ru"):
        easel.app.change(language=language)
        for name, what in (("album", {}), ("drawing", {"piece": piece}), ("evening", {"evening": piece.evening})):
            easel.go(name, **what)
            assert not easel.outside() and not easel.too_small(), (language, name)
            assert unsaid(easel) == [] and small_on_buttons(easel) == [], (language, name)
            small = [tile._name.text for tile in tiles(easel) if tile._name.font_size < 17.9]
            assert [name for name in small if " " in name or "-" in name] == [], "rather a part of a name"


@pytest.mark.parametrize("letters", ["normal", "largest"])
def test_how_an_evening_ended_is_told_to_the_last_score_on_a_phone(open_easel, letters):
    from kivy.core.text import Label

    easel = open_easel(size=(360, 640), letters=letters)
    people = ("Пилипко-Святославчик", "Тарас", "Бабуся Ганна")
    fill(easel, 1, seats=[Seat(name, colour) for colour, name in enumerate(people)])
    easel.go("album")
    note = easel.find("Бабуся Ганна\u00a0")
    look = {"font_name": note.font_name, "font_size": note.font_size, "text_size": (note.width, None)}
    high = Label(note.text, **look).render()[1]
    assert high <= note.texture_size[1] and high <= note.height, "a line is left out or lies below its paper"
    assert note.font_size >= 17.9 if letters == "normal" else note.font_size >= 12


# The picture of an evening


def lines_of(played):
    found = groups.pieces([played.evening], [drawn for drawn, _ink in played.drawings])
    return [evening_print.Line(piece, ink) for piece, (_drawn, ink) in zip(found, played.drawings, strict=True)]


def ink_in(picture, box, colour):
    """How many pixels of nearly this colour there are in a box."""
    part = picture.crop(box).convert("RGB")
    near = [count for count, found in part.getcolors(1 << 22) if max(abs(a - b) for a, b in zip(found, colour)) < 24]
    return sum(near)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_picture_of_an_evening_has_every_drawing_in_its_place(easel, seats):
    people = [Seat(f"Player {number} with a name", number) for number in range(seats)]
    played = drawn_evenings.evening(7, people, rounds=2)
    picture = evening_print.paint(played.evening, lines_of(played), [None] * seats)
    assert picture.width == evening_print.WIDE
    columns = evening_print.COLUMNS[seats]
    paper = (*[part / 255 for part in drawing_print.PAPER], 1.0)
    inks = [theme.code_of(theme.ink_on(colour, paper)).to_bytes(3, "big") for colour in drawn_evenings.COLOURS]
    for rgb in inks[:seats]:
        assert ink_in(picture, (0, 0, *picture.size), rgb) > 2 * 300, "both drawings of this seat"
    wide = (picture.width - 2 * evening_print.MARGIN) // columns
    for column in range(columns):
        left = evening_print.MARGIN + column * wide
        box = (left + 10, picture.height // 3, left + wide - 10, picture.height)
        assert any(ink_in(picture, box, rgb) for rgb in inks)


def test_the_picture_of_an_evening_without_drawings_says_who_won(easel):
    played = drawn_evenings.evening(3, SEATS[:2], game="yokai")
    picture = evening_print.paint(played.evening, [], [None, drawn_evenings.sketch("boat", 1)])
    assert picture.height < 900
    assert ink_in(picture, (0, 0, *picture.size), evening_print.WON)


def test_an_evening_is_sent_as_one_picture(easel, sent):
    fill(easel, 1)
    easel.go("evening", evening=easel.app.library.album.evenings()[0])
    easel.tap("Share the evening")
    easel.wait(lambda: sent, "the picture")
    name, content = sent.pop()
    assert name == "Pictomania 2026-03-14.png" and content.startswith(b"\x89PNG")


# Saving on a desktop


@pytest.fixture
def save(easel, tmp_path, monkeypatch):
    """Hands a picture on, on a desktop where ``ask`` answers where to; what the player is told."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path)

    def save(name, ask):
        monkeypatch.setattr("plyer.filechooser.save_file", ask)
        answers = []
        share_sheet.share(name, share_sheet.PNG, b"picture", answers.append)
        for thread in threading.enumerate():
            if thread.name == "share":
                thread.join(PATIENCE)
        easel.frames(3)
        return answers

    return save


def nobody_to_ask(path):
    raise NotImplementedError


def test_where_nobody_can_be_asked_a_file_is_saved_beside_the_others_and_it_is_said_where(save, tmp_path):
    (tmp_path / "Pictures").mkdir()
    for name in ("cat Ada.png", "cat Ada 2.png"):
        place = tmp_path / "Pictures" / name
        assert save("cat Ada", nobody_to_ask) == [f"Saved as {place}"]
        assert place.read_bytes() == b"picture"


def test_a_file_is_saved_where_the_player_chose(save, tmp_path):
    assert save("cat", lambda path: [str(tmp_path / "mine.png")]) == [f"Saved as {tmp_path / 'mine.png'}"]
    assert (tmp_path / "mine.png").read_bytes() == b"picture"


def test_what_cannot_be_saved_is_said_and_who_turns_back_is_told_nothing(save, tmp_path):
    (words,) = save("cat", lambda path: [str(tmp_path / "no" / "folder.png")])
    assert words.startswith("This cannot be saved there")
    assert save("cat", lambda path: []) == []
    assert not list(tmp_path.rglob("*.png"))


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("кіт Ганна 2026-03-14", "кіт Ганна 2026-03-14.png"),
        ("../../etc/passwd\0", "etc passwd.png"),
        ("con:*?|<>", "con.png"),
        ("///", "Easel.png"),
        ("ш" * 500, "ш" * share_sheet.LONGEST + ".png"),
    ],
)
def test_a_file_has_a_name_that_every_system_takes(name, file):
    assert share_sheet.file_name(name, share_sheet.PNG) == file


def test_what_bots_drew_says_so_and_can_be_left_out(easel):
    seats = (Seat("Ada", 0), Seat("Robin", 1, bot="strong"), Seat("Cy", 2))
    fill(easel, 1, seats=seats)
    (evening,) = easel.app.library.album.evenings()
    easel.go("evening", evening=evening)
    painted(easel)
    assert {tile.piece.seat.name for tile in tiles(easel)} == {"Ada", "Robin", "Cy"}
    assert easel.reads("Robin, a bot") and not easel.outside()
    easel.tap("What bots drew")
    painted(easel)
    assert {tile.piece.seat.name for tile in tiles(easel)} == {"Ada", "Cy"}
    assert not easel.reads("Robin, a bot")
    easel.tap("What bots drew")
    painted(easel)
    assert {tile.piece.seat.name for tile in tiles(easel)} == {"Ada", "Robin", "Cy"}


def drew(easel):
    """Whose drawings hang here."""
    painted(easel)
    return {tile.piece.seat.name for tile in tiles(easel)}


def test_what_bots_drew_is_left_out_of_the_whole_album(easel):
    seats = (Seat("Ada", 0), Seat("Robin", 1, bot="strong"), Seat("Cy", 2))
    fill(easel, 1, rounds=1, seats=seats)
    easel.go("album")
    for way in ("Evenings", "Players", "Words", "Games"):
        easel.tap(way)
        assert drew(easel) == {"Ada", "Robin", "Cy"}, way
        easel.tap("What bots drew")
        assert drew(easel) == {"Ada", "Cy"} and not easel.outside(), way
        easel.tap("What bots drew")
    easel.tap("What bots drew")
    easel.tap("Players")
    assert not easel.reads("Robin")
    among = easel.page._in_order()
    assert {piece.seat.name for piece in among} == {"Ada", "Cy"}, "nor between those that are leafed through"
    easel.go("evening", evening=easel.app.library.album.evenings()[0])
    assert drew(easel) == {"Ada", "Cy"}


def test_an_album_of_bots_drawings_alone_can_be_shown_again(easel):
    fill(easel, 1, rounds=1, seats=(Seat("Robin", 1, bot="strong"), Seat("Owl", 2, bot="weak")))
    easel.go("album")
    easel.tap("What bots drew")
    easel.frames(3)
    assert tiles(easel) == []
    easel.tap("What bots drew")
    assert drew(easel) == {"Robin", "Owl"}


def badges(easel):
    """Of each colour on the page, whether its badges say that it is a bot's."""
    found = {}
    for badge in easel.all(SeatBadge):
        found.setdefault(badge.colour, set()).add(badge.bot)
    return found


def test_every_badge_says_who_was_a_bot(easel):
    seats = (Seat("Ada", 0), Seat("Robin", 1, bot="strong"), Seat("Cy", 2))
    fill(easel, 1, seats=seats)
    marked = {0: {False}, 1: {True}, 2: {False}}
    easel.go("album")
    for way in ("Evenings", "Players", "Words"):
        easel.tap(way)
        painted(easel)
        assert badges(easel) == marked, way
    pieces = groups.pieces(easel.app.library.album.evenings(), easel.app.library.album.drawings())
    for piece in pieces[:3]:
        easel.go("drawing", piece=piece)
        assert badges(easel) == {piece.seat.colour: {piece.seat.bot is not None}}


def test_the_standing_of_an_evening_has_a_robot_beside_a_bot_alone(easel):
    played = drawn_evenings.evening(1, (Seat("Ada", 0), Seat("Robin", 1, bot="weak")), game="yokai")
    easel.app.library.album.keep(played)
    easel.go("evening", evening=played.evening)
    (robot,) = easel.all_that_say(GLYPHS["bot"])
    (robin,) = easel.all_that_say("Robin")
    (ada,) = easel.all_that_say("Ada")
    assert robot.parent is robin.parent is not ada.parent


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_a_score_stands_by_the_name_of_whose_it_is(open_easel, size):
    easel = open_easel(size=size)
    fill(easel, 1)
    easel.go("evening", evening=easel.app.library.album.evenings()[0])
    for badge in easel.all(SeatBadge):
        if badge.height < theme.touch() * 0.7:
            continue  # a drawing's
        *_others, name, score = [each for each in reversed(badge.parent.children) if isinstance(each, Words)]
        assert score.font_name == theme.ROLES["number"].font
        written = width_of(name.text, name.font_name, name.font_size)
        assert score.x - name.x - written <= theme.touch() and score.right <= badge.parent.right + 1
        assert written <= name.width + 1, "none is cut"


def test_an_evening_of_people_has_nothing_to_leave_out(easel):
    fill(easel, 1)
    (evening,) = easel.app.library.album.evenings()
    easel.go("evening", evening=evening)
    assert not easel.reads("What bots drew")


def test_small_pictures_do_not_glare_by_night_and_go_with_their_drawing(open_easel):
    from PIL import Image

    from app.album.thumbnails import Thumbs

    easel = open_easel(night=True)
    fill(easel, 1)
    easel.go("album")
    folder = easel.app.library.folder / "thumbs"
    (path, *_rest) = easel.wait(lambda: sorted(folder.glob("*-night.png")), "a small picture")
    with Image.open(path) as picture:
        most, paper = max(picture.convert("RGB").getcolors(100_000))
    assert paper == drawing_print.paper_now() != drawing_print.PAPER
    assert not [other for other in folder.glob("*.png") if "night" not in other.name], "none for the day"
    painted(easel)
    drawing = next(tile.piece.drawing for tile in tiles(easel) if path.name == f"{tile.piece.drawing.id}-night.png")
    Thumbs(easel.app.library).forget([drawing])
    assert not path.exists()
