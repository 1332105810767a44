"""A match of Pictoric on the app's table, the fingers of whoever has the tablet, and how people choose."""

from collections.abc import Callable
from typing import Any

from tests.app.boards.played import PlayedMatch

NAMES = ("Оленка", "Бабуся Ганна-Параскева-Ма", "Тарас", "Лис", "Сова", "Журавель")
"""One of them as long as a name may be."""


class Match(PlayedMatch):
    """A match on the app's table, and the fingers of whoever has the tablet."""

    def __init__(self, fingers: Any, variant: str, sitting: tuple[Any, ...], seed: int, options: bytes) -> None:
        super().__init__(fingers, "pictoric", variant, NAMES, sitting, seed, options)

    # What fingers do ----------------------------------------------------------------------------------------------

    def flick(self) -> None:
        """Across the dice."""
        x, y = self.board.places.stage.center
        self.fingers.down(x, y)
        self.fingers.move(x + 60, y + 20)
        self.fingers.up()

    def press(self, place: int = 0) -> None:
        """A button below the stage."""
        self.tap_at(self.board.foot.buttons[place].center)

    def buttons(self) -> list[str]:
        return [button.words.text for button in self.board.foot.buttons]

    def roll(self) -> None:
        """All dice before this turn, and on."""
        while self.on and self.board.dice_roll is not None:  # the last one leads to the result
            if self.board.dice_roll.landed:
                self.press()
            else:
                self.flick()

    def card(self, place: int) -> tuple[float, float]:
        return self.board.stage.places[place].center

    def choose(self, place: int) -> None:
        """A card fills the screen, and its button is pressed."""
        self.tap_at(self.card(place))
        self.tap_at(self.board.actions.over.button.center)

    def can_be_chosen(self) -> list[int]:
        return [place for place, face in enumerate(self.board.moment.faces) if face.move is not None]

    def say_aloud(self, yes: str = "I have said it") -> None:
        self.press(self._place_of("Say it aloud"))
        self.fingers.tap(yes)

    def begin_to_write(self) -> None:
        self.press(self._place_of("Write it"))

    def write(self, words: str) -> None:
        self.begin_to_write()
        self.board.actions.over.field.text = words
        self.fingers.frames(1)
        self.fingers.tap("Tell it")

    def _place_of(self, way: str) -> int:
        """Among the buttons below the stage: which comes first depends on who listens; the first if none says that."""
        said = [words for words, _do in self.board.actions.ways()]
        return said.index(way) if way in said else 0

    # Whole turns ----------------------------------------------------------------------------------------------------

    def act(self, choose: Callable[["Match", list[int]], int]) -> None:
        """Whatever is to be done now by people, with fingers; ``choose`` picks a card for whoever chooses one."""
        before = self.play.scenes
        if self.board.dice_roll is not None:
            self.roll()
        elif self.called:
            self.lift()
        elif not self.board.foot.buttons and self.board.moment.actor is None:
            self.until(lambda: not self.on or self.play.scenes is not before or self.ready_to_act(), "something to do")
        else:
            self._act(choose)

    def ready_to_act(self) -> bool:
        board = self.board
        return board.dice_roll is not None or self.called or bool(board.foot.buttons)

    def _act(self, choose: Callable[["Match", list[int]], int]) -> None:
        board, before = self.board, self.play.scenes
        kind = board.moment.kind
        silent = self.view.forfeit is not None and self.view.forfeit.name == "silence"
        if kind == "picking":
            while len(board.stage.picked) < board.moment.picks:
                self.tap_at(self.card(len(board.stage.picked)))
            self.press()
        elif kind == "theme":
            self.say_aloud()
        elif kind == "telling":
            if not self.view.closed:
                self.choose(choose(self, self.can_be_chosen()))
            self.say_aloud("All have seen it" if silent else "I have said it")
        elif kind in ("giving", "voting", "discard"):
            self.choose(choose(self, self.can_be_chosen()))
        else:
            self.press()
            if kind == "reveal" and self.view.discarding and board.discards_now:
                return
        self.until(lambda: not self.on or (self.play.scenes is not before and self.answered), f"what follows {kind}")

    def play_until(self, done: Callable[[], bool], choose: Callable[["Match", list[int]], int]) -> None:
        while self.on and not done():
            self.act(choose)

    def play_to_the_end(self, choose: Callable[["Match", list[int]], int]) -> None:
        self.play_until(lambda: self.view.phase == "over", choose)
        self.until(lambda: not self.on or self.ready_to_act(), "the end")
        if self.on:
            if self.board.dice_roll is not None:
                self.roll()
            else:
                self.press()
        self.until(lambda: not self.on, "the result")

    # What could give a secret away ---------------------------------------------------------------------------------

    def pictures_on_screen(self) -> set[str]:
        """The ids of all cards that can be seen, or could if nothing lay over them."""
        from app.boards.picture_cards import PictureCard

        return {card.card for card in self.fingers.all(PictureCard) if card.face_up and card.card is not None}

    def numbers_on_dice(self) -> list[int]:
        from app.boards.pictoric.dice import Die

        return [die.number for die in self.fingers.all(Die) if die.number]


def first_card(match: Match, places: list[int]) -> int:
    return places[0]


def often_right(match: Match, places: list[int]) -> int:
    """People who know each other: the one after the leader finds the picture, the others take the next one."""
    view = match.view
    if match.board.moment.kind != "voting":
        return places[0]
    right = match.play.scenes.own[view.leader].view.die if view.leader in match.play.scenes.own else None
    if right is not None and match.viewer == (view.leader + 1) % len(view.players) and right - 1 in places:
        return right - 1
    return next((place for place in places if place + 1 != right), places[0])


def never_right(match: Match, places: list[int]) -> int:
    """Nobody of this tablet finds the picture."""
    view = match.view
    shown = match.play.scenes.own.get(view.leader)
    right = None if shown is None or match.board.moment.kind != "voting" else shown.view.die
    return next((place for place in places if place + 1 != right), places[0])
