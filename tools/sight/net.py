"""The net that becomes the eye: plain convolutions, and directions of words in the space that they lead to."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from engine.companion.raster import SIDE

LAYERS = ((16, 5, 2), (48, 3, 2), (96, 3, 2), (96, 3, 1))
"""Of each layer: what it sees in each place, how many pixels a side it looks at, how far apart the places are."""

DIRECTION = 64
"""Numbers that say what a drawing looks like; words are compared by the angle between them."""

SHARPNESS = 18.0
"""What the cosine is multiplied by to become a logit, when training begins."""


class Net(nn.Module):
    def __init__(self, things: int, layers: Sequence[tuple[int, int, int]] = LAYERS) -> None:
        super().__init__()
        ins, places = 1, SIDE
        self.layers, self.norms = nn.ModuleList(), nn.ModuleList()
        for outs, kernel, stride in layers:
            self.layers.append(nn.Conv2d(ins, outs, kernel, stride, padding=kernel // 2, bias=False))
            self.norms.append(nn.BatchNorm2d(outs))
            ins, places = outs, math.ceil(places / stride)
        self.drop = nn.Dropout(0.1)
        self.last = nn.Linear(ins * places * places, DIRECTION)
        self.words = nn.Parameter(torch.randn(things, DIRECTION))
        self.sharpness = nn.Parameter(torch.tensor(math.log(SHARPNESS)))

    def direction(self, grey: Tensor) -> Tensor:
        for layer, norm in zip(self.layers, self.norms, strict=True):
            grey = F.relu(norm(layer(grey)))
        return F.normalize(self.last(self.drop(grey.flatten(1))), dim=1)

    def forward(self, grey: Tensor) -> Tensor:
        return self.sharpness.exp() * self.direction(grey) @ F.normalize(self.words, dim=1).T


def altered(grey: Tensor, chance: torch.Generator) -> Tensor:
    """The same drawings by other hands: turned, slanted, stretched, mirrored, pressed harder, with a piece missing."""
    many = len(grey)

    def spread(*shape: int) -> Tensor:
        return torch.rand(*shape, generator=chance) * 2 - 1

    turn = spread(many) * math.radians(14)
    wide, high = torch.exp(spread(many) * 0.2), torch.exp(spread(many) * 0.2)
    slant = spread(many) * 0.18
    mirror = (spread(many) < 0).float() * 2 - 1
    cos, sin = torch.cos(turn), torch.sin(turn)
    way = torch.zeros(many, 2, 3)
    way[:, 0, 0], way[:, 0, 1] = cos * wide * mirror, (slant - sin) * high
    way[:, 1, 0], way[:, 1, 1] = sin * wide * mirror, cos * high
    way[:, :, 2] = spread(many, 2) * 0.08
    grid = F.affine_grid(way, list(grey.shape), align_corners=False)
    moved = F.grid_sample(grey, grid, align_corners=False)
    darker = moved * (1 + 0.6 * torch.rand(many, 1, 1, 1, generator=chance))
    thicker = torch.maximum(moved, F.max_pool2d(moved, 3, 1, 1) * 0.5)
    thick = torch.rand(many, 1, 1, 1, generator=chance) < 0.12
    return _with_holes(torch.where(thick, thicker, darker).clamp(0, 1), chance)


def _with_holes(grey: Tensor, chance: torch.Generator) -> Tensor:
    many = len(grey)
    size = torch.randint(1, 8, (many, 1), generator=chance)
    size[torch.rand(many, 1, generator=chance) > 0.3] = 0
    places = torch.arange(SIDE)[None, :]
    rows, columns = ((places - torch.randint(0, SIDE, (many, 1), generator=chance)).abs() < size for _ in range(2))
    return grey.masked_fill((rows[:, :, None] & columns[:, None, :])[:, None], 0)
