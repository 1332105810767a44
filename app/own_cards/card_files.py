"""Where the pictures of our own cards are."""

from pathlib import Path

from kivy.app import App

from engine.library import Library


def own_picture(card: str) -> Path | None:
    """The file of a card of our own, if it is one and this device has it."""
    library: Library | None = getattr(App.get_running_app(), "library", None)
    return None if library is None else library.decks.path_of(card)
