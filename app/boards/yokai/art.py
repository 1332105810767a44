"""Where the pictures of Yokai cards lie."""

from pathlib import Path

from app.look import theme

FOLDER = theme.ASSETS / "yokai"
BACK = FOLDER / "back.jpg"


def sketch(sketch: int) -> Path:
    return FOLDER / f"sketch-{sketch:02}.jpg"


def yokai(yokai: int) -> Path:
    return FOLDER / f"yokai-{yokai:02}.jpg"
