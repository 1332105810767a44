"""P30: all look at one drawing after the other, at a browser and on the big screen as at a tablet."""

from random import Random
from types import SimpleNamespace
from typing import Any

from app.boards.pictomania.show_times import DRAWN, moment
from app.web.site import TableSite
from tests.harness.web.browser import Browser
from tests.web.conftest import Evenings
from tests.web.test_house_rules import three

MANY = 300

LOOKED_AT = """
const [address, asked, done] = arguments;
import(address).then(
    (module) => done(asked.map(([stacks, showing, now]) => module.lookedAt(stacks, showing, now))),
    (fault) => done(String(fault)));
"""


STILL = "const now = performance.now(); performance.now = () => now;"
"""The page's clock stands: nothing turns over meanwhile, however long all of this takes."""

LATER = f"const now = performance.now(); performance.now = () => now + {DRAWN * 1000 + 1};"


def test_P30_a_page_shows_what_a_tablet_shows_at_that_moment(
    browser: Browser, evening: Evenings, site: TableSite
) -> None:
    random = Random(30)
    asked: list[Any] = []
    expected = []
    for _ in range(MANY):
        seats = random.randint(3, 6)
        stacks = [{"cards": [0] * random.randint(0, seats - 1)} for _ in range(seats)]
        place, since, now = random.randint(0, seats + 1), random.randint(0, 10**6), random.randint(0, 70_000)
        asked.append([stacks, {"place": place, "since": since}, since + now])
        turned: Any = SimpleNamespace(stacks=[SimpleNamespace(**stack) for stack in stacks])
        here = moment(turned, 0, place, now / 1000)
        expected.append({"place": here.place, "steps": here.steps} if here.place < seats else None)
    assert sum(one is None for one in expected) > MANY / 10
    page = browser.page(evening("pictomania", "live").address)
    page.until("document.documentElement.dataset.ready !== undefined")
    found = page.look().execute_async_script(LOOKED_AT, f"/{site.version}/boards/pictomania.js", asked)
    assert found == expected


def test_P30_everybody_may_go_on_for_all_and_no_page_is_ahead(browser: Browser, evening: Evenings) -> None:
    table, mia = three(browser, evening, '{"calm": true}')
    screen = browser.page(f"{table.address}tv#{table.record.browser_code}", (1280, 720), touch=False)
    mia.tap(".feet .press", "I have finished")
    mia.tap(".veil .offer", "I have finished")
    for page in (mia, screen):
        page.run(STILL)
    for seat in (0, 1):
        table.say(seat, {"do": "finish"})

    def only(name: str, *, word: bool) -> None:
        for page in (mia, screen):
            there = (
                f"document.querySelector('.turned.alone:only-child, .revealed .turned')?.innerText.includes('{name}')"
            )
            told = "document.querySelector('.alone .word').innerText.length > 3"
            page.until(f"{there} && document.querySelectorAll('.turned').length === 1", f"{name}'s drawing alone")
            if word:
                page.run(LATER)
                page.until(told, "its word, after a while")
            else:
                assert not page.run(f"return {told}")

    only("Olenka", word=False)
    mia.tap(".bottom .press", "Go on")
    only("Taras", word=False)
    table.say(0, {"do": "look-on", "place": 2})
    only("Mia", word=True)
    mia.tap(".bottom .press", "To the points")
    for page in (mia, screen):
        page.until("document.querySelectorAll('.turned:not(.alone)').length === 3", "all of them, with their points")
    mia.tap(".bottom .press", "Go on")
    table.until(lambda: table.table and table.table.scene(2).view.ready[2])
