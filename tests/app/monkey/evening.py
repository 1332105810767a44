"""One evening of a monkey: where it begins, the deeds, and what must hold at its end.

    python -m tests.app.monkey.evening [--begins NAME] [--seeds 1-40] [--deeds 120]

plays many of them and tells of each that broke something, with all that the fingers did.
"""

import argparse
import collections
import resource
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest import mock

from app.stage import Stage, make_window, no_display
from tests.app.kivys_time import KivysTime
from tests.app.monkey.fingers import Monkey
from tests.app.monkey.watch import Watch

TABLETS = ((800, 480), (640, 360), (480, 800), (360, 640))
LARGE = ((1024, 600), (800, 1024), (1280, 800))
"""Where boards may lie flat."""

NAMES = ("Player Оленка", "Player B", "Player Бабуся Ганна П")


FRAME = 1 / 30
"""Seconds that pass with each frame, however long the machine takes over it."""


class OwnTime(Stage):
    """Kivy's time stands still between frames: holds and movements take as many frames on any machine."""

    def __init__(self, folder: Path, size: tuple[int, int], **settings: Any) -> None:
        self._time = KivysTime()
        super().__init__(folder, size, **settings)

    def frames(self, count: int = 3) -> None:
        for _ in range(count):
            self._time.go_on(FRAME)
            super().frames(1)

    def close(self) -> None:
        super().close()
        self._time.give_back()


class Match(NamedTuple):
    game: str
    variant: str
    people: int
    bots: int = 0
    flat: bool = False
    options: str = "{}"


BEGINS: dict[str, Match | str] = {
    "home": "home",
    "lobby": "lobby",
    "yokai": Match("yokai", "duel", 2),
    "yokai alone": Match("yokai", "duel", 1, 1),
    "yokai flat": Match("yokai", "duel", 2, flat=True),
    "pictomania": Match("pictomania", "passed", 3),
    "pictomania alone": Match("pictomania", "live", 1, 2, options='{"own_time": [100, 200, 100]}'),
    "pictomania flat": Match("pictomania", "live", 3, 1, flat=True, options='{"calm": true}'),
    "dixit": Match("dixit", "classic", 3),
    "dixit alone": Match("dixit", "classic", 1, 3, options='{"swap": true}'),
    "dixit party": Match("dixit", "party", 6),
    "dixit team": Match("dixit", "team", 5, 1),
    "pictoric": Match("pictoric", "open", 3),
    "pictoric closed": Match("pictoric", "closed", 2, 2),
    "pictoric forfeits": Match("pictoric", "open", 3, options='{"forfeits": true}'),
    "pictoric alone": Match("pictoric", "open", 1, 2, options='{"forfeits": true}'),
}
"""Every page can be reached from home; every board of every variant is begun with."""


class Evening:
    """``seed`` chooses everything: the tablet, the looks, the match, what the fingers do."""

    def __init__(self, folder: Path, begins: str, seed: int) -> None:
        self.begins, self.seed, self.random = BEGINS[begins], seed, Random(f"{begins} {seed}")
        flat = isinstance(self.begins, Match) and self.begins.flat
        self._sizes = LARGE if flat else TABLETS
        self.stage = OwnTime(folder, self.random.choice(self._sizes), **self._looks(flat))
        self.app = self.stage.app
        self.watch = Watch(self.stage, self.app.library.matches)
        self.monkey = Monkey(self.stage, self.random.randrange(10**9), self._sizes, self.watch.look)

    def _looks(self, flat: bool) -> dict[str, Any]:
        chance = self.random.random
        return {
            "language": self.random.choice(("en", "uk", "ru")),
            "less_motion": chance() < 0.5,
            "left_hand": chance() < 0.3,
            "keep_hand_open": chance() < 0.2,
            "night": chance() < 0.2,
            "letters": self.random.choice(("normal", "normal", "large", "largest")),
            "flat_games": (self.begins.game,) if flat and isinstance(self.begins, Match) else (),
        }

    def begin(self) -> None:
        self.app.bridge.pace = 0.0
        for place, name in enumerate(NAMES):
            self.app.library.add(name, place)
        if isinstance(self.begins, Match):
            self._begin_match(self.begins)
        elif self.begins == "lobby":
            from engine.seats import Seat

            self.app.together.host("dixit", "classic", b"{}", [Seat(name, n) for n, name in enumerate(NAMES)])
            self.stage.wait(lambda: self.app.bridge.lobby, "the table")

    def _begin_match(self, match: Match) -> None:
        from engine.seats import Seat

        people = [Seat(f"Player {n}", n) for n in range(match.people)]
        bots = [Seat(f"Bot {n}", match.people + n, bot="weak") for n in range(match.bots)]
        self.app.begin(match.game, match.variant, match.options.encode(), (*people, *bots), seed=self.seed)
        self.stage.wait(lambda: self.app.room.page.scenes is not None, "the first scene")

    def play(self, deeds: int, between: int = 40) -> None:
        for deed in range(deeds):
            if self.watch.play is not None and self.random.random() < 0.2:
                self.help()
            self.monkey.act()
            if deed % between == between - 1:
                self.rest()
                if self.watch.play is None and isinstance(self.begins, Match):
                    self._return(self.begins)

    def help(self) -> None:
        """Somebody who knows the game makes a move: fingers that know nothing would not see much of it."""
        from engine import bots

        page = self.watch.play
        waiting = [seat for seat in page.scenes.spectator.waiting if seat in page.scenes.own]
        for seat in waiting:
            scene = page.scenes.own[seat]
            if not scene.choices.all():
                continue
            move = bots.bot(scene.game, "weak")(scene.view, scene.choices, self.random)
            if move is None:  # they would rather wait
                continue
            self.monkey.story.append(f"  seat {seat} says {move}")
            page.say(move, (10.0, 10.0), seat)
            for _frame in range(100):
                self.monkey.frames(1)
                if self.watch.play is not page or page.saying.quiet(seat):
                    break
            return

    def _return(self, match: Match) -> None:
        """Goes on with the match if it was left, or begins another."""
        self.watch.home(self.monkey.back)
        waiting = self.app.library.newest_waiting()
        if waiting is None:
            self._begin_match(match)
            return
        self.app.resume_match(waiting.path)
        self.stage.wait(lambda: self.watch.play, "the match that waited")

    def rest(self) -> None:
        self.monkey.lift_all()
        self.monkey.frames(10)
        self.watch.rest(self.monkey.lifted)
        self.monkey.lifted.clear()
        self.watch.same_on_disk()

    def end(self) -> None:
        self.rest()
        self.watch.home(self.monkey.back)

    def close(self) -> None:
        self.watch.close()
        self.stage.close()


def outside(folder: Path) -> ExitStack:
    """What the fingers reach beyond the app: no other program opens, and nothing is put anywhere else."""
    from app.tablet import device, share_sheet

    chance = Random(1)

    def choose(most: int, chosen: Callable[[bytes], None], failed: Callable[[str], None]) -> None:
        chosen(chance.choice((b"", b"\xff\xd8garbage", chance.randbytes(300), "кіт\nпес\n".encode() * 9)))

    stack = ExitStack()
    for name in ("choose_file", "choose_pictures", "choose_backup"):
        stack.enter_context(mock.patch.object(device, name, choose))
    stack.enter_context(mock.patch.object(device, "copied", lambda: "кіт\nпес"))
    stack.enter_context(mock.patch.object(share_sheet, "share", lambda name, kind, content, tell: tell("Easel")))
    return stack


def one(folder: Path, begins: str, seed: int, deeds: int) -> Monkey:
    with outside(folder):
        evening = Evening(folder, begins, seed)
        try:
            evening.begin()
            evening.play(deeds)
            evening.end()
        except BaseException as fault:
            fault.add_note(f"{begins} {seed}:\n" + "\n".join(evening.monkey.story[-60:]))
            with suppress(Exception):
                evening.app.go("home")  # nothing of this evening moves into the next
            raise
        finally:
            evening.close()
        return evening.monkey


def main() -> int:
    no_display()
    make_window((1280, 1280))
    asked = _asked()
    first, _, last = asked.seeds.partition("-")
    broken, touches, began = collections.Counter[str](), 0, time.monotonic()
    played = 0
    for seed in range(int(first), int(last or first) + 1):
        for begins in [asked.begins] if asked.begins else BEGINS:
            if time.monotonic() - began > asked.minutes * 60:
                break
            with tempfile.TemporaryDirectory(prefix="easel-monkey-", ignore_cleanup_errors=True) as folder:
                try:
                    touches += one(Path(folder), begins, seed, asked.deeds).touches
                except Exception:
                    said = traceback.format_exc()
                    broken[said.strip().splitlines()[-1][:150]] += 1
                    print(f"=== {begins} {seed}\n{said}", flush=True)
                played += 1
                print(f"{begins} {seed}: {time.monotonic() - began:.0f} s, {_memory()} MB", file=sys.stderr, flush=True)
    print(f"{played} evenings, {touches} touches, {broken.total()} broken in {time.monotonic() - began:.0f} s")
    return 1 if broken else 0


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Evenings of a monkey.")
    parser.add_argument("--begins", choices=BEGINS)
    parser.add_argument("--seeds", default="1-3")
    parser.add_argument("--deeds", type=int, default=120)
    parser.add_argument("--minutes", type=float, default=30)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
