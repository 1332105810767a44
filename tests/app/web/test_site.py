"""What browsers are served: light, whole, and loaded by nobody before a door is opened."""

import re
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from app.boards.pictomania.page_facts import FACTS
from app.look import theme
from app.web import page_sentences, site
from app.web.site import HEAVIEST, SMALL, TableSite, smaller
from tests.harness.web.loaded import asked_for

ROOT = Path(__file__).parents[3]

MOST_CODE = 150_000
"""Bytes of all code and style together: every game, a seat and the big screen (docs/web.md)."""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> TableSite:
    return TableSite(tmp_path_factory.mktemp("small"))


def test_all_code_and_style_together_are_light(pages: TableSite) -> None:
    code = [page for page in pages.all_pages() if page.kind.startswith(("text/javascript", "text/css"))]
    written = [path for path in page_sentences.PAGES.rglob("*") if path.suffix in (".js", ".css")]
    assert len(code) == len(written) > 25, "each module and style of web/ is counted, and nothing else is served"
    assert sum(len(page.body) for page in code) <= MOST_CODE


def test_ink_and_the_letters_of_lists_are_seen_on_the_paper_of_both_looks() -> None:
    style = (page_sentences.PAGES / "style.css").read_text(encoding="utf-8")
    day, night = (theme.rgba(paper) for paper in re.findall(r"--card: (#\w{6})", style))
    [dimmed] = re.findall(r"night\] \.paper canvas { filter: brightness\((.*?)\)", style)
    for seat in theme.seats():
        red, green, blue, _ = ink = theme.rgba(f"#{seat.ink:06x}")
        at_night = (float(dimmed) * red, float(dimmed) * green, float(dimmed) * blue, 1.0)
        assert min(theme.contrast(ink, day), theme.contrast(at_night, night)) >= theme.LEGIBLE, hex(seat.ink)
    for hue in FACTS["HUES"]:
        assert all(round(theme.contrast(theme.rgba(hue), paper), 1) >= theme.LEGIBLE for paper in (day, night)), hue


@pytest.mark.parametrize("start", ["/", "/tv"])
def test_all_modules_are_asked_for_at_once(pages: TableSite, start: str) -> None:
    """What a module imports is not found out one journey after another."""
    entrance = pages.page(start)
    assert entrance is not None
    modules = [path for path in asked_for(pages, start) if path.endswith(".js")]
    assert len(modules) > 10
    assert [path for path in modules if f'"{path}"'.encode() not in entrance.body] == []


def test_a_small_picture_is_light_whatever_is_in_it(tmp_path: Path) -> None:
    noise = Image.frombytes("RGB", (960, 1440), Random(1).randbytes(960 * 1440 * 3))
    noise.save(tmp_path / "noise.jpg", quality=95)
    body = smaller(tmp_path / "noise.jpg")
    small = Image.open(BytesIO(body))
    assert small.width == SMALL
    heavy = sorted((ROOT / "assets" / "yokai").glob("sketch-*.jpg"), key=lambda path: path.stat().st_size)[-3:]
    assert heavy and all(len(smaller(path)) <= HEAVIEST for path in heavy)


def test_a_picture_is_made_smaller_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = TableSite(tmp_path)
    path = first.small_ones()[0]
    page = first.make(path)
    assert page is not None and first.page(path) is page
    monkeypatch.setattr(site, "smaller", lambda whole: pytest.fail("made again"))
    again = TableSite(tmp_path).make(path)
    assert again is not None and again.body == page.body


def test_a_picture_of_ones_own_deck_is_there_for_whoever_knows_its_id_and_light(tmp_path: Path) -> None:
    pages, id = TableSite(tmp_path / "small"), "own-" + "0f" * 10
    photo = Image.effect_noise((800, 1200), 60).convert("RGB")
    photo.save(tmp_path / f"{id}.jpg", quality=20)
    small, large = (f"/{pages.version}/{size}/own/{id}.jpg" for size in ("small", "art"))
    assert not pages.makes(small) and not pages.makes(large), "no table has it"
    pages.own = lambda picture: tmp_path / f"{picture}.jpg" if picture == id else None
    assert pages.makes(small) and pages.makes(large)
    thumbnail, whole = pages.make(small), pages.make(large)
    assert thumbnail is not None and whole is not None
    assert whole.body == (tmp_path / f"{id}.jpg").read_bytes() and len(whole.body) > 2 * HEAVIEST
    assert len(thumbnail.body) <= HEAVIEST and Image.open(BytesIO(thumbnail.body)).width == SMALL
    assert not (tmp_path / "small").exists(), "nothing is left of a photo that its family removes"
    for other in (f"own-{'1' * 20}", "own-", f"../{id}", f"{id}/", f"own-{'0F' * 10}"):
        assert not pages.makes(f"/{pages.version}/small/own/{other}.jpg"), other


def test_no_name_leads_out_of_the_site(pages: TableSite) -> None:
    version = pages.version
    for path in (
        "/index.html",
        f"/{version}/../main.py",
        f"/{version}/art/../main.py",
        f"/{version}/art/locale/uk/LC_MESSAGES/easel.mo",
        f"/{version}/small//etc/passwd",
        f"/{version}/art//etc/passwd",
        f"/{version}/",
        f"/x{version}/seat.js",
    ):
        assert pages.page(path) is None and not pages.makes(path), path


@pytest.mark.parametrize(
    "source", ["_(name)", '_("a" + name)', "_(`a ${name}`)", 'ngettext("a", many, 2)', "ngettext(a)"]
)
def test_a_sentence_that_is_put_together_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match="put together"):
        list(page_sentences.in_page(f"const said = {source};"))


def test_sentences_are_found_and_other_calls_are_not() -> None:
    others = 'f._("a"); function _(message) {} my_("b"); export function ngettext(one) {}'
    source = others + ' _("c \\"d\\"", { n }); ngettext("e", "f", n);'
    assert list(page_sentences.in_page(source)) == [('c "d"', None), ("e", "f")]


OF_PAGES = ("app.web.site", "app.web.spoken", "app.web.page_sentences", "engine.lan.net.page_visit")

STARTED = """
import sys, asyncio
from pathlib import Path
from app.stage import Stage, no_display
no_display()
stage = Stage(Path(sys.argv[1]), (1280, 800), language="en", less_motion=True)
stage.frames(3)
print("start", *[name for name in sys.modules if name.startswith(("app.web", "engine.lan.net", "engine.lan.host"))])
from engine.seats import Seat
stage.app.together.host("yokai", "duel", b"{}", [Seat("Ada", 0)])
stage.wait(lambda: stage.app.bridge.lobby is not None, "the table")
stage.frames(3)
print("hosted", *[name for name in OF_PAGES if name in sys.modules])
stage.app.bridge.open_to_browsers(True)
stage.wait(lambda: stage.app.bridge.browser_code, "the door open")
print("open", *[name for name in OF_PAGES if name in sys.modules])
stage.app.bridge.leave(for_good=True)
"""


def test_nothing_of_the_pages_is_loaded_before_the_door_is_opened(tmp_path: Path) -> None:
    program = STARTED.replace("OF_PAGES", repr(OF_PAGES))
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, timeout=100
    )
    assert done.stdout.splitlines() == ["start", "hosted", f"open {' '.join(OF_PAGES)}"], done.stderr[-2000:]
