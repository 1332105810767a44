"""The lobby: chairs fill up, who is on which device, ready, start; and who is away while a match is played."""

import msgspec
import pytest

from app.lan import sentences
from app.ui.words import Words
from engine.lan.guest.guest import Place
from engine.lan.lobby import wishes
from engine.lan.lobby.lobby import Chair
from engine.rules import Why
from tests.app.bridge.fake_bridge import HOST, LONG, THIRD, US, on, table
from tests.lan.faces import face

SIZES = ((640, 360), (360, 640), (800, 1280), (1280, 800))

EVERYBODY = (
    (0, "Bo", HOST),
    (1, Chair("Ada", 3, US, ready=True)),
    (2, LONG, THIRD),
    (3, Chair("Fox", 5, HOST, bot="weak")),
)


@pytest.fixture
def bridge(easel):
    return on(easel)


@pytest.fixture
def guest(easel, bridge):
    easel.app.library.add("Ada", 3)
    bridge.lobby = table(seated=EVERYBODY)
    easel.go("lobby")
    return easel


@pytest.fixture
def host(easel, bridge):
    easel.app.library.add("Ada", 3)
    bridge.lobby = table(host=US, seated=EVERYBODY, missing=Why("wait-for-ready"))
    easel.go("lobby")
    return easel


def sheet(easel):
    return easel.wait(lambda: easel.page.sheets and easel.page.sheets[-1], "the sheet")


@pytest.mark.parametrize("hosts", [False, True])
def test_on_a_phone_held_sideways_two_chairs_are_seen_at_once(easel, bridge, hosts):
    """Of a guest beside each other, of a host below each other beside the sign."""
    from app.lan.chair import ChairRow
    from app.ui.scroll import Scroll

    easel.app.library.add("Ada", 3)
    easel.turn(640, 360)
    bridge.lobby = table(host=US if hosts else HOST, seated=EVERYBODY)
    easel.go("lobby")
    easel.frames(3)
    low = min(scroll.to_window(*scroll.pos)[1] for scroll in easel.all(Scroll))
    seen = [row for row in easel.all(ChairRow) if row.to_window(*row.pos)[1] >= low - 1]
    assert len(seen) >= 2


# Coming in


def test_who_comes_in_sits_on_the_first_free_chair_at_once(easel, bridge):
    easel.app.library.add("Ada", 3, face())
    bridge.lobby = table(seated=[(0, "Bo", HOST)])
    easel.go("lobby")
    assert bridge.wishes == [wishes.Sit(1, "Ada", 3, face(), easel.app.library.players()[0].id)]


def test_P32_the_time_that_somebody_needs_comes_with_them(easel, bridge):
    ada = easel.app.library.add("Ada", 3, face())
    easel.app.library.change(own_time={ada.id: 200})
    bridge.lobby = table(seated=[(0, "Bo", HOST)])
    easel.go("lobby")
    assert bridge.wishes == [wishes.Sit(1, "Ada", 3, face(), ada.id, 200)]


def test_a_face_that_no_device_could_show_stays_at_home(easel, bridge):
    easel.app.library.add("Ada", 3, b"no ink")
    bridge.lobby = table(seated=[(0, "Bo", HOST)])
    easel.go("lobby")
    assert bridge.wishes[0].face is None


def test_somebody_whom_the_device_does_not_know_is_seated_too(easel, bridge):
    bridge.lobby = table(seated=[(0, "Bo", HOST)])
    easel.go("lobby")
    assert bridge.wishes == [wishes.Sit(1, "Player 2", 1)]


def test_who_did_not_get_the_chair_takes_the_next(easel, bridge, monkeypatch):
    bridge.lobby = table(seated=[(0, "Bo", HOST)])
    taken = table(seated=[(0, "Bo", HOST), (1, "Cy", THIRD)])

    def wish(wished, answered):
        bridge.wishes.append(wished)
        if len(bridge.wishes) == 1:
            bridge.lobby = taken
            answered(Why("chair-taken"))

    monkeypatch.setattr(bridge, "wish", wish)
    easel.go("lobby")
    assert [wished.chair for wished in bridge.wishes] == [1, 2]


def test_at_a_full_table_one_watches(easel, bridge):
    bridge.lobby = table(chairs=2, game="yokai", variant="duel", seated=[(0, "Bo", HOST), (1, "Cy", THIRD)])
    easel.go("lobby")
    assert bridge.wishes == []
    assert easel.reads("You are watching.")


# Seeing


def test_everybody_sees_who_sits_where_on_which_device(guest):
    for words in ("Bo's table", "Dixit, Classic", "on this tablet", "on another tablet", "a gentle opponent"):
        assert guest.reads(words)
    assert guest.reads(f"{LONG}'s tablet")


@pytest.mark.parametrize("role", ["host", "guest"])
def test_twelve_seats_and_long_names_fit_every_screen(easel, bridge, role):
    easel.app.library.add("Ada", 3)
    seated = [(number, Chair(LONG, number, (US, HOST, THIRD)[number % 3])) for number in range(11)]
    bridge.lobby = table(host=US if role == "host" else HOST, chairs=12, seated=seated, missing=Why("wait-for-ready"))
    easel.go("lobby")
    for size in SIZES:
        easel.turn(*size)
        assert not easel.outside()
        assert not easel.too_small()
        assert " ".join(easel.words()).replace("-\n", "-").count(LONG) >= 11, "on two lines where one is too short"
        if size[0] > 400:
            assert not easel.hard_to_read()


def test_a_device_that_is_away_is_shown(guest, bridge):
    bridge.tell_lobby(table(seated=EVERYBODY, away=(THIRD,)))
    guest.frames(2)
    assert guest.reads("on another tablet, away")
    assert guest.reads("out of reach")


def test_a_lost_way_is_told_and_the_page_stays(guest, bridge):
    bridge.tell_link("seeking", tries=2)
    guest.frames(2)
    assert guest.reads("The connection to the table is lost.")
    bridge.tell_link("in")
    guest.frames(2)
    assert not guest.reads("The connection to the table is lost.")


def test_who_is_let_out_is_told_why_at_home(guest, bridge):
    for key, words in (("put-out", "have removed this device"), ("table-closed", "The table was closed.")):
        bridge.lobby = table(seated=EVERYBODY)
        guest.go("lobby")
        bridge.tell_link("out", Why(key))
        guest.frames(2)
        assert guest.reads("Four picture games")
        assert guest.reads(words)


# Doing


def test_ready_and_not_yet(guest, bridge):
    assert guest.reads("The host starts when everybody is ready.")
    guest.tap("Not yet")
    assert bridge.wishes == [wishes.Ready(False)]
    bridge.tell_lobby(table(seated=[(0, "Bo", HOST), (1, Chair("Ada", 3, US))]))
    guest.frames(2)
    guest.tap("Ready")
    assert bridge.wishes[-1] == wishes.Ready(True)


def test_a_seat_is_changed_with_two_taps(guest, bridge):
    guest.tap(guest.all_that_say("Sit down here")[0])
    sheet(guest)
    guest.tap("Move Ada over here")
    (wish,) = bridge.wishes
    assert wish.chair == 1
    assert wish.to in (4, 5)


def test_another_player_of_this_device_sits_down_too(guest, bridge):
    guest.app.library.add("Taras", 7)
    guest.tap(guest.all_that_say("Sit down here")[0])
    sheet(guest)
    assert not guest.all_that_say("A strong opponent"), "bots are the host's to invite"
    guest.tap("Taras")
    assert bridge.wishes[0].name == "Taras"


def test_one_stands_up(guest, bridge):
    guest.tap(guest.all_that_say("Ada")[0])
    sheet(guest)
    guest.tap("Stand up")
    assert bridge.wishes == [wishes.Stand(1)]


def test_a_chair_of_others_is_not_ours_to_touch(guest):
    guest.tap(guest.all_that_say("Bo")[-1])
    assert not guest.page.sheets


def test_what_may_not_be_is_said_beside_the_button(guest, bridge):
    bridge.refuses = Why("chair-taken")
    guest.tap(guest.all_that_say("Sit down here")[0])
    sheet(guest)
    guest.tap("A guest")
    assert guest.reads("Somebody sits there already.")


def test_leaving_asks_first_and_frees_the_chair(guest, bridge):
    guest.back()
    guest.tap("Leave")
    guest.frames(2)
    assert bridge.left_for_good
    assert guest.reads("Four picture games")


# Hosting


def test_the_host_shows_the_code_the_square_and_the_address(host):
    from app.lan.qr_code import QrCode

    for size in SIZES:
        host.turn(*size)
        assert host.reads("K7M 4QX")
        assert host.reads("192.168.1.17")
        (square,) = host.all(QrCode)
        assert min(square.size) >= 130
    assert host.reads("Address: 192.168.1.17  ·  10.0.0.4:4711")


def test_by_night_the_square_does_not_glare_and_is_still_told_from_its_paper(host):
    from app.lan.qr_code import DARK, light
    from app.look import theme

    day = theme.luminance(light())
    host.app.change(night=True)
    assert theme.luminance(light()) < day / 1.8
    assert theme.contrast(DARK, light()) >= 4.5


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_square_is_there_in_very_large_letters_too(host, language):
    from app.lan.host_sign import DoorSign
    from app.lan.qr_code import QrCode

    host.app.change(language=language, letters="largest")
    for size in SIZES:
        host.turn(*size)
        (square,) = host.all(QrCode)
        assert min(square.size) >= 130, size
        (sign,) = host.all(DoorSign)
        cut = [one.text for one in sign.walk() if isinstance(one, Words) and (one.is_shortened or one.font_size < 14)]
        assert not cut and not host.outside(), (size, cut)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_game_and_a_guest_are_seen_before_one_scrolls(easel, bridge, language):
    from app.lan.chair import ChairRow
    from app.ui.scroll import Scroll

    easel.app.change(language=language)
    easel.app.library.add("Ada", 3)
    for code in ("", "75MF5W"):
        for size in ((640, 360), (360, 740), (800, 1280), (1280, 800)):
            bridge.browser_code, bridge.lobby = code, table(host=US, seated=EVERYBODY, missing=Why("wait-for-ready"))
            easel.turn(*size)
            easel.go("lobby")
            (scroll,) = easel.all(Scroll)
            fold = scroll.to_window(0, scroll.y)[1]
            low = [row.to_window(0, row.y)[1] - fold for row in easel.all(ChairRow)]
            assert sum(room >= 0 for room in low) >= (1 if min(size) < 480 else 4), (size, code, low)
            title = easel.find(sentences.game_title("dixit", "classic"))
            assert title.to_window(0, title.y)[1] >= fold, size
            easel.go("home")


def test_browsers_may_come_after_one_tap_and_read_their_own_sign(host, bridge):
    assert host.reads("What a browser shows and says can be read by others on the same Wi-Fi.")
    assert not host.reads("75M F5W") and not host.reads("http://")
    host.tap("Phones with a browser may join")
    for words in ("75M F5W", "http://192.168.1.17:47473/", "Same Wi-Fi as this tablet"):
        assert host.reads(words)
    assert not host.reads("K7M 4QX"), "one sign at a time: nobody photographs the other one"
    host.tap("Code for tablets")
    assert host.reads("K7M 4QX") and not host.reads("75M F5W")
    host.tap("Code for phones")
    host.tap("Phones with a browser may join")
    host.frames(2)
    assert bridge.browser_code == "" and host.reads("K7M 4QX") and not host.reads("http://")


def test_the_host_reads_what_helps_where_the_page_does_not_open(host):
    host.tap("Phones with a browser may join")
    host.tap("If it does not open")
    sheet(host)
    for words in ("mobile data", "VPN", "guest Wi-Fi", "http://192.168.1.17:47473/tv"):
        assert host.reads(words)


@pytest.mark.parametrize("letters", ["normal", "largest"])
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_sign_for_phones_fits_every_screen(host, bridge, language, letters):
    from app.lan.host_sign import DoorSign
    from app.lan.qr_code import QrCode

    bridge.browser_code, bridge.places = "75MF5W", (Place("192.168.100.100", 47473),)
    host.app.change(language=language, letters=letters)
    for size in SIZES:
        host.turn(*size)
        (square,) = host.all(QrCode)
        assert min(square.size) >= 130, size
        (sign,) = host.all(DoorSign)
        cut = [one.text for one in sign.walk() if isinstance(one, Words) and (one.is_shortened or one.font_size < 13)]
        assert not cut and not host.outside(), (size, cut)


def test_who_came_with_a_browser_is_seen_and_shown_out(host, bridge):
    bridge.tell_lobby(table(host=US, seated=EVERYBODY, browsers=(THIRD,)))
    host.frames(2)
    assert host.reads(f"{LONG}'s browser") and host.reads("in a browser")
    host.tap("Remove browser")
    sheet(host)
    host.tap(host.all_that_say("Remove browser")[-1])
    host.frames(2)
    assert bridge.wishes[-1] == wishes.PutOut(THIRD)


def test_the_host_cannot_start_before_everybody_is_ready_and_reads_why(host, bridge):
    assert host.reads("Not everybody is ready yet.")
    host.tap("Start")
    assert bridge.begun == []
    bridge.tell_lobby(table(host=US, seated=EVERYBODY))
    host.frames(2)
    host.tap("Start")
    assert len(bridge.begun) == 1


def test_P32_the_host_deals_the_time_that_each_brought(host, bridge):
    seated = [(0, "Bo", HOST), (1, Chair("Ada", 3, US, ready=True, own_time=150)), (2, LONG, THIRD)]
    bridge.tell_lobby(table(host=US, game="pictomania", variant="live", chairs=3, seated=seated))
    host.frames(2)
    host.tap("Start")
    (options,) = bridge.begun
    assert msgspec.json.decode(options)["own_time"] == [100, 150, 100]


def test_the_host_invites_a_bot_and_puts_a_device_out_after_asking(host, bridge):
    host.tap(host.all_that_say("Sit down here")[0])
    sheet(host)
    host.tap("A strong opponent")
    assert bridge.wishes[-1].bot == "strong"
    host.tap(host.all_that_say("Remove tablet")[0])
    sheet(host)
    assert host.reads("It leaves the table, and can come back only if you let it.")
    host.tap(host.all_that_say("Remove tablet")[-1])
    host.frames(2)
    assert isinstance(bridge.wishes[-1], wishes.PutOut)
    assert bridge.wishes[-1].device in (HOST, THIRD)


def test_the_host_changes_what_is_played(host, bridge):
    host.tap("Party")
    wish = bridge.wishes[-1]
    assert (wish.game, wish.variant) == ("dixit", "party")
    host.tap("40")
    assert b"40" in bridge.wishes[-1].options


def test_from_the_set_up_a_table_is_opened_with_those_who_sit_there(easel, bridge):
    easel.app.library.add("Ada", 3)
    easel.go("setup", game="yokai")
    easel.tap("Other tablets may join")
    assert bridge.hosted == [("Ada", "yokai", "duel")]
    assert easel.reads("Opening the table")
    bridge.tell_lobby(table(host=US, chairs=2, game="yokai", variant="duel"))
    easel.frames(2)
    assert [type(wish) for wish in bridge.wishes] == [wishes.Sit, wishes.SeatBot]
    assert bridge.wishes[0].name == "Ada"


def test_pictomania_among_tablets_is_played_all_at_once(easel, bridge):
    easel.go("setup", game="pictomania")
    easel.tap("Other tablets may join")
    assert bridge.hosted[0][2] == "live"


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_other_languages_fit_too(open_easel, language):
    easel = open_easel(language=language)
    bridge = on(easel)
    easel.app.library.add("Оленка", 3)
    for host in (US, HOST):
        bridge.lobby = table(host=host, seated=EVERYBODY, away=(THIRD,), missing=Why("wait-for-ready"))
        easel.go("lobby")
        easel.turn(*SIZES[1])
        assert not easel.outside()
        assert not easel.reads("tablet")
        easel.go("home")
