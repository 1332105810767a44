"""A match on the app's table, for the tests of its board: what its players see, and the fingers that touch it."""

from collections.abc import Callable, Sequence
from typing import Any, Self

from engine.seats import Seat

LONGEST_NAME = 24


class PlayedMatch:
    """``bots`` has one for each seat, or nothing where a person sits."""

    def __init__(
        self,
        fingers: Any,
        game: str,
        variant: str,
        names: Sequence[str],
        bots: Sequence[str | None],
        seed: int = 4,
        options: bytes = b"{}",
    ) -> None:
        self.fingers = fingers
        fingers.app.bridge.pace = 0.0
        seats = tuple([Seat(names[place][:LONGEST_NAME], place, bot=bot) for place, bot in enumerate(bots)])
        fingers.app.begin(game, variant, options, seats, seed=seed)
        self.follow()

    @classmethod
    def on_screen(cls, fingers: Any) -> Self:
        """The match that somebody has begun."""
        match = cls.__new__(cls)
        match.fingers = fingers
        fingers.app.bridge.pace = 0.0
        match.follow()
        return match

    def follow(self) -> None:
        """The match that is on the screen now."""
        self.play = self.fingers.page
        self.fingers.wait(lambda: self.play.scenes is not None, "the first scene")
        self.fingers.frames(3)

    @property
    def page(self) -> Any:
        return self.fingers.page

    @property
    def board(self) -> Any:
        return self.page.board

    @property
    def view(self) -> Any:
        """What spectators see, or saw last."""
        return self.play.scenes.spectator.view

    @property
    def viewer(self) -> int:
        """Who has the tablet."""
        return self.play.passed_tablet.viewer

    @property
    def mine(self) -> Any:
        """What the one who has the tablet may know, on the screen or not."""
        return self.may_know(self.viewer)

    def may_know(self, seat: int) -> Any:
        """What that seat may know, whether it is shown or not."""
        return self.play.scenes.own[seat].view

    def until(self, condition: Callable[[], Any], what: str) -> None:
        self.fingers.wait(condition, what)
        self.fingers.frames(2)

    def tap_at(self, point: tuple[float, float], finger: int = 0) -> None:
        self.fingers.down(*point, finger)
        self.fingers.up(finger)

    def lift(self) -> None:
        """Whoever has the tablet holds the curtain's button until it is lifted."""
        self.until(lambda: self.page.curtain is not None, "the curtain")
        button = self.page.curtain.button
        self.fingers.down(*button.to_window(*button.center), 9)
        self.until(lambda: self.page.curtain is None, "the curtain lifted")
        self.fingers.up(9)
