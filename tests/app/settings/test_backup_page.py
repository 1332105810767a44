"""A backup made on one tablet and brought back on another, by touch."""

import pytest

from app.tablet import device, share_sheet
from engine.seats import Seat
from tests.harness import drawn_evenings
from tests.library.evenings import play


@pytest.fixture
def desk(monkeypatch):
    """A place where files are put and from which they are chosen."""
    files = {}

    def share(name, kind, content, tell):
        files[share_sheet.file_name(name, kind)] = content

    def choose_backup(most, take, failed):
        take(next(iter(files.values())))

    monkeypatch.setattr(share_sheet, "share", share)
    monkeypatch.setattr(device, "choose_backup", choose_backup)
    return files


def backed_up(easel, desk):
    easel.go("settings")
    easel.tap("Backup")
    easel.tap("Make a backup")
    easel.wait(lambda: desk, "the backup")


def test_a_family_takes_everything_to_a_new_tablet(open_easel, desk, tmp_path):
    old = open_easel(folder=tmp_path / "old", night=True)
    library = old.app.library
    ada = library.add("Ada", 0)
    library.album.keep(drawn_evenings.evening(1, [Seat("Ada", 0, player=ada.id), Seat("Bo", 1), Seat("Cy", 2)], 1))
    play(library, until=lambda state: state.phase == "drawing")[1].close()
    backed_up(old, desk)
    (name,) = desk
    assert name.startswith("Easel 20") and name.endswith(".easelbackup")
    new = open_easel(folder=tmp_path / "new", settings_first=False)
    new.go("settings")
    new.tap("Backup")
    new.tap("Restore a backup")
    new.wait(lambda: new.reads("Restored: 1 player, 1 evening, 3 drawings and 1 unfinished match."), "the end")
    assert new.app.library.settings.night
    new.go("home")
    assert new.reads("Play on")
    new.go("backup")
    new.tap("Restore a backup")
    new.wait(lambda: new.reads("Everything in it was here already."), "the end")
    new.app.change(language="uk")
    new.frames(3)
    assert new.reads("Усе з цієї копії тут уже є."), "in the language chosen meanwhile"


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda content: content[:-1], "This backup is damaged. Nothing was changed."),
        (lambda content: b"PK\3\4" + content, "This file is not an Easel backup."),
    ],
)
def test_a_bad_file_is_refused_in_words_and_changes_nothing(easel, desk, spoil, said):
    easel.app.library.add("Ada", 0)
    backed_up(easel, desk)
    easel.app.library.remove(easel.app.library.players()[0])
    desk["spoiled"] = spoil(desk.pop(next(iter(desk))))
    easel.tap("Restore a backup")
    easel.wait(lambda: easel.reads(said), "the refusal")
    assert easel.app.library.players() == []


@pytest.mark.parametrize("size", [(1280, 800), (360, 640), (640, 360)])
def test_the_page_fits_every_screen_and_language(open_easel, size):
    easel = open_easel(size=size)
    for language in ("en", "uk", "ru"):
        easel.app.change(language=language)
        easel.go("backup")
        assert not easel.outside() and not easel.too_small() and not easel.hard_to_read(), language
