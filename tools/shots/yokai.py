"""The pictures of Portrait of a Yokai: a duel passed round, its offers, its end, and what is kept of it meanwhile."""

from collections.abc import Callable
from typing import Any

from engine.games.yokai import INDEX, Lay
from tools.shots.match import CURTAIN_FINGER, THINKING, Match
from tools.shots.walk import Walk


class Duel(Match):
    """Two people on one tablet, or one and a bot."""

    def __init__(self, walk: Walk, people: int = 2, pace: float = 0.0) -> None:
        super().__init__(walk, "yokai", "duel", people, bots=2 - people, seed=11, pace=pace)

    def play_on(self, moves: int, meanwhile: Callable[[], None] = lambda: None) -> None:
        """So many moves, whoever has the turn; then the one whose turn it is has lifted the curtain."""
        for _ in range(moves):
            self._say_next()
            self._uncover()
            meanwhile()

    def _say_next(self) -> None:
        self._uncover()
        self.say_as_a_bot(self.page.passed_tablet.viewer)

    def _uncover(self) -> None:
        self.page.passed_tablet.lift()
        self.page.show(at_once=True)
        self.stage.frames(2)

    def hold(self) -> None:
        self.down(self.board.places.hold.center, CURTAIN_FINGER)

    def slot(self, place: int) -> Any:
        """A card of the hand of whoever has the tablet."""
        return self.board.hand_slots(self.board.cards_in_my_hand())[place]

    def pick(self, place: int = 1) -> None:
        slot = self.slot(place)
        self.stage.down(slot.x, slot.y)
        self.stage.up()

    def drag(self, place: int, stack: int) -> None:
        slot = self.slot(place)
        self.stage.down(slot.x, slot.y)
        self.stage.move(slot.x, slot.y + 60)
        self.stage.move(*self.board.places.mine[stack].center)

    def put_back(self) -> None:
        self.stage.move(*self.board.places.their_hand.center)
        self.stage.up()
        self.stage.up(CURTAIN_FINGER)

    def until_an_effect(self) -> None:
        """Plays until a sketch in the hand has an effect to offer, and drops it."""
        while not (ways := self._effects()):
            self._say_next()
        self.hold()
        move = ways[0]
        self.drag(self.scene.view.hand.index(move.sketch), INDEX[move.on])
        self.stage.up()

    def _effects(self) -> list[Any]:
        self._uncover()
        return [move for move in self.scene.choices.moves if isinstance(move, Lay) and (move.summon or move.distract)]

    def take_back(self) -> None:
        self.board.fingers.cancel()
        self.stage.up(CURTAIN_FINGER)

    def why(self) -> None:
        self.stage.down(*self.board.places.my_album.center)
        self.stage.up()

    def to_the_end(self) -> None:
        play = self.page
        while not play.scenes.spectator.ended:
            self._say_next()
        self.ended()


def passed(walk: Walk) -> None:
    """From the first curtain to the result, with what a first match hints at."""
    duel = Duel(walk)
    walk.look("curtain")
    duel.hold_curtain()
    walk.look("yokai-hand-held-open")
    walk.look_for_hints()
    walk.stage.up(CURTAIN_FINGER)
    walk.look("yokai-hand-covered")
    walk.look_for_hints()
    duel.play_on(9)
    duel.hold()
    walk.look("yokai-turn")
    duel.pick()
    walk.look("yokai-picked")
    duel.drag(1, sorted(duel.board.fingers.lit())[0])
    walk.look("yokai-dragged")
    walk.look_for_hints()
    duel.put_back()
    duel.until_an_effect()
    walk.look("yokai-offer")
    walk.look_for_hints()
    duel.take_back()
    duel.play_on(14, walk.look_for_hints)
    walk.look("yokai-later")
    duel.why()
    walk.look("why")
    walk.app.back()
    duel.pause()
    walk.look("pause")
    duel.home()
    walk.look("home-continue")
    walk.app.resume_match(walk.app.library.match_files()[0])
    duel.first_scene()
    duel.to_the_end()
    walk.look("result")
    duel.home()


def alone_with_the_left_hand(walk: Walk) -> None:
    """One person against a bot: the hand is open, and all buttons are at the other side."""
    walk.app.library.change(left_hand=True)
    duel = Duel(walk, people=1)
    duel.until(lambda: duel.view.turn == 0 and not duel.board.busy, "one's own turn")
    walk.look("yokai-left-hand")
    for _ in range(12):
        if duel.view.turn == 0:
            duel.say_as_a_bot(0)
        duel.until(lambda: duel.view.turn == 0 and not duel.board.busy, "one's own turn")
    walk.look("yokai-left-hand-picked", lambda: duel.pick(0))
    duel.home()
    walk.app.library.change(left_hand=False)


def waiting(walk: Walk) -> None:
    """The bot thinks about its turn."""
    duel = Duel(walk, people=1, pace=THINKING)
    while duel.view.turn == 0:
        duel.say_as_a_bot(0)
    walk.look("yokai-their-turn")
    duel.home()


def pictures(walk: Walk) -> None:
    walk.in_each_look(passed)  # of what a finger holds and what moved nothing outlives a switch
    waiting(walk)
    alone_with_the_left_hand(walk)
