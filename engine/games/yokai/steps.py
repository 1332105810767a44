"""What happened, step by step, for those who watch or take the tablet."""

from msgspec import Struct

from engine.games.yokai.box import Colour


class Drew(Struct, frozen=True, tag="drew"):
    """A seat drew a sketch; which one, only its hand tells."""

    seat: int


class Laid(Struct, frozen=True, tag="laid"):
    seat: int
    sketch: int
    on: Colour


class Summoned(Struct, frozen=True, tag="summoned"):
    yokai: int
    source: Colour
    onto: Colour


class Distracted(Struct, frozen=True, tag="distracted"):
    sketch: int
    source: Colour
    onto: Colour


class Took(Struct, frozen=True, tag="took"):
    """A portrait is done: the yokai goes into the album of ``seat``."""

    seat: int
    yokai: int
    stack: Colour


class Hid(Struct, frozen=True, tag="hid"):
    """Both sides were equal: the yokai hid at the bottom of its stack."""

    yokai: int
    stack: Colour


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """The discards became the new pile."""


Step = Drew | Laid | Summoned | Distracted | Took | Hid | Shuffled
