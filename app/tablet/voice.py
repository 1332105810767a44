"""The device's own voice, which reads words aloud: ``say("kettle", "en", told)`` on Kivy's thread.

It never keeps a frame waiting, and never fails: where there is no voice, or none for a language, ``told`` is told so.
The Android half is written from its documentation and was not run on a device.
"""

import subprocess
import threading
from collections.abc import Callable
from functools import cache
from queue import Empty, SimpleQueue
from shutil import which
from typing import Protocol

from kivy.clock import Clock
from kivy.logger import Logger

from app.tablet.device import ANDROID
from app.tablet.java import JavaObject

LONGEST = 600
"""Letters that are read at once: a page of rules in half a minute or so."""

TROUBLE = 0.4
"""Seconds in which a program says that it does not know a language; one that still speaks then knows it."""

ANSWER = 8.0
"""Seconds in which Android must have found its voice: the first time it reads megabytes."""

PROGRAMS = ("espeak-ng", "espeak")
"""Programs that read aloud what comes to them, the better one first."""

PACE = {"espeak": 140, "android": 0.9}
"""Words a minute, and the share of its usual pace: a child listens."""

Told = Callable[[str], None]


class Silent(Exception):
    """Nothing is heard: "none" where there is no voice at all, "language" where there is none for this language."""


class Engine(Protocol):
    """Whatever speaks.  Asked from one thread only, which is not Kivy's."""

    def say(self, words: str, language: str) -> None:
        """Begins to speak, instead of what it still says.  Raises Silent."""

    def hush(self) -> None: ...


class Voice(Protocol):
    def may_speak(self) -> bool:
        """False where it is known already that nothing would be heard."""

    def say(self, words: str, language: str, told: Told) -> None:
        """``told`` gets "none" or "language", on Kivy's thread, where nothing is heard."""

    def hush(self) -> None: ...


class Reader:
    """For tests and pictures: nothing is heard; it remembers what would have been."""

    def __init__(self) -> None:
        self.read: list[tuple[str, str]] = []

    def may_speak(self) -> bool:
        return True

    def say(self, words: str, language: str, told: Told) -> None:
        self.read.append((words, language))

    def hush(self) -> None: ...


class DeviceVoice:
    """The device's own, on a thread of its own: finding it may take seconds."""

    def __init__(self) -> None:
        self._wanted: SimpleQueue[tuple[str, str, Told] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._engine: Engine | None = None
        self._none = False

    def may_speak(self) -> bool:
        return not self._none and (ANDROID or program() is not None)

    def say(self, words: str, language: str, told: Told) -> None:
        words = speakable(words)
        if not words:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._speak, name="voice", daemon=True)
            self._thread.start()
        self._wanted.put((words, language, told))

    def hush(self) -> None:
        if self._thread is not None:
            self._wanted.put(None)

    def _speak(self) -> None:
        while True:
            wish = self._newest()
            if wish is None:
                if self._engine is not None:
                    self._engine.hush()
                continue
            words, language, told = wish
            try:
                self._say(words, language)
            except Silent as silent:
                self._none = self._none or str(silent) == "none"
                Clock.schedule_once(lambda dt, told=told, why=str(silent): told(why))

    def _newest(self) -> tuple[str, str, Told] | None:
        """Whoever asks again does not want to hear the old words first."""
        wish = self._wanted.get()
        while True:
            try:
                wish = self._wanted.get_nowait()
            except Empty:
                return wish

    def _say(self, words: str, language: str) -> None:
        try:
            if self._engine is None:
                self._engine = engine()
            self._engine.say(words, language)
        except Silent:
            raise
        except Exception as error:  # whatever a maker's speech service throws: the game goes on without a voice
            Logger.warning("Easel: nothing can be read aloud (%s)", error)
            raise Silent("none") from error


def speakable(words: str) -> str:
    """Without what no voice can say, and no longer than anybody listens."""
    fair = " ".join("".join(letter if letter.isprintable() else " " for letter in words).split())
    return fair if len(fair) <= LONGEST else fair[:LONGEST].rpartition(" ")[0] or fair[:LONGEST]


def engine() -> Engine:
    """Raises Silent where there is none."""
    if ANDROID:
        return AndroidSpeech()
    found = program()
    if found is None:
        raise Silent("none")
    return Program(found)


@cache
def program() -> str | None:
    return next((path for path in map(which, PROGRAMS) if path), None)


class Program:
    """A program of the system's; words reach it through its input, so that none of them is an option."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._speaks: subprocess.Popen[bytes] | None = None

    def say(self, words: str, language: str) -> None:
        self.hush()
        nothing = subprocess.DEVNULL
        command = [self._path, "-v", language, "-s", str(PACE["espeak"]), "--stdin"]
        speaks = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=nothing, stderr=nothing)
        self._speaks = speaks
        try:
            if speaks.stdin is not None:
                speaks.stdin.write(words.encode("utf-8", "replace"))
                speaks.stdin.close()
        except OSError:
            Logger.debug("Easel: %s did not listen", self._path)  # how it ended says why
        try:
            if speaks.wait(TROUBLE):
                raise Silent("language")
        except subprocess.TimeoutExpired:
            return  # it speaks

    def hush(self) -> None:
        if self._speaks is not None:
            self._speaks.kill()
            self._speaks.wait()
            self._speaks = None


class AndroidSpeech:
    """Android's TextToSpeech, which answers some time after it was made."""

    def __init__(self) -> None:
        from android import mActivity
        from jnius import PythonJavaClass, autoclass, java_method

        class Ready(PythonJavaClass):
            __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)
            __javacontext__ = "app"

            def __init__(self) -> None:
                super().__init__()
                self.status = -1
                self.answered = threading.Event()

            @java_method("(I)V")
            def onInit(self, status: int) -> None:
                self.status = status
                self.answered.set()

        self._kind = autoclass("android.speech.tts.TextToSpeech")
        self._locale = autoclass("java.util.Locale")
        self._ready = Ready()  # kept: Java holds no reference that Python knows of
        self._speech: JavaObject = self._kind(mActivity, self._ready)
        if not self._ready.answered.wait(ANSWER) or self._ready.status != self._kind.SUCCESS:
            raise Silent("none")
        self._speech.setSpeechRate(PACE["android"])

    def say(self, words: str, language: str) -> None:
        if self._speech.setLanguage(self._locale.forLanguageTag(language)) < 0:  # missing, or not supported
            raise Silent("language")
        if self._speech.speak(words, self._kind.QUEUE_FLUSH, None, "easel") != self._kind.SUCCESS:
            raise Silent("none")

    def hush(self) -> None:
        self._speech.stop()


voice: Voice = DeviceVoice()
