"""Word lists in the app: written, pasted, brought from a file, mixed in, browsed, and not dealt again too soon."""

import json
import os
from pathlib import Path

import msgspec
import pytest

from engine.decks.own_lists import OWN_FILE_BYTES, OwnList
from engine.decks.words import load_level
from engine.library.word_lists import MOST_OWN_LISTS
from engine.seats import Seat

GARDEN = "Our garden\nshed\ngate\nswing\ncompost\nplum tree\nhose\nhammock"
PETS = "Our pets\nRex\nMinka\nthe hamster\ngoldfish\nparrot\nsnail\nspider"
KITCHEN = "At the stove\npot\npan\nladle\nsieve\nwhisk\ngrater\nrolling pin"

SIZES = ((1280, 800), (800, 1280), (412, 850), (850, 412))


def own_list(text: str) -> OwnList:
    theme, *words = text.split("\n")
    return OwnList(theme, tuple(words))


def themes(easel):
    return [kept.written.theme for kept in easel.app.library.words.own()]


def write(easel, text):
    """Types the lines one by one."""
    for line, said in zip(easel.page.lines, text.split("\n"), strict=False):
        line.field.insert_text(said)
    easel.frames(2)


def faults(easel):
    """What the lines say next to themselves, by their place."""
    return {place: line.fault.text for place, line in enumerate(easel.page.lines) if line.fault.text}


def looked_through(easel):
    easel.wait(lambda: not easel.page._look.is_triggered, "the lines looked through")


# Writing


def test_a_list_is_written_and_kept(easel):
    easel.go("settings")
    easel.tap("Word lists")
    easel.tap("Write a list")
    write(easel, GARDEN)
    easel.tap("Save")
    easel.wait(lambda: easel.reads("Our garden"), "the lists")
    assert themes(easel) == ["Our garden"]
    assert easel.reads("plum\u00a0tree")


def test_what_is_missing_is_said_and_nothing_is_kept(easel):
    easel.go("word_list")
    assert easel.reads("Give the list a theme.")
    write(easel, "Our garden\nshed\ngate")
    looked_through(easel)
    assert easel.reads("5 words are missing.")
    easel.tap("Save")
    assert easel.app.room.notice is not None
    assert themes(easel) == []


@pytest.mark.parametrize(
    ("slip", "said"),
    [
        ("gate", "This word is here twice"),
        ("plum", "Part of “plum tree”: a drawing would show both"),
        ("яма", "“я” does not belong here"),
        ("p" * 25, "1 letter too long"),
        ("-", "A space or a hyphen too many"),
        ("Minka", "Already in “Our pets”"),
    ],
)
def test_a_slip_is_said_next_to_its_line_while_one_writes(easel, slip, said):
    easel.app.library.words.add(own_list(PETS))
    easel.go("word_list")
    write(easel, GARDEN.replace("hammock", slip))
    looked_through(easel)
    assert faults(easel) == {7: said}
    easel.tap("Save")
    assert themes(easel) == ["Our pets"]
    easel.page.lines[7].field.text = "hammock"
    looked_through(easel)
    assert faults(easel) == {}
    easel.tap("Save")
    assert themes(easel) == ["Our pets", "Our garden"]


def test_slips_are_said_in_the_players_language_at_once(easel):
    easel.go("word_list")
    write(easel, GARDEN.replace("hammock", "gate"))
    looked_through(easel)
    easel.app.change(language="uk")
    easel.frames(2)
    assert faults(easel) == {7: "Це слово тут двічі"}
    assert [line.field.text for line in easel.page.lines] == GARDEN.replace("hammock", "gate").split("\n")


def test_nothing_that_was_written_is_lost_by_turning(easel):
    easel.go("word_list")
    write(easel, "Our garden\nshed")
    for size in SIZES:
        easel.turn(*size)
        assert [line.field.text for line in easel.page.lines][:3] == ["Our garden", "shed", ""]


def test_back_asks_before_it_throws_away_what_was_written(easel):
    easel.go("words")
    easel.tap("Write a list")
    write(easel, "Our garden")
    assert easel.back()
    assert easel.reads("Discard what you wrote?")
    easel.tap("Keep it")
    assert easel.page.lines[0].field.text == "Our garden"
    easel.back()
    easel.tap("Discard")
    easel.wait(lambda: easel.reads("Write a list"), "the lists")
    assert themes(easel) == []


def test_back_from_an_empty_list_asks_nothing(easel):
    easel.go("words")
    easel.tap("Write a list")
    easel.back()
    assert easel.reads("Write a list")


def test_lines_that_are_pasted_into_a_line_go_into_those_below_it(easel):
    easel.go("word_list")
    easel.page.lines[0].field.insert_text(GARDEN.replace("\n", "\r\n") + "\r\none too many\n")
    assert [line.field.text for line in easel.page.lines] == GARDEN.split("\n")
    easel.page.lines[6].field.text = ""
    easel.page.lines[6].field.insert_text("\n  ladder\n")
    assert easel.page.lines[6].field.text == "  ladder"
    easel.tap("Save")
    assert easel.app.library.words.own()[0].written.words[5] == "ladder", "as it will be dealt"


def test_what_nobody_can_see_is_not_taken_into_a_line_and_none_is_endless(easel):
    easel.go("word_list")
    easel.page.lines[1].field.insert_text("sh\u202e\u0000\u200bed")
    assert easel.page.lines[1].field.text == "shed"
    easel.page.lines[2].field.insert_text("g" * 5000)
    assert len(easel.page.lines[2].field.text) < 60


def test_enter_leads_from_line_to_line_and_then_saves(easel):
    easel.go("word_list")
    write(easel, GARDEN)
    for place in range(7):
        easel.page.lines[place].field.dispatch("on_text_validate")
        assert easel.page.lines[place + 1].field.focus
    easel.page.lines[7].field.dispatch("on_text_validate")
    assert themes(easel) == ["Our garden"]


# Changing and removing


def test_a_list_is_renamed(easel):
    easel.app.library.words.add(own_list(GARDEN))
    easel.go("words")
    easel.tap("Our garden")
    easel.page.lines[0].field.text = "Behind the house"
    easel.tap("Save")
    assert themes(easel) == ["Behind the house"]


def test_removing_a_list_can_be_undone(easel):
    easel.app.library.words.add(own_list(GARDEN), own_list(PETS))
    easel.go("words")
    easel.tap("Our garden")
    easel.tap("Remove")
    easel.wait(lambda: easel.reads("Removed “Our garden”."), "the way back")
    assert themes(easel) == ["Our pets"]
    easel.tap("Undo")
    assert themes(easel) == ["Our garden", "Our pets"]


def test_a_removed_list_whose_words_were_used_again_stays_away_with_a_reason(easel):
    (kept,) = easel.app.library.words.add(own_list(GARDEN))
    easel.go("words")
    easel.tap("Our garden")
    easel.tap("Remove")
    easel.app.library.words.add(own_list(GARDEN))
    easel.tap("Undo")
    assert easel.app.room.notice is not None
    assert len(themes(easel)) == 1


def test_a_list_in_three_languages_is_read_in_the_language_spoken(easel):
    easel.go("words")
    shipped = load_level(1)[0]
    easel.page.take(msgspec.json.encode([shipped]))
    easel.frames(2)
    assert easel.reads(shipped.theme.en)
    easel.app.change(language="uk")
    easel.frames(2)
    easel.tap(shipped.theme.uk)
    assert easel.reads("трьома мовами")
    assert not easel.reads("Зберегти")
    easel.tap("Видалити")
    assert themes(easel) == []


# From outside


@pytest.fixture
def files(easel, monkeypatch):
    """The chooser, and what the player chooses in it: bytes, or a sentence why there is nothing."""
    from app.tablet import device

    chosen = []

    def choose_file(most, take, failed):
        assert most == OWN_FILE_BYTES
        what = chosen.pop()
        (take if isinstance(what, bytes) else failed)(what)

    monkeypatch.setattr(device, "choose_file", choose_file)
    easel.go("words")
    return chosen


def test_a_file_of_lists_is_kept(easel, files):
    files.append("\n\n".join((GARDEN, PETS, KITCHEN)).encode("utf-8-sig"))
    easel.tap("From a file")
    assert themes(easel) == ["Our garden", "Our pets", "At the stove"]
    assert easel.reads("Saved 3 lists.")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xd8\xff\xe0 a picture", "The file is not a text in UTF-8."),
        (b"x" * (OWN_FILE_BYTES + 1), "The file is too big: at most 256 kilobytes."),
        (b"", "The file has no list."),
        (b"[" * 100_000, "The file cannot be read as word lists"),
        (b'{"theme": "Our garden"}', "The file cannot be read as word lists"),
        (f"{GARDEN}\n\n{PETS}\nRex".encode(), "“Our pets” has 8 words; a list has 7."),
        (b"\n\n".join(b"Theme %d" % number for number in range(400)), "The file has 400 lists; at most 300 are read."),
    ],
)
def test_a_hostile_file_is_refused_with_its_reason_and_nothing_is_kept(easel, files, content, said):
    files.append(content)
    easel.tap("From a file")
    assert easel.reads(said)
    assert easel.reads("Nothing was saved.")
    assert themes(easel) == []
    for size in SIZES:
        easel.turn(*size)
        assert not easel.outside()
    easel.back()
    assert not easel.app.room.sheets


def test_everything_wrong_with_many_lists_is_said_at_once(easel, files):
    files.append(f"{GARDEN}\nmore\n\n{PETS.replace('Rex', 'Minka')}\n\n{KITCHEN}".encode())
    easel.tap("From a file")
    assert easel.reads("“Our garden” has 8 words")
    assert easel.reads("In “Our pets”, “Minka” appears more than once.")


def test_more_lists_than_there_is_room_for_are_refused(easel, files):
    def letters(number):
        return "".join("abcdefghij"[number // 10**power % 10] for power in range(4))

    lists = [
        "\n".join(letters(place) for place in range(8 * number, 8 * number + 8)) for number in range(MOST_OWN_LISTS + 1)
    ]
    files.append("\n\n".join(lists).encode())
    easel.tap("From a file")
    easel.wait(lambda: easel.reads(f"There is room for {MOST_OWN_LISTS} lists of your own."), "the refusal")
    files.append("\n\n".join(lists[1:]).encode())
    easel.back()
    easel.tap("From a file")
    assert len(themes(easel)) == MOST_OWN_LISTS
    files.append(lists[0].encode())
    easel.tap("From a file")
    easel.wait(lambda: easel.reads(f"There is room for {MOST_OWN_LISTS} lists of your own."), "the refusal")


def test_one_list_with_slips_is_opened_where_they_can_be_mended(easel, files):
    files.append(GARDEN.replace("hammock", "gate").encode())
    easel.tap("From a file")
    easel.frames(2)
    assert faults(easel) == {7: "This word is here twice"}
    easel.page.lines[7].field.text = "hammock"
    easel.tap("Save")
    assert themes(easel) == ["Our garden"]


def test_a_file_that_cannot_be_read_is_told_of(easel, files):
    files.append("This file cannot be read. Choose a plain text file.")
    easel.tap("From a file")
    assert easel.reads("This file cannot be read.")


def test_what_was_copied_is_pasted(easel, monkeypatch):
    from app.tablet import device

    monkeypatch.setattr(device, "copied", lambda: f"\n\n{GARDEN}\n")
    easel.go("words")
    easel.tap("Paste")
    assert themes(easel) == ["Our garden"]
    monkeypatch.setattr(device, "copied", lambda: " \n")
    easel.tap("Paste")
    assert easel.reads("Nothing is copied.")
    monkeypatch.setattr(device, "copied", lambda: "lone surrogate \ud800")
    easel.tap("Paste")
    easel.frames(2)
    assert easel.reads("7 words are missing.")


def chosen_by(easel, monkeypatch, open_file):
    """What comes of a file that plyer's chooser gave: its bytes, or a sentence."""
    import plyer

    from app.tablet import file_chooser

    monkeypatch.setattr(plyer.filechooser, "open_file", open_file, raising=False)
    came = []
    file_chooser.choose(file_chooser.text(100), came.append, came.append)
    return came


def test_the_chooser_reads_plain_files_and_nothing_else(easel, monkeypatch, tmp_path):
    text, long, pipe = tmp_path / "lists.txt", tmp_path / "long.txt", tmp_path / "pipe"
    text.write_text(GARDEN[:90], encoding="utf-8")
    long.write_bytes(b"x" * 1000)
    os.mkfifo(pipe)
    cannot = "This file cannot be read. Choose a plain text file."
    for path, wanted in (
        (text, GARDEN[:90].encode()),
        (long, b"x" * 101),
        (tmp_path, cannot),
        (pipe, cannot),
        (Path("/dev/zero"), cannot),
        (tmp_path / "gone", cannot),
        ("nul\0in it", cannot),
    ):
        came = chosen_by(easel, monkeypatch, lambda path=path: [str(path)])
        easel.wait(lambda came=came: came, f"an answer about {path!r}")
        assert came == [wanted]


def test_a_desktop_without_a_chooser_says_what_to_do_instead(easel, monkeypatch):
    def open_file():
        raise OSError("No back-end available.")

    came = chosen_by(easel, monkeypatch, open_file)
    easel.wait(lambda: came, "an answer")
    assert came[0].startswith("Files cannot be chosen here.")


# Looks


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["uk", "ru", "en"])
def test_every_page_of_words_can_be_read_and_touched(open_easel, size, language):
    easel = open_easel(size=size, language=language)
    easel.app.library.words.add(own_list(GARDEN), own_list(PETS))
    pages = [("words", {}), ("word_levels", {"level": 4}), ("word_list", {"lines": ("Щ" * 40,) * 8})]
    pages.append(("word_list", {"kept": easel.app.library.words.own()[0]}))
    for name, what in pages:
        easel.go(name, **what)
        easel.frames(2)
        assert not easel.outside(), name
        assert not easel.hard_to_read(), name
        assert not easel.too_small(), name


def test_a_page_that_fits_does_not_move_under_a_finger(easel):
    easel.go("words")
    easel.frames(3)
    heading = easel.find("Our own")
    place = heading.to_window(*heading.center)
    easel.down(*place)
    for step in range(1, 12):
        easel.move(place[0], place[1] - 30 * step)
        assert heading.to_window(*heading.center) == place
    easel.up()
    easel.frames(10)
    assert heading.to_window(*heading.center) == place


def test_our_lists_are_read_level_by_level(easel):
    easel.go("words")
    easel.tap("Ready-made lists")
    assert easel.reads(load_level(1)[53].theme.en)
    easel.app.library.words.remember(["4-001", "4-002", "4-003"])
    easel.tap("4  Devilish")
    assert easel.reads(load_level(4)[35].theme.en)
    assert easel.reads("Played on this device: 3 of 36.")


# At the table

SEATS = tuple(Seat(name, place) for place, name in enumerate(("Ada", "Bo", "Cy")))


@pytest.fixture
def table(easel, monkeypatch):
    """Opens matches of Pictomania without their board; gives the scene that everybody sees."""
    monkeypatch.setattr(easel.app, "go", lambda *args, **rest: None)

    def begin(options=b"{}", variant="live"):
        easel.app.bridge.latest = None
        easel.app.begin("pictomania", variant, options, SEATS)
        return easel.wait(lambda: easel.app.bridge.latest, "the table").spectator

    return begin


def test_P7_no_list_comes_back_in_a_later_match_before_all_of_its_level_were_seen(easel, table):
    racks = [[shelf.list for shelf in table().view.rack] for _ in range(18)]
    shown = [one for rack in racks for one in rack]
    assert len(set(shown)) == 54
    assert easel.app.library.words.seen(1) == set(racks[-1])


def test_P7_what_was_seen_is_known_after_the_app_was_closed(open_easel, tmp_path, monkeypatch):
    easel = open_easel(tmp_path)
    monkeypatch.setattr(easel.app, "go", lambda *args, **rest: None)
    easel.app.begin("pictomania", "live", b"{}", SEATS)
    easel.wait(lambda: easel.app.bridge.latest, "the table")
    rack = {shelf.list for shelf in easel.app.bridge.latest.spectator.view.rack}
    easel = open_easel(tmp_path)
    assert easel.app.library.words.seen(1) == rack


def test_own_lists_are_mixed_in_if_the_table_wants_that(easel, table):
    easel.app.library.words.add(own_list(GARDEN), own_list(PETS), own_list(KITCHEN))
    table()
    assert own_in_match(easel) == []
    easel.app.library.change(own_words=True)
    table()
    assert own_in_match(easel) == ["Our garden", "Our pets", "At the stove"]


def own_in_match(easel):
    """The themes of the own lists that the newest match was opened with."""
    from engine.journal import summary

    newest = max(easel.app.library.match_files(), key=lambda path: path.stat().st_mtime_ns)
    return [one["theme"] for one in json.loads(bytes(summary(newest).opened.options))["own"]]


def test_the_table_remembers_what_was_agreed_and_not_what_was_seen(easel, table):
    easel.app.library.words.add(own_list(GARDEN))
    easel.app.library.change(own_words=True)
    table(b'{"hurry":true}')
    assert easel.app.library.last_table("pictomania").options == '{"hurry":true}'


def test_too_few_own_lists_are_told_of_before_a_match_is_opened(easel):
    easel.app.library.words.add(own_list(GARDEN))
    easel.app.begin("pictomania", "live", b'{"levels":[0,0,0,0]}', SEATS)
    assert easel.reads("You have 1 list of your own; the rounds that you want to play with them need 12.")
    assert easel.app.library.match_files() == []


def test_the_set_up_offers_own_lists_only_where_there_are_words(easel):
    easel.go("setup", game="pictomania")
    easel.frames(2)
    assert not easel.reads("Mix in our own words")
    easel.tap("Word lists")
    easel.tap("Write a list")
    write(easel, GARDEN)
    easel.tap("Save")
    easel.back()
    easel.frames(2)
    assert easel.reads("1 list of your own")
    easel.tap("Mix in our own words")
    assert easel.app.library.settings.own_words
    easel.go("setup", game="yokai")
    easel.frames(2)
    assert not easel.reads("Word lists")


def test_own_lists_alone_are_offered_when_there_are_enough(easel, monkeypatch):
    begun = []
    monkeypatch.setattr(easel.app, "begin", lambda *match: begun.append(match))
    letters = [f"{first}{second}{third}" for first in "abcde" for second in "fghij" for third in "klmno"]
    lists = [OwnList(one[0], tuple(one[1:])) for one in (letters[8 * n : 8 * n + 8] for n in range(12))]
    kept = easel.app.library.words.add(*lists)
    easel.go("setup", game="pictomania")
    easel.tap("Only our own")
    easel.tap("Start")
    assert b'"levels":[0,0,0,0]' in begun[0][2]
    easel.app.library.remember_table("pictomania", "passed", begun[0][2], SEATS)
    easel.app.library.words.remove(kept[0])
    easel.go("setup", game="pictomania")
    assert easel.page.agreed["levels"] == (1, 2, 3, 4), "what can no longer be played is not chosen"
