"""The pause of a match: everything stands still, and nobody sees a hand."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.text import _
from app.ui.badge import SeatBadge
from app.ui.buttons import WordButton
from app.ui.confirm_sheet import Question
from app.ui.paper import PaperColumn
from app.ui.sheet import Sheet
from app.ui.switch_row import SwitchRow
from app.ui.touch import Touch
from app.ui.words import Words
from engine import requests
from engine.table import FIRST_AID, AnyScene

if TYPE_CHECKING:
    from app.play.page import PlayPage


class PauseSheet(Sheet):
    """Speaks for the seat that paused.  It goes away when the table says that the pause is over."""

    def __init__(self, play: "PlayPage", scene: AnyScene) -> None:
        super().__init__(lambda: _("Pause"))
        self._play = play
        self._scene = scene

    @property
    def _seat(self) -> int:
        """A seat of this device that may speak: who paused, if that was here."""
        scenes = self._play.scenes
        own = list(scenes.own) if scenes is not None else [0]
        paused_by = self._scene.paused_by
        return (own or [0])[0] if paused_by is None or paused_by not in own else paused_by

    def show(self, scene: AnyScene) -> None:
        """The table changed while it is paused: a bot took a seat, or gave it back."""
        if scene.bots != self._scene.bots:
            self._scene = scene
            self.refill()

    def fill(self) -> None:
        self._first_row()
        self._button(_("Leave and finish later"), self._leave, "home")
        if self._is_alone:
            self._button(_("Play with others"), self._invite, "person")
        self.column.add_widget(self._sound())
        if self._play.company.lobby is not None:
            self._button(_("Tablets at this table"), self._play.company.open_sheet, "device")
        for number, seat in enumerate(self._scene.seats):
            if seat.bot is None and self._may_decide_for(number):
                self.column.add_widget(self._chair(number))
        if not self._is_guest:
            self._button(_("End the match"), self._ask_break_off, "flag")

    @property
    def _is_alone(self) -> bool:
        """Whether one person plays here with bots: others who come in may want to play as well."""
        people = [seat for seat in self._scene.seats if seat.bot is None]
        return self._play.company.lobby is None and len(people) == 1

    @property
    def _is_guest(self) -> bool:
        """Whether the table is on another tablet, whose people end the match."""
        lobby = self._play.company.lobby
        return lobby is not None and lobby.you != lobby.host

    def _may_decide_for(self, number: int) -> bool:
        """A guest decides for its own people; for those who are away there is the sheet of the tablets."""
        lobby = self._play.company.lobby
        return lobby is None or not self._is_guest or number in lobby.mine()

    def _button(self, words: str, press: Callable[[], None], sign: str) -> None:
        self.column.add_widget(WordButton(words, press, "well", sign, size_hint=(1, None)))

    def _first_row(self) -> None:
        """Side by side where both can be read, so that a low tablet shows all of the sheet."""
        ways = [
            WordButton(_("Play on"), self.put_away, "amber", "play", size_hint=(1, None)),
            WordButton(_("Rules"), self._read_rules, "well", "book", size_hint=(1, None)),
        ]
        row = BoxLayout(size_hint_y=None, spacing=theme.gap(1.5))
        if 2 * max([way.natural_width for way in ways]) + row.spacing <= self.column.width:
            row.height = max([way.height for way in ways])
        else:
            row.orientation, row.height = "vertical", sum([way.height for way in ways]) + row.spacing
        for way in ways:
            row.add_widget(way)
        self.column.add_widget(row)

    def _sound(self) -> Widget:
        app = self._play.app
        on = app.library.settings.sound
        return SwitchRow(_("Sound"), "", on, lambda value: app.change(sound=value), self.column.width, sunk=True)

    def _chair(self, number: int) -> Widget:
        """A person's seat: a bot may sit in, and give it back."""
        seat, bot = self._scene.seats[number], self._scene.bots[number]
        row = PaperColumn(
            orientation="horizontal", colour=theme.paint.well, lift=0, size_hint_y=None, padding=theme.gap()
        )
        row.add_widget(SeatBadge(seat.colour, 48, bot=bot is not None, pos_hint={"center_y": 0.5}))
        words = _("{name} plays", name=seat.name) if bot is None else _("A bot plays for {name}", name=seat.name)
        row.add_widget(Words(words, lines=2, size_hint_y=1))
        if bot is None:
            request: requests.Request = requests.SeatBot(self._seat, number, FIRST_AID)
            button = WordButton(_("Let a bot play"), lambda: self._play.ask(request), role="note")
        else:
            request = requests.TakeBack(self._seat, number)
            button = WordButton(_("Take back"), lambda: self._play.ask(request), role="note")
        button.pos_hint = {"center_y": 0.5}
        row.height = max(dp(70), theme.size_of("text") * 2.9 + theme.gap(2))
        if button.natural_width + dp(200) > self.column.width:
            return self._two_lines(row, button)
        row.add_widget(button)
        return row

    def _two_lines(self, row: PaperColumn, button: WordButton) -> Widget:
        """On a narrow screen the button stands under the name."""
        air = theme.gap()
        lines = PaperColumn(colour=theme.paint.well, lift=0, size_hint_y=None, padding=(air, 0, air, air), spacing=0)
        button.size_hint_x = 1
        lines.add_widget(row)
        lines.add_widget(button)
        lines.height = row.height + button.height + air
        return lines

    # What the buttons do ------------------------------------------------------------------------------------------

    def put_away(self) -> None:
        """Playing on is the table's to decide; it puts this sheet away."""
        self._play.ask(requests.Resume(self._seat))

    def _read_rules(self) -> None:
        self._play.app.go("rules", game=self._scene.game)

    def _leave(self) -> None:
        self._play.app.go("home")

    def _invite(self) -> None:
        game = self._scene.game
        self._play.app.go("home")
        self._play.app.go("setup", game=game)

    def _ask_break_off(self) -> None:
        question = Question(
            _("End the match?"),
            _("It ends for everybody, without a winner, and cannot be continued."),
            _("End match"),
            lambda: self._play.ask(requests.BreakOff(self._seat)),
        )
        question.angle = self.angle
        question.lay()

    def on_touch_down(self, touch: Touch) -> bool:
        """A touch beside it does nothing: a pause does not end by accident."""
        if self.on_paper(touch):
            return super().on_touch_down(touch)
        return True
