"""What the host shows to those who want to come in: the code, a picture of the way, the address."""

from collections.abc import Sequence

from kivy.metrics import dp

from app.lan.qr_code import QrCode
from app.look import theme
from app.look.text import _
from app.ui.paper import PaperColumn
from app.ui.words import Words
from engine.lan.finding import invitation
from engine.lan.finding.invitation import Invitation
from engine.lan.guest.guest import Place
from engine.lan.protocol import keys

LEAST_QR = 140
"""In dp: a smaller one cannot be photographed from across a table."""


class DoorSign(PaperColumn):
    """As large as its place allows; the code first, since most need nothing else.  Where one can scroll to what it
    hides, there is always a code for cameras.
    """

    def __init__(
        self, code: str, places: Sequence[Place], table: str, width: float, height: float, scrolls: bool = False
    ) -> None:
        super().__init__(size_hint=(None, None), width=width, spacing=theme.gap(0.5))
        inner = width - theme.gap(4)
        role = "banner" if inner > dp(230) else "title"
        for lines in (0, 1):
            title, address = (
                Words(said, "note", theme.paint.soft_ink, halign="center", lines=lines, size_hint_x=None, width=inner)
                for said in (_("The code of this table"), _address_words(places[: 2 - lines]))
            )
            shown = Words(keys.shown(code), role, halign="center", lines=1, size_hint_x=None, width=inner)
            above, below = (title, shown), (address,)
            taken = sum(line.height for line in (*above, *below)) + theme.gap(6)
            side = min(inner, max(height - taken, dp(LEAST_QR) if scrolls else 0.0), dp(300))
            if side >= dp(LEAST_QR) or not places:
                break  # else each in one line of smaller letters
        for line in above:
            self.add_widget(line)
        self.qr = None
        if side >= dp(LEAST_QR) and places:
            self.qr = QrCode(invitation.link(Invitation(tuple(places), table, code)), size_hint=(1, None), height=side)
            self.add_widget(self.qr)
            taken += side
        for line in below:
            self.add_widget(line)
        self.height = taken


def _address_words(places: Sequence[Place]) -> str:
    if not places:
        return _("This tablet is not on a network, so others cannot find it. Turn on Wi-Fi.")
    return _("Address: {address}", address="  ·  ".join(map(invitation.shown, places)))
