"""Where a player's name is written: KivyMD's text field in our letters."""

from collections.abc import Callable
from typing import Any

from kivymd.uix.textfield import MDTextField

from app import kivymd_fixes, theme
from engine.seats import LONGEST_NAME, name_is_fair

kivymd_fixes.apply()


class NameField(MDTextField):
    """Takes only what a name may have, and no more letters than a badge can show."""

    def __init__(self, name: str, changed: Callable[[str], None], done: Callable[[], None]) -> None:
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
            line_color_normal=paint.line,
            line_color_focus=paint.amber,
            text=name,
            write_tab=False,
            text_validate_unfocus=True,
            input_type="text",
        )
        self.input_filter = self._fair
        self.font_name, self.font_size = theme.TEXT_BOLD, theme.size_of("heading")
        self.cursor_color = paint.ink
        self.bind(text=lambda field, text: changed(text), on_text_validate=lambda *_: done())

    def _fair(self, typed: str, undoing: bool) -> str:
        room = LONGEST_NAME - len(self.text) + len(self.selection_text or "")
        return "".join(letter for letter in typed if name_is_fair(f"a{letter}"))[: max(0, room)]

    def on_focus(self, *args: Any) -> None:
        super().on_focus(*args)
        self.font_name = theme.TEXT_BOLD
