"""Ink on paper as a picture file, painted beside the Kivy thread and without Kivy: thumbnails and what is sent away."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from engine.ink import Drawing, Tool, svg
from engine.ink.curve import lines

PAPER = (251, 247, 236)
"""The paper that is drawn on; no other in the night look, since the colours were chosen on this one."""

FINER = 3
"""Painted so many times as fine and shrunk: that is what makes the lines smooth."""

SENT = 1600
"""Pixels along the longer side of a drawing that is sent away: sharp on any telephone, some 100 KB."""

THUMBNAIL = 480
"""The same of a drawing on the album's wall: a tile of 240 dp on a screen of twice the usual density."""

Rgb = tuple[int, int, int]


def painted(log: bytes, longest: int, paper: Rgb = PAPER) -> Image.Image:
    """The drawing in so many pixels along its longer side; raises BadInk."""
    return _painted(Drawing.from_log(log), longest, paper)


def _painted(drawing: Drawing, longest: int, paper: Rgb) -> Image.Image:
    sheet = drawing.sheet
    scale = longest * FINER / max(sheet.right, sheet.top)
    fine = Image.new("RGB", (round(sheet.right * scale), round(sheet.top * scale)), paper)
    brush = ImageDraw.Draw(fine)
    for stroke, line in lines(drawing):
        erased = stroke.style.tool is Tool.ERASER
        red, green, blue = stroke.style.colour.to_bytes(3, "big")
        _stroke(brush, [value * scale for value in line], fine.height, paper if erased else (red, green, blue))
    return fine.resize((fine.width // FINER, fine.height // FINER), Image.Resampling.BOX)


def _stroke(brush: ImageDraw.ImageDraw, line: list[float], height: int, colour: Rgb) -> None:
    """Round spots joined by straight pieces: any crossing of a line with itself is filled."""
    before: tuple[float, float, float] | None = None
    for x, up, radius in zip(line[0::3], line[1::3], line[2::3], strict=True):
        y = height - up
        if before is not None:
            brush.line((before[0], before[1], x, y), fill=colour, width=max(1, round(radius + before[2])))
        brush.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
        before = x, y, radius


def png(picture: Image.Image) -> bytes:
    file = BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()


def drawing_as_png(log: bytes) -> bytes:
    return png(painted(log, SENT))


def drawing_as_svg(log: bytes) -> bytes:
    red, green, blue = PAPER
    return svg(Drawing.from_log(log), red << 16 | green << 8 | blue).encode()


def write_thumbnail(log: bytes, path: Path) -> None:
    """The file takes its name when it is whole.  Raises BadInk, or OSError where nothing can be saved."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_bytes(png(painted(log, THUMBNAIL)))
    draft.replace(path)
