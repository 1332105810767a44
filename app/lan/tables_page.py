"""The tables around: those that call out on this network, and what to do where none is heard."""

from collections.abc import Callable, Iterable

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app import games
from app.lan import sentences
from app.lan.address_sheet import AddressSheet
from app.lan.table_browser import Nearby
from app.look import theme
from app.look.text import _
from app.shell import App
from app.tablet import device
from app.ui.buttons import PressRow
from app.ui.column_page import ColumnPage
from app.ui.paper import PaperColumn
from app.ui.picture import RoundPicture
from app.ui.signs import Sign
from app.ui.words import Words
from engine import rules
from engine.lan.finding.sightings import Found
from engine.lan.guest.guest import Place

PATIENT = 3.0
"""Seconds of silence after which the page says what was tried: every table would have called out by then."""


class Tables(ColumnPage):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.allowed = True
        self.quiet = False
        """Nothing was heard for a while."""
        self.nearby = Nearby(app.bridge.loop, self._changed)
        self._list = TableList(self._choose, 0)
        self._silence = Clock.create_trigger(self._on_silence, PATIENT)
        self._silence()
        device.ask_for_network(self._on_permission)

    def title(self) -> str:
        return _("Tables near you")

    def pieces(self, width: float) -> Iterable[Widget]:
        self._list = TableList(self._choose, width)
        self._list.show(self.nearby.tables)
        yield self._list
        if not self.nearby.tables:
            yield from self._nothing_yet(width)
        yield self._typing()

    def _typing(self) -> Widget:
        row = PressRow(self._type, lift=0, colour=theme.paint.well, size_hint_y=None, height=dp(72))
        row.add_widget(Sign("pencil", 28, size_hint_x=None, width=dp(44)))
        row.add_widget(Words(_("Type the address of a table"), lines=1, size_hint_y=1))
        return row

    # Where none is heard ------------------------------------------------------------------------------------------

    def _nothing_yet(self, width: float) -> Iterable[Widget]:
        if not self.allowed:
            yield _notice("no-wifi", _("Easel is not allowed to reach other devices"), [sentences.not_allowed()], width)
        elif not self.quiet:
            yield _notice("wifi", _("Looking for tables …"), [_where_to_host()], width)
        else:
            yield _notice("no-wifi", _("No tables nearby"), [*self._tried(), *_next_steps()], width)

    def _tried(self) -> list[str]:
        """What this device did so far, in the order in which it matters."""
        tried = self.nearby.tried
        said = []
        if sentences.own_addresses():
            said.append(_("This tablet ({address}) has asked all over its network.", address=sentences.own_addresses()))
        else:
            said.append(_("This tablet is not on a network. Turn on Wi-Fi."))
        if tried.failed and not tried.reached:
            said.append(_("The network did not let this tablet ask."))
        if tried.deaf:
            said.append(_("Another app is using the port that tables need."))
        if tried.other_version:
            said.append(_("Somebody nearby has another version of Easel. Update both."))
        return said

    def _on_silence(self, dt: float) -> None:
        self.quiet = True
        if not self.nearby.tables:
            self._refill()

    # What is heard ------------------------------------------------------------------------------------------------

    def _on_permission(self, allowed: bool) -> None:
        self.allowed = allowed
        if allowed:
            self.nearby.watch()
        else:
            self._refill()

    def _changed(self) -> None:
        before, now = self._list.tables, self.nearby.tables
        if before and now:
            self._list.show(now)
            return
        if before:
            self.quiet = False
            self._silence()
        self._refill()

    def _refill(self) -> None:
        if self.app.room.way and self.app.room.page is self:
            self.refill()

    def resumed(self) -> None:
        """Back from sleep, perhaps in another network."""
        if self.allowed:
            self.nearby.watch()

    def left(self) -> None:
        self._silence.cancel()
        self.nearby.stop()

    # Choosing -----------------------------------------------------------------------------------------------------

    def _choose(self, found: Found) -> None:
        here = found.here
        if not sentences.can_join(here):
            self.app.tell(sentences.table_line(here))
            return
        places = tuple([Place(*way) for way in found.ways])
        self.app.go("join", called=here.name, places=places, table=here.table)

    def _type(self) -> None:
        AddressSheet(self._typed).lay()

    def _typed(self, place: Place) -> None:
        self.nearby.ask(place.address)
        self.app.go("join", called="", places=(place,), table="")


PAGE = Tables


# The list -----------------------------------------------------------------------------------------------------------


class TableList(BoxLayout):
    """Rows stay where they are while tables come, change and go: nothing moves under a finger."""

    def __init__(self, choose: Callable[[Found], None], width: float) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, spacing=theme.gap(1))
        self.tables: tuple[Found, ...] = ()
        self._choose, self._wide = choose, width
        self._rows: dict[str, TableRow] = {}
        self.bind(minimum_height=self.setter("height"))
        self.height = 0

    def show(self, tables: tuple[Found, ...]) -> None:
        self.tables = tables
        there = {found.here.table: found for found in tables}
        for table in [table for table in self._rows if table not in there]:
            self.remove_widget(self._rows.pop(table))
        for table, found in there.items():
            if table not in self._rows:
                self._rows[table] = TableRow(self._choose, self._wide)
                self.add_widget(self._rows[table])
            self._rows[table].show(found)


NARROW = 420
"""Rows narrower than this many dp leave their room to the words."""


class TableRow(PressRow):
    """One table: its game's picture, whose it is, and whether there is room."""

    def __init__(self, choose: Callable[[Found], None], width: float) -> None:
        super().__init__(self._press, size_hint_y=None, height=dp(84))
        self._choose, self._wide = choose, width
        self._found: Found | None = None

    def _press(self) -> None:
        if self._found is not None:
            self._choose(self._found)

    def show(self, found: Found) -> None:
        before, self._found = self._found, found
        if before is not None and before.here == found.here:
            return
        self.clear_widgets()
        here = found.here
        narrow = self._wide < dp(NARROW)
        side, end = dp(44 if narrow else 60), dp(0 if narrow else 28)
        square: dict[str, object] = {"size_hint": (None, None), "size": (side, side)}
        if here.game in rules.names():
            game = games.face_of(here.game)
            self.add_widget(RoundPicture(game.picture, theme.rgba(game.colour), (10,) * 4, **square))
        else:
            self.add_widget(Sign("warning", 34, theme.paint.soft_ink, **square))
        wide = self._wide - side - end - theme.gap(5.5 if narrow else 7)
        column = BoxLayout(orientation="vertical", size_hint=(None, None), width=wide)
        column.add_widget(Words(sentences.table_title(here.name), "heading", size_hint_x=None, width=wide))
        column.add_widget(Words(sentences.table_line(here), "note", theme.paint.soft_ink, size_hint_x=None, width=wide))
        column.height = sum(line.height for line in column.children)
        self.add_widget(column)
        if sentences.can_join(here) and not narrow:
            self.add_widget(Sign("next", 28, size_hint_x=None, width=end))
        for child in self.children:
            child.pos_hint = {"center_y": 0.5}
        self.height = max(dp(84), column.height + theme.gap(2))


# What to do next ----------------------------------------------------------------------------------------------------


def _notice(sign: str, title: str, lines: list[str], width: float) -> Widget:
    paper = PaperColumn(orientation="horizontal", size_hint_y=None, spacing=theme.gap(2))
    paper.add_widget(Sign(sign, 40, theme.paint.soft_ink, size_hint=(None, None), size=(dp(48), dp(48))))
    wide = width - dp(48) - theme.gap(6)
    column = BoxLayout(orientation="vertical", size_hint_y=None, spacing=theme.gap())
    column.add_widget(Words(title, "heading", size_hint_x=None, width=wide))
    for line in lines:
        column.add_widget(Words(line, size_hint_x=None, width=wide))
    column.height = sum(child.height for child in column.children) + theme.gap() * len(lines)
    for child in paper.children:
        child.pos_hint = {"top": 1}
    column.pos_hint = {"center_y": 0.5}
    paper.add_widget(column)
    paper.height = column.height + theme.gap(4)
    return paper


def _where_to_host() -> str:
    return _("On the hosting tablet, choose a game and then “Other tablets may join”.")


def _next_steps() -> list[str]:
    return [
        _where_to_host(),
        _("Both tablets must be on the same Wi-Fi; guest networks often keep devices apart."),
        _("Or photograph the square code that the other tablet shows, or type its address."),
    ]
