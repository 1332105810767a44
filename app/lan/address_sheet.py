"""Where the address of a table is typed, for networks that carry no broadcasts."""

from collections.abc import Callable

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.text import _
from app.ui.buttons import WordButton
from app.ui.sheet import Sheet
from app.ui.text_field import Field
from app.ui.words import Words
from engine.lan.finding import invitation
from engine.lan.guest.guest import Place

LONGEST = len("255.255.255.255:65535")


class AddressSheet(Sheet):
    """``typed`` is called with the place, once it can be one."""

    widest = 560

    def __init__(self, typed: Callable[[Place], None]) -> None:
        super().__init__(lambda: _("The address of a table"))
        self._typed = typed
        self._written = ""

    def fill(self) -> None:
        self.column.add_widget(Words(_("The hosting tablet shows it below its code, such as 192.168.1.17.")))
        self.field = Field(self._written, "heading", text_validate_unfocus=False)
        self.field.input_filter = self._fair
        self.field.bind(text=self._keep, on_text_validate=lambda *_: self._go())
        self.column.add_widget(self.field)
        row = BoxLayout(size_hint_y=None, spacing=theme.gap(2))
        row.add_widget(Widget())
        self._button = WordButton(_("Knock there"), self._go, "amber")
        row.add_widget(self._button)
        row.height = self._button.height
        self.column.add_widget(row)

    def _fair(self, typed: str, undoing: bool) -> str:
        """A comma is a full stop on some number pads."""
        fair = "".join(letter for letter in typed.replace(",", ".") if letter in "0123456789.:")
        return fair[: max(0, LONGEST - len(self.field.text))]

    def _keep(self, field: Field, text: str) -> None:
        self._written = text

    def _go(self) -> None:
        place = invitation.read_place(self._written)
        if place is None:
            from kivy.app import App

            near = self._button.to_window(*self._button.center)
            App.get_running_app().tell(_("An address has four numbers with dots between them."), near)
            return
        self.put_away()
        self._typed(place)
