"""The reveal (D7): votes fly to their cards; then it is shown card by card whose they are, the storyteller's last."""

from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.boards.dixit import layout, sentences
from app.boards.dixit.cards import CardsTable
from app.boards.dixit.fitted_words import Note
from app.boards.dixit.pieces import GREEN, RED, VoteToken
from app.boards.stand import stand
from app.look import sounds, theme
from app.look.box import Box
from app.look.text import _
from app.ui.badge import SeatBadge, beyond
from app.ui.buttons import WordButton
from app.ui.in_steps import run_all
from app.ui.touch import Touch
from engine.games.dixit.reveal import Reveal

if TYPE_CHECKING:
    from app.boards.dixit.board import DixitBoard

VOTES = 1.3
"""Seconds for the votes to fly and to be looked at."""

A_CARD = 0.95
"""Seconds from one card to the next: time to see whose it is and to cheer."""

ALL_CARDS = 8.0
"""Seconds that all of them may take: where many play each is shown more briefly."""


class RevealTable(CardsTable):
    """``step`` 0: the tokens lie in the tray; 1: on their cards; then a card more is known with each step."""

    def __init__(self, board: "DixitBoard", turned: Reveal) -> None:
        super().__init__(board)
        self.arrange(plated=board.view.seat is not None)
        run_all(self.lay_cards())
        self.turned = turned
        self.order = sentences.turning_order(turned)
        self.last = 1 + len(self.order)
        self.moving = theme.motion() > 0 and not board.seen_reveal()
        self.step = 0 if self.moving else self.last
        self.tokens: list[tuple[int, bool, VoteToken]] = []
        """Each vote: the place it is on, whether it is the red one, and its token."""
        self._badges: dict[int, Widget] = {}
        self._note: Note | None = None
        self._points: WordButton | None = None
        self._next = Clock.create_trigger(lambda dt: self._step_on(), VOTES)
        self._make_tokens()
        self._show(0)
        if self.moving:
            self._next.timeout = 0.35
            self._next()

    def leave(self) -> None:
        self._next.cancel()

    def hurry(self) -> None:
        """Everything is turned at once."""
        if self.moving:
            self._next.cancel()
            self.step, self.moving = self.last, False
            self._show(0)
            self.board.remember_reveal()

    # Tokens ---------------------------------------------------------------------------------------------------------

    def _make_tokens(self) -> None:
        board = self.board
        party = board.view.variant == "party"
        for place, laid in enumerate(self.turned.cards, start=1):
            for seat in laid.votes:
                token = VoteToken(board.seat(seat).colour, GREEN if party else None)
                self.tokens.append((place, False, token))
        if self.turned.red is not None and board.view.storyteller is not None:
            token = VoteToken(board.seat(board.view.storyteller).colour, RED)
            self.tokens.append((self.turned.red, True, token))
        for number, (_place, _red, token) in enumerate(self.tokens):
            self.add_widget(stand(token, self._waiting_at(number)))

    def _waiting_at(self, number: int) -> Box:
        """In a row below the cards, before they fly."""
        room = self.places.top.room
        side = min(self.places.tray.h * 0.9, dp(52))
        step = min(side * 1.1, (room.w - side) / max(1, len(self.tokens) - 1))
        x = room.center[0] - (side + step * (len(self.tokens) - 1)) / 2 + number * step
        return Box(x, self.places.tray.y + (self.places.tray.h - side) / 2, side, side)

    def _box_on(self, place: int, number: int, count: int) -> Box:
        """The ``number``-th of so many tokens on a card, in rows from its foot."""
        box = self.places.cards[place - 1]
        in_row = 2 if count <= 2 else 3 if count <= 6 else 4
        side = min(box.w * 0.92 / in_row, dp(58))
        row, column = divmod(number, in_row)
        here = min(in_row, count - row * in_row)
        x = box.center[0] - here * side / 2 + column * side
        return Box(x, box.y + box.w * 0.05 + row * side * 0.96, side, side)

    # Step by step ---------------------------------------------------------------------------------------------------

    def _step_on(self) -> None:
        self.step += 1
        self.moving = self.step < self.last
        self._show(theme.motion("walk"))
        if self.moving:
            self._next.timeout = VOTES if self.step == 1 else min(A_CARD, ALL_CARDS / len(self.order))
            self._next()
        else:
            self.board.remember_reveal()

    def _show(self, seconds: float) -> None:
        """The table as it is at this step."""
        known = self.order[: max(0, self.step - 1)]
        if self.step:
            self._lay_tokens(known, seconds)
        for place in known:
            self._say_whose(place, seconds)
        if self.step:
            self._say(known)
        if not self.moving:
            self._offer_points()

    def _lay_tokens(self, known: list[int], seconds: float) -> None:
        """The red one comes last, when its card is turned."""
        if self.step == 1 and seconds:
            sounds.play("token")
        counted: dict[int, int] = {}
        for place, red, token in self.tokens:
            if red and place not in known:
                continue
            number = counted.get(place, 0)
            counted[place] = number + 1
            token.glide(self._box_on(place, number, self._count(place)), seconds)

    def _count(self, place: int) -> int:
        return sum(on == place for on, _red, _token in self.tokens)

    def _say_whose(self, place: int, seconds: float) -> None:
        """The badge of whoever gave it, in its corner; the storyteller's card shines."""
        if place in self._badges:
            return
        if seconds:
            sounds.play("turn")
        box, board = self.places.cards[place - 1], self.board
        laid = self.turned.cards[place - 1]
        at = layout.badge_on(box, self.width, dp(1), beyond)
        bot, face = board.is_bot(laid.seat), board.faces.get(laid.seat)
        badge = SeatBadge(board.seat(laid.seat).colour, at.w / dp(1), face, bot=bot)
        badge.pos = at.x, at.y
        self._badges[place] = badge
        self.add_widget(badge)
        if place == self.turned.told:
            self.cards[place - 1].frame(True)

    def _say(self, known: list[int]) -> None:
        if self._note is not None:
            self.remove_widget(self._note)
        if not self.moving:
            words = sentences.outcome(self.turned)
        elif known:
            words = sentences.whose(self.turned, known[-1], self.board.names)
        else:
            words = _("The votes are out. Whose card is which?")
        room = self.places.top.room
        whole = Box(room.x, self.places.tray.y, room.w, self.places.tray.h)
        self._note = Note(self.places.tray if not self.moving else whole, words, "strong")
        self.add_widget(self._note)

    def _offer_points(self) -> None:
        if self._points is None:
            words = _("The points")
            self._points = self.button(words, self.board.show_points, "amber", self.places.button)

    # Looking closely ------------------------------------------------------------------------------------------------

    def caption(self, place: int) -> str:
        names = self.board.names
        lines = [sentences.whose(self.turned, place, names), sentences.voters_of(self.turned, place, names)]
        return "\n".join(lines)

    def on_touch_down(self, touch: Touch) -> bool:
        if self.moving and not self.places.top.pause.holds(*touch.pos):
            self.hurry()
            return True
        return super().on_touch_down(touch)
