"""The two nets: the eye's own, and one that never saw the things by which it is tested; each from drawings to file."""

from __future__ import annotations

from pathlib import Path

import msgspec
import torch

from engine.companion.sight_files import NetFile
from tools.sight.drawings import learnt_from, pictures
from tools.sight.export import net_file
from tools.sight.files import APART, write_net
from tools.sight.net import Net
from tools.sight.racks import ALIKE
from tools.sight.training import Examples, learnt_begun, train, whole_ones

EVERY = 20
"""Of so many drawings one is enough to see how large values become between the layers."""


NOT_TAUGHT = -1


def things(apart: bool) -> list[str]:
    left_out = {thing for alike in ALIKE for thing in alike} if apart else set()
    return [thing for thing in everything() if thing not in left_out]


def everything() -> list[str]:
    return sorted(pictures(lambda thing: ()))


def checkpoint(folder: Path, apart: bool) -> Path:
    return folder / ("apart.pt" if apart else "eye.pt")


def train_one(strokes: Path, apart: bool, epochs: int, folder: Path) -> None:
    torch.set_num_threads(1)  # more would add up in another order, and the net would not be the same again
    every, taught = everything(), things(apart)
    numbers = torch.tensor([taught.index(thing) if thing in taught else NOT_TAUGHT for thing in every])
    whole, begun = (
        _numbered(examples, numbers) for examples in (whole_ones(every, learnt_from), learnt_begun(strokes, every))
    )
    train(whole, begun, len(taught), epochs, checkpoint(folder, apart))


def _numbered(examples: Examples, numbers: torch.Tensor) -> Examples:
    """Only of what is taught, by the numbers that it has in the net."""
    which = numbers[examples.which]
    return Examples(examples.grey[which != NOT_TAUGHT], which[which != NOT_TAUGHT])


def export_both(folder: Path) -> None:
    write_net(exported(folder, apart=False))
    APART.write_bytes(msgspec.msgpack.encode(exported(folder, apart=True)))


def exported(folder: Path, apart: bool) -> NetFile:
    taught = things(apart)
    net = Net(len(taught))
    net.load_state_dict(torch.load(checkpoint(folder, apart), weights_only=False)["net"])
    seen = whole_ones(taught, learnt_from).grey[::EVERY].float() / 255
    return net_file(net.eval(), taught, seen)
