"""`python -m tools.doodles`: packs the doodles, draws contact sheets, says what is missing or wrong."""

import sys
from pathlib import Path

from engine.decks.words import LISTS_IN_LEVEL
from tools.doodles import findings, packing, people, sheet
from tools.doodles.source import Unreadable

USAGE = """\
python -m tools.doodles pack                      write assets/doodles/level*.bin from the sources
python -m tools.doodles check [LEVEL…]            say what is missing or wrong; exit 1 if anything
python -m tools.doodles sheet DIR LIST…           a contact sheet a list, DIR/1-003.png, and DIR/all.png of them all
python -m tools.doodles people SAMPLES            write people/*.json: the strokes that people.json chooses
python -m tools.doodles candidates DIR SAMPLES CATEGORY…   sheets of what can be chosen from"""

COLUMNS = 9  # of a sheet of candidates


def main(arguments: list[str]) -> int:
    match arguments:
        case ["pack"]:
            for path in packing.pack():
                print(f"{path.name} {path.stat().st_size} bytes")
        case ["check", *levels]:
            return check([int(level) for level in levels] or list(LISTS_IN_LEVEL))
        case ["sheet", folder, *list_ids] if list_ids:
            sheets(Path(folder), list_ids)
        case ["people", samples]:
            people.choose(Path(samples))
        case ["candidates", folder, samples, *categories] if categories:
            candidates(Path(folder), Path(samples), categories)
        case _:
            print(USAGE)
            return 2
    return 0


def check(levels: list[int]) -> int:
    found = [finding for level in levels for finding in findings.findings(level)]
    if not found and findings.weight() > findings.HEAVIEST:
        found.append(f"{findings.weight()} bytes; at most {findings.HEAVIEST} are allowed")
    print("\n".join(found) or "Nothing is missing.")
    return 1 if found else 0


def sheets(folder: Path, list_ids: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    images = []
    for list_id in list_ids:
        images.append(sheet.of_list(list_id))
        images[-1].save(folder / f"{list_id}.png")
    sheet.stacked(images).save(folder / "all.png")


def candidates(folder: Path, samples: Path, categories: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in categories:
        drawings = [people.centred(each) for each in people.sample(samples, name)]
        columns = [
            (", ".join(map(str, range(first, len(drawings), COLUMNS))), drawings[first::COLUMNS], len(drawings))
            for first in range(COLUMNS)
        ]
        sheet.drawn(name, columns).save(folder / f"{name}.png")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Unreadable as problem:
        sys.exit(str(problem))
