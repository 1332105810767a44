"""The net in whole numbers sees what the same net sees in plain sums; what it is made of is checked before use."""

import math
import struct
from pathlib import Path
from random import Random

import msgspec
import pytest

from engine.companion.net import Net, unit
from engine.companion.raster import SIDE
from engine.companion.sight_files import (
    MOST_INPUTS,
    NET,
    Layer,
    NetFile,
    SightMissing,
    packed,
    read_net,
    unpacked,
)
from tools.sight.files import write_manifest


def layer(random: Random, ins: int, outs: int, kernel: int, stride: int, scale: float) -> Layer:
    weights = bytes(random.randrange(1, 256) for _ in range(kernel * kernel * ins * outs))
    scales = struct.pack(f"<{outs}f", *[scale * random.uniform(0.5, 1) for _ in range(outs)])
    biases = struct.pack(f"<{outs}f", *[random.uniform(-300, 300) for _ in range(outs)])
    return Layer(ins, outs, kernel, stride, weights, scales, biases)


def small_net(seed: int = 1) -> NetFile:
    random = Random(seed)
    layers = (
        layer(random, 1, 5, 5, 2, 0.002),
        layer(random, 5, 6, 3, 2, 0.002),
        layer(random, 6, 6, 3, 1, 0.002),
        layer(random, 6, 4, 7, 1, 0.001),
    )
    return NetFile(layers, 18.0, {"cat": packed((1.0, 0.5, 0.0, -1.0))})


def plainly(file: NetFile, grey: list[float]) -> tuple[float, ...]:
    """The same sums, one by one."""
    seen = [[[value * 4095] for value in grey[row * SIDE : (row + 1) * SIDE]] for row in range(SIDE)]
    for number, layer in enumerate(file.layers):
        last = number == len(file.layers) - 1
        scales = struct.unpack(f"<{layer.outs}f", layer.scales)
        biases = struct.unpack(f"<{layer.outs}f", layer.biases)
        side, edge = len(seen), 0 if last else layer.kernel // 2
        places = [0] if last else range(0, side, layer.stride)
        after = []
        for top in places:
            line = []
            for left in places:
                sums = [0.0] * layer.outs
                for y in range(layer.kernel):
                    for x in range(layer.kernel):
                        row, column = top + y - edge, left + x - edge
                        if 0 <= row < side and 0 <= column < side:
                            for i in range(layer.ins):
                                at = ((y * layer.kernel + x) * layer.ins + i) * layer.outs
                                for o in range(layer.outs):
                                    sums[o] += (layer.weights[at + o] - 128) * seen[row][column][i]
                sums = [one * scale + bias for one, scale, bias in zip(sums, scales, biases)]
                line.append(sums if last else [min(4095.0, max(0.0, value)) for value in sums])
            after.append(line)
        seen = after
    return unit(seen[0][0])


@pytest.mark.parametrize("seed", range(4))
def test_large_integers_give_the_same_sums_as_one_at_a_time(seed: int) -> None:
    random = Random(seed)
    file = small_net(seed)
    grey = [random.choice((0.0, 0.0, random.random())) for _ in range(SIDE * SIDE)]
    ours = Net(file).direction(grey)
    assert sum(a * b for a, b in zip(ours, plainly(file, grey))) > 0.9999
    assert math.hypot(*ours) == pytest.approx(1)


def test_sums_never_run_into_their_neighbours() -> None:
    """The fullest layer that is allowed, with the largest weights and inputs beside the smallest."""
    weights = bytes([255, 1] * MOST_INPUTS)
    full = Layer(MOST_INPUTS // 64, 2, 8, 1, weights, struct.pack("<2f", 1, 1), bytes(8))
    assert full.is_whole()
    from engine.companion.net import _Layer

    assert _Layer(full).sums([4095] * MOST_INPUTS) == [4095 * 127 * MOST_INPUTS, -4095 * 127 * MOST_INPUTS]


def test_it_breathes_between_the_rows_of_a_layer() -> None:
    breaths: list[int] = []
    Net(small_net()).direction([1.0] * SIDE**2, lambda: breaths.append(1))
    assert len(breaths) >= 14 + 7 + 7


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / NET).write_bytes(msgspec.msgpack.encode(small_net()))
    (tmp_path / "prototypes.bin").write_bytes(b"\x81\xa5words\x80")
    write_manifest(tmp_path, "of no drawings")
    return tmp_path


def test_a_sound_file_is_read(folder: Path) -> None:
    assert read_net(folder) == small_net()


def test_whatever_byte_is_flipped_the_file_is_refused(folder: Path) -> None:
    whole = (folder / NET).read_bytes()
    for place in range(0, len(whole), 97):
        (folder / NET).write_bytes(whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1 :])
        with pytest.raises(SightMissing):
            read_net(folder)


@pytest.mark.parametrize("content", [b"", b"{}", b"null", b'{"files": {}}', b'{"files": {"net.bin": {"sha256": 1}}}'])
def test_a_manifest_that_says_nothing_of_it_is_no_manifest(folder: Path, content: bytes) -> None:
    (folder / "manifest.json").write_bytes(content)
    with pytest.raises(SightMissing):
        read_net(folder)


def test_a_missing_file_is_told_as_such(tmp_path: Path) -> None:
    with pytest.raises(SightMissing):
        read_net(tmp_path)


def test_layers_of_another_size_than_they_say_are_refused(folder: Path) -> None:
    net = small_net()
    torn = msgspec.structs.replace(net.layers[0], weights=net.layers[0].weights[:-1])
    (folder / NET).write_bytes(msgspec.msgpack.encode(msgspec.structs.replace(net, layers=(torn, *net.layers[1:]))))
    write_manifest(folder, "of no drawings")
    with pytest.raises(SightMissing, match="whole"):
        read_net(folder)


def test_a_direction_survives_its_bytes() -> None:
    way = unit([3.0, -1.0, 0.25, 0.0])
    assert unpacked(packed(way)) == pytest.approx(way, abs=0.01)
    assert unpacked(packed((0.0, 0.0))) == (0.0, 0.0)
