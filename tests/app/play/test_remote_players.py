"""Others at the table while a match is played: who is away, what can be done, and the host gone for good."""

import msgspec
import pytest
from msgspec.structs import replace

from app.boards.picture_cards import PictureCard
from app.bridge import Scenes
from app.look.box import Box
from app.play.slip import Slip
from app.ui.badge import SeatBadge
from app.ui.buttons import PressPaper, SignButton
from app.ui.fitted_text import width_of
from app.ui.lettering import Lettering
from app.ui.signs import GLYPHS
from app.ui.words import Words
from engine import requests
from engine.dealer import Dealer
from engine.lan.guest.guest import State
from engine.lan.lobby import wishes
from engine.library import Library
from engine.rules import Why
from engine.seats import Seat
from engine.table import Table, opening, scene_decoder
from tests.app.bridge.fake_bridge import HOST, LONG, THIRD, US, on, table
from tests.library.evenings import play

PAUSE = GLYPHS["pause"]
SEATS = (("Ada", US), ("Bo", HOST), (LONG, THIRD))
SITTING = tuple((number, name, device) for number, (name, device) in enumerate(SEATS))


@pytest.fixture
def scenes_after(tmp_path):
    """What a device with Ada's seat is told of a match of three, after what each of these asks."""
    opened = opening("dixit", tuple(Seat(name, n) for n, (name, _device) in enumerate(SEATS)), "token", "classic")
    match = Table.open(opened, tmp_path / "match.db", Dealer(1))

    def tell(*asked, watching=False):
        for request in asked:
            assert match.hear("token", msgspec.json.encode(request)).why is None
        decode = scene_decoder("dixit").decode
        scene = {} if watching else {0: decode(msgspec.json.encode(match.scene(0)))}
        return Scenes(scene, decode(msgspec.json.encode(match.scene(None))))

    yield tell
    match.close()


def sit(easel, scenes_after, *asked, host=HOST, away=(), **how):
    """In the middle of a match, at a table of three devices."""
    bridge = on(easel)
    bridge.latest = scenes_after(*asked, **how)
    bridge.lobby = table(you=US, host=host, chairs=3, seated=SITTING, match="m", away=away)
    if host != US:
        bridge.tell_link("in")
    easel.app.go_to_table(game="dixit")
    easel.frames(3)
    return bridge


def tell_away(easel, bridge, *away, host=HOST):
    bridge.tell_lobby(table(you=US, host=host, chairs=3, seated=SITTING, match="m", away=away))
    easel.frames(2)


def company(easel):
    easel.page.company.open_sheet()
    easel.frames(3)


def peeping(easel):
    """What the board says that the slip covers in part: half a line looks like a fault."""
    (slip,) = easel.all(Slip)
    found = []
    for label in easel.page.board.walk():
        if not isinstance(label, Lettering) or not label.text:
            continue
        (x, y), high = label.to_window(*label.center), label.texture_size[1]
        wide = min(label.texture_size[0], width_of(label.text, label.font_name, label.font_size))
        left = x - (label.width if label.halign == "left" else wide) / 2
        low, right, top = y - high / 2, left + wide, y + high / 2
        beside = right <= slip.x + 1 or left >= slip.right - 1 or top <= slip.y + 4 or low >= slip.top
        if not beside and not (left >= slip.x and right <= slip.right and low >= slip.y - 1):
            found.append(label.text)
    return found


@pytest.mark.parametrize("letters", ["normal", "largest"])
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_what_has_to_be_known_can_be_read_on_a_phone(easel, scenes_after, language, letters):
    easel.app.change(language=language, letters=letters)
    bridge = sit(easel, scenes_after, away=(THIRD,))
    for standing_in in (False, True):
        if standing_in:
            bridge.tell_link("seeking", standing_in=True)
            easel.frames(2)
        for size in ((640, 360), (360, 640)):
            easel.turn(*size)
            (slip,) = easel.all(Slip)
            (words,) = [piece for piece in slip.children if isinstance(piece, Words)]
            assert words.font_size >= (16.5 if letters == "normal" else 14) and words.texture_size[1] <= slip.height, (
                size,
                words.text,
            )


def test_a_dropped_seat_is_shown_and_gone_when_it_is_back(easel, scenes_after):
    bridge = sit(easel, scenes_after)
    assert not easel.reads("away")
    tell_away(easel, bridge, HOST, THIRD)
    assert easel.reads(f"Bo and {LONG}: away.")
    for size in ((640, 360), (360, 640), (1024, 600), (800, 1280), (1280, 800)):
        easel.turn(*size)
        assert not easel.outside()
        for left_hand in (True, False):
            easel.app.change(left_hand=left_hand)
            easel.frames(2)
            (slip,), (pause,) = easel.all(Slip), [one for one in easel.all(SignButton) if one.sign.text == PAUSE]
            assert not slip.collide_widget(pause), "the way to the pause stays free"
            cards = [Box(*card.pos, *card.size) for card in easel.page.board.walk() if isinstance(card, PictureCard)]
            assert not any(Box(*slip.pos, *slip.size).overlap(card) for card in cards), "no card lies under it"
        assert easel.reads("away. What now?")
        assert not peeping(easel), size
    tell_away(easel, bridge)
    assert not easel.reads("away")


def test_the_slip_lies_where_the_board_has_room_for_it(easel, scenes_after, monkeypatch):
    from app.boards.dixit.board import DixitBoard

    monkeypatch.setattr(DixitBoard, "head", lambda board: Box(200, 300, 250, 48))
    sit(easel, scenes_after, away=(THIRD,))
    (slip,) = easel.all(Slip)
    assert (*slip.pos, *slip.size) == (200, 300, 250, 48)


def test_a_bot_plays_on_for_somebody_who_is_away(easel, scenes_after):
    bridge = sit(easel, scenes_after, away=(THIRD,))
    easel.tap(f"{LONG}: away.")
    assert easel.reads("The table waits.")
    easel.tap("Let a bot play")
    assert bridge.requests == [requests.SeatBot(0, 2, "middle")]
    bridge.scenes.tell(scenes_after(requests.SeatBot(0, 2, "middle")))
    easel.frames(2)
    assert not easel.reads("away. What now?"), "nobody waits for them any more"


@pytest.mark.parametrize("guest", [False, True])
def test_a_guests_tablet_remembers_what_was_told_and_turned_over(easel, tmp_path, guest):
    """A host's own does not yet: its album learns it when the match has ended."""
    library = Library.open(tmp_path / "host")
    seats = tuple(Seat(name, n) for n, (name, _device) in enumerate(SEATS))
    _path, table = play(library, "dixit", "classic", seats, until=lambda state: state.phase == "reveal")
    spectator = scene_decoder("dixit").decode(msgspec.json.encode(table.scene(None)))
    table.close()
    library.close()
    bridge = easel.app.bridge
    bridge.link = State("in") if guest else None
    far = replace(spectator.view, reveal=replace(spectator.view.reveal, told=99))
    for nonsense in (replace(spectator, view=far), replace(spectator, bots=())):
        bridge.scenes.tell(Scenes({}, nonsense))
    for _twice in range(2):
        bridge.scenes.tell(Scenes({}, spectator))
    told = [clue for evening in easel.app.library.album.told() for clue in evening.clues]
    assert [clue.told.clue for clue in told] == ([spectator.view.clue.words] if guest else [])


def test_a_bot_that_sits_in_is_one_on_the_tablets_sheet_too(easel, scenes_after):
    sit(easel, scenes_after, requests.SeatBot(0, 2, "middle"), away=(HOST, THIRD))
    company(easel)
    (sheet,) = easel.page.sheets
    marked = {badge.colour: badge.bot for badge in sheet.walk() if isinstance(badge, SeatBadge)}
    assert marked == {1: False, 2: True}
    assert easel.reads(f"A bot plays for {LONG}") and easel.reads("Bo is away")


def test_the_host_gives_the_seat_of_an_absent_one_to_another_tablet(easel, scenes_after):
    bridge = sit(easel, scenes_after, host=US, away=(THIRD,))
    company(easel)
    easel.tap("Give this seat to Bo")
    assert bridge.wishes == [wishes.Give(2, HOST)]
    company(easel)
    easel.tap("Play this seat on this tablet")
    assert bridge.wishes[-1] == wishes.Give(2, US)


def test_a_guest_cannot_give_away_what_is_not_theirs(easel, scenes_after):
    sit(easel, scenes_after, away=(THIRD,))
    company(easel)
    assert not easel.reads("Play this seat")
    assert not easel.reads("Remove tablet")


def test_who_comes_back_takes_the_seat_from_the_bot_with_one_tap(easel, scenes_after):
    bridge = sit(easel, scenes_after)
    bridge.scenes.tell(scenes_after(requests.SeatBot(1, 0, "middle")))
    easel.frames(2)
    easel.tap("A bot plays for you. Play yourself?")
    assert bridge.requests == [requests.TakeBack(0, 0)]


def test_a_lost_way_is_told_and_the_board_stays(easel, scenes_after):
    bridge = sit(easel, scenes_after)
    bridge.tell_link("seeking", tries=1)
    easel.frames(2)
    assert easel.reads("Connection lost. Looking for the table")
    assert easel.page.board is not None
    bridge.tell_link("in")
    easel.frames(2)
    assert not easel.reads("Connection lost")


def test_who_is_put_out_is_told_why(easel, scenes_after):
    bridge = sit(easel, scenes_after)
    bridge.tell_link("out", Why("another-device"))
    easel.frames(2)
    assert easel.reads("Four picture games")
    assert easel.reads("Another device has taken these seats.")


def test_the_pause_leads_to_the_tablets_at_the_table(easel, scenes_after):
    bridge = sit(easel, scenes_after, host=US)
    bridge.scenes.tell(scenes_after(requests.Pause(0)))
    easel.wait(lambda: easel.page.sheets, "the pause")
    easel.tap("Tablets at this table")
    assert easel.reads("The code of this table: K7M 4QX")
    assert easel.reads("Bo's tablet")


def test_coming_into_a_pause_of_others_does_not_end_it(easel, scenes_after):
    scenes_after(requests.Pause(0))
    bridge = sit(easel, scenes_after)
    assert bridge.requests == []


def test_somebody_who_watches_sees_the_board_and_may_stop(easel, scenes_after):
    bridge = sit(easel, scenes_after, watching=True)
    assert easel.page.board is not None
    easel.back()
    assert easel.reads("Stop watching?")
    easel.tap("Leave")
    easel.frames(2)
    assert easel.reads("Four picture games")
    assert bridge.left_for_good


def test_a_sealed_copy_is_kept_by_those_who_agree(easel, scenes_after):
    bridge = sit(easel, scenes_after)
    company(easel)
    easel.tap("Keep a sealed copy here")
    assert bridge.stands_by is True


def test_the_host_gone_for_good_two_tablets_agree_and_go_on(easel, scenes_after):
    bridge = sit(easel, scenes_after)
    bridge.tell_link("seeking", tries=9)
    company(easel)
    assert not easel.reads("Continue the match here"), "no copy is here"
    bridge.has_copy = True
    company(easel)
    easel.tap("Continue the match here")
    for sign in "K7M4QX":
        easel.page.sheets[-1]._press(sign)
    assert bridge.codes == ["K7M4QX"]
    bridge.tell_link("seeking", standing_in=True)
    easel.frames(2)
    assert easel.reads("A second tablet has to agree.")


def test_nothing_moves_under_a_finger_while_the_table_is_sought(easel, scenes_after):
    bridge = sit(easel, scenes_after)
    bridge.has_copy = True
    bridge.tell_link("seeking", tries=1)
    company(easel)
    assert not easel.reads("Continue the match here")
    bridge.tell_link("seeking", tries=4)
    easel.frames(2)
    button = easel.find("Continue the match here")
    easel.down(*button.to_window(*button.center))
    bridge.tell_link("seeking", tries=5)
    easel.frames(2)
    easel.up()
    assert easel.reads("This tablet becomes the host."), "another knock in vain took the button away"


def test_the_second_tablet_agrees_with_the_code(easel, scenes_after):
    bridge = sit(easel, scenes_after)
    bridge.tell_link("seeking", standing_in=True)
    easel.frames(2)
    easel.tap("The host is gone: one more has to agree.")
    easel.tap("Let another tablet continue")
    for size in ((640, 360), (360, 640), (1280, 800)):
        easel.turn(*size)
        assert not easel.too_small()
        sheet = easel.page.sheets[-1]
        keys = [key for key in sheet.pad.walk() if isinstance(key, PressPaper)]
        hidden = [key for key in keys if key.to_window(*key.pos)[1] < sheet._scroll.y]
        assert len(keys) == 33 and not hidden, f"keys below the edge of the sheet on {size}"
    for sign in "K7M4QX":
        easel.page.sheets[-1]._press(sign)
    assert bridge.codes == ["K7M4QX"]
