"""What bots are called: each in every language, and shown in the one that is spoken here, wherever it sat down."""

from collections.abc import Sequence

from msgspec.structs import replace

from app.look import text
from app.look.text import _
from engine.seats import Seat


def bot_names() -> tuple[str, ...]:
    """As many as there are seats at the largest table."""
    return (
        _("Fox"),
        _("Owl"),
        _("Hedgehog"),
        _("Badger"),
        _("Hare"),
        _("Crane"),
        _("Squirrel"),
        _("Otter"),
        _("Raven"),
        _("Bear"),
        _("Mouse"),
        _("Heron"),
    )


def as_called_here(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with their bots' names in the language spoken here; a name that somebody has already stays theirs."""
    names = [seat.name for seat in seats]
    for place, seat in enumerate(seats):
        if seat.bot is not None and (name := _here(seat.name)) not in names:
            names[place] = name
    return tuple([seat if seat.name == name else replace(seat, name=name) for seat, name in zip(seats, names)])


def _here(name: str) -> str:
    """The name here of the animal that is called so in any language; any other name as it is."""
    for said in text.in_every_language(bot_names):
        if name in said:
            return bot_names()[said.index(name)]
    return name
