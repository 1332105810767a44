"""The pieces of a reveal, over all panels: cards that are turned, go to the middle or home, and tokens that are won."""

from collections.abc import Sequence

from kivy.graphics import Color, SmoothLine
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.boards.lamplit import light_ink, quiet_ink
from app.boards.pictomania.panel import Panel
from app.boards.pictomania.pieces import BlackSheep, GuessCard, Token
from app.boards.pictomania.sentences import Beat
from app.boards.pictomania.shared_board import SharedBoard
from app.boards.pictomania.shared_layout import SharedPlaces, in_the_middle
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.ui.fitted_text import Line
from app.ui.on_canvas import show_if
from app.ui.signs import Sign
from app.ui.still_picture import Frame
from engine.games.pictomania.box import OWN_TOKENS
from engine.games.pictomania.scoring import Card, Reveal

FAINT = 0.45
"""How well a card is seen that counts for nobody."""


class TurnedCards(Widget):
    """Lets every touch through.  ``show`` puts each piece where it belongs after some of the beats."""

    def __init__(self, board: SharedBoard, places: SharedPlaces, panels: Sequence[Panel]) -> None:
        super().__init__()
        self._board, self._places, self._panels = board, places, panels
        self._draw_middle()
        seats = range(len(panels))
        colours = [board.seat(seat).colour for seat in seats]
        self._tokens = [
            [Token(stars, colours[seat]) for stars in OWN_TOKENS[len(panels)]] for seat in seats
        ]  # most stars first, as they are won
        self._black = {seat: Token(player.black) for seat, player in enumerate(board.view.players) if player.black}
        self._cards: dict[tuple[int, int], GuessCard] = {}
        self._colours = colours
        self.sheep = BlackSheep()
        for seat in seats:
            for token, box in zip(self._tokens[seat], panels[seat].token_places, strict=True):
                self.add_widget(stand(token, box))
        for seat, token in self._black.items():
            self.add_widget(stand(token, self._on_shelf(seat, 0, 1)))
        self.add_widget(stand(self.sheep, in_the_middle(places.middle, (), dp(1))[0]))
        show_if(False, self.sheep)

    def _draw_middle(self) -> None:
        """A hollow in the table with a cross: here lies what was wrong, and as long as there is nothing it says so."""
        box = self._places.middle
        self._hollow = Frame(box)
        with self._hollow.canvas:
            Color(*light_ink(0.4))
            rim = box.inset(dp(1.5))
            SmoothLine(rounded_rectangle=(rim.x, rim.y, rim.w, rim.h, dp(12)), width=dp(1), dash_length=5)
        self._hollow.hang(self.canvas.before)
        cross = Sign("close", 24, quiet_ink(), size_hint=(None, None))
        self.add_widget(stand(cross, Box(box.x + dp(6), box.y, dp(30), box.h)))
        self._empty = Line(_("No wrong cards"), "note", quiet_ink())
        self.add_widget(stand(self._empty, Box(box.x + dp(40), box.y, box.w - dp(48), box.h)))

    # What lies where --------------------------------------------------------------------------------------------------

    def show(self, turned: Reveal, seen: Sequence[Beat], over: bool) -> None:
        """After these beats; ``over``: after all.  A wrong card is looked at before it goes to the middle."""
        seconds = theme.motion("walk")
        opened = {(beat.whose, beat.place) for beat in seen if beat.whose is not None}
        looked_at = (seen[-1].whose, seen[-1].place) if seen and not over else None
        keys = {beat.line.key + str(beat.line.seat) for beat in seen if beat.line is not None}
        shelves: list[list[Token]] = [[] for _seat in self._panels]
        for seat, black in self._black.items():
            gone = turned.black[seat].fate == "returned" and (
                over or f"black-returned{seat}" in keys or f"black-void{seat}" in keys
            )
            show_if(not gone, black)
            if not gone:
                shelves[seat].append(black)
        wrong: list[tuple[int, GuessCard]] = []
        for stack in turned.stacks:
            won = list(self._tokens[stack.seat])
            for place, card in enumerate(stack.cards):
                piece = self._card(stack.seat, place, card)
                is_open = (stack.seat, place) in opened
                piece.face_up = is_open
                piece.opacity = FAINT if is_open and card.verdict in ("back", "late") else 1
                if is_open and card.verdict == "wrong" and (stack.seat, place) != looked_at:
                    wrong.append((card.seat, piece))
                else:
                    piece.glide(self._panels[stack.seat].card_places[place], seconds)
                if is_open and card.verdict == "right":
                    shelves[card.seat].append(won.pop(0))
            for token in won:
                home = self._panels[stack.seat].token_places[self._tokens[stack.seat].index(token)]
                token.glide(home, seconds)
        self._fill_shelves(shelves, seconds)
        self._fill_middle(wrong, seconds)
        self._lead_sheep(turned.sheep if over or any("sheep" in key for key in keys) else None, seconds)

    def _card(self, whose: int, place: int, card: Card) -> GuessCard:
        """The guess card of a seat on a drawing; made face down, where it was laid."""
        key = whose, card.seat
        if key not in self._cards:
            piece = self._cards[key] = GuessCard(card.number, self._colours[card.seat])
            piece.face_up = False
            self.add_widget(stand(piece, self._panels[whose].card_places[place]))
        return self._cards[key]

    def _fill_shelves(self, shelves: Sequence[Sequence[Token]], seconds: float) -> None:
        for seat, tokens in enumerate(shelves):
            for place, token in enumerate(tokens):
                self._to_the_front(token, self._on_shelf(seat, place, len(tokens)), seconds)

    def _on_shelf(self, seat: int, place: int, count: int) -> Box:
        """By the chip of a seat, from the right: one on the other where so many have no room."""
        shelf = self._places.won[seat]
        step = min(shelf.h * 1.06, (shelf.w - shelf.h - dp(8)) / max(1, count - 1))
        return Box(shelf.right - dp(8) - shelf.h - place * step, shelf.y, shelf.h, shelf.h)

    def _fill_middle(self, wrong: Sequence[tuple[int, GuessCard]], seconds: float) -> None:
        """By whose they are, so that all see who has most."""
        show_if(not wrong, self._empty)
        wrong = sorted(wrong, key=lambda one: one[0])
        places = in_the_middle(self._places.middle, [owner for owner, _piece in wrong], dp(1))
        for (_owner, piece), box in zip(wrong, places):
            self._to_the_front(piece, box, seconds)

    def _lead_sheep(self, seat: int | None, seconds: float) -> None:
        """It walks from the middle to whoever it belongs to."""
        show_if(seat is not None, self.sheep)
        if seat is not None:
            shelf = self._places.won[seat]
            high = shelf.h * 1.15
            self._to_the_front(self.sheep, Box(shelf.x + dp(10), shelf.y, high * 1.3, high), 2 * seconds)

    def _to_the_front(self, piece: GuessCard | Token | BlackSheep, box: Box, seconds: float) -> None:
        if tuple(piece.pos) != (box.x, box.y):
            self.remove_widget(piece)
            self.add_widget(piece)
        piece.glide(box, seconds)
