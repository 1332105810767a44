"""P26 on the open table: everybody votes for the people's favourite at their own edge."""

from typing import TYPE_CHECKING, Any

from kivy.metrics import dp

from app.boards.lamplit import quiet_ink
from app.boards.pictomania.flat.desk import Desk
from app.boards.pictomania.gallery import LEAST, Gallery
from app.boards.stand import stand
from app.look.box import Box
from app.look.table_edges import Turn
from app.look.text import _
from app.ui.fitted_text import Line
from app.ui.seat_name import seat_name

if TYPE_CHECKING:
    from app.boards.pictomania.flat.board import FlatPictomania


class FavouriteVote(Desk):
    """All drawings, until one is voted for."""

    def __init__(self, table: "FlatPictomania", turn: Turn, me: int, plays: bool) -> None:
        super().__init__(table, turn, me, (me,))
        board: Any = self  # it stands for a board: it has all of one that is asked for here
        self.gallery = Gallery(board, LEAST, asks=me) if plays else None
        self._note = Line("", "strong", quiet_ink(), halign="center", wraps=True)
        if self.gallery is not None:
            self.edge()
            self.add_widget(self.gallery)

    def dress(self) -> None:
        voted = self.view.voted[self.me]
        if self.gallery is not None and not voted:
            self.gallery.dress()
            return
        if self.gallery is not None:
            self.remove_widget(self.gallery)
            self.gallery = None
        name = seat_name(self.table.seat(self.me))
        self._note.text = _("{name} has voted", name=name) if voted else _("{name} chooses", name=name)
        if self._note.parent is None:
            high = dp(80)
            self.add_widget(stand(self._note, Box(0, self.height / 2 - high / 2, self.width, high)))

    def take_ink(self, drawing: int, ink: bytes) -> None:
        if self.gallery is not None:
            self.gallery.take_ink(drawing, ink)
