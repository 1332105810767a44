"""What memory two evenings of five matches take, all in all and their textures, beside an empty KivyMD app; and then
what three matches of one game leave.

Both paint every frame whole, for real, into memory: with software graphics the textures are the process's.
"""

import sys

from tools.bench._evening_memory import FIVE, MATCHES
from tools.bench._figures import Sheet, alone, beside, words
from tools.bench._runs import Runs
from tools.house.environments import NotReady

RIVAL = "an empty KivyMD app"


def tell(sheet: Sheet) -> None:
    [empty] = Runs("_evening_memory", "empty").once()["taken"]
    evening = Runs("_evening_memory", "easel").once()["taken"]
    peak = evening[len(FIVE)]["peak"]
    sheet.add(
        beside("memory of an evening of five matches, at its peak", [peak], "MB", RIVAL, [empty["peak"]]),
        alone("… more than the empty app's", [peak - empty["peak"]], "MB"),
        alone("… more at the peak of a second evening", [evening[-1]["peak"] - peak], "MB"),
    )
    for number, taken in enumerate(evening):
        when = f"after match {number}" if number else "before the first match"
        sheet.add(
            alone(f"memory {when}", [taken["whole"]], "MB"),
            alone("… of which textures", [taken["textures"]], "MB"),
            alone("… of which pictures in the cache", [taken["pictures"]], "MB"),
        )
    for game in [side for side in MATCHES if side != "easel"]:
        first, second, third = [taken["whole"] for taken in Runs("_evening_memory", game).once()["taken"][1:]]
        sheet.add(
            alone(f"memory after {game} alone", [first], "MB"),
            alone("… more after its second match", [second - first], "MB"),
            alone("… more after its third", [third - first], "MB"),
        )


def main(arguments: list[str]) -> int:
    chosen = words("memory", "What memory an evening of five matches takes.").parse_args(arguments)
    sheet = Sheet()
    try:
        tell(sheet)
    except NotReady as reason:
        sheet.leave_out("memory", reason)
    return sheet.show(chosen.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
