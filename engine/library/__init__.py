"""What outlives a match: the players, the settings, word lists, this device's secret, the matches that wait, and
the album of those that ended.
"""

from engine.library.album import Album, Removed
from engine.library.decks import OwnDeck
from engine.library.evenings import Drawn, Evening, Played, read_evening
from engine.library.library import Library
from engine.library.matches import Damaged, Waiting
from engine.library.players import Player
from engine.library.settings import LastTable, Settings
from engine.library.word_lists import KeptList

__all__ = [
    "Album",
    "Damaged",
    "Drawn",
    "Evening",
    "KeptList",
    "LastTable",
    "Library",
    "OwnDeck",
    "Played",
    "Player",
    "Removed",
    "Settings",
    "Waiting",
    "read_evening",
]
