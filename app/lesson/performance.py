"""How a lesson goes on in time: the sentence of each step, and what the hand does.  Time is told from outside."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import dist

from app.boards.lesson import Point, Script, Step
from app.lesson.hand import Hand
from app.lesson.layout import Reduced
from app.lesson.match import LessonMatch

LEAD = 1.0
"""Seconds from a sentence to what the hand does about it: time to find it."""

GLIDE = (0.35, 0.9)
"""The hand comes in so many seconds, to what is near and across the whole screen."""

TAP = 0.3
"""Seconds for which a finger that taps is down."""

MOST_WATCHED = 3.0
"""So long a board may move after a step, before the next one comes."""

ASIDE = 0.97, 0.05
"""Where the hand waits that has nothing to do, as shares of the board."""

LOW = 0.22
"""How far up a place the hand points that only shows it: most of it stays to be seen."""

Waits = Iterator[None]


class Performance:
    """``advance`` lets time pass.  With ``leaps`` the hand steps from place to place and does not glide."""

    def __init__(
        self, script: Script, match: LessonMatch, hand: Hand, film: Reduced, say: Callable[[Step], None], leaps: bool
    ) -> None:
        self.now = 0.0
        """Seconds since it began."""
        self.step: Step | None = None
        self.ended = False
        self._match, self._hand, self._film, self._say, self._leaps = match, hand, film, say, leaps
        self._across = dist((0, 0), film.size) * film.scale
        self._steps = script(match)
        self._run = self._play()

    def advance(self, seconds: float) -> None:
        """Some seconds pass, no matter how many."""
        if self.ended:
            return
        self.now += seconds
        self._match.advance(seconds)
        if next(self._run, self) is self:
            self.ended = True

    def stop(self) -> None:
        """No finger stays on the board."""
        self.ended = True
        self._hand.lift()

    def _play(self) -> Waits:
        yield
        for step in self._steps:
            began, self.step = self.now, step
            self._say(step)
            yield from self._come(self._first(step))
            if step.lines:
                yield from self._until(began + LEAD)
            whole = sum(_length(line) for line in step.lines)
            for line in step.lines:
                yield from self._touch(line, step.way_seconds * _length(line) / whole if whole else 0.0)
            yield from self._until(began + step.reading_time)
            yield from self._see_it_happen()

    def _first(self, step: Step) -> Point:
        if step.lines:
            return self._out(step.lines[0][0])
        place = step.place
        if place is None:
            wide, high = self._film.size
            return self._out((ASIDE[0] * wide, ASIDE[1] * high))
        return self._out((place.center[0], place.y + LOW * place.h))

    def _out(self, point: Point) -> Point:
        return self._film.outward(*point)

    # Waiting ------------------------------------------------------------------------------------------------------

    def _until(self, moment: float) -> Waits:
        while self.now < moment:
            yield

    def _see_it_happen(self) -> Waits:
        """What was said has been heard, and nothing moves any more; nor does anybody wait for ever."""
        yield
        yield
        end = self.now + MOST_WATCHED
        while self._match.board.busy and self.now < end:
            yield

    # The hand -----------------------------------------------------------------------------------------------------

    def _come(self, there: Point) -> Waits:
        start = self._hand.tip
        least, most = GLIDE
        seconds = least + (most - least) * min(1.0, dist(start, there) / self._across)
        yield from self._move((tuple(start), there), seconds)

    def _touch(self, line: Sequence[Point], seconds: float) -> Waits:
        way = [self._out(point) for point in line]
        if tuple(self._hand.tip) != way[0]:
            yield from self._come(way[0])
        self._hand.press()
        yield from self._until(self.now + TAP / 2)
        yield from self._move(way, seconds) if len(way) > 1 else self._until(self.now + TAP / 2)
        self._hand.lift()

    def _move(self, way: Sequence[Point], seconds: float) -> Waits:
        """Along all of the way, slowly at both ends; or from corner to corner."""
        began = self.now
        while self.now < began + seconds:
            if not self._leaps:
                share = (self.now - began) / seconds
                self._hand.go(*_along(way, share * share * (3 - 2 * share)))
            yield
        for point in way[1:] if self._leaps else way[-1:]:
            self._hand.go(*point)


def _along(way: Sequence[Point], share: float) -> Point:
    """The point at that share of a way's length."""
    left = share * _length(way)
    for (x, y), (to_x, to_y) in pairwise(way):
        long = dist((x, y), (to_x, to_y))
        if left <= long and long > 0:
            part = left / long
            return x + (to_x - x) * part, y + (to_y - y) * part
        left -= long
    return way[-1]


def _length(way: Sequence[Point]) -> float:
    return sum(dist(one, other) for one, other in pairwise(way))
