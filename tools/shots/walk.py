"""A walk through the real app that takes pictures of what it passes, and the people who are met there."""

from pathlib import Path
from typing import Any

from app import stage
from app.ui import hints

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


class Walk:
    """Walks through the app and looks at what it passes."""

    def __init__(self, folder: Path, out: Path, lang: str, size: tuple[int, int], only: str, **settings: Any) -> None:
        hints.HESITATION = NEVER  # a slip in front of something would come and go with the machine's load
        self.stage = stage.Stage(folder, size, language=lang, less_motion=True, **settings)
        self.app = self.stage.app
        self.out, self.lang, self.only = out, lang, only
        self.night, self.letters = bool(settings.get("night")), str(settings.get("letters", "normal"))
        self.taken: list[Path] = []

    def look(self, name: str) -> None:
        if self.only in name:
            path = self.out / f"{name}.png"
            self.stage.frames(2)
            self.stage.look(path)
            self.taken.append(path)

    def look_for_hints(self) -> None:
        """The hints that a first match gives at this moment, each on the board; every one comes once in a walk."""
        layer = self.app.room.page.hint_layer
        hints.HESITATION = 0.0
        layer.look()
        while layer.slip is not None:
            key = layer.slip.hint.key
            hints.HESITATION = NEVER
            self.look(f"hint-{key}")
            hints.HESITATION = 0.0
            layer.put_away()
            layer.look()
        hints.HESITATION = NEVER

    def people(self) -> list[Any]:
        """Those who live on this tablet, as they came: nobody before the first one is asked for."""
        library = self.app.library
        if not library.players():
            for place, name in enumerate(PEOPLE[self.lang]):
                library.add(name, place)
        return sorted(library.players(), key=lambda player: player.colour)
