"""What lies over the board of a tablet that is passed on: the curtain between its people, and the hand-over of one who
is done with it.
"""

from collections.abc import Callable, Iterator, Sequence

from kivy.uix.widget import Widget

from app.boards.board import Board
from app.boards.question import Way
from app.boards.task import Task
from app.bridge import Scenes
from app.play.curtain import Curtain
from app.play.hand_over import HandOver
from app.play.passed_tablet import PassedTablet
from app.tablet import garbage
from app.ui.on_canvas import put_back, take_off
from app.ui.touch import Touch
from engine.library.settings import Settings
from engine.seats import AS_ALL
from engine.table import AnyScene


class BoardCovers:
    """They lie on the page, as large as it is; ``lifted`` is told of the finger that has held the curtain."""

    def __init__(
        self,
        page: Widget,
        passing: PassedTablet,
        faces: Callable[[AnyScene], dict[int, bytes]],
        lifted: Callable[[Touch], None],
    ) -> None:
        self._page, self._passing, self._faces, self._lifted = page, passing, faces, lifted
        self.curtain: Curtain | None = None
        self._curtain_for: object = None
        self._made_ready: tuple[object, Curtain] | None = None
        """A curtain that nobody sees yet, and what for."""
        self.hand_over: HandOver | None = None

    def make_ready(self, board: Board, scenes: Scenes) -> Iterator[None]:
        """The curtain that is about to hang, if one is, a step in a frame."""
        task, viewer = self._task(board, scenes), self._passing.viewer
        if task is None or viewer is None:
            return
        wanted = self._wanted(task, scenes)
        curtain = self._made(scenes.spectator, viewer, task)
        yield from curtain.take_size_of(self._page)
        self._made_ready = wanted, curtain

    def hang(self, board: Board, scenes: Scenes | None) -> None:
        """Shows or takes away the curtain, as the tablet says; one that hangs as it should is left alone."""
        page, viewer = self._page, self._passing.viewer
        task = None if scenes is None else self._task(board, scenes)
        wanted = None if task is None or scenes is None else self._wanted(task, scenes)
        if self.curtain is not None and wanted == self._curtain_for:
            if scenes is not None and scenes.spectator.paused_by is not None:
                self.curtain.let_go()
            return
        self._curtain_for = wanted
        if self.curtain is not None:
            self.curtain.let_go()
            page.remove_widget(self.curtain)
            self.curtain = None
        if task is not None and scenes is not None and viewer is not None:
            ready, self._made_ready = self._made_ready, None
            self.curtain = ready[1] if ready and ready[0] == wanted else self._made(scenes.spectator, viewer, task)
            self.curtain.size = page.size
            page.add_widget(self.curtain)
            if ready is None:  # a board that was just built has laid nothing aside
                garbage.tidy()
        if self.hand_over is not None:  # above the curtain, and as large
            page.remove_widget(self.hand_over)
            self.hand_over.size = page.size
            page.add_widget(self.hand_over)
        self._see_board()

    def _wanted(self, task: Task, scenes: Scenes) -> object:
        """What must hang anew if it changes."""
        return self._passing.viewer, task, scenes.spectator.bots, tuple(self._page.size)

    def _made(self, scene: AnyScene, viewer: int, task: Task) -> Curtain:
        return Curtain(scene.players, viewer, self._faces(scene), task, self._lifted)

    def _task(self, board: Board, scenes: Scenes) -> Task | None:
        """What the curtain says, if it is down, to whoever takes the tablet."""
        viewer = self._passing.viewer
        return board.task_of(scenes.spectator, viewer) if self._passing.covered and viewer is not None else None

    def part(self, ways: Sequence[Way], back: Callable[[], None], scenes: Scenes | None, settings: Settings) -> None:
        """One of these ways, or back; there from the next time that the curtain is looked after."""

        def then(way: Callable[[], None]) -> Callable[[], None]:
            def end() -> None:
                self.forget_hand_over()
                way()

            return end

        self.hand_over = HandOver(
            [(words, then(say)) for words, say in ways], then(back), self._stretch(scenes, settings)
        )

    def _stretch(self, scenes: Scenes | None, settings: Settings) -> float:
        """How many times the usual time whoever has the tablet may take."""
        viewer = self._passing.viewer
        player = None if viewer is None or scenes is None else scenes.spectator.seats[viewer].player
        return settings.time_of(player) / AS_ALL

    def put_down(self) -> None:
        """Nobody takes the tablet back any more."""
        if self.hand_over is not None:
            self.hand_over.end()

    def forget_hand_over(self) -> None:
        if self.hand_over is not None:
            self._page.remove_widget(self.hand_over)
            self.hand_over = None
            self._see_board()

    def forget_curtain(self) -> None:
        """The page was cleared."""
        self.curtain = None

    def forget(self) -> None:
        self.curtain = self.hand_over = self._made_ready = None

    def _see_board(self) -> None:
        """What lies under a curtain, or under a tablet that is handed on, is not drawn."""
        page = self._page
        covers = [cover for cover in (self.hand_over, self.curtain) if cover is not None and cover.parent is page]
        for place, piece in enumerate(page.children):
            if covers and place > page.children.index(covers[0]):
                take_off(piece, page)
            else:
                put_back(piece, page)
