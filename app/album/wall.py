"""What hangs on the album's wall between the drawings: evenings, players, letters, games."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.album.drawing_tile import DrawingTile, TileRow, columns_in
from app.album.evening_names import is_sketched, title_of
from app.album.groups import Group, Piece
from app.album.thumbnails import Thumbs
from app.look import dates, text, theme
from app.look.text import ngettext
from app.shell import App
from app.ui.badge import SeatBadge
from app.ui.buttons import PressRow
from app.ui.signs import Sign
from app.ui.virtual_list import Strip, Wall
from app.ui.words import Words
from engine.library import Evening

Faces = Callable[[str | None], bytes | None]


class EveningRow(PressRow):
    """When it was, what was played, and how it ended; a press opens it.  On a ``narrow`` page that takes more lines."""

    def __init__(self, press: Callable[[Evening], None], narrow: bool) -> None:
        super().__init__(self._pressed, lift=5, padding=(theme.gap(2), theme.gap(0.5)))
        self._open = press
        self._evening: Evening | None = None
        self._title = Words("", "heading", lines=1, size_hint_y=1)
        self._line = Words("", "note", theme.paint.soft_ink, lines=3 if narrow else 1, size_hint_y=2.3 if narrow else 1)
        lines = BoxLayout(orientation="vertical", padding=(0, theme.gap(0.5)))
        lines.add_widget(self._title)
        lines.add_widget(self._line)
        self.add_widget(lines)
        self.add_widget(Sign("next", 28, size_hint_x=None, width=dp(28)))

    @staticmethod
    def height_of(narrow: bool) -> float:
        return theme.size_of("heading") * 1.4 + theme.size_of("note") * (4.2 if narrow else 1.4) + theme.gap(2)

    def show(self, evening: Evening) -> None:
        self._evening = evening
        self._title.text = f"{title_of(evening)} · {dates.day(evening.started)}"
        self._line.text = score_line(evening)

    def rest(self) -> None:
        self._evening = None

    def _pressed(self) -> None:
        if self._evening is not None:
            self._open(self._evening)


def is_narrow(width: float) -> bool:
    """A phone held upright."""
    return width < dp(480)


def score_line(evening: Evening) -> str:
    """Ada 12, Bo 9: the best first."""
    if is_sketched(evening):
        return evening.seats[0].name
    seats = sorted(range(len(evening.seats)), key=lambda seat: (seat not in evening.winners, -evening.scores[seat]))
    return ", ".join(f"{evening.seats[seat].name}\u00a0{text.plain(evening.scores[seat])}" for seat in seats)


class Heading(BoxLayout):
    """A player with badge and name, or a word alone; and how many drawings hang under it."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(spacing=theme.gap(1.5), padding=(theme.gap(0.5), theme.gap(0.5)))
        self._faces = faces

    @staticmethod
    def height_of() -> float:
        return max(dp(52), theme.size_of("heading") * 1.9)

    def show(self, group: Group) -> None:
        self.clear_widgets()
        if group.seat is not None:
            face, bot = self._faces(group.seat.player), group.seat.bot is not None
            badge = SeatBadge(group.seat.colour, 44, face, bot=bot, pos_hint={"center_y": 0.5})
            self.add_widget(badge)
        self.add_widget(Words(group.title, "heading", lines=1, size_hint_y=1))
        if group.seat is not None:
            count = ngettext("{n} drawing", "{n} drawings", len(group.pieces))
            self.add_widget(Words(count, "note", theme.paint.soft_ink, tight=True, size_hint_y=1))

    def rest(self) -> None:
        pass


class Air(Widget):
    """Something else at the top of the wall, which is made once."""

    def __init__(self) -> None:
        super().__init__()
        self.bind(pos=self._place, size=self._place)

    def show(self, what: Widget) -> None:
        self.clear_widgets()
        if what.parent is not None:
            what.parent.remove_widget(what)
        self.add_widget(what)
        self._place()

    def _place(self, *_: object) -> None:
        for what in self.children:
            what.pos, what.size = self.pos, self.size

    def rest(self) -> None:
        self.clear_widgets()


def strips_of(groups: list[Group], width: float) -> list[Strip]:
    """The wall of these groups, in rows of as many drawings as stand side by side."""
    columns = columns_in(width)
    tall = DrawingTile.height_for(tile_width(width, columns))
    found: list[Strip] = []
    for group in groups:
        if group.evening is not None:
            found.append(Strip("evening", EveningRow.height_of(is_narrow(width)), group.evening))
        elif group.title:
            found.append(Strip("heading", Heading.height_of(), group))
        found += [
            Strip("tiles", tall, group.pieces[first : first + columns])
            for first in range(0, len(group.pieces), columns)
        ]
    return found


def tile_width(width: float, columns: int) -> float:
    return (width - theme.gap(1) - theme.gap(1.5) * (columns - 1)) / columns


def wall(
    app: App,
    strips: list[Strip],
    width: float,
    open_piece: Callable[[Piece], None],
    open_evening: Callable[[Evening], None],
) -> Wall:
    """The wall that shows them."""
    thumbs = Thumbs(app.library)
    known = {player.id: player.face for player in app.library.players()}

    def faces(player: str | None) -> bytes | None:
        return known.get(player) if player is not None else None

    def make(kind: str) -> Widget:
        if kind == "evening":
            return EveningRow(open_evening, is_narrow(width))
        if kind == "heading":
            return Heading(faces)
        if kind == "top":
            return Air()
        return TileRow(columns_in(width), lambda: DrawingTile(thumbs, open_piece, faces))

    return Wall(strips, make, theme.gap(1.5))
