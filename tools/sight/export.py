"""A trained net as the eye reads it: norms folded into their layers, a byte for each weight."""

from __future__ import annotations

from collections.abc import Sequence

import torch
import torch.nn.functional as F
from torch import Tensor

from engine.companion.net import FULL, ZERO
from engine.companion.sight_files import Layer, NetFile, packed
from tools.sight.net import Net

MOST = 127
"""The largest weight that a byte holds on either side of nothing."""

ROOM = 1.1
"""How much larger than anything seen while learning a value may be."""


def net_file(net: Net, things: Sequence[str], seen: Tensor) -> NetFile:
    """``seen``: drawings (0 to 1) by which the values between the layers are measured."""
    layers, step = [], 1.0 / FULL
    with torch.no_grad():
        for layer, norm in zip(net.layers, net.norms, strict=True):
            weight, bias = _folded(layer.weight, norm)
            seen = F.relu(F.conv2d(seen, weight, bias, stride=layer.stride, padding=layer.padding))
            next_step = float(seen.max()) * ROOM / FULL
            ins = weight.shape[1]
            flat = weight.permute(2, 3, 1, 0).reshape(-1, len(weight))
            layers.append(_layer(flat, bias, ins, layer.kernel_size[0], layer.stride[0], step, next_step))
            step = next_step
        places, outs = seen.shape[2], len(net.last.weight)
        channels = seen.shape[1]
        by_place = net.last.weight.reshape(outs, channels, places, places).permute(2, 3, 1, 0).reshape(-1, outs)
        layers.append(_layer(by_place, net.last.bias, channels, places, places, step, 1.0))
        directions = {thing: packed(way) for thing, way in zip(things, net.words.tolist(), strict=True)}
        return NetFile(tuple(layers), float(net.sharpness.exp()), directions)


def _folded(weight: Tensor, norm: torch.nn.BatchNorm2d) -> tuple[Tensor, Tensor]:
    assert norm.running_var is not None and norm.running_mean is not None
    gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return weight * gain[:, None, None, None], norm.bias - norm.running_mean * gain


def _layer(flat: Tensor, bias: Tensor, ins: int, kernel: int, stride: int, step: float, next_step: float) -> Layer:
    """``flat``: for each input of a place, for each output, its weight."""
    sizes = flat.abs().amax(dim=0) / MOST
    bytes_ = (torch.round(flat / sizes) + ZERO).to(torch.uint8)
    return Layer(
        ins=ins,
        outs=flat.shape[1],
        kernel=kernel,
        stride=stride,
        weights=bytes_.numpy().tobytes(),
        scales=(sizes * step / next_step).numpy().astype("<f4").tobytes(),
        biases=(bias / next_step).numpy().astype("<f4").tobytes(),
    )
