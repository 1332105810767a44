"""What a bot makes of the drawings of others: looks that add up, and the numbers that it believes they show.

It looks again as ink grows.  It knows the rack, its own number, which nobody else has (P10), and the cards it holds.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from math import prod

from engine.bots.thinking_time import Thinking
from engine.companion.eye import Eye, Learnt, WordAt
from engine.companion.paper import lines_on
from engine.games.pictomania.box import NUMBERS

GROWN = 1.2
"""By so much must a drawing have grown to be worth another look."""

FADES = 0.6
"""What is left of all earlier looks when there is another: the more ink, the better it can be told."""

Beliefs = Mapping[int, float]
"""How much each number is believed in."""

NOTHING: Beliefs = {}


class Watched:
    """One drawing of another: how much of it was looked at, and what the looks add up to."""

    def __init__(self) -> None:
        self.looked_at = self.looks = 0
        self.still = 0
        """How often somebody waited for more of it in vain."""
        self.sums = dict.fromkeys(NUMBERS, 0.0)

    def has_grown(self, log: bytes) -> bool:
        return len(log) > self.looked_at * GROWN

    def add(self, size: int, beliefs: Beliefs) -> None:
        self.looked_at, self.still = size, 0
        self.looks += 1
        for number, belief in beliefs.items():
            self.sums[number] = FADES * self.sums[number] + belief

    def beliefs(self) -> Beliefs:
        """What was seen in all, as parts of one; nothing if nothing was seen."""
        total = sum(self.sums.values())
        return {number: value / total for number, value in self.sums.items()} if total else NOTHING


class Watching:
    """All drawings of a round, as one seat sees them."""

    def __init__(self, eye: Eye, lists: Sequence[str | None], own: int | None, learnt: Learnt) -> None:
        """``lists``: the ids on the rack, None for a table's own list, of which nothing is known."""
        self._eye, self._learnt = eye, learnt
        self._numbers = [number for number in NUMBERS if number != own]
        self._words = [[WordAt(id or "", number) for id in lists] for number in self._numbers]
        self._drawings: dict[int, Watched] = {}

    def watched(self, drawing: int) -> Watched:
        return self._drawings.setdefault(drawing, Watched())

    def look(self, drawing: int, log: bytes) -> None:
        """Looks at a drawing if it has grown."""
        watched = self.watched(drawing)
        if not watched.has_grown(log):
            return
        seen = self._eye.look(lines_on(log), Thinking().breathe)  # the screen shares one Python with it
        every = self._eye.beliefs(seen, [word for words in self._words for word in words], self._learnt)
        each = len(self._words[0])
        watched.add(len(log), {number: sum(every[i * each : (i + 1) * each]) for i, number in enumerate(self._numbers)})


def together(beliefs: Sequence[Beliefs], numbers: Iterable[int]) -> list[dict[int, float]]:
    """The same beliefs, knowing that no two drawings show the same number, and that only these are left."""
    left = list(numbers)
    sums = [dict.fromkeys(left, 0.0) for _ in beliefs]
    if len(left) < len(beliefs):
        return [_alone(each, left) for each in beliefs]
    for shown in permutations(left, len(beliefs)):
        likely = prod([each.get(number, 1e-3) + 1e-3 for each, number in zip(beliefs, shown, strict=True)])
        for each, number in zip(sums, shown, strict=True):
            each[number] += likely
    return [{number: value / sum(each.values()) for number, value in each.items()} for each in sums]


def _alone(beliefs: Beliefs, left: Sequence[int]) -> dict[int, float]:
    total = sum([beliefs.get(number, 0.0) + 1e-3 for number in left])
    return {number: (beliefs.get(number, 0.0) + 1e-3) / total for number in left}
