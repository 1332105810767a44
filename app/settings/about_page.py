"""What Easel is, and whose work is in it."""

from collections.abc import Iterable

from kivy.uix.widget import Widget

from app.look import theme
from app.look.text import _
from app.ui.column_page import ColumnPage
from app.ui.paper import PaperColumn
from app.ui.words import Words

OTHERS = (
    ("Python", "PSF"),
    ("Kivy", "MIT"),
    ("KivyMD", "MIT"),
    ("materialyoucolor", "MIT"),
    ("asynckivy, asyncgui", "MIT"),
    ("plyer", "MIT"),
    ("Pillow", "MIT-CMU"),
    ("msgspec", "BSD-3-Clause"),
    ("websockets", "BSD-3-Clause"),
    ("segno", "BSD-3-Clause"),
    ("cryptography", "Apache-2.0, BSD-3-Clause"),
    ("OpenSSL", "Apache-2.0"),
    ("cffi", "MIT-0"),
    ("spake2", "MIT"),
    ("SQLite", "Public Domain"),
    ("SDL 2", "Zlib"),
    ("Balsamiq Sans", "OFL-1.1"),
    ("Nunito", "OFL-1.1"),
    ("Caveat", "OFL-1.1"),
    ("Material Design Icons", "Apache-2.0"),
    ("Quick, Draw! Dataset (Google)", "CC-BY-4.0"),
)
"""Each with its licence, by the name that lawyers know."""


class About(ColumnPage):
    def title(self) -> str:
        return _("About and licences")

    def pieces(self, width: float) -> Iterable[Widget]:
        for words in (
            _("Easel is four picture games for one table. It keeps everything on this device and sends nothing away."),
            _("The pictures, words, rules and texts were made for it. It is free software under the MIT licence."),
            _("The rules follow the spirit of four published games; Easel is not connected with their publishers."),
            _("It is built on the work of others:"),
        ):
            yield Words(words, size_hint_x=None, width=width)
        paper = PaperColumn(size_hint_y=None)
        for name, licence in OTHERS:
            line = Words(f"{name}  ·  {licence}", "note", theme.paint.soft_ink)
            paper.add_widget(line)
        yield paper.hug()


PAGE = About
