"""The show of a reveal: which of its steps have been shown, and when the next one comes."""

from collections.abc import Callable

from kivy.clock import Clock

from app.boards.pictoric.reveal_steps import DieShown, OwnersShown, Sight, Step, Walked, points, seen_after, steps
from app.boards.pictoric.track import Track
from engine.games.pictoric.state import Walk
from engine.games.pictoric.view import View

A_DIE = 0.75
"""Seconds from one die to the next: time to see whose it is."""

LEADERS_DIE = 1.3
"""The one that all have waited for."""

A_REASON = 1.5
"""Seconds for which the reasons of a pawn's steps are told, after it has come."""


class Show:
    """``further`` is called after each step."""

    def __init__(self, further: Callable[[], None]) -> None:
        self._further = further
        self._view: View | None = None
        self._steps: tuple[Step, ...] = ()
        self._done = 0
        self.runs = False
        self.hops = False
        """A pawn is on its way."""
        self._next = Clock.create_trigger(lambda dt: self._go_on(), A_DIE)

    def follow(self, view: View, at_once: bool) -> None:
        """Begins when a turn is revealed that was not before; ``at_once`` shows all of it."""
        known = self._view is not None and self._view.turn == view.turn and bool(self._steps)
        self._view = view
        if view.reveal is None:
            self._steps, self._done, self.runs = (), 0, False
            self._next.cancel()
            return
        if known:
            return
        self._steps = steps(view)
        self._done, self.runs = (len(self._steps), False) if at_once else (0, True)
        if self.runs:
            self._soon(A_DIE)

    def finish(self) -> None:
        """All of it at once."""
        self._next.cancel()
        self._done, self.runs, self.hops = len(self._steps), False, False

    @property
    def sight(self) -> Sight | None:
        """What of the reveal can be seen; nothing before there is one."""
        if self._view is None or self._view.reveal is None:
            return None
        return seen_after(self._view, self._done)

    @property
    def step(self) -> Step | None:
        """The step that is being shown."""
        return self._steps[self._done - 1] if self.runs and self._done else None

    @property
    def walk(self) -> Walk | None:
        step = self.step
        return step.walk if isinstance(step, Walked) else None

    def points_of(self, seat: int) -> int | None:
        """What a pawn has earned in this turn, once it has been shown."""
        view, sight = self._view, self.sight
        if view is None or sight is None:
            return None
        shown = not self.runs or seat in sight.walked
        return points(view, seat) if shown else None

    def hop(self, track: Track, walk: Walk, cells: tuple[int, ...], there: Callable[[], None]) -> None:
        """A pawn goes; the show waits for it."""
        self.hops = True

        def arrived() -> None:
            if self.hops:
                self.hops = False
                if self.runs:
                    self._soon(A_REASON)
                there()

        track.hop(walk, cells, arrived)

    def _go_on(self) -> None:
        if not self.runs or self._view is None:
            return
        if self._done == len(self._steps):
            self.runs = False
            self._further()
            return
        self._done += 1
        step = self.step
        if isinstance(step, DieShown):
            self._soon(LEADERS_DIE if step.seat == self._view.leader else A_DIE)
        elif isinstance(step, OwnersShown):
            self._soon(LEADERS_DIE)
        self._further()

    def _soon(self, seconds: float) -> None:
        self._next.cancel()
        self._next.timeout = seconds
        self._next()
