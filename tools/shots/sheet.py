"""Contact sheets of a walk in several looks: each moment once, its looks side by side, for whoever looks at them all.

python -m tools.shots.sheet DIR SHEETS    DIR/LOOK/NAME.jpg, as the walk leaves them, become SHEETS/NAME.png
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tools.shots.looks import LOOKS

WIDEST = 2000
"""Pixels across a sheet at most: no viewer makes it smaller then."""

SMALLEST = 0.7
"""How far a picture may shrink; its letters can still be read."""

GAP, CAPTION = 8, 22
GROUND, INK = (90, 90, 90), (255, 255, 255)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py shots --sheets", description="A sheet a moment, with all its looks.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("sheets", type=Path)
    asked = parser.parse_args(arguments)
    found = list(moments(asked.folder)) if asked.folder.is_dir() else []
    if not found:
        print(f"{asked.folder} has no folder of pictures for a look, such as {next(iter(LOOKS))}", file=sys.stderr)
        return 2
    asked.sheets.mkdir(parents=True, exist_ok=True)
    for name, pictures in found:
        lay(pictures).save(asked.sheets / f"{name}.png")
    print(f"{len(found)} sheets in {asked.sheets}")
    return 0


def moments(folder: Path) -> Iterator[tuple[str, dict[str, Path]]]:
    """Each moment's name with its pictures, by look."""
    looks = {look: folder / look for look in LOOKS if (folder / look).is_dir()}
    for name in sorted({path.stem for pictures in looks.values() for path in pictures.iterdir()}):
        yield name, {look: path for look, at in looks.items() for path in at.glob(f"{name}.*")}


def lay(pictures: dict[str, Path]) -> Image.Image:
    """Side by side as far as letters stay readable, each under the name of its look."""
    opened = [Image.open(path).convert("RGB") for path in pictures.values()]
    across = columns(len(opened), opened[0].width)
    scale = min(1.0, ((WIDEST - GAP) / across - GAP) / opened[0].width)
    wide, high = round(opened[0].width * scale), round(opened[0].height * scale)
    rows = -(-len(opened) // across)
    sheet = Image.new("RGB", (GAP + across * (wide + GAP), GAP + rows * (CAPTION + high + GAP)), GROUND)
    pen, font = ImageDraw.Draw(sheet), ImageFont.load_default(CAPTION - 6)
    for place, (look, picture) in enumerate(zip(pictures, opened, strict=True)):
        x, y = GAP + place % across * (wide + GAP), GAP + place // across * (CAPTION + high + GAP)
        pen.text((x, y), look, INK, font)
        sheet.paste(picture.resize((wide, high), Image.Resampling.LANCZOS), (x, y + CAPTION))
    return sheet


def columns(pictures: int, width: int) -> int:
    """As many as there is room for, in rows of one length."""
    room = max(1, int((WIDEST - GAP) / (width * SMALLEST + GAP)))
    rows = -(-pictures // room)
    return -(-pictures // rows)


if __name__ == "__main__":
    sys.exit(main())
