"""The Pictomania board: what is laid out in each phase, the ink of all sheets, and the stopwatch of a passed tablet."""

from collections.abc import Iterator, Sequence

from kivy.clock import Clock
from kivy.metrics import dp

from app.boards.board import Board, BoardHost, Keepsake, Point
from app.boards.lamplit import LamplitTable
from app.boards.pictomania import hints, sentences, tasks
from app.boards.pictomania.best_drawings import best_drawings
from app.boards.pictomania.gallery import Gallery
from app.boards.pictomania.inks import Inks
from app.boards.pictomania.laid import Laid
from app.boards.pictomania.pen import Pen
from app.boards.pictomania.reveal_run import RevealRun, look_on
from app.boards.pictomania.round import Round, shape_of
from app.boards.pictomania.shared_phases import RevealTable, WordsTable
from app.boards.pictomania.show import ShowTable
from app.boards.task import Task
from app.look import theme
from app.look.box import Box
from app.ui.hints import Hint
from app.ui.in_steps import run_all
from app.ui.still_picture import let_go_of_pictures
from engine.games.pictomania.moves import Cover, Move, Uncover
from engine.games.pictomania.view import View
from engine.rules import NO_CHOICES, Choices
from engine.table import Scene

TOGETHER = frozenset(("words", "dealing", "reveal", "over"))
"""Phases in which nothing on the board is secret."""


class PictomaniaBoard(Board[View, Move]):
    """An artist's table by lamplight; on it the words, a round, the reveal, or the gallery."""

    turn_stays_open = True
    replays = False

    def __init__(self, host: BoardHost) -> None:
        super().__init__(host)
        self.me = 0
        self.choices: Choices[Move] = NO_CHOICES
        self.inks = Inks(host.ask_log, self._ink_came)
        self.pen = Pen(self)
        self.table: Laid | None = None
        self.run = RevealRun(self._lay_out)
        self._laid_for: object = None
        self._laying: Iterator[None] = iter(())
        """What is left of it: whatever is told in the meantime is told of all that lies there."""
        self._desk = LamplitTable()
        self.add_widget(self._desk)
        self._look_again = Clock.create_trigger(lambda dt: self._follow())
        self._lay_again = Clock.create_trigger(lambda dt: self._lay_out(), -1)
        self.bind(size=self._turned, pos=self._turned)

    # What the play page asks ------------------------------------------------------------------------------------

    def head(self) -> Box | None:
        return self.table.places.head(dp(1)) if isinstance(self.table, Round) else None

    def show(self, scene: Scene[View, Move], me: int, choices: Choices[Move], at_once: bool = False) -> None:
        self.scene, self.me, self.choices = scene, me, choices
        self.run.time.tell(scene)
        self._follow()
        self._tell_the_stopwatch()

    def show_first(self, scene: Scene[View, Move], me: int, choices: Choices[Move]) -> Iterator[None]:
        self.scene, self.me, self.choices = scene, me, choices
        self.run.time.tell(scene)
        self._follow_ink()
        yield
        yield  # meanwhile the brush of one's own sheet is made ready
        self._laying = self._lay_out_in_steps()
        for _step in self._laying:  # not "yield from": it does not end where these steps are given up
            yield
        self._tell_the_stopwatch()
        yield

    @staticmethod
    def task(view: View, names: Sequence[str], seat: int) -> Task:
        return tasks.task_of(view)

    def is_common(self, scene: Scene[View, Move]) -> bool:
        return scene.view.phase in TOGETHER

    def put_down(self) -> None:
        self.pen.put_down()
        if isinstance(self.table, Round):
            self.table.say_unsaid()

    def refused(self) -> None:
        if isinstance(self.table, Round) and self.table.hand is not None:
            self.table.hand.drop()

    def hurry(self) -> None:
        self.look_on(len(self.view.players) + 1, self.center)

    def hints(self) -> list[Hint]:
        return hints.fitting(self)

    def keepsakes(self) -> list[Keepsake]:
        return best_drawings(self.view, self.inks)

    # Asked by what lies on the desk ---------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        view: View = self.shown.view
        return view

    def name(self, seat: int) -> str:
        return self.names[seat]

    @property
    def tokens_at_start(self) -> tuple[int, ...]:
        """The black tokens that lay in the middle when the round began."""
        return sentences.tokens_at_start(self.view)

    def look_on(self, place: int, near: Point) -> None:
        """All go on to that place of the reveal."""
        look_on(place, self.choices_of, self.say, near)

    # Laying out --------------------------------------------------------------------------------------------------

    def _turned(self, *_: object) -> None:
        self._desk.pos, self._desk.size = self.pos, self.size
        self._laid_for = None
        self._lay_again()

    def _lay_out(self) -> None:
        run_all(self._laying)
        run_all(self._lay_out_in_steps())

    def _lay_out_in_steps(self) -> Iterator[None]:
        if self.scene is None:
            return
        now = self.run.moment(self.view)  # before it is laid and dressed: what falls due meanwhile is seen next
        yield from self._lay_anew()
        if self.table is None:
            return
        yield from self.table.dress_in_steps()
        self.run.wait(now)
        self.busy = now.place <= len(self.view.players)

    def _lay_anew(self) -> Iterator[None]:
        """Another desk, if it is another one."""
        if self.scene is None or self.width <= 1 or self.height <= 1:
            return
        view = self.scene.view
        wanted = self._kind(view), view.round, self.me, tuple(self.size), self.left_handed
        if wanted != self._laid_for or self.table is None:
            self._laid_for = wanted
            if self.table is not None:
                self.table.leave()
                self.remove_widget(self.table)
                let_go_of_pictures(self.table)
            self.table = self._made(view)
            yield from self.table.lay_pieces()
            yield
            self.add_widget(self.table)
            yield

    def _kind(self, view: View) -> object:
        """What must be laid out anew if it changes."""
        if view.phase in ("words", "dealing"):
            return "words"
        if view.phase in ("reveal", "over"):
            return "reveal", min(self.run.moment(view).place, len(view.players)), self.shown.bots
        if view.phase == "favourite":
            return "favourite", view.seat
        return shape_of(view), view.rack

    def _made(self, view: View) -> Laid:
        if view.phase in ("words", "dealing"):
            return WordsTable(self)
        if view.phase in ("reveal", "over"):
            place = self.run.moment(view).place
            return ShowTable(self, place) if place < len(view.players) else RevealTable(self)
        return Gallery(self) if view.phase == "favourite" else Round(self, shape_of(view))

    # Ink -----------------------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Ink and places as the scene says."""
        if self.scene is not None:
            self._follow_ink()
            self._lay_out()

    def _follow_ink(self) -> None:
        """Every drawing that may be seen; one's own is on its sheet already while the pen is at work."""
        view = self.view
        mine = view.players[self.me].drawing
        at_work = view.seat is not None and view.phase in ("playing", "drawing")
        if self.pen.drawing is not None and (not at_work or self.pen.drawing != mine):
            self.pen.close()
        lengths = {player.drawing: player.ink for player in view.players if player.ink}
        if view.phase in ("favourite", "over"):
            lengths |= {drawn.drawing: drawn.ink for drawn in view.album}
        if self.pen.drawing is not None:
            lengths.pop(mine, None)
        self.inks.follow(lengths)
        if at_work and self.pen.drawing is None:
            self._open_sheet(mine)

    def _open_sheet(self, drawing: int) -> None:
        """One's own sheet, once all that was drawn on it is here."""
        if not self.host.all_heard(self.me):
            self._look_again()
        elif self.inks.whole(drawing):
            ink = theme.seat(self.seat(self.me).colour).ink
            self.pen.open(self.me, drawing, self.inks.log(drawing), ink)

    def ink_came(self, drawing: int, offset: int, ink: bytes) -> None:
        self.inks.grow(drawing, offset, ink)

    def _ink_came(self, drawing: int, ink: bytes) -> None:
        if self.table is not None:
            self.table.take_ink(drawing, ink)
        if self.scene is not None and drawing == self.view.players[self.me].drawing:
            self._follow()

    def sheet_refused(self) -> None:
        """The table did not take some ink: the sheet is opened again as the table has it."""
        self._laid_for = None
        self._follow()

    # The stopwatch of a passed tablet --------------------------------------------------------------------------------

    def _tell_the_stopwatch(self) -> None:
        """P28: it runs while the tablet is open in the hands of the one whose turn it is."""
        if self.scene is None or self.host.parting:
            return
        wanted = Cover if self.scene.seat is None else Uncover
        for move in self.choices.moves:
            if isinstance(move, wanted):
                self.say(move, self.center, self.me)

    @property
    def watch_runs(self) -> bool:
        scene = self.scene
        return self.run.time.runs and scene is not None and scene.view.players[self._timed()].since is not None

    def stopwatch(self) -> int:
        """What the stopwatch of whoever has the tablet shows at this moment, in milliseconds."""
        if self.scene is None:
            return 0
        timed = self._timed()
        player = self.view.players[timed]
        if player.since is None:
            return player.time
        return player.time + round((self.run.time.now() - player.since) / sentences.stretch_of(self.view, timed))

    def _timed(self) -> int:
        turn = self.view.turn
        return self.me if turn is None else turn


BOARD = PictomaniaBoard
