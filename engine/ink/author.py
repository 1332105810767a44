"""One's own drawing while it is drawn: shown at once, and handed out as chunks whenever somebody asks."""

from collections.abc import Sequence

from engine.ink.drawing import Drawing, News
from engine.ink.encode import encode
from engine.ink.entries import Entry, PaperLaid
from engine.ink.recorder import Recorder
from engine.ink.sheet import Sheet


class Author:
    """One hand, its drawing, and the log of it so far."""

    def __init__(self, sheet: Sheet = Sheet.LANDSCAPE, log: bytes = b"", hand: int = 0) -> None:
        """On a new sheet, or where a log stopped; raises BadInk."""
        self.drawing = Drawing.from_log(log)
        self.log = log
        self._progress = self.drawing.progress
        self._unsent: list[Entry] = []
        if self._progress.sheet is None:
            self._unsent = [PaperLaid(sheet)]
            self.drawing.apply(self._unsent)
        self.recorder = Recorder(self.drawing.sheet, hand, self._progress)

    def write(self, entries: Sequence[Entry]) -> News:
        """Draws what the recorder made of a touch."""
        self._unsent += entries
        return self.drawing.apply(entries)

    def chunk(self) -> bytes:
        """What was drawn since the last chunk; empty if nothing was."""
        if not self._unsent:
            return b""
        chunk, self._progress = encode(self._unsent, self._progress)
        self._unsent = []
        self.log += chunk
        return chunk
