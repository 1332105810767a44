"""The pictures of Pictomania: one person against bots, and three people who pass a tablet on."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.games.pictomania.moves import Claim, Draw, Finish, Guess, HandOn, Ready, Take
from engine.seats import Seat

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


class Pictomania:
    """A match on the app's table, played by fingers and by what the bots of the engine would do."""

    def __init__(self, shots: Any, people: int, bots: int) -> None:
        from engine import bots as players

        self._shots, self._stage, self._app = shots, shots.stage, shots.app
        self._pick, self._random = players.bot("pictomania", "middle"), Random(5)
        known = sorted(self._app.library.players(), key=lambda player: player.colour)[:people]
        seats = [Seat(player.name, player.colour, player=player.id) for player in known]
        names = {"en": ("Fox", "Owl", "Crane"), "uk": ("Лис", "Сова", "Журавель"), "ru": ("Лис", "Сова", "Журавль")}
        seats += [Seat(names[shots.lang][n], 4 + n, bot="middle") for n in range(bots)]
        self._app.bridge.pace = 0.0
        self._app.begin("pictomania", "passed" if people > 1 else "live", b"{}", tuple(seats), seed=12)
        self._stage.wait(lambda: self.page.told is not None, "the first scene")
        self.rest()

    @property
    def page(self) -> Any:
        return self._app.room.page

    @property
    def board(self) -> Any:
        return self.page.board

    @property
    def view(self) -> Any:
        return self.page.told.spectator.view

    @property
    def scene(self) -> Any:
        return self.page.told.scenes[self.page.passing.viewer]

    def rest(self) -> None:
        self._stage.frames(8)

    def until(self, condition: Callable[[], Any], what: str) -> None:
        self._stage.wait(condition, what)
        self.rest()

    def lift(self) -> None:
        button = self.page.curtain.button
        self._stage.down(*button.to_window(*button.center), 9)
        self.until(lambda: self.page.curtain is None, "the curtain lifted")
        self._stage.up(9)
        self.until(lambda: self.scene.view.players[self.scene.seat].since is not None, "the stopwatch running")

    def say(self, kind: type, where: Callable[[Any], bool] = lambda move: True) -> bool:
        """Says the first move of a kind that whoever has the tablet may say."""
        found = [move for move in self.scene.choices.moves if isinstance(move, kind) and where(move)]
        if not found:
            return False
        told = self.page.told
        self.board.say(found[0], (0.0, 0.0))
        self.until(lambda: self.page.told is not told, "the move told")
        return True

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
            self._stage.down(*places[0])
            for (x, y), (to_x, to_y) in zip(places, places[1:]):
                for step in (1, 2, 3, 4):
                    self._stage.move(x + (to_x - x) * step / 4, y + (to_y - y) * step / 4)
            self._stage.up()
        self.rest()

    def scribble(self) -> None:
        from engine.bots.pictomania import scribble

        seat = self.scene.seat
        self.board.pen.close()
        self.board.say(Draw(scribble(self._random)), (0.0, 0.0))
        self.until(lambda: self.view is not None and self.scene.view.players[seat].ink, "the drawing")

    def pick(self, number: int) -> None:
        place = self.board.table.hand.places[number - 1]
        self._stage.down(*place.center)
        self._stage.up()

    def over(self, of: int) -> None:
        sheet = self.board.table.tiles[of].sheet
        self._stage.down(*sheet.center)
        self._stage.up()

    def peek(self) -> None:
        self._stage.down(*self.board.table.places.peek.center, 7)
        self._stage.frames(2)

    def end_peek(self) -> None:
        self._stage.up(7)


def alone(shots: Any) -> None:
    """One person against three bots: words, a round, the reveal."""
    match = Pictomania(shots, people=1, bots=3)
    shots.look("pictomania-words")
    match.all_ready()
    match.until(lambda: match.view.phase == "playing" and match.board.pen.surface is not None, "the sheet")
    match.draw()
    match.until(lambda: all(player.ink for player in match.view.players), "all drawings")
    match.rest()
    shots.look("pictomania-live")
    match.pick(4)
    shots.look("pictomania-live-picked")
    match.over(2)
    shots.look("pictomania-live-sure")
    match.board.table.cancel_ways()
    match.say(Guess, lambda move: move.of == 1)
    match.over(3)
    shots.look("pictomania-live-large")
    match.over(3)
    match.say(Guess, lambda move: move.of == 2)
    match.until(lambda: sum(len(player.stack) for player in match.view.players) >= 9, "guesses")
    match.board.table.ask_done()
    shots.look("pictomania-live-finish")
    match.board.table.cancel_ways()
    match.say(Take)
    match.until(lambda: match.view.phase == "reveal", "the reveal")
    shots.look("pictomania-reveal")
    match._app.go("home")


def passed(shots: Any) -> None:
    """Three people on one tablet: curtain, drawing, guessing, reveal."""
    match = Pictomania(shots, people=3, bots=0)
    match.all_ready()
    match.until(lambda: match.view.phase == "drawing" and match.page.curtain is not None, "the curtain")
    shots.look("pictomania-curtain")
    match.lift()
    match.draw()
    shots.look("pictomania-drawing")
    match.peek()
    shots.look("pictomania-peek")
    match.end_peek()
    match.say(HandOn)
    for _seat in (1, 2):
        match.lift()
        match.scribble()
        match.say(HandOn)
    match.lift()
    shots.look("pictomania-guessing")
    match.pick(2)
    match.over(1)
    shots.look("pictomania-guessing-sure")
    match.board.table.cancel_ways()
    for seat in range(3):
        if seat:
            match.lift()
        while match.say(Guess):
            pass
        match.say(Claim if seat else Finish)
    match.until(lambda: match.view.phase == "reveal", "the reveal")
    shots.look("pictomania-reveal-three")
    match._app.go("home")


def favourite(shots: Any) -> None:
    """Nobody guesses anything, so all have as many points, and the favourite drawing decides."""
    match = Pictomania(shots, people=3, bots=0)
    while match.view.phase != "favourite":
        match.all_ready()
        match.until(lambda: match.view.phase == "drawing" and match.page.curtain is not None, "the curtain")
        for _seat in range(3):
            match.lift()
            match.scribble()
            match.say(HandOn)
        for seat in range(3):
            match.lift()
            match.say(Claim if seat else Finish)
        match.until(lambda: match.view.phase == "reveal", "the reveal")
        match.board.hurry()
        match.all_ready()
        match.until(lambda: match.view.phase in ("words", "favourite"), "the next round, or the favourite")
    shots.look("pictomania-favourite-curtain")
    if match.page.curtain is not None:
        button = match.page.curtain.button
        match._stage.down(*button.to_window(*button.center), 9)
        match.until(lambda: match.page.curtain is None, "the curtain lifted")
        match._stage.up(9)
    shots.look("pictomania-favourite")
    match._app.go("home")
