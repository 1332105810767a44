"""The corner under which one's own letter, number and word lie: held up with a finger, down again at once."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.boards.pictomania import sentences
from app.boards.pictomania.letter_colours import letter_colour
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.ui.fitted_text import Line, even_width, fitting, width_of
from app.ui.in_sight import Kept
from app.ui.lettering import Lettering
from app.ui.paper import Paper, PaperColumn
from app.ui.signs import Sign
from app.ui.touch import Finger, Touch
from app.ui.words import Words
from engine.games.pictomania.box import LETTERS

if TYPE_CHECKING:
    from app.boards.pictomania.board import PictomaniaBoard


NARROW = 170
"""A corner under so many dp wide has no room for the word beside its sign."""


class Peek(FloatLayout, Kept):
    """Open for good where nobody is there from whom it must be hidden."""

    keeps_quiet = True

    def __init__(
        self, board: "PictomaniaBoard", box: Box, changed: Callable[[], None], lifted: Box | None = None
    ) -> None:
        """``lifted``: where the word shows while the finger that lifted the curtain is still down."""
        super().__init__(size_hint=(None, None))
        stand(self, box)
        self._board, self._box, self._changed, self._lifted = board, box, changed, lifted
        self._fingers: set[Finger] = set()
        self._slip: Widget | None = None
        self._corner: Widget | None = None
        self._shown: object = None

    @property
    def kept(self) -> tuple[Box, ...]:
        return (self._box,)

    @property
    def open(self) -> bool:
        """Whether the word may be seen at this moment."""
        return bool(self._fingers) or self._lifting or not self._board.covers

    @property
    def _lifting(self) -> bool:
        return self._lifted is not None and self._board.host.lifting

    def dress(self) -> None:
        """The corner, and what lies under it while it is open."""
        task = self._board.view.task
        shown = self.open, bool(self._fingers), task, self._board.view.rack
        if task is None or shown == self._shown:
            return
        self._shown = shown
        for widget in (self._slip, self._corner):
            if widget is not None:
                self.remove_widget(widget)
        self._slip = self._corner = None
        if not self._board.covers:
            self._corner = self._task(self._box, low=True)
        else:
            self._corner = _corner(self._box, self._board.seat(self._board.me).colour)
        self.add_widget(self._corner)
        if self._lifting and self._lifted is not None:
            self._slip = self._task(self._lifted, low=False, role="title")
            self.add_widget(self._slip)
        elif self._fingers:
            wide = min(max(self._box.w * 1.5, dp(240)), self._board.width - 2 * self._box.x)
            x = min(self._box.x, self._board.width - theme.gap() - wide)
            self._slip = self._task(Box(x, self._box.top + theme.gap(), wide, dp(92)), low=False)
            self.add_widget(self._slip)

    def bring_up(self, parent: Widget) -> None:
        """Above the sheet, over which the slip may hang."""
        parent.remove_widget(self)
        parent.add_widget(self)

    def _task(self, box: Box, low: bool, role: str = "heading") -> Widget:
        view = self._board.view
        task = view.task
        paper = Paper(lift=6 if low else 14, round_by=14, size_hint=(None, None))
        stand(paper, box)
        if not low:
            paper.light_up()
        if task is None:
            return paper
        sign, narrow = f"{task.letter}{task.number}", box.w < dp(NARROW)
        size = min(box.h * (0.42 if narrow else 0.62), dp(46))
        side = width_of(sign, theme.DISPLAY, size) + theme.gap()
        letter = Lettering(text=sign, font_name=theme.DISPLAY, font_size=size)
        letter.color = letter_colour(LETTERS.index(task.letter))
        word = Line(sentences.word_at(view, task.letter, task.number), role, wraps=True)
        inner = Box(box.x + theme.gap(), box.y, box.w - theme.gap(2), box.h)
        if narrow:  # the word under its sign
            word = Line(word.text, "strong", halign="center")
            paper.add_widget(stand(letter, Box(inner.x, inner.y + inner.h * 0.48, inner.w, inner.h * 0.5)))
            paper.add_widget(stand(word, Box(inner.x, inner.y + inner.h * 0.04, inner.w, inner.h * 0.46)))
            return paper
        paper.add_widget(stand(letter, Box(inner.x, inner.y, side, inner.h)))
        paper.add_widget(stand(word, Box(inner.x + side + theme.gap(0.5), inner.y, inner.w - side, inner.h)))
        return paper

    # Fingers ------------------------------------------------------------------------------------------------------

    def targets(self) -> tuple[Box, ...]:
        return (self._box,) if self._board.covers else ()

    def on_touch_down(self, touch: Touch) -> bool:
        if not self._board.covers or not self._box.holds(*touch.pos):
            return False
        touch.grab(self)
        self._fingers.add(touch.uid)
        self._changed()
        return True

    def on_touch_up(self, touch: Touch) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._fingers.discard(touch.uid)
        self._changed()
        return True


def _corner(box: Box, colour: int) -> Widget:
    """Says that it is to be held."""
    look = theme.seat(colour)
    ground = theme.under_letters(look.colour)
    paper = PaperColumn(orientation="horizontal", lift=6, round_by=14, colour=ground, padding=(theme.gap(), 0))
    paper.spacing = theme.gap(0.5)
    stand(paper, box)
    sign = Sign("hand", 24, look.on_colour, size_hint=(None, 1), width=dp(28))
    room = box.w - sign.width - paper.spacing - theme.gap(2)
    said = fitting([_("Hold: my word"), _("My word")], "strong", 1.7 * room)
    words = Words(said, "strong", look.on_colour, lines=2, halign="center", size_hint=(1, 1))
    wide = width_of(said, words.font_name, words.font_size)
    air = room - (wide if wide <= room else even_width(said, words.font_name, words.font_size, room))
    paper.padding = theme.gap() + max(0.0, air) / 2, 0  # the sign stands beside its words
    paper.add_widget(sign)
    paper.add_widget(words)
    return paper
