"""How a colour looks to colour-blind eyes, and how far apart two colours then are."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import combinations

import numpy

from tools.painter.colour import Colour

# Machado, Oliveira and Fernandes (2009), full severity, for linear light.
EYES = {
    "usual": numpy.eye(3),
    "protanopia": numpy.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": numpy.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": numpy.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}


def seen(shade: Colour, eyes: str) -> Colour:
    """The colour as these eyes see it."""
    linear = numpy.array([_linear(channel) for channel in (shade.r, shade.g, shade.b)])
    return Colour(*(_stored(float(channel)) for channel in EYES[eyes] @ linear))


def apart(one: Colour, two: Colour) -> float:
    """How different two colours look: their distance in OKLab, where black to white is 100."""
    return 100 * math.dist(one.lab, two.lab)


def closest(shades: Iterable[Colour], eyes: str) -> float:
    """The distance of the two that are hardest to tell apart."""
    looks = [seen(shade, eyes) for shade in shades]
    return min(apart(one, two) for one, two in combinations(looks, 2))


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _stored(channel: float) -> float:
    channel = min(1.0, max(0.0, channel))
    return 12.92 * channel if channel <= 0.0031308 else 1.055 * channel ** (1 / 2.4) - 0.055
