"""What the bridge has to say on the Kivy thread, and who listens: as many as like, each until it stops."""

from collections.abc import Callable
from typing import Generic, ParamSpec

What = ParamSpec("What")


class News(Generic[What]):
    """One kind of news, with what it brings along."""

    def __init__(self) -> None:
        self._listeners: list[Callable[What, None]] = []

    def listen(self, hear: Callable[What, None]) -> Callable[[], None]:
        """Calls ``hear`` with all that comes from now on; what is returned ends that, and may be called twice."""
        self._listeners.append(hear)

        def stop() -> None:
            self._listeners = [listener for listener in self._listeners if listener is not hear]

        return stop

    def tell(self, *news: What.args, **more: What.kwargs) -> None:
        for hear in self._listeners:  # a list of its own: whoever stops meanwhile makes another one
            hear(*news, **more)
