"""One board a game, twin of its module in engine/games: draws a scene's view, says moves.  Found by that name.

``app/boards/<game>/__init__.py`` offers the game's FACE and imports no board; ``board.py`` in it has the BOARD, and
``flat`` the FLAT board of a game that can be played round a tablet, and ``lesson.py`` the LESSON of one that can be
watched.
"""

import importlib
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.boards.board import Board, FlatBoard
    from app.boards.lesson import Lesson


def board_of(game: str) -> "type[Board]":
    """The board class of a game."""
    found: type[Board] = importlib.import_module(f"app.boards.{game}.board").BOARD
    return found


def flat_board_of(game: str) -> "type[FlatBoard] | None":
    """The board class for people round one tablet that lies flat; nothing if the game has none."""
    name = f"app.boards.{game}.flat"
    if find_spec(f"app.boards.{game}") is None or find_spec(name) is None:
        return None
    found: type[FlatBoard] = importlib.import_module(name).FLAT
    return found


def can_be_watched(game: str) -> bool:
    """Whether a game has a lesson.  Nothing is loaded for the answer."""
    return find_spec(f"app.boards.{game}") is not None and find_spec(f"app.boards.{game}.lesson") is not None


def lesson_of(game: str) -> "Lesson":
    """What can be watched of a game before one plays it."""
    found: Lesson = importlib.import_module(f"app.boards.{game}.lesson").LESSON
    return found
