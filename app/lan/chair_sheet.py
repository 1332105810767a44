"""What can be done with a chair of a lobby: sit down, change seats, stand up, let a bot sit."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from app.look import theme
from app.look.bot_names import bot_names
from app.look.text import _
from app.ui.bot_strength import STARS
from app.ui.seat_row import SeatRow, bot_row, people_grid, person_row, signed_row
from app.ui.sheet import Sheet
from app.ui.words import Words
from engine.lan.lobby import wishes
from engine.lan.lobby.lobby import Chair, LobbyView
from engine.seats import Strength

if TYPE_CHECKING:
    from app.lan.lobby_page import Lobby


class _ChairSheet(Sheet):
    """``page`` is the lobby's: it has the wishes said."""

    def __init__(self, page: "Lobby", lobby: LobbyView, number: int, title: Callable[[], str]) -> None:
        super().__init__(title)
        self.page, self.lobby, self.number = page, lobby, number

    @property
    def _hosting(self) -> bool:
        return self.lobby.you == self.lobby.host

    def _away_and(self, press: Callable[[], None]) -> Callable[[], None]:
        def do() -> None:
            self.put_away()
            press()

        return do

    def _signed(self, sign: str, words: str, press: Callable[[], None]) -> SeatRow:
        return signed_row(sign, words, self._away_and(press))

    def _add_people(self) -> None:
        """Players of this device who do not sit yet, somebody new, a guest."""
        people = people_grid(self.column.width)
        seated = {chair.player for chair in self.lobby.chairs if chair is not None}
        for player in self.page.app.library.players():
            if player.id not in seated:
                sit = self._away_and(partial(self.page.sit, self.number, player))
                people.add_widget(person_row(player.colour, player.face, player.name, sit))
        people.add_widget(self._signed("add", _("New player"), partial(self.page.new_player, self.number)))
        people.add_widget(self._signed("person", _("A guest"), partial(self.page.sit, self.number, None)))
        self.column.add_widget(people)

    def _add_bots(self) -> None:
        self.column.add_widget(Words(_("Or a bot:"), "note", theme.paint.soft_ink))
        for strength in STARS:
            self.column.add_widget(bot_row(strength, self._away_and(partial(self._sit_bot, strength))))

    def _sit_bot(self, strength: Strength) -> None:
        taken = {chair.name for chair in self.lobby.chairs if chair is not None}
        name = next((name for name in bot_names() if name not in taken), bot_names()[0])
        self.page.wish(wishes.SeatBot(self.number, name, (self.number + 5) % 12, strength))


class EmptyChairSheet(_ChairSheet):
    def __init__(self, page: "Lobby", lobby: LobbyView, number: int) -> None:
        super().__init__(page, lobby, number, lambda: _("Who sits here?"))

    def fill(self) -> None:
        for number in self.lobby.mine():
            chair = self.lobby.chairs[number]
            if chair is not None:
                move = partial(self.page.wish, wishes.Move(number, self.number))
                self.column.add_widget(self._signed("swap", _("Move {name} over here", name=chair.name), move))
        self._add_people()
        if self._hosting:
            self._add_bots()


class TakenChairSheet(_ChairSheet):
    def __init__(self, page: "Lobby", lobby: LobbyView, number: int, chair: Chair) -> None:
        super().__init__(page, lobby, number, lambda: chair.name)
        self._chair = chair

    def fill(self) -> None:
        words = _("Free this seat") if self._chair.bot or self._chair.device != self.lobby.you else _("Stand up")
        stand = partial(self.page.wish, wishes.Stand(self.number))
        self.column.add_widget(self._signed("leave", words, stand))
        if self._chair.bot is not None:
            self._add_bots()
        elif self._chair.device == self.lobby.you:
            self.column.add_widget(Words(_("Somebody else sits here:"), "note", theme.paint.soft_ink))
            self._add_people()
