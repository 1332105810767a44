"""P26: all drawings of the match, to vote for the people's favourite when the victory is shared."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from app.boards.lamplit import light_ink, sign_on_table
from app.boards.pictomania import sentences
from app.boards.pictomania.laid import Laid
from app.boards.pictomania.layout import EDGE, LOW, SHEET
from app.boards.pictomania.pieces import GrowingInk
from app.boards.question import Asked, Ways, take_back
from app.boards.stand import stand
from app.look import text, theme
from app.look.box import Box
from app.look.text import _
from app.ui.buttons import PressRow, WordButton
from app.ui.fitted_text import Line, called, fitting, width_of
from app.ui.name_plate import NamePlate
from app.ui.on_canvas import show_if
from app.ui.scroll import Scroll
from app.ui.seat_name import seat_name
from app.ui.touch import Touch
from app.ui.words import Words
from engine.games.pictomania.moves import Abstain, Favour
from engine.games.pictomania.state import Drawn

if TYPE_CHECKING:
    from app.boards.pictomania.board import PictomaniaBoard


SMALLEST = 0.75
"""How far the letters of the question may shrink before fewer words say it better."""

LEAST_TITLE = 0.5
"""How far those fewer words may shrink, which must not be cut."""

TITLE_LINE = 1.6
"""How high the line of such a title is, in its letters."""

BESIDE_BAR = 5
"""What is left (dp) between the bar that scrolls and the edge of whose place it is."""

LEAST = 120
"""How wide (dp) a drawing is at least, on however low a screen."""


class Gallery(Asked, Laid):
    """Whoever has the tablet taps a drawing, or votes for none.  ``least`` (dp) is how wide a drawing is at least.

    ``asks``: the seat that is asked by name, where several are asked at once, and a pause lies in sight of all.
    """

    def __init__(self, board: "PictomaniaBoard", least: float = 220, asks: int | None = None) -> None:
        super().__init__(size=board.size, size_hint=(None, None))
        self.board = board
        self._least = least
        self.views: dict[int, GrowingInk] = {}
        pad, bar = theme.gap(1.5), max(dp(52), theme.touch(), board.height * 0.07)
        head = Box(pad, board.height - pad - bar, board.width - 2 * pad, bar)
        self._none = WordButton(_("No favourite"), self._abstain, "paper")
        if asks is None:
            low = self._ask(head, pad)
        else:
            low, head = 0.0, self._ask_by_name(asks, head, pad)
        self.add_widget(self._none)
        self._wall_top = head.y - pad
        self.add_widget(self._wall(Box(pad, low + pad, head.w, self._wall_top - low - pad)))

    def _ask(self, head: Box, pad: float) -> float:
        """In the title, with the pause beside it; how high the button below the drawings reaches."""
        board = self.board
        pause = Box(head.right - head.h, head.y, head.h, head.h)
        self.add_widget(sign_on_table("pause", board.ask_pause, pause))
        place = replace(head, w=pause.x - pad - head.x)
        low = pad + self._none.height
        self._none.right, self._none.y = head.right, pad
        if board.width > board.height and board.height < dp(LOW):  # beside the question it takes no height
            self._none.right, self._none.center_y, low = place.right, place.center[1], 0.0
            place = replace(place, w=place.w - pad - self._none.width)
        asked = [_("A shared victory: which drawing is the best?"), _("Which drawing is the best?")]
        title = Line(fitting(asked, "title", place.w / SMALLEST), "title", light_ink(), least=LEAST_TITLE)
        self.add_widget(stand(title, place))
        return low

    def _ask_by_name(self, seat: int, head: Box, pad: float) -> Box:
        """With a badge, a name and the button in a row; the question is above where it has no room between them."""
        board, asked = self.board, _("Which drawing is the best?")
        left = head.x + head.h + theme.gap()
        room = head.right - self._none.width - pad - left
        font, size = theme.ROLES["strong"].font, theme.size_of("strong")
        note, roles = asked, ("note", "strong")
        if width_of(asked, font, size) * SMALLEST > room:
            high = size * TITLE_LINE
            line = Line(asked, "strong", light_ink(), least=LEAST_TITLE)
            self.add_widget(stand(line, Box(head.x, head.top - high, head.w, high)))
            head = replace(head, y=head.y - high)
            note, roles = text.points(board.view.scores[seat]), ("strong", "note")
        badge, words = Box(head.x, head.y, head.h, head.h), Box(left, head.y, room, head.h)
        plate = NamePlate(badge, words, (light_ink(), light_ink()), roles=roles)
        plate.show(board.seat(seat), [note], face=board.faces.get(seat))
        self.add_widget(plate)
        self._none.right, self._none.center_y = head.right, head.center[1]
        return head

    def _wall(self, room: Box) -> Scroll:
        words, gap = theme.size_of("strong") * 2.9 + theme.gap(1.5), theme.gap(1.5)
        whole = max(dp(LEAST), (room.h - words) / (1 + EDGE) * SHEET)  # a whole drawing is seen at a time
        least = dp(LEAST) if self.board.height < dp(LOW) else min(dp(self._least), whole)
        across = max(2, min(len(self.board.view.players), int(room.w / least)))
        wide = min((room.w - (across - 1) * gap) / across, whole)
        air = (room.w - across * wide - (across - 1) * gap) / 2
        lane = room.x - dp(BESIDE_BAR)
        grid = GridLayout(cols=across, spacing=gap, padding=(air, 0, air + lane, 0), size_hint_y=None)
        grid.bind(minimum_height=grid.setter("height"))
        for drawn in self.board.view.album:
            grid.add_widget(self._frame(drawn, wide))
        scroll = Scroll()
        scroll.bar_color, scroll.bar_inactive_color = light_ink(0.55), light_ink(0.35)
        scroll.add_widget(grid)
        stand(scroll, replace(room, w=room.w + lane))  # its bar lies beside the drawings
        return scroll

    def _frame(self, drawn: Drawn, wide: float) -> PressRow:
        pad = theme.gap(0.75)
        frame = PressRow(
            lambda: self._ask_about(drawn, frame),
            orientation="vertical",
            padding=pad,
            spacing=0,
            round_by=12,
            size_hint=(None, None),
        )
        view = self.views[drawn.drawing] = GrowingInk(self.board.inks.log(drawn.drawing), size_hint=(1, None))
        view.height = (wide - 2 * pad) / SHEET * (1 + EDGE)  # P11
        word = Words(sentences.drawn_word(drawn), "strong", lines=1, halign="center")
        frame.add_widget(view)
        frame.add_widget(word)
        whose = called(seat_name(self.board.seat(drawn.seat)), wide - 2 * pad)
        frame.add_widget(Words(whose, "note", theme.paint.soft_ink, lines=1, halign="center"))
        frame.add_widget(Widget())  # a long name in small letters leaves room below it, not above its drawing
        frame.size = wide, view.height + theme.size_of("strong") * 2.9 + 2 * pad
        return frame

    def dress_in_steps(self) -> Iterator[None]:
        yield from ()
        may = any(isinstance(move, Abstain) for move in self.board.choices.moves)
        self._none.disabled = not may
        show_if(may, self._none)

    def take_ink(self, drawing: int, ink: bytes) -> None:
        if drawing in self.views:
            self.views[drawing].take(ink)

    # Voting -------------------------------------------------------------------------------------------------------

    def _ask_about(self, drawn: Drawn, frame: Widget) -> None:
        """Beside the drawing, and below the words above them all."""
        board, near = self.board, self.center

        def vote() -> None:
            self.close_ways()
            board.say(Favour(drawn.drawing), near)

        title = f"{sentences.drawn_word(drawn)} · {board.names[drawn.seat]}"
        note = _("Your vote stays secret until all have voted.")
        asked = Ways(title, note, [(_("My favourite"), vote)], (take_back(), self.close_ways), tuple(self.size))
        y = min(near[1] - asked.height / 2, self._wall_top - asked.height - dp(24))
        meant = Box(*self.to_widget(*frame.to_window(*frame.pos)), *frame.size)
        asked.stand_near(near[0], y, tuple(self.size), meant)
        self.lay_ways(asked, Box(0, 0, *self.size), meant)

    def _abstain(self) -> None:
        self.board.say(Abstain(), self._none.center)

    def on_touch_down(self, touch: Touch) -> bool:
        if self.asked is not None:
            if not self.asked.on_touch_down(touch):
                self.close_ways()
            return True
        return bool(super().on_touch_down(touch))
