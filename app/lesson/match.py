"""The match of a lesson: a real table in memory, and what its board may ask of whoever shows it.

It is no match of this device: nothing of it is written down, and no waiting one is touched.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from app.boards import board_of
from app.boards.board import Board, Point
from app.boards.lesson import Lesson
from app.setup.first_hand import first_table
from app.ui.in_steps import run_all
from app.ui.touch import Finger
from engine import requests
from engine.dealer import Dealer
from engine.rules import Choices, Why
from engine.seats import new_token
from engine.table import Answer, AnyScene, AnyView, Table, opening, scene_decoder


@dataclass(frozen=True)
class _Said:
    seat: int
    move: Struct
    near: Point
    answered: Callable[[Answer], None] | None


class LessonMatch:
    """One who learns, among others who play as the script has it.  Time passes when ``advance`` is told so.

    Moves go to the table as bytes, and scenes come back as bytes, as at every table.
    """

    left_handed = False
    begins = False
    covers = False
    lifting = False
    parting = False

    def __init__(self, game: str, lesson: Lesson, left_handed: bool, tell: Callable[[Why, Point | None], None]) -> None:
        self.game, self.left_handed = game, left_handed
        self.seat = lesson.seat
        self.faces: Mapping[int, bytes] = {}
        self.refusals: list[Why] = []
        """What the table did not take: nothing, if the script is right."""
        self._tell = tell
        self._token, self._ms = new_token(), 0.0
        table = first_table(game, lesson.players)
        you, *others = table.seats
        seats = (*others[: lesson.seat], you, *others[lesson.seat :])
        opened = opening(game, seats, self._token, table.variant, table.options)
        self._table = Table.open(opened, None, Dealer(lesson.seed), lambda: int(self._ms))
        self._read = scene_decoder(game)
        self._said: deque[_Said] = deque()
        self._waits_for: set[Struct] = set()
        self._shown: object = None
        self.scene = self._scene(self.seat)
        self.board: Board = board_of(game)(self)
        run_all(self.board.build())

    def close(self) -> None:
        self._said.clear()
        self.board.put_down()
        self._said.clear()
        self._table.close()

    def advance(self, seconds: float) -> None:
        """What was said is heard, and what became due happens."""
        self._ms += 1000 * seconds
        self._table.tick()
        for said in tuple(self._said):
            self._said.remove(said)
            self._hear(said)
        self.show()

    def show(self, at_once: bool = False) -> None:
        """Whatever the table has to tell."""
        if self._shown is self._table.position:
            return
        self._shown = self._table.position
        self.scene = self._scene(self.seat)
        self.board.show(self.scene, self.seat, self.scene.choices, at_once)

    def _hear(self, said: _Said) -> None:
        answer = self._answer(self._token, said.seat, said.move)
        if answer.why is not None:
            self.refusals.append(answer.why)
            self.board.refused()
            self.tell(answer.why, said.near)
        if said.answered is not None:
            said.answered(answer)

    def _answer(self, token: str, seat: int, move: Struct) -> Answer:
        number = self._table.scene(seat).heard + 1
        return self._table.hear(token, requests.say(seat, number, move))

    def _scene(self, seat: int | None) -> AnyScene:
        scene: AnyScene = self._read.decode(msgspec.json.encode(self._table.scene(seat)))
        return scene

    # What the script asks -----------------------------------------------------------------------------------------

    @property
    def view(self) -> AnyView:
        return self.scene.view

    def sees(self, seat: int) -> AnyView:
        view: AnyView = self._table.scene(seat).view
        return view

    def moves(self, seat: int) -> tuple[Struct, ...]:
        return tuple(self._table.scene(seat).choices.all())

    def play(self, seat: int, move: Struct) -> None:
        answer = self._answer(self._table.bot_token, seat, move)
        if answer.why is not None:
            self.refusals.append(answer.why)
        self.show()

    # What the board asks (BoardHost) ------------------------------------------------------------------------------

    @property
    def choices_of(self) -> Mapping[int, Choices[Struct]]:
        return {self.seat: self.scene.choices}

    def all_heard(self, seat: int) -> bool:
        return not self._said

    def is_new(self, key: str) -> bool:
        return False

    def say(
        self,
        move: Struct,
        near: Point,
        seat: int | None = None,
        answered: Callable[[Answer], None] | None = None,
        again: bool = False,
    ) -> None:
        speaker = self.seat if seat is None else seat
        if again or not any(said.move == move and said.seat == speaker for said in self._said):
            self._said.append(_Said(speaker, move, near, answered))

    def ask_log(self, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        got(self._table.log(self.seat, drawing, offset))

    def tell(self, why: Why, near: Point | None = None) -> None:
        self._tell(why, near)

    def part(self, ways: Sequence[tuple[str, Callable[[], None]]]) -> None:
        """Nobody hands this tablet on."""

    def ask_why(self, seat: int, angle: int = 0) -> None:
        """Nobody asks."""

    def ask_pause(self, seat: int | None = None, angle: int = 0) -> None:
        """It can be left at any time."""

    def hand_to(self, seat: int) -> None:
        """One person plays."""

    def hold(self, finger: Finger) -> None:
        """Nothing is covered."""

    def let_go(self, finger: Finger) -> None: ...

    def peek(self, seat: int, finger: Finger) -> None: ...

    def end_peek(self, seat: int, finger: Finger) -> None: ...

    def cover_all(self) -> None: ...
