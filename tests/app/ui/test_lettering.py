"""Letters on a canvas: light, and where Kivy's own label would have written them."""

import gc
from collections.abc import Callable

import pytest


@pytest.fixture(autouse=True)
def fonts() -> None:
    from app.look import theme

    theme.register_fonts()


def objects(made: Callable[[], object]) -> float:
    """How many the collector has to look through for one of them."""
    made()  # what the first one loads is no one's
    gc.collect()
    gc.disable()
    try:
        before = len(gc.get_objects())
        kept = [made() for _ in range(20)]
        return (len(gc.get_objects()) - before) / len(kept)
    finally:
        gc.enable()


def test_a_label_of_ours_keeps_a_third_of_what_one_of_kivys_keeps() -> None:
    from kivy.uix.label import Label

    from app.ui.lettering import Lettering

    assert 3 * objects(lambda: Lettering(text="words")) <= objects(lambda: Label(text="words"))


STYLES = {
    "plain": {},
    "wrapped": {"halign": "center", "line_height": 0.95},
    "outlined": {"outline_width": 2, "outline_color": (0.1, 0.2, 0.3, 1.0)},
    "cut": {"shorten": True, "shorten_from": "right"},
    "two lines": {"max_lines": 2},
    "with air": {"padding": (0, 8, 0, 0)},
}


@pytest.mark.parametrize("room", [(None, None), (120, None), (120, 60)])
@pytest.mark.parametrize("style", STYLES)
def test_the_same_letters_stand_where_a_label_of_kivys_has_them(
    style: str, room: tuple[int | None, int | None]
) -> None:
    from kivy.uix.label import Label

    from app.look import theme
    from app.ui.lettering import Lettering

    look = {"font_name": theme.ROLES["text"].font, "font_size": 17.3, "color": (0.9, 0.4, 0.1, 1.0)}
    words = "Пилипко малює їжака під дощем"
    theirs, ours = Label(text=words, **look), Lettering(text=words, **look)
    for each in (theirs, ours):
        for name, value in {"text_size": room, **STYLES[style]}.items():
            setattr(each, name, value)
    theirs.texture_update()
    ours.write_now()
    assert tuple(ours.texture_size) == tuple(theirs.texture_size)
    assert ours.is_shortened == theirs.is_shortened
    for each in (theirs, ours):
        each.texture.bind()
    if STYLES[style].get("line_height", 1) < 1:  # Kivy mixes those with black
        assert ours.texture.pixels[3::4] == theirs.texture.pixels[3::4]
    else:
        assert ours.texture.pixels == theirs.texture.pixels


@pytest.mark.parametrize("line_height", [0.8, 0.95, 1.0, 1.2])
def test_letters_keep_their_colour_to_the_edge_however_close_their_lines_stand(line_height: float) -> None:
    from app.ui.lettering import Lettering

    letters = Lettering(text="Пилипко малює їжака", color=(1.0, 0.8, 0.2, 1.0), line_height=line_height)
    letters.text_size = 90, None
    letters.write_now()
    letters.texture.bind()
    pixels = letters.texture.pixels
    seen = {tuple(pixels[at : at + 3]) for at in range(0, len(pixels), 4) if pixels[at + 3]}
    assert seen == {(255, 204, 51)}


def test_letters_follow_their_box_and_go_when_there_is_nothing_to_read() -> None:
    from kivy.graphics import Rectangle

    from app.ui.lettering import Lettering

    letters = Lettering(text="A", size=(100, 50))
    letters.write_now()
    (written,) = [each for each in letters.canvas.children if isinstance(each, Rectangle)]
    wide, high = letters.texture_size
    for x, y in ((0, 0), (30, 200), (30, 7)):
        letters.center = x, y
        assert tuple(written.pos) == (int(x - wide / 2), int(y - high / 2))
    letters.opacity = 0
    assert written not in letters.canvas.children
    letters.opacity = 1
    assert written in letters.canvas.children
    letters.text = ""
    letters.write_now()
    assert written not in letters.canvas.children and tuple(letters.texture_size) == (0, 0)
