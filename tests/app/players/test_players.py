"""The players: added, changed, removed, seated."""

import pytest

from app.look.text import _
from app.ui.buttons import SignButton, WordButton

LONG = "Володислава-Єлизавета Ґа"


def test_a_player_with_a_long_cyrillic_name_is_added_and_fits(easel):
    easel.go("players")
    easel.tap("New player")
    easel.page.field.insert_text(LONG + " та ще дуже багато літер")
    easel.tap("Save")
    easel.wait(lambda: easel.reads(LONG), "the list of players")
    assert [player.name for player in easel.app.library.players()] == [LONG]
    for size in ((1280, 800), (480, 800), (800, 480)):
        easel.turn(*size)
        assert not easel.outside()


def test_a_long_name_is_as_large_as_the_others_on_a_tablet_held_upright(open_easel):
    from app.ui.words import WholeName

    easel = open_easel(size=(800, 1280))
    for place, name in enumerate(("Пилипко-Святославчик", "Ада")):
        easel.app.library.add(name, place)
    easel.go("players")
    sizes = {name.font_size for name in easel.all(WholeName)}
    assert len(easel.all(WholeName)) == 2 and len(sizes) == 1


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_what_is_to_be_drawn_is_said_in_letters_that_are_read(open_easel, language):
    from app.look import theme

    easel = open_easel(size=(640, 360), language=language)
    easel.go("player")
    assert easel.find(_("Your face")).font_size >= 0.75 * theme.size_of("hand")


def test_a_name_is_needed_and_the_app_says_so(easel):
    easel.go("player")
    easel.page.field.insert_text("   ")
    easel.tap("Save")
    assert easel.reads("Every player needs a name.")
    assert easel.app.library.players() == []


def test_what_cannot_be_shown_is_not_taken_into_a_name(easel):
    easel.go("player")
    easel.page.field.insert_text("A\u202ed\u0000a\n")
    assert easel.page.field.text == "Ada"


def test_a_name_that_is_being_typed_survives_turning(easel):
    easel.go("player")
    easel.page.field.insert_text("Ada")
    easel.turn(480, 800)
    assert easel.page.field.text == "Ada"


def test_colour_is_chosen_with_a_finger(easel):
    from app.players.colour_grid import ColourGrid

    easel.go("player")
    easel.page.field.insert_text("Ada")
    easel.tap(easel.all(ColourGrid)[0].badge(7))
    easel.tap("Save")
    assert easel.app.library.players()[0].colour == 7


def test_a_face_has_room_on_a_small_phone_and_all_colours_are_seen(easel):
    from app.players.colour_grid import ColourGrid

    easel.go("player")
    for size in ((360, 640), (640, 360)):
        easel.turn(*size)
        assert min(easel.page.pad.surface.size) >= 160, size
    easel.turn(360, 640)
    (grid,) = easel.all(ColourGrid)
    assert grid.to_window(*grid.pos)[1] > easel.page.pad.to_window(0, easel.page.pad.top)[1]


def test_a_face_is_drawn_and_kept(easel):
    easel.go("player")
    easel.page.field.insert_text("Ada")
    surface = easel.page.pad.surface
    x, y = surface.to_window(*surface.center)
    easel.down(x - 40, y)
    for step in range(1, 9):
        easel.move(x - 40 + 10 * step, y + 5 * step)
    easel.up()
    easel.tap("Save")
    player = easel.app.library.players()[0]
    assert player.face
    easel.go("player", player=player)
    easel.frames(2)
    assert easel.page.pad.face == player.face


def test_a_face_is_on_dim_paper_by_night(open_easel):
    from app.look.theme import LEGIBLE, contrast
    from app.ui.face import picture_of
    from tests.harness.drawn_evenings import sketch

    grounds = {}
    for night in (False, True):
        open_easel(night=night)
        pixels = picture_of(sketch("balloon", 1), 96).pixels
        shades = {tuple(part / 255 for part in pixels[at : at + 4]) for at in range(0, len(pixels), 4)}
        grounds[night] = tuple(part / 255 for part in pixels[:4])
        assert max(contrast(shade, grounds[night]) for shade in shades) >= LEGIBLE, night
    assert min(grounds[False][:3]) > 0.9 and max(grounds[True][:3]) < 0.3


def test_a_face_that_cannot_be_read_shows_the_symbol_instead(easel):
    easel.app.library.add("Ada", 2, b"\xff\x00 no ink")
    easel.go("players")
    easel.frames(2)
    assert easel.reads("Ada")
    easel.tap("Ada")
    assert easel.page.pad.face is None


def test_removing_a_player_can_be_undone(easel):
    easel.app.library.add("Ada", 2)
    easel.go("players")
    easel.tap("Ada")
    easel.tap("Remove")
    easel.wait(lambda: easel.reads("Removed Ada."), "the way back")
    assert easel.app.library.players() == []
    easel.tap("Undo")
    assert [player.name for player in easel.app.library.players()] == ["Ada"]


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_small_phone_has_room_for_every_button_and_reads_who_was_removed(open_easel, language):
    easel = open_easel(language=language)
    easel.app.library.add(LONG, 2)
    easel.go("players")
    easel.tap(LONG)
    for size in ((640, 360), (360, 640)):
        easel.turn(*size)
        for button in easel.all(WordButton) + easel.all(SignButton):
            left, right = button.to_window(button.x, 0)[0], button.to_window(button.right, 0)[0]
            assert left >= 0 and right <= size[0], f"{size}: {left} to {right}"
    easel.tap(_("Remove"))
    easel.frames(2)
    assert easel.reads(LONG) and not easel.hard_to_read() and not easel.outside()


def test_a_new_player_sits_down_where_one_was_wanted(easel):
    easel.go("setup", game="yokai")
    easel.tap("Player 1")
    easel.tap("New player")
    easel.page.field.insert_text("Ada")
    easel.tap("Save")
    easel.wait(lambda: easel.reads("Start"), "the set-up")
    assert easel.page.seating.seats()[0].name == "Ada"


def test_a_bot_of_each_strength_can_sit_down(easel):
    for strength, words in (("middle", "A fair opponent"), ("strong", "A strong opponent")):
        easel.go("home")
        easel.go("setup", game="yokai")
        easel.frames(2)
        easel.tap("a gentle opponent")
        easel.wait(lambda: easel.reads("Who sits here?"), "the sheet")
        easel.tap(easel.all_that_say(words)[-1])
        assert easel.page.seating.seats()[1].bot == strength


def test_what_the_table_agrees_on_is_said_to_the_rules(easel, monkeypatch):
    begun = []
    monkeypatch.setattr(easel.app, "begin", lambda *match: begun.append(match))
    easel.go("setup", game="pictomania")
    easel.tap("Devilish")
    easel.tap("Hurry")
    easel.tap("Start")
    (game, variant, options, seats) = begun[0]
    assert (game, variant, len(seats)) == ("pictomania", "live", 3)
    assert b'"levels":[3,3,4,4]' in options
    assert b'"hurry":true' in options


def test_a_table_without_people_or_with_a_gap_says_what_is_missing(easel):
    easel.go("setup", game="yokai")
    easel.page.seating.clear(1)
    easel.page.refill()
    easel.frames()
    assert easel.reads("One more player is needed.")
    easel.tap("Start")
    assert easel.app.library.match_files() == []
    for place in (0, 1):
        easel.page.seating.seat_bot(place, "weak")
    easel.page.refill()
    easel.frames()
    assert easel.reads("At least one player must be a person.")


def test_P32_who_needs_more_time_keeps_it_and_it_is_dealt_to_their_seat(easel):
    import msgspec

    from app.setup.options import as_opened

    library = easel.app.library
    ada, bo = library.add("Ada", 0), library.add("Bo", 1)
    easel.go("player", player=ada)
    easel.tap("Twice as much")
    easel.tap("Save")
    assert library.settings.own_time == {ada.id: 200}
    easel.go("player", player=ada)
    assert easel.page.own_time == 200
    opened = msgspec.json.decode(
        as_opened("pictomania", b"{}", [library.settings.time_of(who) for who in (bo.id, ada.id, None)], library)
    )
    assert opened["own_time"] == [100, 200, 100]
    assert as_opened("dixit", b"{}", [200, 100, 100], library) == as_opened("dixit", b"{}", [100] * 3, library)
    easel.tap("Like everyone")
    easel.tap("Save")
    assert library.settings.own_time == {}
