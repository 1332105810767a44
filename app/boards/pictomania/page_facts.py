"""What a page of web/ knows of the rack and of a reveal's times: written into it by tools/web.py."""

from app.boards.pictomania import letter_colours, show_times
from app.look.theme import hex_of
from engine.games.pictomania.box import LETTERS

FACTS = {
    "LETTERS": LETTERS,
    "HUES": tuple(map(hex_of, letter_colours.DAY)),
} | {name: getattr(show_times, name) for name in ("DRAWN", "A_WORD", "A_GUESS", "A_LOOK", "LONGEST")}
"""The letters of the lists, and their colours on light paper; seconds for what is shown."""
