"""The pictures of the flat table: people round one tablet, each with their own fingers, in Pictomania and in a duel."""

from collections.abc import Callable
from random import Random
from typing import Any

from kivy.metrics import Metrics

from app.boards import flat_board_of
from engine.games.pictomania.moves import Finish, Guess, Ready, Take
from engine.seats import Seat
from tools.shots_pictomania import KETTLE

PLACES = (3, 4, 5, 6)
"""For so many people, as far as the screen allows."""


class FlatTable:
    """A match at which everybody's fingers are on the screen at once."""

    def __init__(self, shots: Any, game: str, variant: str, people: int) -> None:
        self._shots, self._stage, self._app = shots, shots.stage, shots.app
        known = sorted(self._app.library.players(), key=lambda player: player.colour)
        seats = [Seat(player.name, place, player=player.id) for place, player in enumerate(known[:people])]
        seats += [Seat(f"{seats[0].name} {place}", place) for place in range(len(seats), people)]
        self._app.bridge.pace = 0.0
        self._app.begin(game, variant, b"{}", tuple(seats), seed=12)
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

    def rest(self) -> None:
        self._stage.frames(8)

    def until(self, condition: Callable[[], Any], what: str) -> None:
        self._stage.wait(condition, what)
        self.rest()

    def at(self, place: Any, point: tuple[float, float]) -> tuple[float, float]:
        where: tuple[float, float] = place.to_window(*point, initial=False)
        return where

    def say(self, move: Any, seat: int) -> None:
        self.board.say(move, (0.0, 0.0), seat)
        self.until(lambda: self.board.all_heard(seat), "the move heard")


def pictomania(shots: Any) -> None:
    for people in PLACES:
        if flat_board_of("pictomania").allows(*shots.stage.app.room.size, Metrics.density, people):
            _round(FlatTable(shots, "pictomania", "live", people), shots, people)


def _round(flat: FlatTable, shots: Any, people: int) -> None:
    name = f"flat-pictomania-{people}"
    shots.look(f"{name}-words")
    for seat in range(people):
        flat.say(Ready(), seat)
    flat.until(lambda: flat.view.phase == "playing", "the deal")
    flat.until(lambda: all(pen.surface is not None for pen in flat.board.pens.values()), "the sheets")
    for seat in range(people):
        _draw(flat, seat)
    zone = flat.board.desks[0]
    shots.stage.down(*flat.at(zone, zone.corner.center), 90)
    shots.look(f"{name}-peek")
    shots.stage.up(90)
    _slide_a_card(flat, people - 1, 0)
    shots.look(f"{name}-sure")
    flat.board.desks[people - 1].close_ways()
    flat.board.desks[people - 1].hand.back()
    zone.ask_done()
    shots.look(f"{name}-finish")
    zone.close_ways()
    for seat in range(people):
        for of in range(people):
            if of != seat:
                flat.say(Guess(of, (of + seat) % 7 + 1), seat)
    for seat in range(people):
        if seat == people - 1:
            shots.look(f"{name}-guessed")
        flat.say(Take(1) if seat == 0 else Finish(), seat)
    flat.until(lambda: flat.view.phase == "reveal", "the reveal")
    shots.look(f"{name}-reveal")
    flat._app.go("home")


def _draw(flat: FlatTable, seat: int) -> None:
    """The kettle, as its own person sees it."""
    zone, stage = flat.board.desks[seat], flat._stage
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
    flat._stage.down(*flat.at(zone, zone.hand.places[2].center), 91)
    flat._stage.move(*flat.at(zone, zone.places.sheet.center), 91)
    flat._stage.move(*flat.at(sheet, sheet.places.sheet.center), 91)
    flat._stage.up(91)


def yokai(shots: Any) -> None:
    from engine import bots
    from engine.games.yokai import Lay

    app = shots.stage.app
    if not flat_board_of("yokai").allows(*app.room.size, Metrics.density, 2):
        return
    app.library.change(flat_games=("yokai",))
    duel = FlatTable(shots, "yokai", "duel", 2)
    pick, chance = bots.bot("yokai", "middle"), Random(3)
    for _move in range(24):
        seat, told = duel.view.turn, duel.page.told
        duel.board.say(pick(told.scenes[seat].view, told.scenes[seat].choices, chance), (0.0, 0.0), seat)
        duel.until(lambda told=told: duel.page.told is not told, "the next scene")  # type: ignore[misc]
    for side in duel.board.sides:
        shots.stage.down(*duel.at(side, side.places.hold.center), 90 + side.me)
    shots.look("flat-yokai-held")
    side = duel.board.sides[duel.view.turn]
    move = next(move for move in side.choices.moves if isinstance(move, Lay))
    place = side.my_hand().index(move.sketch)
    slot = side.hand_slots(side.cards_in_my_hand())[place]
    for each in duel.board.sides:
        shots.stage.up(90 + each.me)
    shots.stage.down(*duel.at(side, (slot.x, slot.y)), 92)
    shots.stage.move(*duel.at(side, (slot.x, side.places.hand.top)), 92)
    stack = ("water", "fire", "earth", "wind").index(move.on)
    shots.stage.move(*duel.at(side, side.places.mine[stack].center), 92)
    shots.look("flat-yokai-dragged")
    shots.stage.up(92)
    app.go("home")
    app.library.change(flat_games=())
