"""The looks of the app that a walk may switch between: known before there is a window.  No Kivy here."""

from typing import NamedTuple

from engine.languages import LANGUAGES


class Look(NamedTuple):
    """What can be switched in the settings while one looks."""

    lang: str
    night: bool

    def __str__(self) -> str:
        return f"{self.lang}-{'night' if self.night else 'day'}"


LOOKS = {str(look): look for look in (Look(lang, night) for lang in LANGUAGES for night in (False, True))}
