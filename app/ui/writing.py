"""Kivy's writer, who measures no piece of writing anew: lines are found by trying many widths with the same words.

Where lines stand closer than their letters are high, Kivy mixes the edges of letters with black; here they keep their
colour.
"""

from operator import itemgetter

from kivy.core.image import ImageData
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

    def _render_end(self) -> ImageData:
        written = super()._render_end()
        if self.options["line_height"] >= 1 or self.options["outline_width"]:
            return written
        pixels = bytearray(written.data)
        for channel, share in enumerate(self.options["color"][:3]):
            pixels[channel::4] = bytes([round(255 * share)]) * (len(pixels) // 4)
        return ImageData(written.width, written.height, written.fmt, bytes(pixels))
