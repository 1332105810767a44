"""The small pictures on the album's wall: painted once, beside the Kivy thread, and kept as files."""

from collections.abc import Callable, Iterable
from os.path import exists
from pathlib import Path

from app.album.drawing_print import Rgb, paper_now, write_thumbnail
from app.look import theme
from app.tablet.background import beside
from engine.gate import Refused
from engine.ink import BadInk
from engine.library import Drawn, Library
from engine.library.library import THUMBS

AT_ONCE = 2
"""Pictures given to the worker: one to go on with while a frame passes.  The others wait here, where a wall that flies
by takes them back for nothing."""

Ready = Callable[[Path], None]


class Thumbs:
    def __init__(self, library: Library) -> None:
        self._library = library
        self._folder = library.folder / THUMBS
        self._wanted: dict[str, tuple[Drawn, list[Ready]]] = {}
        """By their files' names, whoever asked first at the front; and who waits for them."""
        self._making: set[str] = set()

    def ask(self, drawing: Drawn, ready: Ready) -> None:
        """Calls ``ready`` with the file of the small picture, at once if there is one; never if it cannot be made."""
        name = _file(drawing, theme.paint.night)
        if name not in self._wanted:
            if exists(f"{self._folder}/{name}"):
                ready(self._folder / name)
                return
            self._wanted[name] = drawing, []
        self._wanted[name][1].append(ready)
        self._go_on()

    def drop(self, drawing: Drawn, ready: Ready) -> None:
        """This one is not waited for any more; it is not made if it was not begun and nobody else waits."""
        for night in (False, True) if self._wanted else ():
            _drawing, waiting = self._wanted.get(name := _file(drawing, night), (drawing, []))
            if ready in waiting:
                waiting.remove(ready)
                if not waiting and name not in self._making:
                    del self._wanted[name]

    def forget(self, drawings: Iterable[Drawn]) -> None:
        """These drawings were removed."""
        for drawing in drawings:
            for night in (False, True):
                (self._folder / _file(drawing, night)).unlink(missing_ok=True)

    def _go_on(self) -> None:
        while len(self._making) < AT_ONCE:
            name = next((name for name in self._wanted if name not in self._making), None)
            if name is None:
                return
            self._make(name)

    def _make(self, name: str) -> None:
        drawing, waiting = self._wanted[name]
        path, paper = self._folder / name, paper_now()
        try:
            ink = self._library.album.ink(drawing.id)
        except Refused:  # removed meanwhile
            del self._wanted[name]
            return
        self._making.add(name)

        def done(nothing: None) -> None:
            self._making.discard(name)
            del self._wanted[name]
            if path.exists():
                for hear in waiting:
                    hear(path)
            self._go_on()

        beside(lambda: _write(ink, path, paper), done)


def _file(drawing: Drawn, night: bool) -> str:
    return f"{drawing.id}{'-night' if night else ''}.png"


def _write(ink: bytes, path: Path, paper: Rgb) -> None:
    """Without a picture where there is no room for it: its tile stays empty, and the drawing can still be opened."""
    try:
        write_thumbnail(ink, path, paper)
    except (BadInk, OSError):
        return
