"""`python -m tools.painter [--only NAME…] [--check]`: paints what is no longer today's, or all that is named."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Set
from fnmatch import fnmatch
from pathlib import Path

import skia

from tools.painter import gallery, manifest
from tools.painter.gallery import Picture
from tools.painter.likeness import unlike
from tools.painter.origins import Origins

EXPLANATION = """Paints the pictures of assets/ again: those whose code has changed since, or all that are named.

What looks as before keeps its committed file, however this processor rounds; manifest.json says what painted what."""


def main(arguments: list[str] | None = None, assets: Path = manifest.ASSETS, page: Path = manifest.MANIFEST) -> int:
    wanted = _parser().parse_args(arguments)
    everything = gallery.pictures()
    chosen = _chosen(everything, wanted.only)
    if not chosen:
        print("no picture is called that; --list shows the names", file=sys.stderr)
        return 2
    if wanted.list:
        for picture in chosen:
            print(f"{picture.file:34} {picture.name}")
        return 0
    if wanted.check:
        return check(chosen, assets)
    if wanted.out or wanted.sheet:
        return elsewhere(chosen, wanted)
    origins = Origins()
    if not wanted.only:
        chosen = due(everything, manifest.read(page), assets, origins)
    renew(chosen, assets, page, origins, wanted.anew)
    forget({picture.file for picture in everything}, page)
    print(f"{len(chosen)} of {len(everything)} painted")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dev.py paint", description=EXPLANATION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="+", metavar="NAME", help="names or patterns, such as yokai-* or card files")
    parser.add_argument("--check", action="store_true", help="write nothing: paint, and say what looks otherwise")
    parser.add_argument("--anew", action="store_true", help="write the files even where they look as before")
    parser.add_argument("--out", type=Path, help="a folder to write into instead of assets/")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="write a contact sheet as PNG, and nothing else")
    parser.add_argument("--columns", type=int, default=10, help="columns of the contact sheet (10)")
    parser.add_argument("--small", type=int, default=180, help="width of a picture on the sheet (180)")
    parser.add_argument("--list", action="store_true", help="only list what there is")
    return parser


def _chosen(everything: list[Picture], names: list[str] | None) -> list[Picture]:
    if not names:
        return everything
    return [
        picture
        for picture in everything
        if any(fnmatch(picture.name, name) or fnmatch(Path(picture.file).stem, name) for name in names)
    ]


def due(everything: list[Picture], entries: dict[str, manifest.Entry], assets: Path, origins: Origins) -> list[Picture]:
    """The pictures whose file or code is not what the manifest says; those it does not know."""
    off = manifest.stale(entries, origins).keys() | manifest.foreign_files(entries, assets).keys()
    known = {(file, entry.name, entry.painted_by) for file, entry in entries.items() if file not in off}
    return [picture for picture in everything if (picture.file, picture.name, picture.painted_by) not in known]


def renew(chosen: list[Picture], assets: Path, page: Path, origins: Origins, anew: bool) -> None:
    """Write the files that look otherwise now, and of each what painted it."""
    for picture, content in painted(chosen):
        path = assets / picture.file
        if anew or not path.exists() or unlike(path.read_bytes(), content):
            gallery.write(path, content)
        entry = manifest.entry(picture.name, picture.painted_by, path.read_bytes(), origins)
        manifest.write(manifest.read(page) | {picture.file: entry}, page)


def forget(hung: Set[str], page: Path) -> None:
    """Nothing is said of pictures that no longer hang."""
    manifest.write({file: entry for file, entry in manifest.read(page).items() if file in hung}, page)


def check(chosen: list[Picture], assets: Path) -> int:
    """Paint, and hold what comes out against the committed files."""
    otherwise = 0
    for picture, content in painted(chosen):
        path = assets / picture.file
        found = unlike(path.read_bytes(), content) if path.exists() else "is missing"
        if found:
            otherwise += 1
            print(f"{picture.file}: {found}", file=sys.stderr)
    print(f"{len(chosen)} painted, {otherwise} look otherwise than their files")
    return 1 if otherwise else 0


def elsewhere(chosen: list[Picture], wanted: argparse.Namespace) -> int:
    """Paint into another folder, or on a contact sheet."""
    seen: list[skia.Image] = []
    for picture, content in painted(chosen):
        if wanted.out:
            gallery.write(wanted.out / picture.file, content)
        seen.append(skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(content)))
    if wanted.sheet:
        sheet = gallery.contact_sheet(seen, min(wanted.columns, len(seen)), wanted.small)
        gallery.write(wanted.sheet, bytes(sheet.encodeToData()))
    return 0


def painted(chosen: list[Picture]) -> Iterator[tuple[Picture, bytes]]:
    """Each with the bytes of its file, and a line about it."""
    for picture in chosen:
        started = time.perf_counter()
        content = picture.content()
        print(f"{picture.file:34} {len(content) // 1024:5} kB  {time.perf_counter() - started:5.2f} s", flush=True)
        yield picture, content


if __name__ == "__main__":
    sys.exit(main())
