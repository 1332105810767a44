"""A game's tile on the home screen: its picture, its name, and how many can play."""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.metrics import dp

from app.boards.face import Face
from app.lesson.watch_button import WatchButton
from app.look import theme
from app.look.theme import Rgba
from app.ui.buttons import PressPaper
from app.ui.fitted_text import even_width
from app.ui.paper import Paper
from app.ui.picture import RoundPicture
from app.ui.still_picture import StillLayout
from app.ui.words import Words


class Tag(Paper):
    """A few letters on a small coloured label."""

    def __init__(self, words: str, colour: Rgba, ink: Rgba, **rest: object) -> None:
        super().__init__(lift=4, round_by=16, colour=colour, size_hint=(None, None), **rest)
        label = Words(words, "strong", ink, tight=True, pos_hint={"center_x": 0.5, "center_y": 0.5})
        self.add_widget(label)
        self.size = label.width + theme.gap(2.5), label.height + theme.gap(0.75)


class GameTile(PressPaper):
    """The picture takes what the words leave.  On a phone held sideways the line under the name is left out."""

    ROUND = 22

    def __init__(
        self, game: Face, press: Callable[[], None], with_line: bool = True, watch: Callable[[], None] | None = None
    ) -> None:
        """``watch`` leads to what can be seen of the game before one plays it."""
        super().__init__(press, lift=10, round_by=self.ROUND)
        soon = Clock.create_trigger(self._arrange, -1)  # once before a frame, wherever layouts push it until then
        soon()  # and before the words of it are painted, which it gives their place
        self.game = game
        self.row: list[GameTile] = [self]
        self.needed = 0.0
        colour = theme.rgba(game.colour)
        self._picture = RoundPicture(game.picture, colour, (self.ROUND, self.ROUND, 0, 0), size_hint=(None, None))
        self._title = Words(game.title(), "heading", size_hint_x=None)
        self._line = Words(game.line(), "note", theme.paint.soft_ink, size_hint_x=None) if with_line else None
        self._seats = Tag(game.seat_range, theme.under_letters(colour), theme.on(colour))
        self._words = StillLayout(size_hint=(None, None))
        for piece in (self._title, self._line, self._seats):
            if piece is not None:
                self._words.add_widget(piece)
        self.add_widget(self._picture)
        self.add_widget(self._words)
        self._watch = None if watch is None else WatchButton(watch)
        self.bind(pos=soon, size=soon)

    def _arrange(self, *_: object) -> None:
        air = theme.gap(2 if self.width > dp(200) else 1.25)
        self._title.width = self.width - 2 * air
        self.needed = self._title.height + theme.gap(2.25)
        if self._line is not None:
            line, note = self._line, (theme.ROLES["note"].font, theme.size_of("note"))
            line.width = even_width(line.text, *note, self.width - 2 * air)
            self.needed += self._line.height + theme.gap(0.25)
        for tile in self.row:
            tile.level(max(tile.needed for tile in self.row))

    def level(self, words: float) -> None:
        """Gives the words this height: pictures that stand side by side end on one line."""
        air = theme.gap(2 if self.width > dp(200) else 1.25)
        y, top = self.y + words, self.y + self.height
        self._picture.pos = self.x, y
        self._picture.size = self.width, max(top - y, dp(40))
        seats = min(y + theme.gap(0.75), top - theme.touch() - theme.gap(1.5) - self._seats.height)
        seats = max(y - theme.gap(0.75), seats)  # rather lower than at the button above
        self._seats.pos = self.x + self.width - self._seats.width - air, seats
        self._show_watch()
        self._title.pos = self.x + air, y - theme.gap() - self._title.height
        self._words.pos = self.x, self.y
        self._words.size = self.width, self._seats.y + self._seats.height + theme.gap() - self.y
        if self._line is not None:
            self._line.pos = self.x + air, self._title.y - theme.gap(0.25) - self._line.height

    def _show_watch(self) -> None:
        """In the corner of a picture that is more than its corner, apart from who can play."""
        button, picture = self._watch, self._picture
        if button is None:
            return
        air = theme.gap()
        button.fit_into(picture.width - 2 * air)
        button.pos = picture.right - button.width - air, picture.top - button.height - air
        fits = button.y >= self._seats.top + theme.gap(0.5) - 1 and picture.width >= button.width
        if fits and button.parent is None:
            self.add_widget(button)
        elif not fits and button.parent is not None:
            self.remove_widget(button)
