"""A picture of every screen, and of every phase of every board, from real matches played by bots.

python -m tools.shots DIR [--part yokai]… [--lang uk] [--size 1280x800] [--night] [--letters largest] [--only WORD]
                          [--also uk-night]… [--every-look]
"""

import argparse
import importlib
import sys
import tempfile
from pathlib import Path

from app import stage
from app.demo import size_of
from engine.languages import LANGUAGES
from tools.shots.looks import LOOKS

PARTS = (
    *("screens", "lesson", "lobby", "guest", "album", "yokai", "flat_yokai", "pictomania", "flat", "dixit", "pictoric"),
    "web",
)
"""The modules of the walk, in its order."""


def main() -> int:
    asked = _asked()
    asked.folder.mkdir(parents=True, exist_ok=True)
    stage.no_display()
    from tools.shots.repeatable import RepeatableWalk

    with tempfile.TemporaryDirectory(prefix="easel-shots-") as device:
        look = {"night": asked.night, "letters": asked.letters}
        also = [LOOKS[name] for name in (LOOKS if asked.every_look else asked.also)]
        walk = RepeatableWalk(Path(device), asked.folder, asked.lang, asked.size, asked.only, also=also, **look)
        for part in asked.part or PARTS:
            importlib.import_module(f"tools.shots.{part}").pictures(walk)  # not before there is no display
        walk.stage.close()
    print(f"{len(walk.taken)} pictures in {asked.folder}")
    return 0


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py shots", description="A picture of every screen and phase.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", action="append", choices=PARTS, help="walk through this part only; may be repeated")
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--size", default="1280x800", type=size_of, metavar="WxH")
    parser.add_argument("--night", action="store_true")
    parser.add_argument("--also", action="append", default=[], choices=LOOKS, help="switched on the spot at every stop")
    parser.add_argument("--every-look", action="store_true", help="each language, by day and by night, on the spot")
    parser.add_argument("--letters", default="normal", choices=("normal", "large", "largest"))
    parser.add_argument("--only", default="", help="only pictures with this in their name")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
