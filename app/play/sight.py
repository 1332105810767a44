"""What the people of this tablet may see of what is told, and how their board shows it."""

from collections.abc import Iterator, Sequence

from msgspec import Struct, structs

from app.boards.board import Board, FlatBoard
from app.bridge import Scenes
from app.look.bot_names import as_called_here
from app.play.flat_tablet import FlatTablet
from app.play.passed_tablet import PassedTablet
from engine.rules import NO_CHOICES, Choices
from engine.table import AnyScene


def called_here(scenes: Scenes) -> Scenes:
    """The same with the names that bots have in the language spoken here."""
    seats = as_called_here(scenes.spectator.seats)
    own = {seat: structs.replace(scene, seats=seats) for seat, scene in scenes.own.items()}
    return Scenes(own, structs.replace(scenes.spectator, seats=seats))


def people_of(scenes: Scenes) -> list[int]:
    """The seats of this tablet that no bot plays for."""
    return [seat for seat in scenes.own if scenes.spectator.bots[seat] is None]


def turn_began(people: Sequence[int], before: AnyScene, now: AnyScene) -> bool:
    """Whether the table waits for a person here for whom it did not wait before."""
    return now.paused_by is None and any(seat in now.waiting and seat not in before.waiting for seat in people)


class Sight:
    """Through the eyes of whoever has the passed tablet, or of those who hold their corners of a flat one."""

    def __init__(self, passed: PassedTablet, flat: FlatTablet) -> None:
        self._passed, self._flat = passed, flat

    @property
    def eyes(self) -> object:
        """Whose secrets may be seen now."""
        return self._passed.viewer, self._passed.sees, self._flat.held

    def choices_of(self, scenes: Scenes, flat: bool) -> dict[int, Choices[Struct]]:
        """Of the people of this tablet; of a covered hand only what names nothing that is in it."""
        together = flat or self._passed.common or not self._passed.shared
        return {
            seat: choices if together or seat == self._passed.sees else choices.naming_nothing()
            for seat in people_of(scenes)
            for choices in (scenes.own[seat].choices,)
        }

    def show(self, board: Board, scenes: Scenes, at_once: bool) -> None:
        if isinstance(board, FlatBoard):
            board.show_all(scenes.spectator, self._shown_flat(scenes), at_once)
        else:
            board.show(*self._shown(scenes), at_once)

    def show_first(self, board: Board, scenes: Scenes, missed: Sequence[AnyScene]) -> Iterator[None]:
        """What whoever looks has not seen yet comes a step a frame.

        Then what happened since this person last had the tablet (``missed``), from their side of the table.
        """
        if isinstance(board, FlatBoard):
            yield from board.show_all_first(scenes.spectator, self._shown_flat(scenes))
            return
        now, me, choices = self._shown(scenes)
        if not (board.replays and missed):
            yield from board.show_first(now, me, choices)
            return
        yield from board.show_first(missed[0], me, NO_CHOICES)
        for scene in missed[1:]:
            board.show(scene, me, NO_CHOICES)
        board.show(now, me, choices)

    def _shown(self, scenes: Scenes) -> tuple[AnyScene, int, Choices[Struct]]:
        """What the one who has the tablet may see, who that is, and what they may do."""
        scene = scenes.spectator if self._passed.sees is None else scenes.own[self._passed.sees]
        me = 0 if self._passed.viewer is None else self._passed.viewer
        return scene, me, self.choices_of(scenes, flat=False).get(me, scene.choices)

    def _shown_flat(self, scenes: Scenes) -> dict[int, AnyScene]:
        """Each place shows its secrets only while they are held; all else is what everybody may know."""
        return {seat: scenes.own[seat] if self._flat.sees(seat) else scenes.spectator for seat in people_of(scenes)}
