"""The sketchbook: a sheet, all tools and all colours, for nothing but fun.  What is drawn hangs in the album or becomes
a card; the sheet that lies open is there again next time.
"""

from datetime import datetime

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.shell import App
from app.sketchbook.artist_sheet import ArtistSheet
from app.sketchbook.layout import places
from app.ui.buttons import WordButton
from app.ui.confirm_sheet import ask
from app.ui.header import Header
from app.ui.ink import InkSurface, ToolBar
from app.ui.page import Page
from app.ui.paper import Paper
from engine.gate import Refused
from engine.ink import Sheet
from engine.seats import Seat

COLOURS = (
    *(0x22304A, 0xD92323, 0xD9640E, 0xB8860B, 0x5A8F00, 0x1E8449, 0x0E8A8A, 0x1E88C9),
    *(0x2B4FD8, 0x7B2FBE, 0xC2188B, 0xE0457B, 0x7A4B2A, 0x6F757E, 0x111111),
)
"""Dark ink first, then round the rainbow, wood, stone and coal: all of them are seen on paper."""

FEW = (0x22304A, 0xD92323, 0xD9640E, 0x1E8449, 0x1E88C9, 0x2B4FD8, 0x7B2FBE, 0xE0457B, 0x7A4B2A)
"""Of them, on a telephone: else there would be more tools than paper."""

WAYS = 0.7
"""The share of the header's width for what can be done, beside the title."""

SETTLED = 1.0
"""Seconds after the last stroke until it is kept."""


class Sketchbook(Page):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.log = app.library.sketchbook.open_sheet()
        self.surface: InkSurface | None = None
        self._keep_soon = Clock.create_trigger(lambda dt: self._keep(), SETTLED)

    # Looks --------------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        self._take_log()
        left, top, right, bottom = self.margins
        wide = self.width - left - right
        beside = not self._narrow
        ways = self._ways()
        header = Header(self.app, _("Sketchbook"), _squeezed(ways, wide * WAYS) if beside else ways[:1])
        header.size_hint, header.width = (None, None), wide
        header.pos = left, self.height - top - header.height
        below = header.y
        if not beside:
            row = BoxLayout(size_hint=(None, None), size=(wide, theme.touch()), spacing=theme.apart())
            row.pos = left, below - theme.gap(0.5) - row.height
            for button in ways[1:]:
                button.size_hint_x = 1
                row.add_widget(button)
            self.add_widget(row)
            below = row.y
        self.surface = surface = InkSurface(self._shape(), self.log)
        tools = ToolBar(
            surface, FEW if self._on_phone else COLOURS, theme.paint.ink, theme.paint.sheet, theme.paint.amber
        )
        for button in tools.children:
            button.size = theme.touch(), theme.touch()
        room = Box(left, bottom, self.width - left - right, below - theme.gap() - bottom)
        sheet = surface.drawing.sheet
        lie = places(room, len(tools.children), theme.touch(), theme.apart(), sheet.right / sheet.top)
        tools.spacing = int(lie.apart), theme.apart()
        paper = Paper(lift=7, round_by=4, colour=theme.paint.paper, size_hint=(None, None))
        surface.bind(sheet_box=lambda _surface, box: self._lay(paper, box), on_chunk=lambda *_: self._keep_soon())
        for widget, box in ((paper, lie.sheet), (surface, lie.sheet), (tools, lie.tools)):
            widget.size_hint = None, None
            widget.pos, widget.size = (box.x, box.y), (box.w, box.h)
            self.add_widget(widget)
        self.add_widget(header)

    @staticmethod
    def _lay(paper: Paper, box: tuple[int, int, int, int]) -> None:
        """Paper is as large as the sheet with its lower edge."""
        left, low, wide, high = box
        edge = round(high * 0.03)
        paper.pos, paper.size = (left, low - edge), (wide, high + edge)

    def _shape(self) -> Sheet:
        """A new sheet lies as the tablet is held; one that was drawn on stays as it was."""
        return Sheet.PORTRAIT if self.tall else Sheet.LANDSCAPE

    @property
    def _on_phone(self) -> bool:
        return self.cramped or bool(self.width < dp(500))

    @property
    def _narrow(self) -> bool:
        """Where what can be done has a row of its own."""
        return bool(self.width < dp(600) * theme.large_type())

    def _ways(self) -> list[WordButton]:
        """What can be done."""
        ways = (
            (_("New sheet"), self._ask_new, "paper"),
            (_("Make it a card"), self._make_card, "paper"),
            (_("Hang it up"), self._hang, "amber"),
        )
        return [
            WordButton(words, press, kind, role="note", air=0.75, height=theme.touch()) for words, press, kind in ways
        ]

    # What is drawn ------------------------------------------------------------------------------------------------

    @property
    def _is_blank(self) -> bool:
        return self.surface is None or not self.surface.drawing.shown()

    def _take_log(self) -> None:
        """What was drawn so far: the sheet is about to be laid anew, covered or left."""
        if self.surface is not None:
            self.surface.lift()
            self.log = b"" if self._is_blank else self.surface.log

    def _keep(self) -> None:
        self._take_log()
        try:
            self.app.library.sketchbook.keep(self.log)
        except Refused as refused:
            self.app.tell(refused.why)

    def cover(self) -> None:
        self._keep()

    def left(self) -> None:
        self._keep_soon.cancel()
        if not self.app.library.closed:
            self._keep()

    # What can be done with it -------------------------------------------------------------------------------------

    def _ask_new(self) -> None:
        if not self._is_blank:
            words = _("The drawing on this sheet will be lost. Hang it up first if you want to keep it.")
            ask(_("A new sheet?"), words, _("New sheet"), self._begin)

    def _begin(self) -> None:
        self.surface, self.log = None, b""
        self.refill()
        self._keep()

    def _make_card(self) -> None:
        if self._has_something():
            self._keep()
            self.app.go("decks", ink=self.log)

    def _hang(self) -> None:
        if not self._has_something():
            return
        self._keep()
        if self.app.library.players():
            ArtistSheet(self.app, self._hang_as).lay()
        else:
            self._hang_as(Seat(_("Somebody")))

    def _hang_as(self, seat: Seat) -> None:
        try:
            self.app.library.sketchbook.hang(self.log, seat, datetime.now().astimezone())
        except Refused as refused:
            self.app.tell(refused.why)
            return
        self._begin()
        self.app.tell(_("It hangs in the album now."))

    def _has_something(self) -> bool:
        if self._is_blank:
            self.app.tell(_("Draw something first."))
        return not self._is_blank


def _squeezed(buttons: list[WordButton], room: float) -> list[WordButton]:
    """In as much room: letters shrink rather than that anything is cut."""
    needed = sum(button.natural_width for button in buttons)
    room -= theme.gap(2) * (len(buttons) - 1)
    for button in buttons:
        button.width = button.natural_width * min(1.0, room / needed)
        button.fit()
    return buttons


PAGE = Sketchbook
