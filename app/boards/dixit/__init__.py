"""The board of Dixit, twin of engine/games/dixit."""

from app.boards.dixit.board import DixitBoard

BOARD = DixitBoard
