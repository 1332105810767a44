"""One board a game, twin of its module in engine/games: draws a scene's view, says moves.  Found by that name."""

import importlib
from typing import Any


def board_of(game: str) -> Any:
    """The board class of a game."""
    return importlib.import_module(f"app.boards.{game}").BOARD
