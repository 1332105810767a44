"""A match being played on this tablet: its board, what is told to it and said at it, and the way to the result."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from app.boards import board_of, flat_board_of
from app.boards.board import Board, Point
from app.boards.question import Way
from app.bridge import Scenes
from app.look import sounds
from app.play.board_covers import BoardCovers
from app.play.curtain import Curtain
from app.play.drawn_faces import drawn_faces
from app.play.first_look import FirstLook
from app.play.flat_tablet import FlatTablet
from app.play.given_hints import GivenHints
from app.play.laid_aside import LaidAside, board_went, lies_still, when_gone
from app.play.last_look import LastLook, go_to_result
from app.play.lie_flat import lies_flat
from app.play.passed_tablet import PassedTablet
from app.play.pause import Pauses
from app.play.remote_players import RemotePlayers
from app.play.seen_so_far import SeenSoFar
from app.play.sight import Sight, called_here, people_of, turn_began
from app.play.stop_offer import StopOffer
from app.play.to_table import ToTable
from app.shell import App
from app.tablet import device
from app.ui.hint_slip import HintLayer
from app.ui.hints import Hint
from app.ui.page import Page
from app.ui.touch import Finger, Touch
from engine import requests
from engine.rules import Choices, Why
from engine.table import Answer, AnyScene


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
        self._sight = Sight(self.passed_tablet, self.flat_tablet)
        self.flat = False
        """Whether people sit round the tablet, and nobody passes it on."""
        self.board: Board | None = None
        self._built_first = True
        """Whether the board was built before anything was told."""
        self.first_look = FirstLook(self._hear_kept)
        self.faces: dict[int, bytes] = {}
        """Faces that players drew, by seat, in the ink codec."""
        self.board_covers = BoardCovers(self, self.passed_tablet, self._faces, self._lifted)
        self.scenes: Scenes | None = None
        self._to_table = ToTable(app, game, self._whole_board)
        self.saying = self._to_table.moves
        self.laid_aside = LaidAside(lambda: self.board is None or self.board.busy)
        self._hints = GivenHints(app)
        self.hint_layer: HintLayer | None = None
        self.story = SeenSoFar()
        self._pausing = Pauses(self)
        self._stop_offer = StopOffer(self)
        self._last_look = LastLook(self._go_to_result)
        self.listen(app.bridge.scenes.listen(self._on_scenes))
        self.listen(app.bridge.ink.listen(self._on_ink))
        self.company = RemotePlayers(self)
        device.keep_awake(True)

    # Building -----------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        self.put_down()
        if self.scenes is not None:  # perhaps another language is spoken now
            self.finish_first_look()
            self.scenes = called_here(self.scenes)
        self.board = self.hint_layer = None
        self.board_covers.forget_curtain()
        self.first_look.build(self._build(), at_once=self.scenes is not None)

    def _build(self) -> Iterator[None]:
        yield  # the tap has had its frame
        kind = (flat_board_of(self.game) if self.flat else None) or board_of(self.game)
        board = kind(self)
        self._built_first = self.scenes is None and not self.flat
        board.bind(busy=lambda *_: self._move_on())
        yield
        yield from board.build()
        yield from board.take_size_of(self)
        self.board, board.size = board, self.size  # turned meanwhile, perhaps
        self.add_widget(board)
        self.hint_layer = HintLayer(self._hints.hints, board, self._fitting_hints, self._hints.keep, size=self.size)
        self.add_widget(self.hint_layer)
        self.passed_tablet.stays_open = board.turn_stays_open or self.app.library.settings.keep_hand_open
        self.show(at_once=True)
        self._look_round()
        yield
        if not self.app.library.closed:
            self._hear_early()

    def _hear_kept(self) -> None:
        """Unless the board is still on its way to the first: it hears the rest itself when it is there."""
        if self.board is not None and self.first_look.scenes is None:
            self._hear_early()

    def _hear_early(self) -> None:
        for scenes in self.first_look.take_out():
            self._on_scenes(scenes)

    def finish_first_look(self) -> None:
        """Somebody wants something of a board of which not all is there."""
        if self.first_look.scenes is not None:
            self.first_look.finish()

    def _whole_board(self) -> Board | None:
        self.finish_first_look()
        return self.board

    def arrived(self) -> None:
        if self.scenes is None and self.app.bridge.latest is not None:  # a match elsewhere that has begun already
            self.first_look.keep(self.app.bridge.latest)
            self.first_look.finish()

    def turned(self) -> None:
        """A board lays itself out anew; only the curtain is hung again."""
        self.finish_first_look()
        if self.board is not None:
            self.board.size = self.size
            self._filled_for = tuple(self.size)
            self.board_covers.hang(self.board, self.scenes)
            self.company.turned()

    def left(self) -> None:
        self.put_down()
        self.first_look.stop()
        self._last_look.stop()
        self.laid_aside.stop()
        self.app.bridge.close()
        device.keep_awake(False)
        lies_still(self)
        self.clear_widgets()
        self.board = self.hint_layer = None
        self.board_covers.forget()
        board_went()
        when_gone(self)

    def cover(self) -> None:
        self.put_down()
        if not self.flat:
            self.passed_tablet.cover()
        self.flat_tablet.cover()
        self.show(at_once=True)

    # What is told -----------------------------------------------------------------------------------------------------

    def _on_scenes(self, scenes: Scenes) -> None:
        if self.board is None or self.first_look.keeps:
            self.first_look.keep(scenes)
            return
        self.first_look.shown()
        before, first = self.scenes, self.scenes is None
        scenes = called_here(scenes)
        scene, people = scenes.spectator, people_of(scenes)
        if first and not self.flat and lies_flat(self.game, scene, len(people), self.app.library.settings, self.size):
            self.flat = True
            self.first_look.keep(scenes)
            self.refill()
            return
        if not first:
            self.scenes = scenes
        self.story.add(scene)
        common = self.board is not None and self.board.is_common(scene)
        if before is not None and not common and turn_began(people, before.spectator, scene):
            sounds.play("your-turn")
        self.passed_tablet.changed(people, scene.paused_by is not None, scene.waiting, common)
        self.flat_tablet.changed(people, scene.paused_by is not None)
        if first:
            self._begin_with(scenes)
            self.first_look.begin(scenes, self._show_first(self.board, scenes))
            return
        self.laid_aside.match_goes_on()
        self.show()
        self._look_round()

    def _look_round(self) -> None:
        self._pausing.look()
        self.company.look()
        self._move_on()

    def _show_first(self, board: Board, scenes: Scenes, missed: Sequence[AnyScene] = ()) -> Iterator[None]:
        """What nobody has seen yet comes a step a frame, too; the page has it when all of it is there."""
        self.faces = self._faces(scenes.spectator)
        sees = self._sight.eyes
        yield from self._sight.show_first(board, scenes, missed)
        if not self.flat:
            yield from self.board_covers.make_ready(board, scenes)
        yield
        self.scenes = scenes
        self.first_look.end()
        if sees == self._sight.eyes:
            self._board_was_shown(board)
        else:  # what others did goes on being shown
            self.show()
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
        if self.scenes is None or self.board is None:
            return
        self.finish_first_look()  # of what lies under a curtain that was just lifted; more may have been told since
        scenes, board = self.scenes, self.board
        self.faces = self._faces(scenes.spectator)
        self._sight.show(board, scenes, at_once)
        self._board_was_shown(board)

    def _board_was_shown(self, board: Board) -> None:
        if not self.flat:
            if not self.passed_tablet.covered:
                self.story.seen_by(self.passed_tablet.viewer or 0)
            self.board_covers.hang(board, self.scenes)
        if self.hint_layer is not None:
            self.hint_layer.look()

    def _faces(self, scene: AnyScene) -> dict[int, bytes]:
        return drawn_faces(scene, self.app.library, self.company)

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
        """Of the people of this tablet, as far as their hands may be seen now."""
        scenes = self.scenes or self.first_look.scenes
        return {} if scenes is None else self._sight.choices_of(scenes, self.flat)

    def all_heard(self, seat: int) -> bool:
        return self.saying.quiet(seat)

    def is_new(self, key: str) -> bool:
        return self._hints.is_new(key)

    # Hands that are held open --------------------------------------------------------------------------------------

    def on_touch_down(self, touch: Touch) -> bool:
        self.finish_first_look()
        return bool(super().on_touch_down(touch))

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

    def peek(self, seat: int, finger: Finger) -> None:
        self.flat_tablet.hold(seat, finger)
        self.show()

    def cover_all(self) -> None:
        self.flat_tablet.cover()

    def end_peek(self, seat: int, finger: Finger) -> None:
        self.flat_tablet.let_go(seat, finger)
        self.show()

    # Over the board -------------------------------------------------------------------------------------------------

    @property
    def curtain(self) -> Curtain | None:
        return self.board_covers.curtain

    def _lifted(self, finger: Touch) -> None:
        """Held long enough: the board is open, what is secret stays open while the finger holds."""
        passing, board, scenes = self.passed_tablet, self.board, self.scenes
        if board is None or scenes is None or passing.viewer is None:
            return
        passing.lift()
        finger.grab(self)
        passing.hold(finger.uid)
        self.first_look.begin(scenes, self._show_first(board, scenes, self.story.missed_by(passing.viewer)))

    @property
    def lifting(self) -> bool:
        return self.passed_tablet.held

    @property
    def parting(self) -> bool:
        return self.board_covers.hand_over is not None

    def part(self, ways: Sequence[Way]) -> None:
        if self.board is not None:
            self.board.put_down()
        self.board_covers.part(ways, self.show, self.scenes, self.app.library.settings)
        self.passed_tablet.cover()
        self.show(at_once=True)

    def _fitting_hints(self) -> Sequence[Hint] | None:
        """What the board would hint at; nothing while it is under a curtain or a sheet."""
        if self.board is None or self.scenes is None or self.passed_tablet.covered or self.sheets:
            return None
        if self.first_look.scenes is not None:  # the curtain still hangs
            return None
        return None if self.scenes.spectator.paused_by is not None else self.board.hints()

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
        scenes = self.scenes or self.first_look.scenes
        if speaker is not None and scenes is not None and speaker in scenes.own:
            self._to_table.say(speaker, move, near, answered, again)

    def ask(self, request: requests.Request) -> None:
        self._to_table.ask(request)

    def tell(self, why: Why, near: Point | None = None) -> None:
        self._to_table.tell(why, near)

    def put_down(self) -> None:
        if self.board is not None:
            self.board.put_down()
        self.board_covers.put_down()

    def ask_log(self, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        """Ink for the eyes that see at this moment; for nobody else, if others see when it comes."""
        seat = self.passed_tablet.sees
        self.app.bridge.read_log(
            seat, drawing, offset, lambda ink: got(ink if self.passed_tablet.sees == seat else None)
        )

    def _on_ink(self, seat: int | None, drawing: int, offset: int, ink: bytes) -> None:
        if self.board is not None and seat == self.passed_tablet.sees:
            self.board.ink_came(drawing, offset, ink)

    # Going on -------------------------------------------------------------------------------------------------------

    def _move_on(self) -> None:
        """When nothing moves any more: the tablet goes to the next person, or to the result."""
        scenes, board = self.scenes, self.board
        if scenes is None or board is None or board.busy or self.first_look.scenes is not None:
            return
        if self.passed_tablet.common and not board.is_common(scenes.spectator):
            self._look_apart(scenes)
        if scenes.spectator.ended:
            self._last_look.begin()
            return
        wanted = self.passed_tablet.next_viewer(scenes.spectator.waiting)
        if wanted is not None and scenes.spectator.paused_by is None:
            self.passed_tablet.hand_over(wanted)
            self.show()
        self._stop_offer.look()

    def hand_to(self, seat: int) -> None:
        """Somebody else of this tablet shall do what both may."""
        if self.scenes is not None and seat in self.scenes.own:
            self.passed_tablet.hand_over(seat)
            self.show()

    def _look_apart(self, scenes: Scenes) -> None:
        """What all watched together is over, though nothing new was told."""
        scene = scenes.spectator
        self.passed_tablet.changed(people_of(scenes), scene.paused_by is not None, scene.waiting, common=False)
        self.show()

    def _go_to_result(self) -> None:
        if self.scenes is not None and self.app.room.page is self:
            go_to_result(self.app, self.scenes.spectator, self.board)

    # Pause and why ----------------------------------------------------------------------------------------------------

    def on_back(self) -> bool:
        self.first_look.finish_steps()
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


PAGE = PlayPage
