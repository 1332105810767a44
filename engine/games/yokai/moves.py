"""What a seat may say in a duel."""

from msgspec import Struct

from engine.games.yokai.box import Colour
from engine.rules import Stop


class Lay(Struct, frozen=True, tag="lay", tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """Lay a sketch on one's own side of a stack, with its effect if wanted (Y6, Y10)."""

    sketch: int
    on: Colour
    summon: Colour | None = None
    distract: bool = False


class Enough(Struct, frozen=True, tag="enough", tag_field="do", forbid_unknown_fields=True):
    """Lay no more sketches this turn."""


Move = Lay | Enough | Stop
