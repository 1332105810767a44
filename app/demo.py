"""A whole match played by bots in the real app, without a screen; says how it ended.

python -m app.demo [--game yokai] [--lang uk] [--size 1280x800] [--seed 7]
"""

import argparse
import sys
import tempfile
from pathlib import Path

from app import stage
from engine.languages import LANGUAGES

MATCH = 300.0
"""Seconds after which a match of bots is taken to be stuck; it lasts some twenty."""

NAMES = ("Оленка", "Taras", "Марко", "Ганна", "Ira", "Леся", "Max", "Юрко", "Ada", "Соля", "Leo", "Мія")


def main() -> int:
    asked = _asked()
    stage.no_display()
    with tempfile.TemporaryDirectory(prefix="easel-demo-") as folder:
        try:
            print(_play(asked, Path(folder)))
        except stage.NotInTime as late:
            print(f"The demonstration stopped: {late} did not come.", file=sys.stderr)
            return 1
    return 0


def _play(asked: argparse.Namespace, folder: Path) -> str:
    from engine import rules
    from engine.seats import Seat

    width, height = asked.size
    shown = stage.Stage(folder, (width, height), painted=True, language=asked.lang, less_motion=not asked.slowly)
    try:
        variant, counts = next(iter(rules.game(asked.game).variants.items()))
        seats = tuple(Seat(NAMES[place], place, bot="middle" if place % 2 else "weak") for place in range(min(counts)))
        shown.app.bridge.pace = 0.0
        shown.app.begin(asked.game, variant, b"{}", seats, seed=asked.seed)
        play = shown.app.room.page
        shown.wait(lambda: play.scenes is not None, "the first scene")
        shown.wait(lambda: shown.app.room.page is not play, "the result", MATCH)
        shown.frames(10)
        return _ending(play.scenes.spectator)
    finally:
        shown.close()


def _ending(scene: "object") -> str:
    result, seats = scene.result, scene.seats  # type: ignore[attr-defined]
    scores = ", ".join(f"{seat.name} {score}" for seat, score in zip(seats, result.scores, strict=True))
    winners = " and ".join(seats[seat].name for seat in result.winners)
    return f"{scene.game} ({scene.variant}) ended: {scores}. Won by {winners}."  # type: ignore[attr-defined]


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py run --demo", description=__doc__.splitlines()[0] if __doc__ else None)
    from engine import rules

    parser.add_argument("--game", default=rules.names()[-1])
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--size", default="1280x800", type=size_of, metavar="WxH")
    parser.add_argument("--seed", default=7, type=int)
    parser.add_argument("--slowly", action="store_true", help="with all movements, as people see it")
    return parser.parse_args()


def size_of(words: str) -> tuple[int, int]:
    """A window's size as it is written on a command line."""
    width, _, height = words.partition("x")
    if not (width.isdecimal() and height.isdecimal() and 200 <= int(width) <= 4096 and 200 <= int(height) <= 4096):
        raise argparse.ArgumentTypeError("a size is like 1280x800")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
