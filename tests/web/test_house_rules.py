"""House rules from a browser's seat."""

from tests.harness.web.browser import Browser, Phone
from tests.harness.web.evening import Evening
from tests.harness.web.players import too_small
from tests.web.conftest import MIA, OLENKA, Company, has_the_first_idea


def test_D25_a_card_is_swapped_once_after_a_question(company: Company) -> None:
    table, phone, _taras = company.begin("dixit", "classic", '{"swap":true}', people=False)
    has_the_first_idea(table, phone, MIA)
    hand = table.do(lambda: table.table and table.table.scene(MIA).view.hand)
    assert "Swap this card" not in phone.text()
    phone.tap(".card:nth-child(2)")
    phone.tap(".bottom .press", "Swap this card")
    phone.tap(".veil .press.amber", "Swap it")
    table.until(lambda: table.table and table.table.scene(MIA).view.swapped[MIA])
    now = table.do(lambda: table.table and table.table.scene(MIA).view.hand)
    assert now[:1] + now[2:] == hand[:1] + hand[2:] and now[1] != hand[1]
    phone.until("!document.body.innerText.includes('Swap this card')", "no second swap")


def three(company: Company, options: str) -> tuple[Evening, Phone, Phone]:
    """A round of Pictomania: Olenka at the app, where nobody plays by themselves, and two open sheets."""
    table, *phones = company.begin("pictomania", "live", options, bots=0, people=False)
    table.say(OLENKA, {"do": "ready"})
    for phone in phones:
        phone.tap(".bottom .press", "I have read the words")
    for phone in phones:
        phone.until("document.querySelector('.sheet-of-mine .pad:not(.shut)')", "the sheet")
    return table, *phones


def finish(*phones: Phone) -> None:
    for phone in phones:
        phone.tap(".feet .press", "I have finished")
        phone.tap(".veil .offer[data-do=finish]")


def ways_to_finish(phone: Phone) -> list[str]:
    phone.tap(".feet .press", "I have finished")
    phone.until("document.querySelector('.veil .offer')", "how to finish")
    found: list[str] = phone.run("return [...document.querySelectorAll('.veil .offer')].map((one) => one.dataset.do)")
    return found


def test_P31_at_a_calm_table_nobody_is_offered_a_black_token_or_told_of_one(company: Company, browser: Browser) -> None:
    table, mia, taras = three(company, '{"calm": true}')
    screen = browser.page(f"{table.address}tv#{table.record.browser_code}", (1280, 720), touch=False)
    screen.until("document.querySelector('.rack-open')?.innerText.includes('Round 1 of')", "which round it is")
    assert ways_to_finish(mia) == ["finish"]
    assert "token" not in mia.text()
    mia.tap(".veil .offer", "I have finished")
    finish(taras)
    table.say(OLENKA, {"do": "finish"})
    mia.tap(".bottom .press", "To the points")
    for page in (mia, screen):
        page.until("document.querySelectorAll('.turned').length === 3", "the reveal")
        assert "token" not in page.text() and not page.run("return document.querySelector('.black, .blacks img')")


def test_P32_who_has_to_leave_black_tokens_to_others_is_told_so_and_may_take_one_after_them(company: Company) -> None:
    table, mia, taras = three(company, '{"own_time": [100, 100, 200], "hurry": true}')
    assert "take" not in ways_to_finish(mia)
    assert "head start" in mia.text()
    mia.tap(".veil .round")
    table.say(OLENKA, {"do": "take", "stars": 2})
    table.until(lambda: table.table and not any(table.table.scene(MIA).view.may_take_at))
    while "take" not in ways_to_finish(mia):  # the page hears of it a moment later than the table
        mia.tap(".veil .round")
    assert "head start" not in mia.text() and "The last black token ends the round" in mia.text()
    taras.tap(".feet .press", "I have finished")
    taras.tap(".veil .offer[data-do=take]")
    mia.until("document.querySelector('.turned')", "the reveal, since the last token is taken")
    assert not mia.run("return document.querySelector('.veil')"), "nobody is asked for what is over"


def test_P32_the_time_that_somebody_needs_is_chosen_at_the_chair_and_kept(company: Company) -> None:
    table, mia = company.table, company.mia
    for chosen, time in (("Twice as much", 200), ("", 200), ("Like everyone", 100)):
        mia.tap(".chair.mine")
        if chosen:
            mia.tap(".veil .choice .press", chosen)
        assert not too_small(mia)
        wide = "document.querySelector('.veil {}').getBoundingClientRect().width"
        assert mia.run(f"return {wide.format('.page')} >= 0.85 * {wide.format('.sheet')}")
        mia.tap(".veil .press", "Save")
        mia.until("!document.querySelector('.veil')")
        table.until(lambda time=time: table.host.lobby.chairs[MIA].own_time == time)
