"""Pictures as they come on the screen: the frames in which they do, how soon, and what memory they take.

The rival shows the same files with Kivy's AsyncImage and its Loader, each in a process of its own.  Both draw for
real into memory, 60 frames a second.
"""

import sys
from statistics import median

from tools.bench._figures import Sheet, alone, beside, in_turns, words
from tools.bench._runs import Runs
from tools.house.environments import NotReady

RUNS = 3
"""Of each side, after one that warms up; each looks through all pictures."""

RIVAL = "Kivy's AsyncImage"

FRAME = "ms of the main thread"


def measure(runs: int, sheet: Sheet) -> None:
    easel, kivy = Runs("_pictures_shown", "easel"), Runs("_pictures_shown", "kivy")
    in_turns([easel, kivy], runs)
    for part, picture in (("full", "a full picture"), ("thumbnails", "a thumbnail")):
        ours, theirs = easel.each(part, "frames"), kivy.each(part, "frames")
        worst = list(map(max, ours)), list(map(max, theirs))
        sheet.add(
            beside(f"longest frame in which {picture} comes", worst[0], FRAME, RIVAL, worst[1]),
            alone(f"… {picture}, in any of the runs", [max(worst[0])], FRAME),
            alone(
                f"a frame of that screen without {picture} that comes",
                list(map(median, easel.each(part, "quiet"))),
                FRAME,
            ),
        )
    usual = [list(map(median, side.each("full", "frames"))) for side in (easel, kivy)]
    sheet.add(beside("longest frame for half of the full pictures", usual[0], FRAME, RIVAL, usual[1]))
    for name, what, unit in (
        ("shown", "20 thumbnails shown after", "ms"),
        ("work", "processor time of these, drawing included", "ms CPU"),
    ):
        sheet.add(beside(what, easel.each("thumbnails", name), unit, RIVAL, kivy.each("thumbnails", name)))
    grown, theirs = easel.each("full", "grown"), kivy.each("full", "grown")
    sheet.add(
        beside(
            "memory more after all full pictures", [each[-1] for each in grown], "MB", RIVAL, [e[-1] for e in theirs]
        ),
        alone("… of which the last half of them added", [each[-1] - each[len(each) // 2] for each in grown], "MB"),
        alone("what our cache says that its textures take", easel.each("full", "account"), "MB"),
    )


def main(arguments: list[str]) -> int:
    parser = words("pictures", "What it costs to show pictures from files, and how soon they are there.")
    parser.add_argument("--runs", type=int, default=RUNS, help=f"how often each side is measured ({RUNS})")
    chosen = parser.parse_args(arguments)
    sheet = Sheet()
    try:
        measure(max(1, chosen.runs), sheet)
    except NotReady as reason:
        sheet.leave_out("pictures", reason)
    return sheet.show(chosen.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
