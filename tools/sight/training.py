"""Training: human drawings in, a checkpoint out.  The same seed and the same versions give the same net."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from engine.companion.raster import SIDE, centred, picture
from tools.sight.drawings import STROKES_LEARNT, begun, learnt_from, pictures, strokes
from tools.sight.net import Net, altered

SEED = 17
BATCH = 128
BEGUN = 5
"""Unfinished drawings that are made of each one that is had as strokes."""

BEGUN_AT_ONCE = 0.3
"""How many of them come up in each round: they are of few drawings, which must not be learnt by heart."""

SPEED = 4e-3
DECAY = 2e-3
SMOOTHING = 0.1


class Examples(NamedTuple):
    """Drawings as grey bytes, and which thing each of them is."""

    grey: Tensor
    which: Tensor


def whole_ones(things: Sequence[str], places: Callable[[str], Iterable[int]]) -> Examples:
    found = pictures(places)
    grey = [bytes([int(value) for value in centred([*map(float, one)])]) for thing in things for one in found[thing]]
    return _examples(grey, [number for number, thing in enumerate(things) for _ in found[thing]])


def learnt_begun(folder: Path, things: Sequence[str]) -> Examples:
    """Unfinished drawings, made of those that are had as strokes."""
    random, found = Random(SEED), strokes(folder)
    grey, which = [], []
    for number, thing in enumerate(things):
        places = [place for place in learnt_from(thing) if place < min(len(found[thing]), STROKES_LEARNT.stop)]
        for drawing in [found[thing][place] for place in places]:
            for _ in range(BEGUN):
                seen = picture(begun(drawing, random.uniform(0.3, 1.0)))
                grey.append(bytes([round(value * 255) for value in seen]))
                which.append(number)
    return _examples(grey, which)


def _examples(grey: list[bytes], which: list[int]) -> Examples:
    flat = np.frombuffer(b"".join(grey), dtype=np.uint8).reshape(-1, 1, SIDE, SIDE).copy()
    return Examples(torch.from_numpy(flat), torch.tensor(which))


def train(whole: Examples, unfinished: Examples, things: int, epochs: int, keep: Path) -> Net:
    """One net; ``keep`` is where it lies after each round through the drawings, to go on from there."""
    torch.manual_seed(SEED)
    chance = torch.Generator().manual_seed(SEED)
    net = Net(things)
    worker = torch.optim.AdamW(net.parameters(), lr=SPEED, weight_decay=DECAY)
    grey, which = (torch.cat(both) for both in zip(whole, unfinished, strict=True))
    steps = (len(whole.grey) + round(len(unfinished.grey) * BEGUN_AT_ONCE)) // BATCH
    pace = torch.optim.lr_scheduler.OneCycleLR(worker, SPEED, total_steps=steps * epochs, pct_start=0.15)
    done = 0
    if keep.exists():
        kept = torch.load(keep, weights_only=False)
        net.load_state_dict(kept["net"])
        worker.load_state_dict(kept["worker"])
        pace.load_state_dict(kept["pace"])
        chance.set_state(kept["chance"])
        torch.set_rng_state(kept["dropout"])
        done = kept["done"]
    for epoch in range(done, epochs):
        started, sum_of_losses, right = time.perf_counter(), 0.0, 0
        net.train()
        order = _order(len(whole.grey), len(unfinished.grey), chance)
        for step in range(steps):
            some = order[step * BATCH : (step + 1) * BATCH]
            said = net(altered(grey[some].float() / 255, chance))
            loss = F.cross_entropy(said, which[some], label_smoothing=SMOOTHING)
            worker.zero_grad()
            loss.backward()
            worker.step()
            pace.step()
            sum_of_losses += loss.item()
            right += int((said.argmax(1) == which[some]).sum())
        spent = time.perf_counter() - started
        print(
            f"{epoch + 1}/{epochs}  loss {sum_of_losses / steps:.3f}  right {right / steps / BATCH:.3f}  {spent:.0f} s",
            flush=True,
        )
        torch.save(
            {
                "net": net.state_dict(),
                "worker": worker.state_dict(),
                "pace": pace.state_dict(),
                "chance": chance.get_state(),
                "dropout": torch.get_rng_state(),
                "done": epoch + 1,
            },
            keep,
        )
    return net.eval()


def _order(whole: int, unfinished: int, chance: torch.Generator) -> Tensor:
    some = torch.randperm(unfinished, generator=chance)[: round(unfinished * BEGUN_AT_ONCE)] + whole
    both = torch.cat([torch.arange(whole), some])
    return both[torch.randperm(len(both), generator=chance)]
