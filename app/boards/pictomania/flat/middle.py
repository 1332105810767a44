"""The middle of the table: the rack for both sides, the black tokens that fingers grab, the round, and the pause."""

from typing import TYPE_CHECKING

from kivy.metrics import Metrics
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.boards.lamplit import quiet_ink, sign_on_table
from app.boards.pictomania import sentences
from app.boards.pictomania.black_tokens import outlines_of
from app.boards.pictomania.flat.layout import Middle, letters, middle_of, token_places, unit_on
from app.boards.pictomania.pieces import Token
from app.boards.pictomania.rack import ListCard, RackWood
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.table_edges import Round, Turn
from app.ui.fitted_text import Line
from app.ui.still_picture import Still
from app.ui.touch import Finger, Touch
from app.ui.turned_place import Turned
from engine.games.pictomania.box import LETTERS
from engine.games.pictomania.moves import Take

if TYPE_CHECKING:
    from app.boards.pictomania.flat.board import FlatPictomania


class MiddleOfTable(FloatLayout):
    """``playing``: the rack and the tokens lie in it; else only what round it is."""

    def __init__(self, table: "FlatPictomania", made: Round, playing: bool) -> None:
        super().__init__(size_hint=(None, None))
        self.table = table
        self.places: Middle = middle_of(made, unit_on(table.width, table.height, Metrics.density), table.token_count)
        self.add_widget(sign_on_table("pause", table.ask_pause, self.places.pause))
        self.tray: Tray | None = None
        if playing:
            self._lay_racks()
            if table.token_count:
                self.tray = Tray(table, self.places.tokens)
                self.add_widget(self.tray)
        if not playing or made.spare is not None:
            self._tell_round()

    def _lay_racks(self) -> None:
        """Twice, so that both sides can read it."""
        rack = self.table.view_of(None).rack
        for places in self.places.racks:
            wood = RackWood([turn.box for turn in places])
            pieces: list[Widget] = [wood]
            most = letters(places[0].size[0], Metrics.density)
            for number, turn in enumerate(places):
                spot = _spot(turn)
                box = Box(0, 0, *turn.size)
                spot.add_widget(ListCard(number, LETTERS[number], rack[number], box, most=most, beside=rack).write())
                pieces.append(spot)
            self.add_widget(Still(wood.room, pieces))

    def _tell_round(self) -> None:
        headline = sentences.headline(self.table.view_of(None))
        for turn in self.places.titles:
            spot = _spot(turn)
            line = Line(headline, "strong", quiet_ink(), halign="center")
            spot.add_widget(stand(line, Box(0, 0, *turn.size)))
            self.add_widget(spot)

    def dress(self) -> None:
        if self.tray is not None:
            self.tray.dress()


def _spot(turn: Turn) -> Turned:
    spot = Turned()
    spot.lie_at(turn)
    return spot


class Tray(Widget):
    """Who touches a token first has it on the finger, and takes it by bringing it home."""

    def __init__(self, table: "FlatPictomania", box: Box) -> None:
        super().__init__(size_hint=(None, None))
        stand(self, box)
        self._table = table
        self.places = token_places(box, table.token_count, unit_on(table.width, table.height, Metrics.density))
        self.tokens: dict[int, Token] = {}
        """What lies at each place."""
        self._held: dict[Finger, int] = {}
        """Which place's token each finger has."""
        self._brought: set[int] = set()
        """Those that were brought home: of two that are alike it is these that are gone."""
        self._outlines = outlines_of(self.places)
        self._outlines.hang(self.canvas.before)

    def dress(self) -> None:
        """The tokens that are left; one that was taken is gone from its place, or from the finger that was slow."""
        left = list(self._table.view_of(None).black)
        order = sorted(range(len(self.places)), key=lambda number: number in self._brought)
        for number in order:
            stars, token = self._table.tokens_at_start[number], self.tokens.get(number)
            if stars in left:
                left.remove(stars)
                if token is None:
                    token = self.tokens[number] = Token(stars)
                    self.add_widget(stand(token, self.places[number]))
            elif token is not None:
                token.parent.remove_widget(token)
                del self.tokens[number]

    # Fingers ------------------------------------------------------------------------------------------------------

    def targets(self) -> list[Box]:
        return [self.places[number] for number in self.tokens]

    def on_touch_down(self, touch: Touch) -> bool:
        number = self._token_at(*touch.pos)
        if number is None or number in self._held.values():
            return self.collide_point(*touch.pos)
        touch.grab(self)
        self._held[touch.uid] = number
        token = self.tokens[number]
        self.remove_widget(token)
        self._table.air.add_widget(token)
        return True

    def on_touch_move(self, touch: Touch) -> bool:
        number = self._held.get(touch.uid)
        if touch.grab_current is not self or number is None:
            return False
        if number in self.tokens:
            self.tokens[number].center = touch.pos
        seat = self._table.seat_at(*touch.pos)
        self._table.light(seat if self._may_take(seat, number) else None, touch.uid)
        return True

    def on_touch_up(self, touch: Touch) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        number = self._held.pop(touch.uid)
        self._table.light(None, touch.uid)
        seat = self._table.seat_at(*touch.pos)
        if number not in self.tokens:  # somebody took it meanwhile
            return True
        token = self.tokens[number]
        if token.parent is not None:
            token.parent.remove_widget(token)
        self.add_widget(token)
        if seat is not None and seat in self._table.choices_of:
            self._brought.add(number)
            self._table.bring_token(seat, token.stars)
        token.glide(self.places[number], theme.motion("blink"))
        return True

    def let_go(self) -> None:
        """Tokens on fingers lie in their places again."""
        for number in self._held.values():
            token = self.tokens.get(number)
            if token is not None and token.parent is not None:
                token.parent.remove_widget(token)

    def _may_take(self, seat: int | None, number: int) -> bool:
        choices = None if seat is None else self._table.choices_of.get(seat)
        token = self.tokens.get(number)
        return choices is not None and token is not None and Take(token.stars) in choices.moves

    def _token_at(self, x: float, y: float) -> int | None:
        return next((number for number in self.tokens if self.places[number].holds(x, y)), None)
