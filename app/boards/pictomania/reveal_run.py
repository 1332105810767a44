"""Where a reveal stands on this tablet, and when it goes on: by the table's time, or for all when somebody asks."""

from collections.abc import Callable, Mapping

from kivy.clock import Clock

from app.boards.board import Point
from app.boards.pictomania.sentences import RIGHT
from app.boards.pictomania.show_times import Moment, TableTime, ended, moment
from app.look import theme
from engine.games.pictomania.moves import LookOn, Move
from engine.games.pictomania.view import View
from engine.rules import Choices

A_HAIR = 0.02
"""Seconds: what is due is due when it is looked at."""


class RevealRun:
    """``again`` is called when something else is to be seen."""

    def __init__(self, again: Callable[[], None]) -> None:
        self.time = TableTime()
        self._due = Clock.create_trigger(lambda dt: again())

    def moment(self, view: View) -> Moment:
        """What is to be seen now."""
        turned, seats = view.reveal, len(view.players)
        if view.phase != "reveal" or turned is None or view.showing is None:
            return ended(seats)
        lines = sum(line.round == view.round and line.key != RIGHT for line in view.why)
        found = moment(turned, lines, view.showing.place, (self.time.now() - view.showing.since) / 1000)
        if theme.motion():
            return found
        if found.place >= seats:  # points are not counted before eyes that want less motion
            return ended(seats)
        steps = 1 + len(turned.stacks[found.place].cards)
        return Moment(found.place, steps, wait=found.wait)

    def wait(self, until: Moment) -> None:
        """Until that moment is over."""
        self._due.cancel()
        if until.wait is not None and self.time.runs:
            self._due.timeout = until.wait + A_HAIR
            self._due()

    def stop(self) -> None:
        self._due.cancel()


Say = Callable[[LookOn, Point, int], None]


def look_on(place: int, choices_of: Mapping[int, Choices[Move]], say: Say, near: Point) -> None:
    """Somebody of this tablet wants all to go on to that place, or to what comes after it: nobody asks twice."""
    for seat, choices in sorted(choices_of.items()):
        if LookOn(place) in choices.moves:
            say(LookOn(place), near, seat)
            return
