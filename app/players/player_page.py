"""One player: name, colour and face."""

from collections.abc import Callable, Iterable

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget
from msgspec.structs import replace

from app.look import theme
from app.look.text import _
from app.players.colour_grid import ColourGrid
from app.shell import App
from app.ui.asked_row import AskedRow
from app.ui.badge import SeatBadge
from app.ui.buttons import WordButton
from app.ui.choice_row import Choice
from app.ui.column_page import ColumnPage
from app.ui.face import FacePad
from app.ui.name_field import NameField
from app.ui.words import Words
from engine.gate import Refused
from engine.library import Player
from engine.rules import Why
from engine.seats import AS_ALL, MOST_SEATS

NAME_HEIGHT = 104
"""In dp: the badge, and the name with its label."""

TIME_HEIGHT = 110
"""In dp: how much time somebody has, with its label."""

UPRIGHT, BESIDE_FACE = 760, 620
"""How wide the page is at most, in dp: with the paper for the face below all else, and beside it."""


class PlayerPage(ColumnPage):
    """A new player, or one who is remembered.  Nothing is kept before "Save"."""

    def fill(self) -> None:
        self.widest = UPRIGHT if self.tall else BESIDE_FACE
        super().fill()

    def __init__(
        self,
        app: App,
        player: Player | None = None,
        saved: Callable[[Player], None] = lambda player: None,
        removed: Callable[[Player], None] = lambda player: None,
    ) -> None:
        super().__init__(app)
        self._player, self._saved, self._removed = player, saved, removed
        self.name = player.name if player else ""
        self.colour = player.colour if player else self._free_colour()
        self.face = player.face if player else None
        self.own_time = app.library.settings.time_of(player.id if player else None)

    def _free_colour(self) -> int:
        taken = {player.colour for player in self.app.library.players()}
        return next((colour for colour in range(MOST_SEATS) if colour not in taken), 0)

    # Looks --------------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return _("New player") if self._player is None else _("Player")

    def aside(self, width: float) -> Widget:
        _, top, _, bottom = self.margins
        pad = self._pad(width, self.height - top - bottom)
        holder = AnchorLayout(size_hint_x=None, width=pad.width)
        holder.add_widget(pad)
        return holder

    def _pad(self, width: float, height: float) -> FacePad:
        self.pad = FacePad(self.face, self._take_face, (width, height), pos_hint={"center_x": 0.5})
        return self.pad

    def pieces(self, width: float) -> Iterable[Widget]:
        top = BoxLayout(size_hint_y=None, height=dp(NAME_HEIGHT), spacing=theme.gap(2))
        self._badge = SeatBadge(self.colour, 84, face=self.face, pos_hint={"center_y": 0.5})
        self.field = NameField(self.name, self._take_name, self._save)
        named = BoxLayout(orientation="vertical", spacing=theme.gap(0.5))
        named.add_widget(Words(_("Name"), "note", theme.paint.soft_ink))
        named.add_widget(self.field)
        top.add_widget(self._badge)
        top.add_widget(named)
        yield top
        yield ColourGrid(self.colour, self._take_colour, width)
        if self._player is None:
            return  # nobody knows yet
        times = [("100", _("Like everyone")), ("150", _("Half as much again")), ("200", _("Twice as much"))]
        answers = Choice(times, str(self.own_time), self._take_time, width)
        if answers.lines > 1:  # above the paper for the face there is room for one
            yield AskedRow(_("How much time?"), times, str(self.own_time), self._take_time, width)
            return
        yield Words(_("How much time?"), "note", theme.paint.soft_ink)
        yield answers

    def footer(self, width: float) -> Widget:
        column = BoxLayout(orientation="vertical", size_hint_y=None, spacing=theme.gap(2))
        if self.tall:
            column.add_widget(self._pad(width, self._room_for_face(width)))
        row = self._buttons(width)
        column.add_widget(row)
        column.height = sum(child.height for child in column.children) + theme.gap(2) * (len(column.children) - 1)
        return column

    def _room_for_face(self, width: float) -> float:
        """What header, name, colours and buttons leave of the height."""
        _, top, _, bottom = self.margins
        time = dp(TIME_HEIGHT) if self._player else 0.0
        taken = top + bottom + dp(NAME_HEIGHT) + ColourGrid.height_in(width) + time + dp(186)
        return float(max(dp(180), self.height - taken))

    def _buttons(self, width: float) -> Widget:
        row = BoxLayout(size_hint_y=None, spacing=theme.apart())
        save = WordButton(_("Save"), self._save, "amber", "check")
        ways: list[Widget] = [Widget(), save]
        if self._player is not None:
            remove = WordButton(_("Remove"), self._remove, "well", "trash")
            if remove.width + save.width + 2 * row.spacing <= width:
                ways = [remove, *ways]
            else:  # on a phone they share the row, so that both keep their words
                save = WordButton(_("Save"), self._save, "amber", air=1, size_hint=(1, None))
                ways = [WordButton(_("Remove"), self._remove, "well", air=1, size_hint=(1, None)), save]
        for way in ways:
            row.add_widget(way)
        row.height = save.height
        self._save_button = save
        return row

    def _take_face(self, face: bytes | None) -> None:
        self.face = face
        self._badge.wear(self.colour, face)

    def _take_name(self, name: str) -> None:
        self.name = name

    def _take_colour(self, colour: int) -> None:
        self.colour = colour
        self._badge.wear(colour, self.face)

    def _take_time(self, percent: str) -> None:
        self.own_time = int(percent)
        self.name, self.face = self.field.text, self.pad.finish()
        self.refill()

    # Keeping ------------------------------------------------------------------------------------------------------

    def _save(self) -> None:
        library = self.app.library
        self.face = self.pad.finish()
        try:
            if self._player is None:
                player = library.add(self.name, self.colour, self.face)
            else:
                player = library.change_player(
                    replace(self._player, name=self.name, colour=self.colour, face=self.face)
                )
        except Refused as refused:
            self._say(refused.why)
            return
        self._keep_time(player)
        self._saved(player)
        self.app.back()

    def _keep_time(self, player: Player) -> None:
        others = {id: time for id, time in self.app.library.settings.own_time.items() if id != player.id}
        mine = {} if self.own_time == AS_ALL else {player.id: self.own_time}
        if others | mine != self.app.library.settings.own_time:
            self.app.library.change(own_time=others | mine)

    def _remove(self) -> None:
        if self._player is None:
            return
        try:
            self.app.library.remove(self._player)
        except Refused as refused:
            self._say(refused.why)
            return
        self._removed(self._player)
        self.app.back()

    def _say(self, why: Why) -> None:
        self.app.tell(why, near=self._save_button.to_window(*self._save_button.center))


PAGE = PlayerPage
