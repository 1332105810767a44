"""The pictures of Pictomania flat on the table: people round one tablet, each with their own fingers."""

from typing import Any

from kivy.metrics import Metrics

from app.boards import flat_board_of
from engine.games.pictomania.moves import Finish, Guess, Ready, Take
from tools.shots.match import Match
from tools.shots.pictomania import KETTLE
from tools.shots.walk import Walk

PLACES = (3, 4, 5, 6)
"""For so many people, as far as the screen allows."""


class FlatTable(Match):
    """Everybody's fingers are on the screen at once."""

    def at(self, place: Any, point: tuple[float, float]) -> tuple[float, float]:
        where: tuple[float, float] = place.to_window(*point, initial=False)
        return where

    def said(self, move: Any, seat: int) -> None:
        """Said while others say theirs: heard is enough."""
        self.board.say(move, (0.0, 0.0), seat)
        self.until(lambda: self.board.all_heard(seat), "the move heard")


def _round(flat: FlatTable, walk: Walk, people: int) -> None:
    name = f"flat-pictomania-{people}"
    walk.look(f"{name}-words")
    for seat in range(people):
        flat.said(Ready(), seat)
    flat.until(lambda: flat.view.phase == "playing", "the deal")
    flat.until(lambda: all(pen.surface is not None for pen in flat.board.pens.values()), "the sheets")
    for seat in range(people):
        _draw(flat, seat)
    zone = flat.board.desks[0]
    flat.down(flat.at(zone, zone.corner.center), 90)
    walk.look(f"{name}-peek")
    walk.stage.up(90)
    _slide_a_card(flat, people - 1, 0)
    walk.look(f"{name}-sure")
    flat.board.desks[people - 1].close_ways()
    flat.board.desks[people - 1].hand.back()
    zone.ask_done()
    walk.look(f"{name}-finish")
    zone.close_ways()
    for seat in range(people):
        for of in range(people):
            if of != seat:
                flat.said(Guess(of, (of + seat) % 7 + 1), seat)
    for seat in range(people):
        if seat == people - 1:
            walk.look(f"{name}-guessed")
        flat.said(Take(1) if seat == 0 else Finish(), seat)
    flat.until(lambda: flat.view.phase == "reveal", "the reveal")
    walk.look(f"{name}-reveal")
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
    for people in PLACES:
        if flat_board_of("pictomania").allows(*walk.app.room.size, Metrics.density, people):
            _round(FlatTable(walk, "pictomania", "live", people), walk, people)
