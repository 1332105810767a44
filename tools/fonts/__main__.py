"""Fetches three open font families, merges their alphabets to one TTF a weight, adds missing signs.

Start it with `python3 dev.py fonts`; it needs npm and the network. The same versions give the same bytes.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

from tools.fonts.signs import SIGNS, add_numero, add_sign

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
VERSION = "5.3.0"  # of all three packages
ALPHABETS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")

LETTER_APOSTROPHE, APOSTROPHE = ord("ʼ"), ord("’")

# Hints are made for one alphabet's file and do not survive a merge; FreeType's own will do at these sizes.
DROPPED = ("STAT", "fpgm", "prep", "cvt ", "gasp")


@dataclass(frozen=True)
class Family:
    package: str
    name: str
    weights: dict[int, str]


FAMILIES = (
    Family("balsamiq-sans", "Balsamiq Sans", {400: "Regular", 700: "Bold"}),
    Family("nunito", "Nunito", {400: "Regular", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}),
    Family("caveat", "Caveat", {600: "SemiBold"}),
)


def fetch(family: Family, folder: Path) -> Path:
    """The unpacked npm package of a family."""
    wanted = f"@fontsource/{family.package}@{VERSION}"
    packed = subprocess.run(["npm", "pack", "--silent", wanted], cwd=folder, capture_output=True, text=True, check=True)
    place = folder / family.package
    with tarfile.open(folder / packed.stdout.split()[-1]) as archive:
        archive.extractall(place, filter="data")
    return place / "package"


def alphabet(source: Path, target: Path) -> None:
    """One woff2 of one alphabet as a plain TTF without hints."""
    font = TTFont(source, recalcTimestamp=False)
    font.flavor = None
    for table in DROPPED:
        if table in font:
            del font[table]
    for glyph in font["glyf"].glyphs.values():
        glyph.expand(font["glyf"])
        glyph.removeHinting()
    font.save(target)


def merge(package: Path, family: Family, weight: int, folder: Path) -> TTFont:
    parts = []
    for each in ALPHABETS:
        part = folder / f"{family.package}-{weight}-{each}.ttf"
        alphabet(package / "files" / f"{family.package}-{each}-{weight}-normal.woff2", part)
        parts.append(str(part))
    return Merger().merge(parts)


def name(font: TTFont, family: Family, style: str) -> None:
    """The statics of a variable font are published under its lightest name; give them their own."""
    bold = style in ("Regular", "Bold")
    names = {
        1: family.name if bold else f"{family.name} {style}",
        2: style if bold else "Regular",
        4: f"{family.name} {style}",
        6: f"{family.name}-{style}".replace(" ", ""),
        16: family.name,
        17: style,
    }
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)


def complete(font: TTFont) -> None:
    """Draw the signs that the family does not have."""
    covered = font.getBestCmap()
    for character in SIGNS:
        if ord(character) not in covered:
            add_sign(font, character)
    if ord("№") not in covered:
        add_numero(font)


def close_up(font: TTFont) -> None:
    """The apostrophe inside Ukrainian words (мʼяч) is no wider than the one of other text: else words fall apart."""
    widths = font["hmtx"].metrics
    for table in font["cmap"].tables:
        if table.isUnicode() and widths[table.cmap[LETTER_APOSTROPHE]][0] > widths[table.cmap[APOSTROPHE]][0]:
            table.cmap[LETTER_APOSTROPHE] = table.cmap[APOSTROPHE]


def build(folder: Path) -> None:
    for family in FAMILIES:
        package = fetch(family, folder)
        file_name = family.name.replace(" ", "")
        shutil.copy(package / "LICENSE", ASSETS / f"OFL-{file_name}.txt")
        for weight, style in family.weights.items():
            font = merge(package, family, weight, folder)
            name(font, family, style)
            complete(font)
            close_up(font)
            born = TTFont(package / "files" / f"{family.package}-latin-{weight}-normal.woff2")["head"].created
            font["head"].created = font["head"].modified = born
            font.recalcTimestamp = False
            target = ASSETS / f"{file_name}-{style}.ttf"
            font.save(target)
            print(f"{target.name:26} {len(font.getBestCmap())} characters, {target.stat().st_size // 1024} kB")


def main() -> int:
    if shutil.which("npm") is None:
        print("Building the fonts needs npm, which is not here.", file=sys.stderr)
        return 2
    ASSETS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        try:
            build(Path(folder))
        except subprocess.CalledProcessError as failed:
            print(f"npm could not fetch a package:\n{failed.stderr.strip()}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
