"""A match of Pictomania under real fingers, as its board's tests play it."""

from typing import Any

from app.look.text import _
from tests.app.boards.played import PlayedMatch

NAMES = ("Оленка", "Бабуся Ганна-Параскева-Ма", "Тарас", "Сова", "Заєць", "Святославчик-Пилипко-Ян")
"""One of them as long as a name may be."""

SEVEN_INCHES = (1024, 600)
PHONE = (800, 400)
"""For whole matches: the fewer pixels, the quicker the software that stands in for a graphics chip."""


class Match(PlayedMatch):
    """On a tablet that is passed on, or of one person against bots."""

    def __init__(self, fingers: Any, bots: tuple[Any, ...], seed: int = 4, options: bytes = b"{}") -> None:
        variant = "live" if sum(bot is None for bot in bots) == 1 else "passed"
        super().__init__(fingers, "pictomania", variant, NAMES, bots, seed, options)

    @property
    def table(self) -> Any:
        return self.board.table

    # What fingers do ----------------------------------------------------------------------------------------------

    def take_tablet(self) -> None:
        """Whose turn it is lifts the curtain; the stopwatch runs."""
        self.until(lambda: self.called, "the table waiting for whoever has the tablet")
        self.lift()
        self.until(lambda: self.view.players[self.viewer].since is not None, "the stopwatch running")

    def all_ready(self) -> None:
        """Everybody on this tablet presses their own chip; drawings of a reveal are passed over for it."""
        self.see_points()
        for seat in tuple(self.board.choices_of):
            phase = self.view.phase
            self.tap_at(self.table.places.chips[seat].center)
            self.until(lambda seat=seat, phase=phase: self.view.phase != phase or self.view.ready[seat], "being ready")

    def see_points(self) -> None:
        """Of a reveal: all points counted at once."""
        if self.view.phase == "reveal":
            if self.fingers.reads(_("The points")):
                self.press(_("The points"))
            self.until(lambda: not self.board.busy, "the table of all")

    def begin_round(self) -> None:
        self.until(lambda: self.view.phase == "words" and self.view.rack, "the words")
        self.all_ready()
        self.until(lambda: self.view.phase in ("drawing", "playing"), "the deal")

    def begin_round_in_which_bots_sleep(self) -> None:
        bots = [seat for seat, bot in enumerate(self.play.scenes.spectator.bots) if bot is not None]
        self.until(lambda: self.view.phase == "words" and all(self.view.ready[seat] for seat in bots), "ready bots")
        self.fingers.app.bridge.pace = 3600.0
        self.begin_round()

    def stroke(self, start: tuple[float, float] = (0.3, 0.3), end: tuple[float, float] = (0.6, 0.7)) -> None:
        """A line across the sheet."""
        self.draw_to(start, end)
        self.fingers.up()
        self.until(lambda: self.mine.players[self.viewer].ink and self.page.saying.quiet(self.viewer), "the ink heard")

    def draw_to(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """The same, with the finger still on the sheet."""
        self.until(lambda: self.board.pen.surface and not self.board.pen.surface.disabled, "the sheet")
        left, low, wide, high = self.board.pen.surface.sheet_box
        self.fingers.down(left + start[0] * wide, low + start[1] * high)
        for share in (0.25, 0.5, 0.75, 1.0):
            x, y = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            self.fingers.move(left + x * wide, low + y * high)

    def press(self, words: str) -> None:
        self.fingers.tap(words)

    def hand_on(self) -> None:
        self.press("Done drawing")
        self.press("Hand it on")

    def finish(self, how: str = "Without a black token") -> None:
        self.tap_at(self.table.places.done.center)
        self.press(how)

    def card(self, number: int) -> tuple[float, float]:
        return self.table.hand.places[number - 1].center

    def sheet(self, of: int) -> tuple[float, float]:
        return self.table.tiles[of].sheet.center

    def pick_and_tap(self, number: int, of: int) -> None:
        self.tap_at(self.card(number))
        self.tap_at(self.sheet(of))

    def drag(self, number: int, of: int) -> None:
        (x, y), (to_x, to_y) = self.card(number), self.sheet(of)
        self.fingers.down(x, y)
        for share in (0.3, 0.6, 1.0):
            self.fingers.move(x + (to_x - x) * share, y + (to_y - y) * share)
        self.fingers.up()

    def guess(self, number: int, of: int) -> None:
        self.pick_and_tap(number, of)
        if self.view.turn is None:
            self.press("Lay it")
        self.until(lambda: self.laid(self.viewer, of), "the guess on the sheet")

    def laid(self, seat: int, of: int) -> bool:
        return seat in self.view.players[of].stack

    def draw_all(self) -> None:
        """Everybody draws a stroke and hands the tablet on."""
        for _seat in range(3):
            self.take_tablet()
            seat = self.viewer
            self.stroke()
            self.hand_on()
            self.until(lambda seat=seat: self.view.turn != seat or self.view.phase == "guessing", "the next")

    # What could give a secret away ---------------------------------------------------------------------------------

    def secrets_on_screen(self) -> list[str]:
        """Letters with numbers that can be read, and sheets that can be drawn on."""
        from app.ui.ink import InkSurface

        tasks = {f"{letter}{number}" for letter in "ABC" for number in range(1, 8)}
        read = [words for words in self.fingers.words() if words in tasks]
        return read + ["a sheet" for _surface in self.fingers.all(InkSurface)]

    def word_of(self, seat: int) -> str:
        task = self.page.scenes.own[seat].view.task
        return f"{task.letter}{task.number}"


ALONE = (None, "middle", "weak")
