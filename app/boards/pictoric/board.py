"""The Pictoric board: track, players and stage as a scene says, the dice before a turn, and the reveal after it."""

from collections.abc import Iterator, Sequence
from time import monotonic

from kivy.clock import Clock
from kivy.metrics import Metrics

from app.boards.best_card import BestCard
from app.boards.board import Board, BoardHost, Keepsake
from app.boards.pictoric import hints, sentences, tasks
from app.boards.pictoric.cards import CardStage
from app.boards.pictoric.dice_roll import DiceRoll
from app.boards.pictoric.dice_shown import is_untouched, throws
from app.boards.pictoric.forfeit import Explained
from app.boards.pictoric.furniture import Furniture
from app.boards.pictoric.head_and_foot import Foot, Head
from app.boards.pictoric.layout import Arrangement, arrange
from app.boards.pictoric.moment import TOGETHER, Moment, moment
from app.boards.pictoric.player_actions import PlayerActions
from app.boards.pictoric.reveal_show import Show
from app.boards.question import Way
from app.boards.task import Task
from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.ui.hints import Hint
from app.ui.in_steps import run_all
from app.ui.touch import Touch
from engine.games.pictoric.moves import Discard, Move, Ready
from engine.games.pictoric.view import View
from engine.rules import NO_CHOICES, Choices
from engine.table import Answer, Scene

SETTLE = 0.3
"""Seconds for which a stage that was just laid takes no touch: the second of a double tap was meant for another."""


class PictoricBoard(Board[View, Move]):
    """Layers from below to above: cloth, track and players, stage, words and buttons, what lies over everything."""

    turn_stays_open = True
    replays = False

    def __init__(self, host: BoardHost) -> None:
        super().__init__(host)
        self.me = 0
        self.choices: Choices[Move] = NO_CHOICES
        self.moment = Moment("over", ())
        self.places: Arrangement = arrange(1280, 800, 1, 3)
        self.actions = PlayerActions(self)
        self.stage = CardStage(self, self.actions.look)
        self.dice_roll: DiceRoll | None = None
        self.show_of_turn = Show(self._next_step)
        self._explained: Explained | None = None
        self._explained_turn = 0
        self._head, self.foot = Head(), Foot()
        self.furniture = Furniture(self)
        self._rolled_turn = 0
        self._gone_on = 0
        self._left = False
        self._began: tuple[int, str, int, int | None] | None = None
        self._best = BestCard()
        self._laid: object = None
        self._laid_at = 0.0
        for widget in (self.furniture, self.stage, self._head, self.foot, self.furniture.buttons):
            self.add_widget(widget)
        self._again = Clock.create_trigger(lambda dt: self._turned(), -1)
        self.bind(size=self._again, pos=self._again)

    # What the play page asks ---------------------------------------------------------------------------------------

    def head(self) -> Box | None:
        return self.places.under_a_word(Metrics.density)

    def show(self, scene: Scene[View, Move], me: int, choices: Choices[Move], at_once: bool = False) -> None:
        self._take(scene, me, choices)
        self.dress()

    def show_first(self, scene: Scene[View, Move], me: int, choices: Choices[Move]) -> Iterator[None]:
        self._take(scene, me, choices)
        yield from self._steps()

    def _take(self, scene: Scene[View, Move], me: int, choices: Choices[Move]) -> None:
        first = self.scene is None
        due = self._rolls_due(scene.view)
        self.scene, self.me, self.choices = scene, me, choices
        self._begin_anew()
        if due and self.choices_of:  # with nobody here to flick them, dice are not waited for
            self.dice_roll = DiceRoll(self, scene.view, throws(scene.view))
        self._see_votes(scene.view)
        self._rolled_turn = scene.view.turn
        self.show_of_turn.follow(scene.view, at_once=first or not theme.motion())

    def _see_votes(self, view: View) -> None:
        if view.reveal is None:
            return
        words = _("“{words}”", words=view.told.text) if view.told is not None and view.told.text else ""
        for sector, (card, owner) in enumerate(zip(view.sectors, view.reveal.owners, strict=True), start=1):
            self._best.see(card, view.reveal.votes.count(sector), words, owner)

    @staticmethod
    def task(view: View, names: Sequence[str], seat: int) -> Task:
        return tasks.task_of(view, names, seat)

    def is_common(self, scene: Scene[View, Move]) -> bool:
        view = scene.view
        if self.dice_roll is not None or self._rolls_due(view) or view.phase in TOGETHER - {"reveal"}:
            return True
        return view.phase == "reveal" and not _leader_alone_is_late(scene)

    def put_down(self) -> None:
        self.actions.close()

    def refused(self) -> None:
        self.stage.put_back()
        self.dress()

    def hints(self) -> Sequence[Hint]:
        return hints.fitting(self)

    def keepsakes(self) -> list[Keepsake]:
        return self._best.keepsakes()

    def hurry(self) -> None:
        if self.scene is None:
            return
        if self.dice_roll is not None:
            self.dice_roll.finish()
            self._end_rolling()
        self._left = self.view.phase == "over"
        self.show_of_turn.finish()
        self.dress()

    # What is shown -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        view: View = self.shown.view
        return view

    def _rolls_due(self, view: View) -> bool:
        """Whether dice were rolled for this turn that nobody has seen yet."""
        if view.turn == self._rolled_turn or not throws(view):
            return False
        return self.scene is not None or (self.host.begins and is_untouched(view))

    def _begin_anew(self) -> None:
        """What was begun belongs to one player in one phase, and lies open only while that player looks."""
        if self.scene is None:
            return
        view = self.view
        began = view.turn, view.phase, self.me
        if self._began is not None and self._began[:3] != began:
            self.actions.forget()
        elif self._began is not None and self._began[3] != self.scene.seat:
            self.actions.close()
        self._began = (*began, self.scene.seat)

    @property
    def discards_now(self) -> bool:
        """The leader has seen the reveal and still owes a card."""
        if self.scene is None or not self.view.discarding or self.scene.seat != self.view.leader:
            return False
        return len(self.choices_of) > 1 or self._gone_on == self.view.turn

    # Laying out ----------------------------------------------------------------------------------------------------

    def _turned(self) -> None:
        self.actions.close()
        self.dress()

    def dress(self) -> None:
        """Everything as it is now."""
        run_all(self._steps())

    def _steps(self) -> Iterator[None]:
        if self.scene is None or self.width <= 1 or self.height <= 1:
            return
        view = self.scene.view
        self.moment = moment(view, self.scene.seat, self.choices_of, self.discards_now)
        yield from self._lay_out(view)
        looked_at = view.phase == "over" and not self._left and bool(self.choices_of)
        self.busy = self.dice_roll is not None or self.show_of_turn.runs or looked_at
        yield from self.furniture.dress()

    def _lay_out(self, view: View) -> Iterator[None]:
        title, note = self._words()
        written = (
            self.dice_roll is None and sentences.is_written(view.told) and title == sentences.association(view, "")
        )
        self._arrange(title, note, written)
        yield
        self._head.show(self.places.head, title, note, written)
        yield
        yield from self._lay_stage()
        yield
        self.foot.show(self.places.foot, self._ways())

    def _arrange(self, title: str, note: str, written: bool) -> None:
        size = self.width, self.height, Metrics.density, len(self.view.players)
        around = self.left_handed, self._has_foot, self.view.forfeits, self._looked_at
        wide = arrange(*size, 0, *around).head.w
        self.places = arrange(*size, Head.wants(title, note, written, wide), *around)
        if self.furniture.arrange(self.places) and self.show_of_turn.hops:
            self.show_of_turn.finish()

    @property
    def _has_foot(self) -> bool:
        """Whether a button may come below the stage; else the cards are larger."""
        return self.dice_roll is not None or not (
            self.moment.kind in ("giving", "voting", "discard") or self._only_looks
        )

    @property
    def _looked_at(self) -> int:
        """How many pictures all eyes are on, while no pawn goes and no die rolls.

        Held upright, a screen has room for the track until there are dice on them, and a button below.
        """
        kind = self.moment.kind
        still = self.dice_roll is None and self.show_of_turn.walk is None and kind != "over"
        seen = still and (kind == "reveal" or self.width > self.height)
        return len([face for face in self.moment.faces if face.id is not None]) if seen else 0

    @property
    def _only_looks(self) -> bool:
        """The leader still looks for the picture to which the hidden die will point, or all wait for the leader."""
        chooses = not self.view.closed and self.actions.die_on is None
        return self.moment.kind == "telling" and (chooses or self.moment.actor is None)

    def _lay_stage(self) -> Iterator[None]:
        laid = self._laid_kind()
        if laid != self._laid:
            self._laid, self._laid_at = laid, monotonic()
        stage = self.places.stage
        for widget in (self.stage, self.dice_roll):
            if (
                widget is not None
                and widget.parent is not None
                and (widget is self.stage) == (self.dice_roll is not None)
            ):
                self.remove_widget(widget)
        if self.dice_roll is not None:
            self._explain_on_stage(stage)
            rolled = self.dice_roll
            yield from rolled.lay(stage)
            if rolled.parent is None and rolled is self.dice_roll:
                self.add_widget(rolled, index=self.children.index(self._head) + 1)
            return
        if self.stage.parent is None:
            self.add_widget(self.stage, index=self.children.index(self._head) + 1)
        self.stage.show(stage, self.moment)
        self._mark_cards()
        self._explain_on_stage(stage)

    def _explain_on_stage(self, stage: Box) -> None:
        """No cards lie there while a theme is named."""
        wanted = self.moment.kind == "theme" and self.dice_roll is None
        if self._explained is not None and (not wanted or self._explained_turn != self.view.turn):
            self.remove_widget(self._explained)
            self._explained = None
        if wanted and self._explained is None:
            self._explained, self._explained_turn = Explained(self.view, self.names), self.view.turn
            self.add_widget(self._explained, index=self.children.index(self._head) + 1)
        if self._explained is not None:
            self._explained.lay(stage)

    def _laid_kind(self) -> object:
        if self.dice_roll is not None:
            return self.view.turn, "rolling"
        return self.view.turn, self.moment.kind, self.moment.actor

    def _mark_cards(self) -> None:
        """Dice that were set, and one's own card."""
        view, scene = self.view, self.scene
        if scene is None:
            return
        sight = self.show_of_turn.sight if self.moment.kind in ("reveal", "over") else None
        sees = scene.seat
        mine = None
        if sees is not None and sight is None and self.moment.kind in ("telling", "voting"):
            waiting = self.moment.faces[self.stage.sent].sector if self.stage.sent is not None else None
            leads = self.actions.die_on or (view.die if view.phase == "voting" else None)
            sector = leads if sees == view.leader else view.vote or waiting
            mine = (sector, view.own, self.seat(sees))
        self.stage.mark(view, scene.players, sight, mine)

    # Words and buttons ---------------------------------------------------------------------------------------------

    def _words(self) -> sentences.Said:
        scene = self.scene
        if scene is None:
            return "", ""
        if self.dice_roll is not None:
            return self.dice_roll.said()
        view, moment = self.view, self.moment
        if moment.kind == "telling" and moment.actor is not None and self.actions.die_on is not None:
            return sentences.die_points(view, self.actions.die_on)
        title, note = sentences.now(view, moment, self.names, scene.waiting)
        step = self.show_of_turn.step
        if step is not None:
            return title, sentences.step_sentence(step, view, self.names)
        if moment.kind == "reveal" and self.show_of_turn.runs:
            return title, ""
        if moment.kind == "reveal" and moment.actor is None and not self.discards_late:
            note = f"{note} · {sentences.waits(self.names, scene.waiting)}"
        return title, note

    @property
    def discards_late(self) -> bool:
        """I lead, play alone here, and have to give up a card when I have seen the reveal."""
        moves = self.choices_of[self.me].moves if self.me in self.choices_of else ()
        return len(self.choices_of) == 1 and any(isinstance(move, Discard) for move in moves)

    def _ways(self) -> Sequence[Way]:
        if self.dice_roll is not None:
            return self._ways_after_rolling(self.dice_roll)
        if self.show_of_turn.runs or self.stage.sent is not None:
            return ()
        if self.moment.kind == "over":
            return ((_("To the result"), self._leave),)
        if self.moment.kind == "reveal" and self.discards_late:
            return ((_("Go on"), self._go_on),)
        return self.actions.ways()

    def _ways_after_rolling(self, rolling: DiceRoll) -> Sequence[Way]:
        if rolling.all_landed and not self.show_of_turn.hops:
            return ((_("Go on"), self._end_rolling),)
        return ((_("Roll again"), self._roll_again),) if rolling.landed and not rolling.all_landed else ()

    def _leave(self) -> None:
        self._left = True
        self.dress()

    def _go_on(self) -> None:
        self._gone_on = self.view.turn
        self.dress()

    def said_discard(self, answer: Answer) -> None:
        """With the card given up the leader has seen everything."""
        if answer.why is None and self.scene is not None:
            self.say(Ready(), self.places.foot.center, self.view.leader)

    # Dice before a turn --------------------------------------------------------------------------------------------

    def _roll_again(self) -> None:
        if self.dice_roll is not None:
            self.dice_roll.go_on()
            self.dress()

    def dice_lie_still(self, rolling: DiceRoll) -> None:
        """What was rolled is told; a lucky or unlucky pawn goes its way at once."""
        walk = None if self.view.forfeit is None else self.view.forfeit.walk
        if rolling.all_landed and walk is not None and walk.start != walk.end:
            cells = tuple([player.cell for player in rolling.view.players])
            self.show_of_turn.hop(self.furniture.track, walk, cells, self.dress)
        self.dress()

    def _end_rolling(self) -> None:
        if self.dice_roll is not None:
            self.dice_roll.stop()
            self.remove_widget(self.dice_roll)
            self.dice_roll = None
            if self.view.phase == "over" and self.view.reveal is None:
                self._left = True  # a lucky roll has won, and all have seen it
            self.dress()

    # The reveal ----------------------------------------------------------------------------------------------------

    def _next_step(self) -> None:
        """The reveal has come a step further: the pawn of this step hops, everything else is there at once."""
        walk, sight = self.show_of_turn.walk, self.show_of_turn.sight
        if walk is not None and sight is not None:
            run_all(self._lay_out(self.view))  # the track, where cards lay alone
            cells = list(sight.cells)
            cells[walk.seat] = walk.start
            self.furniture.track.stand(tuple(cells))
            self.show_of_turn.hop(self.furniture.track, walk, sight.cells, self.dress)
        self.dress()

    # Touches -------------------------------------------------------------------------------------------------------

    @property
    def attentive(self) -> bool:
        """What lies on the stage has lain there long enough to be touched."""
        return monotonic() - self._laid_at >= SETTLE

    def on_touch_down(self, touch: Touch) -> bool:
        over = self.actions.over
        if over is not None:
            if not over.on_touch_down(touch):
                self.actions.close()
            return True
        if self.places.pause.holds(*touch.pos):
            return bool(super().on_touch_down(touch))
        if self.show_of_turn.runs and self.dice_roll is None:
            self.show_of_turn.finish()
            self.dress()
            return True
        if not self.attentive and not self.places.track.holds(*touch.pos):
            return True
        return bool(super().on_touch_down(touch))


def _leader_alone_is_late(scene: Scene[View, Move]) -> bool:
    """Everybody else has seen the reveal, and the leader, a person, still has to give up a card."""
    view = scene.view
    if not view.discarding or view.leader is None or scene.bots[view.leader] is not None:
        return False
    people = [seat for seat, bot in enumerate(scene.bots) if bot is None and seat != view.leader]
    return all(view.players[seat].ready for seat in people)


BOARD = PictoricBoard
