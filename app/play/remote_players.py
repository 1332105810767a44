"""Who of the others is at the table while a match is played: what the play page shows of it and offers to do."""

from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp

from app.lan.remote_faces import Faces
from app.look import text, theme
from app.look.box import Box, is_tablet
from app.look.text import _
from app.play.slip import Slip
from app.tablet import device
from app.ui.buttons import SignButton
from app.ui.signs import GLYPHS
from engine import requests

if TYPE_CHECKING:
    from app.play.page import PlayPage


if TYPE_CHECKING:  # the network is loaded when somebody wants to play over it
    from app.lan.people_sheet import PeopleSheet
    from engine.lan.guest.guest import State
    from engine.lan.lobby.lobby import LobbyView


BESIDE_PAUSE = 24
"""What the button that pauses a match needs around it in its corner of the board, in dp."""

EDGE = 4
"""How near to the edge of the screen (dp) a board begins."""

PLATE = 270
"""What a board says in the corner across from the pause, at most, in dp."""

SLIP = 600
"""How wide (dp) the slip is at least where it need not cover that corner."""

HIGH, SIDEWAYS_HIGH, UPRIGHT_HIGH = 76, 66, 60
"""How far down (dp) a board speaks at its top; on a phone held sideways, and upright."""

SHARE = 0.088
"""The same on a large screen, as a share of its shorter side."""


class RemotePlayers:
    """Belongs to the play page, and does nothing where no other device is at the table."""

    def __init__(self, page: "PlayPage") -> None:
        self._page, self._app = page, page.app
        self._faces = Faces(page.app, page.show)
        self._slip: Slip | None = None
        self._look_soon = Clock.create_trigger(lambda dt: self._show())
        self._slip_for: object = None
        self._sheet: PeopleSheet | None = None
        self._sheet_for: object = None
        page.listen(self._app.bridge.lobbies.listen(self._on_lobby))
        page.listen(self._app.bridge.links.listen(self._on_link))

    @property
    def lobby(self) -> "LobbyView | None":
        found: LobbyView | None = self._app.bridge.lobby
        return found

    @property
    def link(self) -> "State | None":
        found: State | None = self._app.bridge.link
        return found

    def face(self, seat: int) -> bytes | None:
        """The face of a seat that plays on another device."""
        lobby = self.lobby
        return self._faces.of(lobby.chairs[seat]) if lobby is not None and seat < len(lobby.chairs) else None

    # The slip at the top of the board -----------------------------------------------------------------------------

    def turned(self) -> None:
        """Where the slip may lie is known once the board is laid out anew."""
        if self._slip is not None:
            self._page.remove_widget(self._slip)
        self._look_soon()

    def look(self) -> None:
        """Shows what has to be known now; nothing while all are here."""
        page, words = self._page, self._words()
        on_left = bool(words) and self._pauses_on_the_left()
        head = page.board.head() if words and page.board is not None else None
        wanted = words, tuple(page.size), on_left, head
        if self._slip is not None:
            if wanted == self._slip_for and self._slip.parent is page:
                return
            page.remove_widget(self._slip)
            self._slip = None
        self._slip_for = wanted
        if words and page.board is not None:
            sign = "bot" if self._may_take_back() else "no-wifi"
            place = head or self._slip_place(on_left)
            self._slip = slip = Slip(words, sign, self._touched, (place.w, place.h))
            slip.pos = place.x, place.y
            page.add_widget(slip)

    def _slip_place(self, on_left: bool) -> Box:
        """Over all that the board says at its top, rather than over a part of it: half a line is worse than none.

        In the middle; on a narrow screen over everything beside the button that pauses the match.
        """
        page, edge, taken = self._page, dp(EDGE), device.insets()
        on_phone = UPRIGHT_HIGH if page.tall else SIDEWAYS_HIGH
        least = dp(HIGH if is_tablet(page.width, page.height, dp(1)) else on_phone)
        high = max(least, SHARE * min(page.size))
        x = dp(PLATE)
        wide = page.width - 2 * x
        if wide < dp(SLIP):
            pause = theme.touch() + dp(BESIDE_PAUSE)
            wide = page.width - taken.left - taken.right - pause - edge
            x = taken.left + (pause if on_left else edge)
        return Box(page.x + x, page.top - taken.top - edge - high, wide, high)

    def _pauses_on_the_left(self) -> bool:
        """Some boards have all their buttons on the other side for the left hand, some do not."""
        board, sign = self._page.board, GLYPHS["pause"]
        found = [] if board is None else [one for one in board.walk() if isinstance(one, SignButton)]
        return any(one.sign.text == sign and one.center_x < self._page.width / 2 for one in found)

    def _words(self) -> str:
        link, lobby = self.link, self.lobby
        if self._app.bridge.stands_in:
            return _("A second tablet has to agree.")
        if link is not None and link.standing_in:
            return _("The host is gone: one more has to agree.")
        if link is not None and link.where != "in":
            return _("Connection lost. Looking for the table …")
        if lobby is None:
            return ""
        missed = [chair.name for seat in lobby.away() if not self._sat_in(seat) and (chair := lobby.chairs[seat])]
        if missed:
            return _("{names}: away. What now?", names=text.listed(missed))
        if self._may_take_back():
            return _("A bot plays for you. Play yourself?")
        return ""

    def _sat_in(self, seat: int) -> bool:
        """Whether a bot plays for them: nobody waits."""
        scenes = self._page.scenes
        bots = () if scenes is None else scenes.spectator.bots
        return seat < len(bots) and bots[seat] is not None  # the lobby may be told of the next match before the page is

    def _may_take_back(self) -> bool:
        """Whether bots play for all persons of this device, as they do when it has been away."""
        scenes = self._page.scenes
        if scenes is None or self.lobby is None or (self.link is not None and self.link.where != "in"):
            return False
        scene = scenes.spectator
        mine = [seat for seat in scenes.own if scene.seats[seat].bot is None]
        return bool(mine) and not scene.ended and all(scene.bots[seat] is not None for seat in mine)

    def _touched(self) -> None:
        scenes = self._page.scenes
        if self._may_take_back() and scenes is not None:
            for seat in scenes.own:
                if scenes.spectator.seats[seat].bot is None:
                    self._page.ask(requests.TakeBack(seat, seat))
            return
        self.open_sheet()

    def open_sheet(self) -> None:
        """Who is at the table on which tablet, and what can be done about those who are not."""
        from app.lan.people_sheet import PeopleSheet, as_shown

        self._sheet, self._sheet_for = PeopleSheet(self._page, self), (self.lobby, as_shown(self.link))
        self._sheet.lay()

    # What is told -----------------------------------------------------------------------------------------------------

    def _on_lobby(self, lobby: "LobbyView") -> None:
        device.hear_broadcasts("table", True)
        self._show()

    def _on_link(self, state: "State") -> None:
        if state.where == "out" and not state.standing_in:
            why = state.why
            self._app.go("home")
            self._app.tell(why if why is not None else _("This tablet is no longer at the table."))
            return
        self._show()

    def _show(self) -> None:
        if self._app.room.page is not self._page:
            return
        self.look()
        if self._sheet is None or self._sheet not in self._page.sheets:
            return
        from app.lan.people_sheet import as_shown

        wanted = self.lobby, as_shown(self.link)
        if wanted != self._sheet_for:
            self._sheet_for = wanted
            self._sheet.refill()
