"""P30: all look at one drawing after the other, at a browser and on the big screen as at a tablet."""

from base64 import b64encode
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from app.boards.pictomania.show_times import DRAWN, moment
from app.web.site import TableSite
from engine.ink import Progress, encode
from tests.harness.hand import strokes
from tests.harness.web.browser import Browser
from tests.ink.sketches import recorded
from tests.web.conftest import MIA, OLENKA, Company
from tests.web.test_house_rules import finish, three

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


def test_P30_a_page_shows_what_a_tablet_shows_at_that_moment(company: Company, site: TableSite) -> None:
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
        shown = {"place": here.place, "steps": here.steps, "part": pytest.approx(here.drawn)}
        expected.append(shown if here.place < seats else None)
    assert sum(one is None for one in expected) > MANY / 10
    found = company.mia.look().execute_async_script(LOOKED_AT, f"/{site.version}/boards/pictomania.js", asked)
    assert found == expected


def test_P30_everybody_may_go_on_for_all_and_no_page_is_ahead(company: Company, browser: Browser) -> None:
    table, mia, taras = three(company, '{"calm": true}')
    screen = browser.page(f"{table.address}tv#{table.record.browser_code}", (1280, 720), touch=False)
    finish(mia, taras)
    for page in (mia, screen):
        page.run(STILL)
    table.say(OLENKA, {"do": "finish"})

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

    only("Mia", word=False)
    mia.tap(".bottom .press", "Go on")
    only("Taras", word=False)
    table.say(OLENKA, {"do": "look-on", "place": 2})
    only("Olenka", word=True)
    mia.tap(".bottom .press", "To the points")
    for page in (mia, screen):
        page.until("document.querySelectorAll('.turned:not(.alone)').length === 3", "all of them")
    first = mia.run("return document.querySelector('.middle').firstElementChild.className")
    assert first == "plates", "on a phone the points are above the drawings: below them nobody would see them"
    mia.tap(".bottom .press", "Go on")
    table.until(lambda: table.table and table.table.scene(MIA).view.ready[MIA])
    mia.reload("document.querySelector('.board')")  # and its clock goes on


STILL = "const still = performance.now(); performance.now = () => still + (window.later ?? 0);"
INK = """[...document.querySelectorAll('.alone canvas')].reduce((sum, canvas) => sum + canvas.getContext('2d')
    .getImageData(0, 0, canvas.width, canvas.height).data.filter((level, at) => at % 4 === 3 && level).length, 0)"""


def test_a_drawing_is_drawn_again_and_its_points_are_in_the_head_once_they_are_told(
    company: Company, browser: Browser
) -> None:
    table, mia, taras = three(company, '{"calm": true}')
    screen = browser.page(f"{table.address}tv#{table.record.browser_code}", (1280, 720), touch=False)
    for page in (mia, screen):
        page.let_move()
    table.say(OLENKA, {"do": "draw", "ink": b64encode(encode(recorded(strokes(300, seed=4)), Progress())[0]).decode()})
    word = table.do(lambda: table.table and table.table.scene(OLENKA).view.task.number)
    mia.tap(f".tile[data-seat='{OLENKA}']")
    mia.tap(".veil .guess", str(word))
    mia.tap(".veil .amber", "Lay it")
    for page in (mia, screen):
        page.until("document.querySelector('.board')")
        page.run(STILL)
    finish(mia, taras)
    table.say(OLENKA, {"do": "finish"})
    table.say(OLENKA, {"do": "look-on", "place": OLENKA})
    amounts: dict[Any, list[int]] = {mia: [], screen: []}
    for seconds in (0.0, DRAWN / 2, DRAWN):
        for page, seen in amounts.items():
            page.until("document.querySelector('.alone')?.innerText.includes('Olenka')", "her drawing alone")
            page.run("window.later = arguments[0]; performance.now()", 1000 * seconds)
            told = "…" if seconds < DRAWN else "\\d"
            guesses = page.run("return [...document.querySelectorAll('.alone .guessed')].map((one) => one.innerText)")
            assert [guess.split() for guess in guesses] == [["Mia", "?"]], "who has guessed, and not yet what"
            enough = f"{INK} > {seen[-1]}" if seen else "true"
            page.until(f"/{told}/.test(document.querySelector('.alone .word').innerText) && {enough}")
            seen.append(page.run(f"return {INK}"))
    for nothing, half, whole in amounts.values():
        assert nothing < 0.1 * whole and 0.2 * whole < half < 0.8 * whole, (nothing, half, whole)
    gained = table.do(lambda: table.table and table.table.scene(MIA).view.scores[MIA])
    assert gained
    assert mia.run("return document.querySelector('.me .score').innerText") == "0"
    mia.tap(".bottom .press", "To the points")
    told = str(gained).replace("-", "−")
    mia.until(f"document.querySelector('.me .score').innerText === '{told}'", "the points of this round")
    mia.let_move(False)
    mia.reload("document.querySelector('.board')")
