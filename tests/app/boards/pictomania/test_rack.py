"""The words of the rack: as large as their lists allow, long ones on two lines, none of them cut."""

import pytest

LEAST = {"tablet": (200, 230, 17), "flat, five people": (130, 176, 11.5), "phone": (110, 112, 9.5)}
"""Room for the words of a list (width, height), and how small (sp) the smallest of all lists may become there."""

HELD_UPRIGHT, HARDLY_ANY = (108, 140), 0.1
"""There so many words are written in letters under 11 sp at most: one long word does not make others small."""


@pytest.mark.parametrize("spoken", ["en", "uk", "ru"])
@pytest.mark.parametrize("room", LEAST.values(), ids=LEAST.keys())
def test_no_word_of_any_list_is_too_small_to_read(room, spoken, easel):
    wide, high, least = room
    found = sizes_of_all(spoken, wide, high)
    assert [word for word, size in found.items() if size < least] == []


@pytest.mark.parametrize("spoken", ["en", "uk", "ru"])
def test_hardly_a_word_is_small_on_a_phone_held_upright(spoken, easel):
    found = sizes_of_all(spoken, *HELD_UPRIGHT)
    assert sum(size < 11 for size in found.values()) <= HARDLY_ANY * len(found)


@pytest.mark.parametrize("spoken", ["en", "uk", "ru"])
def test_words_are_as_large_as_their_lines_on_a_phone_held_sideways(spoken, easel):
    from app.boards.pictomania.rack import ListCard
    from app.look.box import Box
    from engine.games.pictomania.view import Shelf

    card = ListCard(0, "A", Shelf("1-001"), Box(0, 0, 170, 116))
    line = card.rows[1]
    found = sorted(sizes_of_all(spoken, line.w, 7 * line.h).values())
    assert found[len(found) // 2] >= 14.5 and sum(size < 12 for size in found) <= 0.02 * len(found)


@pytest.mark.parametrize("spoken", ["en", "uk", "ru"])
def test_lists_with_long_words_are_wider_on_a_phone_held_upright(spoken, easel):
    """Three lists at a time, with the room of one who draws: then hardly a word is smaller than 12 sp."""
    from app.boards.pictomania.list_letters import in_lines, shared_out, size_in
    from engine.decks.words import load_level

    wide, high = 104, 222
    lists = [[word.in_language(spoken) for word in one.words] for level in (1, 2, 3, 4) for one in load_level(level)]
    found = []
    for three in zip(lists[::3], lists[1::3], lists[2::3], strict=False):
        widths = shared_out(three, 3 * wide, high)
        assert sum(widths) == pytest.approx(3 * wide) and min(widths) >= 0.75 * wide
        for words, its in zip(three, widths, strict=True):
            way = in_lines(words, its, high, 24)
            found += [size_in(word, its, way) for word in words]
    assert min(found) >= 11 and sum(size < 12 for size in found) <= 0.005 * len(found)


def test_of_a_word_on_two_lines_both_fit(easel):
    from app.boards.pictomania.rack import ListCard
    from app.look.box import Box
    from app.ui.lettering import Lettering
    from engine.decks.words import load_level
    from engine.games.pictomania.view import Shelf

    easel.app.change(language="ru")
    met = 0
    for listed in load_level(1):
        for wide in (100, 114):
            card = ListCard(0, "A", Shelf(listed.id), Box(0, 0, wide, 236)).write()
            for written in card.walk():
                if isinstance(written, Lettering) and "\n" in written.text:
                    written.write_now()
                    assert len(written.writing._cached_lines) == 2, written.text
                    met += 1
    assert met > 20


def sizes_of_all(spoken, wide, high):
    from app.boards.pictomania.list_letters import in_lines, size_in
    from engine.decks.words import load_level

    found = {}
    for level in (1, 2, 3, 4):
        for listed in load_level(level):
            words = [word.in_language(spoken) for word in listed.words]
            way = in_lines(words, wide, high, 24)
            lines = len(words) + len(way.broken)
            assert lines * way.step <= high + 0.01
            found |= {word: size_in(word, wide, way) for word in words}
    return found


def test_a_word_that_has_room_on_two_lines_is_written_as_all_others_are(easel):
    from app.boards.pictomania.list_letters import on_two_lines, size_in
    from app.boards.pictomania.rack import ListCard
    from app.look.box import Box
    from app.ui.lettering import Lettering
    from engine.decks.words import load_level
    from engine.games.pictomania.view import Shelf

    easel.app.change(language="uk")
    met = 0
    for listed in load_level(1):
        card = ListCard(0, "A", Shelf(listed.id), Box(0, 0, 174, 176), most=20)
        way = card._letters
        card.write()
        sizes = {label.text: label.font_size for label in card.children if isinstance(label, Lettering)}
        for word in way.broken:
            broken = on_two_lines(word)
            if size_in(word, card.rows[1].w, way) == way.size:
                met += 1
                assert sizes[broken] == way.size, broken
    assert met


UPRIGHT = (776, 326)
"""A list to be read on a tablet that stands upright, while all read."""


def test_a_broad_list_has_its_words_in_two_columns_and_larger(easel):
    from app.boards.pictomania.rack import ListCard
    from app.look.box import Box
    from engine.decks.words import load_level
    from engine.games.pictomania.view import Shelf

    listed = load_level(1)[0]
    card = ListCard(0, "A", Shelf(listed.id), Box(0, 0, *UPRIGHT), corner=(120, 60))
    assert len({box.x for box in card.rows.values()}) == 2
    assert card._letters.size >= 28


HEADS = {"beside a sign on a small phone": (96, 48), "beside a button on a phone": (150, 48), "tablet": (190, 46)}
"""Room for the theme of a list."""


@pytest.mark.parametrize("spoken", ["en", "uk", "ru"])
@pytest.mark.parametrize("room", HEADS.values(), ids=HEADS.keys())
def test_no_theme_of_any_list_is_cut(room, spoken, easel):
    from app.boards.pictomania.list_letters import one_line_or_two, width_on
    from app.look import theme
    from app.ui.fitted_text import height_of
    from engine.decks.words import load_level

    wide, high = room
    cut = []
    for level in (1, 2, 3, 4):
        for listed in load_level(level):
            words, size = one_line_or_two(listed.theme.in_language(spoken), wide, high)
            lines = words.split("\n")
            assert not [line for line in lines[:-1] if f" {line}"[-2] == " "], "no letter alone ends a line"
            if len(lines) > 1 and (
                width_on(words, size, True, "note") > wide
                or height_of(words, theme.ROLES["note"].font, size, wide) > high
            ):
                cut.append(words)
            assert size >= 10.8
    assert cut == []


def test_the_themes_of_three_lists_are_written_alike_and_whole(easel):
    from app.boards.pictomania import sentences
    from app.boards.pictomania.rack import ListCard
    from app.look.box import Box
    from app.ui.fitted_text import Line
    from engine.games.pictomania.view import Shelf

    easel.app.change(language="uk")
    rack = tuple([Shelf(f"1-00{number}") for number in (1, 2, 3, 4, 5)])
    for wide in (200, 330):
        heads = []
        for shelf in rack:
            card = ListCard(0, "A", shelf, Box(0, 0, wide, 186), corner=(52, 52), beside=rack)
            heads += [line for line in card.walk() if isinstance(line, Line) and _is_theme(line, shelf)]
        assert len(heads) == len(rack)
        assert len({line.font_size for line in heads}) == 1, sentences.theme_of(rack[0])


def test_three_lists_of_which_one_is_wider_show_their_letters_alike(easel):
    """On a phone held upright the list with long words is wide enough for its theme, and the others are not."""
    from app.boards.pictomania.rack import ListCard, any_narrow, by_words
    from app.look import theme
    from app.look.box import Box
    from app.ui.lettering import Lettering
    from engine.decks.words import load_level
    from engine.games.pictomania.view import Shelf

    easel.app.change(language="ru")
    several = 0
    for first, second, third in zip(*[iter(load_level(1))] * 3, strict=False):
        rack = tuple([Shelf(each.id) for each in (first, second, third)])
        for high in (164, 246):
            boxes = by_words(rack, [Box(6 + place * 117, 0, 111, high) for place in range(3)])
            several += max(box.w for box in boxes) >= 130 > min(box.w for box in boxes)
            heads = set()
            for place, (shelf, box) in enumerate(zip(rack, boxes, strict=True)):
                card = ListCard(place, "ABC"[place], shelf, box, narrow=any_narrow(boxes))
                (letter,) = [each for each in card.walk() if getattr(each, "text", "") == "ABC"[place]]
                assert isinstance(letter, Lettering) and letter.font_name == theme.DISPLAY
                heads.add((letter.font_size, letter.y, letter.x - box.x < box.w / 4))
            assert len(heads) == 1, [shelf.list for shelf in rack]
    assert several, "no list was wide enough for more"


def _is_theme(line, shelf):
    from app.boards.pictomania import sentences

    return getattr(line, "text", "").replace("\n", " ") == sentences.theme_of(shelf)
