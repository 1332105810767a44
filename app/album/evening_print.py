"""An evening as one picture: who played and how it ended, and all drawings with their words, on one sheet of paper.

Painted beside the Kivy thread.  What is said on it is in the language spoken when it is asked for.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont, ImageOps

from app.album import drawing_print
from app.album.evening_names import is_sketched, title_of
from app.album.groups import Piece
from app.look import dates, text, theme
from app.look.text import _
from engine.ink import BadInk
from engine.library import Evening

WIDE = 2000
"""Pixels: three or four drawings side by side are as sharp as on a tablet."""

MARGIN, BETWEEN = 90, 36

SHEET = (252, 246, 234)
DESK = (240, 228, 205)
INK = (34, 48, 74)
SOFT = (83, 91, 107)
LINE = (214, 199, 172)
WON = (249, 223, 184)
"""What the name of whoever won lies on: amber, much of it sheet."""

COLUMNS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 3, 6: 3}
"""How many drawings stand side by side, by the number of them in a round; a round of six takes two lines."""

LEAST = 0.62
"""How far letters may shrink for a long name before it is cut."""

Font = ImageFont.FreeTypeFont


class Look(Struct, frozen=True):
    """What is needed of a seat: its colour, its symbol, and the face if there is one."""

    colour: tuple[int, int, int]
    symbol: Path
    face: bytes | None


class Line(Struct, frozen=True):
    """A drawing with its ink."""

    piece: Piece
    ink: bytes


def paint(evening: Evening, drawings: Sequence[Line], faces: Sequence[bytes | None]) -> Image.Image:
    """``faces`` has one for each seat, where the player drew one."""
    looks = [_look(seat.colour, face) for seat, face in zip(evening.seats, faces, strict=True)]
    tall = 2 * MARGIN - BETWEEN + _head(None, evening, looks)
    tall += sum(_round(None, 0, group, looks) for group in _rounds(drawings))
    page = Image.new("RGB", (WIDE, tall), DESK)
    brush = ImageDraw.Draw(page)
    rim = MARGIN // 3
    brush.rounded_rectangle((rim, rim, WIDE - rim, tall - rim), 40, fill=SHEET, outline=LINE, width=3)
    top = MARGIN + _head(page, evening, looks)
    for group in _rounds(drawings):
        top += _round(page, top, group, looks)
    return page


def _rounds(drawings: Sequence[Line]) -> list[list[Line]]:
    rounds = sorted({line.piece.drawing.round for line in drawings})
    return [[line for line in drawings if line.piece.drawing.round == number] for number in rounds]


# The head: what was played, who played, how it ended --------------------------------------------------------------


def _head(page: Image.Image | None, evening: Evening, looks: Sequence[Look]) -> int:
    """Paints it, if there is a page; how tall it is."""
    top, badge = MARGIN, 104
    columns = _columns([seat.name for seat in evening.seats], badge)
    each = (WIDE - 2 * MARGIN) // columns
    if page is not None:
        brush = ImageDraw.Draw(page)
        _write(brush, (MARGIN, top), title_of(evening), theme.DISPLAY, 84, WIDE * 2 // 3)
        _write(brush, (MARGIN, top + 108), dates.day(evening.started), theme.TEXT, 44, WIDE // 2, SOFT)
        _write(brush, (WIDE - MARGIN, top + 20), _("Easel"), theme.HAND, 72, WIDE // 3, SOFT, right=True)
    top += 200
    order = sorted(range(len(looks)), key=lambda seat: (seat not in evening.winners, -evening.scores[seat]))
    for place, seat in enumerate(order):
        x, y = MARGIN + place % columns * each, top + place // columns * (badge + BETWEEN)
        if page is not None:
            _player(page, (x, y), badge, each - BETWEEN, evening, seat, looks[seat])
    rows = -(-len(looks) // columns)
    return 200 + rows * (badge + BETWEEN) + BETWEEN


def _columns(names: Sequence[str], badge: int) -> int:
    """How many players stand side by side: up to four, fewer where a long name would be cut."""
    longest = max(_font(theme.DISPLAY, round(46 * LEAST)).getlength(name) for name in names)
    fitting = int((WIDE - 2 * MARGIN) // (longest + badge + BETWEEN * 2 + 6))
    return max(1, min(4, len(names), fitting))


def _player(
    page: Image.Image, place: tuple[int, int], side: int, wide: int, evening: Evening, seat: int, look: Look
) -> None:
    x, y = place
    brush = ImageDraw.Draw(page)
    won = seat in evening.winners
    if won:
        brush.rounded_rectangle((x - 14, y - 12, x + wide, y + side + 12), 30, fill=WON)
    page.paste(badge := _badge(look, side), (x, y), badge)
    score = "" if is_sketched(evening) else text.points(evening.scores[seat])
    room = wide - side - 36
    _write(brush, (x + side + 22, y + 4), evening.seats[seat].name, theme.DISPLAY, 46, room)
    _write(brush, (x + side + 22, y + 56), f"★ {score}" if won else score, theme.TEXT_BOLD, 38, room, SOFT)


def _badge(look: Look, side: int) -> Image.Image:
    """The disc with its symbol, or the face in a ring of the colour."""
    fine = Image.new("RGBA", (side * 4, side * 4), (0, 0, 0, 0))
    ImageDraw.Draw(fine).ellipse((0, 0, side * 4 - 1, side * 4 - 1), fill=look.colour)
    disc = fine.resize((side, side), Image.Resampling.BOX)
    face = _face(look.face, side - 16)
    if face is not None:
        disc.paste(face, (8, 8), face)
        return disc
    with Image.open(look.symbol) as picture:
        symbol = picture.convert("RGBA").resize((side // 2, side // 2), Image.Resampling.LANCZOS)
    white = theme.on(theme.rgba("#{:02x}{:02x}{:02x}".format(*look.colour)))
    tinted = Image.new("RGBA", symbol.size, (*(round(part * 255) for part in white[:3]), 255))
    disc.paste(tinted, (side // 4, side // 4), symbol.getchannel("A"))
    return disc


def _face(face: bytes | None, side: int) -> Image.Image | None:
    if not face:
        return None
    try:
        drawn = ImageOps.fit(drawing_print.painted(face, side * 2), (side, side), Image.Resampling.LANCZOS)
    except BadInk:
        return None
    mask = Image.new("L", (side * 4, side * 4), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, side * 4 - 1, side * 4 - 1), fill=255)
    drawn.putalpha(mask.resize((side, side), Image.Resampling.BOX))
    return drawn


# A round: its drawings side by side, each with its word and whose it is -------------------------------------------


def _round(page: Image.Image | None, top: int, group: Sequence[Line], looks: Sequence[Look]) -> int:
    """Paints it, if there is a page; how tall it is."""
    columns = COLUMNS.get(len(group), 4)
    each = (WIDE - 2 * MARGIN - (columns - 1) * BETWEEN) // columns
    tall = round(each * 0.75) + 128
    if page is not None:
        brush = ImageDraw.Draw(page)
        title = _("Round {n}", n=group[0].piece.drawing.round)
        _write(brush, (MARGIN, top), title, theme.DISPLAY, 46, WIDE // 2, SOFT)
        for place, line in enumerate(group):
            at = MARGIN + place % columns * (each + BETWEEN), top + 74 + place // columns * (tall + BETWEEN)
            _drawing(page, at, each, line, looks[line.piece.drawing.seat])
    return 74 + -(-len(group) // columns) * (tall + BETWEEN) + BETWEEN


def _drawing(page: Image.Image, place: tuple[int, int], wide: int, line: Line, look: Look) -> None:
    x, y = place
    high = round(wide * 0.75)
    brush = ImageDraw.Draw(page)
    brush.rectangle((x, y, x + wide - 1, y + high - 1), fill=drawing_print.PAPER, outline=LINE, width=3)
    try:
        drawn = drawing_print.painted(line.ink, max(wide, high) - 8)
    except BadInk:
        return  # kept by another program: its place stays empty
    drawn.thumbnail((wide - 8, high - 8), Image.Resampling.LANCZOS)
    page.paste(drawn, (x + (wide - drawn.width) // 2, y + (high - drawn.height) // 2))
    page.paste(badge := _badge(look, 84), (x, y + high + 18), badge)
    room = wide - 84 - 20
    _write(brush, (x + 104, y + high + 10), line.piece.word, theme.DISPLAY, 46, room)
    _write(brush, (x + 104, y + high + 64), line.piece.by, theme.TEXT, 36, room, SOFT)


# Letters ----------------------------------------------------------------------------------------------------------


@cache
def _font(name: str, size: int) -> Font:
    return ImageFont.truetype(str(theme.FONTS / theme.FACES[name]), size)


def _write(
    brush: ImageDraw.ImageDraw,
    place: tuple[int, int],
    words: str,
    font: str,
    size: int,
    room: int,
    colour: tuple[int, int, int] = INK,
    right: bool = False,
) -> None:
    """On one line, in smaller letters where there is no room, and cut where even they do not fit."""
    wide = _font(font, size).getlength(words)
    fitting = max(round(size * LEAST), min(size, int(size * room / max(1.0, wide))))
    letters = _font(font, fitting)
    while len(words) > 1 and letters.getlength(words) > room:
        words = words[:-2].rstrip() + "…"
    x, y = place
    if right:
        x -= round(letters.getlength(words))
    brush.text((x, y + (size - fitting) // 2), words, fill=colour, font=letters)


def _look(colour: int, face: bytes | None) -> Look:
    look = theme.seat(colour)
    red, green, blue = (round(part * 255) for part in look.colour[:3])
    return Look((red, green, blue), Path(look.symbol), face)
