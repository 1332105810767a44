"""A deck of a family's own pictures in browsers: they come to every hand and to the big screen, small on a phone."""

import json
from io import BytesIO
from pathlib import Path

from PIL import Image

from app.web.site import SMALL, TableSite
from engine.decks.own_pictures import CARD, picture_id
from tests.harness.web.browser import Browser, Phone
from tests.web.conftest import MIA, OLENKA, TARAS, Company, has_the_first_idea

DECK = 40


def deck(folder: Path) -> list[str]:
    """The ids of so many pictures that lie in that folder."""
    ids = []
    for shade in range(DECK):
        file = BytesIO()
        Image.new("RGB", CARD, (shade * 6, 80, 120)).save(file, "JPEG")
        ids.append(picture_id(file.getvalue()))
        (folder / f"{ids[-1]}.jpg").write_bytes(file.getvalue())
    return ids


def shown(phone: Phone, selector: str, many: int) -> list[str]:
    """Where the pictures there are from, once all of them are seen."""
    there = f"[...document.querySelectorAll('{selector} img.picture')]"
    phone.until(
        f"{there}.length === {many} && {there}.every((one) => one.complete && one.naturalWidth)", "all pictures"
    )
    found: list[str] = phone.run(f"return {there}.map((one) => `${{one.naturalWidth}} ${{one.src}}`)")
    return found


def test_own_pictures_are_in_the_hand_on_the_table_and_on_the_big_screen(
    company: Company, browser: Browser, site: TableSite, tmp_path: Path
) -> None:
    ids = deck(tmp_path)
    site.own = lambda picture: tmp_path / f"{picture}.jpg" if picture in ids else None
    table, phone, taras = company.begin("dixit", "classic", json.dumps({"deck": ids, "swap": True}), 0, people=False)
    screen = browser.page(f"{table.address}tv#{table.record.browser_code}", (1280, 720), touch=False)
    hand = shown(phone, ".cards", 7)  # where three play, each has seven
    assert all(one.startswith(f"{SMALL} ") and "/small/own/own-" in one for one in hand)
    has_the_first_idea(table, phone, MIA)

    phone.tap(".card:nth-child(2)")
    phone.tap(".bottom .press", "Swap this card")
    assert len(shown(phone, ".veil", 1)) == 1, "the card in question"
    phone.tap(".veil .press.amber", "Swap it")
    phone.until(f"document.querySelectorAll('.cards img')[1].src !== {hand[1].split()[1]!r}", "another card")
    x, y = phone.place_of(".card:nth-child(2)")
    phone.touches("touchStart", (x, y))
    [large] = shown(phone, ".closer", 1)
    assert large.startswith(f"{CARD[0]} ") and "/art/own/" in large
    phone.touches("touchEnd")
    phone.tap(".closer .press.amber", "Tell of this card")
    phone.tap(".veil .press:not(.amber)", "aloud")

    table.until(lambda: table.table and OLENKA in table.table.scene(None).waiting)
    for given in (1, 2):  # and gives two
        card = table.do(lambda: table.table and table.table.scene(OLENKA).view.hand[0])
        table.say(OLENKA, {"do": "give", "card": card})
        taras.tap(".card:first-child")
        taras.tap(".bottom .press.amber")
        table.until(lambda given=given: table.table and table.table.scene(None).view.gave[TARAS] == given)
    on_the_table = shown(phone, ".table", 5)
    assert [one.split("/")[-1] for one in on_the_table] == [one.split("/")[-1] for one in shown(screen, ".table", 5)]
