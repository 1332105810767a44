"""The family's book: who played, who won what, who finds what others draw and tell, over the years.

It is told from the album, and kept nowhere else: what is removed there is gone from here.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from engine.library.evenings import SKETCHBOOK, Drawn, Evening
from engine.seats import Seat


class Tally(Struct):
    """How often somebody played, and won."""

    played: int = 0
    won: int = 0

    def count(self, won: bool) -> None:
        self.played += 1
        self.won += won


class Chapter(Struct):
    """All that is told of one person.  ``seat`` is theirs of the last evening: their name and colour then.

    ``found``: drawings and cards of others that they found.  ``all_found``: drawings of theirs that all others found,
    and ``rest`` all others of theirs, each with the newest first.
    """

    seat: Seat
    all: Tally
    games: dict[str, Tally]
    years: dict[int, Tally]
    found: int
    all_found: list[Drawn]
    rest: list[Drawn]


def chapters(evenings: Iterable[Evening], drawings: Iterable[Drawn], since: str = "") -> list[Chapter]:
    """Of everybody who played in these evenings but bots, who played most first; earlier ones are not told of."""
    played = [one for one in evenings if one.started >= since and one.game != SKETCHBOOK]
    told = sorted(played, key=lambda one: one.started, reverse=True)
    of_evening: dict[str, list[Drawn]] = {}
    for drawing in drawings:
        of_evening.setdefault(drawing.evening, []).append(drawing)
    found: dict[str, Chapter] = {}
    for evening in told:
        for number, seat in enumerate(evening.seats):
            if seat.bot is None:
                chapter = found.setdefault(_who(seat), Chapter(seat, Tally(), {}, {}, 0, [], []))
                _tell(chapter, evening, number, of_evening.get(evening.id, ()))
    return sorted(found.values(), key=lambda one: (-one.all.played, one.seat.name))


def best_finder(book: Sequence[Chapter]) -> Chapter | None:
    """Whoever found most; nobody where two share it, or nobody found anything."""
    ranked = sorted(book, key=lambda one: -one.found)
    if not ranked or not ranked[0].found or (len(ranked) > 1 and ranked[1].found == ranked[0].found):
        return None
    return ranked[0]


def _who(seat: Seat) -> str:
    """Remembered players are known whatever they are called; guests by their names."""
    return seat.player or f"guest {seat.name.casefold()}"


def _tell(chapter: Chapter, evening: Evening, number: int, drawings: Sequence[Drawn]) -> None:
    won = number in evening.winners
    chapter.all.count(won)
    chapter.games.setdefault(evening.game, Tally()).count(won)
    if evening.started[:4].isdecimal():
        chapter.years.setdefault(int(evening.started[:4]), Tally()).count(won)
    chapter.found += sum(find.seat == number for find in evening.finds)
    finders = Counter(find.round for find in evening.finds if find.of == number)
    everybody = len(evening.seats) - 1
    mine = [drawing for drawing in drawings if drawing.seat == number]
    for drawing in mine:
        (chapter.all_found if finders[drawing.round] == everybody else chapter.rest).append(drawing)
