"""What is heard and felt: ``play("card")`` anywhere on Kivy's thread.  It never keeps a frame waiting, and never fails.

The sounds are files in assets/sounds, made by ``tools/sounds``.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from kivy.clock import Clock
from kivy.metrics import Metrics

from app.look import theme
from app.tablet import device

if TYPE_CHECKING:
    from kivy.core.audio import Sound


FOLDER = theme.ASSETS / "sounds"


@dataclass(frozen=True)
class Voice:
    """How something sounds: from which file, how loud, and how it feels."""

    file: str
    loud: float = 1.0
    copies: int = 1
    """How many of it may sound at once; one more stops the oldest."""
    felt: float = 0.0
    """Seconds for which the device trembles, where it can."""


VOICES = {
    "card": Voice("card", 0.6, copies=2),  # slides over the table
    "turn": Voice("turn", 0.7, copies=2),  # is turned over
    "token": Voice("token", 0.7, copies=3),  # is set down
    "grab": Voice("token", 0.8, felt=0.02),  # somebody got hold of it
    "dice": Voice("dice", 0.8),  # tumble
    "tick": Voice("tick", 0.5, copies=2),  # one more is counted, one second less is left
    "found": Voice("found", 0.7, copies=2),  # somebody guessed right
    "missed": Voice("missed", 0.6, copies=2),  # somebody did not
    "your-turn": Voice("your-turn", 0.7, felt=0.06),
    "refusal": Voice("refusal", 0.6, felt=0.035),
    "fanfare": Voice("fanfare", 0.8),
}

PENCIL = "pencil"
"""Its file goes round and round while somebody draws."""

AGAIN = 0.055
"""Seconds before the same may sound again: seven cards dealt in one frame are one rustle, not a bang."""


class Speaker(Protocol):
    """Where sounds come out."""

    def wake(self) -> None:
        """The first finger has come: something may sound soon."""

    def play(self, name: str) -> None: ...

    def rub(self, loud: float) -> None:
        """The pencil is so loud from now on; at 0 it is silent."""


class Listener:
    """Nothing comes out; it remembers what would have, for tests and pictures."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.rubbed = 0.0

    def wake(self) -> None:
        """There is nothing to load."""

    def play(self, name: str) -> None:
        self.heard.append(name)

    def rub(self, loud: float) -> None:
        if loud and not self.rubbed:
            self.heard.append(PENCIL)
        self.rubbed = loud


class Loudspeaker:
    """The device's own, through SDL.  What is not loaded yet, or cannot be played here, is not heard."""

    def __init__(self) -> None:
        self._sounds: dict[str, list[Sound]] = {}
        self._played: dict[str, float] = {}
        self._thread: threading.Thread | None = None

    def wake(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._load, name="sounds", daemon=True)
            self._thread.start()

    def play(self, name: str) -> None:
        self.wake()
        now = monotonic()
        if name not in self._sounds or now - self._played.get(name, -AGAIN) < AGAIN:
            return
        self._played[name] = now
        copies = self._sounds[name]
        copies.append(copies.pop(0))  # the oldest of them
        copies[-1].play()

    def rub(self, loud: float) -> None:
        self.wake()
        for sound in self._sounds.get(PENCIL, ()):
            sound.volume = loud
            if loud and sound.state != "play":
                sound.play()
            elif not loud and sound.state == "play":
                sound.stop()

    def _load(self) -> None:
        """On a thread of its own: opening the device's audio may take a second."""
        load = _loader()
        for name, voice in VOICES.items():
            self._keep(name, [load(voice.file, voice.loud) for _copy in range(voice.copies)])
        pencil = load(PENCIL, 0.0)
        if pencil is not None:
            pencil.loop = True
        self._keep(PENCIL, [pencil])

    def _keep(self, name: str, copies: "list[Sound]") -> None:
        """Only what can really be played: without an audio device it has no length."""
        good = [sound for sound in copies if sound is not None and sound.length > 0]
        if good:
            self._sounds[name] = good


def _loader() -> "Callable[[str, float], Sound]":
    import kivy

    kivy.kivy_options["audio"] = ("sdl2",)  # others load more slowly, and stutter with short sounds
    from kivy.core.audio import SoundLoader

    def load(file: str, loud: float) -> "Sound":
        sound = SoundLoader.load(str(FOLDER / f"{file}.wav"))
        if sound is not None:
            sound.volume = loud
        return sound

    return load


speaker: Speaker = Loudspeaker()
_sound_on = _vibration_on = True


def choose(sound: bool, vibration: bool) -> None:
    """Takes effect at once."""
    global _sound_on, _vibration_on
    _sound_on, _vibration_on = sound, vibration
    if not sound:
        pencil.lifted()


def wake() -> None:
    """So that what sounds first is loaded by then."""
    if _sound_on:
        speaker.wake()


def play(name: str) -> None:
    """One of ``VOICES``; where it has a feeling, the device trembles as well."""
    if _sound_on:
        speaker.play(name)
    if _vibration_on and VOICES[name].felt:
        device.tremble(VOICES[name].felt)


# The pencil -------------------------------------------------------------------------------------------------------

FAST = 1400.0
"""In dp a second: nobody draws faster for long, so the pencil is loudest here."""

LOUDEST = 0.5
"""Of what its file has: a pencil is heard by the one who draws, not across the room."""

HEARD = 0.02
"""What is quieter than this is not heard."""

SHORTEST, REST = 1 / 120, 1 / 15
"""Seconds between two moves of a finger that is moving; after a longer rest it has just set out."""

FALL = 1 / 30
"""Seconds between two steps of its falling silent."""


class Pencil:
    """Rubs over the paper, the louder the faster; it falls silent where it rests.  One for all who draw at once."""

    def __init__(self) -> None:
        self._loud, self._at = 0.0, 0.0
        self._falls = Clock.create_trigger(self._fall, FALL, interval=True)

    def moved(self, way: float) -> None:
        """So many pixels."""
        if not _sound_on:
            return
        now = monotonic()
        speed = way / Metrics.density / min(max(now - self._at, SHORTEST), REST)
        self._at = now
        self._loud += (min(1.0, speed / FAST) ** 0.5 * LOUDEST - self._loud) * 0.5
        speaker.rub(self._loud if self._loud > HEARD else 0.0)
        self._falls()

    def lifted(self) -> None:
        self._loud = min(self._loud, LOUDEST / 4)

    def _fall(self, dt: float) -> None:
        if monotonic() - self._at < 2 * FALL:
            return
        self._loud *= 0.55
        if self._loud < HEARD:
            self._loud = 0.0
            self._falls.cancel()
        speaker.rub(self._loud)


pencil = Pencil()
