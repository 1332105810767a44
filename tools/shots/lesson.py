"""The pictures of what can be watched before a first match: each step of each game, and its end."""

from typing import Any

from app import games
from app.boards import can_be_watched
from tools.shots.walk import Walk

A_FRAME = 1 / 15
"""Seconds of the lesson from one frame to the next."""

MEANWHILE = 1.4
"""Seconds into a step: the hand has come, and does what it does."""


def pictures(walk: Walk) -> None:
    walk.in_each_look(lessons)  # a switch begins a lesson anew


def lessons(walk: Walk) -> None:
    for face in games.faces():
        if can_be_watched(face.name):
            watch(walk, face.name)
    walk.app.go("home")


def watch(walk: Walk, game: str) -> None:
    app: Any = walk.app
    app.go("home")
    app.go("lesson", game=game, play=lambda: None)
    page, number, began = app.room.page, 0, 0.0
    page.stand_still()  # it goes on as the pictures do
    looked_at = page.performance.step
    while not page.performance.ended:
        page.pass_time(A_FRAME)
        walk.stage.frames(1)
        if page.performance.step is not looked_at and began == 0.0:
            began = page.performance.now
        if began and page.performance.now >= began + MEANWHILE:
            walk.look(f"lesson-{game}-{number}")
            looked_at, number, began = page.performance.step, number + 1, 0.0
    walk.look(f"lesson-{game}-end")
