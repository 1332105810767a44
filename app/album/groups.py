"""How the album hangs: its drawings in groups, by evening, player, word or game."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from msgspec import Struct

from app import games
from app.album.evening_names import is_sketched, title_of
from app.look import text
from app.ui.seat_name import seat_name
from engine.library import Drawn, Evening
from engine.seats import Seat

Order = Literal["evening", "player", "word", "game"]


class Piece(Struct, frozen=True):
    """A drawing and the evening that it is from."""

    drawing: Drawn
    evening: Evening

    @property
    def seat(self) -> Seat:
        """Who drew it."""
        return self.evening.seats[self.drawing.seat]

    @property
    def by(self) -> str:
        """The name of who drew it; of a bot that it is one."""
        return seat_name(self.seat)

    @property
    def word(self) -> str:
        """In the language spoken now."""
        return self.drawing.word.in_language(text.spoken())


class Group(Struct, frozen=True):
    """What hangs under one heading: an evening, or a ``title`` with the seat that it names, if it does."""

    pieces: tuple[Piece, ...]
    title: str = ""
    seat: Seat | None = None
    evening: Evening | None = None


def pieces(evenings: Iterable[Evening], drawings: Iterable[Drawn]) -> list[Piece]:
    """The last evening first, each from its first drawing to its last; a drawing without its evening does not hang."""
    hanging: dict[str, list[Drawn]] = defaultdict(list)
    for drawing in drawings:
        hanging[drawing.evening].append(drawing)
    return [
        Piece(drawing, evening)
        for evening in evenings
        for drawing in hanging[evening.id]
        if 0 <= drawing.seat < len(evening.seats)
    ]


def groups(order: Order, evenings: Sequence[Evening], hung: Sequence[Piece]) -> list[Group]:
    if order == "evening":
        return _by_evening(evenings, hung)
    if order == "player":
        return _by_player(hung)
    if order == "word":
        return _by_word(hung)
    return _by_game(evenings, hung)


def _by_evening(evenings: Sequence[Evening], hung: Sequence[Piece]) -> list[Group]:
    """Evenings without a drawing as well: they were played."""
    found = _gathered(hung, lambda piece: piece.evening.id)
    return [Group(tuple(found.get(evening.id, ())), evening=evening) for evening in evenings]


def _by_player(hung: Sequence[Piece]) -> list[Group]:
    """Those who are remembered are known by that, guests by their names; whoever drew last comes first."""
    found = _gathered(hung, lambda piece: piece.seat.player or piece.seat.name.casefold())
    return [Group(tuple(theirs), title=theirs[0].seat.name, seat=theirs[0].seat) for theirs in found.values()]


def _by_word(hung: Sequence[Piece]) -> list[Group]:
    """Under their first letters, as in a dictionary."""
    in_order = sorted(hung, key=lambda piece: _as_sorted(piece.word))
    found = _gathered(in_order, lambda piece: _as_sorted(piece.word)[1][:1].upper())
    return [Group(tuple(alike), title=letter) for letter, alike in found.items()]


def _as_sorted(word: str) -> tuple[list[int], str]:
    """Ukrainian letters where its alphabet has them: Unicode puts them before or after all others."""
    plain = word.casefold()
    return [ALPHABET.get(letter, (ord(letter) << 8)) for letter in plain], plain


ALPHABET = {
    letter: (ord(before) << 8) + place
    for letter, before, place in (("ґ", "г", 1), ("є", "е", 1), ("ё", "е", 1), ("і", "и", 1), ("ї", "и", 2))
}
"""Letters that come right after another one."""


def _by_game(evenings: Sequence[Evening], hung: Sequence[Piece]) -> list[Group]:
    """Each game under its name, and below it its evenings."""
    found: list[Group] = []
    for face in games.faces():
        of_it = [evening for evening in evenings if evening.game == face.name]
        if of_it:
            found.append(Group((), title=face.title()))
            found += _by_evening(of_it, hung)
    if sketched := [evening for evening in evenings if is_sketched(evening)]:
        found.append(Group((), title=title_of(sketched[0])))
        found += _by_evening(sketched, hung)
    return found


def _gathered(hung: Iterable[Piece], by: Callable[[Piece], str]) -> dict[str, list[Piece]]:
    found: dict[str, list[Piece]] = {}
    for piece in hung:
        found.setdefault(by(piece), []).append(piece)
    return found
