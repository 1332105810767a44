"""Things that are alike, as on a list of ours, and which number the eye finds on a rack of such lists."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

ALIKE: tuple[tuple[str, ...], ...] = tuple(
    tuple(line.split(", "))
    for line in """
cat, dog, lion, tiger, bear, raccoon, panda
horse, cow, zebra, sheep, camel, giraffe, elephant
mouse, squirrel, hedgehog, rabbit, kangaroo, monkey, pig
whale, shark, dolphin, fish, octopus, crab, lobster
ant, spider, mosquito, bee, butterfly, scorpion, snail
duck, swan, flamingo, owl, parrot, penguin, bird
apple, pear, strawberry, blueberry, pineapple, banana, watermelon
carrot, potato, onion, peas, broccoli, asparagus, string bean
hammer, axe, saw, screwdriver, drill, shovel, rake
spoon, fork, knife, frying pan, toothbrush, paintbrush, pencil
bus, truck, van, ambulance, firetruck, pickup truck, school bus
bicycle, motorbike, skateboard, helicopter, hot air balloon, parachute, flying saucer
castle, lighthouse, windmill, tent, house, barn, church
bed, couch, chair, bench, table, bathtub, ladder
oven, microwave, washing machine, dishwasher, television, radio, stove
cup, mug, teapot, wine glass, wine bottle, vase, bucket
guitar, violin, cello, trumpet, trombone, saxophone, clarinet
t-shirt, shorts, pants, jacket, sweater, underwear, sock
eye, ear, nose, mouth, tooth, hand, foot
clock, compass, wheel, donut, cookie, pizza, baseball
cake, ice cream, lollipop, hamburger, hot dog, sandwich, popsicle
""".strip().splitlines()
)

LISTS = 6
"""On such a rack; ours has three."""

Rack = tuple[tuple[str, ...], ...]
Word = TypeVar("Word")


def rack(target: str, random: Random) -> Rack:
    """Six lists, the target's among them, each in a new order: the place on it is the number."""
    own = next(group for group in ALIKE if target in group)
    others = random.sample([group for group in ALIKE if group is not own], LISTS - 1)
    return tuple([tuple(random.sample(group, len(group))) for group in (own, *others)])


def number_found(lists: Sequence[Sequence[Word]], believed: Callable[[Word], float]) -> int:
    """The place that is believed in most, over all lists together."""
    sums = [sum(map(believed, column)) for column in zip(*lists, strict=True)]
    return sums.index(max(sums))


def give_or_take(share: float, many: int) -> float:
    """Half of the 95 % confidence interval of a share."""
    return 1.96 * math.sqrt(share * (1 - share) / many)
