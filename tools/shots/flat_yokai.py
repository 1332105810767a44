"""The pictures of a duel flat on the table: two people at opposite edges of one tablet."""

from typing import Any

from kivy.metrics import Metrics

from app.boards.yokai.flat.board import FlatYokai
from engine.games.yokai import INDEX, Lay
from tools.shots.flat import FlatTable
from tools.shots.walk import Walk


class FlatDuel(FlatTable):
    def __init__(self, walk: Walk) -> None:
        super().__init__(walk, "yokai", "duel", people=2)

    @property
    def side(self) -> Any:
        """Of whoever has the turn."""
        return self.board.sides[self.view.turn]

    def play_on(self, moves: int) -> None:
        for _ in range(moves):
            self.say_as_a_bot(self.view.turn)

    def lays(self) -> list[Lay]:
        return [move for move in self.side.choices.moves if isinstance(move, Lay)]

    def effects(self) -> list[Lay]:
        return [move for move in self.lays() if move.summon or move.distract]

    def drag(self, move: Lay) -> None:
        """The sketch hangs above its stack; its hand is not held open any more."""
        side = self.side
        self.down(self.at(side, side.places.hold.center), 93)
        slot = side.hand_slots(side.cards_in_my_hand())[side.my_hand().index(move.sketch)]
        self.stage.up(93)
        self.down(self.at(side, (slot.x, slot.y)), 92)
        self.stage.move(*self.at(side, (slot.x, side.places.hand.top)), 92)
        self.stage.move(*self.at(side, side.places.mine[INDEX[move.on]].center), 92)


def pictures(walk: Walk) -> None:
    walk.in_each_look(duels)  # of what fingers hold nothing outlives a switch


def duels(walk: Walk) -> None:
    app = walk.app
    if not FlatYokai.allows(app.room.width, app.room.height, Metrics.density, 2):
        return
    app.library.change(flat_games=("yokai",))
    duel = FlatDuel(walk)
    walk.look("flat-yokai-first")
    duel.play_on(24)
    for side in duel.board.sides:
        duel.down(duel.at(side, side.places.hold.center), 90 + side.me)
        side.hush()
    walk.look("flat-yokai-held")
    for side in duel.board.sides:
        walk.stage.up(90 + side.me)
    duel.drag(duel.lays()[0])
    walk.look("flat-yokai-dragged")
    duel.side.fingers.drop_all()
    walk.stage.up(92)
    while not duel.effects():
        duel.play_on(1)
    duel.drag(duel.effects()[0])
    walk.stage.up(92)
    walk.look("flat-yokai-offer")
    duel.side.furniture.close_offer()
    duel.side.fingers.drop_all()
    for side in duel.board.sides:
        duel.tap(*duel.at(side, side.places.my_album.center))
        walk.look(f"flat-yokai-why-{side.me + 1}")
        app.back()
    for side in duel.board.sides:
        side.ask_pause()
        duel.until(lambda: app.room.sheets, "the pause")
        walk.look(f"flat-yokai-pause-{side.me + 1}")
        app.back()
        duel.until(lambda: not app.room.sheets, "the end of the pause")
    play = duel.page
    while not play.scenes.spectator.ended:
        duel.play_on(1)
    duel.ended()
    walk.look("flat-yokai-result")
    duel.home()
    app.library.change(flat_games=())
