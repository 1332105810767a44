"""Who of the others is at the table while a match is played: what the play page shows of it and offers to do."""

from typing import TYPE_CHECKING, Any

from kivy.metrics import dp

from app import device, text
from app.others_faces import Faces
from app.text import _
from app.widgets.slip import Slip
from engine import requests

if TYPE_CHECKING:  # the network is loaded when somebody wants to play over it
    from app.widgets.company_sheet import CompanySheet
    from engine.lan.guest import State
    from engine.lan.lobby import LobbyView


PAUSE = 72
"""What the button that pauses a match needs in its corner of the board, in dp."""


class Company:
    """Belongs to the play page, and does nothing where no other device is at the table."""

    def __init__(self, page: Any) -> None:
        self._page, self._app = page, page.app
        self._faces = Faces(page.app, page.show)
        self._slip: Slip | None = None
        self._slip_for: Any = None
        self._sheet: CompanySheet | None = None
        self._sheet_for: Any = None
        bridge = self._app.bridge
        bridge.lobby_told, bridge.link_told = self._on_lobby, self._on_link

    @property
    def lobby(self) -> "LobbyView | None":
        found: LobbyView | None = self._app.bridge.lobby
        return found

    @property
    def link(self) -> "State | None":
        found: State | None = self._app.bridge.link
        return found

    def left(self) -> None:
        bridge = self._app.bridge
        bridge.lobby_told, bridge.link_told = (lambda lobby: None), (lambda state: None)

    def face(self, seat: int) -> bytes | None:
        """The face of a seat that plays on another device."""
        lobby = self.lobby
        return self._faces.of(lobby.chairs[seat]) if lobby is not None and seat < len(lobby.chairs) else None

    # The slip at the top of the board -----------------------------------------------------------------------------

    def look(self) -> None:
        """Shows what has to be known now; nothing while all are here."""
        page, words = self._page, self._words()
        wanted = words, tuple(page.size)
        if self._slip is not None:
            if wanted == self._slip_for and self._slip.parent is page:
                return
            page.remove_widget(self._slip)
            self._slip = None
        self._slip_for = wanted
        if words and page.board is not None:
            self._slip = slip = Slip(
                words, "bot" if self._may_take_back() else "no-wifi", self._touched, page.width - dp(PAUSE)
            )
            slip.pos = self._beside_pause(slip), page.top - page.margins[1] / 2 - slip.height
            page.add_widget(slip)

    def _beside_pause(self, slip: Slip) -> float:
        """In the middle; on a narrow screen beside the button that pauses the match."""
        page, pause = self._page, dp(PAUSE)
        middle = (page.width - slip.width) / 2
        if self._app.library.settings.left_hand:
            return float(page.x + max(middle, pause))
        return float(page.x + min(middle, page.width - pause - slip.width))

    def _words(self) -> str:
        link, lobby = self.link, self.lobby
        if self._app.bridge.stands_in:
            return _("A second tablet has to agree.")
        if link is not None and link.standing_in:
            return _("The host is gone: one tablet carries the match on when another agrees.")
        if link is not None and link.where != "in":
            return _("The way to the table is lost. Looking for it …")
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
        told = self._page.told
        return told is not None and told.spectator.bots[seat] is not None

    def _may_take_back(self) -> bool:
        """Whether bots play for all persons of this device, as they do when it has been away."""
        told = self._page.told
        if told is None or self.lobby is None or (self.link is not None and self.link.where != "in"):
            return False
        scene = told.spectator
        mine = [seat for seat in told.scenes if scene.seats[seat].bot is None]
        return bool(mine) and not scene.ended and all(scene.bots[seat] is not None for seat in mine)

    def _touched(self) -> None:
        told = self._page.told
        if self._may_take_back() and told is not None:
            for seat in told.scenes:
                if told.spectator.seats[seat].bot is None:
                    self._page.ask(requests.TakeBack(seat, seat))
            return
        self.open_sheet()

    def open_sheet(self) -> None:
        """Who is at the table on which tablet, and what can be done about those who are not."""
        from app.widgets.company_sheet import CompanySheet, as_told

        self._sheet, self._sheet_for = CompanySheet(self._page, self), (self.lobby, as_told(self.link))
        self._sheet.lay()

    # What is told ---------------------------------------------------------------------------------------------------

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
        from app.widgets.company_sheet import as_told

        wanted = self.lobby, as_told(self.link)
        if wanted != self._sheet_for:
            self._sheet_for = wanted
            self._sheet.refill()
