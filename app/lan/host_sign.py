"""What the host shows to those who want to come in: a code, a picture of the way, the address."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kivy.metrics import dp

from app.lan.qr_code import QrCode
from app.look import theme
from app.look.text import _
from app.ui.fitted_text import width_of
from app.ui.paper import PaperColumn
from app.ui.words import Words
from app.web.way_in import address_of, link_to
from engine.lan.finding import invitation
from engine.lan.finding.invitation import Invitation
from engine.lan.guest.guest import Place
from engine.lan.protocol import keys

LEAST_QR, FAIR_QR = 140, 170
"""In dp: a smaller one cannot be photographed from across a table; so large it is where one can scroll on."""

Line = tuple[str, str]
"""Words and their role; that of an address, and of a code, follows from the room that there is."""


@dataclass(frozen=True)
class Way:
    """One way to the table.  ``link`` is what is photographed, empty where there is none; ``lines`` gives what stands
    above and below it, the less the smaller the place is (0: all, 2: the least).
    """

    link: str
    lines: Callable[[int], tuple[Sequence[Line], Sequence[Line]]]


def way_for_tablets(code: str, places: Sequence[Place], table: str) -> Way:
    def lines(shorter: int) -> tuple[Sequence[Line], Sequence[Line]]:
        above = ((_("The code of this table"), "note"), (keys.shown(code), "code"))
        return above, ((_address_words(places[: 1 if shorter else 2]), "note"),)

    return Way(invitation.link(Invitation(tuple(places), table, code)) if places else "", lines)


def way_for_browsers(code: str, places: Sequence[Place]) -> Way:
    """The address is as important as the picture: a page that does not load cannot say why."""

    def lines(shorter: int) -> tuple[Sequence[Line], Sequence[Line]]:
        title, shown = (_("For phones with a browser"), "note"), (keys.shown(code), "code")
        if not places:
            return (title, shown), ((_address_words(places), "note"),)
        address = (address_of(places), "address")
        if shorter == 2:
            return (shown,), (address,)
        near = _("Same Wi-Fi") if shorter else _("Same Wi-Fi as this tablet")
        return (title, shown), (address, (near, "note"))

    return Way(link_to(places, code) if places else "", lines)


class DoorSign(PaperColumn):
    """As large as its place allows; the code first, since most need nothing else.  Where one can scroll to what it
    hides, there is always a code for cameras.
    """

    def __init__(self, way: Way, width: float, height: float, scrolls: bool = False) -> None:
        super().__init__(size_hint=(None, None), width=width, spacing=theme.gap(0.5))
        inner = width - theme.gap(4)
        for shorter in range(3):
            above, below = ([_line(line, inner, shorter > 0) for line in lines] for lines in way.lines(shorter))
            taken = sum(line.height for line in (*above, *below)) + theme.gap(4 + 0.5 * (len(above) + len(below) + 1))
            side = min(inner, max(height - taken, dp(FAIR_QR) if scrolls else 0.0), dp(300))
            if side >= dp(LEAST_QR) or not way.link:
                break  # else fewer lines, each of them in smaller letters
        for line in above:
            self.add_widget(line)
        self.qr = None
        if side >= dp(LEAST_QR) and way.link:
            self.qr = QrCode(way.link, size_hint=(1, None), height=side)
            self.add_widget(self.qr)
            taken += side
        for line in below:
            self.add_widget(line)
        self.height = taken


def _line(line: Line, width: float, shortened: bool) -> Words:
    words, role = line
    if role == "address":
        return _address(words, width)
    colour, lines = (theme.paint.soft_ink, int(shortened)) if role == "note" else (None, 1)
    if role == "code":
        role = "banner" if width > dp(230) else "title"
    return Words(words, role, colour, halign="center", lines=lines, size_hint_x=None, width=width)


def _address(words: str, width: float) -> Words:
    """In the largest letters in which it is one line; where there are none, its port has a line of its own."""
    for role in ("heading", "strong"):
        if width_of(words, **theme.letters(role)) <= width:
            break
    else:
        start, port = words.rsplit(":", 1)
        words = f"{start}\n:{port}"
    return Words(words, role, halign="center", size_hint_x=None, width=width)


def _address_words(places: Sequence[Place]) -> str:
    if not places:
        return _("This tablet is not on a network, so others cannot find it. Turn on Wi-Fi.")
    return _("Address: {address}", address="  ·  ".join(map(invitation.shown, places)))
