"""The pictures of Pictomania: one person against bots, people who pass a tablet on, and their first match."""

from collections.abc import Callable
from typing import Any

from kivy.metrics import dp

from engine.games.pictomania.moves import (
    Abstain,
    CallFoul,
    Claim,
    Draw,
    Favour,
    Finish,
    Guess,
    HandOn,
    Judge,
    OwnUp,
    Ready,
    Take,
)
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

A_WHILE = 3600.0
"""Seconds for which bots think while a person is looked at."""


class Pictomania(Match):
    def __init__(self, walk: Walk, people: int, bots: int = 0, options: bytes = b"{}") -> None:
        super().__init__(walk, "pictomania", "passed" if people > 1 else "live", people, bots, options=options)

    @property
    def table(self) -> Any:
        return self.board.table

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

    def begin_live(self) -> None:
        self.all_ready()
        self.until(lambda: self.view.phase == "playing" and self.board.pen.surface is not None, "the sheet")

    def begin_passed(self) -> None:
        self.all_ready()
        self.until(lambda: self.view.phase == "drawing" and self.page.curtain is not None, "the curtain")

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

    def others_draw(self) -> None:
        """All who have not had the tablet yet."""
        while self.view.phase == "drawing":
            self.lift()
            self.scribble()
            self.say_first(HandOn)

    def all_finish(self, guess: bool) -> None:
        """One after the other: the first wants no black token, the others do."""
        for seat in range(len(self.view.players)):
            self.lift()
            while guess and self.say_first(Guess):
                pass
            self.say_first(Claim if seat else Finish)
        self.phase("reveal")

    def ask_for_other_words(self) -> None:
        first = self.table.places.parts[0]
        self.tap(first.right - dp(36), first.top - dp(36))

    def choose(self, drawing: int) -> None:
        """Of those in the gallery."""
        frame = self.table.views[drawing]
        self.tap(*frame.to_window(*frame.center))

    def pick(self, number: int) -> None:
        self.tap(*self.table.hand.places[number - 1].center)

    def over(self, of: int) -> None:
        self.tap(*self.table.tiles[of].sheet.center)

    def answer(self, *moves: tuple[Any, int]) -> None:
        """What people say at the reveal."""
        for move, seat in moves:
            self.say(move, seat)
        self.rest()


def alone(walk: Walk) -> None:
    """One person against three bots: words, a round, the reveal."""
    match = Pictomania(walk, people=1, bots=3)
    walk.look("pictomania-words")
    walk.look("pictomania-words-exchange", match.ask_for_other_words)
    match.table.close_ways()
    match.begin_live()
    match.draw()
    match.until(lambda: all(player.ink for player in match.view.players), "all drawings")
    walk.look("pictomania-live")
    _look_at_the_rack(match)
    walk.look("pictomania-live-picked", lambda: match.pick(4))
    match.over(2)
    walk.look_once("pictomania-live-sure")  # what was laid is meant when the board goes
    match.table.cancel_ways()
    match.say_first(Guess, lambda move: move.of == 1)
    walk.look("pictomania-live-pen-down", lambda: match.tap(*match.table.places.sheet.center))
    match.app.room.hush()
    walk.look("pictomania-live-large", lambda: match.over(3))
    match.over(3)
    walk.look("pictomania-live-own-up", lambda: match.table.ask_own_up())
    match.table.cancel_ways()
    match.say_first(Guess, lambda move: move.of == 2)
    match.until(lambda: sum(len(player.stack) for player in match.view.players) >= 9, "guesses")
    walk.look("pictomania-live-finish", lambda: match.table.ask_done())
    match.table.cancel_ways()
    match.say_first(Take)
    match.phase("reveal")
    walk.look("pictomania-show")
    match.see_points()
    walk.look("pictomania-reveal")
    match.board.ask_why(0)
    match.rest()
    walk.look("pictomania-why")
    match.app.back()
    match.home()


def _look_at_the_rack(match: Pictomania) -> None:
    """Where its letters are small it is shown large when it is touched."""
    match.tap(*match.table.places.rack[0].center)
    if match.app.room.sheets:
        match.walk.look("pictomania-rack")
        match.app.back()


def passed(walk: Walk) -> None:
    """Three people on one tablet: curtain, drawing, guessing, reveal, and what is said about a drawing then."""
    match = Pictomania(walk, people=3)
    match.begin_passed()
    walk.look("pictomania-curtain")
    match.lift()
    match.draw()
    walk.look("pictomania-drawing")
    walk.look("pictomania-peek", lambda: match.down(match.table.places.peek.center, 7))
    match.stage.up(7)
    match.table.ask_done()
    walk.look_once("pictomania-drawing-done")  # and so is that one is done
    match.until(lambda: match.view.turn == 1 and match.page.curtain is not None, "the tablet handed on")
    match.others_draw()
    match.lift()
    walk.look("pictomania-guessing")
    match.pick(2)
    match.over(1)
    walk.look_once("pictomania-guessing-sure")
    match.table.cancel_ways()
    match.all_finish(guess=True)
    walk.look("pictomania-show-three")
    match.see_points()
    walk.look("pictomania-reveal-three")
    walk.look("pictomania-reveal-flag", lambda: match.tap(*match.table.panels[1].flag_at.center))
    match.table.close_ways()
    match.answer((CallFoul(1), 0))
    walk.look("pictomania-foul-called")
    walk.look("pictomania-foul-judged", lambda: match.tap(*match.table.places.chips[2].center))
    match.table.close_ways()
    match.answer((Judge(1, True), 2), (OwnUp(), 2))
    walk.look("pictomania-foul-agreed-and-owned-up")
    match.home()


def favourite(walk: Walk) -> None:
    """Nobody guesses anything, so all have as many points, and the favourite drawing decides; then the result."""
    match = Pictomania(walk, people=3)
    while match.view.phase != "favourite":
        match.begin_passed()
        match.others_draw()
        match.all_finish(guess=False)
        match.see_points()
        match.all_ready()
        match.until(lambda: match.view.phase in ("words", "favourite"), "the next round, or the favourite")
    walk.look("pictomania-favourite-curtain")
    Match.lift(match)  # there is no stopwatch now
    walk.look("pictomania-favourite")
    chosen = next(move for move in match.scene.choices.moves if isinstance(move, Favour))
    walk.look("pictomania-favourite-sure", lambda: match.choose(chosen.drawing))
    match.say(chosen)
    for _seat in (1, 2):
        Match.lift(match)
        match.say(Abstain())
    match.ended()
    walk.look("pictomania-result")
    match.home()


def first_match(walk: Walk) -> None:
    """A round to learn, with what a first match hints at: on a tablet that is passed on, and alone."""
    learning = b'{"teaching":true}'
    match = Pictomania(walk, people=3, options=learning)
    walk.look_for_hints()
    match.begin_passed()
    match.lift()
    walk.look_for_hints()
    match.draw()
    walk.look("pictomania-to-learn")
    walk.look_for_hints()
    match.say_first(HandOn)
    match.others_draw()
    match.lift()
    walk.look_for_hints()
    match.pick(2)
    walk.look_for_hints(lambda: match.pick(2))
    match.table.hand.drop()
    match.say_first(Guess)
    walk.look_for_hints()
    match.all_finish(guess=True)
    walk.look("pictomania-to-learn-show")
    match.see_points()
    walk.look("pictomania-to-learn-reveal")
    walk.look_for_hints()
    match.home()
    match = Pictomania(walk, people=1, bots=2)
    match.begin_live()
    walk.look_for_hints()
    match.say_first(Guess)
    match.say_first(Finish)
    match.phase("reveal")
    match.see_points()
    walk.look_for_hints()
    match.home()


def left_hand_in_a_hurry(walk: Walk) -> None:
    """All is at the other side, and whoever takes the last black token ends the round."""
    walk.app.library.change(left_hand=True)
    match = Pictomania(walk, people=1, bots=2, options=b'{"hurry":true}')
    match.begin_live()
    match.app.bridge.pace = A_WHILE
    match.draw()
    walk.look("pictomania-left-hand")
    match.say_first(Take)
    walk.look("pictomania-last-token")
    match.home()
    match = Pictomania(walk, people=2, bots=1)
    match.begin_passed()
    match.lift()
    match.draw()
    walk.look("pictomania-left-hand-drawing")
    match.home()
    walk.app.library.change(left_hand=False)


def a_bots_turn(walk: Walk) -> None:
    """Nobody of this tablet has anything to do but to wait."""
    match = Pictomania(walk, people=2, bots=1)
    match.begin_passed()
    match.app.bridge.pace = A_WHILE
    for _seat in (0, 1):
        match.lift()
        match.scribble()
        match.say_first(HandOn)
    match.until(lambda: match.view.turn == 2, "the bot's turn")
    walk.look("pictomania-bot-draws")
    match.home()


def six(walk: Walk) -> None:
    """As many as there may be."""
    match = Pictomania(walk, people=1, bots=5)
    walk.look("pictomania-six-words")
    match.begin_live()
    match.draw()
    match.until(lambda: sum(len(player.stack) for player in match.view.players) >= 20, "guesses")
    walk.look("pictomania-six-live")
    match.say_first(Guess)
    match.say_first(Finish)
    match.phase("reveal")
    walk.look("pictomania-six-show")
    match.see_points()
    walk.look("pictomania-six-reveal")
    match.home()


def pictures(walk: Walk) -> None:
    for occasion in (alone, passed, favourite, first_match, left_hand_in_a_hurry, a_bots_turn, six):
        occasion(walk)
