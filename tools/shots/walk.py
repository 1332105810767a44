"""A walk through the real app that takes pictures of what it passes, and the people who are met there."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from app import stage
from app.ui import hints
from tools.shots.looks import Look

PEOPLE = {
    "en": ("Olenka", "Grandmother Hannah", "Taras", "Bartholomew-Alexander"),
    "uk": ("Оленка", "Бабуся Ганна", "Тарас", "Пилипко-Святославчик"),
    "ru": ("Алёнка", "Бабушка Анна", "Тарас", "Константин-Владислав"),
}
"""As people are called, and one with as long a name as there are."""

BOTS = {
    "en": ("Fox", "Owl", "Crane", "Hedgehog", "Otter", "Bear", "Hare", "Mouse", "Raven", "Heron", "Badger"),
    "uk": ("Лис", "Сова", "Журавель", "Їжак", "Видра", "Ведмідь", "Заєць", "Миша", "Крук", "Чапля", "Борсук"),
    "ru": ("Лис", "Сова", "Журавль", "Ёжик", "Выдра", "Медведь", "Заяц", "Мышь", "Ворон", "Цапля", "Барсук"),
}


NEVER = float("inf")


def _lay_what_fits(layer: Any) -> None:
    """The next hint: one look finds what lies on the board, the next one its place on it."""
    layer.look()
    layer.look()


def nothing_more() -> None:
    """What most moments need to be there again when the screen has been built anew."""


class Walk:
    """Walks through the app and looks at what it passes, in one look or, switched on the spot, in several."""

    def __init__(
        self,
        folder: Path,
        out: Path,
        lang: str,
        size: tuple[int, int],
        only: str,
        also: Sequence[Look] = (),
        **settings: Any,
    ) -> None:
        # a slip in front of something would come and go with the machine's load, and be taken for read or followed
        hints.HESITATION = hints.FIRST_LOOK = hints.GLANCE = NEVER
        self.stage = stage.Stage(folder, size, language=lang, less_motion=True, **settings)
        self.app = self.stage.app
        self.out, self.only = out, only
        self.letters = str(settings.get("letters", "normal"))
        self.now = Look(lang, bool(settings.get("night")))
        self.looks = (self.now, *[look for look in also if look != self.now])
        self._switches = True
        self.taken: list[Path] = []

    @property
    def lang(self) -> str:
        return self.now.lang

    @property
    def night(self) -> bool:
        return self.now.night

    # Looking ------------------------------------------------------------------------------------------------------

    def look(self, name: str, way: Callable[[], None] = nothing_more) -> None:
        """At this moment in every look.  ``way`` leads to it, now and from the screen as a switch builds it."""
        if self.only not in name:
            way()
            return
        looks = self.looks if self._switches else (self.now,)
        for look in looks:
            self._switch(look)
            way()
            self.see(name)
        if len(looks) > 1:
            self._switch(self.looks[0])
            way()

    def look_at_question(self, name: str, ask: Callable[[], object]) -> None:
        """At what ``ask`` lays over the page.  It stays in the language in which it was asked, so it is asked anew."""

        def anew() -> None:
            for sheet in self.app.room.sheets[:]:
                sheet.put_away()
            ask()

        self.look(name, anew)

    def look_once(self, name: str) -> None:
        """At a moment that no switch leaves as it is: in the look of the walk alone."""
        if self.only in name:
            self.see(name)

    def in_each_look(self, occasion: "Callable[[Any], None]") -> None:
        """Walked anew in every look, where most moments would not outlive a switch."""
        library = self.app.library
        known, waited = library.settings.known_hints, library.match_files()
        self._switches = False
        for look in self.looks:
            if look != self.looks[0]:
                self._forget(known, waited)
            self._switch(look)
            occasion(self)
        self._switch(self.looks[0])
        self._switches = True

    def _forget(self, known: tuple[str, ...], waited: list[Path]) -> None:
        """What the walk of an occasion has left behind."""
        library = self.app.library
        library.change(known_hints=known)
        for match in set(library.match_files()) - set(waited):
            library.remove_match(match)

    def _switch(self, look: Look) -> None:
        """As somebody does in the settings."""
        if look != self.now:
            self.now = look
            self.app.change(language=look.lang, night=look.night)
            self.stage.frames(6)

    def see(self, name: str) -> None:
        """Takes the picture; a small file where there are many."""
        path = self.out / f"{name}.png" if len(self.looks) == 1 else self.out / str(self.now) / f"{name}.jpg"
        path.parent.mkdir(exist_ok=True)
        self.stage.frames(2)
        self.stage.look(path)
        self.taken.append(path)

    def look_for_hints(self, way: Callable[[], None] = nothing_more) -> None:
        """The hints that a first match gives at this moment, each on the board; every one comes once in a walk.

        ``way`` leads to the moment from a board that was built anew.
        """
        layer = self.app.room.page.hint_layer
        hints.HESITATION = 0.0
        _lay_what_fits(layer)
        while layer.slip is not None:
            key = layer.slip.hint.key
            hints.HESITATION = NEVER
            self.look(f"hint-{key}", partial(self._hint, key, self.app.room.page.board, way))
            hints.HESITATION = 0.0
            layer = self.app.room.page.hint_layer
            layer.put_away()
            _lay_what_fits(layer)
        hints.HESITATION = NEVER

    def _hint(self, key: str, board: object, way: Callable[[], None]) -> None:
        """It lies on the board that is there now, perhaps another one than that on which it came."""
        page = self.app.room.page
        if page.board is not board:
            way()

        def lies() -> bool:
            page.hint_layer.look()
            slip = page.hint_layer.slip
            return slip is not None and slip.hint.key == key

        hints.HESITATION = 0.0
        self.stage.wait(lies, f"the hint {key}")
        hints.HESITATION = NEVER

    def people(self) -> list[Any]:
        """Those who live on this tablet, as they came: nobody before the first one is asked for."""
        library = self.app.library
        if not library.players():
            for place, name in enumerate(PEOPLE[self.lang]):
                library.add(name, place)
        return sorted(library.players(), key=lambda player: player.colour)
