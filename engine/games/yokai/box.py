"""The box of Portrait of a Yokai: its cards, and how many may be held and laid (Y1, Y2, Y3, Y5)."""

from typing import Literal

Colour = Literal["water", "fire", "earth", "wind"]
COLOURS: tuple[Colour, ...] = ("water", "fire", "earth", "wind")
INDEX = {colour: index for index, colour in enumerate(COLOURS)}
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))

YOKAI = range(20)
UNSEEN = -1  # stands for a yokai beneath the top where only what all can see is known
SKETCHES = range(36)
HAND = 3  # Y3
MOST_IN_HAND = 4  # Y5: holding four, one must be laid
MOST_LAID = 3  # Y5

VALUE = tuple(3 + yokai % 5 for yokai in YOKAI)  # Y1: 3, 4, 5, 6, 7 of each colour
COLOUR_OF = tuple(COLOURS[yokai // 5] for yokai in YOKAI)  # the colour printed on the card
PAIR = tuple(PAIRS[sketch // 6] for sketch in SKETCHES)  # Y2: six sketches for each pair of colours
EFFECT = tuple(("plain", "plain", "plain", "plain", "summon", "distract")[sketch % 6] for sketch in SKETCHES)


def other_colour(sketch: int, colour: int) -> int:
    first, second = PAIR[sketch]
    return second if colour == first else first
