"""Brings what was played into the album: matches that ended are read beside the Kivy thread, and kept on it."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from app.shell import App
from app.tablet.background import beside
from engine import rules
from engine.gate import Refused
from engine.library import Library, Played, read_evening
from engine.library.told_clues import turned_over
from engine.table import AnyScene


def gather(app: App, done: Callable[[], None] = lambda: None) -> bool:
    """Takes in the evenings that the album has not got yet; whether anything is looked at, and so ``done`` follows."""
    unread = app.library.unread_evenings()
    if unread:
        beside(lambda: _read(unread), lambda played: _keep(app, played, done))
    return bool(unread)


def gather_match(app: App, match: str, done: Callable[[], None] = lambda: None) -> None:
    """The same for the match that ended just now; ``done`` follows in any case."""
    path = None if app.library.album.knows(match) else app.library.file_of(match)
    if path is None:
        done()
    else:
        beside(lambda: _read([path]), lambda played: _keep(app, played, done))


def keep_clue(library: Library, scene: AnyScene) -> None:
    """What was told and turned over at a table whose evening hangs in another device's album."""
    with suppress(Refused, IndexError):  # nothing that a player would miss; a host may point at what is not there
        clue = turned_over(rules.game(scene.game), scene.view, scene.bots)
        if clue is not None and not library.closed:
            library.album.keep_told(scene.match, clue)


def _read(paths: list[Path]) -> list[Played]:
    found = []
    for path in paths:
        try:
            played = read_evening(path)
        except Refused:  # damaged: the file stays where it is, and the album does without it
            continue
        if played is not None:
            found.append(played)
    return found


def _keep(app: App, played: list[Played], done: Callable[[], None]) -> None:
    try:
        for evening in played:
            app.library.album.keep(evening)
    except Refused as refused:
        app.tell(refused.why)
    done()
