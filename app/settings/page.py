"""Language, look, letters, motion, sound, hands; and what this app is made of."""

from collections.abc import Iterable

from kivy.uix.widget import Widget

from app.look import text, theme
from app.look.text import _
from app.tablet import device
from app.ui.buttons import WordButton
from app.ui.choice_row import Choice
from app.ui.column_page import ColumnPage
from app.ui.confirm_sheet import ask
from app.ui.page_row import WayRow
from app.ui.switch_row import SwitchRow
from app.ui.words import Words


class SettingsPage(ColumnPage):
    """Everything takes effect at once, and is remembered."""

    def title(self) -> str:
        return _("Settings")

    def pieces(self, width: float) -> Iterable[Widget]:
        chosen = self.app.library.settings
        yield self._heading(_("Language"))
        yield Choice(list(text.LANGUAGES.items()), text.spoken(), lambda code: self.app.change(language=code), width)
        yield self._heading(_("Text size"))
        sizes = [("normal", _("Normal")), ("large", _("Large")), ("largest", _("Very large"))]
        yield Choice(sizes, chosen.letters, lambda size: self.app.change(letters=size), width)
        yield self._heading(_("Eyes"))
        for name, words, note in (
            ("night", _("Night mode"), _("Dim paper for dark rooms")),
            ("less_motion", _("Less motion"), _("Cards jump instead of gliding")),
        ):
            yield self._switch(name, words, note, getattr(chosen, name), width)
        yield self._heading(_("Ears"))
        yield self._switch("sound", _("Sound"), _("Pencil, cards, dice, and whose turn it is"), chosen.sound, width)
        note = _("Hold a finger on words, a clue, a rule or a button to hear it. No secret word is read.")
        yield self._switch("read_aloud", _("Read aloud"), note, chosen.read_aloud, width)
        yield self._heading(_("Hands"))
        if device.can_tremble():
            note = _("When it is your turn, and when you take a token")
            yield self._switch("vibration", _("Vibration"), note, chosen.vibration, width)
        for name, words, note in (
            ("left_hand", _("Left hand"), _("Buttons on the left side of the boards")),
            (
                "keep_hand_open",
                _("Keep my hand open during my turn"),
                _("No need to hold a finger down. For tables where nobody peeks."),
            ),
        ):
            yield self._switch(name, words, note, getattr(chosen, name), width)
        yield self._heading(_("This app"))
        yield self._way(_("Word lists"), "words")
        yield self._way(_("Backup"), "backup")
        yield self._way(_("About and licences"), "about")
        if chosen.known_hints:
            yield WordButton(_("Show the hints again"), self._forget_hints, "well", "undo", size_hint=(None, None))
        yield WordButton(_("Delete everything"), self._ask_delete, "well", "trash", size_hint=(None, None))

    def _heading(self, words: str) -> Widget:
        return Words(words, "heading", padding=(0, theme.gap(), 0, 0))

    def _switch(self, name: str, words: str, note: str, on: bool, width: float) -> Widget:
        return SwitchRow(words, note, on, lambda value: self.app.change(**{name: value}), width)

    def _way(self, words: str, name: str) -> Widget:
        return WayRow(words, lambda: self.app.go(name))

    def _forget_hints(self) -> None:
        self.app.change(known_hints=())
        self.app.tell(_("The hints come again in the next match."))

    def _ask_delete(self) -> None:
        ask(
            _("Delete everything?"),
            _(
                "All players, faces, word lists, matches, drawings, cards of your own and settings are deleted from "
                "this device. This cannot be undone."
            ),
            _("Delete"),
            self._delete,
        )

    def _delete(self) -> None:
        self.app.forget_everything()


PAGE = SettingsPage
