"""What is shown to those who come with a browser: a picture of the way, the address in large letters, the code."""

from collections.abc import Sequence

from kivy.metrics import dp

from app.lan.qr_code import QrCode
from app.look import theme
from app.look.text import _
from app.ui.paper import PaperColumn
from app.ui.words import Words
from app.web.way_in import address_of, link_to
from engine.lan.guest.guest import Place
from engine.lan.protocol import keys

SIDE = 240
"""Of the square code at most, in dp."""


class BrowserSign(PaperColumn):
    def __init__(self, code: str, places: Sequence[Place], width: float) -> None:
        super().__init__(colour=theme.paint.well, lift=0, size_hint=(None, None), width=width, spacing=theme.gap(0.75))
        self._inner = width - theme.gap(4)
        self.bind(minimum_height=self.setter("height"))
        if not places:
            self._tell(_("This tablet is not on a network, so others cannot find it. Turn on Wi-Fi."), "text")
            return
        address = address_of(places)
        side = min(self._inner, dp(SIDE))
        self.add_widget(QrCode(link_to(places, code), size_hint=(1, None), height=side))
        self._tell(address, "heading")
        self._tell(_("Same Wi-Fi as this tablet"), "note", soft=True)
        self._tell(_("Code: {code}", code=keys.shown(code)), "title")
        self._tell(
            _("On a TV or a laptop, open {address} to show the table to everybody.", address=f"{address}tv"),
            "note",
            soft=True,
        )
        self._tell(_("If it does not open"), "strong")
        self._tell(
            _(
                "Is the phone on the same Wi-Fi, and not on mobile data? Turn off a VPN. A guest Wi-Fi keeps devices "
                "apart: then let this tablet or a phone make a hotspot."
            ),
            "note",
            soft=True,
        )

    def _tell(self, words: str, role: str, soft: bool = False) -> None:
        colour = theme.paint.soft_ink if soft else None
        self.add_widget(Words(words, role, colour, halign="center", size_hint_x=None, width=self._inner))
