"""A board that nobody has seen yet comes a step a frame, so that no tap waits for all of it; what is told waits.

So does what is told twice between two frames, by bots or after a sleep: each time cards are laid and others taken off,
and those go only when a frame has passed.
"""

from collections.abc import Callable, Iterator

from kivy.clock import Clock

from app.bridge import Scenes
from app.ui.in_steps import InSteps, run_all


class FirstLook:
    """Keeps what is told until the board has shown the first of it, and from then on for the next frame.

    Calls ``hear`` when it is time to take it out.
    """

    def __init__(self, hear: Callable[[], None]) -> None:
        self.scenes: Scenes | None = None
        """What the board is about to show as the first of all."""
        self._early: list[Scenes] = []
        """What was told before the board was there, or had shown what was told before."""
        self._shown_in = 0
        """The frame in which the board showed something last."""
        self._next_frame = Clock.create_trigger(lambda dt: hear())
        self._steps: InSteps | None = None

    @property
    def keeps(self) -> bool:
        """Whether what is told has to wait."""
        return bool(self._early) or self.scenes is not None or self._shown_in == Clock.frames

    def keep(self, scenes: Scenes) -> None:
        self._early.append(scenes)
        self._next_frame()

    def shown(self) -> None:
        """The board shows something told: enough for this frame."""
        self._shown_in = Clock.frames

    def take_out(self) -> list[Scenes]:
        """All that waited; it waits no more."""
        early, self._early = self._early, []
        return early

    def build(self, steps: Iterator[None], at_once: bool) -> None:
        """A board, perhaps instead of one that did not come to show what it was about to."""
        self.stop()
        if self.scenes is not None:
            self._early.insert(0, self.scenes)
            self.scenes = None
        if at_once:
            run_all(steps)
        else:
            self._steps = InSteps(steps)

    def begin(self, scenes: Scenes, steps: Iterator[None]) -> None:
        """These the board shows in these steps."""
        self.scenes = scenes
        self._steps = InSteps(steps)

    def end(self) -> None:
        """The board has shown them."""
        self.scenes = None

    def stop(self) -> None:
        self._next_frame.cancel()
        if self._steps is not None:
            self._steps.stop()
            self._steps = None

    def finish_steps(self) -> None:
        """Those that are under way, now."""
        if self._steps is not None:
            self._steps.finish()

    def finish(self) -> None:
        """All of them, with those that they lead to."""
        while self._steps is not None:
            steps, self._steps = self._steps, None
            steps.finish()
