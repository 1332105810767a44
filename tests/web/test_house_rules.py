"""House rules from a browser's seat."""

from tests.harness.web.browser import Browser, Phone, sat_down
from tests.harness.web.evening import Evening
from tests.harness.web.players import too_small
from tests.web.conftest import Evenings

MIA = 1


def test_D25_a_card_is_swapped_once_after_a_question(browser: Browser, evening: Evenings) -> None:
    table = evening("dixit", "classic", '{"swap":true}')
    table.sit("Olenka")
    phone = browser.page()
    phone.open(table.way_in)
    sat_down(phone, "Mia")
    phone.tap(".lobby .foot .amber")
    phone.until("document.querySelector('.lobby .foot .press:not(.amber)')", "ready")
    table.sit(bots=1, first=2)
    table.begin(people=False)
    table.until(lambda: table.table and table.table.scene(MIA).choices.all())
    if table.do(lambda: table.table and table.table.scene(None).view.phase) == "idea":
        phone.tap(".bottom .press.amber")
    hand = table.do(lambda: table.table and table.table.scene(MIA).view.hand)
    assert "Swap this card" not in phone.text()
    phone.tap(".card:nth-child(2)")
    phone.tap(".bottom .press", "Swap this card")
    phone.tap(".veil .press.amber", "Swap it")
    table.until(lambda: table.table and table.table.scene(MIA).view.swapped[MIA])
    now = table.do(lambda: table.table and table.table.scene(MIA).view.hand)
    assert now[:1] + now[2:] == hand[:1] + hand[2:] and now[1] != hand[1]
    phone.until("!document.body.innerText.includes('Swap this card')", "no second swap")


def three(browser: Browser, evening: Evenings, options: str) -> tuple[Evening, Phone]:
    """A round of Pictomania: Olenka and Taras at the app, where nobody plays by themselves, and Mia's open sheet."""
    table = evening("pictomania", "live", options)
    table.sit("Olenka", "Taras")
    phone = browser.page(table.way_in)
    sat_down(phone, "Mia")
    phone.tap(".lobby .foot .amber")
    phone.until("document.querySelector('.lobby .foot .press:not(.amber)')", "ready")
    table.begin(people=False)
    for seat in (0, 1):
        table.say(seat, {"do": "ready"})
    phone.tap(".bottom .press", "I have read the words")
    phone.until("document.querySelector('.sheet-of-mine .pad:not(.shut)')", "the sheet")
    return table, phone


def ways_to_finish(phone: Phone) -> list[str]:
    phone.tap(".feet .press", "I have finished")
    phone.until("document.querySelector('.veil .offer')", "how to finish")
    found: list[str] = phone.run("return [...document.querySelectorAll('.veil .offer')].map((one) => one.dataset.do)")
    return found


def test_P31_at_a_calm_table_nobody_is_offered_a_black_token_or_told_of_one(
    browser: Browser, evening: Evenings
) -> None:
    table, mia = three(browser, evening, '{"calm": true}')
    screen = browser.page(f"{table.address}tv#{table.record.browser_code}", (1280, 720), touch=False)
    screen.until("document.querySelector('.rack-open')?.innerText.includes('Round 1 of')", "which round it is")
    assert ways_to_finish(mia) == ["finish"]
    assert "token" not in mia.text()
    mia.tap(".veil .offer", "I have finished")
    for seat in (0, 1):
        table.say(seat, {"do": "finish"})
    mia.tap(".bottom .press", "To the points")
    for page in (mia, screen):
        page.until("document.querySelectorAll('.turned').length === 3", "the reveal")
        assert "token" not in page.text() and not page.run("return document.querySelector('.black, .blacks img')")


def test_P32_who_has_to_leave_black_tokens_to_others_is_told_so_and_may_take_one_after_them(
    browser: Browser, evening: Evenings
) -> None:
    table, mia = three(browser, evening, '{"own_time": [200, 100, 100], "hurry": true}')
    assert "take" not in ways_to_finish(mia)
    assert "head start" in mia.text()
    mia.tap(".veil .round")
    table.say(0, {"do": "take", "stars": 2})
    table.until(lambda: table.table and not any(table.table.scene(2).view.may_take_at))
    while "take" not in ways_to_finish(mia):  # the page hears of it a moment later than the table
        mia.tap(".veil .round")
    assert "head start" not in mia.text() and "The last black token ends the round" in mia.text()
    table.say(1, {"do": "take", "stars": 1})
    mia.until("document.querySelector('.turned')", "the reveal, since the last token is taken")
    assert not mia.run("return document.querySelector('.veil')"), "nobody is asked for what is over"


def test_P32_the_time_that_somebody_needs_is_chosen_at_the_chair_and_kept(browser: Browser, evening: Evenings) -> None:
    table = evening("pictomania", "live")
    mia = browser.page(table.way_in)
    sat_down(mia, "Mia")
    for chosen, time in (("Twice as much", 200), ("", 200), ("As all", 100)):
        mia.tap(".chair.mine")
        if chosen:
            mia.tap(".veil .choice .press", chosen)
        assert not too_small(mia)
        wide = "document.querySelector('.veil {}').getBoundingClientRect().width"
        assert mia.run(f"return {wide.format('.page')} >= 0.85 * {wide.format('.sheet')}")
        mia.tap(".veil .press", "Save")
        mia.until("!document.querySelector('.veil')")
        table.until(lambda time=time: [chair.own_time for chair in table.host.lobby.chairs if chair] == [time])
