"""The sketchbook: the sheet that lies open in it, and how a sketch comes to hang in the album."""

import os
from datetime import UTC, datetime
from pathlib import Path

from engine import ink
from engine.decks.words import Word
from engine.gate import Refused
from engine.ink import MAX_LOG_BYTES, BadInk, Drawing
from engine.library.album import Album
from engine.library.evenings import SKETCHBOOK, Drawn, Evening
from engine.rules import Why
from engine.seats import Seat

FILE = "sketch.ink"

SKETCH = Word("a sketch", "малюнок", "рисунок")
"""What a sketch is called in the album, which names what each drawing shows."""


class Sketchbook:
    def __init__(self, folder: Path, album: Album) -> None:
        self._path, self._album = folder / FILE, album

    def open_sheet(self) -> bytes:
        """The log of the sheet that lies open; a blank one where nothing is kept, or what is kept is no drawing."""
        try:
            with self._path.open("rb") as file:
                log = file.read(MAX_LOG_BYTES + 1)
            Drawing.from_log(log)
        except (OSError, BadInk):
            return b""
        return log

    def keep(self, log: bytes) -> None:
        """Instead of what lay there before; a torn write leaves that as it was."""
        new = self._path.with_suffix(".new")
        try:
            new.write_bytes(log)
            os.replace(new, self._path)
        except OSError:
            raise Refused(Why("not-saved")) from None

    def forget(self) -> None:
        self._path.unlink(missing_ok=True)

    def hang(self, log: bytes, seat: Seat, now: datetime) -> Evening:
        """Hangs a drawing with all that this person drew on this day; the day, as the album has it."""
        id = f"sketch{now:%Y%m%d}{seat.player or ''}"
        started = now.astimezone(UTC).isoformat(timespec="seconds")
        day = self._album.evening(id) or Evening(id, SKETCHBOOK, "", started, (seat,), (0,), ())
        place = max([drawn.place for drawn in self._album.drawings(id)], default=-1) + 1
        drawn = Drawn(f"{id}-{place}", id, place, 1, 0, SKETCH)
        self._album.hang(day, drawn, ink.compacted(log))
        return day
