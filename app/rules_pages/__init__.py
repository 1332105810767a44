"""The rules of each game in our own words, short, as the app tells them: one module a game."""

from importlib import import_module

from app.rules_pages.figures import Figure, Part, Step

__all__ = ["Figure", "Part", "Step", "parts"]


def parts(game: str) -> tuple[Part, ...]:
    """The parts of a game's rules, in the language that is spoken now."""
    found: tuple[Part, ...] = import_module(f"app.rules_pages.{game}").parts()
    return found
