"""Contact sheets: a list's seven words side by side, their drawings below each other."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from engine.doodles import Doodle
from tools.doodles import collection

CELL = 190
MARGIN = 12
LABEL = 24
PEN = 3  # of CELL pixels: as thick as the app's middle pencil
PAPER, INK, GREY, EYE_PAPER = "#fffdf8", "#22304a", "#8a8a8a", "#eef3f8"
FONT = Path(__file__).resolve().parents[2] / "assets" / "fonts" / "Nunito-Bold.ttf"


def of_list(list_id: str) -> Image.Image:
    """The eye's own drawings lie on a bluish ground."""
    words = collection.of_list(list_id)
    columns = [(f"{word.number} {word.name}", [*word.drawn, *word.prototypes], len(word.drawn)) for word in words]
    return drawn(list_id, columns)


def drawn(title: str, columns: Sequence[tuple[str, Sequence[Doodle], int]]) -> Image.Image:
    rows = max(1, *(len(doodles) for _, doodles, _ in columns))
    image = Image.new("RGB", (CELL * len(columns), LABEL + CELL * rows), PAPER)
    pen = ImageDraw.Draw(image)
    font = ImageFont.truetype(FONT, 15)
    for column, (name, doodles, plain) in enumerate(columns):
        left = column * CELL
        pen.text((left + 4, 2), f"{title} · {name}" if column == 0 else name, GREY, font)
        for row, doodle in enumerate(doodles):
            top = LABEL + row * CELL
            pen.rectangle((left, top, left + CELL - 2, top + CELL - 2), PAPER if row < plain else EYE_PAPER, "#e0e0e0")
            draw(pen, doodle, left + MARGIN, top + MARGIN, CELL - 2 * MARGIN)
    return image


def draw(pen: ImageDraw.ImageDraw, doodle: Doodle, left: int, top: int, side: int) -> None:
    for xs, ys in doodle:
        points = [(left + x * side / 255, top + y * side / 255) for x, y in zip(xs, ys)]
        pen.line(points, INK, PEN, "curve")
        for x, y in (points[0], points[-1]):
            pen.ellipse((x - PEN / 2, y - PEN / 2, x + PEN / 2, y + PEN / 2), INK)


def stacked(images: Sequence[Image.Image]) -> Image.Image:
    """Several sheets as one picture."""
    whole = Image.new("RGB", (max(each.width for each in images), sum(each.height for each in images)), PAPER)
    top = 0
    for each in images:
        whole.paste(each, (0, top))
        top += each.height
    return whole
