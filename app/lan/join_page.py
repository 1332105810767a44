"""Before a table's door: its code is typed, and the door opens or says why not."""

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.lan import sentences
from app.lan.code_pad import CodePad, CodeSlots
from app.lan.people_sheet import MANY_TRIES
from app.look import text, theme
from app.look.text import _
from app.shell import App
from app.ui.header import Header
from app.ui.page import Page
from app.ui.scroll import Scroll
from app.ui.words import Words
from engine.lan.guest.guest import Place, State
from engine.lan.lobby.lobby import LobbyView
from engine.lan.protocol import keys

ABOVE = 0.3
"""Of the height that nothing needs: how much lies above the code, and not below the pad."""


class Join(Page):
    """``called`` is the table's as it called out, or nothing where only an address was typed."""

    at_table = True

    def __init__(self, app: App, called: str, places: tuple[Place, ...], table: str, code: str = "") -> None:
        super().__init__(app)
        self.called, self.places, self.table = called, places, table
        self.typed = code
        self.state: State | None = None
        """Where we stand at the door; None while nobody has knocked."""
        self._knocked = False
        self._pad: CodePad | None = None
        self.listen(app.bridge.links.listen(self._on_state))
        self.listen(app.bridge.lobbies.listen(self._on_lobby))
        if len(self.typed) == keys.CODE_LENGTH:
            self._knock()

    # Looks --------------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        left, top, right, bottom = self.margins
        self._listen(False)
        width, height = self.width - left - right, self.height - top - bottom
        header = Header(self.app, _("The code"))
        between = theme.gap(1.5)
        if self.cramped and not self.tall:  # the pad beside all else
            room = width - theme.gap(3)
            self._pad = CodePad(room * 0.56, height, self._press)
            said = self._code_and_message(room - self._pad.width)
            column = self._column(header, said, (0, 0, theme.gap(1.5), 0))
            whole = BoxLayout(padding=(left, top, right, bottom), spacing=theme.gap(3))
            whole.add_widget(column)
            whole.add_widget(self._pad)
        else:
            said = self._code_and_message(min(width, dp(560)))
            room = height - header.height - theme.gap(1.5) - said.height - between
            self._pad = CodePad(width, room, self._press)
            self._pad.pos_hint = {"center_x": 0.5}
            whole = self._column(header, said, (left, top, right, bottom), self._pad, between)
        self.add_widget(whole)
        self._listen(True)

    def _column(
        self, header: Widget, said: Widget, padding: tuple[float, ...], pad: Widget | None = None, between: float = 0
    ) -> Widget:
        """The header, and below it what is said; with the pad under it where there is height.

        The bar of what scrolls runs in the margin, not over the code.
        """
        left, top, right, bottom = padding
        whole = BoxLayout(orientation="vertical", padding=(left, top, 0, bottom), spacing=theme.gap(1.5))
        header.padding = (0, 0, right, 0)
        whole.add_widget(header)
        body = BoxLayout(orientation="vertical", size_hint_y=None, padding=(0, 0, right, 0))
        said.pos_hint = {"center_x": 0.5}
        parts = [said]
        if pad is not None:
            parts = [Widget(size_hint_y=ABOVE), said, Widget(size_hint_y=None, height=between), pad]
        for part in (*parts, Widget(size_hint_y=1 - ABOVE)):
            body.add_widget(part)
        scroll = Scroll()

        def fit(*_: object) -> None:
            body.height = max(body.minimum_height, scroll.height)

        body.bind(minimum_height=fit)
        scroll.bind(height=fit)
        scroll.add_widget(body)
        whole.add_widget(scroll)
        return whole

    def _code_and_message(self, width: float) -> Widget:
        column = BoxLayout(orientation="vertical", size_hint=(None, None), width=width, spacing=theme.gap(1))
        column.add_widget(Words(self._whose_code(), halign="center", size_hint_x=None, width=width))
        side = min(dp(58), (width - theme.gap(6)) / keys.CODE_LENGTH)
        self.slots = CodeSlots(side)
        self.slots.show(self.typed)
        holder = AnchorLayout(size_hint_y=None, height=self.slots.height)
        holder.add_widget(self.slots)
        column.add_widget(holder)
        self.message = Words("", "strong", halign="center", size_hint_x=None, width=width)
        room = BoxLayout(size_hint_y=None, height=theme.size_of("strong") * 2.8)  # for two lines: the pad stays put
        self.message.bind(height=lambda *_: setattr(room, "height", max(room.height, self.message.height)))
        room.add_widget(self.message)
        column.add_widget(room)
        column.bind(minimum_height=column.setter("height"))
        column.do_layout()  # the pad has what this leaves
        self._write()
        return column

    def _whose_code(self) -> str:
        if self.called:
            return _("Type the code that {name}'s tablet shows.", name=self.called)
        return _("Type the code that the hosting tablet shows.")

    def _write(self) -> None:
        self.slots.show(self.typed)
        self.message.text = self._message()
        self.message.color = theme.paint.berry if self._failed else theme.paint.ink

    def _show(self) -> None:
        """Nothing moves under the finger that types."""
        if self.parent is not None and self.app.room.page is self:
            self._write()

    @property
    def _failed(self) -> bool:
        return self.state is not None and self.state.where == "out"

    @property
    def _waiting_in_vain(self) -> bool:
        state = self.state
        return state is not None and state.where == "seeking" and state.tries >= MANY_TRIES

    def _message(self) -> str:
        state = self.state
        if state is None:
            return ""
        if state.where == "out":
            return text.sentence(state.why) if state.why is not None else _("The door stays closed.")
        if state.where == "in":
            return _("Come in!")
        if self._waiting_in_vain:
            return _("The table does not answer. Is its tablet awake, and on the same Wi-Fi as this one?")
        return _("Knocking …")

    # Typing -------------------------------------------------------------------------------------------------------

    def _press(self, sign: str | None) -> None:
        if self.state is not None and not self._failed:
            return  # the door is being answered
        if self._failed:
            self.state, self.typed = None, ""
        self.typed = self.typed[:-1] if sign is None else (self.typed + sign)[: keys.CODE_LENGTH]
        self._show()
        if len(self.typed) == keys.CODE_LENGTH:
            self._knock()

    def _knock(self) -> None:
        bridge, first = self.app.bridge, not self._knocked
        self._knocked, self.state = True, State("seeking")
        if first:
            bridge.join(self.places, self.table, self.typed, sentences.our_name(self.app.library.players()))
        else:
            bridge.try_code(self.typed)
        self._show()

    # What the door says -------------------------------------------------------------------------------------------

    def _on_state(self, state: State) -> None:
        self.state = state
        self._show()

    def _on_lobby(self, lobby: LobbyView) -> None:
        """We are in."""
        if self.app.room.page is not self:
            return
        if lobby.match is None:
            self.app.room.go_to_table("lobby")
        else:
            self.app.together.play(lobby)

    def _listen(self, on: bool) -> None:
        if self._pad is not None:
            self._pad.listen(on)

    def left(self) -> None:
        self._listen(False)


PAGE = Join
