"""What a page of web/ knows of the rack: written into it by tools/web.py."""

from app.boards.pictomania import letter_colours
from app.look.theme import hex_of
from engine.games.pictomania.box import LETTERS

FACTS = {
    "LETTERS": LETTERS,
    "HUES": tuple(map(hex_of, letter_colours.DAY)),
}
"""The letters of the lists, and their colours on light paper."""
