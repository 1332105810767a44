"""What outlives a match: the players, the settings, word lists, this device's secret, and the matches that wait."""

from engine.library.matches import Damaged, Waiting
from engine.library.players import Player
from engine.library.settings import LastTable, Settings
from engine.library.shelf import Library
from engine.library.word_lists import KeptList

__all__ = ["Damaged", "KeptList", "LastTable", "Library", "Player", "Settings", "Waiting"]
