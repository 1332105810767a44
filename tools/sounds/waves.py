"""What sounds are made of: tones that ring out, coloured noise, and the last touches.  Lists of numbers, -1 to 1.

Only the standard library, and chance from named seeds: the same bytes each time.
"""

import math
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

RATE = 22050
"""Samples a second: a tablet's speaker has nothing to say above 10 kHz, and neither has paper or wood."""

Wave = list[float]
Shape = Callable[[float], float]
"""Something that changes in the course of a sound: of the seconds since it began."""


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def silence(seconds: float) -> Wave:
    return [0.0] * samples(seconds)


# Sources ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mode:
    """One way in which a struck thing rings: its pitch in Hz, how loud, and seconds until it is half as loud."""

    pitch: float
    loud: float
    half: float


def struck(modes: Iterable[Mode], seconds: float, soft: float = 0.002) -> Wave:
    """A thing that is struck; ``soft`` are the seconds for which the mallet touches it."""
    wave = silence(seconds)
    for mode in modes:
        turn, fall = math.tau * mode.pitch / RATE, 0.5 ** (1 / (mode.half * RATE))
        loud = mode.loud
        for at in range(len(wave)):
            wave[at] += loud * math.sin(turn * at)
            loud *= fall
    rise = max(1, samples(soft))
    for at in range(min(rise, len(wave))):
        wave[at] *= math.sin(math.pi / 2 * at / rise) ** 2
    return wave


def noise(name: str, seconds: float) -> Wave:
    """White noise; the same for the same name."""
    luck = random.Random(f"easel {name}")
    return [luck.uniform(-1, 1) for _ in range(samples(seconds))]


# Shaping ----------------------------------------------------------------------------------------------------------


def shaped(wave: Sequence[float], shape: Shape) -> Wave:
    """Louder and quieter in its course."""
    return [value * shape(at / RATE) for at, value in enumerate(wave)]


def swell(length: float, peak: float) -> Shape:
    """Rises until the part ``peak`` of its length, and falls again, both without a corner."""

    def loud(at: float) -> float:
        part = at / length
        if part >= 1:
            return 0.0
        half = part / peak if part < peak else (1 - part) / (1 - peak)
        return math.sin(math.pi / 2 * half) ** 2

    return loud


def ringing(half: float, start: float = 0.0) -> Shape:
    """Falls to one half every so many seconds."""
    return lambda at: 0.0 if at < start else 0.5 ** ((at - start) / half)


def sieved(wave: Sequence[float], middle: Shape | float, width: float) -> Wave:
    """What lies around a pitch, which may wander; ``width`` is 1 for wide and 0.1 for almost a tone.

    A state variable filter in the form of Andrew Simper, which stays steady while its pitch wanders.
    """
    pitch = middle if callable(middle) else (lambda at, fixed=middle: fixed)
    one = two = 0.0
    out = []
    for at, value in enumerate(wave):
        g = math.tan(math.pi * min(pitch(at / RATE), 0.45 * RATE) / RATE)
        first = (g * (value - two) + one) / (1 + g * (g + width))
        second = two + g * first
        one, two = 2 * first - one, 2 * second - two
        out.append(width * first)
    return out


def dulled(wave: Sequence[float], above: float) -> Wave:
    """Softer and softer above a pitch."""
    share = 1 - math.exp(-math.tau * above / RATE)
    held, out = 0.0, []
    for value in wave:
        held += share * (value - held)
        out.append(held)
    return out


# Putting together -------------------------------------------------------------------------------------------------


def mixed(seconds: float, *parts: tuple[float, float, Sequence[float]]) -> Wave:
    """Parts with when they begin (seconds) and how loud they are; what is longer than all of it is cut."""
    whole = silence(seconds)
    for start, loud, wave in parts:
        first = samples(start)
        for at, value in enumerate(wave[: max(0, len(whole) - first)]):
            whole[first + at] += loud * value
    return whole


def in_a_room(wave: Sequence[float], wet: float) -> Wave:
    """A few early echoes of a small room, each duller than the one before."""
    out = list(wave)
    for number, delay in enumerate((0.0131, 0.0197, 0.0293, 0.0411, 0.0537)):
        echo = dulled(wave, 3200 - 500 * number)
        first, loud = samples(delay), wet * 0.72**number
        for at in range(first, len(out)):
            out[at] += loud * echo[at - first]
    return out


def round_and_round(wave: Sequence[float], seam: float) -> Wave:
    """A loop without a seam: its end flows over into its beginning, as loud as all the rest."""
    over = samples(seam)
    body, tail = list(wave[:-over]), wave[-over:]
    for at, value in enumerate(tail):
        part = math.pi / 2 * at / over
        body[at] = body[at] * math.sin(part) + value * math.cos(part)
    return body


# The last touches ---------------------------------------------------------------------------------------------------


def centred(wave: Sequence[float]) -> Wave:
    """Around zero, so that it begins and ends without a click."""
    middle = sum(wave) / len(wave)
    return [value - middle for value in wave]


def eased(wave: Sequence[float], begin: float = 0.001, end: float = 0.012) -> Wave:
    """From nothing and to nothing."""
    out = list(wave)
    for count, at_end in ((samples(begin), False), (samples(end), True)):
        for at in range(min(count, len(out))):
            part = math.sin(math.pi / 2 * at / count) ** 2
            out[-1 - at if at_end else at] *= part
    return out


def as_loud_as(wave: Sequence[float], peak: float) -> Wave:
    """With its highest peak there."""
    highest = max(abs(value) for value in wave)
    return [value * peak / highest for value in wave]
