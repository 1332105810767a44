"""The board of Pictomania, twin of engine/games/pictomania."""

from app.boards.pictomania.board import PictomaniaBoard

BOARD = PictomaniaBoard
