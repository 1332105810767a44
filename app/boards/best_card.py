"""The card of a match that had the most votes, as far as this device has seen them turned over."""

from app.boards.board import Keepsake
from app.boards.card_art import picture_of
from app.look.text import ngettext


class BestCard:
    """Of two that are as good the later one, which all remember."""

    def __init__(self) -> None:
        self._most = 1
        self._kept: Keepsake | None = None

    def see(self, card: str, votes: int, words: str, seat: int) -> None:
        """It was turned over with so many votes, after these words, and was given by that seat."""
        path = picture_of(card)
        if votes >= self._most and path is not None:
            self._most, self._kept = votes, Keepsake(b"", lambda: words, seat, path, lambda: _counted(votes))

    def keepsakes(self) -> list[Keepsake]:
        return [] if self._kept is None else [self._kept]


def _counted(votes: int) -> str:
    return ngettext("{n} vote for this card", "{n} votes for this card", votes)
