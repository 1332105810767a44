"""A chair of a lobby: who sits there, on which device, and whether they are ready."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from app.lan import sentences
from app.look import theme
from app.look.text import _
from app.ui.badge import SeatBadge
from app.ui.bot_strength import strength_title
from app.ui.buttons import PressRow
from app.ui.signs import Sign
from app.ui.words import WholeName, Words
from engine.lan.lobby.lobby import Chair, LobbyView

LEAST, LEAST_LOW = 80, 64
"""The height of a chair, in dp, and on a low screen."""

SIDE, SIDE_LOW, SIGN = 56, 44, 32
"""The badge, on a low screen, and the sign at the end, in dp."""


class ChairRow(PressRow):
    """``width`` pixels wide, and as tall as its words need."""

    def __init__(
        self,
        lobby: LobbyView,
        number: int,
        face: bytes | None,
        press: Callable[[], None],
        width: float,
        low: bool = False,
    ) -> None:
        self._chair = lobby.chairs[number]
        empty = self._chair is None
        super().__init__(press, lift=0 if empty else 6, colour=theme.paint.well if empty else None, size_hint_y=None)
        self._least, self._side, self._role = (LEAST_LOW, SIDE_LOW, "strong") if low else (LEAST, SIDE, "heading")
        self.height = dp(self._least)
        self._lobby, self._away = lobby, number in lobby.away()
        if self._chair is None:
            self.add_widget(Sign("add", 30, size_hint_x=None, width=dp(self._side)))
            self.add_widget(Words(_("Sit down here"), size_hint_y=1, lines=1))
        else:
            self._show(self._chair, face, width - dp(self._side + SIGN) - theme.gap(7))

    def _show(self, chair: Chair, face: bytes | None, wide: float) -> None:
        badge = SeatBadge(chair.colour, self._side, face=face, pos_hint={"center_y": 0.5})
        badge.opacity = 0.45 if self._away else 1
        self.add_widget(badge)
        column = BoxLayout(orientation="vertical", size_hint=(None, None), width=wide, pos_hint={"center_y": 0.5})
        column.add_widget(WholeName(chair.name, wide, self._role))
        where = Words(self._where(chair), "note", theme.paint.soft_ink, lines=1, size_hint_x=None, width=wide)
        column.add_widget(where)
        column.height = sum(line.height for line in column.children)
        self.add_widget(column)
        self.height = max(dp(self._least), column.height + theme.gap(1.5))
        sign = self._sign(chair)
        if sign is not None:
            self.add_widget(sign)

    def _sign(self, chair: Chair) -> Sign | None:
        place = {"size_hint_x": None, "width": dp(SIGN)}
        if self._away:
            return Sign("no-wifi", 28, theme.paint.berry, **place)
        if chair.bot is not None:
            return Sign("bot", 28, theme.paint.soft_ink, **place)
        if chair.ready or chair.device == self._lobby.host:
            return Sign("check", 30, theme.paint.leaf, **place)
        return None

    def _where(self, chair: Chair) -> str:
        if chair.bot is not None:
            return strength_title(chair.bot)
        where = sentences.device_title(self._lobby, chair)
        return _("{where}, away", where=where) if self._away else where
