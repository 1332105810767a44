"""Small signs (cross, pencil, gear …) from the sign font that comes with KivyMD."""

import os
from functools import cache

from kivy.core.text import LabelBase
from kivy.metrics import sp
from kivymd import fonts_path

from app.look import theme
from app.look.text import _
from app.look.theme import Rgba
from app.ui.lettering import Lettering

FONT = "Signs"

GLYPHS = {
    "add": "\U000f0415",
    "again": "\U000f0459",
    "album": "\U000f0976",
    "back": "\U000f004d",
    "before": "\U000f0141",
    "book": "\U000f14f7",
    "bot": "\U000f06a9",
    "cards": "\U000f0639",
    "check": "\U000f012c",
    "close": "\U000f0156",
    "device": "\U000f04f6",
    "down": "\U000f0140",
    "erase": "\U000f0b5c",
    "eye": "\U000f0208",
    "file": "\U000f09ee",
    "flag": "\U000f023b",
    "gear": "\U000f0493",
    "hand": "\U000f0e46",
    "heart": "\U000f02d1",
    "home": "\U000f02dc",
    "leave": "\U000f0a48",
    "next": "\U000f0142",
    "no-star": "\U000f04d2",
    "no-wifi": "\U000f05aa",
    "paste": "\U000f0192",
    "pause": "\U000f03e4",
    "pencil": "\U000f03eb",
    "person": "\U000f0004",
    "question": "\U000f02d7",
    "photo": "\U000f02e9",
    "play": "\U000f040a",
    "share": "\U000f0497",
    "speech": "\U000f0369",
    "star": "\U000f04ce",
    "swap": "\U000f04e1",
    "trash": "\U000f01b4",
    "turn": "\U000f0467",
    "undo": "\U000f054c",
    "up": "\U000f0143",
    "vote": "\U000f0a1f",
    "wait": "\U000f051f",
    "warning": "\U000f0026",
    "watch": "\U000f0741",
    "wifi": "\U000f05a9",
}


def file_of_signs() -> str:
    return os.path.join(fonts_path, "materialdesignicons-webfont.ttf")


@cache
def _register() -> None:
    LabelBase.register(FONT, file_of_signs())


class Sign(Lettering):
    """One sign, as large as ``size_sp``."""

    says = ""
    """What it stands for here, if that is not what it means everywhere."""

    def __init__(self, sign: str, size_sp: float = 26, colour: Rgba | None = None, **rest: object) -> None:
        _register()
        self.sign = sign
        super().__init__(
            text=GLYPHS[sign],
            font_name=FONT,
            font_size=sp(size_sp),
            color=colour or theme.paint.ink,
            **rest,
        )

    @property
    def meaning(self) -> str:
        """What a button says that has nothing else."""
        return self.says or meaning(self.sign)

    def show(self, sign: str) -> None:
        self.sign, self.text = sign, GLYPHS[sign]


def meaning(sign: str) -> str:
    """What a button says that has a sign only; nothing where its sign says more than a word."""
    return {
        "add": _("Add"),
        "again": _("Show again"),
        "album": _("Album"),
        "back": _("Back"),
        "before": _("Back"),
        "book": _("Rules"),
        "check": _("Done"),
        "close": _("Close"),
        "device": _("Tablets"),
        "down": _("Down"),
        "erase": _("Eraser"),
        "eye": _("Look"),
        "flag": _("Own up"),
        "gear": _("Settings"),
        "hand": _("Hold"),
        "heart": _("Best of all"),
        "home": _("Home"),
        "leave": _("Leave"),
        "next": _("Next"),
        "paste": _("Paste"),
        "pause": _("Pause"),
        "pencil": _("Pencil"),
        "person": _("Players"),
        "photo": _("Photo"),
        "play": _("Play"),
        "question": _("Help"),
        "share": _("Share"),
        "speech": _("Tell"),
        "swap": _("Swap"),
        "trash": _("Delete"),
        "turn": _("Turn the paper"),
        "undo": _("Take it back"),
        "up": _("Up"),
        "wait": _("Wait"),
        "watch": _("Watch how it goes"),
    }.get(sign, "")
