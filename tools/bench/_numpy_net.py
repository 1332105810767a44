"""The eye's net in NumPy, as a rival of the one in pure Python."""

from typing import Any

import numpy as np

from engine.companion.net import FULL, ZERO
from engine.companion.raster import SIDE, Picture
from engine.companion.sight_files import Layer, NetFile


class NumpyNet:
    def __init__(self, file: NetFile) -> None:
        self._layers = [_Layer(layer) for layer in file.layers]

    def direction(self, grey: Picture) -> Any:
        seen = np.round(np.asarray(grey, np.float32) * FULL).reshape(SIDE, SIDE, 1)
        for layer in self._layers[:-1]:
            seen = np.clip(np.floor(layer.seen(seen) + 0.5), 0, FULL)
        last = self._layers[-1].sums(seen.reshape(1, -1))[0]
        return last / np.linalg.norm(last)


class _Layer:
    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        whole = np.frombuffer(layer.weights, np.uint8).astype(np.float32) - ZERO
        self._weights = whole.reshape(-1, layer.outs)
        self._scales, self._biases = (np.frombuffer(each, "<f4") for each in (layer.scales, layer.biases))

    def sums(self, values: Any) -> Any:
        return values @ self._weights * self._scales + self._biases

    def seen(self, before: Any) -> Any:
        kernel, stride = self._layer.kernel, self._layer.stride
        edge = kernel // 2
        wide = np.pad(before, ((edge, edge), (edge, edge), (0, 0)))
        places = np.lib.stride_tricks.sliding_window_view(wide, (kernel, kernel), (0, 1))[::stride, ::stride]
        rows, columns = places.shape[:2]
        flat = places.transpose(0, 1, 3, 4, 2).reshape(rows * columns, -1)
        return self.sums(flat).reshape(rows, columns, -1)
