"""One Chromium and one site for all tests of a process; a table for each."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from app.web.site import TableSite
from engine.lan.lobby.wishes import Stand
from tests.harness.web.browser import Browser, Phone, may_go_without, sat_down, why_not
from tests.harness.web.evening import Evening

Evenings = Callable[..., Evening]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker("draws")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    why = why_not()
    if why is not None:
        (pytest.skip if may_go_without() else pytest.fail)(why)
    browser = Browser()
    yield browser
    browser.close()


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    """Its pages complain of nothing, and are closed after the test."""
    others = chromium.open_pages()
    yield chromium
    faults = chromium.close_pages(others)
    assert not faults, faults


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> TableSite:
    return TableSite(tmp_path_factory.mktemp("small"))


@pytest.fixture
def evening(tmp_path: Path, site: TableSite) -> Iterator[Evenings]:
    """``evening("dixit", "party", options)`` opens a table."""
    opened: list[Evening] = []

    def begin(game: str, variant: str, options: str = "{}", pace: float = 0.0) -> Evening:
        opened.append(Evening(tmp_path, site, game, variant, options, pace))
        return opened[-1]

    yield begin
    for one in opened:
        one.close()


def has_the_first_idea(table: Evening, phone: Phone, seat: int, asked: str = "Tap a card") -> None:
    """Whoever sits there is the storyteller, and their page says so: a card that was touched before is not theirs."""
    table.until(lambda: table.table and table.table.scene(seat).choices.all())
    if table.do(lambda: table.table and table.table.scene(None).view.phase) == "idea":
        phone.tap(".bottom .press.amber")
    phone.until(f"document.querySelector('.bottom').innerText.includes('{asked}')", "that a card is asked for")


MIA, TARAS, OLENKA, FIRST_BOT = 0, 1, 2, 3
"""Their chairs."""


class Company(NamedTuple):
    """Olenka at the app, Mia and Taras at browsers, bots: for whoever needs no phone that was never used."""

    table: Evening
    mia: Phone
    taras: Phone

    @property
    def phones(self) -> tuple[Phone, Phone]:
        return self.mia, self.taras

    def begin(
        self, game: str, variant: str, options: str = "{}", bots: int = 1, people: bool = True, olenka: bool = True
    ) -> tuple[Evening, Phone, Phone]:
        """A match of theirs, in which Olenka plays by herself if ``people`` do."""
        for place, chair in enumerate(self.table.lobby.chairs):
            if chair is not None and place not in (MIA, TARAS):
                self.table.wish(Stand(place))
        self.table.choose(game, variant, options)
        if olenka:
            self.table.sit("Olenka", first=OLENKA)
        self.table.sit(bots=bots, first=FIRST_BOT)
        for phone in self.phones:
            phone.tap(".lobby .foot .amber")
            phone.until("document.querySelector('.lobby .foot .press:not(.amber)')", "ready")
        self.table.begin(people=people)
        for phone in self.phones:
            phone.until("document.querySelector('.stage .board')", "the board")
        return self.table, self.mia, self.taras


@pytest.fixture(scope="session")
def the_company(chromium: Browser, site: TableSite, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    """One for all tests of a process: to open pages costs more than most of what is done on them."""
    table = Evening(tmp_path_factory.mktemp("company"), site, "dixit", "classic")
    company = Company(table, chromium.page(table.way_in), chromium.page(table.way_in))
    for phone, name in zip(company.phones, ("Mia", "Taras"), strict=True):
        sat_down(phone, name)
    yield company
    table.close()


@pytest.fixture
def company(the_company: Company) -> Iterator[Company]:
    """In the lobby again after each test."""
    yield the_company
    faults: list[str] = []
    for phone in the_company.phones:
        phone.look()
        faults += phone.browser.complaints()
    if the_company.table.table is not None:
        the_company.table.rest()
    assert not faults, faults
