"""The app as it feels: what the frames of an evening cost, and how soon it is there.

The rival is an empty KivyMD app of the same run.  Both paint every frame whole, for real, into memory.
"""

import sys
from statistics import quantiles

from tools.bench import start
from tools.bench._figures import Sheet, beside, in_turns, words
from tools.bench._runs import Runs
from tools.house.environments import NotReady

RUNS = 1
"""Of each side, after one that warms up, which only deals; one of ours lasts a minute."""

STARTS = 5

RIVAL = "an empty KivyMD app"

PARTS = {
    "deal": "a hand is dealt",
    "drag": "a card is dragged",
    "four_draw": "four people draw",
    "reveal": "the reveal runs",
    "album": "500 drawings scroll by",
    "push": "a page is opened and left",
    "turn": "a board is turned upright and back",
    "leaf": "Dixit's hand is leafed through",
    "dice": "Pictoric's dice fall",
    "letters": "letters are chosen larger",
}

COSTS = {"ms of the main thread": 0, "ms of all cores, graphics included": 1}


def percentiles(side: Runs, name: str, cost: int, percent: int) -> list[float]:
    """Of the frames of each run."""
    return [
        quantiles([frame[cost] for frame in run], n=100, method="inclusive")[percent - 1] for run in side.each(name)
    ]


def frames(easel: Runs, empty: Runs, sheet: Sheet) -> None:
    for name, what in PARTS.items():
        for unit, cost in COSTS.items():
            for percent in (50, 99):
                ours = percentiles(easel, name, cost, percent)
                sheet.add(
                    beside(
                        f"frame while {what}, p{percent}",
                        ours,
                        unit,
                        RIVAL,
                        percentiles(empty, "frames", cost, percent),
                    )
                )


def main(arguments: list[str]) -> int:
    parser = words("app", "What the frames of an evening cost, and how soon the app is there.")
    parser.add_argument("--runs", type=int, default=RUNS, help=f"how often each side is measured ({RUNS})")
    chosen = parser.parse_args(arguments)
    sheet = Sheet()
    easel, empty = Runs("_app_frames", "easel", warmed_by="deal"), Runs("_app_frames", "empty")
    try:
        in_turns([easel, empty], max(1, chosen.runs))
        frames(easel, empty, sheet)
        start.measure(STARTS, sheet)
    except NotReady as reason:
        sheet.leave_out("app", reason)
    return sheet.show(chosen.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
