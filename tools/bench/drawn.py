"""What every page, board and phase asks the graphics to draw at 1280 x 800, and how much of it nobody sees.

Counts, not times: they are the same on every machine.  Kivy's main thread walks all of it for every frame.
"""

import sys
from typing import TypedDict

from tools.bench._figures import Sheet, alone, words
from tools.bench._runs import Runs
from tools.house.environments import NotReady
from tools.shots.__main__ import PARTS

OURS = tuple(part for part in PARTS if part != "web")
"""In a browser Kivy draws nothing."""


class Screen(TypedDict):
    drawn: int
    unseen: int
    context: int
    stencils: int


def add_rows(screens: dict[str, Screen], sheet: Sheet) -> None:
    for name, screen in screens.items():
        sheet.add(
            alone(f"drawn: {name}", [screen["drawn"]], "pieces"),
            alone(f"unseen: {name}", [screen["unseen"]], "pieces"),
            alone(f"context: {name}", [screen["context"]], "pieces"),
            alone(f"stencils: {name}", [screen["stencils"]], "pieces"),
        )


def main(arguments: list[str]) -> int:
    parser = words("drawn", "What every screen draws, and how much of it nobody sees.")
    parser.add_argument("--part", action="append", choices=OURS, help="this part of the walk only; may be repeated")
    chosen = parser.parse_args(arguments)
    sheet = Sheet()
    for part in chosen.part or OURS:
        try:
            add_rows(Runs("_drawn_screens", part).once(), sheet)
        except NotReady as reason:
            sheet.leave_out(part, reason)
    return sheet.show(chosen.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
