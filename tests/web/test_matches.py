"""Every variant to its end: two in browsers by touches, one at an app, and a bot."""

from collections.abc import Iterator

import pytest

from app.web.site import TableSite
from engine.lan.lobby.wishes import Stand
from tests.harness.web.browser import Browser, Phone, sat_down
from tests.harness.web.evening import Evening
from tests.harness.web.players import Player, played_to_the_end

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


@pytest.fixture(scope="module")
def phones(
    chromium: Browser, site: TableSite, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Evening, Phone, Phone]]:
    """Two at one table for all matches: to open pages costs as much as to play a short one."""
    table = Evening(tmp_path_factory.mktemp("table"), site, "yokai", "duel")
    both = [chromium.page(table.way_in, size) for size in PHONES]
    for phone, name in zip(both, ("Mia", "Taras"), strict=True):
        sat_down(phone, name)
    yield table, both[0], both[1]
    for phone in both:
        phone.close()
    table.close()


def set_up(table: Evening, game: str, variant: str, seats: int, options: str) -> None:
    """Behind Mia and Taras sit Olenka at the app, where she plays by herself, and bots."""
    for place, chair in enumerate(table.lobby.chairs):
        if chair is not None and place >= len(PHONES):
            table.wish(Stand(place))
    table.choose(game, variant, options)
    if seats > len(PHONES):
        table.sit("Olenka", first=2)
        table.sit(bots=seats - 3, first=3)


@pytest.mark.parametrize(("game", "variant", "seats", "options"), VARIANTS)
def test_two_browsers_an_app_and_bots_play_to_the_end(
    phones: tuple[Evening, Phone, Phone], game: str, variant: str, seats: int, options: str
) -> None:
    table, *both = phones
    set_up(table, game, variant, seats, options)
    for phone in both:
        phone.tap(".lobby .foot .amber")
        phone.until("document.querySelector('.lobby .foot .press:not(.amber)')", "ready")
    table.begin()
    mia = Player(both[0], "a tune from long ago", lambda: table.asks(0))
    taras = Player(both[1], asked=lambda: table.asks(1))
    played_to_the_end(mia, taras)
    assert table.ended
    assert not mia.too_small | taras.too_small
    if not both[0].run("return document.querySelector('.veil') !== null"):  # a touch may have met the result
        both[0].tap(".result .rank")
    both[0].until("document.querySelector('.veil .sheet')", "why the winner has so many points")
    by_rounds = hasattr(table.do(lambda: table.table and table.table.scene(None).view), "round")
    assert by_rounds or "Round" not in both[0].run("return document.querySelector('.veil .sheet').innerText")
    for phone in both:
        phone.look()
        assert not phone.browser.complaints()
    table.rest()
