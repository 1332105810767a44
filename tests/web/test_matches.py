"""Every variant to its end: two in browsers by touches, one at an app, and a bot."""

import pytest

from tests.harness.web.browser import Browser, sat_down
from tests.harness.web.players import Player, played_to_the_end
from tests.web.conftest import Evenings

VARIANTS = [
    ("dixit", "classic", 4, '{"target": 6}'),
    ("dixit", "party", 6, "{}"),
    ("dixit", "team", 6, "{}"),
    ("pictomania", "live", 4, "{}"),
    ("pictoric", "open", 4, '{"rounds": 1, "forfeits": true}'),
    ("pictoric", "closed", 4, '{"rounds": 1, "forfeits": true}'),
    ("yokai", "duel", 2, '{"rounds": 4}'),
]


PHONES = ((360, 740), (390, 844))


@pytest.mark.parametrize(("game", "variant", "seats", "options"), VARIANTS)
def test_two_browsers_an_app_and_bots_play_to_the_end(
    browser: Browser, evening: Evenings, game: str, variant: str, seats: int, options: str
) -> None:
    table = evening(game, variant, options)
    if seats > 2:
        table.sit("Olenka")
    phones = [browser.page(table.way_in, size) for size in PHONES]
    for phone, name in zip(phones, ("Mia", "Taras"), strict=True):
        sat_down(phone, name)
        phone.tap(".lobby .foot .amber")
        phone.until("document.querySelector('.lobby .foot .press:not(.amber)')", "ready")
    table.sit(bots=seats - 3, first=3)
    table.begin()
    first = 0 if seats == 2 else 1
    mia = Player(phones[0], "a tune from long ago", lambda: table.asks(first))
    taras = Player(phones[1], asked=lambda: table.asks(first + 1))
    played_to_the_end(mia, taras)
    assert table.ended
    assert not mia.too_small | taras.too_small
    if not phones[0].run("return document.querySelector('.veil') !== null"):  # a touch may have met the result
        phones[0].tap(".result .rank")
    phones[0].until("document.querySelector('.veil .sheet')", "why the winner has so many points")
    by_rounds = hasattr(table.do(lambda: table.table and table.table.scene(None).view), "round")
    assert by_rounds or "Round" not in phones[0].run("return document.querySelector('.veil .sheet').innerText")
