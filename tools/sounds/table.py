"""The sounds of a table: paper, wood, dice, and a few notes on wooden bars."""

import random
from collections.abc import Callable

from tools.sounds.waves import (
    Mode,
    Wave,
    as_loud_as,
    centred,
    dulled,
    eased,
    in_a_room,
    mixed,
    noise,
    ringing,
    round_and_round,
    shaped,
    sieved,
    struck,
    swell,
)


def finished(wave: Wave, peak: float, end: float = 0.012) -> Wave:
    return as_loud_as(eased(centred(wave), end=end), peak)


# Paper --------------------------------------------------------------------------------------------------------------


def pencil() -> Wave:
    """Lead on paper, round and round: rough, now stronger, now weaker, and never the same grain twice in a row."""
    length, seam = 1.25, 0.15
    rubbing = sieved(noise("lead", length + seam), 1500, 1.1)
    scratch = sieved(noise("paper", length + seam), 3400, 0.9)
    grain = dulled(noise("grain", length + seam), 42)
    strongest = max(abs(value) for value in grain)
    rough = [
        (0.8 * low + 0.3 * high) * (0.55 + 0.45 * uneven / strongest)
        for low, high, uneven in zip(rubbing, scratch, grain)
    ]
    return as_loud_as(centred(round_and_round(dulled(rough, 4200), seam)), 0.5)


def card() -> Wave:
    """A card that slides over cloth, and comes to rest."""
    slide = shaped(sieved(noise("slide", 0.2), lambda at: 900 + 5200 * at, 0.8), swell(0.19, 0.35))
    rest = struck((Mode(175, 1, 0.018), Mode(410, 0.4, 0.01)), 0.09)
    return finished(dulled(mixed(0.26, (0.0, 1.0, slide), (0.155, 0.3, rest)), 4800), 0.6)


def turn() -> Wave:
    """A card that is lifted by a corner and falls on its other side."""
    lift = shaped(sieved(noise("lift", 0.12), lambda at: 1300 + 9000 * at, 0.9), swell(0.11, 0.7))
    fall = shaped(sieved(noise("fall", 0.1), 1700, 1.0), ringing(0.012, 0.002))
    tap = struck((Mode(240, 1, 0.02), Mode(620, 0.5, 0.009)), 0.1)
    return finished(dulled(mixed(0.27, (0.0, 0.7, lift), (0.118, 0.6, fall), (0.12, 0.55, tap)), 5200), 0.62)


# Wood ---------------------------------------------------------------------------------------------------------------


def knock(pitch: float, half: float = 0.016) -> Wave:
    """Two pieces of wood: a round one and the table under it."""
    modes = (Mode(pitch, 1, half), Mode(pitch * 2.32, 0.45, half * 0.6), Mode(pitch * 3.87, 0.2, half * 0.4))
    table = Mode(pitch * 0.31, 0.55, half * 1.5)
    return struck((*modes, table), half * 9, soft=0.0012)


def token() -> Wave:
    """A wooden disc is set down, and its edge follows."""
    return finished(in_a_room(mixed(0.28, (0.0, 1.0, knock(640)), (0.052, 0.34, knock(700, 0.012))), 0.12), 0.6)


def tick() -> Wave:
    """A small wooden block, far away."""
    return finished(struck((Mode(880, 1, 0.014), Mode(2150, 0.16, 0.006), Mode(290, 0.3, 0.02)), 0.12, soft=0.003), 0.5)


def dice() -> Wave:
    """Two dice: they fall, leap, leap again, and roll to rest."""
    luck = random.Random("easel dice")
    parts, at, leap, loud = [], 0.0, 0.15, 1.0
    while at < 0.72:
        for _die in range(2):
            start = at + luck.uniform(0, 0.03)
            parts.append(
                (start, loud * luck.uniform(0.6, 1), knock(luck.uniform(820, 1500), luck.uniform(0.007, 0.012)))
            )
        at, leap, loud = at + leap, max(0.035, leap * 0.74), loud * 0.8
    rolling = shaped(sieved(noise("rolling", 0.8), 520, 0.9), swell(0.8, 0.3))
    return finished(dulled(in_a_room(mixed(0.95, (0.0, 0.25, rolling), *parts), 0.18), 5200), 0.62, end=0.05)


# Notes --------------------------------------------------------------------------------------------------------------

A = 440.0
"""The pitch from which all notes are counted, in half steps."""


def bar(steps: float, half: float = 0.16, soft: float = 0.004) -> Wave:
    """A wooden bar over its tube, as of a marimba: its first overtone lies two octaves up."""
    pitch = A * 2 ** (steps / 12)
    modes = (Mode(pitch, 1, half), Mode(pitch * 3.98, 0.2, half * 0.3), Mode(pitch * 9.1, 0.03, half * 0.1))
    return struck(modes, half * 7, soft)


C5, D5, E5, G5, C6 = 3, 5, 7, 10, 15
G4, E4, C4, F4, D4 = -2, -5, -9, -4, -7


def your_turn() -> Wave:
    """Two notes upwards: a friendly question."""
    return finished(in_a_room(mixed(0.95, (0.0, 0.8, bar(G4)), (0.15, 1.0, bar(C5, 0.18))), 0.2), 0.6, end=0.15)


def found() -> Wave:
    """Two quick notes upwards, the second one bright: yes, that is it."""
    return finished(in_a_room(mixed(0.8, (0.0, 0.7, bar(C5, 0.1)), (0.09, 1.0, bar(G5, 0.16))), 0.2), 0.6, end=0.15)


def missed() -> Wave:
    """A soft note and the one below it: not this time, and nobody is scolded."""
    low = (0.0, 0.9, bar(E4, 0.07, soft=0.008)), (0.13, 0.8, bar(E4 - 1, 0.1, soft=0.01))
    return finished(in_a_room(dulled(mixed(0.6, *low), 2600), 0.16), 0.5, end=0.12)


def refusal() -> Wave:
    """Twice the same low note, held back by a hand: no, but nothing bad."""
    low = (Mode(A * 2 ** (E4 / 12), 1, 0.035), Mode(A * 2 ** (E4 / 12) * 2.0, 0.3, 0.02))
    deeper = (Mode(A * 2 ** (D4 / 12), 1, 0.05), Mode(A * 2 ** (D4 / 12) * 2.0, 0.3, 0.03))
    return finished(mixed(0.5, (0.0, 0.9, struck(low, 0.3, 0.006)), (0.14, 1.0, struck(deeper, 0.34, 0.006))), 0.6)


def fanfare() -> Wave:
    """Up through the chord, once back for a run, and all together."""
    notes = [
        (0.0, 0.8, bar(G4)),
        (0.14, 0.8, bar(C5)),
        (0.28, 0.85, bar(E5)),
        (0.42, 1.0, bar(G5, 0.2)),
        (0.70, 0.8, bar(E5)),
        (0.84, 1.0, bar(G5, 0.2)),
    ]
    chord = [(1.06, 0.62, bar(note, 0.34)) for note in (C4, G4, C5, E5)] + [(1.06, 0.5, bar(C6, 0.3))]
    return finished(in_a_room(mixed(2.6, *notes, *chord), 0.22), 0.7, end=0.5)


SOUNDS: dict[str, Callable[[], Wave]] = {
    "pencil": pencil,
    "card": card,
    "turn": turn,
    "token": token,
    "tick": tick,
    "dice": dice,
    "found": found,
    "missed": missed,
    "your-turn": your_turn,
    "refusal": refusal,
    "fanfare": fanfare,
}
