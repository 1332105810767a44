"""A drawing at the reveal: whose, its word, and where the guess cards and the drawer's tokens lie."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from app.boards.pictomania import sentences
from app.boards.pictomania.layout import GUESS_CARD, SHEET
from app.boards.pictomania.letter_colours import letter_colour
from app.boards.pictomania.list_letters import on_two_lines
from app.boards.pictomania.pieces import GrowingInk
from app.boards.pictomania.shared_board import SharedBoard
from app.boards.pictomania.shared_layout import BROAD, CARD_STEP, FLAG_BETWEEN, drawing_beside, pieces
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box, around
from app.look.text import _
from app.ui.badge import SeatBadge
from app.ui.buttons import PressPaper, SignButton, WordButton
from app.ui.fitted_text import READABLE, Line, called, fitting, largest, sizes_down, width_of
from app.ui.on_canvas import show_if
from app.ui.paper import Paper
from app.ui.shapes import rim_on
from app.ui.still_picture import StillLayout
from engine.games.pictomania.box import LETTERS, OWN_TOKENS
from engine.games.pictomania.scoring import Stack

TWO_LINES = 0.68
"""How much of the room for word and name a word takes that stands on two lines."""

SMALLEST = 0.75
"""How far the letters of what is told of a drawing may shrink before fewer words say it better."""

LEAST_WORDS = 72
"""In less room (dp) than this beside drawing and flag a word could not be read: the flag lies on the drawing then."""

LEAST_HEAD = 112
"""In less room (dp) than this there is no badge beside a word: the name says it."""

GIVE_WAY = 0.85
"""A drawing becomes so much smaller at the most, to have the flag beside it."""

LEAST_CARD = 32
"""Lower (dp) no guess card lies in a column beside a drawing."""

GAIN = 1.25
"""By so much, at least, a drawing is broader with such a column than above its pieces."""

NARROW = 160
"""In a panel narrower (dp) than this the badge is small, and a word is written below it if there is room."""


def _head_high(inner: Box) -> float:
    """Of badge and words above a drawing, in a panel that is not narrow."""
    return min(max(sp(46), dp(52)), inner.h * 0.3)


class Panel(PressPaper):
    """Pressed, it tells why its seat has its points."""

    def __init__(
        self, box: Box, board: SharedBoard, seat: int, flag: Callable[[], None], press: Callable[[], None]
    ) -> None:
        super().__init__(press, lift=6, round_by=16)
        stand(self, box)
        self._board, self._seat = board, seat
        self.drawing = board.view.players[seat].drawing
        inner = box.inset(theme.gap(0.75))
        self._broad = inner.w > BROAD * inner.h
        self._narrow = inner.w < dp(NARROW) and inner.h > 2 * inner.w
        seats = len(board.view.players)
        self._counts = seats - 1, len(OWN_TOKENS[seats])
        """Guess cards, and the drawer's own tokens."""
        head, drawn, self._foot, self.flag_at = self._beside(inner) if self._broad else self._larger(inner)
        self._still = StillLayout()
        self.add_widget(stand(self._still, box))
        self._head(head)
        self._still.add_widget(self._paper_for(drawn))
        self.view = GrowingInk(board.inks.log(self.drawing))
        self.add_widget(stand(self.view, drawn))
        self._flag = self._flag_beside(flag, inner, (head, drawn, self._foot))
        self.add_widget(stand(self._flag, self.flag_at))
        self._shown: object = None
        self._place_pieces()

    def _paper_for(self, drawn: Box) -> Widget:
        """By day it would have no edges that are seen on paper of nearly its colour."""
        paper = stand(Paper(lift=3, round_by=3, colour=theme.paint.paper), drawn)
        rim_on(paper.canvas.after, drawn.inset(-dp(1)), theme.paint.line, dp(1.5), dp(3))
        return paper

    def _flag_beside(self, press: Callable[[], None], inner: Box, taken: Sequence[Box]) -> WordButton | SignButton:
        """In words where nothing lies in their way, or a sign."""
        at, drawn = self.flag_at, taken[1]
        worded = WordButton(_("Wrong?"), press, "well", "flag", role="note", air=0.75, height=at.h)
        box = Box(at.right - worded.width, at.y, worded.width, at.h)
        if box.x >= inner.x and not any(box.overlap(other) > 1 for other in taken):
            self.flag_at = box
            return worded
        covers = at.overlap(drawn) > 0
        ground = theme.faint(theme.paint.well, 0 if covers else 0.9)
        return SignButton("flag", press, colour=ground, ink=theme.paint.ink if covers else None, says=worded.words.text)

    def _beside(self, inner: Box) -> tuple[Box, Box, Box, Box]:
        """Head, drawing, foot and flag where there is room beside the drawing, above and below it none."""
        pad, flag = theme.gap(0.75), theme.touch()
        wide = drawing_beside(inner.w, inner.h, dp(1))
        left = inner.x + wide + pad
        head, foot = min(sp(50), 0.55 * inner.h), min(dp(72), 0.4 * inner.h)
        room = beside_flag = inner.right - left
        flag_at = Box(inner.right - flag, inner.y + (inner.h - flag) / 2, flag, flag)
        if inner.h >= dp(FLAG_BETWEEN):
            foot = min(foot, inner.h - head - flag)
            flag_at = Box(flag_at.x, inner.y + foot + (inner.h - head - foot - flag) / 2, flag, flag)
        elif room - flag - pad >= dp(LEAST_WORDS):
            beside_flag -= flag + pad
            if inner.h >= head + pad + flag:  # the words have the whole line above it
                flag_at = Box(flag_at.x, inner.y, flag, flag)
            else:
                room = beside_flag
        else:
            flag_at = Box(inner.x + wide - flag, inner.top - flag, flag, flag)
        return (
            Box(left, inner.top - head, room, head),
            Box(inner.x, inner.y, wide, inner.h),
            Box(left, inner.y, beside_flag, foot),
            flag_at,
        )

    def _larger(self, inner: Box) -> tuple[Box, Box, Box, Box]:
        """One above the other, or flag and pieces in a column beside the drawing where it gains enough by that."""
        above = self._above(inner)
        column = None if self._narrow else self._with_column(inner, *self._counts)
        return column if column is not None and column[1].w >= GAIN * above[1].w else above

    @staticmethod
    def _with_column(inner: Box, cards: int, tokens: int) -> tuple[Box, Box, Box, Box] | None:
        """Below the head, if its cards can be read in so narrow a column."""
        pad, flag = theme.gap(0.75), theme.touch()
        head = _head_high(inner)
        high, least = inner.h - head - pad, dp(LEAST_CARD)
        column = max(flag, cards * least * GUESS_CARD * CARD_STEP)
        wide = min(high * SHEET, inner.w - column - pad)
        left = inner.x + wide + pad
        foot = Box(left, inner.y, inner.right - left, high - flag - pad)
        if wide <= 0 or foot.h < least or pieces(foot, cards, tokens)[0][0].h < least - 0.5:
            return None
        return (
            Box(inner.x, inner.top - head, inner.w, head),
            Box(inner.x, inner.y + high - wide / SHEET, wide, wide / SHEET),
            foot,
            Box(inner.right - flag, foot.top + pad, flag, flag),
        )

    def _above(self, inner: Box) -> tuple[Box, Box, Box, Box]:
        """The same one above the other: the drawing keeps clear of the flag if it has room to."""
        pad, flag = theme.gap(0.75), theme.touch()
        head = _head_high(inner)
        if self._narrow:
            head = dp(48) + 2 * theme.size_of("strong") * 1.4
        foot = min(max(dp(46), inner.h * 0.18), dp(72), inner.h * 0.25)
        cards, tokens = pieces(Box(0, 0, inner.w, foot), *self._counts)
        foot = around([*cards, *tokens]).h  # many, in a narrow panel, are not as high
        low, room = inner.y + foot + pad, inner.h - foot - head - 2 * pad
        wide = min(inner.w, room * SHEET)
        clear = room - wide / SHEET >= flag
        below, beside = (room - flag) * SHEET, inner.w - flag
        if not clear and max(below, beside) > GIVE_WAY * wide:
            clear = below >= beside
            wide = min(wide, max(below, beside))
        air = room - wide / SHEET
        x = inner.x + (inner.w - wide) / 2 if clear else inner.x
        drawn = Box(x, low if clear and air < 2 * flag else low + air / 2, wide, wide / SHEET)
        top = inner.top - (0 if self._narrow else head + pad)
        flag_at = Box(inner.right - flag, top - flag, flag, flag)
        if flag_at.overlap(drawn) > dp(1) * flag:  # on the drawing, then, and across none of its edges
            flag_at = replace(flag_at, x=drawn.right - flag, y=min(flag_at.y, drawn.top - flag))
        return (
            Box(inner.x, inner.top - head, inner.w, head),
            drawn,
            Box(inner.x, inner.y, inner.w, foot),
            flag_at,
        )

    def _head(self, box: Box) -> None:
        left, side = box.x, min(box.h * 0.92, dp(32 if self._broad or box.w < dp(NARROW) else 44))
        if box.w > dp(LEAST_HEAD):
            seat, face = self._board.seat(self._seat), self._board.faces.get(self._seat)
            badge = SeatBadge(seat.colour, side / dp(1), face, bot=seat.bot is not None)
            badge.pos = box.x, (box.top - side if self._narrow else box.y + (box.h - side) / 2)
            self._still.add_widget(badge)
            seats = range(len(self._board.view.players))
            bots = any(self._board.seat(one).bot is not None for one in seats)
            left += side + theme.gap(1.25 if bots else 0.75)  # beside the robot, too, and at all drawings alike
        if self._narrow:
            left, box = box.x, Box(box.x, box.y, box.w, box.h - dp(48))
        room = box.right - left
        self._word = Line("", "strong", least=0.5)  # rather small than cut
        self._name = Line(self._board.names[self._seat], "note", theme.paint.soft_ink, least=0.5)
        self._said = Box(left, box.y, room, box.h)
        self._still.add_widget(stand(self._word, Box(left, box.center[1], room, box.h / 2)))
        self._still.add_widget(stand(self._name, Box(left, box.y, room, box.h / 2)))

    def _place_pieces(self) -> None:
        """Where the cards lie from left to right as they were laid, and the drawer's own tokens on the right."""
        self.card_places, self.token_places = pieces(self._foot, *self._counts)

    def show(self, stack: Stack, may_flag: bool) -> None:
        """The word that was to be drawn, and whether somebody here may say that something is wrong."""
        self._flag.disabled = not may_flag
        show_if(may_flag, self._flag)
        if stack == self._shown:
            return
        self._shown = stack
        if stack.void is not None:
            self._name.text = called(self._board.names[self._seat], self._name.width)
            words = [sentences.why_void(stack.void), _("does not count")]
            self._word.text = fitting(words, "strong", self._word.width)
            self._word.color = theme.paint.berry
        else:
            self._write(stack)
            self._word.color = letter_colour(LETTERS.index(stack.letter))

    def _write(self, stack: Stack) -> None:
        """Letter and number stand before the word; where one of all words has no room beside them, before the names.

        The words of all panels are equally large, but for one that would make all of them small.
        """
        view, name = self._board.view, self._board.names[self._seat]
        stacks = [stack] if view.reveal is None else view.reveal.stacks
        said = {one.seat: (_sign(one), sentences.word_at(view, one.letter, one.number)) for one in stacks}
        whole, least = self._size_for([" · ".join(both) for both in said.values()]), SMALLEST * theme.size_of("strong")
        sign, word = said[self._seat]
        if whole >= least:
            self._word.write(f"{sign} · {word}", whole)
            self._name.text = called(name, self._name.width)
        else:
            size, broken = max(least, self._size_for([word for _sign, word in said.values()])), on_two_lines(word)
            if broken != word and width_of(word, self._word.font_name, size) > self._word.width:
                self._break(broken, size)
            else:
                self._word.write(word, size)
            before = f"{sign} · "
            room = self._name.width - width_of(before, theme.ROLES["note"].font, sp(READABLE) * theme.large_type())
            self._name.text = before + called(name, room)

    def _break(self, word: str, size: float) -> None:
        """On two lines a long word is larger than on one."""
        box, low = self._said, self._said.h * (1 - TWO_LINES)
        self._still.remove_widget(self._word)
        self._word = Line(word, "strong", size=size, wraps=True, least=0.5)
        self._still.add_widget(stand(self._word, Box(box.x, box.y + low, box.w, box.h - low)))
        stand(self._name, Box(box.x, box.y, box.w, low))

    def _size_for(self, words: Sequence[str]) -> float:
        """In which all of them have room on one line."""
        font, room, least = theme.ROLES["strong"].font, self._word.width, theme.size_of("strong") / 2
        longest = max(words, key=lambda each: width_of(each, font, theme.size_of("strong")))
        sizes = sizes_down(theme.size_of("strong"), least / theme.large_type())
        return largest(sizes, lambda size: width_of(longest, font, size) <= room)


def _sign(stack: Stack) -> str:
    return f"{stack.letter}{stack.number}"
