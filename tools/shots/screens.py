"""The pictures of the pages: of the app when it is new, its players, its settings, the rules of each game."""

from typing import Any

from app.home.waiting_match import MatchChooser
from engine.decks.own_lists import OwnList
from tests.harness.drawn_evenings import sketch
from tools.shots.walk import Walk

PAGES = ("players", "player", "settings", "words", "word_levels", "word_list", "about", "album", "new_deck", "rules")


LISTS = {
    "en": ("Things in the shed", "rake", "spade", "hoe", "broom", "pitchfork", "watering can", "wheelbarrow"),
    "uk": ("Усе в сараї", "граблі", "лопата", "сапа", "мітла", "вила", "лійка", "тачка"),
    "ru": ("Всё в сарае", "грабли", "лопата", "тяпка", "метла", "вилы", "лейка", "тачка"),
}
"""What a family might have written: a theme and seven words."""

DAMAGED = b"SQLite format 3\0" + b"?" * 400


def pictures(walk: Walk) -> None:
    walk.look("home-new")
    walk.people()
    pages(walk)
    players(walk)
    words(walk)
    questions(walk)
    damaged(walk)


def pages(walk: Walk) -> None:
    app: Any = walk.app
    for name in PAGES:
        app.go(name)
        walk.look(name)
        app.go("home")
    for game in ("yokai", "pictomania", "dixit", "pictoric"):
        app.go("rules", game=game)
        walk.look(f"rules-{game}")
        app.go("home")
        app.go("setup", game=game)
        walk.look(f"setup-{game}")
        app.go("home")


def players(walk: Walk) -> None:
    """One who is remembered, with a face, and what is said when they are removed."""
    app: Any = walk.app
    somebody = app.library.add({"en": "Ada", "uk": "Ада", "ru": "Ада"}[walk.lang], 5, sketch("balloon", 1))
    app.go("players")
    app.room.page.refill()
    app.go("player", player=somebody, removed=app.room.page._was_removed)
    walk.look("player-known")
    app.room.page._remove()
    walk.look("players-removed")
    app.go("home")


def words(walk: Walk) -> None:
    """A list of the table's own: wrong, right, and removed."""
    app: Any = walk.app
    theme, *listed = LISTS[walk.lang]
    app.go("words")
    app.go("word_list", lines=(theme, listed[0], listed[0], *listed[2:5]))
    walk.look("word_list-wrong")
    app.room.page._leave()
    (kept,) = app.library.words.add(OwnList(theme, tuple(listed)))
    app.room.page.refill()
    walk.look("words-own")
    app.go("word_list", kept=kept, removed=app.room.page._was_removed)
    app.room.page._remove()
    walk.look("words-removed")
    app.go("home")


def questions(walk: Walk) -> None:
    app: Any = walk.app
    app.go("setup", game="yokai")
    app.room.page._ask_who(0)
    walk.look("setup-seat")
    app.go("home")
    app.go("settings")
    walk.look_at_question("settings-delete", app.room.page._ask_delete)
    app.go("home")


def damaged(walk: Walk) -> None:
    """A match whose file was spoiled."""
    app: Any = walk.app
    file = app.library.matches / "20990101000000-x.easel"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(DAMAGED)
    app.room.page.refill()
    walk.look("home-damaged")
    MatchChooser(app).lay()
    walk.look("matches-damaged")
    app.back()
    file.unlink()
    app.room.page.refill()
