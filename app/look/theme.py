"""Paper, ink and lantern light: the colours, type, distances and motion of the whole app.

Nothing here is observed: after ``choose`` the app builds its screens again (``app.rebuild``).
"""

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from kivy.core.text import LabelBase
from kivy.metrics import dp, sp
from kivy.utils import get_color_from_hex

from app.look.box import finger

if TYPE_CHECKING:
    from kivymd.theming import ThemeManager


Rgba = tuple[float, float, float, float]

ASSETS = Path(__file__).parents[2] / "assets"
FONTS = ASSETS / "fonts"


def rgba(code: str, alpha: float = 1.0) -> Rgba:
    red, green, blue, _ = get_color_from_hex(code)
    return red, green, blue, alpha


def hex_of(colour: Rgba) -> str:
    """As it is written where ``rgba`` reads it."""
    red, green, blue, alpha = (round(255 * part) for part in colour)
    return f"#{red:02x}{green:02x}{blue:02x}" + ("" if alpha == 255 else f"{alpha:02x}")


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
    paper: Rgba
    """What people draw on."""
    paper_edge: Rgba
    """The mark along a drawing's lower edge."""
    line: Rgba
    """Rulings, and edges that nobody needs to find."""
    mark: Rgba
    """Signs, and edges of what can be touched: a contrast of at least 3 on ``sheet``, ``well`` and ``desk``."""
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
    paper=rgba("#FBF7EC"),
    paper_edge=rgba("#CCC7BD"),
    line=rgba("#CDBB9E"),
    mark=rgba("#776C58"),
    ink=rgba("#22304A"),
    soft_ink=rgba("#535B6B"),
    amber=rgba("#F0A537"),
    on_amber=rgba("#22304A"),
    leaf=rgba("#336942"),
    berry=rgba("#AC2F3E"),
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
    paper=rgba("#40382E"),
    paper_edge=rgba("#5E5446"),
    line=rgba("#4A5470"),
    mark=rgba("#98A1BA"),
    ink=rgba("#F5E9D2"),
    soft_ink=rgba("#BDBAB4"),
    amber=rgba("#E9A13B"),
    on_amber=rgba("#1B2236"),
    leaf=rgba("#8CC79A"),
    berry=rgba("#F3999F"),
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


def gap(steps: float = 1) -> float:
    """Distances are steps of 8 dp."""
    return float(dp(8 * steps))


def touch() -> float:
    """The least width and height of anything to be touched on the screen as it is held now."""
    from kivy.core.window import Window

    return finger(Window.width, Window.height, dp(1))


def apart() -> float:
    """Between two things to be touched: two millimetres."""
    return gap(1.5)


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
    ink: int
    """What this seat draws with, as drawings keep it (0xRRGGBB); ``ink_on`` says how it looks on a paper."""


@cache
def seats() -> tuple[SeatLook, ...]:
    """The looks of all seats, as the painter mixed them."""
    table = ASSETS / "table"
    listed = json.loads((table / "seats.json").read_text(encoding="utf-8"))["seats"]
    colours = [(rgba(seat["colour"]), str(table / seat["file"])) for seat in listed]
    inks = [code_of(rgba(day)) for day, _night in INKS]
    return tuple(
        [SeatLook(colour, on(colour), symbol, ink) for (colour, symbol), ink in zip(colours, inks, strict=True)]
    )


def seat(number: int) -> SeatLook:
    """How the seat of that colour number looks."""
    return seats()[number % len(seats())]


INKS = (
    ("#7E132D", "#EC8993"),
    ("#455DFC", "#A2A4CE"),
    ("#7C7116", "#FFEB39"),
    ("#427B52", "#D3FFCA"),
    ("#4A0B76", "#F1CAFD"),
    ("#693A0F", "#FDC297"),
    ("#106358", "#B3FFF4"),
    ("#A80DC6", "#E0B1C7"),
    ("#421201", "#FF825C"),
    ("#5A4B7E", "#C4B0FD"),
    ("#547936", "#78D415"),
    ("#5E6BAE", "#B790FF"),
)
"""What each seat draws with: on the day's paper, and on the night's.

Of the hue of the seat's colour as far as twelve lines can be told apart on paper by all eyes, and dark enough (by
night light enough) to be seen as a line: many a colour that makes a fine disc is lost on paper.
"""

COAL, CHALK = 0.01, "#CED0D8"
"""What is darker (its luminance) draws with chalk on the night's paper: in no grey of its own, as stone does there."""

LEGIBLE = 4.5
"""The least contrast of a line that somebody drew to its paper, and of letters to their ground."""


def code_of(colour: Rgba) -> int:
    """The colour as 0xRRGGBB."""
    red, green, blue = (round(part * 255) for part in colour[:3])
    return red << 16 | green << 8 | blue


@cache
def _seat_inks() -> dict[int, tuple[Rgba, Rgba]]:
    """Inks by day and by night, by what drawings keep: the day's ink; in old ones the seat's colour; a bot's blue."""
    known = {code_of(LIGHT.ink): (LIGHT.ink, NIGHT.ink)}
    for look, (day, night) in zip(seats(), INKS, strict=True):
        known[code_of(look.colour)] = known[look.ink] = rgba(day), rgba(night)
    return known


@lru_cache(1024)
def ink_on(code: int, paper: Rgba) -> Rgba:
    """How ink that a drawing keeps as ``code`` looks on that paper: never so pale that its line is lost."""
    dark = luminance(paper) < 0.18
    if code in _seat_inks():
        return _seat_inks()[code][dark]
    shade = rgba(f"#{code:06x}")
    if dark and luminance(shade) < COAL:
        return rgba(CHALK)
    return _legible(shade, "#FFFFFF" if dark else "#000000", paper)


def _legible(colour: Rgba, end: str, beside: Rgba) -> Rgba:
    """As near to the colour as can be seen beside the other one."""
    shades = (mixed(colour, rgba(end), step / 16) for step in range(17))
    return next((shade for shade in shades if contrast(shade, beside) >= LEGIBLE), rgba(end))


def on(colour: Rgba) -> Rgba:
    """Cream or ink, whichever reads better on the colour."""
    cream, dark = rgba("#FFF9EE"), rgba("#1B2233")
    return cream if contrast(cream, colour) >= contrast(dark, colour) else dark


def under_letters(colour: Rgba) -> Rgba:
    """The colour as a ground for what is written in ``on``: a little deeper where letters would be lost on it."""
    letters = on(colour)
    return _legible(colour, "#000000" if luminance(letters) > luminance(colour) else "#FFFFFF", letters)


def luminance(colour: Rgba) -> float:
    """Relative luminance as WCAG defines it."""
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgba, other: Rgba) -> float:
    """How well the one is seen on the other, from 1 (not at all) to 21, as WCAG defines it."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


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
        "outlineColor": paint.mark,
        "errorColor": paint.berry,
        "backgroundColor": paint.desk,
    }.items():
        setattr(theme_cls, name, colour)
