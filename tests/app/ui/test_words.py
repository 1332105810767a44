"""Names in words: whole, and large enough to be read."""

import pytest

LONG = "Пилипко-Святославчик"


@pytest.fixture(autouse=True)
def fonts():
    from app.look import theme

    theme.register_fonts()


def letters(name, width):
    from app.ui.words import WholeName

    words = WholeName(name, width)
    return words.text, words.font_size


def test_a_long_name_goes_on_below_its_hyphen_rather_than_in_tiny_letters():
    from app.ui.fitted_text import LEAST_WRAPPED

    assert letters(LONG, 400)[0] == LONG
    said, size = letters(LONG, 150)
    assert said == "Пилипко-\nСвятославчик"
    assert size >= LEAST_WRAPPED


def test_a_name_that_has_room_is_left_as_it_is():
    assert letters("Ада", 150) == ("Ада", letters("Ада", 400)[1])


@pytest.mark.parametrize("high", [46.5, 47.5, 48, 49])
@pytest.mark.parametrize("size", [17, 17.3, 18])
def test_of_two_lines_both_are_there(high, size):
    """Kivy leaves out a line that has too little room by a fraction of a pixel."""
    from app.ui.fitted_text import Line

    line = Line("Кругле з\nусіх боків", "note", size=size, wraps=True, size_hint=(None, None))
    line.size = 95, high
    line.write_now()
    wide, tall = line.texture.size
    seen = [any(line.texture.pixels[4 * wide * row + 3 : 4 * wide * (row + 1) : 4]) for row in range(tall)]
    begun = [row for row in range(tall) if seen[row] and not (row and seen[row - 1])]
    assert len(begun) == 2


@pytest.mark.parametrize("high", [14, 16, 17.6, 20, 40])
def test_no_tail_of_a_letter_is_cut_where_a_line_is_low(high):
    """Words of a list stand in lines that are hardly higher than their letters."""
    from app.ui.fitted_text import Line
    from app.ui.lettering import Lettering

    def rows(letters):
        letters.write_now()
        wide, tall = letters.texture.size
        return sum(any(letters.texture.pixels[4 * wide * row + 3 : 4 * wide * (row + 1) : 4]) for row in range(tall))

    line = Line("egg", "text", size=0.92 * high, size_hint=(None, None))
    line.size = 90, high
    free = Lettering("egg", font_name=line.font_name, font_size=line.font_size)
    assert rows(line) == rows(free)


def lines_of(words):
    """What is written on each line, as Kivy keeps it."""
    return [" ".join(word.text for word in line.words) for line in words.writing._cached_lines]


@pytest.mark.parametrize("wide", [142, 148, 160, 240, 330])
@pytest.mark.parametrize("title", ["Стіл: Grandmother Hannah", "Grandmother Hannah's table", "Стол: Бабушка Аня"])
def test_of_a_title_beside_buttons_no_word_is_left_out(title, wide):
    from app.ui.fitted_text import READABLE
    from app.ui.header import Title

    words = Title(title)
    words.size = wide, 56
    words.write_now()
    assert " ".join(lines_of(words)).replace("\xa0", " ") == title
    assert words.font_size >= READABLE


@pytest.mark.parametrize("wide", range(180, 250, 3))
def test_words_are_broken_at_once_as_they_are_when_they_are_written_again(wide):
    from app.ui.words import Words

    words = Words("Грати з «Grandmother's house»", "strong", size_hint_x=None, width=wide)
    lines = lines_of(words)
    assert "»" not in lines, "no sign alone"
    words.write_now()
    assert lines_of(words) == lines


LIST = (
    "Список — це тема і сім речей, які на малюнку легко сплутати: "
    "чашка, склянка, миска, ваза… У «Піктоманії» їх додають."
)


@pytest.mark.parametrize("wide", range(220, 640, 15))
def test_no_letter_alone_ends_a_line_no_dash_begins_one_and_no_last_word_has_one_for_itself(wide):
    from app.ui.fitted_text import height_of
    from app.ui.words import Words

    words = Words(LIST, width=wide)
    words.write_now()
    lines = lines_of(words)
    assert [line for line in lines if len(line.split()[-1]) == 1 and line.split()[-1].isalpha()] == []
    assert [line for line in lines if line.startswith("—")] == [] and len(lines[-1].split()) > 1
    assert " ".join(lines).replace("\xa0", " ") == LIST
    assert words.texture_size[1] == height_of(LIST, words.font_name, words.font_size, wide)


@pytest.mark.parametrize("wide", [270, 290, 310])
def test_nor_has_it_in_a_line_of_five_words(wide):
    from app.ui.words import Words

    words = Words("Один розповідає, усі обирають картинку", width=wide)
    words.write_now()
    assert [len(line.replace("\xa0", " ").split()) for line in lines_of(words)] == [3, 2]


@pytest.mark.parametrize("wide", [300, 330, 400, 470, 560])
def test_in_the_middle_no_line_is_a_word_alone(wide):
    from app.ui.fitted_text import height_of
    from app.ui.words import Words

    said = "You have played a guess card. From then on you can no longer draw."
    words = Words(said, halign="center", width=wide)
    words.write_now()
    assert min(len(line.split()) for line in lines_of(words)) > 1
    assert words.texture_size[1] == height_of(said, words.font_name, words.font_size, wide)


@pytest.mark.parametrize("wide", [330, 400, 470])
def test_so_it_is_in_a_box_of_its_own(wide):
    from app.look import theme
    from app.look.box import Box
    from app.ui.fitted_text import Line, Wrapped

    said = "You have played a guess card. From then on you can no longer draw."
    line = Line(said, size=19, wraps=True, halign="center", size_hint=(None, None))
    line.size = wide, 90
    wrapped = Wrapped("note", theme.paint.ink)
    wrapped.halign = "center"
    wrapped.write(said, Box(0, 0, wide, 90))
    for letters in (line, wrapped):
        letters.write_now()
        assert min(len(written.split()) for written in lines_of(letters)) > 1


@pytest.mark.parametrize(
    ("said", "lines"),
    [
        ("Усі кубики відкрито. Хто вгадав, іде вперед.", ["Усі кубики відкрито.", "Хто вгадав, іде вперед."]),
        ("All dice are shown. Who found it walks ahead.", ["All dice are shown.", "Who found it walks ahead."]),
        ("You lay up to three. Enough? Tap here.", ["You lay up to three.", "Enough? Tap here."]),
        ("Ця? На неї вкаже твій прихований кубик.", ["Ця? На неї вкаже твій", "прихований кубик."]),
    ],
)
def test_each_of_two_sentences_has_a_line_where_that_leaves_no_word_alone(said, lines):
    from app.look import theme
    from app.look.box import Box
    from app.ui.fitted_text import Line, Wrapped
    from app.ui.words import Words

    line = Line(said, size=18, wraps=True, halign="center", size_hint=(None, None))
    line.size = 300, 90
    wrapped = Wrapped("text", theme.paint.ink)
    wrapped.halign = "center"
    wrapped.write(said, Box(0, 0, 300, 90))
    for letters in (Words(said, halign="center", width=300), Words(said, width=300), line, wrapped):
        letters.write_now()
        assert [written.replace("\xa0", " ") for written in lines_of(letters)] == lines


@pytest.mark.parametrize(
    ("said", "wide", "lines"),
    [
        (
            "rake, spade, hoe, broom, pitchfork, watering\xa0can, wheelbarrow",
            250,
            ["rake, spade, hoe,", "broom, pitchfork,", "watering can, wheelbarrow"],
        ),
        (
            "Планшет господаря столу показує її під кодом, наприклад 192.168.1.17.",
            320,
            ["Планшет господаря столу", "показує її під кодом,", "наприклад 192.168.1.17."],
        ),
    ],
)
def test_no_line_before_the_last_is_short_for_its_sake(said, wide, lines):
    from app.ui.fitted_text import height_of
    from app.ui.words import Words

    words = Words(said, width=wide)
    words.write_now()
    assert [line.replace("\xa0", " ") for line in lines_of(words)] == lines
    assert words.texture_size[1] == height_of(said, words.font_name, words.font_size, wide)


def test_no_dot_between_two_pieces_ends_a_line():
    from app.ui.words import Words

    words = Words("Portrait of a Yokai: 1 match · 1 won", width=250)
    words.write_now()
    assert [line.replace("\xa0", " ") for line in lines_of(words)] == ["Portrait of a Yokai:", "1 match · 1 won"]


def test_a_number_stays_with_its_word():
    from app.ui.words import Words

    words = Words("Потрібно ще 2 гравці.", halign="right", width=130)
    words.write_now()
    assert [line.replace("\xa0", " ") for line in lines_of(words)] == ["Потрібно ще", "2 гравці."]


def test_sentences_that_have_room_on_one_line_stay_on_it():
    from app.ui.words import Words

    for said in ("Це твоє слово. Його знаєш тільки ти.", "This is your word. Nobody else knows it."):
        words = Words(said, "heading", halign="center", lines=2, width=1000)
        words.write_now()
        assert len(lines_of(words)) == 1


def test_lines_are_found_without_measuring_any_words_twice(monkeypatch):
    from kivy.core.text import Label

    from app.look import theme
    from app.ui import fitted_text, writing

    measured, really = [], Label.get_extents
    monkeypatch.setattr(Label, "get_extents", lambda label, words: measured.append(words) or really(label, words))
    monkeypatch.setattr(writing, "_measured", {})
    said = "Tell something about one of your cards, a word or a whole sentence, and lay it face down before all."
    for wide in (493, 391, 287):
        fitted_text.even_width(said, theme.ROLES["text"].font, 23, wide)
    assert "sentence," in measured
    assert len(measured) == len(set(measured))
