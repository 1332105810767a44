"""The corner under which one's own word lies, on a phone."""

from collections.abc import Iterator

import pytest

from app.look import text, theme
from app.look.box import Box


@pytest.fixture(autouse=True)
def looks() -> Iterator[None]:
    theme.register_fonts()
    yield
    text.speak("en")


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("wide", [96, 198, 260])
def test_the_hand_stands_beside_what_it_says_to_hold(language: str, wide: int) -> None:
    from app.boards.pictomania.peek import _corner

    text.speak(language)
    corner = _corner(Box(0, 0, wide, 48), 1)
    corner.do_layout()
    words, sign = corner.children
    words.write_now()
    assert words.seen_box.x - sign.right < 12 and words.seen_box.right <= wide
    assert abs(sign.x - (wide - words.seen_box.right)) < 14, "in the middle, both of them"
