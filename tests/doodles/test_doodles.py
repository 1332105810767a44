"""The bots' doodles: every word has its drawings, they fit the sheet, packing repeats, damage says nothing is there."""

import pytest

from engine import doodles
from engine.decks.words import LISTS_IN_LEVEL
from tools.doodles import collection, findings, packing, people, source

COMPLETE: tuple[int, ...] = (1, 2, 3, 4)
"""The levels that are drawn through."""


@pytest.fixture
def folder(tmp_path):
    """Doodles of our own making: one list, its first word drawn twice."""
    lines = (((0, 255), (0, 255)),)
    steps = (((10, 200, 200, 0), (255, 0, 1, 130)), ((7,), (9,)))
    block = packing.block([(lines, steps), *[()] * 6])
    begin = len(doodles.MAGIC) + doodles.COUNT.size + doodles.ENTRY.size
    entry = doodles.ENTRY.pack(3, begin, len(block), doodles.zlib.crc32(block))
    (tmp_path / "level1.bin").write_bytes(doodles.MAGIC + doodles.COUNT.pack(1) + entry + block)
    return tmp_path


def shapes(tmp_path, text):
    path = tmp_path / "1-003.txt"
    path.write_text(text, encoding="utf-8")
    return source.read(path)


def refusal(tmp_path, text):
    with pytest.raises(source.Unreadable) as caught:
        shapes(tmp_path, text)
    return str(caught.value)


@pytest.mark.parametrize("level", LISTS_IN_LEVEL)
def test_what_is_drawn_of_a_level_has_no_faults_and_a_complete_one_lacks_nothing(level):
    found = list(findings.findings(level))
    if level not in COMPLETE:
        found = [each for each in found if " drawings instead of " not in each]
    assert found == []


@pytest.mark.parametrize("level", LISTS_IN_LEVEL)
def test_packing_again_gives_the_committed_bytes(level):
    assert packing.packed(level) == (doodles.SHIPPED / f"level{level}.bin").read_bytes()


@pytest.mark.parametrize("level", LISTS_IN_LEVEL)
def test_the_reader_gives_back_what_the_sources_draw_and_nothing_of_the_eyes(level):
    for word in collection.of_level(level):
        assert doodles.drawings(word.list_id, word.number) == word.drawn
        assert not set(word.drawn) & set(word.prototypes)


def test_all_levels_together_weigh_at_most_a_megabyte():
    assert sum(path.stat().st_size for path in doodles.SHIPPED.glob("*.bin")) <= 1_000_000


def test_every_category_of_people_names_words_that_are_there_and_up_to_six_drawings():
    words = [word for category in people.categories() for word in category.words]
    assert len(set(words)) == len(words)
    for category in people.categories():
        assert len(set(category.chosen)) == len(people.drawings_of(category)), category.name
        assert 1 < len(category.chosen) <= collection.MOST_BY_PEOPLE, category.name
        assert all(0 <= number < 25 for number in category.chosen)  # the eye is tested on others
        for list_id, number in category.words:
            assert 1 <= number <= len(source.words_of(list_id))


def test_a_stroke_comes_back_from_the_packed_form_as_it_was(folder):
    lines, steps = doodles.drawings("1-003", 1, folder)
    assert lines == (((0, 255), (0, 255)),)
    assert steps == (((10, 200, 200, 0), (255, 0, 1, 130)), ((7,), (9,)))
    assert doodles.drawings("1-003", 2, folder) == ()


@pytest.mark.parametrize(
    "word", [("1-003", 0), ("1-003", 8), ("1-004", 1), ("5-001", 1), ("own", 1), ("", 1), ("1-x", 1)]
)
def test_a_word_without_doodles_has_none(folder, word):
    assert doodles.drawings(*word, folder) == ()


def test_a_file_cut_short_is_told_to_the_log_and_has_nothing(folder, caplog):
    path = folder / "level1.bin"
    good = path.read_bytes()
    for length in range(len(good)):
        path.write_bytes(good[:length])
        doodles.forget()
        caplog.clear()
        assert doodles.drawings("1-003", 1, folder) == ()
        assert caplog.records


def test_a_wrong_byte_anywhere_gives_nothing_or_what_was_there_never_something_else(folder, caplog):
    path = folder / "level1.bin"
    good = path.read_bytes()
    whole = doodles.drawings("1-003", 1, folder)
    for place in range(len(good)):
        path.write_bytes(good[:place] + bytes([good[place] ^ 255]) + good[place + 1 :])
        doodles.forget()
        caplog.clear()
        read = doodles.drawings("1-003", 1, folder)
        assert read or caplog.records
        assert read == () or (read == whole and place in (4, 5))  # how many lists there are is not needed to find one


def test_the_shapes_of_a_source_become_strokes(tmp_path):
    drawings = shapes(
        tmp_path, "# a comment\n1 football\nl 0 0 100 100\nr 0 0 100 40\n1 football\no 50 50 50 20\nd 50 50\n"
    )
    first, second = drawings[1]
    assert first == (((0, 255), (0, 255)), ((0, 255, 255, 0, 0), (0, 0, 102, 102, 0)))
    (xs, ys), blob = second
    assert (min(xs), max(xs), min(ys), max(ys)) == (0, 255, 76, 178)
    assert len(blob[0]) > 4


def test_a_curve_goes_through_its_points_and_keeps_its_corners(tmp_path):
    ((stroke,),) = shapes(tmp_path, "1 football\nc 0 0 40 20 100 0 100 0 100 100\n")[1]
    points = list(zip(*stroke))
    assert {(0, 0), (255, 0), (255, 255)} <= set(points)
    assert min(abs(x - 102) + abs(y - 51) for x, y in points) <= 4
    assert len(points) > 5
    assert points[-2:] == [(255, 0), (255, 255)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("l 0 0 9 9", "1-003.txt:1: a stroke before the first heading"),
        ("1 football\n\nz 1 2", "1-003.txt:3: no shape is called “z”"),
        ("1 football\nl 1 2 3", "1-003.txt:2: a coordinate is missing"),
        ("1 football\nl 1 2", "1-003.txt:2: at least 2 points"),
        ("1 football\nl 1 2 x 4", "1-003.txt:2: could not convert"),
        ("1 football\nl 1 2 nan 4", "1-003.txt:2: it leaves the sheet"),
        ("1 football\nl 1 2 130 4", "1-003.txt:2: it leaves the sheet"),
        ("1 football\no 1 2 3", "1-003.txt:2: an oval"),
        ("1 globe", "1-003.txt:1: word 1 is “football”, not “globe”"),
        ("8 moon", "1-003.txt:1: there is no word 8"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_file_and_line(tmp_path, text, expected):
    assert refusal(tmp_path, text).startswith(expected)
