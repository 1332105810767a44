"""What lies on a die can be counted: no badge covers a pip."""

from math import dist

import pytest
from PIL import Image

from app.boards.pictoric.dice import badge_of, face_of
from app.look import theme
from app.look.box import Box
from engine.games.pictoric.box import DIE

RING = 0.14
"""The die's own dark edge, as a share of its side."""


def pips(number: int) -> list[tuple[float, float]]:
    """Every dark point of the painted face inside its edge, in shares of the side from the lower left."""
    with Image.open(theme.ASSETS / "table" / f"die-{number}.png") as picture:
        face = picture.convert("RGB")
    found = []
    for x in range(face.width):
        for y in range(face.height):
            share = x / face.width, 1 - y / face.height
            if all(RING < part < 1 - RING for part in share) and sum(face.getpixel((x, y))) < 300:
                found.append(share)
    return found


@pytest.mark.parametrize("number", range(1, DIE + 1))
def test_the_owners_badge_covers_no_pip(number: int) -> None:
    box = Box(100, 50, 40, 40)
    face, badge = face_of(box), badge_of(box)
    assert len(pips(number)) > 40, "there are pips to be seen"
    for across, up in pips(number):
        pip = face.x + across * face.w, face.y + up * face.h
        assert dist(pip, badge.center) > badge.w / 2, (number, across, up)
