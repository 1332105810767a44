"""A drawing on the album's wall: small, on its paper, with its word and who drew it."""

from collections.abc import Callable
from pathlib import Path

from kivy.graphics import InstructionGroup, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.album import drawing_print
from app.album.groups import Piece
from app.album.thumbnails import Thumbs
from app.look import theme
from app.look.box import Box
from app.look.texture_cache import Wish, pictures
from app.ui.badge import SeatBadge
from app.ui.buttons import Pressable
from app.ui.fitted_text import called
from app.ui.scroll import seen_box
from app.ui.shapes import plain
from app.ui.virtual_list import WallRow
from app.ui.words import Words

SHEET = 0.75
"""The height of a sheet of paper as a share of its width."""

BADGE = 30
"""In dp."""

LEAST = 150
"""The least width of a tile, in dp: two side by side on a phone held upright."""


class SmallPicture(Widget):
    """A picture's file on the paper of drawings: whole, in the middle."""

    def __init__(self, **rest: object) -> None:
        super().__init__(**rest)
        self._texture: Texture | None = None
        self._wish: Wish | None = None
        red, green, blue = (part / 255 for part in drawing_print.PAPER)
        self._paper, self._picture = Rectangle(texture=plain((red, green, blue, 1.0))), Rectangle()
        self._lain = InstructionGroup()
        self.canvas.add(self._lain)
        self.bind(pos=self._place, size=self._place)

    def show(self, path: Path) -> None:
        self._drop()
        self._wish = pictures.ask(path, max(self.width, dp(LEAST)), self._take, by=self)
        self._place()

    def clear(self) -> None:
        """Empty paper, until something is shown."""
        self._drop()
        self._place()

    def _drop(self) -> None:
        if self._wish is not None:
            self._wish.drop()
        self._wish = self._texture = self._picture.texture = None

    @property
    def painted(self) -> bool:
        return self._texture is not None

    def _take(self, texture: Texture) -> None:
        self._texture = self._picture.texture = texture
        self._place()

    def _place(self, *_: object) -> None:
        self._paper.pos, self._paper.size = self.pos, self.size
        seen = [self._paper]
        if self._texture is not None:
            wide, tall = self._texture.size
            scale = min(self.width / wide, self.height / tall)
            wide, tall = wide * scale, tall * scale
            self._picture.pos = self.x + (self.width - wide) / 2, self.y + (self.height - tall) / 2
            self._picture.size = wide, tall
            covered = wide >= self.width - 1 and tall >= self.height - 1
            seen = [self._picture] if covered else [self._paper, self._picture]
        if seen != self._lain.children:
            self._lain.clear()
            for piece in seen:
                self._lain.add(piece)


class DrawingTile(Pressable):
    """``show`` hangs another drawing on it."""

    def __init__(
        self, thumbs: Thumbs, press: Callable[[Piece], None], faces: Callable[[str | None], bytes | None]
    ) -> None:
        super().__init__()
        self.lie(lift=7, round_by=10)
        self.on_press_do(self._pressed)
        self.piece: Piece | None = None
        self._thumbs, self._open, self._faces = thumbs, press, faces
        self._picture = SmallPicture(size_hint=(None, None))
        self._word = Words("", "strong", lines=1, size_hint=(None, None), halign="left")
        self._name = Words("", "note", theme.paint.soft_ink, lines=1, size_hint=(None, None))
        self._badge = SeatBadge(0, BADGE)
        self._lines = _line("strong"), _signature()
        self._parts: tuple[Widget, ...] = self._picture, self._word, self._name, self._badge
        for part in self._parts:
            self.add_widget(part)
        self._in_sight = [True] * len(self._parts)
        self._reach: list[tuple[float, float]] = []
        """How far above the tile's lower edge each of them begins and ends, once somebody has asked."""
        self.bind(pos=self._arrange, size=self._arrange)

    @staticmethod
    def height_for(width: float) -> float:
        return (width - theme.gap(2)) * SHEET + _line("strong") + _signature() + theme.gap(2.5)

    def show(self, piece: Piece) -> None:
        if piece == self.piece:
            return
        self.rest()
        self.piece = piece
        self._word.text = piece.word
        self._badge.wear(piece.seat.colour, self._faces(piece.seat.player))
        self._badge.mark(piece.seat.bot is not None)
        self._lay_lines()
        self._thumbs.ask(piece.drawing, self._picture.show)

    @property
    def painted(self) -> bool:
        """Whether its picture is there."""
        return self._picture.painted

    def rest(self) -> None:
        if self.piece is not None:
            self._thumbs.drop(self.piece.drawing, self._picture.show)
            self._picture.clear()
        self.piece = None

    def _pressed(self) -> None:
        if self.piece is not None:
            self._open(self.piece)

    def _arrange(self, *_: object) -> None:
        air = theme.gap()
        wide = self.width - 2 * air
        self._picture.size = wide, wide * SHEET
        self._picture.pos = self.x + air, self.y + self.height - air - wide * SHEET
        self._badge.pos = self.x + air, self.y + theme.gap(0.75)
        self._word.width = wide
        self._name.width = wide - self._beside_badge
        self._lay_lines()

    def _lay_lines(self) -> None:
        """The words are as high as their letters, and stand in the middle of their lines."""
        if self.piece is not None:
            self._name.text = called(self.piece.by, self._name.width, "note")
        left, low = self._badge.pos
        word, name = self._lines
        self._name.pos = left + self._beside_badge, low + (name - self._name.height) / 2
        self._word.pos = left, low + name + (word - self._word.height) / 2
        self._reach.clear()

    def show_within(self, sight: Box) -> bool:
        """Draws what of it lies in sight, and nothing else; whether that is all."""
        if not self._reach:
            boxes = [seen_box(part) for part in self._parts]
            self._reach = [(box.y - self.y, box.top - self.y) for box in boxes]
        low, high = sight.y - self.y, sight.top - self.y
        seen = [begin < high and end > low for begin, end in self._reach]
        for part, there, was in zip(self._parts, seen, self._in_sight, strict=True):
            if there and not was:
                self.canvas.add(part.canvas)
            elif was and not there:
                self.canvas.remove(part.canvas)
        self._in_sight = seen
        return all(seen)

    @property
    def _beside_badge(self) -> float:
        return float(self._badge.width + theme.gap(0.75))


def _signature() -> float:
    """How high the line is that says who drew it."""
    return max(float(dp(BADGE)), _line("note"))


def _line(role: str) -> float:
    return theme.size_of(role) * 1.35


class TileRow(WallRow):
    """Drawings side by side; ``show`` hangs others on it."""

    def __init__(self, columns: int, make: Callable[[], DrawingTile]) -> None:
        super().__init__([make() for _ in range(columns)], theme.gap(0.5))


def columns_in(width: float) -> int:
    """How many tiles stand side by side: two on a phone held upright, six on a large tablet."""
    return max(2, min(6, int(width // dp(LEAST + 60)))) if width >= dp(2 * LEAST) else 1
