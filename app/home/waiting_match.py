"""A match that waits: which game, whose turn, how it stands; and the choice among several."""

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app import games
from app.look import text, theme
from app.look.bot_names import as_called_here
from app.look.text import _, ngettext
from app.shell import App
from app.ui.buttons import PressRow, WordButton
from app.ui.fitted_text import called, fitting
from app.ui.paper import PaperColumn
from app.ui.picture import RoundPicture
from app.ui.sheet import Sheet
from app.ui.signs import Sign
from app.ui.words import Words
from engine.gate import Refused
from engine.library import Damaged, Waiting


def turn_line(match: Waiting) -> str:
    """Which game it is, and whom it waits for."""
    title = games.face_of(match.opened.game).title()
    if len(match.turn) == 1:
        return _("{game}: {name} to move", game=title, name=_called(match)[match.turn[0]])
    return _("{game}: all play at once", game=title)


def mover_line(match: Waiting, width: float) -> str:
    """Whom it waits for: by the first part of a long name rather than in letters too small to be read."""
    if len(match.turn) == 1:
        name = _called(match)[match.turn[0]]
        return fitting([_("{name} to move", name=known) for known in (name, called(name, 0))], "note", width)
    return _("all play at once")


def score_line(match: Waiting) -> str:
    return "  ·  ".join(f"{name}\u00a0{score}" for name, score in zip(_called(match), match.scores, strict=True))


def _called(match: Waiting) -> list[str]:
    """All who sit there; bots in the language spoken now."""
    return [seat.name for seat in as_called_here(match.opened.seats)]


PICTURE = 92
"""The width of the game's picture on the card, in dp."""

SQUEEZED = 0.85
"""How far the letters of two buttons may shrink rather than that they stand one below the other."""

NARROW = 160
"""Where less (dp) than this is left beside the buttons, they stand below what is said."""


class WaitingCard(PaperColumn):
    """The newest match that waits, with the way to all others; ``width`` pixels wide and as tall as it must be."""

    def __init__(self, app: App, match: Waiting | Damaged, others: int, compact: bool, width: float) -> None:
        super().__init__(orientation="horizontal", spacing=theme.gap(2), size_hint_y=None)
        if compact:
            self.padding = [theme.gap(2), theme.gap(1.25)]
        self.app = app
        inner = width - theme.gap(4)
        if isinstance(match, Damaged):
            self._fill_damaged(match, inner, low=app.room.page.cramped)
            return
        if not compact and width > dp(640):
            shown = games.face_of(match.opened.game)
            self.add_widget(RoundPicture(shown.picture, theme.rgba(shown.colour), size_hint_x=None, width=dp(PICTURE)))
            inner -= dp(PICTURE) + theme.gap(2)
        buttons = self._buttons(match, others, inner if compact else 0.0)
        beside = inner - buttons.width - theme.gap(2)
        if beside < dp(NARROW) * theme.large_type():
            self.orientation, self.spacing = "vertical", theme.gap()
            buttons.width = inner
            column = self._how_it_stands(match, compact, inner)
            self.height = column.height + self.spacing + buttons.height + 2 * self.padding[1]
        else:
            column = self._how_it_stands(match, compact, beside)
            self.height = max(column.height, buttons.height) + 2 * self.padding[1]
        self.add_widget(column)
        self.add_widget(buttons)

    def _how_it_stands(self, match: Waiting, compact: bool, width: float) -> BoxLayout:
        """Where there is no height for it, how the match stands is left for the table itself to tell."""
        column = BoxLayout(orientation="vertical", size_hint_y=None, pos_hint={"center_y": 0.5})
        if compact:
            spoken = [(games.face_of(match.opened.game).title(), "strong", 1), (mover_line(match, width), "note", 1)]
        else:
            spoken = [(turn_line(match), "heading", 0), (score_line(match), "note", 0)]
        lines = [
            Words(
                words,
                role,
                theme.paint.soft_ink if role == "note" else None,
                lines=most,
                size_hint_x=None,
                width=width,
            )
            for words, role, most in spoken
        ]
        for line in lines:
            column.add_widget(line)
        column.height = sum(line.height for line in lines)
        return column

    def _buttons(self, match: Waiting, others: int, row: float) -> BoxLayout:
        """Side by side if there is a row for them that is wide enough."""
        full = (1, None)
        buttons = [WordButton(_("Play on"), lambda: self.app.resume_match(match.path), "amber", size_hint=full)]
        if others > 0:
            words = ngettext("{n} more", "{n} more", others)
            buttons.append(WordButton(words, self._choose, "well", role="note", size_hint=full))
        box = BoxLayout(size_hint=(None, None), spacing=theme.gap(), pos_hint={"center_y": 0.5})
        between = box.spacing * (len(buttons) - 1)
        wide = sum(button.natural_width for button in buttons) + between
        in_a_row = wide * SQUEEZED <= row
        if in_a_row:
            box.size = min(wide, row), buttons[0].height
        else:
            box.orientation = "vertical"
            box.width = max(button.natural_width for button in buttons)
            box.height = sum(button.height for button in buttons) + between
        for button in buttons:
            button.size_hint_x = button.natural_width if in_a_row else 1
            button.pos_hint = {"center_y": 0.5} if in_a_row else {}
            box.add_widget(button)
        return box

    def _fill_damaged(self, match: Damaged, inner: float, low: bool) -> None:
        """On a ``low`` screen without its sign: the games' pictures need the height that a second row would take."""
        air = 1.0 if low else 2.5
        look = WordButton(_("Look"), self._choose, "well", air=air, size_hint=(None, None), pos_hint={"center_y": 0.5})
        sign = Sign("warning", 34, theme.paint.berry, size_hint=(None, None), size=(0 if low else dp(44), dp(44)))
        sign.opacity, sign.pos_hint = 0 if low else 1, {"center_y": 0.5}
        beside = inner - look.width - sign.width - 2 * self.spacing
        narrow = beside < dp(NARROW) * theme.large_type()
        width = inner - sign.width - self.spacing if narrow else beside
        words = Words(text.sentence(match.why), size_hint_x=None, width=width, pos_hint={"center_y": 0.5})
        column = BoxLayout(size_hint_y=None, height=max(words.height, sign.height), spacing=self.spacing)
        column.pos_hint = {"center_y": 0.5}
        column.add_widget(sign)
        column.add_widget(words)
        self.add_widget(column)
        self.add_widget(look)
        if narrow:
            self.orientation, look.size_hint_x = "vertical", 1
            self.height = column.height + self.spacing + look.height + 2 * self.padding[1]
        else:
            self.height = max(column.height, look.height) + 2 * self.padding[1]

    def _choose(self) -> None:
        MatchChooser(self.app).lay()


class MatchChooser(Sheet):
    """All matches that wait.  A damaged one says what is wrong, and goes only when the player says so."""

    def __init__(self, app: App) -> None:
        super().__init__(lambda: _("Unfinished matches"))
        self.app = app

    def fill(self) -> None:
        found = self.app.library.waiting()
        for match in found:
            row = self._damaged(match) if isinstance(match, Damaged) else self._sound(match)
            self.column.add_widget(row)
        if not found:
            self.column.add_widget(Words(_("No unfinished matches any more.")))

    def _sound(self, match: Waiting) -> Widget:
        row = PressRow(lambda: self._go_on(match), colour=theme.paint.well, lift=0, size_hint_y=None)
        column = BoxLayout(orientation="vertical")
        lines = [
            Words(turn_line(match), "strong"),
            Words(score_line(match), "note", theme.paint.soft_ink),
        ]
        wide = self.column.width - theme.gap(4) - dp(36)
        for line in lines:
            line.size_hint_x, line.width = None, wide
            column.add_widget(line)
        row.add_widget(column)
        row.add_widget(Sign("next", 28, size_hint_x=None, width=dp(28)))
        row.height = sum(line.height for line in lines) + theme.gap(2)
        return row

    def _damaged(self, match: Damaged) -> Widget:
        row = PaperColumn(colour=theme.paint.well, lift=0, size_hint_y=None, padding=theme.gap(1.5))
        words = Words(text.sentence(match.why))
        words.size_hint_x, words.width = None, self.column.width - theme.gap(3)
        remove = WordButton(_("Remove"), lambda: self._remove(match), "berry", "trash", pos_hint={"right": 1})
        row.add_widget(words)
        row.add_widget(remove)
        row.height = words.height + remove.height + theme.gap(4)
        return row

    def _go_on(self, match: Waiting) -> None:
        self.put_away()
        self.app.resume_match(match.path)

    def _remove(self, match: Damaged) -> None:
        from app.ui.confirm_sheet import ask

        def remove() -> None:
            try:
                self.app.library.remove_match(match.path)
            except Refused as refused:
                self.app.tell(refused.why)
            self.app.room.page.refill()
            self.refill()

        ask(
            _("Remove this match for good?"),
            _("It cannot be opened, and it will not come back."),
            _("Remove"),
            remove,
        )
