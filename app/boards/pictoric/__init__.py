"""The board of Pictoric Box, twin of engine/games/pictoric."""

from app.boards.pictoric.board import PictoricBoard

BOARD = PictoricBoard
