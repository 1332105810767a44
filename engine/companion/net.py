"""The net that looks, in pure Python: one drawing's picture in, its direction out.

All outputs of a layer are summed at once: each input's weights for all of them lie side by side in one large integer,
32 bits apart, so that one multiplication of Python does the work of a hundred.  Everything is whole numbers and nothing
is negative (weights are stored 128 too large), so no sum runs over into its neighbour: 4095 × 255 × 4096 < 2 ** 32.
"""

import math
import struct
from collections.abc import Callable, Iterator
from itertools import compress
from operator import mul

from engine.companion.raster import SIDE, Picture
from engine.companion.sight_files import Layer, NetFile

FULL = 4095
"""The largest number that goes from one layer to the next."""

ZERO = 128
"""The byte that stands for a weight of nothing."""

Rows = list[list[int]]
Direction = tuple[float, ...]


class Net:
    """``direction`` of a picture; ``breathe`` is called between small pieces of the work."""

    def __init__(self, file: NetFile) -> None:
        self._layers = [_Layer(layer) for layer in file.layers]
        self.sharpness = file.sharpness

    def direction(self, grey: Picture, breathe: Callable[[], None] = lambda: None) -> Direction:
        rows = [[round(value * FULL) for value in grey[start : start + SIDE]] for start in range(0, SIDE * SIDE, SIDE)]
        for layer in self._layers[:-1]:
            rows = layer.seen(rows, breathe)
        return unit(self._layers[-1].sums([value for row in rows for value in row]))


class _Layer:
    def __init__(self, layer: Layer) -> None:
        self._ins, self._kernel, self._stride = layer.ins, layer.kernel, layer.stride
        self._form = struct.Struct(f"<{layer.outs}I")
        floats = f"<{layer.outs}f"
        self._scales, self._biases = struct.unpack(floats, layer.scales), struct.unpack(floats, layer.biases)
        inputs = range(0, len(layer.weights), layer.outs)
        self._columns = [self._side_by_side(layer.weights[at : at + layer.outs]) for at in inputs]
        self._nothing = self._steps([0] * len(self._columns))

    def _side_by_side(self, weights: bytes) -> int:
        return int.from_bytes(self._form.pack(*weights), "little")

    def sums(self, values: list[int]) -> list[float]:
        """What each output makes of these inputs."""
        raised = ZERO * sum(values)
        return [(one - raised) * scale + bias for one, scale, bias in self._each(values)]

    def _steps(self, values: list[int]) -> list[int]:
        """The same as numbers that go to the next layer."""
        raised = ZERO * sum(values)
        return [
            0 if (made := (one - raised) * scale + bias) < 0 else FULL if made > FULL else int(made + 0.5)
            for one, scale, bias in self._each(values)
        ]

    def _each(self, values: list[int]) -> Iterator[tuple[int, float, float]]:
        """The raised sum of each output, with its scale and its bias; most inputs are nothing and add nothing."""
        total = sum(map(mul, compress(self._columns, values), filter(None, values)))
        return zip(self._form.unpack(total.to_bytes(self._form.size, "little")), self._scales, self._biases)

    def seen(self, rows: Rows, breathe: Callable[[], None]) -> Rows:
        """What this layer sees in every place; beyond the edge there is nothing."""
        ins, kernel, stride = self._ins, self._kernel, self._stride
        edge = [0] * (kernel // 2 * ins)
        empty = [0] * (len(rows[0]) + 2 * len(edge))
        wide = [empty] * (kernel // 2) + [[*edge, *row, *edge] for row in rows] + [empty] * (kernel // 2)
        seen: Rows = []
        for top in range(0, len(rows), stride):
            band = wide[top : top + kernel]
            line: list[int] = []
            for left in range(0, len(rows[0]), stride * ins):
                values: list[int] = []
                for row in band:
                    values += row[left : left + kernel * ins]
                line += self._steps(values) if any(values) else self._nothing
            breathe()
            seen.append(line)
        return seen


def unit(values: list[float]) -> Direction:
    """The same direction, one long; all zeros have none."""
    length = math.sqrt(sum([value * value for value in values])) or 1.0
    return tuple([value / length for value in values])
