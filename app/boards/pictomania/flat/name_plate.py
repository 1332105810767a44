"""Who sits at a place of the open table: badge, name, points."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.boards.lamplit import quiet_ink
from app.boards.pictomania import sentences
from app.boards.pictomania.lines import one_line_or_two
from app.boards.pieces import stand
from app.look import text, theme
from app.look.box import Box
from app.ui.badge import SeatBadge
from app.ui.fitted_text import Line, fitting

if TYPE_CHECKING:
    from app.boards.pictomania.flat.board import FlatPictomania


class NamePlate(Widget):
    """Badge, name, points: small, at the edge."""

    def __init__(self, table: "FlatPictomania", box: Box, seat: int) -> None:
        super().__init__(size_hint=(None, None))
        stand(self, box)
        view = table.view_of(None)
        side = box.h * 0.94
        badge = SeatBadge(table.seat(seat).colour, side / dp(1), table.faces.get(seat), bot=table.is_bot(seat))
        badge.pos = box.x, box.y + (box.h - side) / 2
        self.add_widget(badge)
        player, notes = view.players[seat], [text.points(view.scores[seat])]
        if player.void is not None:
            notes = [sentences.void_told(player.void)]
        elif player.finished:
            notes = [sentences.doing(player)]
        left = box.x + side + theme.gap(0.5)
        room = max(1.0, box.right - left)
        words = fitting([f"{table.names[seat]} · {notes[0]}", table.names[seat]], "note", room)
        words, size = one_line_or_two(words, room, box.h)
        line = Line(words, "note", quiet_ink(), size, wraps="\n" in words, least=0.5)
        self.add_widget(stand(line, Box(left, box.y, room, box.h)))
