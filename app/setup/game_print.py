"""A game's picture as a print with a white rim, and its line written under it by hand."""

from math import inf

from kivy.metrics import sp

from app.boards.face import Face
from app.look import theme
from app.ui.fitted_text import height_of, largest, sizes_down
from app.ui.paper import PaperColumn
from app.ui.picture import RoundPicture
from app.ui.words import Words

SMALLEST, LINES = 19, 2
"""Letters (sp) that are rather as small as that than that there are more lines under a picture."""


class Photo(PaperColumn):
    """The picture is square; ``side`` is the width of the print.  It has no line if it were higher than ``most``."""

    def __init__(self, game: Face, side: float, most: float = inf, pos_hint: dict[str, float] | None = None) -> None:
        rim = theme.gap(1.25)
        super().__init__(padding=rim, spacing=theme.gap(0.5), round_by=14, lift=14, size_hint=(None, None), width=side)
        self.pos_hint = pos_hint or {}
        inner = side - 2 * rim
        line = Words(
            game.line(), "hand", halign="center", size_hint_x=None, width=inner, font_size=_letters(game.line(), inner)
        )
        self.add_widget(RoundPicture(game.picture, theme.rgba(game.colour), (8, 8, 8, 8)))
        self.height = inner + line.height + 2 * rim + self.spacing
        if self.height <= most:
            self.add_widget(line)
        else:
            self.height = side


def _letters(said: str, wide: float) -> float:
    font, size = theme.ROLES["hand"].font, theme.size_of("hand")

    def fits(size: float) -> bool:
        return height_of(said, font, size, wide) < (LINES + 0.5) * height_of("|", font, size, wide)

    return largest(sizes_down(size, sp(SMALLEST) * theme.large_type()), fits)
