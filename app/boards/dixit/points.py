"""The points of a round, counted line by line with their reason, and the way on which the pawns hop."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp

from app.boards.dixit import layout, sentences
from app.boards.dixit.chips import ChipsTable, ScoreChip
from app.boards.dixit.fitted_words import measure, note_high
from app.boards.dixit.phase import wide
from app.boards.dixit.track import Track
from app.look import text, theme
from app.look.text import _
from app.ui.in_steps import run_all
from app.ui.on_canvas import show_if
from app.ui.touch import Touch
from engine.games.dixit.moves import Ready
from engine.games.dixit.reveal import Reveal

if TYPE_CHECKING:
    from app.boards.dixit.board import DixitBoard

A_LINE = 1.3
"""Seconds each line stays: time to read it aloud."""

ALL_LINES = 14.0
"""Seconds that the count may take: with many lines each is shown more briefly."""

TRACK = 0.17
"""How much of the screen's height the way may take."""


class PointsTable(ChipsTable):
    """``counted`` lines of the round have been counted; the last of them is read as long as the others."""

    says_how_far = True

    def __init__(self, board: "DixitBoard", turned: Reveal) -> None:
        super().__init__(board)
        self.turned = turned
        view = board.view
        self.lines = sentences.lines_to_count(view)
        self.sides = sentences.sides(view)
        self.moving = theme.motion() > 0 and not board.seen_points() and bool(self.lines)
        self.counted = 0 if self.moving else len(self.lines)
        self._next = Clock.create_trigger(lambda dt: self._count_on(), min(A_LINE, ALL_LINES / max(1, len(self.lines))))
        high = max(dp(74), min(TRACK * board.height, dp(150)))
        self.places = layout.around(
            board.width,
            board.height,
            self.density,
            len(self.sides),
            [wide(_("The cards")), wide(_("Go on"))],
            self.measure(),
            note_high(""),
            high,
            plated=view.seat is not None,
        )
        run_all(self.lay_top(self.places.top))
        end = sentences.track_end(view, max(view.scores))
        self.track = Track(self.places.middle, end, [board.seat(seat).colour for seat in range(len(view.scores))])
        self.add_widget(self.track)
        self.chips = [
            ScoreChip(
                box,
                [board.seat(seat) for seat in side],
                [board.faces.get(seat) for seat in side],
                self._asking_why(side[0]),
                numbers=2,
            )
            for side, box in zip(self.sides, self.places.chips, strict=True)
        ]
        for chip in self.chips:
            self.add_widget(chip)
        again, go_on = self.places.buttons
        self.button(_("The cards"), board.show_cards, "paper", again)
        self._go_on = self.button(_("Go on"), self.go_on, "amber", go_on)
        self._ready = False
        self.track.put([sentences.before_round(view, seat) for seat in range(len(view.scores))])
        self._show(at_once=True)
        if self.moving:
            self._next()

    def leave(self) -> None:
        self._next.cancel()

    def hurry(self) -> None:
        if self.moving:
            self._end(at_once=True)

    # Words above ----------------------------------------------------------------------------------------------------

    def words_above(self) -> tuple[str, bool]:
        if not self.moving:
            return self._in_the_end(), False
        return _("Counting the points …"), False

    def _in_the_end(self) -> str:
        return f"{sentences.outcome(self.turned)}\n{sentences.how_far(self.view)}"

    def measure(self) -> Callable[[float], float]:
        """As high as the longest line that will be read."""
        heights = [measure(self._read(place), False, self.lines_above) for place in range(len(self.lines))]
        heights.append(measure(self._in_the_end(), False, self.lines_above))
        return lambda width: max(high(width) for high in heights)

    def _read(self, place: int) -> str:
        line, names = self.lines[place], self.board.names
        side = next(side for side in self.sides if line.seat in side)
        who = text.listed([names[seat] for seat in side])
        return f"{who}: {text.sentence(line, 'dixit', names)}  {text.signed(line.points)}"

    # Counting -------------------------------------------------------------------------------------------------------

    def _count_on(self) -> None:
        if self.counted == len(self.lines):
            self._end()
            return
        self.counted += 1
        self._show()
        self._next()

    def _end(self, at_once: bool = False) -> None:
        self._next.cancel()
        self.counted, self.moving = len(self.lines), False
        self._show(at_once)
        self.board.remember_points()

    def _show(self, at_once: bool = False) -> None:
        view = self.view
        done = self.lines[: self.counted]
        now = None if not done or not self.moving else done[-1].seat
        scores = list(view.scores)
        for side, chip in zip(self.sides, self.chips, strict=True):
            before = sentences.before_round(view, side[0])
            gain = sum(line.points for line in done if line.seat == side[0])
            for seat in side:
                scores[seat] = before + gain
            gained = any(line.seat == side[0] for line in done) or not self.moving
            ready = view.phase == "reveal" and all(view.ready[seat] for seat in side)
            chip.show("", str(before + gain), now in side, ready, gain=gain if gained else None)
        (self.track.put if at_once else self.track.hop)(scores)
        if self.words_shown is not None:
            counting = self.moving and self.counted
            self.words_shown.say(self._read(self.counted - 1) if counting else self.words_above()[0])
        self._dress_go_on()

    def _dress_go_on(self) -> None:
        may = not self.moving and bool(self._who_is_asked()) and not self._ready
        self._go_on.disabled = not may
        show_if(may, self._go_on)

    def dress(self) -> None:
        self._show(at_once=not self.moving)

    # Going on -------------------------------------------------------------------------------------------------------

    def _who_is_asked(self) -> list[int]:
        """The people of this tablet who have not said yet that they have seen it."""
        found = self.board.choices_of
        return [seat for seat in found if any(isinstance(move, Ready) for move in self.moves(seat))]

    def go_on(self) -> None:
        """One touch speaks for all who share the tablet: they look at it together."""
        if not self._ready:
            self._ready = True
            for seat in self._who_is_asked():
                self.board.say(Ready(), self.places.buttons[1].center, seat)
            self._dress_go_on()

    def drop(self) -> None:
        super().drop()
        self._ready = False
        self._dress_go_on()

    def _asking_why(self, seat: int) -> Callable[[], None]:
        return lambda: self.board.ask_why(seat)

    def on_touch_down(self, touch: Touch) -> bool:
        if self.moving and not self.places.top.pause.holds(*touch.pos):
            self.hurry()
            return True
        return super().on_touch_down(touch)
