"""What outlives a match: the players, the settings, this device's secret, and the matches that wait."""

from engine.library.matches import Damaged, Waiting
from engine.library.players import Player
from engine.library.settings import LastTable, Settings
from engine.library.shelf import Library

__all__ = ["Damaged", "LastTable", "Library", "Player", "Settings", "Waiting"]
