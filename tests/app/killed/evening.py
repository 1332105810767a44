"""The real app on a device, in a process that will be killed: goes on with the match that waits, or begins one.

    python -m tests.app.killed.evening

Each line that it is told is a life, as a JSON list: FOLDER ERRORS GAME VARIANT PEOPLE OPTIONS SEED PHASE…  A process
that has all of the app loaded splits for it, says its number, and tells where the match stands on the screen, a JSON
object a line: once as it found it, and again when it has come to a phase that is not among those named.  Then it waits
to be killed.
"""

import gc
import json
import os
import sys
import time
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from app.stage import PATIENCE, Stage, make_window, no_display

SIZE = (640, 360)
"""Few pixels, so that many lives are soon lived."""

IN_HAND = frozenset(("since", "time"))
"""Of a stopwatch, which stands still as soon as nobody has the tablet any more."""

FINGER = "the finger that holds"

OVER = "over"

WITHOUT_A_GUESS = ("Finish", "Claim", "Take")
"""How people of Pictomania get on who all end with the same score, so that the favourites must decide."""


class Life:
    """The app from its start to its sudden end."""

    def __init__(self, folder: Path) -> None:
        from app.ui import hints

        hints.HESITATION = float("inf")
        self.stage = Stage(folder, SIZE, language="en", less_motion=True)
        self.app = self.stage.app
        self.app.bridge.pace = 0.0

    @property
    def page(self) -> Any:
        return self.app.room.page

    def begin(self, game: str, variant: str, people: int, options: str, seed: int) -> None:
        from engine.seats import Seat

        seats = tuple([Seat(f"Player {n + 1}", n) for n in range(people)])
        self.app.begin(game, variant, options.encode(), seats, seed=seed)
        self.stage.wait(lambda: self.page.scenes is not None, "the first scene")

    def go_on(self) -> None:
        """With a finger, on the home screen."""
        from app.ui.words import Words

        [button] = [each for each in self.app.root.walk() if isinstance(each, Words) and each.text == "Play on"]
        self.stage.down(*button.to_window(*button.center))
        self.stage.up()
        self.stage.wait(lambda: getattr(self.page, "scenes", None) is not None, "the match that waited")
        self.stage.frames(3)

    # Where it stands ------------------------------------------------------------------------------------------------

    def phase(self) -> str:
        scenes = getattr(self.page, "scenes", None)
        return OVER if scenes is None or scenes.spectator.ended else phase_of(scenes.spectator)

    def tell(self) -> None:
        if self.phase() == OVER:
            tell({"phase": OVER})
            return
        scenes, board = self.page.scenes, self.page.board
        tell(
            {
                "phase": self.phase(),
                "seats": {seat: plain(scene.view) for seat, scene in scenes.own.items()},
                "shown": phase_of(board.scene),
                "secret": board.scene.seat is not None,
                "curtain": self.page.curtain is not None,
            }
        )

    # Playing on -----------------------------------------------------------------------------------------------------

    def play_until(self, done: Any, random: Random) -> None:
        seen, end = self.page.scenes, time.perf_counter() + PATIENCE
        while not done():
            if self.page.scenes is not seen:
                seen, end = self.page.scenes, time.perf_counter() + PATIENCE
            if time.perf_counter() > end:
                raise SystemExit(f"the match stands still at {self.phase()}")
            self.move(random)

    def move(self, random: Random) -> None:
        """What chance does for the people whom the match waits for, first for the one who has the tablet."""
        page = self.page
        waiting = [seat for seat in page.scenes.spectator.waiting if seat in page.scenes.own]
        for seat in sorted(waiting, key=lambda seat: seat != page.passed_tablet.viewer):
            if seat == page.passed_tablet.viewer and page.passed_tablet.covered:
                page.passed_tablet.lift()
                page.hold(FINGER)
                self.stage.frames(2)
            move = picked(page.scenes.own[seat], random)
            if move is not None:
                page.say(move, (10.0, 10.0), seat)
                self.stage.wait(lambda seat=seat: page.saying.quiet(seat), "the answer")
                break
        self.stage.frames(2)


def tell(said: dict[str, Any]) -> None:
    print(json.dumps(said), flush=True)


def picked(scene: Any, random: Random) -> Any:
    """A move left to chance, but for those that the board makes of itself, and for guesses."""
    from engine import bots

    if not scene.choices.all():
        return None
    move = bots.chance(scene.view, scene.choices, random)
    name = type(move).__name__
    if name == "Guess":
        return next((each for each in scene.choices.moves if type(each).__name__ in WITHOUT_A_GUESS), None)
    return None if name in ("Uncover", "Cover") else move


def phase_of(scene: Any) -> str:
    """The duel has no phases but whose turn it is, and its first and second sketch."""
    view = scene.view
    return str(view.phase) if hasattr(view, "phase") else f"sketch {view.laid + 1}, {'over' if view.over else 'turn'}"


def plain(view: Any) -> Any:
    """A view without what runs while a tablet is in somebody's hands."""

    def without(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: without(part) for name, part in value.items() if name not in IN_HAND}
        return [without(part) for part in value] if isinstance(value, list) else value

    return without(json.loads(msgspec.json.encode(view)))


def live(folder: str, game: str, variant: str, people: int, options: str, seed: int, *seen: str) -> None:
    life = Life(Path(folder))
    if life.app.library.newest_waiting() is not None:
        life.go_on()
    else:
        life.begin(game, variant, people, options, seed)
    life.tell()
    life.play_until(lambda: life.phase() == OVER or life.phase() not in seen, Random(len(seen)))
    life.stage.frames(3)
    life.tell()
    while True:
        life.stage.frames(1)


def load() -> None:
    """All that a life needs; to load it takes longer than most lives."""
    no_display()
    make_window(SIZE)
    for name in ("app.main", "kivy.tests.common"):  # what is shown, and what touches it
        import_module(name)
    import_module("app.look.theme").register_fonts()
    for _ in import_module("app.ahead").all_steps():  # what an app makes ready for the next taps, shaders among it
        pass
    gc.disable()  # no life is long enough for its rubbish to matter
    gc.freeze()  # nor does anybody look for it in what was loaded, where the app gives memory back


def main() -> None:
    load()
    for line in sys.stdin:
        folder, errors, *match = json.loads(line)
        process = os.fork()
        if process == 0:
            os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), sys.stderr.fileno())
            live(folder, *match)
        tell({"process": process})
        os.waitpid(process, 0)
        tell({"dead": process})


if __name__ == "__main__":
    main()
