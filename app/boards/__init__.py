"""One board a game, twin of its module in engine/games: draws a scene's view, says moves.  Found by that name."""

import importlib
from importlib.util import find_spec
from typing import Any


def board_of(game: str) -> Any:
    """The board class of a game."""
    return importlib.import_module(f"app.boards.{game}").BOARD


def flat_board_of(game: str) -> Any:
    """The board class for people round one tablet that lies flat; nothing if the game has none."""
    name = f"app.boards.{game}.flat"
    if find_spec(f"app.boards.{game}") is None or find_spec(name) is None:
        return None
    return importlib.import_module(name).FLAT
