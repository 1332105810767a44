"""A drawing at the reveal: whose, its word, the guess cards turned one by one, and the tokens that they earn."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kivy.graphics import Color, SmoothLine
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from app import theme
from app.boards.box import Box
from app.boards.pictomania import telling
from app.boards.pictomania.arrangement import GUESS_CARD
from app.boards.pictomania.pieces import Growing, GuessCard, Token
from app.boards.pictomania.rack import letter_colour
from app.boards.pieces import Line, stand
from app.widgets.badge import SeatBadge
from app.widgets.buttons import PressPaper, SignButton
from engine.games.pictomania.box import LETTERS, OWN_TOKENS
from engine.games.pictomania.scoring import Stack

if TYPE_CHECKING:
    from app.boards.pictomania.board import PictomaniaBoard


class Panel(PressPaper):
    """Pressed, it tells why its seat has its points."""

    def __init__(
        self, box: Box, board: "PictomaniaBoard", seat: int, flag: Callable[[], None], press: Callable[[], None]
    ) -> None:
        super().__init__(press, lift=6, round_by=16)
        stand(self, box)
        self._board, self._seat = board, seat
        self.drawing = board.view.players[seat].drawing
        pad = theme.gap(0.75)
        head = min(max(sp(46), dp(48)), box.h * 0.26)
        foot = min(max(dp(46), box.h * 0.17), dp(72), box.h * 0.24)
        inner = box.inset(pad)
        self._foot = Box(inner.x, inner.y, inner.w, foot)
        self._head(Box(inner.x, inner.top - head, inner.w, head))
        self.view = Growing(board.inks.log(self.drawing), paper=theme.LIGHT.sheet)
        middle = Box(inner.x, inner.y + foot + pad, inner.w, inner.h - foot - head - 2 * pad)
        self.add_widget(stand(self.view, middle))
        self._flag = SignButton("flag", flag, 48, colour=theme.faint(theme.paint.well, 0.9))
        self._flag.pos = inner.right - self._flag.width, middle.top - self._flag.height
        self.add_widget(self._flag)
        self._shown: Any = None
        self._cards: list[GuessCard] = []
        self._tokens: list[Token] = []
        self._lay_cards()

    def _head(self, box: Box) -> None:
        side = min(box.h * 0.92, dp(44))
        badge = SeatBadge(self._board.seat(self._seat).colour, side / dp(1), self._board.faces.get(self._seat))
        badge.pos = box.x, box.y + (box.h - side) / 2
        self.add_widget(badge)
        left = box.x + side + theme.gap(0.75)
        room = box.right - left
        self._word = Line("", "strong")
        self._name = Line(self._board.names[self._seat], "note", theme.paint.soft_ink)
        self.add_widget(stand(self._word, Box(left, box.center[1], room, box.h / 2)))
        self.add_widget(stand(self._name, Box(left, box.y, room, box.h / 2)))

    def _lay_cards(self) -> None:
        """All cards face down from left to right as they were laid, the drawer's own tokens on the right."""
        board, view = self._board, self._board.view
        turned = view.reveal
        stack = None if turned is None else turned.stacks[self._seat]
        if stack is None:
            return
        seats = len(view.players)
        own = OWN_TOKENS[seats]
        h = min(self._foot.h, self._foot.w / (seats - 1) * 0.6 / GUESS_CARD)
        w = h * GUESS_CARD
        step = w * 1.18
        self._card_places = [
            Box(self._foot.x + place * step, self._foot.y + (self._foot.h - h) / 2, w, h) for place in range(seats - 1)
        ]
        side = min(h * 0.62, (self._foot.w - step * (seats - 1)) / len(own) * 0.96)
        for card, place in zip(stack.cards, self._card_places):
            piece = GuessCard(card.number, self._board.seat(card.seat).colour)
            piece.face_up = False
            self._cards.append(piece)
            self.add_widget(stand(piece, place))
        for number, stars in enumerate(reversed(own)):
            x = self._foot.right - (number + 1) * side
            token = Token(stars, board.seat(self._seat).colour)
            self._tokens.insert(0, token)
            self.add_widget(stand(token, Box(x, self._foot.center[1] - side / 2, side, side)))

    def show(self, stack: Stack, open_cards: int, over: bool, may_flag: bool) -> None:
        """``open_cards`` of the stack have been turned; ``over``: everything has."""
        self._flag.disabled, self._flag.opacity = not (may_flag and over), 1 if may_flag and over else 0
        shown = stack, open_cards, over
        if shown == self._shown:
            return
        self._shown = shown
        view = self._board.view
        place = LETTERS.index(stack.letter)
        if stack.void is not None:
            self._word.text, self._word.color = telling.void_told(stack.void), theme.paint.berry
        else:
            self._word.text = f"{stack.letter}{stack.number} · {telling.word_at(view, stack.letter, stack.number)}"
            self._word.color = letter_colour(place)
        earned = [card for card in stack.cards[:open_cards] if card.verdict == "right"]
        self.canvas.after.clear()
        for number, (piece, card) in enumerate(zip(self._cards, stack.cards, strict=False)):
            turned = number < open_cards
            piece.face_up = turned
            right = card.verdict == "right"
            piece.opacity = 1.0 if right or not turned else 0.55
            if turned and not right:
                self._cross(piece)
            if turned and right:
                self._earn(piece, earned.index(card))

    def _earn(self, piece: Widget, which: int) -> None:
        """The drawer's token goes to the guess that earned it."""
        if which < len(self._tokens):
            token = self._tokens[which]
            side = token.width
            self.remove_widget(token)
            self.add_widget(token)
            token.glide(Box(piece.right - side * 0.62, piece.top - side * 0.7, side, side), theme.motion("walk"))

    def _cross(self, piece: Widget) -> None:
        """Wrong, or back in its owner's hand: it earned nothing."""
        air = piece.width * 0.22
        x, y, right, top = piece.x + air, piece.y + air, piece.right - air, piece.top - air
        middle, half = (y + top) / 2, (right - x) / 2
        with self.canvas.after:
            Color(*theme.paint.ink)
            SmoothLine(points=(x, middle - half, right, middle + half), width=dp(1.6))
            SmoothLine(points=(x, middle + half, right, middle - half), width=dp(1.6))
