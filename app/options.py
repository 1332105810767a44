"""What a table may agree on before a match: the choices of each game, in words."""

from dataclasses import dataclass
from typing import Any

import msgspec

from app.text import _
from engine import rules


@dataclass(frozen=True)
class Switch:
    """An option that is on or off."""

    name: str
    words: str
    note: str = ""


@dataclass(frozen=True)
class OneOf:
    """An option with a few values to choose from: (value, what it is called)."""

    name: str
    words: str
    values: tuple[tuple[Any, str], ...]


def of_game(game: str) -> tuple[Switch | OneOf, ...]:
    if game != "pictomania":
        return ()
    return (
        OneOf(
            "levels",
            _("How hard are the words?"),
            (
                ((1, 1, 1, 1), _("Easy")),
                ((1, 2, 3, 4), _("Harder each round")),
                ((3, 3, 4, 4), _("Devilish")),
            ),
        ),
        Switch("hurry", _("Hurry"), _("One black token fewer: the round ends when the last is taken")),
        Switch("teaching", _("First round to learn"), _("Without the black sheep")),
    )


def read(game: str, written: str | bytes) -> dict[str, Any]:
    """The options that were agreed on, or those of the rules where they cannot be read."""
    struct = rules.game(game).options
    try:
        agreed = msgspec.json.decode(written, type=struct)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        agreed = struct()
    return {name: getattr(agreed, name) for name in struct.__struct_fields__}


def write(game: str, agreed: dict[str, Any]) -> bytes:
    return msgspec.json.encode(rules.game(game).options(**agreed))
