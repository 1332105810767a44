"""Ink on paper as a picture file, painted beside the Kivy thread and without Kivy: thumbnails and what is sent away."""

from functools import reduce
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from app.look import theme
from engine.gate import Refused
from engine.ink import Box, Drawing, Stroke, Tool, svg
from engine.ink.curve import lines
from engine.rules import Why

PAPER = (251, 247, 236)
"""The paper of what is kept and sent away: the day's, whoever looks at it later."""

FINER = 3
"""Painted so many times as fine and shrunk: that is what makes the lines smooth."""

SENT = 1600
"""Pixels along the longer side of a drawing that is sent away: sharp on any telephone, some 100 KB."""

THUMBNAIL = 480
"""The same of a drawing on the album's wall: a tile of 240 dp on a screen of twice the usual density."""

RIM = 0.08
"""Paper around a drawing on a card, as a share of the card's width."""

CLOSEST = 0.6
"""Pixels a grid unit: a drawing the size of a thumb is not blown up until it fills the card."""

LEAST = 0.8
"""Half the width of the finest line, in pixels: in a thumbnail a true line would be too thin to be seen."""

Rgb = tuple[int, int, int]


def painted(log: bytes, longest: int, paper: Rgb = PAPER) -> Image.Image:
    """The drawing in so many pixels along its longer side; raises BadInk."""
    return _on_sheet(Drawing.from_log(log), longest, paper)


def painted_close(log: bytes, size: tuple[int, int], paper: Rgb = PAPER) -> Image.Image:
    """A sheet of this size with what is drawn as large as fits; raises BadInk, Refused if nothing is drawn."""
    drawing = Drawing.from_log(log)
    boxes = [_box(stroke) for stroke in drawing.shown() if stroke.style.tool is not Tool.ERASER]
    if not boxes:
        raise Refused(Why("drawing-empty"))
    box = reduce(Box.around, boxes)
    sheet = drawing.sheet
    left, low = max(0.0, box.left), max(0.0, box.bottom)
    wide, high = min(sheet.right, box.right) - left, min(sheet.top, box.top) - low
    across, up = size[0] * (1 - 2 * RIM), size[1] - size[0] * 2 * RIM
    scale = min(across / max(1.0, wide), up / max(1.0, high), CLOSEST)
    shift = size[0] / 2 - (left + wide / 2) * scale, size[1] / 2 - (low + high / 2) * scale
    return _painted(drawing, size, scale, paper, shift)


def _box(stroke: Stroke) -> Box:
    """What the stroke has coloured, closely: its curve hardly leaves its points."""
    reach = max(stroke.radii)
    return Box(min(stroke.xs) - reach, min(stroke.ys) - reach, max(stroke.xs) + reach, max(stroke.ys) + reach)


def _on_sheet(drawing: Drawing, longest: int, paper: Rgb) -> Image.Image:
    sheet = drawing.sheet
    scale = longest / max(sheet.right, sheet.top)
    return _painted(drawing, (round(sheet.right * scale), round(sheet.top * scale)), scale, paper)


def _painted(
    drawing: Drawing, size: tuple[int, int], scale: float, paper: Rgb, shift: tuple[float, float] = (0.0, 0.0)
) -> Image.Image:
    """``shift`` moves the sheet's lower left corner, in pixels."""
    fine = Image.new("RGB", (size[0] * FINER, size[1] * FINER), paper)
    brush = ImageDraw.Draw(fine)
    for stroke, line in lines(drawing):
        erased = stroke.style.tool is Tool.ERASER
        scaled = [value * scale * FINER for value in line]
        scaled[2::3] = [max(radius, LEAST * FINER) for radius in scaled[2::3]]
        scaled[0::3] = [x + shift[0] * FINER for x in scaled[0::3]]
        scaled[1::3] = [fine.height - y - shift[1] * FINER for y in scaled[1::3]]
        _stroke(brush, scaled, paper if erased else _ink(stroke.style.colour, paper))
    return fine.resize(size, Image.Resampling.BOX)


def _ink(colour: int, paper: Rgb) -> Rgb:
    """As the same ink looks on this paper in the app."""
    red, green, blue = (part / 255 for part in paper)
    code = theme.code_of(theme.ink_on(colour, (red, green, blue, 1.0)))
    return code >> 16, code >> 8 & 0xFF, code & 0xFF


def _stroke(brush: ImageDraw.ImageDraw, line: list[float], colour: Rgb) -> None:
    """Round spots joined by straight pieces: any crossing of a line with itself is filled."""
    before: tuple[float, float, float] | None = None
    for x, y, radius in zip(line[0::3], line[1::3], line[2::3], strict=True):
        if before is not None:
            brush.line((before[0], before[1], x, y), fill=colour, width=max(1, round(radius + before[2])))
        brush.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
        before = x, y, radius


def png(picture: Image.Image) -> bytes:
    file = BytesIO()
    picture.save(file, "PNG")  # to try harder takes two to three times as long, for a file as large
    return file.getvalue()


def paper_now() -> Rgb:
    """The paper of the look that is chosen, for pictures that only this screen shows."""
    code = theme.code_of(theme.paint.paper)
    return code >> 16, code >> 8 & 0xFF, code & 0xFF


def drawing_as_png(log: bytes) -> bytes:
    return png(painted(log, SENT))


def drawing_as_svg(log: bytes) -> bytes:
    red, green, blue = PAPER
    return svg(Drawing.from_log(log), red << 16 | green << 8 | blue).encode()


def write_thumbnail(log: bytes, path: Path, paper: Rgb = PAPER) -> None:
    """The file takes its name when it is whole.  Raises BadInk, or OSError where nothing can be saved."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_bytes(png(painted(log, THUMBNAIL, paper)))
    draft.replace(path)
