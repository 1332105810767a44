"""The first tap on a device where nobody has played: a hand for one person among easy bots, at once."""

from app import games
from app.look.text import _
from app.setup import options
from app.setup.seating import Seating
from app.shell import App


def deal(app: App, game: str) -> None:
    """Nothing is asked; who wants to sit there with others is told how."""
    face = games.face_of(game)
    variant, counts = next(iter(face.variants().items()))
    seating = Seating(counts)
    seating.first_time(())
    agreed = options.write(game, options.first_time(game, options.read(game, b"{}")))
    app.begin(game, face.variant_here(variant, 1, False), agreed, seating.seats())
    names = [seat.name for seat in seating.seats() if seat.bot is not None]
    app.tell(_("You play with {names}. To sit here with others, tap pause.", names=", ".join(names)))
