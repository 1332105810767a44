"""The only randomness at a table: answers what the rules need dealt."""

from random import Random, SystemRandom

from engine.rules import Roll, Shuffle


class Dealer:
    """Shuffles and rolls.  Without a seed nobody can foresee it; with one it deals the same again."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = SystemRandom() if seed is None else Random(seed)

    def answer(self, need: Shuffle | Roll) -> tuple[int, ...]:
        if isinstance(need, Shuffle):
            items = list(need.items)
            self._random.shuffle(items)
            return tuple(items)
        return tuple([self._random.randint(1, need.sides) for _ in range(need.dice)])
