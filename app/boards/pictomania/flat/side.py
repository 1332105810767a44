"""What all look at together on the open table, once for each side: the words, and the reveal after a round."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from app.boards.pictomania.flat.desk import Desk
from app.boards.pictomania.shared_phases import RevealTable, WordsTable
from app.look.table_edges import Turn

if TYPE_CHECKING:
    from app.boards.pictomania.board import PictomaniaBoard
    from app.boards.pictomania.flat.board import FlatPictomania


class Side(Desk):
    """Half of the table; ``seats`` sit at its edge, and say here that they are ready."""

    def __init__(self, table: "FlatPictomania", turn: Turn, seats: Sequence[int], ended: bool) -> None:
        super().__init__(table, turn, min(seats, default=0), seats)
        board: Any = self  # it stands for a board: it has all of one that is asked for here
        self.shown = SideReveal(board, table.hurry) if ended else WordsTable(board)
        self.add_widget(self.shown)

    @property
    def counting(self) -> bool:
        return isinstance(self.shown, SideReveal) and self.shown.counting

    def hurry(self) -> None:
        if isinstance(self.shown, SideReveal):
            self.shown.show_all()

    def dress(self) -> None:
        self.shown.dress()

    def leave(self) -> None:
        self.shown.leave()

    def take_ink(self, drawing: int, ink: bytes) -> None:
        self.shown.take_ink(drawing, ink)


class SideReveal(RevealTable):
    """Its cards are turned on both sides at the same moment: whoever cannot wait ends the waiting on both."""

    def __init__(self, board: "PictomaniaBoard", both: Callable[[], None]) -> None:
        self._both = both
        super().__init__(board)

    def hurry(self) -> None:
        self._both()

    def show_all(self) -> None:
        super().hurry()
