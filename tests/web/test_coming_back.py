"""Sleep, reload, a lost network, a second tab, another browser, a host that dies or moves: the seat is found again, or
the page says what to do; and nothing is played twice."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.web.site import TableSite
from engine.lan.host.browser_door import BrowserSession
from engine.lan.lobby.wishes import Give, PutOut
from tests.harness.web.browser import Browser, Phone, sat_down
from tests.harness.web.evening import Evening
from tests.web.conftest import Evenings, has_the_first_idea

WIRE = Path(__file__).with_name("wire.js").read_text(encoding="utf-8")
MIA, TARAS = 1, 2
IN = "document.querySelector('.play .strip') && !document.querySelector('.strip').innerText.includes('Connection lost')"


def two_phones(browser: Browser, table: Evening) -> tuple[Phone, Phone]:
    """Mia's and Taras's; Olenka is at the app, and there is a bot."""
    table.sit("Olenka")
    phones = browser.page(), browser.page()
    for phone, name in zip(phones, ("Mia", "Taras")):
        phone.before_it_opens(WIRE)
        phone.open(table.way_in)
        sat_down(phone, name)
    table.sit(bots=1, first=3)
    return phones


def until_a_clue_is_told(table: Evening, phones: tuple[Phone, Phone]) -> None:
    """Mia has told, Taras has to give a card, and Olenka waits."""
    for phone in phones:
        phone.tap(".lobby .foot .amber")
    phones[1].until("document.querySelector('.lobby .foot .press:not(.amber)')", "ready")
    table.begin(people=False)
    has_the_first_idea(table, phones[0], MIA)
    phones[0].tap(".card:nth-child(2)")
    phones[0].tap(".bottom .press.amber")
    phones[0].tap(".veil .press:not(.amber)", "aloud")
    phones[1].until("document.querySelector('.bottom .press')", "a card is asked of Taras")


@pytest.fixture
def a_clue_is_told(browser: Browser, evening: Evenings) -> tuple[Evening, Phone, Phone]:
    table = evening("dixit", "classic")
    phones = two_phones(browser, table)
    until_a_clue_is_told(table, phones)
    return table, *phones


@pytest.fixture(scope="module")
def company(
    chromium: Browser, site: TableSite, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Evening, tuple[Phone, Phone]]]:
    """For tests after which all sit as before: to open pages costs more than all that is done on them here."""
    table = Evening(tmp_path_factory.mktemp("table"), site, "dixit", "classic")
    phones = two_phones(chromium, table)
    yield table, phones
    for phone in phones:
        phone.close()
    table.close()


@pytest.fixture
def again_a_clue_is_told(company: tuple[Evening, tuple[Phone, Phone]]) -> Iterator[tuple[Evening, Phone, Phone]]:
    """Another match of the same people."""
    table, phones = company
    until_a_clue_is_told(table, phones)
    yield table, *phones
    for phone in phones:
        phone.look()
        assert not phone.browser.complaints()
    table.rest()


def heard(table: Evening, seat: int) -> int:
    """How many moves the table has taken from a seat."""
    return int(table.do(lambda: table.table and table.table.scene(seat).heard))


def give(phone: Phone) -> None:
    phone.tap(".card:nth-child(1)")
    phone.tap(".bottom .press.amber")


def goes_on(table: Evening, taras: Phone) -> None:
    """Taras has given once, and the match comes to its vote, and Taras votes."""
    table.until(lambda: table.table and table.table.scene(TARAS).heard == 1)
    table.say(0, {"do": "give", "card": table.do(lambda: table.table and table.table.scene(0).view.hand[0])})
    taras.until("document.querySelector('.table .card:nth-child(4)')", "the vote")
    assert heard(table, TARAS) == 1


def test_a_page_that_is_opened_again_has_its_seat_and_no_more(again_a_clue_is_told: Any) -> None:
    table, mia, taras = again_a_clue_is_told
    for phone, name in ((mia, "Mia"), (taras, "Taras")):
        phone.run("location.reload()")
        phone.until(f"document.querySelector('.me')?.innerText.includes('{name}')", f"{name}'s seat")
    taras.look().back()  # a gesture at the rim of a phone
    taras.look().forward()
    taras.until("document.querySelector('.me')?.innerText.includes('Taras')", "Taras's seat")
    give(taras)
    goes_on(table, taras)
    assert len(table.lobby.devices) == 3


def test_a_move_whose_answer_was_lost_is_not_played_again(again_a_clue_is_told: Any) -> None:
    table, _mia, taras = again_a_clue_is_told
    taras.run("wire.deaf = true")
    give(taras)
    taras.tap(".bottom .press.amber")  # whoever waits for an answer taps again
    table.until(lambda: table.table and table.table.scene(TARAS).heard == 1)
    taras.run("wire.cut(); wire.deaf = false")
    goes_on(table, taras)
    assert not taras.run("return document.querySelector('.notice')"), "nobody is told that they have given already"


def test_a_move_that_never_left_the_phone_is_played_when_it_wakes_up(again_a_clue_is_told: Any) -> None:
    table, _mia, taras = again_a_clue_is_told
    taras.run("wire.dumb = wire.deaf = true")  # asleep: the socket is dead, and nobody has said so
    give(taras)
    assert heard(table, TARAS) == 0
    taras.run(
        "wire.dead = wire.sockets.length; setTimeout(() => { wire.dumb = wire.deaf = false }, 2000);"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    goes_on(table, taras)
    assert taras.run("return wire.sockets.length > wire.dead"), "another link, since nothing was heard on the old one"


def test_a_lost_network_is_said_and_found_again(again_a_clue_is_told: Any) -> None:
    table, _mia, taras = again_a_clue_is_told
    offline = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    taras.cdp("Network.enable", {})
    taras.cdp("Network.emulateNetworkConditions", {"offline": True, **offline})
    taras.until("document.querySelector('.strip').innerText.includes('Connection lost')", "that the connection is lost")
    give(taras)
    taras.cdp("Network.emulateNetworkConditions", {"offline": False, **offline})
    taras.until(IN, "the table again")
    goes_on(table, taras)


@pytest.mark.parametrize("seconds", [BrowserSession.silence - 1, BrowserSession.silence + 1])
def test_a_table_that_is_silent_for_too_long_is_knocked_at_anew(again_a_clue_is_told: Any, seconds: float) -> None:
    """The socket stands, as it does where a phone was carried away, and every ten seconds it is asked."""
    _table, _mia, taras = again_a_clue_is_told
    taras.run(
        "wire.deaf = true; wire.before = wire.sockets.length; wire.said = []; wire.ahead += arguments[0]",
        1000 * seconds,
    )
    taras.run("wire.every[arguments[0]]()", round(1000 * BrowserSession.beat_after))
    said = [json.loads(frame)["is"] for frame in taras.run("return wire.said")]
    if seconds < BrowserSession.silence:
        assert said == ["beat"] and taras.run(f"return wire.sockets.length === wire.before && Boolean({IN})")
        taras.run("wire.deaf = false")
        return
    assert not said and "Connection lost" in taras.run("return document.querySelector('.strip').innerText")
    taras.run("wire.deaf = false")
    taras.until(f"wire.sockets.length > wire.before && {IN}", "the table again, by itself")


def test_a_seat_is_found_again_when_the_host_was_killed(again_a_clue_is_told: Any) -> None:
    table, _mia, taras = again_a_clue_is_told
    table.kill()
    taras.until("document.querySelector('.strip').innerText.includes('Connection lost')", "that the connection is lost")
    give(taras)
    table.open_again()
    goes_on(table, taras)


def test_the_door_that_was_shut_and_opened_again(again_a_clue_is_told: Any) -> None:
    table, _mia, taras = again_a_clue_is_told
    table.do(table.host.shut_to_browsers)
    taras.until("document.body.innerText.includes('closed to browsers')", "that the door is shut")
    above, below = taras.run(
        "const [first, last] = ['first', 'last'].map((which) =>"
        " document.querySelector(`.page > :${which}-child`).getBoundingClientRect());"
        "return [first.top, innerHeight - last.bottom]"
    )
    assert abs(above - below) < 2, "what is said there stands in the middle"
    table.do(table.open_door)
    taras.until("document.querySelector('.me')?.innerText.includes('Taras')", "the seat again, by itself")
    give(taras)
    goes_on(table, taras)


def test_the_newest_tab_has_the_seat_and_the_older_one_can_take_it_back(
    browser: Browser, again_a_clue_is_told: Any
) -> None:
    table, _mia, taras = again_a_clue_is_told
    newer = browser.page(table.address, seat=taras.seat)
    newer.until("document.querySelector('.me')?.innerText.includes('Taras')")
    taras.until("document.body.innerText.includes('another tab')", "that it is open elsewhere")
    taras.tap(".press.amber", "this tab")
    taras.until("document.querySelector('.me')?.innerText.includes('Taras')")
    newer.until("document.body.innerText.includes('another tab')", "that it is open elsewhere")
    give(taras)
    goes_on(table, taras)


def test_who_stole_a_seat_is_put_out_with_it(browser: Browser, a_clue_is_told: Any) -> None:
    table, _mia, taras = a_clue_is_told
    token = taras.run("return localStorage.getItem('easel.seat.token')")
    thief = browser.page(table.address)
    thief.run("localStorage.setItem('easel.seat.token', arguments[0])", token)
    thief.run("localStorage.setItem('easel.seat.table', arguments[0]); location.reload()", table.lobby.table)
    thief.until("document.querySelector('.me')?.innerText.includes('Taras')", "the seat, for a moment")
    taras.until("document.body.innerText.includes('another tab')")
    [device] = [device for device in table.lobby.devices if device.name == "Taras"]
    table.wish(PutOut(device.id))
    for phone in (thief, taras):
        if phone is taras:
            phone.tap(".press.amber", "this tab")
        phone.until("document.querySelector('.arrival [role=alert]')", "that it was removed")
        phone.run("location.reload()")
        phone.until("document.querySelector('.arrival')")
    assert taras.run("return localStorage.getItem('easel.seat.token')") != token


def test_at_the_hosts_new_address_the_page_says_how_the_seat_is_had_again(
    browser: Browser, a_clue_is_told: Any
) -> None:
    table, _mia, taras = a_clue_is_told
    old = table.address
    table.kill()
    table.open_again(elsewhere=True)
    assert table.address != old
    taras.until("document.querySelector('.strip').innerText.includes('another address')", "what to do")
    taras.run("location.reload()")  # as kept by the browser: nothing is there any more
    again = browser.page(table.way_in)
    sat = "document.querySelector('.arrival')"
    again.until(sat)
    again.type("#name", "Taras")
    again.tap(".arrival .press.amber")
    again.until("document.querySelector('.strip').innerText.includes('host can give')", "what to do")
    [new] = [device for device in table.lobby.devices if device.name == "Taras" and device.here]
    table.wish(Give(TARAS, new.id))
    give(again)
    goes_on(table, again)


def test_after_the_evening_its_address_gives_nothing(browser: Browser, again_a_clue_is_told: Any) -> None:
    table, _mia, taras = again_a_clue_is_told
    address = taras.run("return location.href")
    assert table.record.browser_code not in address
    stranger = browser.page(address.replace(f"127.0.0.{taras.seat}", "127.0.0.1"))
    stranger.type("#name", "Eve")
    stranger.tap(".arrival .foot .press")
    assert stranger.run("return document.activeElement.className") == "code-field", "the code is asked for"
