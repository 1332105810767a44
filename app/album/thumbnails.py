"""The small pictures on the album's wall: painted once, beside the Kivy thread, and kept as files."""

from collections.abc import Callable, Iterable
from concurrent.futures import Future
from pathlib import Path

from app.album.drawing_print import Rgb, paper_now, write_thumbnail
from app.look import theme
from app.tablet.background import beside
from engine.gate import Refused
from engine.ink import BadInk
from engine.library import Drawn, Library
from engine.library.library import THUMBS


class Thumbs:
    def __init__(self, library: Library) -> None:
        self._library = library
        self._folder = library.folder / THUMBS
        self._making: dict[Path, tuple[Future[None], list[Callable[[Path], None]]]] = {}

    def ask(self, drawing: Drawn, ready: Callable[[Path], None]) -> None:
        """Calls ``ready`` with the file of the small picture, at once if there is one; never if it cannot be made."""
        path = self._path(drawing, theme.paint.night)
        if path.exists():
            ready(path)
        elif path in self._making:
            self._making[path][1].append(ready)
        else:
            self._make(drawing, path, ready)

    def drop(self, drawing: Drawn, ready: Callable[[Path], None]) -> None:
        """This one is not waited for any more; it is not made if it was not begun and nobody else waits."""
        for night in (False, True) if self._making else ():
            path = self._path(drawing, night)
            making, waiting = self._making.get(path, (None, []))
            if ready in waiting:
                waiting.remove(ready)
                if not waiting and making is not None and making.cancel():
                    del self._making[path]

    def forget(self, drawings: Iterable[Drawn]) -> None:
        """These drawings were removed."""
        for drawing in drawings:
            for night in (False, True):
                self._path(drawing, night).unlink(missing_ok=True)

    def _path(self, drawing: Drawn, night: bool) -> Path:
        return self._folder / f"{drawing.id}{'-night' if night else ''}.png"

    def _make(self, drawing: Drawn, path: Path, ready: Callable[[Path], None]) -> None:
        try:
            ink = self._library.album.ink(drawing.id)
        except Refused:  # removed meanwhile
            return

        paper = paper_now()

        def done(nothing: None) -> None:
            _future, waiting = self._making.pop(path)
            if path.exists():
                for hear in waiting:
                    hear(path)

        self._making[path] = beside(lambda: _write(ink, path, paper), done), [ready]


def _write(ink: bytes, path: Path, paper: Rgb) -> None:
    """Without a picture where there is no room for it: its tile stays empty, and the drawing can still be opened."""
    try:
        write_thumbnail(ink, path, paper)
    except (BadInk, OSError):
        return
