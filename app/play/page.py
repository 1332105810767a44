"""A match being played on this tablet: the board, the curtain between its people, pause, and the way to the result."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.metrics import Metrics

from app import games
from app.boards import board_of, flat_board_of
from app.boards.board import Board, FlatBoard, Point
from app.bridge import Told
from app.look import sounds, theme
from app.play.curtain import Curtain
from app.play.flat_tablet import Peeking
from app.play.move_queue import Saying
from app.play.passed_tablet import Passing
from app.play.pause import Pausing
from app.play.remote_players import Company
from app.play.seen_so_far import Story
from app.play.stop_offer import StopOffer
from app.tablet import device
from app.ui.hint_slip import HintLayer
from app.ui.hints import Hint, Hints
from app.ui.page import Page
from engine import requests
from engine.gate import Refused
from engine.rules import Why
from engine.table import Answer, Scene

LAST_LOOK = 0.9
"""Seconds that a finished board stays before the result is shown."""


class PlayPage(Page):
    """Draws what the bridge tells, for the person who has the tablet now."""

    on_desk = False
    at_table = True

    def __init__(self, app: Any, game: str, path: Path | None = None) -> None:
        super().__init__(app)
        self.game = game
        self.path = path
        self.passing = Passing(stays_open=app.library.settings.keep_hand_open)
        self.peeking = Peeking()
        self._first_given: set[str] = set()
        self.flat = False
        """Whether people sit round the tablet, and nobody passes it on."""
        self.board: Board | None = None
        self.curtain: Curtain | None = None
        self.told: Told | None = None
        self.saying = Saying(lambda seat, move, answered: app.bridge.say(seat, move, answered))
        self._hints = Hints(app.library.settings.known_hints)
        self.hint_layer: HintLayer | None = None
        self._curtain_for: Any = None
        self.story = Story()
        self._pausing = Pausing(self)
        self._stop_offer = StopOffer(self)
        self._last_look: Any = None
        self.app.bridge.told = self._on_told
        self.app.bridge.ink_told = self._on_ink
        self.company = Company(self)
        device.keep_awake(True)

    # Building -----------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        self.put_down()
        board: Board = (flat_board_of if self.flat else board_of)(self.game)()
        self.board, self.curtain = board, None
        board.left_handed = self.app.library.settings.left_hand
        board.begins = self.path is None and self.told is None
        board.say, board.hold, board.let_go = self._say, self._hold, self._let_go
        board.ask_log, board.all_heard = self._ask_log, self.saying.quiet
        board.tell = lambda why, near: self.app.tell(why, near, self.game)
        board.ask_why, board.ask_pause, board.hand_to = self._ask_why, self._pausing.ask, self._hand_to
        if isinstance(board, FlatBoard):
            board.peek, board.end_peek, board.cover_all = self._peek, self._end_peek, self.peeking.cover
            board.ask_why_from, board.ask_pause_from, board.is_new = self._ask_why, self._pausing.ask, self._is_new
        board.bind(busy=lambda *_: self._move_on())
        board.size = self.size
        self.add_widget(board)
        self.hint_layer = HintLayer(self._hints, self._fitting_hints, self._keep_hints, size=self.size)
        self.add_widget(self.hint_layer)
        self.passing.stays_open = board.turn_stays_open or self.app.library.settings.keep_hand_open
        self.show(at_once=True)
        self._pausing.look()
        self.company.look()
        self._move_on()

    def turned(self) -> None:
        """A board lays itself out anew; only the curtain is hung again."""
        if self.board is not None:
            self.board.size = self.size
            self._filled_for = tuple(self.size)
            self._hang_curtain()
            self.company.look()

    def left(self) -> None:
        self.put_down()
        self._forget_last_look()
        self.app.bridge.told = lambda told: None
        self.app.bridge.ink_told = lambda seat, drawing, offset, ink: None
        self.company.left()
        self.app.bridge.close()
        device.keep_awake(False)

    def cover(self) -> None:
        self.put_down()
        if not self.flat:
            self.passing.cover()
        self.peeking.cover()
        self.show(at_once=True)

    # What is told ---------------------------------------------------------------------------------------------------

    def _on_told(self, told: Told) -> None:
        before, first = self.told, self.told is None
        self.told = told
        scene = told.spectator
        self.story.add(scene)
        people = [seat for seat in told.scenes if scene.bots[seat] is None]
        if first and self._lies_flat(people, scene):
            self.flat = True
            self.refill()
        common = self.board is not None and self.board.is_common(scene)
        if before is not None and not common and _turn_began(people, before.spectator, scene):
            sounds.play("your-turn")
        self.passing.told(people, scene.paused_by is not None, scene.waiting, common)
        self.peeking.told(people, scene.paused_by is not None)
        if first:
            self._begin_with(told)
        self.show(at_once=first)
        self._pausing.look()
        self.company.look()
        self._move_on()

    def _begin_with(self, told: Told) -> None:
        wanted = self.passing.next_viewer(told.spectator.waiting)
        if wanted is not None:
            self.passing.hand_over(wanted)
        paused_by = told.spectator.paused_by
        if paused_by in told.scenes and self.company.lobby is None:  # left in a pause: coming back is playing on
            self.ask(requests.Resume(paused_by))

    def show(self, at_once: bool = False) -> None:
        """The board as the one who has the tablet may see it at this moment."""
        told, board, passing = self.told, self.board, self.passing
        if told is None or board is None:
            return
        if isinstance(board, FlatBoard):
            self._show_flat(board, told, at_once)
            return
        me = 0 if passing.viewer is None else passing.viewer
        scene = told.spectator if passing.sees is None else told.scenes[passing.sees]
        board.faces = self._faces(told.spectator)
        board.covers = passing.shared and not self.app.library.settings.keep_hand_open
        board.choices_of = {
            seat: scene.choices for seat, scene in told.scenes.items() if told.spectator.bots[seat] is None
        }
        mine = told.scenes.get(me)
        board.show(scene, me, scene.choices if mine is None else mine.choices, at_once)
        if not passing.covered:
            self.story.seen_by(me)
        self._hang_curtain()
        if self.hint_layer is not None:
            self.hint_layer.look()

    # Flat on the table --------------------------------------------------------------------------------------------

    def _lies_flat(self, people: Sequence[int], scene: Scene[Any, Any]) -> bool:
        """Decided when the match is begun or gone on with; a match that must be flat is, on any screen."""
        board = flat_board_of(self.game)
        chosen = self.game in self.app.library.settings.flat_games
        if board is None or not games.lies_flat(self.game, scene.variant, len(people), chosen):
            return False
        return not chosen or scene.variant == "live" or board.allows(*self.size, Metrics.density, len(scene.seats))

    def _show_flat(self, board: FlatBoard, told: Told, at_once: bool) -> None:
        """Each place shows its secrets only while they are held; all else is what everybody may know."""
        scene = told.spectator
        people = [seat for seat in told.scenes if scene.bots[seat] is None]
        board.faces = self._faces(scene)
        board.choices_of = {seat: told.scenes[seat].choices for seat in people}
        shown = {seat: told.scenes[seat] if self.peeking.sees(seat) else scene for seat in people}
        board.show_all(scene, shown, at_once)
        if self.hint_layer is not None:
            self.hint_layer.look()

    def _is_new(self, key: str) -> bool:
        """Whether a hint was never given before this match; from now on it was."""
        if key not in self._first_given and key not in self._hints.known:
            self._first_given.add(key)
            self._keep_hints(tuple(sorted(self._hints.known | self._first_given)))
        return key in self._first_given

    def _peek(self, seat: int, finger: Any) -> None:
        self.peeking.hold(seat, finger)
        self.show()

    def _end_peek(self, seat: int, finger: Any) -> None:
        self.peeking.let_go(seat, finger)
        self.show()

    def _faces(self, scene: Scene[Any, Any]) -> dict[int, bytes]:
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
        passing, told = self.passing, self.told
        wanted = (passing.viewer, tuple(self.size)) if passing.covered and told is not None else None
        if self.curtain is not None and wanted == self._curtain_for:
            if told is not None and told.spectator.paused_by is not None:
                self.curtain.let_go()
            return
        self._curtain_for = wanted
        if self.curtain is not None:
            self.curtain.let_go()
            self.remove_widget(self.curtain)
            self.curtain = None
        if passing.covered and told is not None and passing.viewer is not None:
            scene = told.spectator
            self.curtain = Curtain(scene.seats, passing.viewer, self._faces(scene), self._lifted)
            self.curtain.size = self.size
            self.add_widget(self.curtain)

    def _lifted(self, finger: Any) -> None:
        """Held long enough: the board is open, what is secret stays open while the finger holds."""
        passing, board, told = self.passing, self.board, self.told
        if board is None or told is None or passing.viewer is None:
            return
        passing.lift()
        finger.grab(self)
        passing.hold(finger.uid)
        self._replay(passing.viewer)
        self.show()

    def _replay(self, viewer: int) -> None:
        """What happened since this person last had the tablet, from their side of the table."""
        board, told = self.board, self.told
        if board is None or told is None or not board.replays:
            return
        for number, scene in enumerate(self.story.missed_by(viewer)):
            board.show(scene, viewer, told.scenes[viewer].choices, at_once=number == 0)

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            self._let_go(touch.uid)
            return True
        return bool(super().on_touch_up(touch))

    def _hold(self, finger: Any) -> None:
        self.passing.hold(finger)
        self.show()

    def _let_go(self, finger: Any) -> None:
        self.passing.let_go(finger)
        self.show()

    # Hints --------------------------------------------------------------------------------------------------------

    def _fitting_hints(self) -> Sequence[Hint] | None:
        """What the board would hint at; nothing while it is under a curtain or a sheet."""
        if self.board is None or self.told is None or self.passing.covered or self.sheets:
            return None
        return None if self.told.spectator.paused_by is not None else self.board.hints()

    def _keep_hints(self, known: tuple[str, ...]) -> None:
        try:
            self.app.library.change(known_hints=known)
        except Refused as refused:
            self.app.tell(refused.why)

    # What is said ---------------------------------------------------------------------------------------------------

    def _say(
        self,
        move: Any,
        near: Point,
        seat: int | None = None,
        answered: Callable[[Answer], None] | None = None,
        again: bool = False,
    ) -> None:
        """A move of that person of this tablet, or of the one who has it."""
        speaker = self.passing.viewer if seat is None else seat
        if speaker is None or self.told is None or speaker not in self.told.scenes:
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

    def _ask_log(self, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        """Ink for the eyes that see at this moment; for nobody else, if others see when it comes."""
        seat = self.passing.sees
        self.app.bridge.read_log(seat, drawing, offset, lambda ink: got(ink if self.passing.sees == seat else None))

    def _on_ink(self, seat: int | None, drawing: int, offset: int, ink: bytes) -> None:
        if self.board is not None and seat == self.passing.sees:
            self.board.ink_came(drawing, offset, ink)

    def ask(self, request: Any) -> None:
        """Something for the table itself: pause, a bot, breaking off."""
        self.app.bridge.ask(request, self._asked)

    def _asked(self, answer: Answer) -> None:
        if answer.why is not None:
            self.app.tell(answer.why, None, self.game)

    # Going on -------------------------------------------------------------------------------------------------------

    def _move_on(self) -> None:
        """When nothing moves any more: the tablet goes to the next person, or to the result."""
        told, board = self.told, self.board
        if told is None or board is None or board.busy:
            return
        if self.passing.common and not board.is_common(told.spectator):
            self._look_apart(told)
        if told.spectator.ended:
            if self._last_look is None:
                self._last_look = Clock.schedule_once(self._go_to_result, LAST_LOOK if theme.motion() else 0)
            return
        wanted = self.passing.next_viewer(told.spectator.waiting)
        if wanted is not None and told.spectator.paused_by is None:
            self.passing.hand_over(wanted)
            self.show()
        self._stop_offer.look()

    def _hand_to(self, seat: int) -> None:
        """Somebody else of this tablet shall do what both may."""
        if self.told is not None and seat in self.told.scenes:
            self.passing.hand_over(seat)
            self.show()

    def _look_apart(self, told: Told) -> None:
        """What all watched together is over, though nothing new was told."""
        scene = told.spectator
        people = [seat for seat in told.scenes if scene.bots[seat] is None]
        self.passing.told(people, scene.paused_by is not None, scene.waiting, common=False)
        self.show()

    def _go_to_result(self, dt: float) -> None:
        self._last_look = None
        if self.told is not None and self.app.room.page is self:
            scene = self.told.spectator
            if scene.result is None:
                self.app.go("home")
            else:
                keepsakes = [] if self.board is None else self.board.keepsakes()
                self.app.room.replace("result", scene=scene, keepsakes=keepsakes)

    def _forget_last_look(self) -> None:
        if self._last_look is not None:
            self._last_look.cancel()
            self._last_look = None

    # Pause and why ----------------------------------------------------------------------------------------------------

    def on_back(self) -> bool:
        self._pausing.ask()
        return True

    def _ask_why(self, seat: int, angle: int = 0) -> None:
        from app.ui.score_lines_sheet import WhySheet

        if self.told is not None:
            scene = self.told.spectator
            sheet = WhySheet(seat, scene.view.why, [seat.name for seat in scene.seats], self.game)
            sheet.angle = angle
            sheet.lay()

    def tell(self, why: Why) -> None:
        self.app.tell(why, None, self.game)


def _turn_began(people: Sequence[int], before: Scene[Any, Any], now: Scene[Any, Any]) -> bool:
    """Whether the table waits for a person here for whom it did not wait before."""
    return now.paused_by is None and any(seat in now.waiting and seat not in before.waiting for seat in people)


PAGE = PlayPage
