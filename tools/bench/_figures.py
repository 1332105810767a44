"""The figures of a benchmark: gathered in turns with a rival, taken as medians, printed as JSON or as a table."""

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import TypedDict

from tools.house import figures as house
from tools.house.environments import say

ROUNDS = 25
"""Odd, so that a median is a figure that was measured; many and short, so that a busy moment spoils few of them."""


class Figure(TypedDict):
    """A value, and what the rival of the same run came to; ratio = value / rival_value."""

    name: str
    value: float
    unit: str
    rival: str | None
    rival_value: float | None
    ratio: float | None


def alone(name: str, values: Sequence[float], unit: str) -> Figure:
    """A figure that no rival has."""
    return Figure(name=name, value=median(values), unit=unit, rival=None, rival_value=None, ratio=None)


def beside(name: str, values: Sequence[float], unit: str, rival: str, theirs: Sequence[float]) -> Figure:
    """A figure and its rival's, both as medians of their rounds."""
    value, rival_value = median(values), median(theirs)
    return Figure(name=name, value=value, unit=unit, rival=rival, rival_value=rival_value, ratio=value / rival_value)


def in_turns(measures: Sequence[Callable[[], float]], rounds: int = ROUNDS) -> list[list[float]]:
    """What each measure gave in each round, all of them in every round: what slows the machine slows everybody.

    Every other round goes backwards, so that nobody always follows the same one. The first round warms up.
    """
    taken: list[list[float]] = [[] for _ in measures]
    for number in range(rounds + 1):
        places = range(len(measures))
        for place in places if number % 2 else reversed(places):
            value = measures[place]()
            if number:
                taken[place].append(value)
    return taken


def at(share: float, values: Sequence[float]) -> float:
    """The value that this share of all values does not exceed: 0.99 for the p99."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


@dataclass
class Sheet:
    """The figures of one benchmark, and how many had to be left out."""

    figures: list[Figure] = field(default_factory=list)
    left_out: int = 0

    def add(self, *figures: Figure) -> None:
        self.figures += figures

    def leave_out(self, what: str, reason: object) -> None:
        """Says so; the others are shown nevertheless, and the exit code tells that they are not all."""
        say(f"Left out: {what}. {reason}")
        self.left_out += 1

    def show(self, as_json: bool) -> int:
        """Prints the figures; the exit code of the benchmark."""
        if as_json:
            print(json.dumps(self.figures, ensure_ascii=False, indent=1))
        else:
            print(house.table([dict(figure) for figure in self.figures]))
        return 1 if self.left_out else 0


def words(benchmark: str, explanation: str) -> argparse.ArgumentParser:
    """What every benchmark understands; some add words of their own."""
    parser = argparse.ArgumentParser(prog=f"python -m tools.bench.{benchmark}", description=explanation)
    parser.add_argument("--json", action="store_true", help="a JSON list instead of a table")
    return parser
