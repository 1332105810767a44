"""A table's own word lists, and which lists this device has seen."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import Raw

from engine import gate, match
from engine.decks.own_lists import OwnList, checked_own_lists, read_own_lists
from engine.decks.words import LISTS_IN_LEVEL, Phrase, Word, list_id
from engine.games.pictomania import GAME
from engine.games.pictomania.setting_up import Options
from engine.gate import Refused
from engine.library import Library
from engine.library.word_lists import LEVELS, MOST_OWN_LISTS, OWN_LEVEL
from engine.match import OPTIONS_BYTES
from engine.rules import Why
from engine.sentences import english
from tests.games.pictomania.table import Table, opened
from tests.library.full_disk import full_disk

GARDEN = OwnList("Our garden", ("shed", "gate", "swing", "compost", "plum tree", "hose", "hammock"))
PETS = OwnList("Our pets", ("Rex", "Minka", "the hamster", "goldfish", "parrot", "snail", "spider"))
FOREST = OwnList("У лісі", ("ялинка", "пеньок", "гриб", "шишка", "жолудь", "кущ", "сім'я їжаків"))


@pytest.fixture
def library(tmp_path):
    opened = Library.open(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def words(library):
    return library.words


def again(library: Library, folder: Path) -> Library:
    library.close()
    return Library.open(folder)


def letters(number: int) -> str:
    """A word of four letters for each number; none is part of another."""
    return "".join("abcdefghij"[number // 10**power % 10] for power in range(4))


def made_up(number: int) -> OwnList:
    theme, *seven = [letters(number * 8 + place) for place in range(8)]
    return OwnList(theme, tuple(seven))


def refusal(do, *args) -> str:
    with pytest.raises(Refused) as refused:
        do(*args)
    return english(refused.value.why)


# Own lists


def test_own_lists_stay_in_the_order_they_came(library, tmp_path):
    kept = library.words.add(GARDEN) + library.words.add(FOREST, PETS)
    library = again(library, tmp_path)
    assert library.words.own() == kept
    assert [one.written.theme for one in kept] == ["Our garden", "У лісі", "Our pets"]
    assert kept[1].written.words[6] == "сімʼя їжаків", "kept as everybody will read it"


def test_a_list_that_breaks_a_rule_is_refused_with_its_reason(words):
    short = OwnList("Our garden", ("shed", "gate"))
    assert refusal(words.add, short) == "“Our garden” has 2 words; a list has 7."
    assert words.own() == []


def test_lists_that_come_together_are_kept_together_or_not_at_all(words):
    assert refusal(words.add, GARDEN, PETS, OwnList("Bad", ())).startswith("“Bad” has 0 words")
    assert words.own() == []


def test_a_word_of_another_list_is_refused_since_both_may_lie_on_one_rack(words):
    words.add(GARDEN)
    twice = OwnList("At the gate", ("gate", "bell", "lock", "post", "hinge", "sign", "bolt"))
    assert refusal(words.add, twice).startswith("“gate” is in “Our garden” and again in “At the gate”")
    assert words.objections([GARDEN, PETS])
    assert words.objections([PETS]) == ()


def test_a_list_gets_another_theme_or_other_words(words):
    (kept,) = words.add(GARDEN)
    renamed = words.replace(kept, msgspec.structs.replace(GARDEN, theme="Behind the house"))
    assert words.own() == [renamed]
    assert (renamed.id, renamed.written.theme) == (kept.id, "Behind the house")
    assert refusal(words.replace, kept, OwnList("x", ())).startswith("“x” has 0 words")
    assert words.own() == [renamed]


def test_a_list_that_was_removed_meanwhile_is_not_brought_back_by_a_change(words):
    (kept,) = words.add(GARDEN)
    words.remove(kept)
    assert refusal(words.replace, kept, GARDEN) == "This list is no longer there."


def test_a_removed_list_comes_back_where_it_was(words):
    garden, forest = words.add(GARDEN, FOREST)
    words.remove(garden)
    assert words.own() == [forest]
    words.restore(garden)
    assert words.own() == [garden, forest]


def test_own_lists_are_bounded_and_all_of_them_fit_into_a_match(library, words):
    words.add(*[longest(number) for number in range(MOST_OWN_LISTS)])
    assert refusal(words.add, GARDEN).startswith(f"There is room for {MOST_OWN_LISTS} lists of your own.")
    own = words.own()
    dealt = checked_own_lists([one.written for one in own])
    words.remember([*[one for all_of_it in LEVELS.values() for one in sorted(all_of_it)[1:]], *dealt[1:]])
    options = Options(own=tuple(one.written for one in own), seen=words.seen_in_match(own))
    assert len(options.seen) == sum(LISTS_IN_LEVEL.values()) - 4 + MOST_OWN_LISTS - 1
    raw = msgspec.json.encode(options)
    assert len(raw) <= OPTIONS_BYTES
    GAME.open("live", gate.read(msgspec.json.Decoder(Options), raw, OPTIONS_BYTES), 3)


def longest(number: int) -> OwnList:
    """Three languages, each text as long as may be."""

    def phrase(place: int) -> dict[str, str]:
        word = letters(number * 8 + place) * 6
        cyrillic = word.translate(str.maketrans("abcdefghij", "абвгдежзик"))
        return {"en": word, "uk": cyrillic, "ru": cyrillic}

    return OwnList(Phrase(**phrase(0)), tuple(Word(**phrase(place)) for place in range(1, 8)))


def test_what_the_disk_refuses_did_not_happen(words):
    words.add(GARDEN)
    with full_disk():
        assert refusal(words.add, PETS).startswith("This could not be saved")
        assert refusal(words.remove, words.own()[0]).startswith("This could not be saved")
    assert [one.written for one in words.own()] == [GARDEN]
    words.add(PETS)


def test_a_row_that_is_no_list_is_left_out(words, tmp_path):
    words.add(GARDEN)
    with closing(sqlite3.connect(tmp_path / "library.easel", isolation_level=None)) as file:
        for number, body in enumerate(("", "{", '{"theme": 1, "words": []}', "[" * 5000)):
            file.execute("INSERT INTO own_list VALUES (?, 0, ?)", (f"bad{number}", body))
    assert [one.written for one in words.own()] == [GARDEN]


def test_a_library_from_before_there_were_lists_is_gone_on_with(tmp_path):
    library = Library.open(tmp_path)
    library.add("Ada", 1)
    library.close()
    with sqlite3.connect(tmp_path / "library.easel") as database:
        database.execute("DROP TABLE own_list")
        database.execute("DROP TABLE seen_list")
    database.close()
    library = Library.open(tmp_path)
    assert library.trouble is None
    assert [player.name for player in library.players()] == ["Ada"]
    library.words.add(GARDEN)
    assert len(library.words.own()) == 1
    library.close()


def test_a_library_with_strange_tables_of_lists_is_damaged(tmp_path):
    Library.open(tmp_path).close()
    with sqlite3.connect(tmp_path / "library.easel") as database:
        database.execute("ALTER TABLE own_list RENAME COLUMN body TO corpse")
    database.close()
    library = Library.open(tmp_path)
    assert library.trouble == Why("library-damaged")
    library.close()


def test_forgetting_everything_forgets_lists_too(library):
    library.words.add(GARDEN)
    library.words.remember(["1-001"])
    library.forget_everything()
    assert library.words.own() == []
    assert library.words.seen(1) == frozenset()
    library.words.remember(["1-001"])
    assert library.words.seen(1) == {"1-001"}, "the same rack is new to a new library"


# What was seen


def on_rack(table: Table) -> list:
    return [shelf.own or shelf.list for shelf in table.seen.rack]


def test_what_stood_on_a_rack_is_remembered(library, tmp_path):
    library.words.remember(["1-001", "1-002", "4-036"])
    library = again(library, tmp_path)
    assert library.words.seen(1) == {"1-001", "1-002"}
    assert library.words.seen_in_match() == ("1-001", "1-002", "4-036")


def test_ids_that_no_list_has_are_not_remembered(words):
    words.remember(["1-055", "0-001", "own-001", "", "nonsense"])
    assert words.seen_in_match() == ()


def test_a_rack_that_stays_is_written_once(words, tmp_path):
    with closing(sqlite3.connect(tmp_path / "library.easel")) as file:

        def version():
            """Another number after each time that somebody else wrote into the file."""
            return file.execute("PRAGMA data_version").fetchone()

        before = version()
        words.remember(["1-001", "1-002", "1-003"])
        written = version()
        assert written != before
        for _ in range(30):
            words.remember(["1-001", "1-002", "1-003"])
        assert version() == written


def test_P7_no_list_comes_back_before_all_of_its_level_were_seen(words):
    """A family that plays four easy rounds each time: 54 lists are 18 rounds."""
    shown: list[str] = []
    for evening in range(9):
        table = opened(seed=evening, levels=(1, 1, 1, 1), seen=words.seen_in_match()).deal()
        for _ in range(4):
            words.remember(on_rack(table))
            shown += on_rack(table)
            if table.seen.round < 4:
                table.start("A1 B2 C3").finish().ready().deal()
    assert len(set(shown[:54])) == 54
    assert len(set(shown[51:105])) == 54, "the next time round begins with the rack that ended this one"


def test_P7_vetoed_lists_count_as_seen(words):
    table = opened(levels=(4, 4, 4, 4)).deal()
    words.remember(on_rack(table))
    for _ in range(5):
        table.veto(0, "A")
        words.remember(on_rack(table))
    assert len(words.seen(4)) == 8


def test_P7_a_memory_that_starts_over_begins_with_what_lies_there(words):
    """Else the three that everybody has just seen might come first thing next time."""
    words.remember([list_id(4, place) for place in range(1, 35)])
    words.remember([list_id(4, place) for place in (35, 36, 1)])
    assert words.seen(4) == {"4-001", "4-035", "4-036"}
    words.remember(["1-001"])
    assert words.seen(4) == {"4-001", "4-035", "4-036"}, "each level has a memory of its own"


def test_P7_own_lists_are_remembered_whatever_their_place(words):
    kept = words.add(*[made_up(number) for number in range(5)])
    table = opened(own=tuple(one.written for one in kept), levels=(0, 1, 1, 1)).deal()
    words.remember(on_rack(table))
    themes = {shelf.theme.en for shelf in on_rack(table)}
    words.remove(kept[0])
    left = words.own()
    seen = words.seen_in_match(left)
    assert [left[int(one.removeprefix("own-")) - 1].written.theme in themes for one in seen] == [True] * len(seen)
    assert len(seen) == len(themes - {kept[0].written.theme})


def test_P7_a_list_with_other_words_is_new_and_with_another_theme_is_not(words):
    one, *_others = words.add(*[made_up(number) for number in range(5)])
    words.remember(dealt(one.written))
    renamed = words.replace(one, msgspec.structs.replace(one.written, theme="Another"))
    assert words.seen(OWN_LEVEL) == {one.id}
    words.replace(renamed, made_up(9))
    assert words.seen(OWN_LEVEL) == frozenset()


def dealt(own: OwnList):
    lists = read_own_lists(msgspec.json.encode([own]))
    assert isinstance(lists, list)
    return lists


def test_P7_when_the_last_unseen_list_is_removed_the_memory_starts_over_with_the_next_rack(words):
    one, two, three, four = words.add(*[made_up(number) for number in range(4)])
    words.remember([*dealt(one.written), *dealt(two.written), *dealt(three.written)])
    words.remove(four)
    words.remember(dealt(two.written))
    assert words.seen(OWN_LEVEL) == {two.id}


def test_a_match_that_was_opened_with_a_memory_replays(library, words):
    """The memory is one of its options: what the device sees later changes nothing about it."""
    words.remember([list_id(1, place) for place in range(1, 50)])
    options = msgspec.json.encode(Options(seen=words.seen_in_match()))
    table = Table(GAME.open("live", msgspec.json.decode(options, type=Options), 3), opened(seed=5).dealer).deal()
    words.remember(on_rack(table))
    state = GAME.open("live", msgspec.json.decode(Raw(options), type=Options), 3)
    for entry in table.entries:
        state = GAME.play(state, entry)
    assert state == table.state
    assert set(on_rack(table)) <= {list_id(1, place) for place in range(50, 55)}
    assert len(options) < match.OPTIONS_BYTES / 10


def test_any_evenings_of_any_racks_leave_a_memory_that_is_never_full(words):
    random = Random(4)
    for _ in range(200):
        level = random.choice((1, 2, 3, 4))
        words.remember(random.sample(sorted(LEVELS[level]), 3))
        assert words.seen(level) < LEVELS[level]
