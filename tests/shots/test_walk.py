"""A walk in several looks: each is switched on the spot, every moment is reached again, and all is as it was."""

from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from app.ui import hints

UK_NIGHT, RU_DAY = "uk-night", "ru-day"


@pytest.fixture
def walk(tmp_path, monkeypatch):
    from tools.shots.looks import LOOKS
    from tools.shots.walk import Walk

    for name in ("HESITATION", "FIRST_LOOK", "GLANCE"):
        monkeypatch.setattr(hints, name, getattr(hints, name))  # the walk changes them
    found = Walk(
        tmp_path / "device",
        tmp_path / "out",
        "en",
        (640, 360),
        "",
        also=(LOOKS[UK_NIGHT], LOOKS[RU_DAY], LOOKS["en-day"]),
    )
    found.out.mkdir()
    yield found
    found.stage.close()


def names(walk: Any) -> list[str]:
    return [path.relative_to(walk.out).as_posix() for path in walk.taken]


@pytest.mark.draws
def test_a_moment_is_seen_in_each_look_and_all_is_as_it_was(walk):
    walk.app.go("settings")
    seen = []
    walk.look("settings", lambda: seen.append(str(walk.now)))
    assert names(walk) == ["en-day/settings.jpg", "uk-night/settings.jpg", "ru-day/settings.jpg"]
    assert seen == ["en-day", UK_NIGHT, RU_DAY, "en-day"], "the way is gone again in the look of the walk"
    chosen = walk.app.library.settings
    assert (chosen.language, chosen.night) == ("en", False)
    by_day, by_night = (_brightness(walk.out / name) for name in names(walk)[:2])
    assert by_day > 2 * by_night


@pytest.mark.draws
def test_a_moment_that_outlives_no_switch_is_seen_once(walk):
    walk.look_once("home")
    assert names(walk) == ["en-day/home.jpg"]


@pytest.mark.draws
def test_every_hint_that_fits_is_seen_in_each_look_however_seldom_the_page_has_looked(walk):
    from engine.seats import Seat

    seats = Seat("Ada", 0), Seat("Owl", 1, bot="weak"), Seat("Hare", 2, bot="weak")
    walk.app.bridge.pace = 60.0
    walk.app.begin("dixit", "classic", b"{}", seats, seed=12)
    page = walk.stage.wait(lambda: walk.app.room.page.scenes and walk.app.room.page, "the match")
    walk.stage.wait(lambda: page.board.hints(), "what a first match is told")
    asked = {hint.key for hint in page.board.hints()}
    walk.look_for_hints()
    assert {f"{look}/hint-{key}.jpg" for key in asked for look in walk.looks} <= set(names(walk))


@pytest.mark.draws
def test_an_occasion_is_walked_anew_in_each_look_without_what_the_one_before_has_left(walk):
    from engine.seats import Seat

    found = []

    def occasion(here: Any) -> None:
        library = here.app.library
        found.append((here.lang, library.settings.known_hints, len(library.match_files())))
        here.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0), Seat("Bo", 1)))
        here.stage.wait(lambda: here.app.room.page.scenes, "the match")
        here.app.go("home")
        library.change(known_hints=("yokai-pick",))
        here.look("home")

    walk.in_each_look(occasion)
    assert found == [("en", (), 0), ("uk", (), 0), ("ru", (), 0)]
    assert names(walk) == ["en-day/home.jpg", "uk-night/home.jpg", "ru-day/home.jpg"]
    assert len(walk.app.library.match_files()) == 1, "the last one's stays, as after a walk in one look"
    walk.look("home-again")
    assert len(walk.taken) == 6, "and from here on each moment is switched again"


def _brightness(path: Path) -> float:
    with Image.open(path) as picture:
        return float(picture.convert("L").resize((1, 1)).getpixel((0, 0)))
