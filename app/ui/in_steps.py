"""Something that takes longer than a frame may, done a step a frame."""

from collections.abc import Iterator

from kivy.clock import Clock


class InSteps:
    """Goes on with the steps until they end, or until it is told to ``stop``; the first comes with the next frame."""

    def __init__(self, steps: Iterator[None]) -> None:
        self._steps = steps
        self._soon = Clock.create_trigger(self._step)
        self._soon()

    def stop(self) -> None:
        self._soon.cancel()

    def finish(self) -> None:
        """All that is left, now."""
        self.stop()
        run_all(self._steps)

    def _step(self, dt: float) -> None:
        try:
            next(self._steps)
        except StopIteration:
            return
        self._soon()


def run_all(steps: Iterator[None]) -> None:
    """All of them now, where nobody would see one after the other."""
    for _step in steps:
        pass
