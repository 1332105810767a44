"""What drawing costs, in CPU time of all threads: our code, Kivy's, and GL, which has no other place to run.

Everything is drawn for real at 1280 x 800 into memory. The rival draws as Kivy's examples do, with a `Line`.
"""

import gc
import time
from collections.abc import Callable, Iterable
from functools import partial
from statistics import median, quantiles
from typing import Any

from app import stage
from engine.ink import Drawing, Points, Progress, StrokeBegun, Style, encode
from tests.harness.hand import stroke
from tools.bench._figures import Figure, beside, in_turns
from tools.bench._ink_codec import evening

ROUNDS = 15
FRAMES = 10
"""Frames of one round, each with so many …"""

NEW_POINTS = 20
"""… new points: more than four fingers make at 120 a second."""

FINGER_ROUNDS, FINGER_FRAMES = 10, 240
"""One long stroke a round: of all its frames together twenty-four lie above the p99."""

SHEET, ZONE, FIXED = (1140, 800), (620, 390), (None, None)
CORNERS = [(x, y) for x in (0, 640) for y in (0, 400)]
PIXELS = 1036 / 4095
"""To a grid unit: what of SHEET the paper takes."""

Flat = list[float]
"""x, y, x, y, … in pixels, as a Line wants them."""


def figures() -> list[Figure]:
    stage.no_display()
    stage.make_window((1280, 800))
    from kivy.clock import Clock

    Clock._max_fps = 0  # no frame waits for the next sixtieth of a second
    logs = {points: evening(points) for points in (1_000, 10_000, 40_000)}
    return [*growing(logs), *redrawing(logs[40_000]), *fingers()]


def cpu(deed: Callable[[], object]) -> float:
    """Milliseconds of all cores until what the deed changed is drawn."""
    from kivy.base import EventLoop
    from kivy.graphics.opengl import glFinish

    start = time.process_time()
    deed()
    EventLoop.idle()
    glFinish()
    return (time.process_time() - start) * 1e3


def show(*widgets: Any) -> None:
    """Nothing but these in the window."""
    from kivy.core.window import Window

    for widget in Window.children[:]:
        Window.remove_widget(widget)
    for widget in widgets:
        Window.add_widget(widget)
    for _ in range(3):
        cpu(ask_for_a_frame)


def ask_for_a_frame() -> None:
    from kivy.core.window import Window

    Window.canvas.ask_update()


# A frame while somebody draws


def growing(logs: dict[int, bytes]) -> list[Figure]:
    measures: list[Callable[[], float]] = [
        *(partial(growing_ink, logs[points]) for points in (1_000, 10_000)),
        *(partial(growing_line, logs[points]) for points in (1_000, 10_000)),
        empty_frame,
    ]
    ink_1k, ink_10k, line_1k, line_10k, empty = in_turns(measures, ROUNDS)
    small, middle, large = growing_together(list(logs.values()))
    unit, line = "ms CPU", "one growing Line, as broad"
    return [
        beside("frame with 20 new points, 40 k drawn", large, unit, "the same with 1 k drawn", small),
        beside("frame with 20 new points, 10 k drawn", middle, unit, "the same with 1 k drawn", small),
        beside("frame with 20 new points, 10 k drawn", ink_10k, unit, line, line_10k),
        beside("frame with 20 new points, 1 k drawn", ink_1k, unit, line, line_1k),
        beside("frame with 20 new points, 10 k drawn", ink_10k, unit, "a frame with nothing new", empty),
    ]


def growing_ink(log: bytes) -> float:
    """Frames in which a live view gets the next points."""
    from app.ui.ink import InkView

    view = InkView(Drawing.from_log(log), size=SHEET, size_hint=FIXED)
    show(view)
    begun, *chunks = next_chunks(view.drawing.progress)
    cpu(partial(view.add, begun))
    return median(cpu(partial(view.add, chunk)) for chunk in chunks)


def growing_together(logs: list[bytes]) -> list[list[float]]:
    """Frames in which one of several live views gets the next points, each in its turn; all else is equal."""
    from app.ui.ink import InkView

    taken: list[list[float]] = [[] for _ in logs]
    for number in range(ROUNDS):
        first = number % len(logs)  # no log always has the same place or the first turn
        corners = CORNERS[first:] + CORNERS
        views = [
            InkView(Drawing.from_log(log), size=ZONE, pos=corner, size_hint=FIXED) for log, corner in zip(logs, corners)
        ]
        show(*views)
        turns = [(times, view, next_chunks(view.drawing.progress)) for times, view in zip(taken, views)]
        turns = turns[first:] + turns[:first]
        for frame in range(FRAMES):
            for times, view, chunks in turns:
                times.append(cpu(partial(view.add, chunks[frame])))
    return taken


def next_chunks(progress: Progress) -> list[bytes]:
    """A touch, and then the points of each frame."""
    at = progress.hand(0).at
    places = [(round(touch.x), round(touch.y)) for touch in stroke("spiral")]
    chunk, progress = encode([StrokeBegun(0, at, Style(), *places[0])], progress)
    chunks = [chunk]
    for start in range(1, 1 + NEW_POINTS * FRAMES, NEW_POINTS):
        numbers = range(start, start + NEW_POINTS)
        xs, ys = zip(*(places[i] for i in numbers))
        points = Points(0, list(xs), list(ys), [at + 6 * i for i in numbers], [0] * NEW_POINTS)
        chunk, progress = encode([points], progress)
        chunks.append(chunk)
    return chunks


def growing_line(log: bytes) -> float:
    """Frames in which a Line of all points is given the next ones."""
    from kivy.uix.widget import Widget

    more = flat((touch.x, touch.y) for touch in stroke("spiral"))
    widget = Widget()
    line = add_line(widget, [value for each in flat_strokes(Drawing.from_log(log)) for value in each])
    show(widget)

    def grow(frame: int) -> None:
        line.points += more[2 * NEW_POINTS * frame : 2 * NEW_POINTS * (frame + 1)]

    return median(cpu(partial(grow, frame)) for frame in range(FRAMES))


def add_line(widget: Any, points: Flat) -> Any:
    from kivy.graphics import Color, Line

    with widget.canvas:
        Color(0.13, 0.19, 0.29)
        return Line(points=points, width=Style().radius * PIXELS)


def flat_strokes(drawing: Drawing) -> list[Flat]:
    return [flat(zip(each.xs, each.ys)) for each in drawing.strokes]


def flat(places: Iterable[tuple[float, float]]) -> Flat:
    return [value * PIXELS for place in places for value in place]


def empty_frame() -> float:
    from app.ui.ink import InkView

    show(InkView(size=SHEET, size_hint=FIXED))
    return median(cpu(ask_for_a_frame) for _ in range(FRAMES))


# Everything again: after a new size, a lost context, an undo


def redrawing(log: bytes) -> list[Figure]:
    drawing = Drawing.from_log(log)
    measures = [
        partial(redraw, log),
        partial(repaint, drawing),
        partial(undo, log),
        partial(redraw_lines, flat_strokes(drawing)),
    ]
    from_log, painting, undoing, lines = in_turns(measures, ROUNDS)
    unit, line = "ms CPU", "a Line for each stroke"
    return [
        beside("redraw of 40 k points from the log", from_log, unit, line, lines),
        beside("redraw of 40 k points already read", painting, unit, line, lines),
        beside(
            f"undo of the last of {len(drawing.strokes)} strokes, 40 k points",
            undoing,
            unit,
            "all painted again",
            painting,
        ),
    ]


def redraw(log: bytes) -> float:
    from app.ui.ink import InkView

    view = InkView(size=SHEET, size_hint=FIXED)
    show(view)
    return cpu(lambda: view.show(Drawing.from_log(log)))


def repaint(drawing: Drawing) -> float:
    from app.ui.ink import InkView

    view = InkView(size=SHEET, size_hint=FIXED)
    show(view)
    return cpu(lambda: view.show(drawing))


def undo(log: bytes) -> float:
    from app.ui.ink import InkSurface

    surface = InkSurface(log=log, size=SHEET, size_hint=FIXED)
    show(surface)
    return cpu(surface.undo)


def redraw_lines(strokes: list[Flat]) -> float:
    from kivy.uix.widget import Widget

    widget = Widget()
    show(widget)
    return cpu(lambda: [add_line(widget, points) for points in strokes])


# Four fingers in four zones


def fingers() -> list[Figure]:
    rounds: dict[int, list[list[float]]] = {1: [], 4: []}
    in_turns([partial(drawn_by, fingers, taken) for fingers, taken in rounds.items()], FINGER_ROUNDS)
    one, four = ([frame for taken in each[1:] for frame in taken] for each in rounds.values())  # the first warms up
    return [
        beside(
            f"frame with four fingers in four zones, {which}",
            [part(four)],
            "ms CPU",
            "one finger",
            [part(one)],
        )
        for which, part in (("median", median), ("p99", p99))
    ]


def p99(values: list[float]) -> float:
    return quantiles(values, n=100)[98]


def drawn_by(fingers: int, taken: list[list[float]]) -> float:
    """Frames in which so many real touches come and move, each on its own sheet."""
    from kivy.tests.common import UnitTestTouch

    from app.ui.ink import InkSurface

    show(*(InkSurface(size=ZONE, pos=corner, size_hint=FIXED) for corner in CORNERS))
    way = [(touch.x * 0.14, touch.y * 0.12) for touch in stroke("spiral")]
    gc.collect()  # what earlier rounds have left
    touches = [UnitTestTouch(x + way[0][0], y + way[0][1]) for x, y in CORNERS[:fingers]]

    def come() -> None:
        for touch in touches:
            touch.touch_down()

    def move(frame: int) -> None:
        for touch, (x, y) in zip(touches, CORNERS):
            touch.touch_move(x + way[frame][0], y + way[frame][1])

    frames = [cpu(come)]
    frames += [cpu(partial(move, frame)) for frame in range(1, FINGER_FRAMES + 1)]
    for touch in touches:
        touch.touch_up()
    taken.append(frames)
    return median(frames)
