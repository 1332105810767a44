"""One drawing of the album, large: drawn again stroke by stroke, sent away, put among our own cards, removed."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.album import drawing_print
from app.album.evening_names import is_sketched, title_of
from app.album.groups import Piece
from app.album.thumbnails import Thumbs
from app.look import dates, theme
from app.look.text import _
from app.shell import App
from app.tablet import share_sheet
from app.tablet.background import beside
from app.ui.badge import SeatBadge
from app.ui.buttons import SignButton, WordButton
from app.ui.header import Header
from app.ui.ink import InkReplay, ReplayBar
from app.ui.on_canvas import show_if
from app.ui.page import Page
from app.ui.paper import PaperColumn
from app.ui.scroll import Scroll
from app.ui.sheet import Sheet
from app.ui.words import Words
from engine.gate import Refused
from engine.library import Removed
from engine.rules import Why

SIDE = 330
"""In dp: what stands beside the sheet where the screen is wide."""

LOW = 480
"""On a wide screen of less height (dp) a face is no higher than the name beside it."""


def _column(lines: Sequence[Widget]) -> BoxLayout:
    column = BoxLayout(orientation="vertical", size_hint=(None, None), width=max(line.width for line in lines))
    for line in lines:
        column.add_widget(line)
    column.height = sum(line.height for line in lines)
    return column


def _with_face(badge: SeatBadge, words: Widget) -> BoxLayout:
    row = BoxLayout(size_hint=(None, None), spacing=theme.gap(1.5))
    row.size = badge.width + row.spacing + words.width, max(badge.height, words.height)
    words.pos_hint = {"center_y": 0.5}
    row.add_widget(badge)
    row.add_widget(words)
    return row


class DrawingPage(Page):
    """``among`` are the drawings that come before and after it; ``removed`` is told if it is removed."""

    def __init__(
        self,
        app: App,
        piece: Piece,
        among: Sequence[Piece] = (),
        removed: Callable[[Removed, Callable[[], str]], None] = lambda removed, said: None,
    ) -> None:
        super().__init__(app)
        self.piece, self._among, self._removed = piece, list(among) or [piece], removed
        self.replay: InkReplay | None = None
        self._ink = b""

    # Looks --------------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        self._stop()
        left, top, right, bottom = self.margins
        whole = BoxLayout(orientation="vertical", padding=(left, top, right, bottom), spacing=theme.gap(1.5))
        whole.add_widget(Header(self.app, self.piece.word, self._neighbours()))
        wide = not self.tall
        body = BoxLayout(orientation="horizontal" if wide else "vertical", spacing=theme.gap(2))
        body.add_widget(self._sheet())
        body.add_widget(self._beside(min(dp(SIDE), self.width * 0.36) if wide else self.width - left - right, wide))
        whole.add_widget(body)
        self.add_widget(whole)

    def _neighbours(self) -> list[Widget]:
        """The drawings before and after this one."""
        place = self._place
        found: list[Widget] = []
        for sign, step in (("before", -1), ("next", 1)):
            button = SignButton(sign, partial(self._turn_to, step), lift=5)
            if not 0 <= place + step < len(self._among):
                button.disabled = True
                show_if(False, button)
            found.append(button)
        return found if len(self._among) > 1 else []

    @property
    def _place(self) -> int:
        return next((place for place, one in enumerate(self._among) if one.drawing.id == self.piece.drawing.id), 0)

    def _sheet(self) -> Widget:
        paper = PaperColumn(padding=theme.gap(1.25), spacing=theme.gap(), round_by=14, colour=theme.paint.paper)
        try:
            self._ink = self.app.library.album.ink(self.piece.drawing.id)
        except Refused as refused:
            paper.add_widget(Words(self._sentence(refused.why), "text", theme.paint.ink, halign="center"))
            return paper
        self.replay = InkReplay(self._ink, edge_part=0)
        self.replay.position = self.replay.length  # first the whole drawing; "play" begins at the beginning
        paper.add_widget(self.replay)
        paper.add_widget(ReplayBar(self.replay, theme.paint.ink, theme.paint.paper_edge))
        return paper

    def _sentence(self, why: Why) -> str:
        from app.look import text

        return text.sentence(why)

    def _beside(self, width: float, wide: bool) -> Widget:
        """Who drew it and when, and what can be done with it."""
        column = BoxLayout(orientation="vertical", spacing=theme.gap(1.5))
        who = self._who(width)
        if wide:
            column.size_hint_x, column.width = None, width
            scroll = Scroll()
            scroll.add_widget(who)
            column.add_widget(scroll)
        else:
            column.size_hint_y = None
            column.add_widget(who)
        buttons = self._buttons(width)
        column.add_widget(buttons)
        if not wide:
            column.height = who.height + buttons.height + theme.gap(1.5)
        return column

    def _who(self, width: float) -> Widget:
        piece = self.piece
        player = self.app.library.player(piece.seat.player)
        face, bot = player.face if player else None, piece.seat.bot is not None
        low = self.width > self.height < dp(LOW)
        badge = SeatBadge(piece.seat.colour, 32 if low else 60, face, bot=bot, pos_hint={"center_y": 0.5})
        room = width - badge.width - theme.gap(1.5)
        game = title_of(piece.evening)
        played = game if is_sketched(piece.evening) else _("{game}, round\xa0{n}", game=game, n=piece.drawing.round)
        name = Words(piece.by, "heading", size_hint_x=None, width=room)
        rest = [
            Words(words, "note", size_hint_x=None, width=width if low else room)
            for words in (played, dates.day(piece.evening.started))
        ]
        if low:
            return _column([_with_face(badge, name), *rest])
        return _with_face(badge, _column([name, *rest]))

    def _buttons(self, width: float) -> Widget:
        share = WordButton(_("Share"), self._ask_how, "amber", "share", size_hint_x=1)
        cards = WordButton(_("Make it a card"), self._to_cards, "paper", "cards", size_hint_x=1)
        self._share_button = share
        away = WordButton(_("Remove"), self._remove, "well", "trash", size_hint_x=1)
        beside = (width - theme.gap(1.5)) / 2
        in_a_row = all(button.least_width <= beside for button in (away, share))
        high = share.height if in_a_row else theme.touch()
        low = BoxLayout(orientation="horizontal" if in_a_row else "vertical", spacing=theme.gap(1.5))
        low.size_hint_y, low.height = None, high if in_a_row else 2 * high + theme.gap(1.5)
        both = BoxLayout(orientation="vertical", size_hint_y=None, spacing=theme.gap(1.5))
        for button in (cards, away, share):
            button.height = high
            (both if button is cards else low).add_widget(button)
        both.add_widget(low)
        both.height = cards.height + low.height + both.spacing
        return both

    # Going on -----------------------------------------------------------------------------------------------------

    def _turn_to(self, step: int) -> None:
        self.piece = self._among[min(len(self._among) - 1, max(0, self._place + step))]
        self.refill()

    def _stop(self) -> None:
        if self.replay is not None:
            self.replay.playing = False
        self.replay = None

    def left(self) -> None:
        self._stop()

    def cover(self) -> None:
        if self.replay is not None:
            self.replay.playing = False

    # Sharing ------------------------------------------------------------------------------------------------------

    def _ask_how(self) -> None:
        HowToShare(self._share).lay()

    def _share(self, vector: bool) -> None:
        ink, piece = self._ink, self.piece
        make = drawing_print.drawing_as_svg if vector else drawing_print.drawing_as_png
        name = f"{piece.word} {piece.seat.name} {dates.short(piece.evening.started)}"
        kind = share_sheet.SVG if vector else share_sheet.PNG
        beside(lambda: make(ink), lambda content: share_sheet.share(name, kind, content, self.app.tell))

    # Cards --------------------------------------------------------------------------------------------------------

    def _to_cards(self) -> None:
        self.app.go("decks", ink=self._ink)

    # Removing -----------------------------------------------------------------------------------------------------

    def _remove(self) -> None:
        try:
            removed = self.app.library.album.remove_drawing(self.piece.drawing)
        except Refused as refused:
            self.app.tell(refused.why)
            return
        Thumbs(self.app.library).forget([self.piece.drawing])
        word, name = self.piece.word, self.piece.seat.name
        self._removed(removed, lambda: _("Removed “{word}” by {name}.", word=word, name=name))
        self.app.back()


class HowToShare(Sheet):
    """As a picture for everybody, or as lines that stay sharp in any size."""

    widest = 520

    def __init__(self, share: Callable[[bool], None]) -> None:
        super().__init__(lambda: _("Share the drawing"))
        self._share = share

    def fill(self) -> None:
        for words, note, vector in (
            (_("As a picture"), _("PNG: for messages and albums"), False),
            (_("As lines"), _("SVG: sharp in any size, for printing and cutting"), True),
        ):
            self.column.add_widget(
                WordButton(words, partial(self._go, vector), "paper" if vector else "amber", size_hint_x=1)
            )
            self.column.add_widget(Words(note, "note", theme.paint.soft_ink, halign="center"))

    def _go(self, vector: bool) -> None:
        self.put_away()
        self._share(vector)


PAGE = DrawingPage
