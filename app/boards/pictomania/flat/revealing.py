"""The reveal on the open table, once for each side, its cards turned on both at the same moment."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from app.boards.pictomania.flat.desk import Desk
from app.boards.pictomania.gathering import RevealTable
from app.edges import Turn

if TYPE_CHECKING:
    from app.boards.pictomania.flat.board import FlatPictomania


class Side(Desk):
    """Half of the table; ``seats`` sit at its edge, and say here that they are ready."""

    def __init__(self, table: "FlatPictomania", turn: Turn, seats: Sequence[int]) -> None:
        super().__init__(table, turn, min(seats, default=0), seats)
        board: Any = self
        self.reveal = SideReveal(board, table.hurry)
        self.add_widget(self.reveal)

    @property
    def counting(self) -> bool:
        return self.reveal.counting

    def hurry(self) -> None:
        self.reveal.show_all()

    def dress(self) -> None:
        self.reveal.dress()

    def leave(self) -> None:
        self.reveal.leave()

    def take_ink(self, drawing: int, ink: bytes) -> None:
        self.reveal.take_ink(drawing, ink)


class SideReveal(RevealTable):
    """Whoever cannot wait ends the waiting on both sides."""

    def __init__(self, board: Any, both: Callable[[], None]) -> None:
        self._both = both
        super().__init__(board)

    def hurry(self) -> None:
        self._both()

    def show_all(self) -> None:
        super().hurry()
