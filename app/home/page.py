"""The first screen: the games, who plays, and what waits to be gone on with."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from app import games
from app.boards import can_be_watched
from app.boards.face import Face
from app.home.game_tile import GameTile
from app.home.waiting_match import WaitingCard
from app.look import theme
from app.look.text import _
from app.ui.badge import SeatBadge
from app.ui.buttons import PressPaper, WordButton
from app.ui.fitted_text import width_of
from app.ui.page import Page
from app.ui.page_row import WayRow
from app.ui.scroll import Scroll
from app.ui.signs import Sign
from app.ui.still_picture import StillLayout
from app.ui.words import Words
from engine.library.matches import Damaged, Waiting

BADGES = 6
"""Players shown at the top; all others are behind the plus."""


BESIDE, CLOSE, UNDER = 62, 56, 12
"""What a door takes in dp besides its name: with its sign beside it, close beside it, and under it."""

SHORT = 720
"""On screens that are lower than this, in dp, the games' pictures are smaller, and less is told of what waits."""

PHONE = 480
"""A screen that is narrower than this, in dp, is a phone's, however high it is."""

FIVE_DOORS = 700
"""On screens that are wider, in dp, five doors stand in a row."""

RIM = 0.5
"""Beside a door's name, both sides together, in steps of 8 dp."""

SMALLEST, HARDLY_SMALLER = 0.75, 0.97
"""How far the names of doors may shrink rather than stand in two rows: on most screens, and on a high one."""


class Home(Page):
    """Everything fits one screen, except in large letters on a small phone: then it scrolls."""

    def fill(self) -> None:
        left, top, right, bottom = self.margins
        between = theme.gap(1.5 if self.cramped or self.tall else 2.5)
        column = BoxLayout(
            orientation="vertical", padding=(left, top, right, bottom), spacing=between, size_hint_y=None
        )
        self._waiting = self.app.library.newest_waiting()
        self._others = len(self.app.library.match_files()) - 1
        ways = self._way_back()
        pieces = [self._top(ways), self._games(), *ways, *self._below()]
        for piece in pieces:
            column.add_widget(piece)
        fixed = sum(piece.height for piece in pieces if piece.size_hint_y is None)
        fixed += between * (len(pieces) - 1) + top + bottom
        column.height = max(self.height, fixed + self._least_for_games())
        scroll = Scroll()
        scroll.add_widget(column)
        self.add_widget(scroll)
        self.lay_out()

    # The top ------------------------------------------------------------------------------------------------------

    def _top(self, ways: list[Widget]) -> BoxLayout:
        """Or the first of these ``ways``, which then stands nowhere else."""
        if self._waits_above:
            return self._waiting_above()
        return self._beside_doors(ways.pop(0)) if ways and self._on_its_side else self._header()

    def _header(self) -> BoxLayout:
        small = self.cramped or self.width < dp(600) * theme.large_type()
        narrow = self.tall and self._draws_above
        title = Words(_("Easel"), "heading" if narrow else "title" if small else "banner", tight=True)
        names = BoxLayout(orientation="vertical", size_hint_y=None, pos_hint={"center_y": 0.5})
        names.add_widget(title)
        names.height = title.height
        if not small:
            line = Words(_("Four picture games on one table"), "text", theme.paint.soft_ink)
            names.add_widget(line)
            names.height += theme.size_of("text") * 1.4
        header = BoxLayout(size_hint_y=None, height=max(names.height, theme.touch() + theme.gap()))
        header.add_widget(names)
        left, _top, right, _bottom = self.margins
        room = self.width - left - right - title.width - theme.gap()
        if self._draws_above:
            draw = self._draw_door()
            header.spacing = theme.apart()
            header.add_widget(draw)
            room -= draw.width + header.spacing
        header.add_widget(self._players(room))
        return header

    def _draw_door(self) -> WordButton:
        door = WordButton(_("Draw"), lambda: self.app.go("sketchbook"), role="note", air=0.75)
        door.height, door.pos_hint = theme.touch(), {"center_y": 0.5}
        return door

    @property
    def _waits_above(self) -> bool:
        """What waits stands where the app would be named, and the games keep their pictures."""
        return self._on_its_side and self._waiting is not None

    @property
    def _on_its_side(self) -> bool:
        """A phone held sideways."""
        return self.cramped and not self.tall

    def _waiting_above(self) -> BoxLayout:
        left, _top, right, _bottom = self.margins
        row = self._beside_doors()
        if self._waiting is not None:
            taken = sum(door.width + row.spacing for door in row.children)
            card = self._card(self._waiting, self.width - left - right - taken)
            row.add_widget(card, index=len(row.children))
            row.height = max(row.height, card.height)
        return row

    def _beside_doors(self, first: Widget | None = None) -> BoxLayout:
        row = BoxLayout(size_hint_y=None, spacing=theme.gap(1.5))
        for piece in (first, self._draw_door(), self._players(0.0)):
            if piece is not None:
                row.add_widget(piece)
        row.height = max(piece.height for piece in row.children)
        return row

    def _players(self, width: float) -> BoxLayout:
        """As many of those who play here as have room beside the app's name; without a ``width`` the words alone."""
        players = self.app.library.players()
        width = min(width, self.width * 0.5)
        sign, air = ("person" if players else "add", 1.5) if width else (None, 0.75)
        door = WordButton(_("Players"), lambda: self.app.go("players"), "paper", sign, role="note", air=air)
        door.height, door.pos_hint = theme.touch(), {"center_y": 0.5}
        if width:
            door.width = min(door.width, max(theme.touch(), width))
        room = max(0, int((width - door.width) / (theme.touch() + theme.apart())))
        row = BoxLayout(size_hint=(None, None), spacing=theme.apart(), height=theme.touch() + theme.gap())
        row.pos_hint = {"center_y": 0.5}
        for player in players[: min(BADGES, room)]:
            row.add_widget(
                SeatBadge(
                    player.colour,
                    theme.touch() / dp(1),
                    face=player.face,
                    press=lambda: self.app.go("players"),
                    pos_hint={"center_y": 0.5},
                )
            )
        row.add_widget(door)
        row.width = sum(child.width for child in row.children) + theme.apart() * (len(row.children) - 1)
        return row

    # The games ----------------------------------------------------------------------------------------------------

    def _games(self) -> GridLayout:
        grid = GridLayout(cols=2 if self.tall else 4, spacing=theme.gap(1.5 if self.width < dp(900) else 2.5))
        with_line = not self.cramped and self.width / grid.cols > dp(260) * theme.large_type()
        tiles = [GameTile(game, partial(self._choose, game), with_line, self._watch(game)) for game in games.faces()]
        for number, tile in enumerate(tiles):
            first = number - number % grid.cols
            tile.row = tiles[first : first + grid.cols]
            grid.add_widget(tile)
        return grid

    def _least_for_games(self) -> float:
        rows = 2 if self.tall else 1
        words = theme.size_of("heading") * 2.6 + (0 if self.cramped or self.tall else theme.size_of("note") * 2.8)
        picture = 48 if self.cramped else 72 if self._short else 110
        return float(rows * (words + dp(picture)))

    @property
    def _draws_above(self) -> bool:
        """The way to the sketchbook stands in the header where five doors have no room side by side."""
        return self._short or bool(self.width < dp(FIVE_DOORS) * theme.large_type())

    @property
    def _short(self) -> bool:
        """A phone, however it is held."""
        return self.cramped or bool(self.height < dp(SHORT) or self.width < dp(PHONE))

    def _watch(self, game: Face) -> Callable[[], None] | None:
        """Before it is played here for the first time, and where a button leaves something of the picture."""
        if self._waits_above:
            return None  # it stands beside the players, too
        if self.app.library.last_table(game.name) is not None or not can_be_watched(game.name):
            return None
        return lambda: self.app.go("lesson", game=game.name, play=partial(self._choose, game))

    def _choose(self, game: Face) -> None:
        from app.setup import first_hand

        first_hand.begin(self.app, game.name)

    # Below the games ----------------------------------------------------------------------------------------------

    def _below(self) -> list[Widget]:
        """What waits, and the doors; side by side where there is room."""
        left, _top, right, _bottom = self.margins
        room = self.width - left - right
        if self._waiting is None or self._waits_above:
            return [self._doors(room)]
        if self.tall or self.width < dp(760) * theme.large_type():
            return [self._card(self._waiting, room), self._doors(room)]
        between = theme.gap(1.5 if self.cramped else 2.5)
        least, most = (0.44, 0.44) if self.width < dp(1100) else (0.4, 0.45)
        wide = min(room * most, max(room * least, self._doors_need()))
        doors = self._doors(wide)
        doors.size_hint_x, doors.width = None, wide
        card = self._card(self._waiting, room - doors.width - between)
        row = BoxLayout(spacing=between, size_hint_y=None, height=max(card.height, doors.height))
        doors.height = row.height
        card.size_hint_y = 1
        row.add_widget(card)
        row.add_widget(doors)
        return [row]

    def _way_back(self) -> list[Widget]:
        """To the table of several devices that this one was at, or had laid, when it was left or stopped."""
        folder = self.app.tables_folder
        if not folder.is_dir() or not any(folder.iterdir()):
            return []  # and nothing of the network is loaded
        together = self.app.together
        laid, found = together.laid_table(), together.ways_back()
        if laid is not None:
            words, go = _("Open your table for the others again"), partial(together.host_again, laid)
        elif found:
            name = found[0].table_name
            words = _("Back to {name}'s table", name=name) if name else _("Back to the table")
            go = partial(together.come_back, found[0])
        else:
            return []
        return [WayRow(words, go, "wifi")]

    def _card(self, match: Waiting | Damaged, width: float) -> WaitingCard:
        return WaitingCard(self.app, match, self._others, self._short, width)

    def _ways(self) -> Sequence[tuple[str, str, str]]:
        """The doors: a sign, a name, and the page to which each leads."""
        return (
            ("wifi", _("Tables"), "tables"),
            ("album", _("Album"), "album"),
            *(
                () if self._draws_above else (("pencil", _("Sketchbook"), "sketchbook"),)
            ),  # else it stands in the header
            ("book", _("Rules"), "rules"),
            ("gear", _("Settings"), "settings"),
        )

    def _doors_need(self) -> float:
        """Side by side, with room on both sides of each name under its sign."""
        wide = _names_wide(self._ways())
        return sum(wide) + len(wide) * 2 * dp(UNDER) + (len(wide) - 1) * theme.gap(1.5)

    def _doors(self, room: float) -> StillLayout:
        """In one row, their names beside or under their signs; in two rows where the letters are too large."""
        ways = self._ways()
        wide, between = _names_wide(ways), theme.gap(1.5)
        row = room - between * (len(ways) - 1)
        beside = not self.tall and sum(wide) + len(ways) * dp(BESIDE) <= row
        shares = [width + dp(BESIDE) for width in wide] if beside else _shares(wide, row)
        if self.tall and self.height >= dp(SHORT):  # it has the height for two rows
            in_a_row = _letters(wide, shares) >= HARDLY_SMALLER
        else:
            in_a_row = beside or (sum(wide) + len(ways) * dp(UNDER)) * SMALLEST <= row
        if not in_a_row:
            columns = [max(wide[place::2]) + dp(CLOSE) for place in range(2)]
            beside = len(ways) == 4 and sum(columns) + between <= room
            shares = columns * 2 if beside else [1.0] * len(ways)
        doors = []
        for (sign, words, name), share in zip(ways, shares, strict=True):
            low = self.cramped or not in_a_row
            door = Door(sign, words, partial(self.app.go, name), upright=not beside, low=low)
            door.size_hint_x = share
            doors.append(door)
        rows = [doors] if in_a_row else [doors[:2], doors[2:]]
        whole = BoxLayout(orientation="vertical", spacing=theme.gap(1.5), pos_hint={"x": 0, "y": 0})
        for shown in rows:
            row = BoxLayout(spacing=theme.gap(1.5))
            for door in shown:
                row.add_widget(door)
            whole.add_widget(row)
        still = Doors(size_hint_y=None)
        still.height = len(rows) * max(door.needed for door in doors) + (len(rows) - 1) * theme.gap(1.5)
        still.add_widget(whole)
        return still


def _names_wide(ways: Sequence[tuple[str, str, str]]) -> list[float]:
    return [width_of(words, theme.TEXT, theme.size_of("note")) for _sign, words, _page in ways]


def _shares(wide: Sequence[float], room: float) -> list[float]:
    """How wide doors are whose names, so ``wide``, stand under their signs: all in letters of one size.

    None is too narrow for a finger: what a short name takes more is taken from all others.
    """
    least, rim = theme.touch(), theme.gap(RIM)
    narrow: set[int] = set()
    while True:
        rest = [width for place, width in enumerate(wide) if place not in narrow]
        letters = (room - len(narrow) * least - len(rest) * rim) / max(1.0, sum(rest))
        shares = [least if place in narrow else width * letters + rim for place, width in enumerate(wide)]
        more = {place for place, share in enumerate(shares) if share < least} - narrow
        if not more:
            return shares
        narrow |= more


def _letters(wide: Sequence[float], shares: Sequence[float]) -> float:
    """How large letters are, of those wanted, in which every name has room in its share."""
    return min((share - theme.gap(RIM)) / width for width, share in zip(wide, shares, strict=True))


class Doors(StillLayout):
    """One picture, painted again when one of them is pressed."""

    air = 14


class Door(PressPaper):
    """A way to another screen: its sign with its name under it, or beside it."""

    def __init__(self, sign: str, words: str, press: Callable[[], None], upright: bool, low: bool) -> None:
        super().__init__(press)
        name = Words(words, "note", tight=not upright, halign="center")
        close = low and not upright
        glyph = Sign(sign, 30, size_hint=(None, None), size=(dp(34 if close else 40), dp(34)))
        box = BoxLayout(orientation="vertical" if upright else "horizontal", size_hint=(None, None))
        box.pos_hint = {"center_x": 0.5, "center_y": 0.5}
        box.spacing = theme.gap(0.5 if upright or close else 1)
        glyph.pos_hint = {"center_x": 0.5, "center_y": 0.5}
        name.pos_hint = {"center_y": 0.5}
        box.add_widget(glyph)
        box.add_widget(name)
        if upright:
            self.bind(width=lambda *_: setattr(box, "width", self.width - theme.gap(RIM)))
            name.bind(height=lambda *_: setattr(box, "height", name.height + glyph.height + box.spacing))
        else:
            box.width = name.width + glyph.width + box.spacing
        box.height = name.height + glyph.height + box.spacing
        self.add_widget(box)
        self.needed = (
            dp(34) + theme.size_of("note") * 1.4 + theme.gap(2.5)
            if upright
            else max(dp(54 if low else 64), theme.touch())
        )


PAGE = Home
