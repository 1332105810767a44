"""What happened at the table, for the people of one tablet who were not looking.  Pure: no Kivy."""

from engine.table import AnyScene

REMEMBERED = 40
"""Scenes that are kept: more than any turn has."""


class SeenSoFar:
    """Of what everybody may know only: it is told again to whoever takes the tablet next."""

    def __init__(self) -> None:
        self.scenes: list[AnyScene] = []
        self._seen: dict[int, int] = {}

    def add(self, scene: AnyScene) -> None:
        self.scenes.append(scene)
        forgotten = len(self.scenes) - REMEMBERED
        if forgotten > 0:
            del self.scenes[:forgotten]
            self._seen = {seat: max(0, seen - forgotten) for seat, seen in self._seen.items()}

    def seen_by(self, seat: int) -> None:
        """This person has seen all of it."""
        self._seen[seat] = len(self.scenes)

    def missed_by(self, seat: int) -> list[AnyScene]:
        """How the table was when this person last saw it, and what came since."""
        return self.scenes[max(0, self._seen.get(seat, 0) - 1) :]
