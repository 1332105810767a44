"""What stands on the Pictoric board in every phase: cloth, track, players, the pause, and the flag of a forfeit."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from app.boards.lamplit import NightTable, words_on_table
from app.boards.layout import NOWHERE
from app.boards.pictoric import sentences
from app.boards.pictoric.dice_shown import cells_before
from app.boards.pictoric.forfeit import ForfeitSheet
from app.boards.pictoric.layout import Arrangement
from app.boards.pictoric.plate import Plate, PlayerState
from app.boards.pictoric.track import Track
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.ui.buttons import SignButton, WordButton

if TYPE_CHECKING:
    from app.boards.pictoric.board import PictoricBoard


LIT, LANTERN = 1.7, 0.16
"""How far the light reaches beyond the stage, and how bright it is in the middle."""


class Furniture(Widget):
    """Lies under the stage; its ``buttons`` lie above."""

    def __init__(self, board: "PictoricBoard") -> None:
        super().__init__(size_hint=(None, None))
        self._board = board
        self._cloth = NightTable()
        self.track = Track(Box(0, 0, 1, 1), ())
        self.plates: list[Plate] = []
        self._built_for: object = None
        ground = theme.faint(theme.paint.on_table, 0.16)
        pause = SignButton("pause", lambda: board.ask_pause(), colour=ground)
        pause.sign.color = theme.paint.on_table
        self.flag: SignButton | WordButton = SignButton("flag", self._explain, colour=ground)
        """As long as a forfeit holds: a tap explains it."""
        self._pause = pause
        self.buttons = Widget(size_hint=(None, None))
        self.buttons.add_widget(pause)

    def arrange(self, places: Arrangement) -> bool:
        """Everything anew if places or players changed; whether they did."""
        board = self._board
        seats = range(len(board.view.players))
        bots = tuple([board.is_bot(seat) for seat in seats])
        stand(self._pause, places.pause)
        self.buttons.remove_widget(self.flag)
        self.flag = words_on_table("flag", _("Forfeit"), self._explain, places.flag)
        built_for = places.track, places.plates, bots, tuple(sorted(board.faces)), tuple(board.size)
        if built_for == self._built_for:
            return False
        self._built_for = built_for
        self.clear_widgets()
        lit = places.stage
        wide, high = lit.w * LIT, lit.h * LIT
        light = Box(lit.center[0] - wide / 2, lit.center[1] - high / 2, wide, high)
        self._cloth.spread(Box(board.x, board.y, board.width, board.height), light, LANTERN)
        self.track = Track(places.track, [board.seat(seat).colour for seat in seats])
        self.plates = []
        track = () if places.track == NOWHERE else (self.track,)
        for widget in (self._cloth, *track):
            self.add_widget(widget)
        return True

    def _plate(self, seat: int, box: Box) -> Plate:
        board = self._board
        return Plate(box, board.seat(seat), board.faces.get(seat), lambda: board.ask_why(seat))

    def dress(self) -> Iterator[None]:
        """Pawns, players and flag as they are now; each a step that a new board takes in a frame of its own."""
        board = self._board
        cells = self._cells()
        if not board.show_of_turn.hops:
            yield from self.track.stand_in_steps(cells)
        for seat, box in enumerate(board.places.plates):
            yield
            if seat == len(self.plates):
                self.plates.append(self._plate(seat, box))
                self.add_widget(self.plates[seat])
            self.plates[seat].show(self._state(seat, cells[seat]))
        flagged = board.view.forfeit is not None and board.dice_roll is None
        if flagged and self.flag.parent is None:
            self.buttons.add_widget(self.flag)
        elif not flagged and self.flag.parent is not None:
            self.buttons.remove_widget(self.flag)

    def _cells(self) -> tuple[int, ...]:
        """Where the pawns stand, as far as it has been shown."""
        board = self._board
        rolling, sight = board.dice_roll, board.show_of_turn.sight
        if rolling is not None and not rolling.all_landed:
            return cells_before(rolling.view)
        if rolling is not None or sight is None:
            view = board.view if rolling is None else rolling.view
            return tuple([player.cell for player in view.players])
        return sight.cells

    def _state(self, seat: int, cell: int) -> PlayerState:
        board, view = self._board, self._board.view
        rolling = board.dice_roll
        known = rolling is None or rolling.throws[0].what != "first" or rolling.all_landed
        leads = seat == view.leader and known
        set_die = view.players[seat].voted or (leads and not view.closed)
        return PlayerState(
            notes=sentences.standing(cell, board.show_of_turn.points_of(seat)),
            lit=board.scene is not None and seat in board.scene.waiting and not board.busy,
            leads=leads,
            die=view.phase == "voting" and set_die and rolling is None,
        )

    def _explain(self) -> None:
        ForfeitSheet(self._board.view, self._board.names).lay()
