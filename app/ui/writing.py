"""Kivy's writer, who measures no piece of writing anew: lines are found by trying many widths with the same words."""

from operator import itemgetter

from kivy.core.text import Label

MEASURED = 2048
"""Measures kept: some boards full of words, each with its spaces and the parts of its lines."""

Extents = tuple[int, int]

_look = itemgetter("font_size", "font_name_r", "bold", "italic", "underline", "strikethrough", "outline_width")
"""What the measures of letters depend on."""

_measured: dict[tuple[str, tuple[object, ...]], Extents] = {}


class Writing(Label):
    def get_extents(self, text: str) -> Extents:
        key = text, _look(self.options)
        found = _measured.get(key)
        if found is None:
            if len(_measured) >= MEASURED:
                _measured.clear()
            found = _measured[key] = super().get_extents(text)
        return found
