"""Chance that comes out the same each time: every stream is named, none looks at the clock."""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Sequence
from typing import TypeVar

import numpy

T = TypeVar("T")


class Chance:
    """A named stream of luck. `Chance("whale", "freckles")` is always the same stream."""

    def __init__(self, *name: object) -> None:
        self.name = "/".join(str(part) for part in name)
        digest = hashlib.sha256(self.name.encode()).digest()
        self._seed = int.from_bytes(digest[:8], "big")
        self._luck = random.Random(self._seed)

    def apart(self, *name: object) -> Chance:
        """A stream of its own for one part of the picture, so that changing another part does not disturb it."""
        return Chance(self.name, *name)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self._luck.random()

    def about(self, middle: float, spread: float) -> float:
        """Around the middle, near more often than far, never beyond the spread."""
        return middle + spread * (self._luck.random() + self._luck.random() - 1)

    def maybe(self, likelihood: float) -> bool:
        return self._luck.random() < likelihood

    def sign(self) -> int:
        return 1 if self._luck.random() < 0.5 else -1

    def whole(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + int(self._luck.random() * (high - low + 1))

    def pick(self, things: Sequence[T]) -> T:
        return things[int(self._luck.random() * len(things))]

    def angle(self) -> float:
        return self.between(0, math.tau)

    def field(self) -> numpy.random.Generator:
        """For whole arrays of luck (textures)."""
        return numpy.random.Generator(numpy.random.PCG64(self._luck.getrandbits(63)))
