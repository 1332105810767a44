"""Whose eyes may see what on a tablet that is passed around.  Pure: no Kivy.  The curtain is only its picture.

One person on a tablet needs no curtain.  Where several share it, everything secret is covered until the one whose
turn it is holds a finger down, and is covered again at once when no finger holds any more.  Where a turn ``stays_open``
the curtain needs lifting once; it falls when the turn is over.  What is ``common`` all look at together.  Where all but
one leave their seats to bots or other tablets, the curtain falls once more: it is not said who has the tablet then.
"""

from collections.abc import Iterable

from app.ui.touch import Finger


class PassedTablet:
    """``viewer`` sits at the bottom of the board; ``covered`` means that the curtain is down."""

    def __init__(self, stays_open: bool = False) -> None:
        self.viewer: int | None = None
        self.covered = False
        self.stays_open = stays_open
        self.common = False
        self._people: tuple[int, ...] = ()
        self._paused = False
        self._waited_for = True
        self._left_behind = False
        """Whether the last person here has not yet taken the tablet from those who left."""
        self.fingers: set[Finger] = set()
        """Those that hold now, whether anything is seen for it or not."""

    def changed(
        self, people: Iterable[int], paused: bool, waiting: Iterable[int] | None = None, common: bool = False
    ) -> None:
        """The table changed: these seats are persons on this tablet, and it waits for some."""
        was_shared, self._people = self.shared, tuple(people)
        self._paused = paused
        self._left_behind = not self.shared and (was_shared or self._left_behind)
        if self.viewer not in self._people:
            self.viewer = None
        if self.viewer is None and self._people:
            self._hand_to(self._people[0])
        waited_for = waiting is None or self.viewer in tuple(waiting)
        begins_anew = self.stays_open and (paused or (waited_for and not self._waited_for))
        ends_alone = was_shared and not self.shared
        if begins_anew or ends_alone or (self.common and not common):
            self.cover()
        self._waited_for = waited_for
        self.common = common
        if common:
            self.covered = False
        if paused:
            self.fingers.clear()

    def next_viewer(self, waiting: Iterable[int]) -> int | None:
        """The person who should have the tablet now, if it is not the one who has it."""
        wanted = [seat for seat in waiting if seat in self._people]
        if self.common or not wanted or self.viewer in wanted:
            return None
        return wanted[0]

    def hand_over(self, seat: int) -> None:
        """The tablet goes to another person: the curtain falls before anything else is drawn."""
        self._hand_to(seat)

    def _hand_to(self, seat: int) -> None:
        self.viewer = seat
        self._waited_for = True
        self.cover()

    @property
    def shared(self) -> bool:
        """Whether anybody is there from whom something must be hidden."""
        return len(self._people) > 1

    def cover(self) -> None:
        """The curtain falls: the app went to the background, or somebody asked for it."""
        self.fingers.clear()
        self.covered = self.shared or self._left_behind

    def lift(self) -> None:
        """The one whose turn it is has held long enough: the open part of the board may be seen by all."""
        self.covered = self._left_behind = False

    def hold(self, finger: Finger) -> None:
        if not self._paused:
            self.fingers.add(finger)

    def let_go(self, finger: Finger) -> None:
        self.fingers.discard(finger)

    @property
    def held(self) -> bool:
        """Whether a finger holds open what only one may see."""
        return bool(self.fingers) and not self.covered

    @property
    def sees(self) -> int | None:
        """The seat whose secrets may be on the screen at this moment."""
        if self._paused or self.viewer is None:
            return None
        if not self.shared:
            return None if self._left_behind else self.viewer
        if self.common or self.covered:
            return None
        open_turn = self.stays_open and self._waited_for
        return self.viewer if self.fingers or open_turn else None
