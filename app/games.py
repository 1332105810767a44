"""The games that there are, by the faces that they show."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from app.boards.face import Face
from engine import rules


@cache
def faces() -> tuple[Face, ...]:
    """Of every game that has both its rules and its board, as they stand on the home screen."""
    found = [face_of(name) for name in rules.names() if find_spec(f"app.boards.{name}") is not None]
    return tuple(sorted(found, key=lambda face: (face.place, face.name)))


def face_of(name: str) -> Face:
    """Of one game.  A match of a game that this app does not have any more is refused before it is shown."""
    face: Face = import_module(f"app.boards.{name}").FACE
    return face


def lies_flat(game: str, variant: str, people: int, chosen: bool) -> bool:
    """Whether so many people of a match sit round the tablet all at once; ``chosen`` is what this game was set to."""
    face = face_of(game)
    return people > 1 and (face.must_lie_flat(variant) or (chosen and face.may_lie_flat(variant)))
