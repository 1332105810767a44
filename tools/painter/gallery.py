"""The list of all pictures, how each is written, and contact sheets."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import skia

from tools.painter.easel import CARD, Easel
from tools.painter.light import Family, family

# Quality is stepped down from the first to the last until the picture fits its budget.
QUALITIES = (86, 82, 78, 74, 70, 64, 58)
CARD_BUDGET = 180_000  # a hundred of these are 18 MB of the 30 that all assets may take


@dataclass(frozen=True)
class Picture:
    """One file of the assets: its name, where it lies below them, and how it comes about."""

    name: str
    file: str
    paint: Callable[[], skia.Image]
    budget: int = CARD_BUDGET
    author: Callable[[Easel], None] | None = None  # who says what is to be seen, if that is not the whole module
    light: str = ""  # the name of its family of light, if it has one

    @property
    def painted_by(self) -> str:
        """Where its code begins, for the manifest: module:name, or module: for all of a module."""
        return f"{self.author.__module__}:{self.author.__name__}" if self.author else f"{self.paint.__module__}:"

    def content(self) -> bytes:
        """The bytes of its file, painted now."""
        return encoded(self.paint(), self.file, self.budget)


_PICTURES: dict[str, Picture] = {}


def hang(picture: Picture) -> None:
    """Put a picture on the list; a name and a file are given once."""
    for other in _PICTURES.values():
        if other.name == picture.name or other.file == picture.file:
            raise ValueError(f"{picture.name!r} ({picture.file}) would take the place of {other.name!r} ({other.file})")
    _PICTURES[picture.name] = picture


def card(number: int, name: str, light: str | Family) -> Callable[[Callable[[Easel], None]], Callable[[Easel], None]]:
    """Declare the painting of a picture card: `@card(7, "borrowed-sea", "dawn")` above `def paint(e: Easel)`."""

    lit = family(light) if isinstance(light, str) else light

    def declare(paint: Callable[[Easel], None]) -> Callable[[Easel], None]:
        def painted() -> skia.Image:
            easel = Easel(name, lit, CARD)
            paint(easel)
            return easel.finished()

        hang(Picture(name, f"pictures/card-{number:03}.jpg", painted, author=paint, light=lit.name))
        return paint

    return declare


def pictures() -> list[Picture]:
    """All pictures, in order of their files. Importing the painters is what fills the list."""
    for package in ("cards", "yokai", "table"):
        home = importlib.import_module(f"tools.painter.{package}")
        for module in sorted(pkgutil.iter_modules(home.__path__), key=lambda found: found.name):
            importlib.import_module(f"{home.__name__}.{module.name}")
    return sorted(_PICTURES.values(), key=lambda picture: picture.file)


def encoded(image: skia.Image, file: str, budget: int) -> bytes:
    """The bytes of the file: PNG keeps what is see-through, JPEG is made to fit its budget."""
    if file.endswith(".png"):
        return bytes(image.encodeToData(skia.kPNG, 100))
    for quality in QUALITIES:
        written = bytes(image.encodeToData(skia.kJPEG, quality))
        if len(written) <= budget:
            return written
    raise ValueError(f"{file} takes {len(written)} bytes, more than its {budget}")


def contact_sheet(images: Sequence[skia.Image], columns: int, width: int = 180) -> skia.Image:
    """All of them small and side by side, to see the deck as one thing."""
    tallest = max(round(image.height() * width / image.width()) for image in images)
    rows = -(-len(images) // columns)
    gap = 8
    surface = skia.Surface(columns * (width + gap) + gap, rows * (tallest + gap) + gap)
    canvas = surface.getCanvas()
    canvas.clear(0xFF8A8478)
    for index, image in enumerate(images):
        x, y = gap + index % columns * (width + gap), gap + index // columns * (tallest + gap)
        small = image.resize(
            width, round(image.height() * width / image.width()), skia.SamplingOptions(skia.CubicResampler.Mitchell())
        )
        canvas.drawImage(small, x, y)
    return surface.makeImageSnapshot()


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
