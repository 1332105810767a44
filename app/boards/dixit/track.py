"""The way on which the scores are shown: a point a cell, pawns that hop from one to the next."""

from collections.abc import Sequence
from functools import lru_cache
from math import pi, sin

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle, SmoothEllipse, SmoothLine
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from app.look import sounds, theme
from app.look.box import Box
from app.look.theme import SeatLook
from app.ui.in_sight import Kept
from app.ui.shapes import lay_middle, small, texture_of, tinted
from app.ui.still_picture import Frame
from app.ui.writing import Writing

LOW, WINDS = 0.385, 0.03
"""How high in its place the way lies, and by how much it winds, in heights of that place: two rows of pawns stand on
it below the words above, and its numbers under it."""

TALL = 0.4
"""A pawn, in heights of the place."""

TICK = 5
"""Every so many points a cell is larger, and bears its number."""

HEADS_APART = 0.46
"""From the middle of one head to the next, in heights of a pawn: its symbol is not under the other's."""

BEHIND = 0.45
"""So much higher, in heights of a pawn, the second row stands: its symbols are over the heads of the first."""

CREAM = theme.rgba("#FFFAF0")


def cell(box: Box, end: int, points: float) -> tuple[float, float]:
    """Where a score stands on a gently winding way; beyond its end it goes no further."""
    share = max(0.0, min(1.0, points / max(1, end)))
    air = box.h * 0.34
    return box.x + air + share * (box.w - 2 * air), box.y + box.h * (LOW + WINDS * sin(share * 4 * pi))


def pawn_boxes(box: Box, end: int, scores: Sequence[float]) -> list[Box]:
    """The pawns on their cells, or as near to them as all symbols can be seen: beside one another, in two rows."""
    side = box.h * TALL
    apart = side * HEADS_APART
    cells = [cell(box, end, round(score))[0] for score in scores]
    rows: tuple[list[int], list[int]] = [], []
    reached = [box.x - side, box.x - side]
    for place in sorted(range(len(scores)), key=cells.__getitem__):
        free = [number for number in (0, 1) if reached[number] + apart <= cells[place]]
        back = free[0] if free else reached.index(min(reached))
        reached[back] = max(reached[back] + apart, cells[place])
        rows[back].append(place)
    found = {}
    for number, row in enumerate(rows):
        stands = _spread([cells[place] for place in row], apart, box.x + side / 2, box.right - side / 2)
        for place, middle in zip(row, stands, strict=True):
            x, y = cell(box, end, scores[place])
            x += middle - cells[place]
            found[place] = Box(x - side / 2, y - side * 0.1 + number * side * BEHIND, side, side)
    return [found[place] for place in range(len(scores))]


def _spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """In their order, so far apart, and as near as that allows to where they would stand."""
    groups: list[tuple[float, int]] = []
    for x in wanted:
        middle, many = x, 1
        while groups and groups[-1][0] + (groups[-1][1] + many) / 2 * apart > middle:
            others, before = groups.pop()
            middle, many = (others * before + middle * many) / (before + many), before + many
        half = (many - 1) / 2 * apart
        groups.append((max(low + half, min(high - half, middle)), many))
    return [middle + (place - (many - 1) / 2) * apart for middle, many in groups for place in range(many)]


def symbol_on(pawn: Box) -> Box:
    """Where a pawn bears its seat's symbol, since no colour is safe for every eye: on its head."""
    side = pawn.w * 0.3
    return Box(pawn.x + (pawn.w - side) / 2, pawn.y + pawn.h * 0.72 - side / 2, side, side)


class Track(Kept):
    """A pawn for each seat.  ``put`` them at once, or let them ``hop``."""

    def __init__(self, box: Box, end: int, colours: Sequence[int]) -> None:
        super().__init__(pos=(box.x, box.y), size=(box.w, box.h), size_hint=(None, None))
        self._box, self._end = box, end
        self._looks = [theme.seat(colour) for colour in colours]
        self.scores: list[float] = [0.0] * len(colours)
        self._wanted: list[float] = list(self.scores)
        self._pawns = [Rectangle() for _ in colours]
        self._heard = 0
        self._hops = Clock.create_trigger(self._hop_on, 0, interval=True)
        self._way = Frame(box)
        with self._way.canvas:
            self._draw_way()
        self._way.hang(self.canvas.before)
        self._draw_pawns()

    @property
    def kept(self) -> list[Box]:
        """Where its pawns stand."""
        return pawn_boxes(self._box, self._end, self.scores)

    def put(self, scores: Sequence[int]) -> None:
        self._hops.cancel()
        self.scores, self._wanted = [float(score) for score in scores], [float(score) for score in scores]
        self._draw_pawns()

    def hop(self, scores: Sequence[int]) -> None:
        """Cell by cell to these scores."""
        if not theme.motion():
            self.put(scores)
            return
        self._wanted = [float(score) for score in scores]
        self._hops()

    def _hop_on(self, dt: float) -> None:
        by = dt / theme.MOTION["step"]
        for place, wanted in enumerate(self._wanted):
            left = wanted - self.scores[place]
            self.scores[place] += max(-by, min(by, left))
        if self.scores == self._wanted:
            self._hops.cancel()
        if (heard := int(sum(self.scores))) != self._heard:
            self._heard = heard
            sounds.play("tick")
        self._draw_pawns()

    def _draw_way(self) -> None:
        box, end = self._box, self._end
        step = (box.w - 0.68 * box.h) / max(1, end)
        Color(*theme.faint(CREAM, 0.35))
        places = [cell(box, end, points) for points in range(end + 1)]
        SmoothLine(points=[value for place in places for value in place], width=dp(1.6))
        for points, (x, y) in enumerate(places):
            large = points % TICK == 0 or points == end
            radius = min(step * 0.4, dp(4)) if not large else min(max(step * 0.5, dp(4)), dp(8))
            Color(*(theme.paint.amber if large else theme.faint(CREAM, 0.75)))
            SmoothEllipse(pos=(x - radius, y - radius), size=(2 * radius, 2 * radius))
        self._write_numbers()

    def _write_numbers(self) -> None:
        """As many as have room."""
        box, end = self._box, self._end
        size = min(theme.size_of("note"), box.h * 0.26)
        every = next(every for every in (5, 10, 20, 30, 60, end + 1) if every / end * box.w > size * 2 or every > end)
        wanted = sorted({*range(0, end - every // 2, every), end})
        for points in wanted:
            writing = Writing(text=str(points), font_size=size, font_name=theme.TEXT_BOLD, color=theme.paint.on_table)
            writing.refresh()
            x, y = cell(box, end, points)
            texture = writing.texture
            Color(1, 1, 1, 1)
            Rectangle(texture=texture, size=texture.size, pos=(x - texture.width / 2, y - dp(7) - texture.height))

    def _draw_pawns(self) -> None:
        """Those that stand further behind first."""
        boxes = pawn_boxes(self._box, self._end, self.scores)
        self.canvas.clear()
        for place in sorted(range(len(boxes)), key=lambda place: -boxes[place].y):
            pawn, box = self._pawns[place], boxes[place]
            up = box.h * 0.4 * sin((self.scores[place] % 1) * pi)  # in the air between two cells
            around = box.inset(-box.w * PAWN_RIM)
            pawn.texture = _pawn(self._looks[place], max(1, round(box.w)))
            pawn.pos, pawn.size = (around.x, around.y + up), (around.w, around.h)
            self.canvas.add(pawn)


PAWN_RIM = 0.09
"""How broad the light edge round a pawn is, in its widths."""

PAWN = str(theme.ASSETS / "table" / "pawn.png")


@lru_cache(48)
def _pawn(look: SeatLook, side: int) -> Texture:
    """In its seat's colour, with its symbol on its head."""
    whole = round(side * (1 + 2 * PAWN_RIM))
    picture = tinted(small(PAWN, whole), CREAM)
    lay_middle(picture, tinted(small(PAWN, side), look.colour), whole / 2, whole / 2)
    mark = symbol_on(Box(0, 0, side, side))
    air = (whole - side) / 2
    sign = tinted(small(look.symbol, max(1, round(mark.w))), look.on_colour)
    lay_middle(picture, sign, air + mark.center[0], whole - air - mark.center[1])
    return texture_of(picture)
