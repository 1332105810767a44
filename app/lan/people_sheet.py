"""Who is at the table on which tablet, and what can be done about a seat whose tablet is away."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget
from msgspec.structs import replace

from app.lan import sentences
from app.lan.device_row import DeviceRow
from app.look import text, theme
from app.look.text import _
from app.shell import App
from app.ui.badge import SeatBadge
from app.ui.buttons import PressRow, WordButton
from app.ui.paper import PaperColumn
from app.ui.sheet import Sheet
from app.ui.switch_row import SwitchRow
from app.ui.words import Words
from app.web.way_in import address_of
from engine import requests
from engine.lan.guest.guest import State
from engine.lan.lobby import wishes
from engine.lan.lobby.lobby import Device, LobbyView
from engine.lan.lobby.wishes import Wish
from engine.lan.protocol import keys
from engine.rules import Why
from engine.table import FIRST_AID

if TYPE_CHECKING:
    from app.play.page import PlayPage
    from app.play.remote_players import RemotePlayers


MANY_TRIES = 4
"""Knocks in vain after which a page says what may be wrong, and offers what else can be done."""


class PeopleSheet(Sheet):
    """``play`` is the page of the match; ``company`` knows who is here."""

    def __init__(self, play: "PlayPage", company: "RemotePlayers") -> None:
        super().__init__(lambda: sentences.devices_title(self._others))
        self._play, self._company = play, company

    @property
    def _others(self) -> list[Device]:
        lobby = self._company.lobby
        return [] if lobby is None else [known for known in lobby.devices if known.id != lobby.you]

    def fill(self) -> None:
        lobby, link = self._company.lobby, self._company.link
        if link is not None and link.where != "in":
            self._tell(_("This tablet keeps looking for the table, and takes its seats again when it finds it."))
            self._tell(_("Is the host's tablet awake, and are both on the same Wi-Fi?"))
            if link.why is not None:
                self._tell(text.sentence(link.why))
            for button in ways_on(self._play.app, link):
                self.column.add_widget(button)
        if lobby is None:
            return
        for seat in lobby.away():
            self.column.add_widget(self._absent(lobby, seat))
        hosting = lobby.you == lobby.host
        for known in self._others:
            self.column.add_widget(DeviceRow(lobby, known, hosting, self._wish, self.column.width))
        if self._play.app.bridge.code:
            self._tell(_("The code of this table: {code}", code=keys.shown(self._play.app.bridge.code)), "strong")
        if self._play.app.bridge.browser_code:
            self._tell(_("For browsers: {code}", code=keys.shown(self._play.app.bridge.browser_code)), "strong")
            self._tell(address_of(self._play.app.bridge.places))
        if not hosting:
            self.column.add_widget(self._standby(lobby))

    def _tell(self, words: str, role: str = "text") -> None:
        self.column.add_widget(Words(words, role))

    # Somebody who is away -------------------------------------------------------------------------------------------

    def _absent(self, lobby: LobbyView, seat: int) -> Widget:
        """The table waits by itself; a bot may sit in, or another tablet take the seat."""
        chair = lobby.chairs[seat]
        paper = PaperColumn(colour=theme.paint.well, lift=0, padding=theme.gap(1.5), size_hint_y=None)
        paper.spacing = theme.apart()
        if chair is None:
            return paper
        wide = self.column.width - theme.gap(3)
        scenes = self._play.scenes
        bot = None if scenes is None else scenes.spectator.bots[seat]
        words = _("{name} is away", name=chair.name) if bot is None else _("A bot plays for {name}", name=chair.name)
        name = Words(words, "heading", size_hint_x=None, width=wide - dp(48) - theme.gap(1.5))
        head = BoxLayout(size_hint_y=None, height=max(dp(52), name.height), spacing=theme.gap(1.5))
        face, middle = self._company.face(seat), {"center_y": 0.5}
        head.add_widget(SeatBadge(chair.colour, 48, face, bot=bot is not None, pos_hint=middle))
        name.pos_hint = {"center_y": 0.5}
        head.add_widget(name)
        paper.add_widget(head)
        if bot is None:
            said = _("The table waits. They are back as soon as their tablet is.")
            paper.add_widget(Words(said, size_hint_x=None, width=wide))
            paper.add_widget(_way(_("Let a bot play"), partial(self._let_bot, seat), wide))
        for taker in self._takers(lobby, chair.device):
            paper.add_widget(_way(sentences.taker_title(lobby, taker), partial(self._give, seat, taker), wide))
        paper.bind(minimum_height=paper.setter("height"))
        paper.height = paper.minimum_height
        return paper

    def _takers(self, lobby: LobbyView, holder: str) -> list[Device]:
        """Who may get the seat of a device that is away: the host decides."""
        if lobby.you != lobby.host:
            return []
        return [device for device in lobby.devices if device.here and not device.barred and device.id != holder]

    def _let_bot(self, seat: int) -> None:
        scenes = self._play.scenes
        own = [] if scenes is None else list(scenes.own)
        if own:
            self._play.ask(requests.SeatBot(own[0], seat, FIRST_AID))
        self.put_away()

    def _give(self, seat: int, taker: Device) -> None:
        self._wish(wishes.Give(seat, taker.id))
        self.put_away()

    def _wish(self, wish: Wish) -> None:
        self._play.app.bridge.wish(wish, self._answered)

    def _answered(self, why: Why | None) -> None:
        if why is not None:
            self._play.tell(why)

    # The rest -------------------------------------------------------------------------------------------------------

    def _standby(self, lobby: LobbyView) -> Widget:
        mine = lobby.device(lobby.you)
        note = _("If the host's tablet is gone for good, this one can continue the match.")
        on = mine is not None and mine.stands_by
        return SwitchRow(
            _("Keep a sealed copy here"), note, on, self._play.app.bridge.stand_by, self.column.width, sunk=True
        )


def as_shown(link: State | None) -> State | None:
    """What a page says of the way to the table: another knock in vain is no news, and moves nothing that is pressed."""
    return None if link is None else replace(link, tries=min(link.tries, MANY_TRIES))


def ways_on(app: App, link: State) -> list[Widget]:
    """What the people of a guest can do when the host is gone for good."""
    together = app.together
    if link.where == "in" or app.bridge.stands_in:
        return []
    if link.standing_in:
        return [WordButton(_("Let another tablet continue"), together.ask_to_agree, "amber", size_hint=(1, None))]
    if link.tries >= MANY_TRIES and together.can_carry_on():
        return [WordButton(_("Continue the match here"), together.ask_to_carry_on, "well", size_hint=(1, None))]
    return []


def _way(words: str, press: Callable[[], None], width: float) -> PressRow:
    """A button whose words go into a second line rather than into smaller letters."""
    row = PressRow(press, lift=5, size_hint_y=None)
    line = Words(words, "strong", halign="center", size_hint_x=None, width=width - theme.gap(4))
    line.pos_hint = {"center_y": 0.5}
    row.add_widget(line)
    row.height = max(dp(54), theme.touch(), line.height + theme.gap(2))
    return row
