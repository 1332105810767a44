"""House rules from a browser's seat."""

from tests.harness.web.browser import Browser, sat_down
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
