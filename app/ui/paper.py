"""A piece of paper that lies on the desk: rounded, with a real shadow."""

from kivy.graphics import BorderImage, Color, SmoothRoundedRectangle
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.theme import Rgba
from app.ui.shadow import EDGE, soft_edge


class PaperBacked(Widget):
    """Paints a sheet of paper and its shadow behind whatever the widget holds."""

    def lie(self, colour: Rgba | None = None, round_by: float = 20, lift: float = 10, shade: float = 1.0) -> None:
        """``round_by`` and ``lift`` in dp; a lift of 0 lies flat, without a shadow."""
        self._round, self._lift = dp(round_by), dp(lift)
        with self.canvas.before:
            if lift:
                Color(*theme.faint(theme.paint.shade, theme.paint.shade[3] * shade))
                self._shadow = BorderImage(texture=soft_edge(), border=(EDGE, EDGE, EDGE, EDGE))
            self._tint = Color(*(colour or theme.paint.sheet))
            self._sheet = SmoothRoundedRectangle(radius=[self._round])
        self.bind(pos=self._lay_out, size=self._lay_out)
        self._lay_out()

    def tint(self, colour: Rgba) -> None:
        self._tint.rgba = colour

    def _lay_out(self, *_: object) -> None:
        self._sheet.pos, self._sheet.size = self.pos, self.size
        self._sheet.radius = [min(self._round, self.width / 2, self.height / 2)]
        if self._lift:
            lift = self._lift
            self._shadow.pos = self.x - lift, self.y - lift * 1.5
            self._shadow.size = self.width + 2 * lift, self.height + 2 * lift
            # The soft edge on the screen is as wide as the paper lies high, whatever the texture's pixels.
            edge = min(2.5 * lift, self._shadow.size[0] / 2, self._shadow.size[1] / 2)
            self._shadow.display_border = (edge, edge, edge, edge)


class Paper(FloatLayout, PaperBacked):
    """Paper with things anywhere on it."""

    def __init__(self, lift: float = 10, round_by: float = 20, colour: Rgba | None = None, **rest: object) -> None:
        super().__init__(**rest)
        self.lie(colour, round_by, lift)


class PaperColumn(BoxLayout, PaperBacked):
    """Paper with things one under the other (or side by side)."""

    def __init__(self, lift: float = 10, round_by: float = 20, colour: Rgba | None = None, **rest: object) -> None:
        rest = {"orientation": "vertical", "padding": theme.gap(2), "spacing": theme.gap()} | rest
        super().__init__(**rest)
        self.lie(colour, round_by, lift)

    def hug(self) -> "PaperColumn":
        """From now on as tall as what it holds."""
        self.size_hint = (self.size_hint_x, None)
        self.bind(minimum_height=self.setter("height"))
        self.do_layout()
        return self
