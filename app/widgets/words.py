"""Written words, in the roles that the theme knows."""

from typing import Any

from kivy.uix.label import Label

from app import theme
from app.theme import Rgba


class Words(Label):
    """Wraps to its width and is as tall as its lines.  ``lines`` cuts what is longer, with an ellipsis.

    With ``tight`` it is only as wide as what is written and never wraps.
    """

    def __init__(
        self,
        words: str = "",
        role: str = "text",
        colour: Rgba | None = None,
        lines: int = 0,
        tight: bool = False,
        **rest: Any,
    ) -> None:
        rest = {"halign": "left", "valign": "middle", "size_hint_y": None} | theme.letters(role) | rest
        super().__init__(text=words, color=colour or theme.paint.ink, **rest)
        if lines:
            self.max_lines, self.shorten, self.shorten_from = lines, lines == 1, "right"
            self.ellipsis_options = {}
        if tight:
            self.size_hint_x = None
            self.bind(texture_size=self._hug)
            self._hug()
        else:
            self.bind(width=self._wrap, texture_size=self._grow)
            self._wrap()

    def _hug(self, *_: Any) -> None:
        self.texture_update()
        self.size = self.texture_size

    def _wrap(self, *_: Any) -> None:
        self.text_size = self.width, None
        self.texture_update()
        self._grow()

    def _grow(self, *_: Any) -> None:
        if self.size_hint_y is None:
            self.height = self.texture_size[1]


def fit(label: Label, least: float = 0.6) -> None:
    """Makes the letters smaller until the longest word fits the label's width: no name is ever cut in its middle."""
    wanted = label.font_size
    longest = max(label.text.split(), key=len, default="")
    if not longest or label.width <= 0:
        return
    probe = Label(text=longest, font_name=label.font_name, font_size=wanted)
    probe.texture_update()
    if probe.texture_size[0] > label.width:
        label.font_size = max(wanted * least, wanted * label.width / probe.texture_size[0])
