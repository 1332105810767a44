"""What the eye is made of, as it lies in assets/sight: the net's layers, and the directions of words.

The layout is described in docs/companions.md.  A file that is missing, damaged or of another make is never used.
"""

import hashlib
import math
import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

SIGHT = Path(__file__).resolve().parents[2] / "assets" / "sight"
NET, PROTOTYPES, MANIFEST = "net.bin", "prototypes.bin", "manifest.json"

MOST_INPUTS = 4096
"""So many bytes times the largest number of a layer still fit into 32 bits (engine/companion/net.py)."""

Count = Annotated[int, Meta(gt=0, le=4096)]
Form = TypeVar("Form", bound=Struct)


class SightMissing(Exception):
    """The eye cannot be had; says why."""


class Layer(Struct, frozen=True, forbid_unknown_fields=True):
    """One layer.  ``weights``: for each input of a place, for each output, a byte (128 is nothing).

    ``scales`` and ``biases``: four bytes (float, little-endian) for each output: what makes steps of the sums.
    """

    ins: Count
    outs: Count
    kernel: Count
    stride: Count
    weights: bytes
    scales: bytes
    biases: bytes

    def is_whole(self) -> bool:
        inputs = self.kernel * self.kernel * self.ins
        fits = inputs <= MOST_INPUTS and len(self.weights) == inputs * self.outs
        return fits and len(self.scales) == len(self.biases) == 4 * self.outs


class NetFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The layers in their order; the last one looks at everything at once and gives a direction.

    ``things``: the directions of what it learnt from people's drawings, a signed byte for each number.
    """

    layers: tuple[Layer, ...]
    sharpness: float
    things: dict[str, bytes]


class Taught(Struct, frozen=True, forbid_unknown_fields=True):
    """By what a word is known: a thing that people drew, or directions of drawings that were made for us."""

    thing: str | None = None
    directions: tuple[bytes, ...] = ()


class PrototypesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Every word that the eye knows, by the id of its list and its number on it, such as ``1-003/4``."""

    words: dict[str, Taught]


class Listed(Struct, frozen=True):
    """A file of the manifest, as far as the eye needs it."""

    sha256: str


class Manifest(Struct, frozen=True):
    files: dict[str, Listed]


def read_net(folder: Path = SIGHT) -> NetFile:
    net = _read(folder, NET, NetFile)
    if not net.layers or not all(layer.is_whole() for layer in net.layers):
        raise SightMissing(f"{NET} has layers that are not whole")
    return net


def packed(direction: Sequence[float]) -> bytes:
    """A direction in signed bytes: its largest number is 127, how long it is does not matter."""
    most = max(map(abs, direction)) or 1.0
    return struct.pack(f"{len(direction)}b", *[round(127 * value / most) for value in direction])


def unpacked(packed: bytes) -> tuple[float, ...]:
    """A direction from its bytes, one long."""
    values = struct.unpack(f"{len(packed)}b", packed)
    length = math.sqrt(sum([value * value for value in values])) or 1.0
    return tuple([value / length for value in values])


def read_prototypes(folder: Path = SIGHT) -> PrototypesFile:
    return _read(folder, PROTOTYPES, PrototypesFile)


def _read(folder: Path, name: str, form: type[Form]) -> Form:
    try:
        content = (folder / name).read_bytes()
        manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
        if hashlib.sha256(content).hexdigest() != manifest.files[name].sha256:
            raise SightMissing(f"{name} is damaged")
        return msgspec.msgpack.decode(content, type=form)
    except (OSError, msgspec.MsgspecError, KeyError, UnicodeError) as error:
        raise SightMissing(f"{name} cannot be read: {error}") from error


def word_key(list_id: str, number: int) -> str:
    return f"{list_id}/{number}"
