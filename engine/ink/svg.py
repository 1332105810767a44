"""A drawing as an SVG file: one filled outline a stroke, erasing by painting with the paper's colour."""

from collections.abc import Sequence

from engine.ink.curve import lines
from engine.ink.drawing import Drawing
from engine.ink.outline import Place, outline
from engine.ink.style import Tool


def svg(drawing: Drawing, paper: int = 0xFFFFFF) -> str:
    """The drawing with one unit of the grid to a unit of the file."""
    right, top = drawing.sheet.right, drawing.sheet.top
    rows = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {right} {top}">',
        f'<path fill="#{paper:06x}" d="M0 0h{right}v{top}h-{right}z"/>',
    ]
    for stroke, line in lines(drawing):
        colour = paper if stroke.style.tool is Tool.ERASER else stroke.style.colour
        rows.append(f'<path fill="#{colour:06x}" d="{_path(outline(line), top)}"/>')
    return "\n".join([*rows, "</svg>\n"])


def _path(corners: Sequence[Place], top: int) -> str:
    """Whole grid units, each corner relative to the last, the y axis pointing down."""
    places = [(round(x), round(top - y)) for x, y in corners]
    x, y = places[0]
    words = [f"M{x} {y}l"]
    for to_x, to_y in places[1:]:
        if (to_x, to_y) != (x, y):
            words.append(f"{to_x - x} {to_y - y} ")
            x, y = to_x, to_y
    return "".join(words).rstrip().replace(" -", "-") + "z"
