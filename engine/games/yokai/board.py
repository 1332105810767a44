"""The open part of the table while one sketch is laid: what all can see, and what rules Y6 to Y12 move."""

from engine.games.yokai.box import COLOURS, INDEX, UNSEEN, VALUE, other_colour
from engine.games.yokai.moves import Lay
from engine.games.yokai.state import Cards, Four
from engine.games.yokai.steps import Distracted, Hid, Laid, Step, Summoned, Took


class Board:
    """The open part of the table while one sketch is laid: what all can see, and what rules Y6 to Y12 move."""

    __slots__ = ("discards", "sides", "stacks")

    def __init__(self, stacks: Four, sides: tuple[Four, Four], discards: Cards) -> None:
        self.stacks = list(stacks)
        self.sides = (list(sides[0]), list(sides[1]))
        self.discards = discards

    def lay(self, seat: int, move: Lay) -> list[Step]:
        """Lays the sketch, plays its effect (Y10), checks the stacks that this touched (Y7), and tells each step."""
        on = INDEX[move.on]
        steps: list[Step] = [Laid(seat, move.sketch, move.on)]
        self.sides[seat][on] += (move.sketch,)  # Y6
        touched = on
        if move.summon is not None:
            touched = self._summon(INDEX[move.summon], on, steps)
        elif move.distract:
            touched = self._distract(1 - seat, on, steps)
        self._check(on, steps)
        if touched != on:
            self._check(touched, steps)
        return steps

    def _summon(self, source: int, onto: int, steps: list[Step]) -> int:  # Y11
        yokai, *rest = self.stacks[source]
        self.stacks[source] = tuple(rest)
        self.stacks[onto] = (yokai, *self.stacks[onto])
        steps.append(Summoned(yokai, COLOURS[source], COLOURS[onto]))
        return source

    def _distract(self, opponent: int, source: int, steps: list[Step]) -> int:  # Y12
        side = self.sides[opponent]
        *rest, sketch = side[source]
        onto = other_colour(sketch, source)
        side[source] = tuple(rest)
        side[onto] += (sketch,)
        steps.append(Distracted(sketch, COLOURS[source], COLOURS[onto]))
        return onto

    def _check(self, stack: int, steps: list[Step]) -> None:
        """Y9: again and again until this stack is not complete, or empty, or nobody can know."""
        first, second = self.sides
        while (yokai := self.stacks[stack]) and yokai[0] != UNSEEN:
            mine, theirs = first[stack], second[stack]
            if len(mine) + len(theirs) < VALUE[yokai[0]]:
                return
            if len(mine) == len(theirs):  # Y8
                self.stacks[stack] = yokai[1:] + yokai[:1]
                self.discards += mine + theirs
                first[stack] = second[stack] = ()
                steps.append(Hid(yokai[0], COLOURS[stack]))
                return
            winner = 0 if len(mine) > len(theirs) else 1  # Y7
            self.stacks[stack] = yokai[1:]
            self.discards += self.sides[winner][stack]
            self.sides[winner][stack] = ()
            steps.append(Took(winner, yokai[0], COLOURS[stack]))
