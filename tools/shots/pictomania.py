"""The pictures of Pictomania: one person against bots, and three people who pass a tablet on."""

from collections.abc import Callable
from typing import Any

from engine.games.pictomania.moves import Claim, Draw, Finish, Guess, HandOn, Ready, Take
from tools.shots.match import Match
from tools.shots.walk import Walk

KETTLE = (
    ((0.30, 0.42), (0.30, 0.30), (0.36, 0.22), (0.58, 0.22), (0.66, 0.30), (0.66, 0.42), (0.58, 0.54), (0.38, 0.54)),
    ((0.38, 0.54), (0.30, 0.42)),
    ((0.41, 0.54), (0.43, 0.60), (0.53, 0.60), (0.55, 0.54)),
    ((0.48, 0.60), (0.48, 0.65)),
    ((0.30, 0.36), (0.22, 0.42), (0.18, 0.56), (0.14, 0.56)),
    ((0.64, 0.46), (0.76, 0.46), (0.78, 0.36), (0.72, 0.30), (0.66, 0.30)),
    ((0.13, 0.62), (0.16, 0.68), (0.13, 0.74), (0.16, 0.80)),
)
"""Strokes on a sheet, as parts of its width and height: what a person drew."""


class Pictomania(Match):
    def __init__(self, walk: Walk, people: int, bots: int = 0) -> None:
        super().__init__(walk, "pictomania", "passed" if people > 1 else "live", people, bots)

    def lift(self) -> None:
        super().lift()
        self.until(lambda: self.scene.view.players[self.scene.seat].since is not None, "the stopwatch running")

    def say_first(self, kind: type, where: Callable[[Any], bool] = lambda move: True) -> bool:
        """Says the first move of a kind that whoever has the tablet may say."""
        found = [move for move in self.scene.choices.moves if isinstance(move, kind) and where(move)]
        if found:
            self.say(found[0])
        return bool(found)

    def all_ready(self) -> None:
        for seat in self.board.choices_of:
            self.board.say(Ready(), (0.0, 0.0), seat)
        self.rest()

    def draw(self, strokes: Any = KETTLE) -> None:
        """With a finger on the sheet."""
        surface = self.board.pen.surface
        left, low, wide, high = surface.sheet_box
        for stroke in strokes:
            places = [(left + x * wide, low + y * high) for x, y in stroke]
            self.stage.down(*places[0])
            for (x, y), (to_x, to_y) in zip(places, places[1:]):
                for step in (1, 2, 3, 4):
                    self.stage.move(x + (to_x - x) * step / 4, y + (to_y - y) * step / 4)
            self.stage.up()
        self.rest()

    def scribble(self) -> None:
        from engine.bots.pictomania import scribble

        seat = self.scene.seat
        self.board.pen.close()
        self.board.say(Draw(scribble(self.random)), (0.0, 0.0))
        self.until(lambda: self.view is not None and self.scene.view.players[seat].ink, "the drawing")

    def pick(self, number: int) -> None:
        place = self.board.table.hand.places[number - 1]
        self.stage.down(*place.center)
        self.stage.up()

    def over(self, of: int) -> None:
        sheet = self.board.table.tiles[of].sheet
        self.stage.down(*sheet.center)
        self.stage.up()

    def peek(self) -> None:
        self.down(self.board.table.places.peek.center, 7)
        self.stage.frames(2)

    def end_peek(self) -> None:
        self.stage.up(7)


def alone(walk: Walk) -> None:
    """One person against three bots: words, a round, the reveal."""
    match = Pictomania(walk, people=1, bots=3)
    walk.look("pictomania-words")
    match.all_ready()
    match.until(lambda: match.view.phase == "playing" and match.board.pen.surface is not None, "the sheet")
    match.draw()
    match.until(lambda: all(player.ink for player in match.view.players), "all drawings")
    match.rest()
    walk.look("pictomania-live")
    match.pick(4)
    walk.look("pictomania-live-picked")
    match.over(2)
    walk.look("pictomania-live-sure")
    match.board.table.cancel_ways()
    match.say_first(Guess, lambda move: move.of == 1)
    match.over(3)
    walk.look("pictomania-live-large")
    match.over(3)
    match.say_first(Guess, lambda move: move.of == 2)
    match.until(lambda: sum(len(player.stack) for player in match.view.players) >= 9, "guesses")
    match.board.table.ask_done()
    walk.look("pictomania-live-finish")
    match.board.table.cancel_ways()
    match.say_first(Take)
    match.until(lambda: match.view.phase == "reveal", "the reveal")
    walk.look("pictomania-reveal")
    match.home()


def passed(walk: Walk) -> None:
    """Three people on one tablet: curtain, drawing, guessing, reveal."""
    match = Pictomania(walk, people=3)
    match.all_ready()
    match.until(lambda: match.view.phase == "drawing" and match.page.curtain is not None, "the curtain")
    walk.look("pictomania-curtain")
    match.lift()
    match.draw()
    walk.look("pictomania-drawing")
    match.peek()
    walk.look("pictomania-peek")
    match.end_peek()
    match.say_first(HandOn)
    for _seat in (1, 2):
        match.lift()
        match.scribble()
        match.say_first(HandOn)
    match.lift()
    walk.look("pictomania-guessing")
    match.pick(2)
    match.over(1)
    walk.look("pictomania-guessing-sure")
    match.board.table.cancel_ways()
    for seat in range(3):
        if seat:
            match.lift()
        while match.say_first(Guess):
            pass
        match.say_first(Claim if seat else Finish)
    match.until(lambda: match.view.phase == "reveal", "the reveal")
    walk.look("pictomania-reveal-three")
    match.home()


def favourite(walk: Walk) -> None:
    """Nobody guesses anything, so all have as many points, and the favourite drawing decides."""
    match = Pictomania(walk, people=3)
    while match.view.phase != "favourite":
        match.all_ready()
        match.until(lambda: match.view.phase == "drawing" and match.page.curtain is not None, "the curtain")
        for _seat in range(3):
            match.lift()
            match.scribble()
            match.say_first(HandOn)
        for seat in range(3):
            match.lift()
            match.say_first(Claim if seat else Finish)
        match.until(lambda: match.view.phase == "reveal", "the reveal")
        match.board.hurry()
        match.all_ready()
        match.until(lambda: match.view.phase in ("words", "favourite"), "the next round, or the favourite")
    walk.look("pictomania-favourite-curtain")
    Match.lift(match)  # there is no stopwatch now
    walk.look("pictomania-favourite")
    match.home()


def pictures(walk: Walk) -> None:
    for occasion in (alone, passed, favourite):
        occasion(walk)
