"""What a page of web/ knows of the rack and of a reveal's times: written into it by tools/web.py."""

from app.boards.pictomania import letter_colours, show_times
from app.look.theme import code_of, hex_of, ink_on, rgba
from engine.games.pictomania.box import LETTERS

DIM = rgba("#cbc4b6")
"""The paper of a page by night, the darker of both (web/style.css): what is read on it is read by day as well."""

FACTS = {
    "LETTERS": LETTERS,
    "HUES": tuple(hex_of(ink_on(code_of(colour), DIM)) for colour in letter_colours.DAY),
} | {name: getattr(show_times, name) for name in ("DRAWN", "A_WORD", "A_GUESS", "A_LOOK", "LONGEST")}
"""The letters of the lists, and their colours on paper; seconds for what is shown."""
