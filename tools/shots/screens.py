"""The pictures of the pages: of the app when it is new, its players, its settings, the rules of each game."""

from tools.shots.walk import Walk

PAGES = ("players", "player", "settings", "words", "word_levels", "word_list", "about", "album", "new_deck", "rules")


def pictures(walk: Walk) -> None:
    app = walk.app
    walk.look("home-new")
    walk.people()
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
