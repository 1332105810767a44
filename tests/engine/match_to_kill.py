"""Plays a match in a file until it is killed, and prints each move after the table accepted it.

python -m tests.engine.match_to_kill FILE SEED
"""

import os
import sys
from pathlib import Path
from random import Random

from engine import requests
from engine.table import Table
from tests.engine.tables import opened, token


def tell(word: str) -> None:
    os.write(1, f"{word}\n".encode())


def main(path: Path, random: Random) -> None:
    tell("begins")
    table = Table.resume(path) if path.exists() else Table.open(opened(), path)
    tell("plays")
    while waiting := table.scene(None).waiting:
        seat = waiting[0]
        scene = table.scene(seat)
        move = random.choice(scene.choices.all())
        answer = table.hear(token(seat), requests.say(seat, scene.heard + 1, move))
        if not answer.accepted:
            tell(f"refused {answer.why}")
            return
        tell(f"{seat} {answer.number}")
        if random.random() < 0.1:
            table.settle()
    tell("over")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Random(int(sys.argv[2])))
