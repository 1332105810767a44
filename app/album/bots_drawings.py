"""What bots drew: it hangs with all else, or is left out of the whole album, as its people like."""

from collections.abc import Sequence

from kivy.uix.widget import Widget

from app.album.groups import Piece
from app.look.text import _
from app.shell import App
from app.ui.switch_row import SwitchRow


def hung(app: App, every: Sequence[Piece]) -> list[Piece]:
    """Of these drawings, those that hang."""
    with_bots = app.library.settings.bots_in_album
    return [piece for piece in every if with_bots or piece.seat.bot is None]


def switch(app: App, every: Sequence[Piece], width: float) -> list[Widget]:
    """Where a bot drew any of these."""
    if all(piece.seat.bot is None for piece in every):
        return []
    shown = app.library.settings.bots_in_album
    return [SwitchRow(_("What bots drew"), "", shown, lambda on: app.change(bots_in_album=on), width)]
