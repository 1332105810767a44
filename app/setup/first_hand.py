"""The first tap on a device where nobody has played: a hand for one person among easy bots, at once."""

from typing import NamedTuple

from app import games
from app.look.text import _
from app.setup import options
from app.setup.seating import Seating
from app.shell import App
from engine.seats import Seat


class FirstTable(NamedTuple):
    variant: str
    options: bytes
    seats: tuple[Seat, ...]


def first_table(game: str, players: int | None = None) -> FirstTable:
    """As it is laid where nothing was asked: for as few ``players`` as can play, if it is not said how many."""
    face = games.face_of(game)
    variant, counts = next(iter(face.variants().items()))
    seating = Seating(counts if players is None else (players,))
    seating.first_time(())
    agreed = options.write(game, options.first_time(game, options.read(game, b"{}")))
    return FirstTable(face.variant_here(variant, 1, False), agreed, seating.seats())


def deal(app: App, game: str) -> None:
    """Nothing is asked; who wants to sit there with others is told how."""
    table = first_table(game)
    app.begin(game, table.variant, table.options, table.seats)
    names = [seat.name for seat in table.seats if seat.bot is not None]
    app.tell(_("You play with {names}. To sit here with others, tap pause.", names=", ".join(names)))


def begin(app: App, game: str) -> None:
    """What a game leads to: on a device where nobody has played a hand at once, else its table to be set."""
    if app.library.is_new:
        deal(app, game)
    else:
        app.go("setup", game=game)
