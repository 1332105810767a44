"""A device at a table: who plays on it, whether it can be reached, and the way out that the host may show it."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from app.look import text, theme
from app.look.text import _
from app.ui.buttons import WordButton
from app.ui.confirm_sheet import ask
from app.ui.paper import PaperColumn
from app.ui.signs import Sign
from app.ui.words import Words
from engine.lan.lobby import wishes
from engine.lan.lobby.lobby import Device, LobbyView
from engine.lan.lobby.wishes import Wish

NARROW = 480
"""A row narrower than this many dp has its button under its words."""


class DeviceRow(PaperColumn):
    def __init__(
        self,
        lobby: LobbyView,
        device: Device,
        hosting: bool,
        wish: Callable[[Wish], None],
        width: float,
    ) -> None:
        super().__init__(
            colour=theme.paint.well,
            lift=0,
            padding=(theme.gap(1.5), theme.gap()),
            spacing=theme.gap(),
            size_hint_y=None,
        )
        self._device, self._wish = device, wish
        button = self._button() if hosting and device.id != lobby.host else None
        below = width < dp(NARROW)
        taken = 0.0 if button is None or below else button.width + theme.gap(1.5)
        line = self._line(lobby, width - taken - theme.gap(3))
        self.add_widget(line)
        self.height = line.height + theme.gap(2)
        if button is not None and below:
            button.size_hint_x = 1
            self.add_widget(button)
            self.height += button.height + theme.gap()
        elif button is not None:
            button.pos_hint = {"center_y": 0.5}
            line.add_widget(button)
            line.size_hint_x = 1

    def _line(self, lobby: LobbyView, width: float) -> BoxLayout:
        device = self._device
        line = BoxLayout(size_hint=(None, None), width=width, spacing=theme.gap(1.5))
        sign = "device" if device.here else "no-wifi"
        line.add_widget(Sign(sign, 28, theme.paint.soft_ink, size_hint_x=None, width=dp(34)))
        wide = width - dp(34) - theme.gap(1.5)
        column = BoxLayout(orientation="vertical", size_hint=(None, None), width=wide, pos_hint={"center_y": 0.5})
        for words, role in ((_title(device), "strong"), (_who(lobby, device), "note")):
            colour = theme.paint.soft_ink if role == "note" else None
            column.add_widget(Words(words, role, colour, size_hint_x=None, width=wide))
        column.height = sum(child.height for child in column.children)
        line.add_widget(column)
        line.height = max(dp(54), column.height)
        return line

    def _button(self) -> WordButton:
        if self._device.barred:
            return WordButton(_("Let back in"), lambda: self._wish(wishes.LetBack(self._device.id)), role="note")
        return WordButton(_removing(self._device), self._ask_put_out, "paper", role="note")

    def _ask_put_out(self) -> None:
        ask(
            _("Remove “{device}”?", device=_title(self._device)),
            _("It leaves the table, and can come back only if you let it."),
            _removing(self._device),
            lambda: self._wish(wishes.PutOut(self._device.id)),
        )


def _title(device: Device) -> str:
    return _("{name}'s browser", name=device.name) if device.browser else _("{name}'s tablet", name=device.name)


def _removing(device: Device) -> str:
    return _("Remove browser") if device.browser else _("Remove tablet")


def _who(lobby: LobbyView, device: Device) -> str:
    if device.barred:
        return _("removed")
    names = [
        chair.name for chair in lobby.chairs if chair is not None and chair.device == device.id and chair.bot is None
    ]
    if not device.here:
        return _("out of reach")
    return text.listed(names) if names else _("watches")
