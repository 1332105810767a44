"""Looking for a table: what is heard, what to do where nothing is, and its door."""

import pytest

from app.lan import sentences, tables_page
from app.lan.code_pad import CodePad
from app.tablet import device
from app.ui.buttons import PressPaper
from app.ui.scroll import Scroll
from app.ui.signs import Sign
from engine.lan.finding.beacon import Tried
from engine.lan.finding.sightings import Found, Here, Way
from engine.lan.guest.guest import Place
from engine.lan.protocol import frames
from engine.rules import Why
from tests.app.bridge.fake_bridge import HOME, LONG, on, table

SIZES = ((360, 740), (640, 360), (360, 640), (800, 1280), (1280, 800))


def found(number=0, name="Grandmother Hannah", **more):
    called_out = {"game": "dixit", "port": 47473, "speaks": frames.VERSION, "free": 2, "seats": 6} | more
    return Found(
        Here(table=f"{number:016x}", name=name, **called_out), (Way(f"192.168.1.{number + 10}", called_out["port"]),)
    )


def hear(easel, *tables):
    """These tables call out now."""
    easel.page.nearby.tell(tables, easel.page.nearby.tried)
    easel.frames(2)


def look(easel):
    on(easel)
    easel.tap("Tables")
    easel.wait(lambda: easel.reads("Tables near you"), "the page")
    return easel


@pytest.fixture
def looking(easel):
    return look(easel)


@pytest.fixture
def in_silence(easel, monkeypatch):
    """Nothing was heard for as long as the page waits."""
    monkeypatch.setattr(tables_page, "PATIENT", 0.01)
    look(easel)
    easel.wait(lambda: easel.reads("No tables nearby"), "what was tried")
    return easel


def test_a_table_is_two_taps_away_and_vanishes_when_it_is_gone(looking):
    assert looking.reads("Looking for tables")
    hear(looking, found(), found(1, LONG, game="yokai", free=0))
    assert looking.reads("Grandmother Hannah's table")
    assert looking.reads("Dixit · 2 free seats")
    assert looking.reads("Portrait of a Yokai · no free seat; you may watch")
    hear(looking, found())
    assert not looking.reads(LONG)
    looking.tap("Grandmother Hannah's table")
    assert looking.reads("Type the code that Grandmother Hannah's tablet shows.")


def test_a_table_that_changes_stays_under_the_finger(looking):
    hear(looking, *(found(number) for number in range(3)))
    rows = looking.all(tables_page.TableRow)
    hear(looking, *(found(number, free=1) for number in range(3)))
    assert len(rows) == 3 and looking.all(tables_page.TableRow) == rows
    assert looking.reads("Dixit · 1 free seat")


def test_twenty_tables_are_readable_on_a_phone(looking):
    hear(looking, *(found(number, LONG if number % 2 else f"Table {number}") for number in range(20)))
    for size in SIZES:
        looking.turn(*size)
        assert not looking.outside()
        assert not looking.hard_to_read()
        assert not looking.too_small()
    assert len(looking.all(tables_page.TableRow)) == 20


def test_where_nothing_is_heard_it_says_what_was_tried_and_what_to_try(in_silence, monkeypatch):
    assert in_silence.reads("same Wi-Fi")
    assert in_silence.reads("photograph the square code")
    monkeypatch.setattr(sentences, "own_addresses", lambda: "192.168.1.17")
    in_silence.page.nearby.tell((), Tried(failed=("255.255.255.255",), deaf=True, other_version=True))
    in_silence.frames(2)
    for words in (
        "This tablet (192.168.1.17) has asked all over its network",
        "did not let this tablet ask",
        "Another app is using the port",
        "another version of Easel",
    ):
        assert in_silence.reads(words)
    for size in SIZES:
        in_silence.turn(*size)
        assert not in_silence.outside()
        assert not in_silence.hard_to_read()


def test_without_a_network_it_says_so(in_silence, monkeypatch):
    monkeypatch.setattr(sentences, "own_addresses", lambda: "")
    in_silence.turn(*SIZES[0])
    assert in_silence.reads("This tablet is not on a network. Turn on Wi-Fi.")


def test_without_permission_it_says_where_to_give_it(easel, monkeypatch):
    monkeypatch.setattr(device, "ask_for_network", lambda tell: tell(False))
    look(easel)
    assert easel.reads("Allow “Nearby devices” for Easel")


def test_a_table_of_another_version_says_which_device_to_update(looking):
    hear(looking, found(0, speaks=frames.VERSION + 1), found(1, speaks=frames.VERSION - 1), found(2, game="chess"))
    assert looking.reads("Hosted by a newer Easel: update this one")
    assert looking.reads("Hosted by an older Easel: update it there")
    looking.tap("Hosted by an older Easel")
    assert looking.reads("Tables near you"), "its door stays closed"


def test_an_address_is_typed_where_no_broadcast_passes(looking):
    looking.tap("Type the address of a table")
    looking.wait(lambda: looking.page.sheets, "the sheet")
    sheet = looking.page.sheets[-1]
    sheet.field.insert_text("192.168.1,x")
    assert sheet.field.text == "192.168.1.", "a comma is a full stop, letters are none"
    looking.tap("Knock there")
    assert looking.reads("An address has four numbers with dots between them.")
    sheet.field.insert_text("17")
    looking.tap("Knock there")
    looking.wait(lambda: looking.reads("Type the code that the hosting tablet shows."), "the door")
    assert looking.page.places == (HOME,)


# The door


@pytest.fixture
def door(easel):
    bridge = on(easel)
    easel.app.library.add("Ada", 3)
    easel.go("join", called="Grandmother Hannah", places=(HOME,), table="0011223344556677")
    easel.bridge = bridge
    return easel


def pad_of(easel):
    (pad,) = easel.all(CodePad)
    return pad


def type_code(easel, code="K7M4QX"):
    keys = {key.text: key for key in pad_of(easel).walk() if getattr(key, "text", "")}
    for sign in code:
        easel.tap(keys[sign])


def test_six_taps_knock_and_a_known_code_opens(door):
    type_code(door, "K7M")
    type_code(door, "5")
    door.tap(next(sign for sign in pad_of(door).walk() if isinstance(sign, Sign)))  # taken back
    type_code(door, "4QX")
    assert door.bridge.joined == [((HOME,), "0011223344556677", "K7M4QX", "Ada")]
    assert door.reads("Knocking")
    door.bridge.tell_link("in")
    door.bridge.tell_lobby(table())
    door.frames(3)
    assert door.reads("Bo's table")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_whole_pad_is_in_sight(door, size):
    door.turn(*size)
    (scroll,) = door.all(Scroll)
    keys = [key for key in pad_of(door).walk() if isinstance(key, PressPaper)]
    low, high = min(key.to_window(*key.pos)[1] for key in keys), max(key.to_window(0, key.top)[1] for key in keys)
    assert low >= 0 and high <= size[1] and scroll.children[0].height <= scroll.height


def test_a_wrong_code_says_so_and_the_next_sign_begins_anew(door):
    type_code(door)
    door.bridge.tell_link("out", Why("wrong-code"))
    assert door.reads("This is not the code of this table.")
    type_code(door, "000000")
    assert door.bridge.codes == ["000000"]
    door.bridge.tell_link("out", Why("too-many-tries"))
    assert door.reads("The code was wrong too often. Wait a little, then try again.")


def test_while_the_door_is_answered_nothing_is_typed(door):
    type_code(door, "K7M4QX77")
    assert door.page.typed == "K7M4QX"
    assert len(door.bridge.joined) == 1


def test_a_table_that_does_not_answer_is_told(door):
    type_code(door)
    door.bridge.tell_link("seeking", tries=9)
    assert door.reads("The table does not answer. Is its tablet awake, and on the same Wi-Fi as this one?")


def test_every_way_to_be_sent_away_is_a_sentence_that_fits_a_phone(door):
    door.turn(640, 360)
    type_code(door)
    for key in ("table-full", "table-older", "table-newer", "put-out", "host-unproven"):
        door.bridge.tell_link("out", Why(key))
        door.frames(1)
        assert door.page.message.text
        assert key not in door.page.message.text
        assert not door.outside()
    assert not door.too_small()
    assert not door.hard_to_read()


def test_a_keyboard_types_too_with_cyrillic_letters_and_look_alikes(door):
    from kivy.core.window import Window

    for typed in ("к", "7", "М", "4", "ж", "q", "Х"):
        Window.dispatch("on_key_down", 0, 0, typed, [])
    assert door.bridge.joined[0][2] == "K7M4QX"
    door.app.go("home")
    Window.dispatch("on_key_down", 0, 0, "k", [])  # nobody listens any more


def test_going_away_from_the_door_is_giving_up(door):
    type_code(door)
    door.app.back()
    assert door.bridge.left_for_good


def test_a_photographed_code_knocks_by_itself(easel):
    bridge = on(easel)
    easel.app.together.open_link("easel://join?t=0011223344556677&c=k7m4qx&a=192.168.1.17:47473&a=10.0.0.4:4711")
    easel.frames(2)
    assert bridge.joined == [((HOME, Place("10.0.0.4", 4711)), "0011223344556677", "K7M4QX", "Guest")]
    easel.app.together.open_link("easel://buy?everything=now")
    assert easel.reads("This link does not lead to a table.")


def test_a_link_does_not_tear_anybody_from_a_table(easel):
    bridge = on(easel)
    bridge.lobby = table()
    easel.app.together.open_link("easel://join?t=0011223344556677&c=K7M4QX&a=192.168.1.17:47473")
    assert bridge.joined == []
    assert easel.reads("Leave this table first, then scan the code again.")
