"""The board of Portrait of a Yokai, twin of engine/games/yokai."""

from app.boards.yokai.board import YokaiBoard

BOARD = YokaiBoard
