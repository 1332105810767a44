"""From the sign of the host to a chair: photographed or typed, and what is said to whoever is not let in."""

import time

from tests.harness.web.browser import Browser, sat_down
from tests.harness.web.players import too_small
from tests.web.conftest import Evenings

ON_A_CHAIR = "document.querySelector('.lobby .chair.mine')"
FILM = "document.querySelector('video.awake')"


def test_from_the_sign_to_a_chair_within_five_touches_and_ten_seconds(browser: Browser, evening: Evenings) -> None:
    table = evening("dixit", "classic")
    begun = time.monotonic()
    phone = browser.page(table.way_in)
    phone.until("document.querySelector('#name')")
    assert not phone.run(f"return {FILM}"), "no phone plays it before its first tap"
    sat_down(phone, "Mia")
    assert time.monotonic() - begun < 10
    phone.until(f"{FILM}.currentTime > 0 && !{FILM}.paused", "the silent film that keeps the screen awake")
    assert phone.touched <= 5
    assert [chair.name for chair in table.lobby.chairs if chair] == ["Mia"]
    assert "#" not in phone.run("return location.href"), "the code stays in nobody's history"


def test_a_face_is_drawn_and_a_colour_chosen_within_the_same_touches(browser: Browser, evening: Evenings) -> None:
    table = evening("dixit", "classic")
    phone = browser.page(table.way_in, (360, 740))
    phone.tap(".colour:nth-child(7)")
    assert not too_small(phone)
    assert "Start over" not in phone.text(), "nothing is there that could be mended"
    phone.stroke(".arrival .pad", (0.3, 0.3), (0.5, 0.7), (0.7, 0.3))
    phone.until("document.body.innerText.includes('Start over')")
    sat_down(phone, "Mia")
    assert phone.touched <= 5
    [chair] = [chair for chair in table.lobby.chairs if chair]
    assert chair.colour == 6
    other = browser.page(table.way_in)
    sat_down(other, "Taras")
    other.until("document.querySelector('.chair:not(.mine) canvas.face')", "Mia's face on another phone")
    phone.tap(".chair.mine")
    phone.until("document.querySelector('.veil .colour')", "how Mia looks")
    assert not too_small(phone)


def test_a_wild_hand_is_stopped_before_the_table_refuses_its_face(browser: Browser, evening: Evenings) -> None:
    table = evening("dixit", "classic")
    phone = browser.page(table.way_in)
    phone.until("document.querySelector('.arrival .pad')")
    phone.run(
        """const pad = document.querySelector('.arrival .pad');
        const box = pad.getBoundingClientRect(), at = (x, y) => ({ pointerId: 7, pointerType: 'touch', bubbles: true,
            width: 20, height: 20, clientX: box.x + x * box.width, clientY: box.y + y * box.height });
        (async () => {
            pad.dispatchEvent(new PointerEvent('pointerdown', at(0.1, 0.1)));
            for (let n = 0; n < 700 && !pad.matches('.shut'); n++) {
                pad.dispatchEvent(new PointerEvent('pointermove', at(n % 2 ? 0.1 : 0.9, n % 3 / 3)));
                if (n % 10 === 0) await new Promise((next) => setTimeout(next, 60));
            }
        })();"""
    )
    phone.until("document.querySelector('.arrival .pad.shut')", "the hand stopped")
    sat_down(phone, "Mia")
    assert [chair.face is not None for chair in table.lobby.chairs if chair] == [True]


def test_a_typed_code_may_have_signs_that_look_alike(browser: Browser, evening: Evenings) -> None:
    table = evening("dixit", "classic")
    phone = browser.page(table.address)
    code = table.record.browser_code
    phone.tap(".code-field")
    phone.write(f"{code[:3]} {code[3:]}".lower().replace("0", "o").replace("1", "l"))
    sat_down(phone, "Mia")


def test_a_wrong_code_is_said_and_the_right_one_is_taken(browser: Browser, evening: Evenings) -> None:
    table = evening("dixit", "classic")
    phone = browser.page(table.address)
    phone.tap(".code-field")
    phone.write("000000")
    phone.type("#name", "Mia")
    phone.tap(".arrival .press.amber")
    phone.until("document.querySelector('[role=alert]')", "that the code was wrong")
    phone.open(table.way_in)
    phone.until("document.querySelector('#name')?.value === 'Mia'", "the name that was typed before")
    phone.tap(".arrival .press.amber")
    phone.until(ON_A_CHAIR)


def test_the_door_that_was_shut_is_said(browser: Browser, evening: Evenings) -> None:
    table = evening("dixit", "classic")
    phone = browser.page(table.way_in)
    phone.until("document.documentElement.dataset.ready === '' && document.querySelector('.symbol')")
    table.do(table.host.shut_to_browsers)
    phone.type("#name", "Mia")
    phone.tap(".arrival .press.amber")
    phone.until("document.body.innerText.includes('does not answer')", "what may be wrong")
    phone.tap(".press", "Back")
    phone.until("document.querySelector('#name')?.value === 'Mia'", "the door, as it was left")


def test_a_table_that_is_gone_while_one_sits_in_its_lobby_is_said_and_found_again(
    browser: Browser, evening: Evenings
) -> None:
    table = evening("dixit", "classic")
    phone = browser.page(table.way_in)
    sat_down(phone, "Mia")
    table.kill()
    phone.until("document.body.innerText.includes('another address')", "what to do")
    table.open_again()
    phone.until(ON_A_CHAIR)


def test_a_browser_that_keeps_nothing_says_so_and_plays(browser: Browser, evening: Evenings) -> None:
    table = evening("dixit", "classic")
    phone = browser.page()
    phone.before_it_opens(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied'); } })"
    )
    phone.open(table.way_in)
    phone.until("document.body.innerText.includes('Chrome or Safari')")
    sat_down(phone, "Mia")


def test_what_people_call_themselves_is_text_on_every_page(browser: Browser, evening: Evenings) -> None:
    table = evening("dixit", "classic")
    phone, screen = (
        browser.page(table.way_in),
        browser.page(f"{table.address}tv#{table.record.browser_code}", touch=False),
    )
    sat_down(phone, "<b id=x>Mia</b>")
    for page in (phone, screen):
        page.until("document.body.innerText.includes('<b id=x>Mia</b>')")
        assert not page.run("return document.querySelector('#x')")


def test_the_page_speaks_as_the_browser_and_as_its_reader_chooses(browser: Browser, evening: Evenings) -> None:
    phone = browser.page(evening("dixit", "classic").way_in, language="uk")
    phone.until("document.documentElement.lang === 'uk'")
    sat_down(phone, "Мія")
    phone.tap(".top .press")
    phone.tap(".choice .press", "Русский")
    phone.until("document.querySelector('.lobby .foot .amber')?.innerText === 'Готово'")
    phone.run("location.reload()")
    phone.until(f"document.documentElement.lang === 'ru' && {ON_A_CHAIR}")


def test_a_page_of_which_a_part_was_lost_on_the_way_asks_again(browser: Browser, evening: Evenings) -> None:
    table = evening("dixit", "classic")
    phone = browser.page()
    phone.cdp("Network.enable", {})
    phone.cdp("Network.setBlockedURLs", {"urls": ["*/seat.js"]})
    phone.open(table.way_in)
    phone.until_it_is_back("sessionStorage.getItem('easel.again')")
    phone.cdp("Network.setBlockedURLs", {"urls": []})
    phone.until_it_is_back("document.querySelector('.arrival')")
    assert phone.run("return sessionStorage.getItem('easel.again')") is None
    sat_down(phone, "Mia")


def test_a_browser_too_old_for_modules_is_told_so(browser: Browser, evening: Evenings) -> None:
    phone = browser.page()
    phone.before_it_opens("delete HTMLScriptElement.prototype.noModule")
    phone.cdp("Network.enable", {})
    phone.cdp("Network.setBlockedURLs", {"urls": ["*/seat.js"]})
    phone.open(evening("dixit", "classic").way_in)
    phone.until("document.body.innerText.includes('too old')")
    phone.cdp("Network.setBlockedURLs", {"urls": []})
