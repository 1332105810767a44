"""An evening as the album keeps it: who played what, how it ended, and what was drawn; read from an ended match.

Only ended matches are read, and of one that was broken off only the rounds that everybody has seen revealed: the
album shows nothing that somebody may still not know.
"""

from pathlib import Path
from typing import Any

from msgspec import Struct

from engine import ink, journal, match, rules
from engine.decks.words import Word, shipped
from engine.gate import Refused
from engine.ink import BadInk, Drawing
from engine.library.matches import last_change
from engine.library.told_clues import ToldClue, as_time, told_in
from engine.rules import BrokenMatch, Find, Why, WhyLine
from engine.seats import Seat

SKETCHBOOK = "sketchbook"
"""Stands for the game of an evening on which somebody drew for fun."""


class Evening(Struct, frozen=True):
    """A match that ended.  ``winners`` are empty if it was broken off; ``started`` is ISO 8601, in UTC."""

    id: str
    game: str
    variant: str
    started: str
    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    finds: tuple[Find, ...] = ()
    """Who found what others drew or told; nothing of evenings that were kept before this was asked."""


class Drawn(Struct, frozen=True):
    """A drawing of an evening: who drew what, in which round.  Its ink is kept beside it."""

    id: str
    evening: str
    place: int
    round: int
    seat: int
    word: Word


class Played(Struct, frozen=True):
    """All that is kept of a match: the evening, its drawings with their ink, and what was told of pictures.

    ``last`` is when anything last happened in it: ISO 8601, in UTC.
    """

    evening: Evening
    drawings: tuple[tuple[Drawn, bytes], ...]
    told: tuple[ToldClue, ...] = ()
    last: str = ""


def read_evening(path: Path) -> Played | None:
    """What that file holds for the album; nothing if the match goes on, Refused if the file is not sound."""
    loaded = journal.load(path)
    game = rules.game(loaded.opened.game)
    try:
        position = match.replay(game, loaded.opened, loaded.entries)
    except BrokenMatch:
        raise Refused(Why("file-damaged")) from None
    if position.ended is None:
        return None
    opened, result = loaded.opened, game.result(position.state)
    why = game.view_of(position.state, None).why
    evening = Evening(
        id=opened.match,
        game=opened.game,
        variant=opened.variant,
        started=opened.started,
        seats=opened.seats,
        scores=result.scores if result else _added_up(len(opened.seats), why),
        winners=result.winners if result else (),
        finds=game.finds(position.state),
    )
    found = [_drawn(game, position.state, evening.id, shown) for shown in game.album(position.state)]
    told = told_in(game, opened, loaded.entries)
    drawings = tuple([one for one in found if one is not None])
    return Played(evening, drawings, told, as_time(last_change(path)))


def _added_up(seats: int, why: tuple[WhyLine, ...]) -> tuple[int, ...]:
    return tuple([sum(line.points for line in why if line.seat == seat) for seat in range(seats)])


def _drawn(game: Any, state: Any, evening: str, shown: Any) -> tuple[Drawn, bytes] | None:
    """The drawing, and its ink without the seams of play; nothing if the sheet was empty in the end."""
    log = game.log(state, None, shown.drawing, 0)
    if not log:
        return None
    try:
        if not Drawing.from_log(log).shown():
            return None
    except BadInk:  # the rules take only good ink
        return None
    word = shown.word or _word(shown.list, shown.number)
    drawn = Drawn(f"{evening}-{shown.drawing}", evening, shown.drawing, shown.round, shown.seat, word)
    return drawn, ink.compacted(log)


def _word(list_id: str, number: int) -> Word:
    return shipped(int(list_id.split("-")[0]))[list_id].words[number - 1]
