"""A match on the app's table, played by fingers; what no finger is shown doing is said as the engine's bots would."""

from collections.abc import Callable
from random import Random
from typing import Any

from app.result.page import ResultPage
from engine import bots as players
from engine.seats import Seat
from tools.shots.walk import BOTS, Walk

CURTAIN_FINGER = 9

THINKING = 60.0
"""The pace (seconds) of bots for whom one waits in a picture."""


class Match:
    """Some people of this tablet and some bots; whatever it waits for comes without a sleep."""

    def __init__(
        self,
        walk: Walk,
        game: str,
        variant: str,
        people: int,
        bots: int = 0,
        seed: int = 12,
        options: bytes = b"{}",
        pace: float = 0.0,
    ) -> None:
        """``pace``: seconds between the moves of the bots."""
        self.walk, self.stage, self.app = walk, walk.stage, walk.app
        self.bot, self.random = players.bot(game, "middle"), Random(5)
        known, names = walk.people(), BOTS[walk.lang]
        seats = [Seat(player.name, player.colour, player=player.id) for player in known[:people]]
        seats += [Seat(names[n - len(known)], n) for n in range(len(seats), people)]
        colour = max(people, len(known))
        seats += [Seat(names[-1 - n], colour + n, bot="middle") for n in range(bots)]
        self.app.bridge.pace = pace
        self.app.begin(game, variant, options, tuple(seats), seed=seed)
        self.first_scene()

    def first_scene(self) -> None:
        self.until(lambda: self.page.scenes is not None, "the first scene")

    # What is there ------------------------------------------------------------------------------------------------

    @property
    def page(self) -> Any:
        return self.app.room.page

    @property
    def board(self) -> Any:
        return self.page.board

    @property
    def view(self) -> Any:
        """What all may know."""
        return self.page.scenes.spectator.view

    @property
    def scene(self) -> Any:
        """What the person knows who has the tablet."""
        return self.page.scenes.own[self.page.passed_tablet.viewer]

    # Waiting ------------------------------------------------------------------------------------------------------

    def rest(self) -> None:
        self.stage.frames(6)

    def until(self, condition: Callable[[], Any], what: str) -> None:
        self.stage.wait(condition, what)
        self.rest()

    def phase(self, phase: str) -> None:
        self.until(lambda: self.view.phase == phase, phase)

    def ended(self) -> None:
        """Until the result stands where the board was."""
        self.until(lambda: isinstance(self.page, ResultPage), "the result")

    def see_points(self) -> None:
        """What still moves has come to its end for all: of a reveal, all is turned and counted."""
        self.board.hurry()
        self.until(lambda: not self.board.busy, "the end of what moves")

    # Fingers ------------------------------------------------------------------------------------------------------

    def lift(self) -> None:
        """Whoever should have the tablet takes it, and lifts the curtain if there is one."""
        if self.page.curtain is None:
            return
        self.hold_curtain()
        self.stage.up(CURTAIN_FINGER)
        self.rest()

    def hold_curtain(self) -> None:
        """The same, but the finger stays."""
        button = self.page.curtain.button
        self.down(button.to_window(*button.center), CURTAIN_FINGER)
        self.until(lambda: self.page.curtain is None, "the curtain lifted")

    def down(self, point: tuple[float, float], finger: int = 0) -> None:
        self.stage.down(*point, finger=finger)

    def tap(self, x: float, y: float) -> None:
        self.stage.down(x, y)
        self.stage.up()
        self.rest()

    # Moves --------------------------------------------------------------------------------------------------------

    def say(self, move: Any, seat: int | None = None) -> None:
        """Of that seat, or of whoever has the tablet; until the table has told it."""
        play = self.page
        before = play.scenes
        seat = play.passed_tablet.viewer if seat is None else seat
        self.app.bridge.say(seat, move, lambda answer: None)
        self.until(lambda: play.scenes is not before, f"{move} told")

    def say_as_a_bot(self, seat: int) -> None:
        scene = self.page.scenes.own[seat]
        self.say(self.bot(scene.view, scene.choices, self.random), seat)

    def pause(self) -> None:
        self.app.back()
        self.stage.wait(lambda: self.app.room.sheets, "the pause")

    def home(self) -> None:
        self.app.go("home")
