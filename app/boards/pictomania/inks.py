"""The ink of the drawings that may be seen now, fetched piece by piece as views say that there is more.  No Kivy."""

from collections.abc import Callable, Mapping

Got = Callable[[bytes | None], None]
Ask = Callable[[int, int, Got], None]
News = Callable[[int, bytes], None]


class Inks:
    """``ask`` fetches a drawing's log from an offset on; ``news`` is called with each piece that came."""

    def __init__(self, ask: Ask, news: News) -> None:
        self._ask, self._news = ask, news
        self._logs: dict[int, bytes] = {}
        self._lengths: dict[int, int] = {}
        self._asked: dict[int, object] = {}

    def follow(self, lengths: Mapping[int, int]) -> None:
        """These drawings may be seen, and are so long; all others are forgotten."""
        self._lengths = dict(lengths)
        for drawing in [drawing for drawing in self._logs if drawing not in lengths]:
            del self._logs[drawing]
        for drawing in [drawing for drawing in self._asked if drawing not in lengths]:
            del self._asked[drawing]
        for drawing in lengths:
            self._fetch(drawing)

    def grow(self, drawing: int, offset: int, ink: bytes) -> None:
        """Ink that came unasked, while it was drawn on another tablet, before a view says that there is more."""
        log = self.log(drawing)
        new = ink[len(log) - offset :] if offset <= len(log) else b""
        if drawing in self._lengths and new:
            self._asked.pop(drawing, None)  # what was asked for is here
            self._logs[drawing] = log + new
            self._news(drawing, new)
            self._fetch(drawing)

    def log(self, drawing: int) -> bytes:
        """What has come of it so far."""
        return self._logs.get(drawing, b"")

    def whole(self, drawing: int) -> bool:
        return len(self.log(drawing)) >= self._lengths.get(drawing, 0)

    def _fetch(self, drawing: int) -> None:
        if self.whole(drawing) or drawing in self._asked:
            return
        ticket = self._asked[drawing] = object()

        def got(ink: bytes | None) -> None:
            if self._asked.get(drawing) is not ticket:
                return  # forgotten since: those who look now may not see it
            del self._asked[drawing]
            if ink:
                self._logs[drawing] = self.log(drawing) + ink
                self._news(drawing, ink)
                self._fetch(drawing)

        self._ask(drawing, len(self.log(drawing)), got)
