"""Pictomania flat on the table: everybody draws and guesses at once, each at their own edge of one tablet."""

from app.boards.pictomania.flat.board import FlatPictomania

FLAT = FlatPictomania
