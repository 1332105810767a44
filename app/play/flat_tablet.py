"""Whose secrets may be seen on a tablet that lies flat: of those who hold their own corner.  Pure: no Kivy.

Nothing is passed and nothing is curtained.  Each person's place shows what everybody may know, and its own secrets
only while a finger holds them open, with the hand as a shield.
"""

from collections.abc import Iterable

from app.ui.touch import Finger


class FlatTablet:
    """It hears of it whenever the table has ``changed``."""

    def __init__(self) -> None:
        self._people: frozenset[int] = frozenset()
        self._paused = False
        self.fingers: dict[int, set[Finger]] = {}
        """Those that hold each place now, whether anything is seen for it or not."""

    def changed(self, people: Iterable[int], paused: bool) -> None:
        """These seats are persons at this tablet; a pause covers everything."""
        self._people, self._paused = frozenset(people), paused
        if paused:
            self.cover()

    def hold(self, seat: int, finger: Finger) -> None:
        if not self._paused:
            self.fingers.setdefault(seat, set()).add(finger)

    def let_go(self, seat: int, finger: Finger) -> None:
        self.fingers.get(seat, set()).discard(finger)

    def cover(self) -> None:
        """Whoever holds has to hold anew."""
        self.fingers.clear()

    def sees(self, seat: int) -> bool:
        """Whether this seat's secrets may be at its own place at this moment."""
        return seat in self._people and bool(self.fingers.get(seat))

    @property
    def held(self) -> frozenset[int]:
        """Everybody of whom that is so."""
        return frozenset(filter(self.sees, self._people))
