"""What a page of web/ knows of the track: written into it by tools/web.py."""

from engine.games.pictoric.track import BOX, CELLS, SIDE

FACTS = {"SIDE": SIDE, "BOX": BOX, "CELLS": tuple(column * SIDE + row for column, row in CELLS.values())}
"""Cells from the first to the box, each with its column, times the side, and its row from below."""
