"""The drawing tools beside a surface: pencil, marker, eraser; widths; colours if allowed; undo, clear."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.metrics import dp
from kivy.uix.stacklayout import StackLayout

from app.look import theme
from app.look.theme import Rgba
from app.ui.ink import icons
from app.ui.ink.buttons import IconButton
from app.ui.ink.surface import InkSurface
from engine.ink import WIDTHS, Style, Tool

TOOLS = {Tool.PENCIL: icons.PENCIL, Tool.MARKER: icons.MARKER, Tool.ERASER: icons.ERASER}
DOTS = (3.0, 6.0, 10.0)
"""Radii of the dots that stand for the widths, on an icon's square."""


class ToolBar(StackLayout):
    """Chooses the style of its surface. Wraps into further rows or columns where it is short of room."""

    def __init__(
        self,
        surface: InkSurface,
        colours: Sequence[int],
        ink: Rgba = (0.13, 0.19, 0.29, 1),
        ground: Rgba = (0.984, 0.969, 0.925, 1),
        lit: Rgba | None = None,
        **rest: object,
    ) -> None:
        """`colours`: the seat's own, as 0xRRGGBB; if the table allows more, the others after it."""
        super().__init__(spacing=dp(8), **rest)
        self.surface = surface
        self._look = {"ink": ink, "ground": ground, "lit": lit}
        self._width_of = dict.fromkeys(Tool, WIDTHS // 2)  # each tool keeps its own
        self._style = Style(colour=colours[0])
        self.tools = {tool: self._button(marks, partial(self.take, tool)) for tool, marks in TOOLS.items()}
        self.widths = [self._button(icons.dot(DOTS[i]), partial(self.widen, i)) for i in range(WIDTHS)]
        self.colours = {colour: self._swatch(colour) for colour in colours} if len(colours) > 1 else {}
        self.undo = self._button(icons.UNDO, surface.undo)
        self.redo = self._button(icons.REDO, surface.redo)
        self.clear = self._button(icons.CLEAR, surface.clear)
        surface.bind(can_undo=self._offer, can_redo=self._offer, disabled=self._offer)
        self.take(Tool.PENCIL)
        self._offer()

    def take(self, tool: Tool) -> None:
        """Takes a tool in hand, as broad as it was last."""
        self._choose(self._style._replace(tool=tool, width=self._width_of[tool]))

    def widen(self, width: int) -> None:
        """Another width of the same tool."""
        self._width_of[self._style.tool] = width
        self._choose(self._style._replace(width=width))

    def colour(self, colour: int) -> None:
        """Another colour; an eraser is put away for it."""
        tool = Tool.PENCIL if self._style.tool is Tool.ERASER else self._style.tool
        self._choose(Style(tool, self._width_of[tool], colour))

    def _choose(self, style: Style) -> None:
        self._style = self.surface.style = style
        for tool, button in self.tools.items():
            button.chosen = tool is style.tool
        for width, button in enumerate(self.widths):
            button.chosen = width == style.width
        for colour, button in self.colours.items():
            button.marks = icons.dot(13) + (icons.ring(20) if colour == style.colour else [])

    def _offer(self, *_: object) -> None:
        """Only what can be done can be pressed."""
        off = self.surface.disabled
        for button in self.children:
            button.disabled = off
        self.undo.disabled = off or not self.surface.can_undo
        self.redo.disabled = off or not self.surface.can_redo

    def _button(self, marks: Sequence[icons.Mark], press: Callable[[], None]) -> IconButton:
        button = IconButton(marks, on_release=lambda _: press(), **self._look)
        self.add_widget(button)
        return button

    def _swatch(self, colour: int) -> IconButton:
        button = self._button(icons.dot(13), partial(self.colour, colour))
        button.ink = theme.ink_on(colour, tuple(button.ground))
        return button
