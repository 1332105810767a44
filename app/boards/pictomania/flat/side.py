"""What all look at together on the open table, once for each side: the words, and the reveal after a round."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from app.boards.pictomania.flat.desk import Desk
from app.boards.pictomania.laid import Laid
from app.boards.pictomania.shared_board import SharedBoard
from app.boards.pictomania.shared_phases import RevealTable, WordsTable
from app.boards.pictomania.show import ShowTable
from app.look.table_edges import Turn

if TYPE_CHECKING:
    from app.boards.pictomania.flat.board import FlatPictomania


class Side(Desk):
    """Half of the table; ``seats`` sit at its edge, and say here that they are ready."""

    def __init__(self, table: "FlatPictomania", turn: Turn, seats: Sequence[int]) -> None:
        super().__init__(table, turn, min(seats, default=0), seats)
        self.shown = self._made(self)
        self.add_widget(self.shown)

    def _made(self, board: SharedBoard) -> Laid:
        if self.view.reveal is None:
            return WordsTable(board)
        place = self.run.moment(self.view).place
        return ShowTable(board, place) if place < len(self.view.players) else RevealTable(board)

    def lay_pieces(self) -> Iterator[None]:
        """All of what is shown, a step in a frame."""
        yield from self.shown.lay_pieces()

    def dress(self) -> None:
        self.shown.dress()

    def leave(self) -> None:
        self.shown.leave()

    def take_ink(self, drawing: int, ink: bytes) -> None:
        self.shown.take_ink(drawing, ink)
