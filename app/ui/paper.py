"""A piece of paper that lies on the desk: rounded, with a real shadow."""

from kivy.graphics import BorderImage, InstructionGroup
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.look.theme import Rgba
from app.ui.shapes import ground

LIGHT = 2.5
"""How broad (dp) the light is round a paper that lies on other paper."""


class PaperBacked(Widget):
    """Paints a sheet of paper with its shadow behind whatever the widget holds: one picture."""

    def lie(self, colour: Rgba | None = None, round_by: float = 20, lift: float = 10, shade: float = 1.0) -> None:
        """``round_by`` and ``lift`` in dp; a lift of 0 lies flat, without a shadow."""
        self._round, self._lift = dp(round_by), dp(lift)
        self._shade = theme.faint(theme.paint.shade, theme.paint.shade[3] * shade)
        self._colour: Rgba = colour or theme.paint.sheet
        self._sheet: BorderImage | None = None
        self._under = InstructionGroup()  # an image that is inserted itself gets its texture too late
        self.canvas.before.insert(0, self._under)
        self.bind(pos=self._lay_out, size=self._lay_out)
        self._lay_out()

    @property
    def seen_box(self) -> Box:
        """With the shadow."""
        lift = self._lift
        return Box(self.x - lift, self.y - 1.5 * lift, self.width + 2 * lift, self.height + 2 * lift)

    def light_up(self) -> None:
        """Puts the lantern's light round it from now on: on other paper it has no edge that is seen."""
        rim = BorderImage()
        group = InstructionGroup()  # as above
        self.canvas.before.add(group)
        group.add(rim)

        def lay(*_: object) -> None:
            if min(self.size) >= 1:
                line = dp(LIGHT)
                wide, high = self.width + line, self.height + line
                edge = ground(theme.paint.amber, (wide, high), self._round + line / 2, rim=line)
                edge.lay(rim, (self.x - line / 2, self.y - line / 2), (wide, high))

        self.bind(pos=lay, size=lay)
        lay()

    @property
    def colour(self) -> Rgba:
        return self._colour

    @property
    def corner(self) -> float:
        """How round it is, in pixels."""
        return min(self._round, self.width / 2, self.height / 2)

    def tint(self, colour: Rgba) -> None:
        self._colour = colour
        self._lay_out()

    def _lay_out(self, *_: object) -> None:
        seen = (self._colour[3] > 0 or self._lift > 0) and min(self.size) >= 1
        if not seen:
            self._under.clear()
            self._sheet = None
            return
        if self._sheet is None:
            self._sheet = BorderImage()
            self._under.add(self._sheet)
        ground(self._colour, self.size, self._round, self._lift, self._shade).lay(self._sheet, self.pos, self.size)


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
