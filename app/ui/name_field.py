"""Where a player's name is written."""

from collections.abc import Callable

from app.ui.text_field import Field
from engine.seats import LONGEST_NAME, name_is_fair


class NameField(Field):
    """Takes only what a name may have, and no more letters than a badge can show."""

    def __init__(self, name: str, changed: Callable[[str], None], done: Callable[[], None]) -> None:
        super().__init__(name, "heading", text_validate_unfocus=True)
        self.input_filter = self._fair
        self.bind(text=lambda field, text: changed(text), on_text_validate=lambda *_: done())

    def _fair(self, typed: str, undoing: bool) -> str:
        room = LONGEST_NAME - len(self.text) + len(self.selection_text or "")
        return "".join(letter for letter in typed if name_is_fair(f"a{letter}"))[: max(0, room)]
