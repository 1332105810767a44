"""What a seat in a browser costs: to open it, a move on eight of them, ink under a finger, and what it weighs.

A move walks as in the bench of lan, with eight browser seats in the place of eight tablets: their frames, without a
page.  The rest is in a real Chromium (_pages.py), and left out where there is none.
"""

import sys
import tempfile
from pathlib import Path

from app.stage import no_display
from tools.bench import lan
from tools.bench._figures import Sheet, words
from tools.house.environments import ROOT

MATCHES = 4
"""Some thousand moves, ten of them beyond the p99: as many as three minutes bear."""


def pages(sheet: Sheet, folder: Path, quick: bool) -> None:
    no_display()
    from app.web.site import TableSite
    from tests.harness.web.browser import Browser, why_not
    from tests.harness.web.evening import Evening
    from tools.bench._pages import OPENINGS, STROKES, bare_page, ink, openings, weight

    site = TableSite(folder / "small")
    weight(sheet, site, all_pictures=not quick)
    if (why := why_not()) is not None:
        return sheet.leave_out("a page in a real browser", why)
    browser = Browser()
    table = Evening(folder, site, "pictomania", "live")
    try:
        with bare_page() as bare:
            openings(sheet, browser, table, bare, 2 if quick else OPENINGS)
            ink(sheet, browser, table, bare, 2 if quick else STROKES)
    finally:
        browser.close()
        table.close()


def main(arguments: list[str]) -> int:
    parser = words("web", "A seat in a browser: how soon it is there, its moves, its ink, its weight.")
    parser.add_argument("--quick", action="store_true", help="a little of everything: to see that it works")
    chosen = parser.parse_args(arguments)
    sheet = Sheet()
    place = ROOT / ".tools"
    place.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place) as folder:
        pages(sheet, Path(folder), chosen.quick)
        lan.moves(sheet, Path(folder) / "moves", 1 if chosen.quick else MATCHES, "browser", "all {n} browser seats")
    return sheet.show(chosen.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
