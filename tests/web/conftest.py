"""One Chromium and one site for all tests of a process; a table for each."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.web.site import TableSite
from tests.harness.web.browser import Browser, may_go_without, why_not
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
