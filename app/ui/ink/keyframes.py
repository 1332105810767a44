"""Pictures of a drawing as it was before its last strokes: what taking one back begins with, instead of bare paper."""

from typing import NamedTuple

from kivy.core.window import Window
from kivy.graphics import Fbo
from kivy.graphics.opengl import GL_TEXTURE_2D, glCopyTexSubImage2D

from app.ui.ink.brush import Samples

APART = 1_000
"""Points between two keyframes: what is painted in some milliseconds."""

MOST = 3
"""Kept at once. Each is a texture as large as the drawing's."""

Pixels = tuple[int, int, int, int]
"""Left, bottom, width, height."""


class End(NamedTuple):
    """How far an open stroke is painted: its point, and the sample before that point's."""

    point: int
    before: "Samples[float]"


Ends = dict[int, End]
"""By the strokes' numbers."""


class Keyframe(NamedTuple):
    """The picture of the first so many runs, and how far the strokes were painted that were open then."""

    runs: int
    ends: Ends
    fbo: Fbo


class Keyframes:
    """Those of one layer, the oldest first; all are right, or they are forgotten."""

    def __init__(self) -> None:
        self._kept: list[Keyframe] = []
        self._spare: list[Fbo] = []  # used again: after a lost context their numbers may be those of other textures
        Window.bind(on_memorywarning=self._give_back)

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def last(self) -> int:
        """How many runs the latest shows."""
        return self._kept[-1].runs if self._kept else 0

    def keep(self, shown: Fbo, runs: int, ends: Ends) -> None:
        """Keeps what a layer shows now."""
        if len(self._kept) == MOST:
            self._spare.append(self._kept.pop(self._least_missed(runs)).fbo)
        fbo = self._spare.pop() if self._spare else Fbo(size=shown.size)
        copy(shown, fbo, (0, 0, *shown.size))
        self._kept.append(Keyframe(runs, dict(ends), fbo))

    def back_to(self, runs: int) -> Keyframe | None:
        """The latest that shows no run from this one on. Those that do are wrong from now on."""
        while self._kept and self._kept[-1].runs > runs:
            self._spare.append(self._kept.pop().fbo)
        return self._kept[-1] if self._kept else None

    def forget(self) -> None:
        """None of them is right any more."""
        self.back_to(-1)

    def _give_back(self, *_: object) -> None:
        """Memory is short."""
        self.forget()
        self._spare.clear()

    def _least_missed(self, runs: int) -> int:
        """The one without which the others lie best: near each other at the end, and further apart before it."""
        places = [0, *(each.runs for each in self._kept), runs]
        return min(range(MOST), key=lambda i: (places[i + 2] - places[i]) / (runs - places[i]))


def copy(start: Fbo, to: Fbo, pixels: Pixels) -> None:
    """The very same pixels, without any blending."""
    left, bottom, width, height = pixels
    start.bind()
    to.texture.bind()
    glCopyTexSubImage2D(GL_TEXTURE_2D, 0, left, bottom, left, bottom, width, height)
    start.release()
