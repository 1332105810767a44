"""A match on the app's table, for the tests of its board: what its players see, and the fingers that touch it."""

from collections.abc import Callable, Sequence
from typing import Any, Self, TypeVar

from engine.seats import Seat

LONGEST_NAME = 24

Found = TypeVar("Found")


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
    def on(self) -> bool:
        """Whether the match is still being played on this page."""
        return self.page is self.play

    @property
    def board(self) -> Any:
        return self.play.board

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

    @property
    def called(self) -> bool:
        """Whether somebody for whom the table waits sits before the curtain: it hangs until they lift it."""
        return self.play.curtain is not None and self.viewer in self.play.scenes.spectator.waiting

    @property
    def answered(self) -> bool:
        """Whether the table has answered all that was said here, and what came of it is shown."""
        return all(self.play.all_heard(seat) for seat in self.play.scenes.own)

    def settled(self, look: Callable[[], Found]) -> Found:
        """What is seen, once it is the same two frames later, when all is laid out: bots go on meanwhile.

        What is touched next is touched in that very frame.
        """
        while True:
            seen = look()
            self.fingers.frames(2)
            if look() == seen:
                return seen

    def until(self, condition: Callable[[], Found], what: str) -> Found:
        """It holds, and still does when it has settled."""
        return self.fingers.wait(lambda: condition() and self.settled(condition), what)

    def tap_at(self, point: tuple[float, float], finger: int = 0) -> None:
        self.fingers.down(*point, finger)
        self.fingers.up(finger)

    def lift(self) -> None:
        """Whoever has the tablet holds the curtain's button until it is lifted; of another one, if it hangs anew."""
        self.until(lambda: self.play.curtain, "the curtain")
        while (curtain := self.settled(lambda: self.play.curtain)) is not None:
            self.fingers.down(*curtain.button.to_window(*curtain.button.center), 9)
            self.until(lambda curtain=curtain: self.play.curtain is not curtain, "the curtain lifted")
            self.fingers.up(9)
