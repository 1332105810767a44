"""Evenings for an album, with drawings by nobody, the same every time."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from typing import Any

from app.rules_pages.sheet_drawings import DOODLES
from engine.decks.words import Word, load_level
from engine.ink import PaperLaid, Progress, Recorder, Sheet, Style, encode
from engine.library import Drawn, Evening, Played
from engine.seats import Seat

STARTED = datetime(2026, 3, 14, 18, 30).astimezone(UTC)  # half past six where this runs, so the day is the same
HANDS = 4
"""People who draw the same thing differently."""

PACE = 40
"""Points a second: as fast as a child draws."""

COLOURS = (0x22304A, 0xC8414F, 0x2B7DA9, 0x356B44, 0x7A4A9E, 0xB97F12)


@cache
def sketch(doodle: str, hand: int, colour: int = COLOURS[0]) -> bytes:
    """The log of a small drawing, somewhere near the middle of its sheet, as this hand draws it."""
    random = Random(f"{doodle} {hand}")
    sheet, recorder = Sheet.LANDSCAPE, Recorder(Sheet.LANDSCAPE)
    entries: list[Any] = [PaperLaid(sheet)]
    clock, size = 0.0, random.uniform(0.75, 1.05)
    room = 0.97 - size * max(x for stroke in DOODLES[doodle] for x, _y in stroke)
    left, low = min(random.uniform(0.0, 0.18), room), random.uniform(0.0, 0.1)
    style = Style(width=random.choice((1, 2)), colour=colour)
    for stroke in DOODLES[doodle]:
        for place, (x, y) in enumerate(_close(stroke)):
            at = (left + x * size) * sheet.right + random.gauss(0, 7), (low + y * size) * sheet.top + random.gauss(0, 7)
            entries += recorder.move(*at, clock) if place else recorder.touch(style, *at, clock)
            clock += 1 / PACE
        entries += recorder.lift()
        clock += 0.4
    return encode(entries, Progress())[0]


def _close(stroke: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points that a finger passes from corner to corner."""
    places = [stroke[0]]
    for (x, y), (to_x, to_y) in zip(stroke, stroke[1:], strict=False):
        steps = max(1, round(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 / 0.03))
        places += [(x + (to_x - x) * step / steps, y + (to_y - y) * step / steps) for step in range(1, steps + 1)]
    return places


def evening(number: int, seats: Sequence[Seat], rounds: int = 4, game: str = "pictomania") -> Played:
    """The ``number``-th evening: later ones have higher numbers."""
    random = Random(number)
    match = f"{number:016x}"
    scores = tuple([random.randint(-2, 24) for _ in seats])
    winners = tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
    started = (STARTED + timedelta(days=3 * number)).isoformat(timespec="seconds")
    words = [word for listed in load_level(1) for word in listed.words]
    drawings = []
    for place in range(rounds * len(seats) if game == "pictomania" else 0):
        doodle = random.choice(list(DOODLES))
        word: Word = random.choice(words)
        round, seat = divmod(place, len(seats))
        drawn = Drawn(f"{match}-{place}", match, place, round + 1, seat, word)
        drawings.append((drawn, sketch(doodle, random.randrange(HANDS), COLOURS[seat % len(COLOURS)])))
    variant = {"pictomania": "passed", "yokai": "duel", "dixit": "classic", "pictoric": "open"}[game]
    return Played(Evening(match, game, variant, started, tuple(seats), scores, winners), tuple(drawings))
