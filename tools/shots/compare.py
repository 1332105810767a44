"""Two folders of pictures, as the shots of two days: which differ, and by how much.

python -m tools.shots.compare A B    exits 1 if any differs, 2 if a folder is none
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageChops, UnidentifiedImageError


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="dev.py shots --compare", description="Which pictures differ, and by how much."
    )
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    asked = parser.parse_args(arguments)
    for folder in (asked.before, asked.after):
        if not folder.is_dir():
            print(f"{folder} is no folder", file=sys.stderr)
            return 2
    found = list(differences(asked.before, asked.after))
    for line in found:
        print(line)
    alike = len(_names(asked.before) | _names(asked.after)) - len(found)
    print(f"{alike} pictures are the same, {len(found)} differ")
    return 1 if found else 0


def differences(before: Path, after: Path) -> Iterator[str]:
    """A line for each picture that differs, or is in one folder only."""
    old, new = _names(before), _names(after)
    for name in sorted(old | new):
        if name not in new:
            yield f"{name}: gone"
        elif name not in old:
            yield f"{name}: new"
        elif how := difference(before / name, after / name):
            yield f"{name}: {how}"


def difference(one: Path, other: Path) -> str:
    """How two pictures differ, in words; nothing if every pixel is the same."""
    try:
        with Image.open(one) as first, Image.open(other) as second:
            left, right = first.convert("RGBA"), second.convert("RGBA")
    except (UnidentifiedImageError, OSError, ValueError, Image.DecompressionBombError):
        return "cannot be read"
    if left.size != right.size:
        return f"{left.width}x{left.height} became {right.width}x{right.height}"
    changed = _most_of_each_pixel(ImageChops.difference(left, right))
    where = changed.getbbox()
    if where is None:
        return ""
    counts = changed.histogram()
    share = 1 - counts[0] / sum(counts)
    most = max(value for value, count in enumerate(counts) if count)
    return f"{share:.2%} of the pixels, by up to {most} of 255, from {where[0]},{where[1]} to {where[2]},{where[3]}"


def _most_of_each_pixel(picture: Image.Image) -> Image.Image:
    """In grey: the part of each pixel that differs most."""
    first, *others = picture.split()
    for other in others:
        first = ImageChops.lighter(first, other)
    return first


def _names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*.png")}


if __name__ == "__main__":
    sys.exit(main())
