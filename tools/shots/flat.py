"""The pictures of Pictomania flat on the table: people round one tablet, each with their own fingers."""

from typing import Any

from kivy.metrics import Metrics, dp

from app.boards.pictomania.flat import FLAT
from engine.games.pictomania.moves import Abstain, Finish, Guess, Ready, Take
from tools.shots.match import Match
from tools.shots.pictomania import KETTLE
from tools.shots.walk import Walk

PLACES = (3, 4, 5, 6)
"""For so many people, as far as the screen allows."""

FLAT_HINTS = ("flat-guess", "flat-token", "flat-word")
"""They lie on sheets for a moment: in other pictures they would come and go with the machine's load."""


class FlatTable(Match):
    """Everybody's fingers are on the screen at once."""

    def at(self, place: Any, point: tuple[float, float]) -> tuple[float, float]:
        where: tuple[float, float] = place.to_window(*point, initial=False)
        return where

    def said(self, move: Any, seat: int) -> None:
        """Said while others say theirs: heard is enough."""
        self.board.say(move, (0.0, 0.0), seat)
        self.until(lambda: self.board.host.all_heard(seat), "the move heard")


class FlatPictomania(FlatTable):
    def __init__(self, walk: Walk, people: int, bots: int = 0) -> None:
        super().__init__(walk, "pictomania", "live", people, bots)
        self.seats = range(people)

    def begin_round(self) -> None:
        for seat in self.seats:
            self.said(Ready(), seat)
        self.phase("playing")
        self.until(lambda: all(pen.surface is not None for pen in self.board.pens.values()), "the sheets")

    def all_draw(self) -> None:
        for seat in self.seats:
            _draw(self, seat)

    @property
    def far(self) -> Any:
        """What lies before whoever sits at the far edge."""
        return self.board.sides[1].shown

    def ask_for_other_words(self) -> None:
        first = self.far.places.parts[0]
        self.tap_in(self.far, (first.right - dp(36), first.top - dp(36)))

    def peek(self, seat: int) -> None:
        zone = self.board.desks[seat]
        self.down(self.at(zone, zone.corner.center), 90)

    def choose_a_favourite(self) -> None:
        view = next(iter(self.board.desks[2].gallery.views.values()))
        self.tap_in(view, view.center)

    def tap_in(self, place: Any, point: tuple[float, float]) -> None:
        self.tap(*self.at(place, point))


def round_of(walk: Walk, people: int) -> None:
    """From the words to the reveal."""
    name = f"flat-pictomania-{people}"
    flat = FlatPictomania(walk, people)
    walk.look(f"{name}-words")
    walk.look(f"{name}-words-exchange", flat.ask_for_other_words)
    flat.far.close_ways()
    flat.begin_round()
    flat.all_draw()
    walk.look(f"{name}-peek", lambda: flat.peek(0))
    walk.stage.up(90)
    walk.look(f"{name}-sure", lambda: _slide_a_card(flat, people - 1, 0))
    flat.board.desks[people - 1].close_ways()
    flat.board.desks[people - 1].hand.back()
    walk.look(f"{name}-finish", lambda: flat.board.desks[0].ask_done())
    flat.board.desks[0].close_ways()
    for seat in flat.seats:
        for of in flat.seats:
            if of != seat:
                flat.said(Guess(of, (of + seat) % 7 + 1), seat)
    for seat in flat.seats:
        if seat == people - 1:
            walk.look(f"{name}-guessed")
        flat.said(Take(1) if seat == 0 else Finish(), seat)
    flat.phase("reveal")
    walk.look(f"{name}-show")
    flat.see_points()
    walk.look(f"{name}-reveal")
    walk.look(f"{name}-reveal-flag", lambda: flat.tap_in(flat.far, flat.far.panels[0].flag_at.center))
    flat.far.close_ways()
    flat.home()


def first_match(walk: Walk) -> None:
    """What each place is told, once, in a first match."""
    known = walk.app.library.settings.known_hints
    walk.app.library.change(known_hints=tuple(key for key in known if key not in FLAT_HINTS))
    flat = FlatPictomania(walk, 3)
    flat.begin_round()
    walk.look("hint-flat-word")
    flat.all_draw()
    for seat in flat.seats:
        flat.peek(seat)
        walk.stage.up(90)
    walk.look("hint-flat-guess")
    for seat in flat.seats:
        flat.said(Guess((seat + 1) % 3, 1), seat)
    walk.look("hint-flat-token")
    flat.home()
    walk.app.library.change(known_hints=known)


def with_a_bot(walk: Walk) -> None:
    """Its place has nothing but its drawing; whoever pauses is asked at their own edge."""
    flat = FlatPictomania(walk, 2, bots=1)
    flat.begin_round()
    flat.all_draw()
    flat.until(lambda: flat.view.players[2].ink, "the bot's drawing")
    walk.look("flat-pictomania-bot")
    for seat in flat.seats:
        flat.said(Finish(), seat)
    flat.phase("reveal")
    flat.board.sides[1].ask_pause()
    flat.until(lambda: flat.app.room.sheets, "the pause")
    walk.look("flat-pictomania-pause")
    flat.home()


def favourite(walk: Walk) -> None:
    """Nobody guesses anything in all four rounds, so the favourite drawing decides."""
    flat = FlatPictomania(walk, 3)
    while flat.view.phase != "favourite":
        flat.begin_round()
        if flat.view.round == 1:
            flat.all_draw()
        for seat in flat.seats:
            flat.said(Finish(), seat)
        flat.phase("reveal")
        flat.see_points()
        for seat in flat.seats:
            flat.said(Ready(), seat)
        flat.until(lambda: flat.view.phase in ("words", "favourite"), "the next round, or the favourite")
    walk.look("flat-pictomania-favourite")
    walk.look("flat-pictomania-favourite-sure", flat.choose_a_favourite)
    flat.said(Abstain(), 2)
    walk.look("flat-pictomania-favourite-voted")
    for seat in (0, 1):
        flat.said(Abstain(), seat)
    flat.ended()
    walk.look("flat-pictomania-result")
    flat.home()


def _draw(flat: FlatTable, seat: int) -> None:
    """The kettle, as its own person sees it."""
    zone, stage = flat.board.desks[seat], flat.stage
    left, low, wide, high = zone.pen.surface.sheet_box
    for stroke in KETTLE:
        places = [flat.at(zone, (left + x * wide, low + y * high)) for x, y in stroke]
        stage.down(*places[0], seat, frames=0)
        for place in places[1:]:
            stage.move(*place, seat, frames=0)
        stage.up(seat, frames=0)
    flat.rest()


def _slide_a_card(flat: FlatTable, seat: int, of: int) -> None:
    zone, sheet = flat.board.desks[seat], flat.board.desks[of]
    flat.down(flat.at(zone, zone.hand.places[2].center), 91)
    flat.stage.move(*flat.at(zone, zone.places.sheet.center), 91)
    flat.stage.move(*flat.at(sheet, sheet.places.sheet.center), 91)
    flat.stage.up(91)


def pictures(walk: Walk) -> None:
    width, height = walk.app.room.size
    offered = [people for people in PLACES if FLAT.allows(width, height, Metrics.density, people)]
    if not offered:
        return
    known = walk.app.library.settings.known_hints
    walk.app.library.change(known_hints=(*known, *FLAT_HINTS))
    for people in offered:
        round_of(walk, people)
    with_a_bot(walk)
    favourite(walk)
    first_match(walk)
    walk.app.library.change(known_hints=known)
