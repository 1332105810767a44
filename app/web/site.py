"""All that browsers can read at a table of this device, by fixed names.

What stands under the site's version never changes: another version of the app has another name for all of it.
"""

import json
import posixpath
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from app.web import spoken
from app.web.as_served import as_served
from app.web.page_sentences import PAGES
from engine.decks.own_pictures import OWN_ID
from engine.lan.net.page_visit import Page

if TYPE_CHECKING:  # loaded when the first picture is made smaller
    from PIL import Image

ASSETS = Path(__file__).parents[2] / "assets"

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".ttf": "font/ttf",
    ".webm": "video/webm",
    ".mp4": "video/mp4",
}

ENTRANCES = {"/": "index.html", "/tv": "tv.html"}
ABOUT = "/table.json"
PLACE_OF_VERSION = "{site}"
"""Stands in the entrances where the version has to stand in an address."""

SMALL = 320
"""Pixels across a card on a phone: three of them beside each other, on the sharpest screens."""

QUALITIES = (75, 65, 55, 45, 35)
"""Tried in this order, since a few pictures have more in them than others."""

HEAVIEST = 40_000
"""Bytes of a small picture: a hand of six is there within a moment on a slow phone."""

OWN_PICTURE = re.compile(rf"(art|small)/own/({OWN_ID.pattern})\.jpg")
"""A card of the table's own deck: who is told its id may see it, and nobody comes upon an id by chance."""

MOST_OWN = 32
"""Small ones of own pictures that are remembered: all that lie on a table, or those of a hand for several phones."""

FOLDERS = ("fonts", "words")
"""Of assets, beside every folder in which there are pictures."""

KEPT = (".jpg", ".png", ".ttf", ".json")


class TableSite:
    """Make it on the thread of the screen.  Pictures that were made smaller are kept in ``kept``."""

    def __init__(self, kept: Path | None) -> None:
        self._kept = kept
        self.about: Callable[[], dict[str, object]] = dict
        """What everybody in the network may know of the table: beacons say it anyway."""
        self.own: Callable[[str], Path | None] = lambda picture: None
        """The file of a picture of the table's own deck; asked beside the table's thread, too."""
        files = {
            path.relative_to(PAGES).as_posix(): as_served(path)
            for path in sorted(PAGES.rglob("*"))
            if path.suffix in KINDS
        }
        for language, words in spoken.all_words().items():
            files[f"words-{language}.json"] = json.dumps(words, ensure_ascii=False).encode()
        self._assets = dict(_assets())
        self.version = _version(files, self._assets)
        self._pages: dict[str, Page] = {}
        for name, body in files.items():
            self._pages[f"/{self.version}/{name}"] = self._lasting(name, body)
        for path, name in ENTRANCES.items():
            body = _with_its_modules(files[name], files).replace(PLACE_OF_VERSION.encode(), self.version.encode())
            self._pages[path] = Page(body, KINDS[".html"], self.version)
        self._small = {
            f"/{self.version}/small/{name}": path for name, path in self._assets.items() if path.suffix == ".jpg"
        }

    def _lasting(self, name: str, body: bytes) -> Page:
        return Page(body, KINDS[Path(name).suffix], self.version, lasts=True)

    def page(self, path: str) -> Page | None:
        if path == ABOUT:
            body = json.dumps(self.about()).encode()
            return Page(body, KINDS[".json"], sha256(body).hexdigest()[:12])
        return self._pages.get(path)

    def all_pages(self) -> list[Page]:
        """Modules, styles, words and entrances; of pictures those that were asked for."""
        return list(self._pages.values())

    def small_ones(self) -> list[str]:
        """Where pictures are in the size that a phone needs."""
        return list(self._small)

    def makes(self, path: str) -> bool:
        return (
            path in self._small
            or path.removeprefix(f"/{self.version}/art/") in self._assets
            or self._own_picture(path) is not None
        )

    def make(self, path: str) -> Page | None:
        """Read or made when it is first asked for; small ones are remembered."""
        try:
            if (own := self._own_picture(path)) is not None:
                size, whole = own
                return self._lasting(path, whole.read_bytes() if size == "art" else _small_own(whole))
            if path not in self._small:
                whole = self._assets[path.removeprefix(f"/{self.version}/art/")]
                return self._lasting(whole.name, whole.read_bytes())
            page = self._pages[path] = self._lasting(path, self._small_one(self._small[path]))
            return page
        except OSError:
            return None

    def _own_picture(self, path: str) -> tuple[str, Path] | None:
        """In which size it is asked for, and its file; small ones are not kept, since a family may remove its photo."""
        asked = OWN_PICTURE.fullmatch(path.removeprefix(f"/{self.version}/"))
        whole = None if asked is None else self.own(asked[2])
        return None if asked is None or whole is None else (asked[1], whole)

    def _small_one(self, whole: Path) -> bytes:
        kept = None if self._kept is None else self._kept / f"{whole.stem}-{whole.stat().st_size}-{SMALL}.jpg"
        if kept is not None and kept.is_file():
            return kept.read_bytes()
        made = smaller(whole)
        if kept is not None:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(made)
        return made


def smaller(whole: Path) -> bytes:
    """As good as it is within its weight."""
    from PIL import Image

    with Image.open(whole) as image:
        image.draft("RGB", (SMALL, SMALL * 3))
        image.thumbnail((SMALL, SMALL * 3), Image.Resampling.LANCZOS)
        made = (_written(image, quality) for quality in QUALITIES)
        return next((body for body in made if len(body) <= HEAVIEST), None) or _written(image, QUALITIES[-1])


_small_own = lru_cache(MOST_OWN)(smaller)
"""What is in the file of an own picture never changes."""


def _written(image: "Image.Image", quality: int) -> bytes:
    from io import BytesIO

    made = BytesIO()
    image.save(made, "JPEG", quality=quality, optimize=True, progressive=True)
    return made.getvalue()


START = re.compile(rb'<script type="module" src="/{site}/([^"]+)">')
IMPORTED = re.compile(rb'\bimport\b[^;()"]*"([^"]+)"')


def _with_its_modules(entrance: bytes, files: dict[str, bytes]) -> bytes:
    """With the names of all modules that it will need: else a phone would ask for them one journey after another."""
    start = START.search(entrance)
    if start is None:
        return entrance
    needed, waiting = dict[str, None](), [start[1].decode()]
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed[name] = None
            folder = PurePosixPath("/", name).parent
            imported = (said.decode() for said in IMPORTED.findall(files[name]))
            waiting += [posixpath.normpath(folder / said).lstrip("/") for said in imported]
    links = "".join(f'<link rel="modulepreload" href="/{PLACE_OF_VERSION}/{name}">\n' for name in [*needed][1:])
    return entrance[: start.start()] + links.encode() + entrance[start.start() :]


def _assets() -> Iterator[tuple[str, Path]]:
    """What the app shows, by folder and name: pictures, fonts, word lists; nothing that only bots know."""
    for folder in sorted(path for path in ASSETS.iterdir() if path.is_dir()):
        if folder.name in FOLDERS or any(folder.glob("*.jpg")):
            for path in sorted(folder.iterdir()):
                if path.suffix in KEPT:
                    yield f"{folder.name}/{path.name}", path


def _version(files: dict[str, bytes], assets: dict[str, Path]) -> str:
    """Of all that may be asked for; pictures by their names and sizes, so that no door waits for them to be read."""
    found = sha256()
    for name, body in sorted(files.items()):
        found.update(name.encode() + b"\0" + sha256(body).digest())
    for name, path in sorted(assets.items()):
        found.update(f"{name}\0{path.stat().st_size}\0".encode())
    return found.hexdigest()[:12]
