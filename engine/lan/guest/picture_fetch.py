"""The pictures of the table's own deck that this device lacks: fetched from the host, piece by piece."""

import re
from collections.abc import Callable

from engine.decks.own_pictures import OWN, OWN_ID
from engine.gate import Refused
from engine.lan.protocol.frames import PicturePiece
from engine.rules import Why

PICTURE_BYTES = 1024 * 1024
"""A picture of a deck: those of our own cards have a seventh of it at most."""

MARK = OWN.encode()
NAMED = re.compile(OWN_ID.pattern.encode())

Got = Callable[[bytes | None], None]
Ask = Callable[[str, int], None]


class Pictures:
    """``ask`` asks the host for a piece of a picture; ``all_here`` is called when none is lacking any more."""

    def __init__(self, ask: Ask, all_here: Callable[[], None]) -> None:
        self._ask, self._all_here = ask, all_here
        self.lacks: Callable[[str], bool] = lambda picture: False
        """Whether this device has not got an own picture of the table's deck."""
        self.keep: Callable[[str, bytes], None] = lambda picture, content: None
        """Takes what was fetched; Refused if it is not that picture."""
        self._coming: dict[str, tuple[bytearray, list[Got]]] = {}
        self._lacking: set[str] = set()
        self._in_vain: set[str] = set()

    @property
    def lacking(self) -> bool:
        return bool(self._lacking)

    def fetch(self, news: bytes) -> None:
        """Asks for those that are named there and that this device has not got."""
        if MARK not in news:  # as at nearly every table
            return
        for named in set(NAMED.findall(news)):
            picture = named.decode()
            if picture not in self._lacking and picture not in self._in_vain and self.lacks(picture):
                self._lacking.add(picture)
                self._fetch(picture)

    def read(self, picture: str, got: Got) -> None:
        """One of them; None if nobody has it.

        They come one after another: an answer to a move never waits behind more than a piece of one.
        """
        if picture in self._coming:
            self._coming[picture][1].append(got)
        else:
            self._coming[picture] = (bytearray(), [got])
            if len(self._coming) == 1:
                self.ask_again()

    def ask_again(self) -> None:
        """For the next piece, over whatever link there is now."""
        for picture, (so_far, _) in self._coming.items():
            return self._ask(picture, len(so_far))

    def add(self, came: PicturePiece) -> None:
        if came.picture not in self._coming:
            return
        so_far, waiting = self._coming[came.picture]
        whole: bytes | None = None
        if came.piece and came.offset == len(so_far) and came.size <= PICTURE_BYTES:
            so_far += came.piece
            if len(so_far) < came.size:
                return self._ask(came.picture, len(so_far))
            whole = bytes(so_far) if len(so_far) == came.size else None
        del self._coming[came.picture]
        self.ask_again()
        for got in waiting:
            got(whole)

    def forget(self) -> None:
        """Another match: its host may have what the one before had not."""
        self._in_vain.clear()

    def end(self) -> None:
        """No piece will come any more."""
        coming = tuple(self._coming.values())
        self._coming.clear()
        for _, waiting in coming:
            for got in waiting:
                got(None)

    def _fetch(self, picture: str) -> None:
        def take(content: bytes | None) -> None:
            self._lacking.discard(picture)
            try:
                if content is None:
                    raise Refused(Why("no-frame"))
                self.keep(picture, content)
            except Refused:
                self._in_vain.add(picture)  # the card is shown without it
            if not self._lacking:
                self._all_here()

        self.read(picture, take)
