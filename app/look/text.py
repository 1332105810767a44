"""The app's languages: sentences, plurals and names in the language that is spoken now."""

import gettext as catalogues
import locale
import os
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from engine import sentences
from engine.rules import Why, WhyLine

LOCALE = Path(__file__).parents[2] / "assets" / "locale"
DOMAIN = "easel"

LANGUAGES = {"en": "English", "uk": "Українська", "ru": "Русский"}
"""Each under the name that its speakers look for."""

_spoken = "en"
_catalogue = catalogues.NullTranslations()


def speak(language: str) -> None:
    """Chooses the language; what is on the screen already must be built again."""
    global _spoken, _catalogue
    _spoken = language if language in LANGUAGES else "en"
    _catalogue = catalogue_of(_spoken)


@cache
def catalogue_of(language: str) -> catalogues.NullTranslations:
    """Read once: bots are called by their names in every language with each scene."""
    found = catalogues.translation(DOMAIN, LOCALE, [language], fallback=True)
    for path in sorted((LOCALE / language / "LC_MESSAGES").glob("*.mo")):
        if path.stem != DOMAIN:  # of a game that brings a catalogue of its own
            found.add_fallback(catalogues.translation(path.stem, LOCALE, [language]))
    return found


def spoken() -> str:
    return _spoken


Said = TypeVar("Said")


def in_every_language(say: Callable[[], Said]) -> tuple[Said, ...]:
    """What is said in each of the languages; afterwards the same is spoken as before."""
    before, found = _spoken, []
    try:
        for language in LANGUAGES:
            speak(language)
            found.append(say())
    finally:
        speak(before)
    return tuple(found)


def of_the_desktop() -> str:
    """The language that a desktop is set to, such as "uk_UA.UTF-8"."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name]
    return locale.getlocale()[0] or "en"


def likely(system: str) -> str:
    """The language to start with on a device that is set to ``system`` (such as "uk-UA")."""
    language = system[:2].lower()
    return language if language in LANGUAGES else "en"


def _(message: str, **args: object) -> str:
    """The sentence in the language spoken now, with its arguments in place."""
    said = _catalogue.gettext(message)
    return said.format(**args) if args else said


def ngettext(one: str, many: str, n: int, **args: object) -> str:
    """The same, with the grammatical form that goes with ``n``."""
    return _catalogue.ngettext(one, many, n).format(n=n, **args)


def as_it_stands(message: str) -> str:
    """The sentence in the language spoken now, with places for its arguments."""
    return _catalogue.gettext(message)


def form_of(one: str, many: str, n: int) -> str:
    """The same, in the grammatical form that goes with ``n``."""
    return _catalogue.ngettext(one, many, n)


def sentence(line: Why | WhyLine, game: str | None = None, names: Sequence[str] = ()) -> str:
    """What a refusal or a score line says.  Where it speaks of a ``seat``, ``names`` gives the name."""
    said = sentences.said(line.key, game)
    args: dict[str, int | str] = dict(line.args)
    seat = args.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(names):
        args["seat"] = names[seat]
    if isinstance(said, tuple):
        return _catalogue.ngettext(said[0], said[1], int(args["n"])).format(**args)
    return _catalogue.gettext(said).format(**args)


def listed(names: Sequence[str]) -> str:
    """Ada; Ada and Bo; Ada, Bo and Cy."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def points(n: int) -> str:
    return ("−" if n < 0 else "") + ngettext("{n} point", "{n} points", abs(n))


def plain(n: int) -> str:
    """A score, with a true minus."""
    return str(n) if n >= 0 else f"−{-n}"


def signed(n: int) -> str:
    """A change of a score: +3, 0 or −2 with a true minus."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"
