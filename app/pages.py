"""Every page of the app by its name, and the module that has it.  Imported when first shown."""

from importlib import import_module

from app.shell import App
from app.ui.page import Page

PAGES = {
    "home": "app.home.page",
    "setup": "app.setup.page",
    "play": "app.play.page",
    "result": "app.result.page",
    "rules": "app.rules_pages.page",
    "lesson": "app.lesson.page",
    "players": "app.players.page",
    "player": "app.players.player_page",
    "tables": "app.lan.tables_page",
    "join": "app.lan.join_page",
    "lobby": "app.lan.lobby_page",
    "album": "app.album.page",
    "evening": "app.album.evening_page",
    "book": "app.album.book_page",
    "chapter": "app.album.chapter_page",
    "drawing": "app.album.drawing_page",
    "decks": "app.own_cards.decks_page",
    "deck": "app.own_cards.deck_page",
    "new_deck": "app.own_cards.deck_name_page",
    "words": "app.word_lists.page",
    "word_levels": "app.word_lists.shipped_lists_page",
    "word_list": "app.word_lists.list_page",
    "sketchbook": "app.sketchbook.page",
    "settings": "app.settings.page",
    "about": "app.settings.about_page",
    "backup": "app.settings.backup_page",
}


def make(name: str, app: App, **what: object) -> Page:
    """A new page of that name, not filled yet."""
    page: Page = import_module(PAGES[name]).PAGE(app, **what)
    return page
