"""Every variant to its end: two in browsers by touches, one at an app, and a bot."""

from collections.abc import Iterator

import pytest

from engine.games.yokai import Laid
from tests.harness.web.browser import Phone
from tests.harness.web.players import Player, played_to_the_end, unreadable
from tests.web.conftest import MIA, TARAS, Company

VARIANTS = [
    ("dixit", "classic", 4, '{"target": 6}'),
    ("dixit", "party", 6, "{}"),
    ("dixit", "team", 6, "{}"),
    ("pictomania", "live", 4, "{}"),
    ("pictoric", "open", 4, '{"rounds": 1, "forfeits": true}'),
    ("pictoric", "closed", 4, '{"rounds": 1, "forfeits": true}'),
    ("yokai", "duel", 2, '{"rounds": 4}'),
]


PHONES = ((390, 844), (360, 740))

LINES = """const { height } = document.querySelector('.round-told').getBoundingClientRect();
return height / parseFloat(getComputedStyle(document.querySelector('.round-told')).lineHeight)"""


@pytest.fixture(scope="module")
def looks(the_company: Company) -> Iterator[None]:
    """Mia's page is as most are; Taras's has the largest letters, by night, and the longest words."""
    taras = the_company.taras
    wear(taras, "'ru'", "'night'", "'largest'")
    yield
    wear(taras, "'en'", "''", "'normal'")


def wear(phone: Phone, language: str, look: str, letters: str) -> None:
    worn = zip(("language", "look", "letters"), (language, look, letters), strict=True)
    phone.run("".join(f"localStorage.setItem('easel.{what}', {how});" for what, how in worn))
    phone.reload(f"document.documentElement.lang === {language} && document.querySelector('.lobby .chair.mine')")


@pytest.mark.parametrize(("game", "variant", "seats", "options"), VARIANTS)
def test_two_browsers_an_app_and_bots_play_to_the_end(
    company: Company, looks: None, game: str, variant: str, seats: int, options: str
) -> None:
    for phone, size in zip(company.phones, PHONES, strict=True):
        phone.resize(size)
    table, *both = company.begin(game, variant, options, bots=max(0, seats - 3), olenka=seats > 2)
    mia = Player(both[0], "a tune from long ago", lambda: table.asks(MIA))
    taras = Player(both[1], asked=lambda: table.asks(TARAS))
    played_to_the_end(mia, taras)
    assert table.ended
    assert not mia.too_small | taras.too_small
    assert not mia.unreadable | taras.unreadable
    for phone in both:
        assert phone.run(LINES) <= 2.1, "the head of a page has no room for three"
    for phone in both:
        if not phone.run("return document.querySelector('.veil') !== null"):  # a touch may have met the result
            phone.tap(".result .rank")
        phone.until("document.querySelector('.veil .sheet')", "why the winner has so many points")
        assert not unreadable(phone)
    if game == "yokai":
        both[0].tap(".veil .round")
        both[0].tap(".result .press", "Show the table")
        both[0].tap(".retold")
        steps = table.do(lambda: [*(view := table.table.scene(None).view).steps_before, *view.steps])
        laid = [step for step in steps if isinstance(step, Laid)]
        told = both[0].run("return [...document.querySelectorAll('.veil .rank')].map((step) => step.innerText)")
        assert laid and sum(line.startswith(("Mia:", "Taras:")) for line in told) == len(laid)
        return
    by_rounds = hasattr(table.do(lambda: table.table and table.table.scene(None).view), "round")
    assert by_rounds or "Round" not in both[0].run("return document.querySelector('.veil .sheet').innerText")
