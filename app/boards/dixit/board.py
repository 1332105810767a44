"""The Dixit board: what is laid out in each phase, and what it remembers while one person has the tablet."""

from collections.abc import Iterator, Sequence

from kivy.clock import Clock

from app.boards.best_card import BestCard
from app.boards.board import Board, BoardHost, Keepsake
from app.boards.dixit import hints, sentences, tasks
from app.boards.dixit.hand import HandTable
from app.boards.dixit.open_table import OpenTable
from app.boards.dixit.phase import Table
from app.boards.dixit.points import PointsTable
from app.boards.dixit.reveal import RevealTable
from app.boards.dixit.vote_phase import VoteTable
from app.boards.lamplit import LamplitTable
from app.boards.task import Task
from app.look.box import Box
from app.ui.hints import Hint
from app.ui.in_steps import run_all
from engine.games.dixit.moves import Move
from engine.games.dixit.state import ON_TABLE, REVEALED
from engine.games.dixit.view import View
from engine.rules import NO_CHOICES, Choices
from engine.table import Scene


class DixitBoard(Board[View, Move]):
    """A table in the night; on it a hand, the cards that were given, the reveal, the points, or all round it."""

    turn_stays_open = True
    replays = False

    def __init__(self, host: BoardHost) -> None:
        super().__init__(host)
        self.me = 0
        self.choices: Choices[Move] = NO_CHOICES
        self.table: Table | None = None
        self.looked_at: str | None = None
        """The card of the open hand that is shown large."""
        self.drawn: str | None = None
        """The card that has just come for one that was swapped."""
        self.draft: str | None = None
        """A clue that is being written, and not told yet."""
        self.voted_in: int | None = None
        """The round in which whoever has the tablet has said all their votes, told yet or not."""
        self._laid_for: object = None
        self._laying: Iterator[None] = iter(())
        """What is left of it: whatever is told in the meantime is told of all that lies there."""
        self._page = "cards"
        self._seen: set[tuple[str, int]] = set()
        """Which rounds' cards and points have been told before these eyes."""
        self._best = BestCard()
        self._ground = LamplitTable()
        self.add_widget(self._ground)
        self._lay_again = Clock.create_trigger(lambda dt: self._lay_out(), -1)
        self.bind(size=self._turned, pos=self._turned)

    # What the play page asks ----------------------------------------------------------------------------------------

    def head(self) -> Box | None:
        return None if self.table is None else self.table.head

    def show(self, scene: Scene[View, Move], me: int, choices: Choices[Move], at_once: bool = False) -> None:
        self._take(scene, me, choices, at_once)
        self._lay_out()

    def show_first(self, scene: Scene[View, Move], me: int, choices: Choices[Move]) -> Iterator[None]:
        self._take(scene, me, choices, at_once=True)
        self._laying = self._lay_anew()
        for _step in self._laying:  # not "yield from": it does not end where these steps are given up
            yield
        yield
        self._lay_out()
        yield

    def _take(self, scene: Scene[View, Move], me: int, choices: Choices[Move], at_once: bool) -> None:
        before = self.scene
        self.scene, self.me, self.choices = scene, me, choices
        if before is None or scene.view.seat is None or before.view.seat != scene.view.seat:
            self.looked_at = self.voted_in = self.drawn = None
        elif scene.view.swapped != before.view.swapped:
            self._see_drawn(before.view, scene.view)
        if before is None or (before.view.round, before.view.phase) != (scene.view.round, scene.view.phase):
            self.draft, self._page = None, "cards"
            if scene.view.phase == "over":
                self._page = "points"
        self._see_votes(scene.view)
        if scene.view.phase in REVEALED and (before is None or at_once):
            self._seen |= {("cards", scene.view.round), ("points", scene.view.round)}

    def _see_votes(self, view: View) -> None:
        if view.reveal is not None:
            clue = sentences.quoted_clue(view, self.names) if sentences.is_written(view) else ""
            for laid in view.reveal.cards:
                self._best.see(laid.card, len(laid.votes), clue, laid.seat)

    def _see_drawn(self, before: View, now: View) -> None:
        """Whoever has swapped a card looks at the new one."""
        new = [card for card in now.hand if card not in before.hand]
        if len(new) == 1 and len(now.hand) == len(before.hand):
            self.drawn = self.looked_at = new[0]

    @staticmethod
    def task(view: View, names: Sequence[str], seat: int) -> Task:
        return tasks.task_of(view, names, seat)

    def is_common(self, scene: Scene[View, Move]) -> bool:
        """A clue to unseen hands (D13), and the reveal: nothing of it is secret."""
        view = scene.view
        return view.phase in REVEALED or (view.variant == "party" and view.phase in ("idea", "telling"))

    def refused(self) -> None:
        if self.table is not None:
            self.table.drop()
        if self.voted_in is not None:
            self.voted_in, self._laid_for = None, None
            self._lay_again()

    def hints(self) -> list[Hint]:
        return hints.fitting(self)

    def keepsakes(self) -> list[Keepsake]:
        return self._best.keepsakes()

    def hurry(self) -> None:
        if self.table is not None:
            self.table.hurry()

    # Asked by what lies on the table --------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        view: View = self.shown.view
        return view

    # The reveal has two pages ---------------------------------------------------------------------------------------

    def seen_reveal(self) -> bool:
        """Whether it was told before these eyes whose the cards are."""
        return ("cards", self.view.round) in self._seen

    def seen_points(self) -> bool:
        return ("points", self.view.round) in self._seen

    def remember_reveal(self) -> None:
        self._seen.add(("cards", self.view.round))
        self.busy = False

    def remember_points(self) -> None:
        self._seen.add(("points", self.view.round))
        self.busy = False

    def show_points(self) -> None:
        self._page = "points"
        self._lay_out()

    def show_cards(self) -> None:
        self._page = "cards"
        self._lay_out()

    # Laying out -----------------------------------------------------------------------------------------------------

    def _turned(self, *_: object) -> None:
        self._ground.pos, self._ground.size = self.pos, self.size
        self._laid_for = None
        self._lay_again()

    def _lay_out(self) -> None:
        run_all(self._laying)
        run_all(self._lay_anew())
        if self.table is not None:
            self.table.dress()
            self.busy = self.table.moving

    def _lay_anew(self) -> Iterator[None]:
        """Another table, if it is another one; there when all lies on it."""
        if self.scene is None or self.width <= 1 or self.height <= 1:
            return
        wanted = self._kind()
        if wanted != self._laid_for or self.table is None:
            self._laid_for = wanted
            if self.table is not None:
                self.table.leave()
                self.remove_widget(self.table)
            self.table = self._made()
            yield
            yield from self.table.lay_pieces()
            yield
            self.add_widget(self.table)

    def _kind(self) -> object:
        """What must be laid out anew if it changes."""
        view = self.view
        same = view.round, tuple(self.size), self.left_handed, self.me, view.seat
        if view.phase in REVEALED:
            return "reveal", self._page, self.shown.bots, same
        bots = () if view.hand else self.shown.bots  # with an open hand nobody else is seen
        return view.phase, view.hand, view.clue, view.vote, view.red, self._kinds(), bots, same

    def _kinds(self) -> frozenset[tuple[int, type]]:
        """Who of this tablet may say what now; where somebody has the tablet, only what bears upon them."""
        partner = None if self.scene is None else sentences.partner_of(self.view, self.me)
        open_hand = self.view.seat is not None
        asked = {self.me, partner} if open_hand else set(self.choices_of)
        return frozenset(
            [(seat, type(move)) for seat, may in self.choices_of.items() if seat in asked for move in may.all()]
        )

    def _made(self) -> Table:
        view = self.view
        if view.reveal is not None:
            return (PointsTable if self._page == "points" else RevealTable)(self, view.reveal)
        if view.phase in ON_TABLE:
            return VoteTable(self)
        return HandTable(self) if view.hand else OpenTable(self)


BOARD = DixitBoard
