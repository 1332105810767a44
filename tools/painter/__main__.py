"""`python -m tools.painter --out assets [--only NAME…] [--sheet FILE]`: paints all pictures or some."""

from __future__ import annotations

import argparse
import sys
import time
from fnmatch import fnmatch
from pathlib import Path

import skia

from tools.painter import gallery


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.painter", description="Paint the pictures of the game.")
    parser.add_argument(
        "--out", type=Path, help="the assets folder to write into; without it nothing is written but the sheet"
    )
    parser.add_argument("--only", nargs="+", metavar="NAME", help="names or patterns, such as yokai-* or card files")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="also write a contact sheet as PNG")
    parser.add_argument("--columns", type=int, default=10, help="columns of the contact sheet (10)")
    parser.add_argument("--small", type=int, default=180, help="width of a picture on the sheet (180)")
    parser.add_argument("--list", action="store_true", help="only list what there is")
    wanted = parser.parse_args(arguments)
    chosen = _chosen(gallery.pictures(), wanted.only)
    if not chosen:
        print("no picture is called that; --list shows the names", file=sys.stderr)
        return 2
    if wanted.list:
        for picture in chosen:
            print(f"{picture.file:34} {picture.name}")
        return 0
    if not wanted.out and not wanted.sheet:
        print("nothing to do: give --out, --sheet or --list", file=sys.stderr)
        return 2
    seen: list[skia.Image] = []
    for picture in chosen:
        started = time.perf_counter()
        image = picture.paint()
        content = gallery.encoded(image, picture.file, picture.budget)
        if wanted.out:
            gallery.write(wanted.out / picture.file, content)
        if wanted.sheet:
            seen.append(image)
        print(f"{picture.file:34} {len(content) // 1024:5} kB  {time.perf_counter() - started:5.2f} s")
    if wanted.sheet:
        gallery.write(
            wanted.sheet,
            bytes(gallery.contact_sheet(seen, min(wanted.columns, len(seen)), wanted.small).encodeToData()),
        )
    return 0


def _chosen(everything: list[gallery.Picture], names: list[str] | None) -> list[gallery.Picture]:
    if not names:
        return everything
    return [
        picture
        for picture in everything
        if any(fnmatch(picture.name, name) or fnmatch(Path(picture.file).stem, name) for name in names)
    ]


if __name__ == "__main__":
    sys.exit(main())
