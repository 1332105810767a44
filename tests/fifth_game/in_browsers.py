"""The fifth game from two browsers, by touches, with a big screen that looks on, in the tree into which it was laid.

    python -m tests.fifth_game.in_browsers FOLDER

Says a word for each thing that was seen; whoever started it compares them.
"""

import sys
from pathlib import Path

from app.web.site import TableSite
from tests.fifth_game.evening import say
from tests.harness.web.browser import Browser, sat_down
from tests.harness.web.evening import Evening
from tests.harness.web.players import Player, played_to_the_end


def play(folder: Path, browser: Browser) -> None:
    table = Evening(folder, TableSite(folder / "small"), "pebbles", "heap")
    phones = [browser.page(table.way_in, language=language) for language in ("en", "uk")]
    for phone, name in zip(phones, ("Mia", "Taras"), strict=True):
        sat_down(phone, name)
        phone.tap(".lobby .foot .amber")
        phone.until("document.querySelector('.lobby .foot .press:not(.amber)')", "ready")
    say("sat down")
    screen = browser.page(f"{table.address}tv#{table.record.browser_code}", (1920, 1080), touch=False)
    screen.until("document.querySelector('.lobby-screen')", "the lobby on the big screen")
    table.begin()
    for phone in (*phones, screen):
        phone.until("document.querySelectorAll('.heap span').length === 12", "the whole heap")
    assert "takes" in phones[0].text() and "бере" in phones[1].text()
    say("shown")
    played_to_the_end(*[Player(phone) for phone in phones])
    screen.until("document.querySelector('.result')", "the result on the big screen")
    assert table.ended
    say("won")
    table.close()


def main(folder: Path) -> None:
    browser = Browser()
    try:
        play(folder, browser)
        assert not browser.close_pages()
    finally:
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
