"""`python -m tools.sight train|export|prototypes`: teaches the eye, step by step; README.md says how."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.sight.drawings import CACHE, Missing

EPOCHS = 60


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.sight", description="Teaches the eye of the bots.")
    steps = parser.add_subparsers(dest="step", required=True)
    train = steps.add_parser("train", help="train the net (about an hour of one core); goes on where it was cut short")
    train.add_argument("strokes", type=Path, help="a folder with the first 25 drawings of each thing as strokes")
    train.add_argument("--apart", action="store_true", help="the second net, which never sees the things of racks.py")
    train.add_argument("--epochs", type=int, default=EPOCHS, help=f"rounds through all drawings ({EPOCHS})")
    export = steps.add_parser("export", help="write the trained net, and the second one, into their files")
    export.set_defaults(strokes=None)
    steps.add_parser("prototypes", help="by what the eye knows our words, after doodles changed (a minute or two)")
    chosen = parser.parse_args(arguments)
    try:
        _do(chosen)
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 2
    return 0


def _do(chosen: argparse.Namespace) -> None:
    if chosen.step == "prototypes":
        from tools.sight.files import write_prototypes

        write_prototypes()
        return
    from tools.sight import lessons  # with PyTorch, which only these need

    if chosen.step == "train":
        lessons.train_one(chosen.strokes, chosen.apart, chosen.epochs, CACHE)
    else:
        lessons.export_both(CACHE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
