"""A line to be written in: KivyMD's text field in our letters and colours."""

from kivy.metrics import dp
from kivymd.uix.textfield import MDTextField

from app.look import theme
from app.tablet import kivymd_fixes

kivymd_fixes.apply()


class Field(MDTextField):
    def __init__(self, text: str, role: str, **rest: object) -> None:
        paint = theme.paint
        super().__init__(
            mode="filled",
            theme_bg_color="Custom",
            fill_color_normal=paint.sheet,
            fill_color_focus=paint.sheet,
            theme_text_color="Custom",
            text_color_normal=paint.ink,
            text_color_focus=paint.ink,
            theme_line_color="Custom",
            line_color_normal=paint.mark,
            line_color_focus=paint.amber,
            text=text,
            write_tab=False,
            input_type="text",
            keyboard_suggestions=False,  # else some keyboards double words, or their backspace dies
            **rest,
        )
        self._font = theme.TEXT_BOLD
        self.font_name, self.font_size = self._font, theme.size_of(role)
        self.cursor_color = paint.ink
        self.height = max(float(dp(56)), theme.touch())

    def on_focus(self, *args: object) -> None:
        """KivyMD puts its own letters back."""
        super().on_focus(*args)
        self.font_name = self._font
