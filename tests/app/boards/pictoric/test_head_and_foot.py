"""The words above the stage and the buttons below it, on the narrowest phone."""

import pytest

from app.look.box import Box

WIDE = 348


@pytest.fixture(autouse=True)
def fonts() -> None:
    from app.look import theme

    theme.register_fonts()


@pytest.mark.parametrize(
    ("title", "written", "lines"),
    [
        ("Grandmother Hannah leads first", False, ["Grandmother", "Hannah leads first"]),
        ("«Майже вдома, і починається дощ»", True, ["«Майже вдома,", "і починається дощ»"]),
    ],
)
def test_no_word_of_the_large_line_stands_alone_at_its_end(title: str, written: bool, lines: list[str]) -> None:
    from app.boards.pictoric.head_and_foot import Head
    from app.ui.fitted_text import Wrapped

    head = Head()
    head.show(Box(6, 0, WIDE, 90), title, "", written)
    (large,) = head.children
    assert isinstance(large, Wrapped)
    large.write_now()
    said = [" ".join(word.text for word in line.words) for line in large.writing._cached_lines]
    assert [line.replace("\xa0", " ") for line in said] == lines
    assert int(large.seen_box.x) == 6, "and they begin on the left"


def test_the_button_with_more_words_is_wider_and_both_have_letters_of_one_size() -> None:
    from app.boards.pictoric.head_and_foot import Foot
    from app.look import theme

    foot = Foot()
    foot.show(Box(0, 0, WIDE, 54), [("Сказати вголос", lambda: None), ("Написати", lambda: None)])
    aloud, written = foot.buttons
    assert aloud.words.font_size == written.words.font_size == theme.size_of("button")
    assert aloud.x == 0 and written.right == pytest.approx(WIDE) and aloud.width > written.width
