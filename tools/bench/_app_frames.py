"""One side of tools/bench/app.py, in a process of its own: what the frames of an evening cost.

python -m tools.bench._app_frames easel|empty [PART …]
python -m tools.bench._app_frames easel first_board:GAME:VARIANT:PEOPLE:BOTS
python -m tools.bench._app_frames easel lifted:GAME:VARIANT:PEOPLE:TIMES
"""

import json
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from math import cos, sin
from pathlib import Path
from random import Random
from typing import Any

from app import stage

WINDOW = 1280, 800
SEED = 12
FRAMES = 60
"""Of each part: a second as people see it, which software graphics take several to paint."""

DRAWINGS = 500
SEATS = 4

UPRIGHT = 600, 800
"""A window's pixels cannot grow without a display: held upright it is no higher than before."""

STAY = ("Cover", "Uncover", "Draw", "Veto", "OwnUp", "CallFoul")
"""Moves after which a match stands where it stood."""

Cost = tuple[float, float]
"""Milliseconds of the main thread, and of all cores together: the graphics chip is software here, and among them."""

Frames = list[Cost]


def frame(deed: Callable[[], object] = lambda: None) -> Cost:
    """What it takes until that which the deed changed is drawn."""
    from kivy.base import EventLoop
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    own, cores = time.thread_time(), time.process_time()
    deed()
    Window.canvas.ask_update()  # every frame is painted, on both sides
    EventLoop.idle()
    glFinish()
    return (time.thread_time() - own) * 1e3, (time.process_time() - cores) * 1e3


def empty() -> dict[str, Any]:
    """The rival: a KivyMD app with one screen and one label, painted as often."""
    from kivymd.app import MDApp
    from kivymd.uix.label import MDLabel
    from kivymd.uix.screen import MDScreen

    class EmptyApp(MDApp):  # type: ignore[misc]  # KivyMD has no types
        def build(self) -> MDScreen:
            return MDScreen(MDLabel(text="Hello", halign="center"))

    EmptyApp()._run_prepare()
    for _ in range(30):
        frame()
    return {"frames": [frame() for _ in range(2 * FRAMES)]}


class Evening:
    """The real app, and a finger."""

    def __init__(self, folder: Path) -> None:
        self.stage = stage.Stage(folder, WINDOW, language="en")
        self.app = self.stage.app
        self.rest()

    def rest(self) -> None:
        """As long as people look at the first screen: a real start uses that to make ready what taps will need."""
        self.app.on_start()
        self.stage.wait(lambda: self.app.ahead is not None and self.app.ahead.done, "what is made ready")

    @property
    def page(self) -> Any:
        return self.app.room.page

    @property
    def board(self) -> Any:
        return self.page.board

    def begin(self, game: str, variant: str, people: int, bots: int, pace: float = 0.0, **what: Any) -> None:
        from engine.seats import Seat

        seats = [Seat(f"Player {n + 1}", n, bot=None if n < people else "weak") for n in range(people + bots)]
        self.app.bridge.pace = pace
        self.app.begin(game, variant, b"{}", tuple(seats), seed=SEED, **what)

    def home(self) -> None:
        self.app.go("home")
        self.stage.frames(30)

    # Each part leaves the app on the home screen ----------------------------------------------------------------

    def deal(self) -> Frames:
        """From the tap that begins a duel on."""
        first = frame(lambda: self.begin("yokai", "duel", people=1, bots=1, pace=60.0))
        return [first, *(frame() for _ in range(3 * FRAMES))]

    def first_board(self, game: str, variant: str, people: str, bots: str) -> Frames:
        """From the tap that begins a match until its first board is there and at rest."""
        first = frame(lambda: self.begin(game, variant, int(people), int(bots), pace=60.0))
        taken = [first, *(frame() for _ in range(FRAMES))]
        self.home()
        return taken

    def lifted(self, game: str, variant: str, people: str, times: str) -> Frames:
        """A curtain is held until it lifts, and all lies there that it hid, so many times; any moves in between."""
        from kivy.tests.common import UnitTestTouch

        from app.play.curtain import HOLD

        self.begin(game, variant, int(people), 0)
        chance, taken = Random(SEED), []
        for _time in range(int(times)):
            curtain = self.stage.wait(lambda: self._curtain(chance), "a curtain")
            self.stage.frames(FRAMES)
            touch = UnitTestTouch(*curtain.button.to_window(*curtain.button.center))
            touch.touch_down()
            end = time.monotonic() + HOLD + 0.1
            while time.monotonic() < end or self.page.curtain is curtain:
                taken.append(frame())
            taken += [frame() for _ in range(FRAMES)]
            touch.touch_up()
            taken += self._some()
            self._move(chance)
        self.home()
        return taken

    def _curtain(self, chance: Random) -> Any:
        """The one that hangs; where all look together, they go on."""
        page = self.page
        if page.curtain is None and page.scenes is not None and not page.board.busy:
            self._move(chance)
        return page.curtain

    def _move(self, chance: Random) -> None:
        """Any move that brings the match on, of the first that the table waits for."""
        scenes = self.page.scenes
        for seat in scenes.spectator.waiting[:1]:
            moves = [move for move in scenes.own[seat].choices.all() if type(move).__name__ not in STAY]
            if moves and self.page.all_heard(seat):
                self.page.say(chance.choice(moves), (0.0, 0.0), seat)

    def drag(self) -> Frames:
        """A sketch of the hand goes round over the table."""
        from kivy.tests.common import UnitTestTouch

        self.stage.wait(lambda: self.page.scenes is not None and not self.board.busy, "the duel")
        slot = self.board.hand_slots(self.board.cards_in_my_hand())[0]
        touch = UnitTestTouch(slot.x, slot.y)
        touch.touch_down()
        middle = WINDOW[0] / 2, WINDOW[1] / 2
        taken = []
        for number in range(FRAMES):
            place = middle[0] + 300 * cos(number / 12), middle[1] + 200 * sin(number / 12)
            taken.append(frame(lambda place=place: touch.touch_move(*place)))  # type: ignore[misc]
        touch.touch_move(slot.x, slot.y)
        touch.touch_up()
        self.home()
        return taken

    def reveal(self) -> Frames:
        """The guesses of a round of Pictomania are turned, card by card."""
        from engine.games.pictomania.moves import Claim, Finish, Guess, Ready, Take

        self.begin("pictomania", "live", people=1, bots=3)
        self.stage.wait(lambda: self.page.scenes is not None, "the words")

        def say_something() -> bool:
            scenes = self.page.scenes
            if scenes.spectator.view.phase == "reveal":
                return True
            moves = scenes.own[0].choices.moves
            for kind in (Ready, Guess, Take, Finish, Claim):
                found = [move for move in moves if isinstance(move, kind)]
                if found:
                    self.board.say(found[0], (0.0, 0.0), 0)
                    break
            return False

        self.stage.wait(say_something, "the reveal", 120.0)
        taken = [frame() for _ in range(2 * FRAMES)]
        self.home()
        return taken

    def four_draw(self) -> Frames:
        """Four fingers, each on its own sheet of a tablet that lies flat."""
        from kivy.tests.common import UnitTestTouch

        from engine.games.pictomania.moves import Ready

        self.begin("pictomania", "live", people=SEATS, bots=0)
        self.stage.wait(lambda: self.page.scenes is not None, "the words")
        for seat in range(SEATS):
            self.page.say(Ready(), (0.0, 0.0), seat)
        self.stage.wait(lambda: self._sheets_lie(), "the sheets")
        self.stage.frames(60)
        surfaces = [self.board.pens[seat].surface for seat in range(SEATS)]
        middles = [surface.to_window(*surface.center) for surface in surfaces]
        reach = min(min(surface.size) for surface in surfaces) / 3
        touches = [UnitTestTouch(*middle) for middle in middles]
        for touch in touches:
            touch.touch_down()

        def draw(number: int) -> None:
            for touch, (x, y) in zip(touches, middles):
                far = reach * (0.4 + 0.6 * sin(number / 40) ** 2)
                touch.touch_move(x + far * cos(number / 7), y + far * sin(number / 7))

        taken = [frame(lambda number=number: draw(number)) for number in range(FRAMES)]  # type: ignore[misc]
        for touch in touches:
            touch.touch_up()
        self.stage.frames(10)
        drawn = [len(surface.drawing.strokes) for surface in surfaces]
        if drawn != [1] * SEATS:
            raise stage.NotInTime(f"one stroke on each sheet, but {drawn}")
        self.home()
        return taken

    def _sheets_lie(self) -> bool:
        pens = getattr(self.board, "pens", {})
        return len(pens) == SEATS and all(pen.surface is not None for pen in pens.values())

    def album(self) -> Frames:
        """Five hundred drawings go by from the first to the last, and back."""
        from app.ui.virtual_list import Wall
        from engine.seats import Seat
        from tests.harness import drawn_evenings

        seats = [Seat(f"Player {number + 1}", number) for number in range(SEATS)]
        for number in range(DRAWINGS // (SEATS * 4) + 1):
            self.app.library.album.keep(drawn_evenings.evening(number, seats))
        self.app.go("album")
        self.stage.frames(30)
        [wall] = [each for each in self.page.walk() if isinstance(each, Wall)]
        taken = []
        for number in range(4 * FRAMES):
            part = number / (2 * FRAMES)
            place = 1 - part if part <= 1 else part - 1
            taken.append(frame(lambda place=place: setattr(wall, "scroll_y", place)))  # type: ignore[misc]
        self.home()
        return taken

    def push(self) -> Frames:
        """The settings are opened from home and left again, three times."""
        taken = []
        for _time in range(3):
            taken += [frame(lambda: self.app.go("settings")), *self._some()]
            taken += [frame(self.app.back), *self._some()]
        return taken

    def letters(self) -> Frames:
        """Larger letters and back, chosen in the settings."""
        self.app.go("settings")
        self.stage.frames(30)
        taken = []
        for letters in ("large", "normal", "large", "normal"):
            taken += [frame(lambda letters=letters: self.app.change(letters=letters)), *self._some()]  # type: ignore[misc]
        self.home()
        return taken

    def turn(self) -> Frames:
        """The board of a duel is held upright, and as before, three times."""
        from kivy.core.window import Window

        self.begin("yokai", "duel", people=1, bots=1, pace=60.0)
        self.stage.wait(lambda: self.page.scenes is not None and not self.board.busy, "the duel")
        self.stage.frames(30)
        taken = []
        for _time in range(3):
            for size in (UPRIGHT, WINDOW):
                taken += [frame(lambda size=size: setattr(Window, "size", size)), *self._some()]  # type: ignore[misc]
        self.home()
        return taken

    def leaf(self) -> Frames:
        """Six swipes over the large card of a hand of Dixit."""
        from kivy.tests.common import UnitTestTouch

        self.begin("dixit", "classic", people=1, bots=3, pace=60.0)
        self.stage.wait(lambda: hasattr(getattr(self.board, "table", None), "large"), "the hand")
        self.stage.frames(60)
        x, y = self.board.table.large.center
        taken = []
        for _time in range(6):
            touch = UnitTestTouch(x, y)
            touch.touch_down()
            for step in range(FRAMES // 6):
                taken.append(frame(partial(touch.touch_move, x - 30 * step, y)))
            touch.touch_up()
            taken += self._some()
        self.home()
        return taken

    def dice(self) -> Frames:
        """Pictoric's dice fall, from the first frame in which they are there."""
        from app.boards.pictoric.dice_roll import DiceRoll

        self.begin("pictoric", "open", people=1, bots=3, pace=60.0)

        def rolls() -> list[Any]:
            return [each for each in self.page.walk() if isinstance(each, DiceRoll)]

        [roll] = self.stage.wait(rolls, "the dice")
        taken = [frame(lambda: roll.flick((0.0, 1.0))), *(frame() for _ in range(2 * FRAMES))]
        self.home()
        return taken

    def _some(self) -> Frames:
        """A few frames after something was asked for: what it brings along may take more than one."""
        return [frame() for _ in range(FRAMES // 6)]


SHOWN = ("deal", "drag", "four_draw", "reveal", "push", "turn", "leaf", "dice", "letters", "album")


def main(side: str, folder: Path, parts: list[str]) -> None:
    stage.no_display()
    if side == "empty":
        stage.make_window(WINDOW)
        found = empty()
    else:
        evening = Evening(folder)
        found = {}
        for part in parts or SHOWN:
            name, *what = part.split(":")
            found[part] = getattr(evening, name)(*what)
    print(json.dumps(found))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="easel-app-") as temporary:
        main(sys.argv[1], Path(temporary), sys.argv[2:])
