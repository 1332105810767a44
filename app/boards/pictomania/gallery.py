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
from app.boards.question import Ways, take_back
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.ui.buttons import PressRow, WordButton
from app.ui.fitted_text import Line, fitting
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

LEAST = 120
"""How wide (dp) a drawing is at least, on however low a screen."""


class Gallery(Laid):
    """Whoever has the tablet taps a drawing, or votes for none.  ``least`` (dp) is how wide a drawing is at least.

    ``pauses``: no other pause is in sight.
    """

    def __init__(self, board: "PictomaniaBoard", least: float = 220, pauses: bool = True) -> None:
        super().__init__(size=board.size, size_hint=(None, None))
        self.board = board
        self._ways: Ways | None = None
        self._least = least
        self.views: dict[int, GrowingInk] = {}
        pad, bar = theme.gap(1.5), max(dp(52), theme.touch(), board.height * 0.07)
        top = board.height - pad - bar
        place = Box(pad, top, board.width - 2 * pad, bar)
        if pauses:
            self.add_widget(sign_on_table("pause", board.ask_pause, Box(board.width - pad - bar, top, bar, bar)))
            place = replace(place, w=place.w - pad - bar)
        self._none = WordButton(_("No favourite"), self._abstain, "paper")
        low = pad + self._none.height
        self._none.pos = board.width - pad - self._none.width, pad
        if board.width > board.height and board.height < dp(LOW):  # beside the question it takes no height
            self._none.right, self._none.center_y, low = place.right, place.center[1], 0
            place = replace(place, w=place.w - pad - self._none.width)
        asked = [_("A shared victory: which drawing is the best?"), _("Which drawing is the best?")]
        self.add_widget(
            stand(Line(fitting(asked, "title", place.w / SMALLEST), "title", light_ink(), least=LEAST_TITLE), place)
        )
        self.add_widget(self._none)
        self._wall_top = top - pad
        self.add_widget(self._wall(Box(pad, low + pad, board.width - 2 * pad, top - low - 2 * pad)))

    def _wall(self, room: Box) -> Scroll:
        words, gap = theme.size_of("strong") * 2.9 + theme.gap(1.5), theme.gap(1.5)
        whole = max(dp(LEAST), (room.h - words) / (1 + EDGE) * SHEET)  # a whole drawing is seen at a time
        least = dp(LEAST) if self.board.height < dp(LOW) else min(dp(self._least), whole)
        across = max(2, min(len(self.board.view.players), int(room.w / least)))
        wide = min((room.w - (across - 1) * gap) / across, whole)
        air = (room.w - across * wide - (across - 1) * gap) / 2
        grid = GridLayout(cols=across, spacing=gap, padding=(air, 0), size_hint_y=None)
        grid.bind(minimum_height=grid.setter("height"))
        for drawn in self.board.view.album:
            grid.add_widget(self._frame(drawn, wide))
        scroll = Scroll()
        scroll.add_widget(grid)
        stand(scroll, room)
        return scroll

    def _frame(self, drawn: Drawn, wide: float) -> PressRow:
        pad = theme.gap(0.75)
        frame = PressRow(
            lambda: self._ask(drawn, frame),
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
        whose = seat_name(self.board.seat(drawn.seat))
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

    def _ask(self, drawn: Drawn, frame: Widget) -> None:
        """Beside the drawing, and below the words above them all."""
        board, near = self.board, self.center

        def vote() -> None:
            self._close()
            board.say(Favour(drawn.drawing), near)

        self._close()
        title = f"{sentences.drawn_word(drawn)} · {board.names[drawn.seat]}"
        note = _("Your vote stays secret until all have voted.")
        self._ways = Ways(title, note, [(_("My favourite"), vote)], (take_back(), self._close), tuple(self.size))
        y = min(near[1] - self._ways.height / 2, self._wall_top - self._ways.height - dp(24))
        meant = Box(*self.to_widget(*frame.to_window(*frame.pos)), *frame.size)
        self._ways.stand_near(near[0], y, tuple(self.size), meant)
        self.add_widget(self._ways)

    def _close(self) -> None:
        if self._ways is not None:
            self.remove_widget(self._ways)
            self._ways = None

    def _abstain(self) -> None:
        self.board.say(Abstain(), self._none.center)

    def on_touch_down(self, touch: Touch) -> bool:
        if self._ways is not None:
            if not self._ways.on_touch_down(touch):
                self._close()
            return True
        return bool(super().on_touch_down(touch))
