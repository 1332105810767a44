"""A match being played on this tablet: the board, the curtain between its people, pause, and the way to the result."""

import weakref
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from kivy.base import EventLoop
from kivy.clock import Clock, ClockEvent
from kivy.graphics.context import get_context
from kivy.metrics import Metrics
from msgspec import Struct, structs

from app import games
from app.boards import board_of, flat_board_of
from app.boards.board import Board, FlatBoard, Point
from app.boards.question import Way
from app.boards.task import Task
from app.bridge import Scenes
from app.look import sounds, theme
from app.look.bot_names import as_called_here
from app.look.texture_cache import pictures
from app.play.curtain import Curtain
from app.play.flat_tablet import FlatTablet
from app.play.hand_over import HandOver
from app.play.move_queue import MoveQueue
from app.play.passed_tablet import PassedTablet
from app.play.pause import Pauses
from app.play.remote_players import RemotePlayers
from app.play.seen_so_far import SeenSoFar
from app.play.stop_offer import StopOffer
from app.shell import App
from app.tablet import device, garbage
from app.ui.hint_slip import HintLayer
from app.ui.hints import Hint, Hints
from app.ui.in_steps import InSteps
from app.ui.on_canvas import put_back, take_off
from app.ui.page import Page
from app.ui.touch import Finger, Touch
from engine import requests
from engine.gate import Refused
from engine.rules import NO_CHOICES, Choices, Why
from engine.seats import AS_ALL
from engine.table import Answer, AnyScene

STILL_MOVES = 1.0
"""Seconds after which hardly anything on a page that was left is on its way any more."""

A_BREATH = 0.5
"""Seconds from whatever was told until a board may rest."""

LAST_LOOK = 0.9
"""Seconds that a finished board stays before the result is shown."""


class PlayPage(Page):
    """Draws what the bridge tells, for the person who has the tablet now."""

    on_desk = False
    at_table = True

    def __init__(self, app: App, game: str, path: Path | None = None) -> None:
        super().__init__(app)
        self.game = game
        self.path = path
        self.passed_tablet = PassedTablet(stays_open=app.library.settings.keep_hand_open)
        self.flat_tablet = FlatTablet()
        self._first_given: set[str] = set()
        self.flat = False
        """Whether people sit round the tablet, and nobody passes it on."""
        self.board: Board | None = None
        self._built_first = True
        """Whether the board was built before anything was told."""
        self._building: InSteps | None = None
        self._seen = False
        """Whether a board has shown anything yet."""
        self._told_early: list[Scenes] = []
        """What was told before the board was there."""
        self._first: Scenes | None = None
        """What the board is about to show as the first of all."""
        self.faces: dict[int, bytes] = {}
        """Faces that players drew, by seat, in the ink codec."""
        self.curtain: Curtain | None = None
        self._parting: HandOver | None = None
        self.scenes: Scenes | None = None
        self.saying = MoveQueue(lambda seat, move, answered: app.bridge.say(seat, move, answered))
        self._rest = Clock.create_trigger(self._look_for_rest, A_BREATH)
        self._hints = Hints(app.library.settings.known_hints)
        self.hint_layer: HintLayer | None = None
        self._curtain_for: object = None
        self.story = SeenSoFar()
        self._pausing = Pauses(self)
        self._stop_offer = StopOffer(self)
        self._last_look: ClockEvent | None = None
        self.listen(app.bridge.scenes.listen(self._on_scenes))
        self.listen(app.bridge.ink.listen(self._on_ink))
        self.company = RemotePlayers(self)
        device.keep_awake(True)

    # Building -----------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        """A board that nobody has seen yet comes a step a frame, so that no tap waits for all of it."""
        self.put_down()
        self._stop_building()
        if self.scenes is not None:  # perhaps another language is spoken now
            self.scenes = _called_here(self.scenes)
        if self._first is not None:
            self._told_early.insert(0, self._first)
            self._first = None
        self.board = self.curtain = self.hint_layer = None
        steps = self._build()
        if self._seen:
            for _step in steps:
                pass
        else:
            self._building = InSteps(steps)

    def _build(self) -> Iterator[None]:
        kind = (flat_board_of(self.game) if self.flat else None) or board_of(self.game)
        board = kind(self)
        self._built_first = self.scenes is None and not self.flat
        board.bind(busy=lambda *_: self._move_on())
        yield
        yield from board.build()
        board.size = self.size
        yield
        self.board, board.size = board, self.size  # turned meanwhile, perhaps
        self.add_widget(board)
        self.hint_layer = HintLayer(self._hints, board, self._fitting_hints, self._keep_hints, size=self.size)
        self.add_widget(self.hint_layer)
        self.passed_tablet.stays_open = board.turn_stays_open or self.app.library.settings.keep_hand_open
        self.show(at_once=True)
        self._pausing.look()
        self.company.look()
        self._move_on()
        yield
        if not self.app.library.closed:
            self._hear_early()

    def _hear_early(self) -> None:
        early, self._told_early = self._told_early, []
        for scenes in early:
            self._on_scenes(scenes)

    def _stop_building(self) -> None:
        if self._building is not None:
            self._building.stop()
            self._building = None

    def _finish_building(self) -> None:
        while self._building is not None:
            building, self._building = self._building, None
            building.finish()

    def finish_first_look(self) -> None:
        """Somebody wants something of a board of which not all is there."""
        if self._first is not None:
            self._finish_building()

    def arrived(self) -> None:
        if self.scenes is None and self.app.bridge.latest is not None:  # a match elsewhere that has begun already
            self._told_early.append(self.app.bridge.latest)
            self._finish_building()

    def turned(self) -> None:
        """A board lays itself out anew; only the curtain is hung again."""
        self.finish_first_look()
        if self.board is not None:
            self.board.size = self.size
            self._filled_for = tuple(self.size)
            self._hang_curtain()
            self.company.look()

    def left(self) -> None:
        self.put_down()
        self._stop_building()
        self._forget_last_look()
        self._rest.cancel()
        self.app.bridge.close()
        device.keep_awake(False)
        self._let_go_of_board()
        Clock.schedule_once(partial(_give_back, weakref.ref(self), STILL_MOVES))

    def _let_go_of_board(self) -> None:
        """Before the next page is built: both at once would be the most that the app ever takes."""
        self.clear_widgets()
        self.board = self.curtain = self.hint_layer = self._parting = None
        pictures.forget()
        garbage.give_back()
        get_context().gl_dealloc()

    def cover(self) -> None:
        self.put_down()
        if not self.flat:
            self.passed_tablet.cover()
        self.flat_tablet.cover()
        self.show(at_once=True)

    # What is told -----------------------------------------------------------------------------------------------------

    def _on_scenes(self, scenes: Scenes) -> None:
        if self.board is None or self._told_early or self._first is not None:
            self._told_early.append(scenes)
            return
        before, first = self.scenes, self.scenes is None
        scenes = _called_here(scenes)
        scene = scenes.spectator
        people = [seat for seat in scenes.own if scene.bots[seat] is None]
        if first and not self.flat and self._lies_flat(people, scene):
            self.flat = True
            self._told_early.append(scenes)
            self.refill()
            return
        if not first:
            self.scenes = scenes
        self.story.add(scene)
        common = self.board is not None and self.board.is_common(scene)
        if before is not None and not common and _turn_began(people, before.spectator, scene):
            sounds.play("your-turn")
        self.passed_tablet.changed(people, scene.paused_by is not None, scene.waiting, common)
        self.flat_tablet.changed(people, scene.paused_by is not None)
        if first:
            self._begin_with(scenes)
            self._first = scenes
            self._building = InSteps(self._first_look(self.board, scenes))
            return
        garbage.match_goes_on()
        if not EventLoop.touches:
            garbage.tidy(moving=True)
        self._rest()
        self._look()

    def _look(self, at_once: bool = False) -> None:
        self.show(at_once)
        self._look_round()

    def _look_round(self) -> None:
        self._pausing.look()
        self.company.look()
        self._move_on()

    def _first_look(self, board: Board, scenes: Scenes) -> Iterator[None]:
        """What nobody has seen yet comes a step a frame, too; the page has it when all of it is there."""
        self.faces = self._faces(scenes.spectator)
        sees = self._eyes
        if isinstance(board, FlatBoard):
            yield from board.show_all_first(scenes.spectator, self._shown_flat(scenes))
        else:
            scene, me = self._shown(scenes)
            yield from board.show_first(scene, me, self.choices_of.get(me, scene.choices))
        self.scenes, self._first, self._seen = scenes, None, True
        if sees == self._eyes:
            self._board_was_shown()
        else:
            self.show(at_once=True)
        yield
        self._look_round()
        self._hear_early()

    def _begin_with(self, scenes: Scenes) -> None:
        wanted = self.passed_tablet.next_viewer(scenes.spectator.waiting)
        if wanted is not None:
            self.passed_tablet.hand_over(wanted)
        paused_by = scenes.spectator.paused_by
        if paused_by in scenes.own and self.company.lobby is None:  # left in a pause: coming back is playing on
            self.ask(requests.Resume(paused_by))

    def show(self, at_once: bool = False) -> None:
        """The board as the one who has the tablet may see it at this moment."""
        scenes, board = self.scenes, self.board
        if scenes is None or board is None:
            return
        self._seen = True
        self.faces = self._faces(scenes.spectator)
        if isinstance(board, FlatBoard):
            board.show_all(scenes.spectator, self._shown_flat(scenes), at_once)
        else:
            scene, me = self._shown(scenes)
            board.show(scene, me, self.choices_of.get(me, scene.choices), at_once)
        self._board_was_shown()

    def _shown(self, scenes: Scenes) -> tuple[AnyScene, int]:
        """What the one who has the tablet may see, and who that is."""
        passing = self.passed_tablet
        scene = scenes.spectator if passing.sees is None else scenes.own[passing.sees]
        return scene, 0 if passing.viewer is None else passing.viewer

    @property
    def _eyes(self) -> object:
        """Whose secrets may be seen now."""
        return self.passed_tablet.viewer, self.passed_tablet.sees, self.flat_tablet.held

    def _board_was_shown(self) -> None:
        if not self.flat:
            if not self.passed_tablet.covered:
                self.story.seen_by(self.passed_tablet.viewer or 0)
            self._hang_curtain()
        if self.hint_layer is not None:
            self.hint_layer.look()

    # What a board may know (BoardHost) ----------------------------------------------------------------------------

    @property
    def left_handed(self) -> bool:
        return bool(self.app.library.settings.left_hand)

    @property
    def begins(self) -> bool:
        return self.path is None and self._built_first

    @property
    def covers(self) -> bool:
        return self.passed_tablet.shared and not self.app.library.settings.keep_hand_open

    @property
    def choices_of(self) -> dict[int, Choices[Struct]]:
        """Of the people of this tablet; of a covered hand only what names nothing that is in it."""
        scenes = self.scenes or self._first
        if scenes is None:
            return {}
        bots, passing = scenes.spectator.bots, self.passed_tablet
        together = self.flat or passing.common or not passing.shared
        return {
            seat: scene.choices if together or seat == passing.sees else scene.choices.naming_nothing()
            for seat, scene in scenes.own.items()
            if bots[seat] is None
        }

    def all_heard(self, seat: int) -> bool:
        return self.saying.quiet(seat)

    # Flat on the table --------------------------------------------------------------------------------------------

    def _lies_flat(self, people: Sequence[int], scene: AnyScene) -> bool:
        """Decided when the match is begun or gone on with; a match that must be flat is, on any screen."""
        board = flat_board_of(self.game)
        chosen = self.game in self.app.library.settings.flat_games
        if board is None or not games.lies_flat(self.game, scene.variant, len(people), chosen):
            return False
        must = not chosen or games.face_of(self.game).must_lie_flat(scene.variant)
        return must or board.allows(self.width, self.height, Metrics.density, len(scene.seats))

    def _shown_flat(self, scenes: Scenes) -> dict[int, AnyScene]:
        """Each place shows its secrets only while they are held; all else is what everybody may know."""
        scene = scenes.spectator
        people = [seat for seat in scenes.own if scene.bots[seat] is None]
        return {seat: scenes.own[seat] if self.flat_tablet.sees(seat) else scene for seat in people}

    def is_new(self, key: str) -> bool:
        """Whether a hint was never given before this match; from now on it was."""
        if key not in self._first_given and key not in self._hints.known:
            self._first_given.add(key)
            self._keep_hints(tuple(sorted(self._hints.known | self._first_given)))
        return key in self._first_given

    def peek(self, seat: int, finger: Finger) -> None:
        self.flat_tablet.hold(seat, finger)
        self.show()

    def cover_all(self) -> None:
        self.flat_tablet.cover()

    def end_peek(self, seat: int, finger: Finger) -> None:
        self.flat_tablet.let_go(seat, finger)
        self.show()

    def _faces(self, scene: AnyScene) -> dict[int, bytes]:
        faces = {}
        for number, seat in enumerate(scene.seats):
            player = self.app.library.player(seat.player)
            face = player.face if player is not None else self.company.face(number)
            if face:
                faces[number] = face
        return faces

    # The curtain ----------------------------------------------------------------------------------------------------

    def _hang_curtain(self) -> None:
        """Shows or takes away the curtain, as ``passing`` says; one that hangs as it should is left alone."""
        passing, scenes = self.passed_tablet, self.scenes
        task = self._task()
        bots = () if scenes is None else scenes.spectator.bots
        wanted = (passing.viewer, task, bots, tuple(self.size)) if task is not None else None
        if self.curtain is not None and wanted == self._curtain_for:
            if scenes is not None and scenes.spectator.paused_by is not None:
                self.curtain.let_go()
            return
        self._curtain_for = wanted
        if self.curtain is not None:
            self.curtain.let_go()
            self.remove_widget(self.curtain)
            self.curtain = None
        if task is not None and scenes is not None and passing.viewer is not None:
            scene = scenes.spectator
            self.curtain = Curtain(scene.players, passing.viewer, self._faces(scene), task, self._lifted)
            self.curtain.size = self.size
            self.add_widget(self.curtain)
            garbage.tidy()
        if self._parting is not None:  # above the curtain, and as large
            self.remove_widget(self._parting)
            self._parting.size = self.size
            self.add_widget(self._parting)
        self._see_board()

    def _see_board(self) -> None:
        """What lies under a curtain, or under a tablet that is handed on, is not drawn."""
        covers = [cover for cover in (self._parting, self.curtain) if cover is not None and cover.parent is self]
        for place, piece in enumerate(self.children):
            if covers and place > self.children.index(covers[0]):
                take_off(piece, self)
            else:
                put_back(piece, self)

    def _task(self) -> Task | None:
        """What the curtain says, if it is down, to whoever takes the tablet."""
        passing, scenes, board = self.passed_tablet, self.scenes, self.board
        if not passing.covered or scenes is None or board is None or passing.viewer is None:
            return None
        return board.task_of(scenes.spectator, passing.viewer)

    def _lifted(self, finger: Touch) -> None:
        """Held long enough: the board is open, what is secret stays open while the finger holds."""
        passing, board, scenes = self.passed_tablet, self.board, self.scenes
        if board is None or scenes is None or passing.viewer is None:
            return
        passing.lift()
        finger.grab(self)
        passing.hold(finger.uid)
        self._replay(passing.viewer)
        self.show()

    def _replay(self, viewer: int) -> None:
        """What happened since this person last had the tablet, from their side of the table."""
        board, scenes = self.board, self.scenes
        if board is None or scenes is None or not board.replays:
            return
        for number, scene in enumerate(self.story.missed_by(viewer)):
            board.show(scene, viewer, NO_CHOICES, at_once=number == 0)

    @property
    def lifting(self) -> bool:
        return self.passed_tablet.held

    @property
    def parting(self) -> bool:
        return self._parting is not None

    def part(self, ways: Sequence[Way]) -> None:
        def then(way: Callable[[], None]) -> Callable[[], None]:
            def end() -> None:
                self._forget_parting()
                way()

            return end

        if self.board is not None:
            self.board.put_down()
        found = [(words, then(say)) for words, say in ways]
        self._parting = HandOver(found, then(self.show), self._stretch())
        self.passed_tablet.cover()
        self.show(at_once=True)

    def _stretch(self) -> float:
        """How many times the usual time whoever has the tablet may take."""
        viewer, scenes = self.passed_tablet.viewer, self.scenes
        player = None if viewer is None or scenes is None else scenes.spectator.seats[viewer].player
        return self.app.library.settings.time_of(player) / AS_ALL

    def _forget_parting(self) -> None:
        if self._parting is not None:
            self.remove_widget(self._parting)
            self._parting = None
            self._see_board()

    def on_touch_up(self, touch: Touch) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            self.let_go(touch.uid)
            return True
        return bool(super().on_touch_up(touch))

    def hold(self, finger: Finger) -> None:
        self.passed_tablet.hold(finger)
        self.show()

    def let_go(self, finger: Finger) -> None:
        self.passed_tablet.let_go(finger)
        self.show()

    # Hints --------------------------------------------------------------------------------------------------------

    def _fitting_hints(self) -> Sequence[Hint] | None:
        """What the board would hint at; nothing while it is under a curtain or a sheet."""
        if self.board is None or self.scenes is None or self.passed_tablet.covered or self.sheets:
            return None
        return None if self.scenes.spectator.paused_by is not None else self.board.hints()

    def _keep_hints(self, known: tuple[str, ...]) -> None:
        try:
            self.app.library.change(known_hints=known)
        except Refused as refused:
            self.app.tell(refused.why)

    # What is said ---------------------------------------------------------------------------------------------------

    def say(
        self,
        move: Struct,
        near: Point,
        seat: int | None = None,
        answered: Callable[[Answer], None] | None = None,
        again: bool = False,
    ) -> None:
        """A move of that person of this tablet, or of the one who has it."""
        speaker = self.passed_tablet.viewer if seat is None else seat
        scenes = self.scenes or self._first
        if speaker is None or scenes is None or speaker not in scenes.own:
            return

        def heard(answer: Answer) -> None:
            if answer.why is not None and isinstance(self.board, FlatBoard):
                self.board.refused_at(speaker, answer.why)
            elif answer.why is not None and self.board is not None:
                self.board.refused()
                self.app.tell(answer.why, near, self.game)
            if answered is not None:
                answered(answer)

        self.saying.say(speaker, move, heard, again)

    def put_down(self) -> None:
        if self.board is not None:
            self.board.put_down()
        if self._parting is not None:
            self._parting.end()

    def ask_log(self, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        """Ink for the eyes that see at this moment; for nobody else, if others see when it comes."""
        seat = self.passed_tablet.sees
        self.app.bridge.read_log(
            seat, drawing, offset, lambda ink: got(ink if self.passed_tablet.sees == seat else None)
        )

    def _on_ink(self, seat: int | None, drawing: int, offset: int, ink: bytes) -> None:
        if self.board is not None and seat == self.passed_tablet.sees:
            self.board.ink_came(drawing, offset, ink)

    def ask(self, request: requests.Request) -> None:
        """Something for the table itself: pause, a bot, breaking off."""
        self.app.bridge.ask(request, self._asked)

    def _asked(self, answer: Answer) -> None:
        if answer.why is not None:
            self.app.tell(answer.why, None, self.game)

    # Going on -------------------------------------------------------------------------------------------------------

    def _move_on(self) -> None:
        """When nothing moves any more: the tablet goes to the next person, or to the result."""
        scenes, board = self.scenes, self.board
        if scenes is None or board is None or board.busy:
            return
        if self.passed_tablet.common and not board.is_common(scenes.spectator):
            self._look_apart(scenes)
        if scenes.spectator.ended:
            if self._last_look is None:
                self._last_look = Clock.schedule_once(self._go_to_result, LAST_LOOK if theme.motion() else 0)
            return
        wanted = self.passed_tablet.next_viewer(scenes.spectator.waiting)
        if wanted is not None and scenes.spectator.paused_by is None:
            self.passed_tablet.hand_over(wanted)
            self.show()
        self._stop_offer.look()

    def _look_for_rest(self, _dt: float) -> None:
        """What was laid aside is cleared away when nothing moves and nobody touches the screen."""
        if self.board is None or self.board.busy or EventLoop.touches:
            self._rest()
        else:
            garbage.tidy()

    def hand_to(self, seat: int) -> None:
        """Somebody else of this tablet shall do what both may."""
        if self.scenes is not None and seat in self.scenes.own:
            self.passed_tablet.hand_over(seat)
            self.show()

    def _look_apart(self, scenes: Scenes) -> None:
        """What all watched together is over, though nothing new was told."""
        scene = scenes.spectator
        people = [seat for seat in scenes.own if scene.bots[seat] is None]
        self.passed_tablet.changed(people, scene.paused_by is not None, scene.waiting, common=False)
        self.show()

    def _go_to_result(self, dt: float) -> None:
        self._last_look = None
        if self.scenes is not None and self.app.room.page is self:
            scene = self.scenes.spectator
            if scene.result is None:
                self.app.go("home")
            else:
                keepsakes = [] if self.board is None else self.board.keepsakes()
                self.app.room.go_to_table("result", scene=scene, keepsakes=keepsakes)

    def _forget_last_look(self) -> None:
        if self._last_look is not None:
            self._last_look.cancel()
            self._last_look = None

    # Pause and why ----------------------------------------------------------------------------------------------------

    def on_back(self) -> bool:
        if self._building is not None:
            self._building.finish()
        self._pausing.ask()
        return True

    def ask_why(self, seat: int, angle: int = 0) -> None:
        from app.ui.score_lines_sheet import WhySheet

        if self.scenes is not None:
            scene = self.scenes.spectator
            sheet = WhySheet(seat, scene.view.why, [seat.name for seat in scene.seats], self.game)
            sheet.angle = angle
            sheet.lay()

    def ask_pause(self, seat: int | None = None, angle: int = 0) -> None:
        self._pausing.ask(seat, angle)

    def tell(self, why: Why, near: Point | None = None) -> None:
        self.app.tell(why, near, self.game)


def _turn_began(people: Sequence[int], before: AnyScene, now: AnyScene) -> bool:
    """Whether the table waits for a person here for whom it did not wait before."""
    return now.paused_by is None and any(seat in now.waiting and seat not in before.waiting for seat in people)


PAGE = PlayPage


def _give_back(page: "weakref.ref[PlayPage]", later: float, _dt: float) -> None:
    """What still moved or came has held the page for a moment: all is tried again, ever more seldom."""
    pictures.forget()
    garbage.give_back()
    if page() is not None:
        Clock.schedule_once(partial(_give_back, page, 2 * later), later)


def _called_here(scenes: Scenes) -> Scenes:
    """The same with the names that bots have in the language spoken here."""
    seats = as_called_here(scenes.spectator.seats)
    own = {seat: structs.replace(scene, seats=seats) for seat, scene in scenes.own.items()}
    return Scenes(own, structs.replace(scenes.spectator, seats=seats))
