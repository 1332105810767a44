"""Pictomania for people round one tablet: whose place shows what, the ink of all sheets, what flies between them."""

from collections.abc import Iterator, Sequence

from kivy.clock import Clock
from kivy.metrics import Metrics
from kivy.uix.widget import Widget

from app.boards.board import BoardHost, FlatBoard, Keepsake, Point
from app.boards.lamplit import LamplitTable
from app.boards.pictomania import sentences
from app.boards.pictomania.best_drawings import best_drawings
from app.boards.pictomania.flat.desk import Desk
from app.boards.pictomania.flat.favourite_vote import FavouriteVote
from app.boards.pictomania.flat.foreign_place import ForeignPlace
from app.boards.pictomania.flat.layout import allows, round_the
from app.boards.pictomania.flat.middle import MiddleOfTable
from app.boards.pictomania.flat.place import Zone
from app.boards.pictomania.flat.side import Side
from app.boards.pictomania.inks import Inks
from app.boards.pictomania.layout import GUESS_CARD
from app.boards.pictomania.pen import Pen
from app.boards.pictomania.reveal_run import RevealRun, look_on
from app.look import text, theme
from app.look.box import Box
from app.look.table_edges import Round, Turn, table
from app.ui.in_steps import run_all
from app.ui.still_picture import let_go_of_pictures
from app.ui.touch import Finger
from app.ui.turned_place import Turned
from engine.games.pictomania.moves import Move
from engine.games.pictomania.view import View
from engine.rules import Why
from engine.table import Scene

READING = ("words", "dealing")
DRAWN_ON = "playing"


class FlatPictomania(FlatBoard[View, Move]):
    """Everything lies on ``cloth``, a table with its long edge below; on an upright tablet it lies sideways."""

    def __init__(self, host: BoardHost) -> None:
        super().__init__(host)
        self.scenes: dict[int, Scene[View, Move]] = {}
        self.inks = Inks(host.ask_log, self._ink_came)
        self.pens: dict[int, Pen] = {}
        self.cloth = Turned()
        self.air = Widget()
        self.desks: dict[int, Desk] = {}
        self.sides: list[Side] = []
        self.middle: MiddleOfTable | None = None
        self.run = RevealRun(self._lay_out)
        self._laid_for: object = None
        self._laying: Iterator[None] = iter(())
        """What is left of it: whatever is told in the meantime is told of all that lies there."""
        self._lit: dict[Finger, int] = {}
        self._taught: set[tuple[int, str]] = set()
        self._ground = LamplitTable()
        self.add_widget(self._ground)
        self.add_widget(self.cloth)
        self._look_again = Clock.create_trigger(lambda dt: self._follow())
        self._lay_again = Clock.create_trigger(lambda dt: self._lay_out(), -1)
        self.bind(size=self._turned, pos=self._turned)

    @classmethod
    def allows(cls, width: float, height: float, dp: float, seats: int) -> bool:
        return allows(width, height, dp, seats)

    # What the play page asks ------------------------------------------------------------------------------------

    def show_all(
        self, spectator: Scene[View, Move], scenes: dict[int, Scene[View, Move]], at_once: bool = False
    ) -> None:
        self.scene, self.scenes = spectator, scenes
        self.run.time.tell(spectator)
        self._follow()

    def show_all_first(self, spectator: Scene[View, Move], scenes: dict[int, Scene[View, Move]]) -> Iterator[None]:
        self.scene, self.scenes = spectator, scenes
        self.run.time.tell(spectator)
        self._follow_ink()
        if self._is_laid_for(spectator.view):
            return
        self._laying = self._lay(spectator.view)
        for _step in self._laying:  # not "yield from": it does not end where these steps are given up
            yield
        for desk in self._all_desks():
            desk.dress()
            yield
        self._lay_out()

    def put_down(self) -> None:
        for pen in self.pens.values():
            pen.put_down()

    def refused_at(self, seat: int, why: Why) -> None:
        desk = self.desks.get(seat) or next((side for side in self.sides if seat in side.speakers), None)
        if isinstance(desk, Zone):
            desk.hand.back()
        if desk is not None:
            desk.tell(why, desk.center)

    def keepsakes(self) -> list[Keepsake]:
        return best_drawings(self.shown.view, self.inks)

    def hurry(self) -> None:
        self.look_on(len(self.view_of(None).players) + 1, self.center)

    # Asked by what lies on the table --------------------------------------------------------------------------------

    def view_of(self, seat: int | None) -> View:
        """What the place of that seat may show at this moment; without a seat what all may know."""
        scene = self.scene if seat is None else self.scenes.get(seat, self.scene)
        if scene is None:
            raise RuntimeError("nothing is shown yet")
        return scene.view

    @property
    def tokens_at_start(self) -> tuple[int, ...]:
        return sentences.tokens_at_start(self.view_of(None))

    @property
    def token_count(self) -> int:
        return len(self.tokens_at_start)

    def look_on(self, place: int, near: Point) -> None:
        """All go on to that place of the reveal, on both sides and on other tablets."""
        look_on(place, self.choices_of, self.say, near)

    def sentence(self, why: Why) -> str:
        return text.sentence(why, "pictomania")

    def seat_at(self, x: float, y: float) -> int | None:
        """Whose place lies there, on the cloth."""
        return next((seat for seat, desk in self.desks.items() if desk.turn.box.holds(x, y)), None)

    def box_on_sheet(self, seat: int) -> Box:
        """Where a card hangs that may be laid on that seat's sheet."""
        desk = self.desks[seat]
        sheet = desk.places.sheet if isinstance(desk, Zone) else Box(0, 0, desk.width, desk.height)
        h = 72 * Metrics.density
        x, y = desk.to_parent(*sheet.center)
        return Box(x - h * GUESS_CARD / 2, y - h / 2, h * GUESS_CARD, h)

    def light(self, seat: int | None, finger: Finger) -> None:
        """Amber on the sheets over which somebody's card or token hangs."""
        if seat is None:
            self._lit.pop(finger, None)
        else:
            self._lit[finger] = seat
        for number, desk in self.desks.items():
            if isinstance(desk, Zone | ForeignPlace):
                desk.light(number in self._lit.values() and self._lit.get(number) != number)

    def bring_token(self, seat: int, stars: int) -> None:
        desk = self.desks.get(seat)
        if isinstance(desk, Zone):
            desk.take_token(stars)

    def teach(self, desk: Desk, key: str, words: str, about: Box, meant: Sequence[Box]) -> None:
        """Says it once to each place where there is room, in the first match on a device that is played like this."""
        if (desk.me, key) not in self._taught and self.host.is_new(key) and desk.hint_here((words,), about, meant):
            self._taught.add((desk.me, key))

    # Laying out --------------------------------------------------------------------------------------------------

    def _turned(self, *_: object) -> None:
        self._ground.pos, self._ground.size = self.pos, self.size
        self._laid_for = None
        self._lay_again()

    def _lay_out(self) -> None:
        run_all(self._laying)
        if self.scene is None or self.width <= 1 or self.height <= 1:
            return
        view = self.scene.view
        now = self.run.moment(view)  # before it is laid and dressed: what falls due meanwhile is seen next
        if not self._is_laid_for(view):
            run_all(self._lay(view))
        for desk in self._all_desks():
            desk.dress()
        if self.middle is not None:
            self.middle.dress()
        self.run.wait(now)
        self.busy = now.place <= len(view.players)

    def _is_laid_for(self, view: View) -> bool:
        return self._laid_for == (self._kind(view), view.round, tuple(sorted(self.scenes)), tuple(self.size))

    def _kind(self, view: View) -> object:
        """What must be laid out anew if it changes."""
        if view.phase in READING:
            return "words"
        if view.phase == DRAWN_ON:
            return view.phase, view.rack
        if view.phase == "favourite":
            return "favourite"
        return "end", min(self.run.moment(view).place, len(view.players)), self.shown.bots

    def _clear(self) -> None:
        for desk in self._all_desks():
            desk.leave()
        if self.middle is not None and self.middle.tray is not None:
            self.middle.tray.let_go()
        self.host.cover_all()  # a corner that is gone can be let go by nobody
        self.scenes = dict.fromkeys(self.scenes, self.scene) if self.scene is not None else {}
        for layer in (self.cloth, self.air):
            for gone in layer.children:
                let_go_of_pictures(gone)
            layer.clear_widgets()
        self.desks, self.sides, self.middle, self._lit = {}, [], None, {}

    def _lay(self, view: View) -> Iterator[None]:
        """Everything anew, one place after the other."""
        kind = self._kind(view)
        self._laid_for = kind, view.round, tuple(sorted(self.scenes)), tuple(self.size)
        self._clear()
        self.cloth.lie_at(table(self.width, self.height))
        seats = len(view.players)
        made = round_the(*self.cloth.size, Metrics.density, seats, racked=view.phase == DRAWN_ON)
        if view.phase in READING or view.reveal is not None and kind != "favourite":
            yield from self._lay_sides(made)
            return
        for seat, turn in enumerate(made.seats):
            desk = self._desk(kind, turn, seat)
            self.desks[seat] = desk
            self.cloth.add_widget(desk)
            yield
        self.middle = MiddleOfTable(self, made, playing=view.phase == DRAWN_ON)
        self.cloth.add_widget(self.middle)
        self.cloth.add_widget(self.air)

    def _desk(self, kind: object, turn: Turn, seat: int) -> Desk:
        here = seat in self.scenes
        if kind == "favourite":
            return FavouriteVote(self, turn, seat, here)
        return Zone(self, turn, seat) if here else ForeignPlace(self, turn, seat)

    def _lay_sides(self, made: Round) -> Iterator[None]:
        """Both halves of the table show the same, each to those who sit there."""
        wide, half = self.cloth.width, self.cloth.height / 2
        near = [seat for seat, turn in enumerate(made.seats) if turn.angle == 0]
        far = [seat for seat, turn in enumerate(made.seats) if turn.angle == 180]
        for turn, seats in ((Turn(Box(0, 0, wide, half)), near), (Turn(Box(0, half, wide, half), 180), far)):
            side = Side(self, turn, seats)
            self.sides.append(side)  # ink that comes from now on is its own, too
            yield from side.lay_pieces()
            self.cloth.add_widget(side)
            yield

    def _all_desks(self) -> Sequence[Desk]:
        return [*self.desks.values(), *self.sides]

    # Ink -----------------------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Ink and places as the scenes say."""
        if self.scene is not None:
            self._follow_ink()
            self._lay_out()

    def _follow_ink(self) -> None:
        """Every drawing; those of whoever draws here are on their sheets already."""
        view = self.view_of(None)
        drawers = self.scenes if view.phase == DRAWN_ON else {}
        for seat, pen in list(self.pens.items()):
            if seat not in drawers or (pen.drawing is not None and pen.drawing != view.players[seat].drawing):
                pen.close()
                del self.pens[seat]
        for seat in drawers:
            self.pens.setdefault(seat, Pen(self))
        lengths = {player.drawing: player.ink for player in view.players if player.ink}
        if view.phase == "favourite":
            lengths |= {drawn.drawing: drawn.ink for drawn in view.album}
        for pen in self.pens.values():
            if pen.drawing is not None:
                lengths.pop(pen.drawing, None)
        self.inks.follow(lengths)
        for seat, pen in self.pens.items():
            if pen.drawing is None:
                self._open_sheet(seat, pen, view.players[seat].drawing)

    def _open_sheet(self, seat: int, pen: Pen, drawing: int) -> None:
        """A sheet, once all that was drawn on it is here."""
        if not self.host.all_heard(seat):
            self._look_again()
        elif self.inks.whole(drawing):
            pen.open(seat, drawing, self.inks.log(drawing), theme.seat(self.seat(seat).colour).ink)

    def _ink_came(self, drawing: int, ink: bytes) -> None:
        for desk in self._all_desks():
            desk.take_ink(drawing, ink)
        if any(self.view_of(None).players[seat].drawing == drawing for seat in self.pens):
            self._follow()

    def sheet_refused(self) -> None:
        """The table did not take some ink: the sheets are laid anew, that one as the table has it."""
        self._laid_for = None
        self._follow()
