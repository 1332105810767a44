"""The hints of a match, and the settings that remember which of them were given."""

from app.shell import App
from app.ui.hints import Hints
from engine.gate import Refused


class GivenHints:
    """``hints`` knows those that were given in whichever match."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.hints = Hints(app.library.settings.known_hints)
        self._first_given: set[str] = set()

    def is_new(self, key: str) -> bool:
        """Whether it was never given before this match; from now on it was."""
        if key not in self._first_given and key not in self.hints.known:
            self._first_given.add(key)
            self.keep(tuple(sorted(self.hints.known | self._first_given)))
        return key in self._first_given

    def keep(self, known: tuple[str, ...]) -> None:
        try:
            self._app.library.change(known_hints=known)
        except Refused as refused:
            self._app.tell(refused.why)
