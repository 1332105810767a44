"""What each screen of a part of the walk draws, in a process of its own: ``_drawn_screens yokai``.

The last line is a JSON object: for each screen what draws, what of it nobody sees, what only prepares, stencils.
"""

import importlib
import json
import sys
import tempfile
from pathlib import Path

from app import stage

WINDOW = 1280, 800


def main(part: str) -> None:
    stage.no_display()
    stage.make_window(WINDOW)
    from kivy.clock import Clock

    from tools.shots.counted import CountedWalk
    from tools.shots.repeatable import fingers

    fingers(Clock.get_time)  # of which more passes than of true time, since frames leap
    with tempfile.TemporaryDirectory(prefix="easel-drawn-") as device:
        walk = CountedWalk(Path(device), WINDOW)
        importlib.import_module(f"tools.shots.{part}").pictures(walk)
        walk.stage.close()
    found = {
        name: {
            "drawn": drawn.draws,
            "unseen": len(drawn.unseen),
            "context": drawn.context,
            "stencils": drawn.stencils,
        }
        for name, drawn in walk.found.items()
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])
