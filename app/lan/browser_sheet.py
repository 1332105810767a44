"""What helps where the page of a table does not open, and how it comes to a large screen."""

from collections.abc import Sequence

from app.look.text import _
from app.ui.sheet import Sheet
from app.ui.words import Words
from app.web.way_in import address_of
from engine.lan.guest.guest import Place


class BrowserSheet(Sheet):
    def __init__(self, places: Sequence[Place]) -> None:
        super().__init__(lambda: _("If it does not open"))
        self._places = places

    def fill(self) -> None:
        address = address_of(self._places)
        for words in (
            _("Is the phone on the same Wi-Fi as this tablet, and not on mobile data?"),
            _("Turn off a VPN on the phone."),
            _("A guest Wi-Fi keeps devices apart. Then let this tablet or a phone make a hotspot, and join that."),
            address and _("Type the address as it stands there, with all its numbers: {address}", address=address),
        ):
            if words:
                self.column.add_widget(Words(words))
        if address:
            self.column.add_widget(Words(_("On a TV or a laptop"), "heading"))
            tv = _("Open {address} there to show the table to everybody.", address=f"{address}tv")
            self.column.add_widget(Words(tv))
