"""The words of the rack: as large as their lists allow, long ones on two lines, none of them cut."""

import pytest

LEAST = {"tablet": (200, 230, 17), "flat, five people": (130, 176, 11.5), "phone": (110, 112, 9.5)}
"""Room for the words of a list (width, height), and how small (sp) the smallest of all lists may become there."""


@pytest.mark.parametrize("spoken", ["en", "uk", "ru"])
@pytest.mark.parametrize("room", LEAST.values(), ids=LEAST.keys())
def test_no_word_of_any_list_is_too_small_to_read(room, spoken, easel):
    from app.boards.pictomania.list_letters import in_lines, size_in
    from engine.decks.words import load_level

    wide, high, least = room
    found = {}
    for level in (1, 2, 3, 4):
        for listed in load_level(level):
            words = [word.in_language(spoken) for word in listed.words]
            way = in_lines(words, wide, high, 24)
            lines = len(words) + len(way.broken)
            assert lines * way.step <= high + 0.01
            found |= {word: size_in(word, wide, way) for word in words}
    assert [word for word, size in found.items() if size < least] == []


HEADS = {"beside a sign on a small phone": (96, 48), "beside a button on a phone": (150, 48), "tablet": (190, 46)}
"""Room for the theme of a list."""


@pytest.mark.parametrize("spoken", ["en", "uk", "ru"])
@pytest.mark.parametrize("room", HEADS.values(), ids=HEADS.keys())
def test_no_theme_of_any_list_is_cut(room, spoken, easel):
    from app.boards.pictomania.list_letters import one_line_or_two, width_on
    from engine.decks.words import load_level

    wide, high = room
    cut = []
    for level in (1, 2, 3, 4):
        for listed in load_level(level):
            words, size = one_line_or_two(listed.theme.in_language(spoken), wide, high)
            lines = words.split("\n")
            if len(lines) > 1 and (width_on(words, size, True, "note") > wide or len(lines) * size * 1.364 > high):
                cut.append(words)
            assert size >= 10.8
    assert cut == []
