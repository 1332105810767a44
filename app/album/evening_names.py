"""What an evening of the album is called: its game, or the sketchbook, which is none."""

from app import games
from app.look.text import _
from engine.library import Evening
from engine.library.evenings import SKETCHBOOK


def is_sketched(evening: Evening) -> bool:
    """Whether nothing was played: somebody drew for fun."""
    return evening.game == SKETCHBOOK


def title_of(evening: Evening) -> str:
    return _("Sketchbook") if is_sketched(evening) else games.face_of(evening.game).title()
