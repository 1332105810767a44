"""A long press on words reads them aloud, for whoever cannot read them yet, or no longer.

What is read is what lies on top where the finger is: a curtain, a sheet or a card hides all that is under it.  A widget
that ``keeps_quiet`` is not read: what only one may know, and what is held for another reason.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from app.look import text
from app.look.text import _
from app.tablet import voice
from app.ui.card import Card
from app.ui.lettering import Lettering
from app.ui.paper import PaperBacked
from app.ui.signs import Sign
from app.ui.still_picture import Still
from app.ui.touch import READ, Finger, Touch

LONG = 0.7
"""Seconds of holding: longer than the slowest tap, and than what lifts a curtain."""

FIRST_SIGHT = 0.25
"""Seconds after which it is seen what lies under the finger: a tap needs no look."""

FRAME = 0.05
"""Seconds that one frame counts at most: while the tablet was busy nobody held anything."""

TREMBLE = 12
"""So far (dp) a finger may stray while it holds."""


@dataclass
class _Press:
    place: tuple[float, float]
    touch: Touch
    held: float = 0.0
    words: str | None = None


class ReadAloud:
    """Listens to the fingers of the window.  ``tell`` says, once for each reason, why nothing is heard."""

    def __init__(self, shown: Widget, wanted: Callable[[], bool], tell: Callable[[str], None]) -> None:
        self._shown, self._wanted, self._tell = shown, wanted, tell
        self._presses: dict[Finger, _Press] = {}
        self._told: set[str] = set()
        self._holds = Clock.create_trigger(self._hold, 0, interval=True)
        Window.bind(on_touch_down=self._down, on_touch_move=self._move, on_touch_up=self._up)

    def stop(self) -> None:
        Window.unbind(on_touch_down=self._down, on_touch_move=self._move, on_touch_up=self._up)
        self._presses.clear()
        self._holds.cancel()
        voice.voice.hush()

    # Fingers ------------------------------------------------------------------------------------------------------

    def _down(self, window: object, touch: Touch) -> None:
        if self._wanted() and not touch.is_mouse_scrolling:
            self._presses[touch.uid] = _Press(touch.pos, touch)
            self._holds()

    def _move(self, window: object, touch: Touch) -> None:
        press = self._presses.get(touch.uid)
        if press is not None and max(abs(touch.x - press.place[0]), abs(touch.y - press.place[1])) > dp(TREMBLE):
            self._forget(touch.uid)

    def _up(self, window: object, touch: Touch) -> None:
        self._forget(touch.uid)

    def _forget(self, finger: Finger) -> None:
        self._presses.pop(finger, None)
        if not self._presses:
            self._holds.cancel()

    def _hold(self, dt: float) -> None:
        for finger, press in list(self._presses.items()):
            press.held += min(dt, FRAME)
            if press.words is None and press.held >= FIRST_SIGHT:
                press.words = words_at(self._shown, *press.place)
            if press.words == "":
                self._forget(finger)
            elif press.held >= LONG:
                self._forget(finger)
                if words_at(self._shown, *press.place) == press.words:  # else it changed under the finger
                    self._read(press)

    # Reading ------------------------------------------------------------------------------------------------------

    def _read(self, press: _Press) -> None:
        if not voice.voice.may_speak():  # the press is a press
            self._explain("none", "")
            return
        press.touch.ud[READ] = True
        words = press.words or ""
        language = language_of(words, text.spoken())
        voice.voice.say(words, language, lambda why: self._explain(why, language))

    def _explain(self, why: str, language: str) -> None:
        if why + language in self._told:
            return
        self._told.add(why + language)
        if why == "none":
            self._tell(_("This device has no voice to read words aloud. Ask somebody at the table."))
        else:
            name = text.LANGUAGES[language]
            self._tell(_("The voice of this device does not know {language} yet.", language=name))


# What lies under a finger ---------------------------------------------------------------------------------------------


def words_at(shown: Widget, x: float, y: float) -> str:
    """What can be read at that place of the window, or nothing."""
    return _at(shown, x, y) or ""


def _at(widget: Widget, x: float, y: float) -> str | None:
    """The words there, "" where something hides whatever lies below, None where there is nothing."""
    if not widget.opacity:
        return None
    here = widget.collide_point(x, y)
    if isinstance(widget, ScrollView) and not here:
        return None
    if here and getattr(widget, "keeps_quiet", False):
        return ""
    inner = widget.to_local(x, y)
    for child in widget.children:
        if (found := _at(child, *inner)) is not None:
            return found or (_all_of(widget) if here and isinstance(widget, ButtonBehavior) else "")
    if isinstance(widget, Still):
        for piece in reversed(widget.pieces):
            if (found := _at(piece, x, y)) is not None:
                return found
    if not here:
        return None
    if isinstance(widget, Lettering):
        return _said(widget) or None
    if isinstance(widget, ButtonBehavior):
        return _all_of(widget)
    hides = isinstance(widget, PaperBacked | Card) or getattr(widget, "hides_all", False)
    return "" if hides else None


def _said(label: Lettering) -> str:
    return "" if isinstance(label, Sign) else str(label.text)


def _all_of(button: Widget) -> str:
    """Every word on it, or what its sign means."""
    labels = list(_labels(button))
    words = [said for label in labels if (said := _said(label))]
    return ". ".join(words) or next((label.meaning for label in labels if isinstance(label, Sign)), "")


def _labels(widget: Widget) -> Iterator[Lettering]:
    if not widget.opacity or getattr(widget, "keeps_quiet", False):
        return
    if isinstance(widget, Lettering):
        yield widget
    for child in reversed(widget.children):
        yield from _labels(child)


# In which language it is ----------------------------------------------------------------------------------------------

ONLY = {"uk": frozenset("іїєґ"), "ru": frozenset("ыэъё")}
"""Letters that one of two alphabets has."""


def language_of(words: str, spoken: str) -> str:
    """The language that some words are in, as their letters tell; else the one that is ``spoken`` here."""
    letters = {letter for letter in words.lower() if letter.isalpha()}
    cyrillic = {letter for letter in letters if "а" <= letter <= "ӿ"}
    if letters and not cyrillic:
        return "en"
    for language, only in ONLY.items():
        if letters & only:
            return language
    return "uk" if cyrillic and spoken == "en" else spoken
