"""A table before its match: its chairs fill up with faces, from this device and from others."""

from collections.abc import Iterable, Sequence
from functools import partial

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from app import games
from app.boards.face import OneOf, Switch
from app.lan import sentences
from app.lan.browser_sheet import BrowserSheet
from app.lan.chair import ChairRow
from app.lan.chair_sheet import EmptyChairSheet, TakenChairSheet
from app.lan.device_row import DeviceRow
from app.lan.host_sign import DoorSign, way_for_browsers, way_for_tablets
from app.lan.people_sheet import MANY_TRIES, as_shown, ways_on
from app.lan.remote_faces import Faces
from app.look import text, theme
from app.look.text import _
from app.setup import options
from app.setup.game_print import Photo
from app.shell import App
from app.tablet import device
from app.ui.buttons import WordButton
from app.ui.choice_row import Choice
from app.ui.column_page import ColumnPage
from app.ui.confirm_sheet import ask
from app.ui.next_step import NextStep
from app.ui.switch_row import SwitchRow
from app.ui.words import Words
from engine.lan.guest.guest import State
from engine.lan.lobby import lobby as lobbies
from engine.lan.lobby import wishes
from engine.lan.lobby.lobby import LobbyView
from engine.lan.lobby.wishes import Wish
from engine.library import Player
from engine.rules import Why
from engine.seats import Seat

CHAIRS_BELOW = 0.42
"""The share of an upright screen that the sign at the door takes at most: chairs are seen below it."""

PHONE = 480
"""Under so many dp of width or height a screen is a phone's."""

TWO_COLUMNS = 560
"""So much room (dp) is enough for two columns of chairs."""


class Lobby(ColumnPage):
    """On the host and on every guest, before a match and after it.

    ``seats`` are those who sat at the host's table already, in the set-up; ``called`` is the table that a guest comes
    back to.
    """

    at_table = True

    def __init__(self, app: App, seats: Sequence[Seat] = (), called: str = "") -> None:
        super().__init__(app)
        self._faces = Faces(app, self._show)
        self._called = called
        self._sitting_down = list(seats)
        self._has_sat = False
        self._started = False
        self._link_shown: State | None = None
        self._sign_for = "browsers"
        """Whom the sign is for while browsers may come."""
        self.listen(app.bridge.lobbies.listen(self._on_lobby))
        self.listen(app.bridge.links.listen(self._on_link))
        device.keep_awake(True)
        if app.bridge.lobby is not None:
            Clock.schedule_once(self._arrive_late)

    @property
    def lobby(self) -> LobbyView | None:
        found: LobbyView | None = self.app.bridge.lobby
        return found

    @property
    def hosting(self) -> bool:
        return self.lobby is not None and self.lobby.you == self.lobby.host

    @property
    def _on_phone(self) -> bool:
        """No room above the chairs for more than the sign and the game."""
        return bool(min(self.width, self.height) < dp(PHONE))

    # Looks --------------------------------------------------------------------------------------------------------

    @property
    def _titled_by_game(self) -> bool:
        """Beside the sign on a low screen: a host knows whose table it is, and more chairs are seen."""
        return self.hosting and self._on_phone and not self.tall

    def title(self) -> str:
        if self.lobby is not None and self._titled_by_game:
            return sentences.game_title(self.lobby.game, self.lobby.variant)
        name = self.lobby.name if self.lobby is not None else self._called
        return sentences.table_title(name) if name else _("A table")

    def buttons(self) -> Sequence[Widget]:
        if self.lobby is None:
            return ()
        if self.width < dp(600) * theme.large_type():
            return (WordButton(_("Rules"), self._read_rules, role="note", air=0.75),)
        return (WordButton(_("Rules"), self._read_rules, "paper", "book"),)

    def _read_rules(self) -> None:
        self.app.go("rules", game=self.lobby and self.lobby.game)

    def aside(self, width: float) -> Widget | None:
        if self.lobby is None or (self.cramped and not self.hosting):
            return None
        holder = BoxLayout(orientation="vertical", size_hint_x=None, width=width)
        piece = self._sign(width) if self.hosting else self._photo(min(width, self.height * 0.74))
        piece.pos_hint = {"center_x": 0.5}
        for child in (Widget(), piece, Widget()):
            holder.add_widget(child)
        return holder

    def _sign(self, width: float) -> Widget:
        _left, top, _right, bottom = self.margins
        bridge = self.app.bridge
        height = self.height * CHAIRS_BELOW if self.tall else self.height - top - bottom
        if bridge.browser_code and self._sign_for == "browsers":
            way = way_for_browsers(bridge.browser_code, bridge.places)
        else:
            way = way_for_tablets(bridge.code, bridge.places, self.lobby.table if self.lobby else "")
        return DoorSign(way, width, height, scrolls=self.tall)

    def _photo(self, side: float) -> Widget:
        return Photo(games.face_of(self.lobby.game if self.lobby else ""), side)

    def pieces(self, width: float) -> Iterable[Widget]:
        lobby = self.lobby
        if lobby is None:
            yield Words(self._way_in())
            if self.app.bridge.link is not None:
                yield from ways_on(self.app, self.app.bridge.link)
            return
        if self.tall and self.hosting:
            yield self._sign(width)
        if self.hosting and not self._on_phone:
            yield from self._browsers(width)
        if not self._titled_by_game:
            yield Words(sentences.game_title(lobby.game, lobby.variant), "heading")
        if self._link_words():
            yield Words(self._link_words(), "strong", theme.paint.berry)
        yield self._chairs(lobby, width)
        if self.hosting and self._on_phone:
            yield from self._browsers(width)
        others = [known for known in lobby.devices if known.id != lobby.you]
        if others:
            yield Words(sentences.devices_title(others), "heading", padding=(0, theme.gap(), 0, 0))
            for known in others:
                yield DeviceRow(lobby, known, self.hosting, self._wish, width)
        if self.hosting:
            yield from self._agreed(lobby, width)

    def _chairs(self, lobby: LobbyView, width: float) -> Widget:
        columns = 2 if width > dp(TWO_COLUMNS) else 1
        between = theme.apart()
        wide, low = (width - between * (columns - 1)) / columns, self.height < dp(PHONE)
        rows = [
            ChairRow(lobby, number, self._faces.of(chair), partial(self._touched, number), wide, low)
            for number, chair in enumerate(lobby.chairs)
        ]
        grid = GridLayout(cols=columns, spacing=between, size_hint_y=None)
        for number, row in enumerate(rows):
            first = number - number % columns
            row.height = max(beside.height for beside in rows[first : first + columns])
            grid.add_widget(row)
        grid.bind(minimum_height=grid.setter("height"))
        grid.height = grid.minimum_height
        return grid

    def _browsers(self, width: float) -> Iterable[Widget]:
        """The door for phones that have no Easel, which the host opens for this table."""
        bridge = self.app.bridge
        is_open = bool(bridge.browser_code)
        note = _("No app is needed. What a browser shows and says can be read by others on the same Wi-Fi.")
        yield SwitchRow(_("Phones with a browser may join"), note, is_open, self._open_to_browsers, width)
        if is_open:
            signs = [("browsers", _("Code for phones")), ("tablets", _("Code for tablets"))]
            yield Choice(signs, self._sign_for, self._show_sign, width)
            yield WordButton(_("If it does not open"), lambda: BrowserSheet(bridge.places).lay(), "well", role="note")

    def _open_to_browsers(self, is_open: bool) -> None:
        self._scrolled = 1.0  # on an upright screen the sign for them stands above the chairs
        self.app.bridge.open_to_browsers(is_open)

    def _show_sign(self, whom: str) -> None:
        self._sign_for, self._scrolled = whom, 1.0
        self._show()

    def _agreed(self, lobby: LobbyView, width: float) -> Iterable[Widget]:
        """What the host may change while the others come."""
        variants = games.face_of(lobby.game).variants()
        if len(variants) > 1:
            named = [(variant, games.face_of(lobby.game).variant_title(variant)) for variant in variants]
            yield Choice(named, lobby.variant, self._choose_variant, width)
        own = len(self.app.library.words.own()) if options.knows_words(lobby.game) else 0
        chosen = options.read(lobby.game, lobby.options, own)
        for option in games.face_of(lobby.game).options(lobby.variant, own, chosen):
            if isinstance(option, Switch):
                yield SwitchRow(
                    option.words,
                    option.note,
                    bool(chosen[option.name]),
                    partial(self._agree, option.name),
                    width,
                )
            else:
                yield Words(option.words, "heading")
                yield self._one_of(option, chosen[option.name], width)

    def _one_of(self, option: OneOf, value: object, width: float) -> Widget:
        named = [(str(place), words) for place, (_value, words) in enumerate(option.values)]
        chosen = next((str(place) for place, (known, _words) in enumerate(option.values) if known == value), "")
        return Choice(named, chosen, lambda place: self._agree(option.name, option.values[int(place)][0]), width)

    def footer(self, width: float) -> Widget | None:
        lobby = self.lobby
        if lobby is None:
            return None
        words, self.button = self._start(lobby) if self.hosting else self._readiness(lobby)
        return NextStep(words, self.button, width, 200 if self.width > dp(600) else 150, self.tall)

    def _start(self, lobby: LobbyView) -> tuple[str, WordButton]:
        missing = text.sentence(lobby.missing) if lobby.missing is not None else ""
        return missing, WordButton(_("Start"), self._begin, "paper" if lobby.missing is not None else "amber", "play")

    def _readiness(self, lobby: LobbyView) -> tuple[str, WordButton]:
        mine = lobby.mine()
        if not mine:
            watching = WordButton(_("Ready"), lambda: self._tell(_("Sit down first: tap a free seat.")), "paper")
            return _("You are watching. Tap a free seat to play."), watching
        ready = all((chair := lobby.chairs[number]) is not None and chair.ready for number in mine)
        if ready:
            return _("The host starts when everybody is ready."), WordButton(
                _("Not yet"), lambda: self._wish(wishes.Ready(False)), "paper"
            )
        return "", WordButton(_("Ready"), lambda: self._wish(wishes.Ready(True)), "amber", "check")

    # The way to the table, for a guest ----------------------------------------------------------------------------

    def _way_in(self) -> str:
        link: State | None = self.app.bridge.link
        if link is None:
            return _("Opening the table …")
        if link.where == "out":
            return text.sentence(link.why) if link.why is not None else _("The door stays closed.")
        if self.app.bridge.stands_in:
            return _("A second tablet has to agree.")
        if link.standing_in:
            return _("The host is gone: one more has to agree.")
        if link.why is not None:
            return text.sentence(link.why)
        if link.tries >= MANY_TRIES:
            return _("The table does not answer. Is its tablet awake, and on the same Wi-Fi as this one?")
        return _("Knocking …")

    def _link_words(self) -> str:
        link: State | None = self.app.bridge.link
        if link is None or link.where == "in":
            return ""
        if link.where == "out":
            return text.sentence(link.why) if link.why is not None else _("This tablet is no longer at the table.")
        return _("The connection to the table is lost. This tablet keeps looking for it.")

    def _on_link(self, state: State) -> None:
        if state.where == "out":
            self.app.go("home")
            self.app.tell(state.why or _("This tablet is no longer at the table."))
        elif as_shown(state) != self._link_shown:
            self._show()

    # What is told -------------------------------------------------------------------------------------------------

    def _on_lobby(self, lobby: LobbyView) -> None:
        device.hear_broadcasts("table", True)
        self._arrive(lobby)
        self._show()

    def _arrive_late(self, dt: float) -> None:
        """The lobby was told before this page was there."""
        if self.lobby is not None and self.app.room.page is self:
            self._arrive(self.lobby)

    def _arrive(self, lobby: LobbyView) -> None:
        if lobby.match is not None:
            if not self._started:
                self._started = True
                self.app.together.play(lobby)
            return
        self._started = False
        if not self._has_sat:
            self._has_sat = True
            self._sit_down(lobby)

    def _sit_down(self, lobby: LobbyView) -> None:
        """The host's people take their chairs; a guest's latest player takes the first that is free."""
        if lobby.you == lobby.host:
            for number, seat in enumerate(self._sitting_down[: len(lobby.chairs)]):
                self._seat(number, seat)
        elif not lobby.mine() and None in lobby.chairs:
            players = self.app.library.players()
            free = lobby.chairs.index(None)
            self.app.bridge.wish(self._sitting(free, players[0] if players else None), self._sat_down)

    def _sat_down(self, why: Why | None) -> None:
        """Two who come in at once reach for the same chair: who did not get it takes the next."""
        if why is not None and why.key == "chair-taken" and self.lobby is not None:
            self._sit_down(self.lobby)
        else:
            self._answered(why)

    def _seat(self, number: int, seat: Seat) -> None:
        if seat.bot is not None:
            self._wish(wishes.SeatBot(number, seat.name, seat.colour, seat.bot))
            return
        player = self.app.library.player(seat.player)
        time = self.app.library.settings.time_of(seat.player)
        face = _shown(player.face) if player else None
        self._wish(wishes.Sit(number, seat.name, seat.colour, face, seat.player, time))

    def _show(self) -> None:
        if self.parent is not None and self.app.room.way and self.app.room.page is self:
            self._link_shown = as_shown(self.app.bridge.link)
            self.refill()

    # Wishes -------------------------------------------------------------------------------------------------------

    def _wish(self, wish: Wish) -> None:
        self.app.bridge.wish(wish, self._answered)

    def _answered(self, why: Why | None) -> None:
        if why is not None:
            self._tell(text.sentence(why))

    def _tell(self, words: str) -> None:
        self.app.tell(words, near=self.button.to_window(*self.button.center))

    def _touched(self, number: int) -> None:
        lobby = self.lobby
        if lobby is None:
            return
        chair = lobby.chairs[number]
        if chair is None:
            EmptyChairSheet(self, lobby, number).lay()
        elif chair.device == lobby.you or self.hosting:
            TakenChairSheet(self, lobby, number, chair).lay()

    def sit(self, number: int, player: Player | None) -> None:
        """Somebody of this device sits down: a player who is remembered, or a guest."""
        self._wish(self._sitting(number, player))

    def _sitting(self, number: int, player: Player | None) -> wishes.Sit:
        if player is None:
            return wishes.Sit(number, _("Player {n}", n=number + 1), number)
        time = self.app.library.settings.time_of(player.id)
        return wishes.Sit(number, player.name, player.colour, _shown(player.face), player.id, time)

    def wish(self, wish: Wish) -> None:
        """What a sheet asks for."""
        self._wish(wish)

    def new_player(self, number: int) -> None:
        self.app.go("player", saved=lambda player: self.sit(number, player))

    def _choose_variant(self, variant: str) -> None:
        if self.lobby is not None:
            self._wish(wishes.Choose(self.lobby.game, variant, self.lobby.options))

    def _agree(self, name: str, value: object) -> None:
        lobby = self.lobby
        if lobby is not None:
            own = len(self.app.library.words.own()) if options.knows_words(lobby.game) else 0
            agreed = {**options.read(lobby.game, lobby.options, own), name: value}
            self._wish(wishes.Choose(lobby.game, lobby.variant, options.write(lobby.game, agreed)))

    def _begin(self) -> None:
        lobby = self.lobby
        if lobby is None:
            return
        if lobby.missing is not None:
            self._tell(text.sentence(lobby.missing))
            return
        self.app.together.begin(lobby)

    # Leaving ------------------------------------------------------------------------------------------------------

    def on_back(self) -> bool:
        lobby = self.lobby
        if lobby is None or (not self.hosting and not lobby.mine()):
            return False
        if self.hosting and len(lobby.devices) < 2:
            return False
        title, words, yes = (
            (_("Close the table?"), _("The other tablets leave the table."), _("Close"))
            if self.hosting
            else (_("Leave the table?"), _("Your seat is free again for others."), _("Leave"))
        )
        ask(title, words, yes, self._go_home, no=_("Stay"))
        return True

    def _go_home(self) -> None:
        self.app.go("home")

    def left(self) -> None:
        if not self._started:  # else the page of the match keeps it on
            device.keep_awake(False)


PAGE = Lobby


def _shown(face: bytes | None) -> bytes | None:
    """The face, if the other devices can show it; a seat's symbol will do where not."""
    return face if face is not None and lobbies.face_is_fair(face) else None
