"""A line to be written in, in our letters and colours, on a flat sheet with a line under it."""

from kivy.graphics import BorderImage, Color, InstructionGroup, Rectangle
from kivy.metrics import dp
from kivy.uix.textinput import TextInput

from app.look import theme
from app.ui.shapes import ground, plain, white

HIGH, ROUND, BESIDE = 56, 4, 16
"""In dp: how high it is unless told otherwise, its upper corners, and the air beside the letters."""

LOWER = 8
"""By how much, in dp, the letters stand under the middle."""

LINES = 1, 2
"""How high (dp) the line under it is, and while it is written in."""


class Field(TextInput):
    """Costs a canvas a sheet, a line, what is written, and the cursor while it is seen."""

    def __init__(self, text: str, role: str, **rest: object) -> None:
        paint = theme.paint
        self._sheet, self._line, self._cursor_mark = BorderImage(), Rectangle(), Rectangle()
        self._mark, self._inked, self._dried = InstructionGroup(), InstructionGroup(), InstructionGroup()
        rest = {"size_hint_y": None, "height": max(float(dp(HIGH)), theme.touch())} | rest
        super().__init__(
            text=text,
            multiline=False,
            write_tab=False,
            input_type="text",
            keyboard_suggestions=False,  # else some keyboards double words, or their backspace dies
            font_name=theme.TEXT_BOLD,
            font_size=theme.size_of(role),
            foreground_color=paint.ink,
            disabled_foreground_color=paint.ink,
            cursor_color=paint.ink,
            selection_color=theme.faint(paint.amber, 0.45),
            **rest,
        )
        self.canvas.before.clear()  # what Kivy draws: a picture of its own, a cursor always
        for piece in (self._sheet, self._line, self._mark, self._inked):
            self.canvas.before.add(piece)
        self.canvas.after.add(self._dried)
        for name in ("pos", "size", "focus", "_cursor_blink", "_cursor_visual_pos", "_cursor_visual_height"):
            self.fbind(name, self._draw_sheet)
        for name in ("height", "line_height", "font_size"):
            self.fbind(name, self._stand_low)
        self._stand_low()
        self._draw_sheet()

    def _stand_low(self, *_: object) -> None:
        self.padding = dp(BESIDE), (self.height - self.line_height) / 2 + dp(LOWER), dp(BESIDE), 0

    def _draw_sheet(self, *_: object) -> None:
        if min(self.size) < 1:
            return
        paint, high = theme.paint, dp(LINES[1] if self.focus else LINES[0])
        round_above = (True, True, False, False)
        ground(paint.sheet, self.size, dp(ROUND), corners=round_above).lay(self._sheet, self.pos, self.size)
        self._line.texture = plain(paint.amber if self.focus else paint.mark)
        self._line.pos, self._line.size = self.pos, (self.width, high)
        self._mark.clear()
        if self.focus and not self._cursor_blink and self._in_room(self._cursor_visual_pos[0]):
            x, y = self._cursor_visual_pos
            self._cursor_mark.texture = plain(paint.ink)
            self._cursor_mark.pos = x, y - self._cursor_visual_height
            self._cursor_mark.size = self.cursor_width, self._cursor_visual_height
            self._mark.add(self._cursor_mark)

    def _in_room(self, x: float) -> bool:
        return self.x + self.padding[0] <= x + 1 and x <= self.right - self.padding[2]

    def _update_graphics(self, *rest: object) -> None:
        super()._update_graphics(*rest)
        self._inked.clear()
        self._dried.clear()
        if self.text:
            self._inked.add(Color(*theme.paint.ink))
            self._dried.add(white())
        else:  # Kivy would draw the hint, which is none
            self.canvas.clear()
