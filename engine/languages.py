"""The languages in which Easel speaks, words are dealt and clues are understood."""

from typing import Literal, get_args

Language = Literal["en", "uk", "ru"]

LANGUAGES: tuple[Language, ...] = get_args(Language)
