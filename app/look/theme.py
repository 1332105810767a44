"""Paper, ink and lantern light: the colours, type, distances and motion of the whole app.

Nothing here is observed: after ``choose`` the app builds its screens again (``app.rebuild``).
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from kivy.core.text import LabelBase
from kivy.metrics import dp, sp
from kivy.utils import get_color_from_hex

if TYPE_CHECKING:
    from kivymd.theming import ThemeManager


Rgba = tuple[float, float, float, float]

ASSETS = Path(__file__).parents[2] / "assets"
FONTS = ASSETS / "fonts"


def rgba(code: str, alpha: float = 1.0) -> Rgba:
    red, green, blue, _ = get_color_from_hex(code)
    return red, green, blue, alpha


def faint(colour: Rgba, alpha: float) -> Rgba:
    """The same colour, seen through."""
    return (*colour[:3], alpha)


def mixed(one: Rgba, other: Rgba, share: float) -> Rgba:
    """``share`` of the other colour stirred into the one."""
    red, green, blue = (a + (b - a) * share for a, b in zip(one[:3], other[:3], strict=True))
    return red, green, blue, one[3]


# Colours --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Palette:
    """One look.  Text colours hold a contrast of at least 4.5 on ``sheet`` and on ``desk``."""

    night: bool
    desk: Rgba
    """What everything lies on, in the shade."""
    glow: Rgba
    """The desk where the lantern shines on it."""
    sheet: Rgba
    """A piece of paper: cards, panels, sheets."""
    raised: Rgba
    """Paper to press that may lie on other paper: where shadows are hardly seen, it is lighter."""
    well: Rgba
    """Sunk into a sheet: fields, empty seats."""
    line: Rgba
    """Edges and rulings."""
    ink: Rgba
    soft_ink: Rgba
    """Text that may stand back."""
    amber: Rgba
    """The one light: whose turn it is, what to press next."""
    on_amber: Rgba
    leaf: Rgba
    """Things that went well."""
    berry: Rgba
    """Things that cannot be undone."""
    on_berry: Rgba
    shade: Rgba
    """Shadows."""
    table: Rgba
    """The dark cloth of boards and of the curtain, in both looks."""
    on_table: Rgba
    veil: Rgba
    """Laid over everything behind an open sheet."""


LIGHT = Palette(
    night=False,
    desk=rgba("#E6D7C0"),
    glow=rgba("#F8E6BF"),
    sheet=rgba("#FCF6EA"),
    raised=rgba("#FCF6EA"),
    well=rgba("#F1E7D5"),
    line=rgba("#CDBB9E"),
    ink=rgba("#22304A"),
    soft_ink=rgba("#535B6B"),
    amber=rgba("#F0A537"),
    on_amber=rgba("#22304A"),
    leaf=rgba("#356B44"),
    berry=rgba("#AF3140"),
    on_berry=rgba("#FFF6EA"),
    shade=rgba("#5A4426", 0.42),
    table=rgba("#232D47"),
    on_table=rgba("#FBF0DB"),
    veil=rgba("#1B2233", 0.55),
)

NIGHT = Palette(
    night=True,
    desk=rgba("#151C2C"),
    glow=rgba("#37312F"),
    sheet=rgba("#263048"),
    raised=rgba("#354260"),
    well=rgba("#1C2438"),
    line=rgba("#4A5470"),
    ink=rgba("#F5E9D2"),
    soft_ink=rgba("#BDBAB4"),
    amber=rgba("#E9A13B"),
    on_amber=rgba("#1B2236"),
    leaf=rgba("#8CC79A"),
    berry=rgba("#F08C93"),
    on_berry=rgba("#2A1218"),
    shade=rgba("#04060C", 0.6),
    table=rgba("#171D31"),
    on_table=rgba("#F5E9D2"),
    veil=rgba("#05070D", 0.66),
)

paint: Palette = LIGHT
"""The look that is chosen now; always read as ``theme.paint``."""


# Type -----------------------------------------------------------------------------------------------------------

DISPLAY = "Balsamiq Sans"
TEXT = "Nunito"
TEXT_BOLD = "Nunito Bold"
TEXT_BLACK = "Nunito ExtraBold"
HAND = "Caveat"

FACES = {
    DISPLAY: "BalsamiqSans-Bold.ttf",
    TEXT: "Nunito-SemiBold.ttf",
    TEXT_BOLD: "Nunito-Bold.ttf",
    TEXT_BLACK: "Nunito-ExtraBold.ttf",
    HAND: "Caveat-SemiBold.ttf",
}


@dataclass(frozen=True)
class Role:
    """What a piece of writing is for, and so how it looks.  No word that must be read is under 18 sp."""

    font: str
    size: float


ROLES = {
    "banner": Role(DISPLAY, 46),  # the name of the app, the name on the curtain
    "title": Role(DISPLAY, 32),  # what this screen is
    "heading": Role(DISPLAY, 24),  # what this card or part is
    "button": Role(DISPLAY, 21),
    "text": Role(TEXT, 19),
    "note": Role(TEXT, 18),  # may stand back
    "strong": Role(TEXT_BOLD, 19),
    "number": Role(TEXT_BLACK, 26),  # fixed-width digits: timers, scores
    "hand": Role(HAND, 27),  # written by a player
}

LETTERS = {"normal": 1.0, "large": 1.3, "largest": 1.6}
"""How much larger letters are for those who asked; a larger system font size comes on top, in ``sp``."""

_large = 1.0
_motion = True


def register_fonts() -> None:
    for name, file in FACES.items():
        LabelBase.register(name, str(FONTS / file))


class Letters(TypedDict):
    """What a label wants to know of its letters."""

    font_name: str
    font_size: float


def letters(role: str) -> Letters:
    """For a label of that role."""
    return {"font_name": ROLES[role].font, "font_size": size_of(role)}


def size_of(role: str) -> float:
    return float(sp(ROLES[role].size * _large))


def large_type() -> float:
    """By how much letters are enlarged."""
    return _large


# Distance and motion ----------------------------------------------------------------------------------------------

TOUCH = 48
"""The least width and height, in dp, of anything to be touched."""


def gap(steps: float = 1) -> float:
    """Distances are steps of 8 dp."""
    return float(dp(8 * steps))


def touch() -> float:
    return float(dp(TOUCH))


MOTION = {"blink": 0.15, "step": 0.22, "walk": 0.35}
"""Seconds: something answers a finger, changes place nearby, crosses the table."""


def motion(kind: str = "step") -> float:
    """How long a movement takes; nothing at all with "less motion"."""
    return MOTION[kind] if _motion else 0.0


# Seats ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SeatLook:
    """A seat's colour and its symbol: always shown together, since no colour is safe for every eye."""

    colour: Rgba
    on_colour: Rgba
    symbol: str


@cache
def seats() -> tuple[SeatLook, ...]:
    """The looks of all seats, as the painter mixed them."""
    table = ASSETS / "table"
    listed = json.loads((table / "seats.json").read_text(encoding="utf-8"))["seats"]
    colours = [(rgba(seat["colour"]), str(table / seat["file"])) for seat in listed]
    return tuple([SeatLook(colour, on(colour), symbol) for colour, symbol in colours])


def seat(number: int) -> SeatLook:
    """How the seat of that colour number looks."""
    return seats()[number % len(seats())]


def on(colour: Rgba) -> Rgba:
    """Cream or ink, whichever reads better on the colour."""
    light = luminance(colour)
    cream, dark = rgba("#FFF9EE"), rgba("#1B2233")
    return cream if (luminance(cream) + 0.05) / (light + 0.05) >= (light + 0.05) / (luminance(dark) + 0.05) else dark


def luminance(colour: Rgba) -> float:
    """Relative luminance as WCAG defines it."""
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# Choosing ---------------------------------------------------------------------------------------------------------


def choose(*, night: bool = False, letters: str = "normal", less_motion: bool = False) -> None:
    """Takes effect on everything that is built from now on."""
    global paint, _large, _motion
    paint = NIGHT if night else LIGHT
    _large = LETTERS[letters]
    _motion = not less_motion


def dress_kivymd(theme_cls: "ThemeManager") -> None:
    """Gives KivyMD's controls our colours and letters."""
    theme_cls.theme_style = "Dark" if paint.night else "Light"
    for name in theme_cls.current_schemes_color_data:
        setattr(theme_cls, name, paint.ink if name.startswith(("on", "inverse", "outline")) else paint.sheet)
    for name, colour in {
        "primaryColor": paint.amber,
        "onPrimaryColor": paint.on_amber,
        "primaryContainerColor": paint.amber,
        "onPrimaryContainerColor": paint.on_amber,
        "secondaryContainerColor": paint.well,
        "surfaceColor": paint.sheet,
        "surfaceContainerHighestColor": paint.well,
        "surfaceContainerHighColor": paint.sheet,
        "onSurfaceColor": paint.ink,
        "onSurfaceVariantColor": paint.soft_ink,
        "outlineColor": paint.line,
        "errorColor": paint.berry,
        "backgroundColor": paint.desk,
    }.items():
        setattr(theme_cls, name, colour)
