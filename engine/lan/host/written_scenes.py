"""A table's scenes as they cross to other devices, each written once for all who are told at that moment."""

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from engine.rules import WhyLine
from engine.table import Table

_ENCODER = msgspec.json.Encoder()


class WrittenScenes:
    """A table's scenes as they cross, each written when the first device is told of it, and what crosses only once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.position, self.at = table.position, table.clock.now()
        scene = table.scene(None)
        self.seats = scene.seats
        self.lines: tuple[WhyLine, ...] = scene.view.why
        self.spectator = Raw(_ENCODER.encode(replace(scene, seats=(), view=replace(scene.view, why=()))))
        self._own: dict[int, Raw] = {}

    def own(self, seat: int) -> Raw:
        """What the seat's scene says that the spectator's does not."""
        if seat not in self._own:
            own = self._table.own(seat)
            self._own[seat] = Raw(_ENCODER.encode(replace(own, view=replace(own.view, why=()))))
        return self._own[seat]
