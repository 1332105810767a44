"""At the set-up of a game with words: whether the table's own lists are mixed in, and the way to them."""

from kivy.uix.boxlayout import BoxLayout

from app.look import theme
from app.look.text import _, ngettext
from app.shell import App
from app.ui import bots_know
from app.ui.page_row import WayRow
from app.ui.switch_row import SwitchRow
from engine.gate import Refused


class OwnWords(BoxLayout):
    """Without any list of one's own there is nothing to mix in, only the way to write one.

    ``bots``: some will play.
    """

    def __init__(self, app: App, width: float, bots: bool) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, spacing=theme.gap(1.5))
        self._app = app
        own = len(app.library.words.own())
        if own:
            self.add_widget(
                SwitchRow(
                    _("Mix in our own words"),
                    ngettext("{n} list of your own", "{n} lists of your own", own),
                    app.library.settings.own_words,
                    self._mix,
                    width,
                )
            )
            if bots:
                self.add_widget(bots_know.of_own_words(width))
        self.add_widget(WayRow(_("Word lists"), lambda: app.go("words")))
        self.height = sum(child.height for child in self.children) + theme.gap(1.5) * (len(self.children) - 1)

    def _mix(self, on: bool) -> None:
        try:
            self._app.library.change(own_words=on)
        except Refused as refused:
            self._app.tell(refused.why)
