"""What bots know of words and pictures of one's own: said where these are made, and where they are chosen."""

from app.look import theme
from app.look.text import _
from app.ui.words import Words


def of_own_words(width: float) -> Words:
    return _note(_("Bots do not know your own words: they only scribble them, and guess late and by luck."), width)


def of_own_pictures(width: float) -> Words:
    said = _(
        "Bots cannot see these pictures: they know what was said of them before, and otherwise guess late and by luck."
    )
    return _note(said, width)


def _note(said: str, width: float) -> Words:
    return Words(said, "note", theme.paint.soft_ink, size_hint_x=None, width=width)
