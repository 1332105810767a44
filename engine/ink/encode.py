"""Entries to bytes. What it is given is its own app's ink, so it does not refuse: `decode` does."""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.ink.entries import (
    Cleared,
    Entry,
    GroupBegun,
    GroupEnded,
    PaperLaid,
    Points,
    Redone,
    StrokeBegun,
    StrokeEnded,
    Undone,
)
from engine.ink.format import (
    ACT_KINDS,
    END,
    GROUP,
    LONG,
    MID,
    MID_LEAD,
    MID_SPAN,
    MORE,
    NEAR,
    NEAR_SPAN,
    PAPER,
    PAUSE,
    PRESS,
    PRESSED,
    STYLED,
    TIME,
    UNGROUP,
    VERSION,
    WIDE,
    WIDE_LEAD,
    WIDE_SPAN,
    Act,
    Hand,
    Progress,
    pieces_of,
)
from engine.ink.limits import MAX_CHUNK_BYTES

LONGEST_POINT = 4 + 5 + 5 + 2
"""Bytes of a point at worst: LONG, a wait, a new pace, a new pressure."""

Moved = tuple[int, int, int, int]
"""Where the last point was, and the movement that led there."""


def encode(entries: Iterable[Entry], progress: Progress) -> tuple[bytes, Progress]:
    """The next chunk of a log, and how far the log has come with it."""
    writer = _Writer(progress)
    for entry in entries:
        writer.write(entry)
    return writer.chunk(), writer.progress()


def encode_chunks(entries: Iterable[Entry], progress: Progress) -> tuple[list[bytes], Progress]:
    """The same for any number of entries: as many chunks as the limit of a chunk asks for."""
    chunks: list[bytes] = []
    writer = _Writer(progress)
    for entry in _in_small_parts(entries):
        if len(writer.out) > MAX_CHUNK_BYTES // 2:
            chunks.append(writer.chunk())
            writer = _Writer(writer.progress())
        writer.write(entry)
    return [*chunks, writer.chunk()], writer.progress()


def _in_small_parts(entries: Iterable[Entry]) -> Iterable[Entry]:
    """No entry longer than half a chunk."""
    most = MAX_CHUNK_BYTES // 2 // LONGEST_POINT - 2
    for entry in entries:
        if isinstance(entry, Points):
            for i in range(0, len(entry.xs), most):
                yield Points(entry.hand, *(column[i : i + most] for column in entry[1:]))
        else:
            yield entry


class _Writer:
    """One chunk being written."""

    def __init__(self, progress: Progress) -> None:
        self.out = bytearray([VERSION])
        self.before = progress
        self.sheet = progress.sheet
        self.hands = dict(progress.hands)
        self.strokes, self.points, self.acts = progress.strokes, progress.points, progress.acts
        self.pieces, self.repainted = progress.pieces, progress.repainted
        self.running: int | None = None  # the hand whose stroke the next step would belong to

    def chunk(self) -> bytes:
        self.pause()
        return bytes(self.out)

    def progress(self) -> Progress:
        """Where the log stands after `chunk`."""
        size = self.before.size + len(self.out)
        counts = (self.strokes, self.points, self.acts, size, self.pieces, self.repainted)
        return Progress(self.sheet, self.hands, *counts)

    def write(self, entry: Entry) -> None:
        match entry:
            case Points():
                self.run(entry.hand)
                self.add_points(entry)
            case StrokeBegun():
                self.begin(entry)
            case StrokeEnded():
                self.run(entry.hand)
                self.out.append(END)
                self.running = None
                self.change(entry.hand, drawing=False)
            case Undone() | Redone() | Cleared():
                self.act(entry)
            case GroupBegun() | GroupEnded():
                begins = isinstance(entry, GroupBegun)
                self.tag(GROUP if begins else UNGROUP, entry.hand)
                self.acts += 1
                self.change(entry.hand, grouping=begins)
            case PaperLaid():
                self.sheet = entry.sheet
                self.out.append(PAPER | entry.sheet)

    def hand(self, number: int) -> Hand:
        return self.hands.get(number) or Hand()

    def change(self, number: int, **changes: Any) -> None:
        self.hands[number] = self.hand(number)._replace(**changes)

    def pause(self) -> None:
        if self.running is not None:
            self.out.append(PAUSE)
            self.running = None

    def tag(self, kind: int, number: int) -> None:
        self.pause()
        self.out.append(kind << 4 | number)

    def run(self, number: int) -> None:
        """Makes sure that what follows belongs to the open stroke of this hand."""
        if self.running != number:
            self.tag(MORE, number)
            self.running = number

    def begin(self, entry: StrokeBegun) -> None:
        number, at, style, x, y, pressure = entry
        hand = self.hand(number)
        fresh = style != hand.style
        self.tag((STYLED if fresh else 0) | (PRESSED if pressure else 0), number)
        self.number(at - hand.at)
        if fresh:
            self.out += bytes((style.tool << 4 | style.width, *style.colour.to_bytes(3, "big")))
        if pressure:
            self.out.append(pressure)
        self.out += _place(x, y)
        self.running = number
        self.strokes += 1
        self.points += 1
        self.pieces += 1
        self.change(number, at=at, x=x, y=y, dx=0, dy=0, pressure=pressure, style=style, drawing=True)

    def act(self, entry: Act) -> None:
        self.tag(ACT_KINDS[type(entry)], entry.hand)
        self.number(entry.at - self.hand(entry.hand).at)
        self.acts += 1
        self.repainted += self.pieces
        self.change(entry.hand, at=entry.at)

    def add_points(self, entry: Points) -> None:
        """Steps, and between them a word wherever the pace or the pressure changes."""
        number, xs, ys, ats, pressures = entry
        hand = self.hand(number)
        at, pace, gap, pressure = hand.at, hand.pace, hand.gap, hand.pressure
        moved, start = (hand.x, hand.y, hand.dx, hand.dy), 0
        for i, (now, hard) in enumerate(zip(ats, pressures)):
            if now - at != pace or hard != pressure:
                moved = self.steps(xs[start:i], ys[start:i], moved)
                start = i
                pace = self.tell_time(now - at, pace, gap)
                if hard != pressure:
                    self.out += bytes((PRESS, hard))
                    pressure = hard
            gap = now - at
            at = now
        x, y, dx, dy = self.steps(xs[start:], ys[start:], moved)
        self.points += len(xs)
        hand = hand._replace(x=x, y=y, dx=dx, dy=dy)
        self.hands[number] = hand._replace(at=at, pace=pace, gap=gap, pressure=pressure)

    def tell_time(self, gap: int, pace: int, last_gap: int) -> int:
        """Says that the next point comes `gap` ticks after the last; twice the same gap is a new pace."""
        if gap == pace:
            return pace
        self.out.append(TIME)
        if gap < pace or gap == last_gap:
            self.number(gap << 1 | 1)
            return gap
        self.number(gap - pace << 1)
        return pace

    def steps(self, xs: Sequence[int], ys: Sequence[int], moved: Moved) -> Moved:
        """Each point as its step away from the last movement repeated."""
        x, y, dx, dy = moved
        put = self.out.append
        for to_x, to_y in zip(xs, ys):  # written out flat: every point passes here
            step_x, step_y = to_x - x - dx, to_y - y - dy
            dx, dy = to_x - x, to_y - y
            x, y = to_x, to_y
            self.pieces += pieces_of(step_x, step_y)
            if -NEAR <= step_x <= NEAR and -NEAR <= step_y <= NEAR:
                put((step_x + NEAR) * NEAR_SPAN + step_y + NEAR)
            elif -MID <= step_x <= MID and -MID <= step_y <= MID:
                code = (step_x + MID) * MID_SPAN + step_y + MID
                put(MID_LEAD + (code >> 8))
                put(code & 0xFF)
            elif -WIDE <= step_x <= WIDE and -WIDE <= step_y <= WIDE:
                code = (step_x + WIDE) * WIDE_SPAN + step_y + WIDE
                put(WIDE_LEAD + (code >> 16))
                put(code >> 8 & 0xFF)
                put(code & 0xFF)
            else:
                put(LONG)
                self.out += _place(x, y)
        return x, y, dx, dy

    def number(self, value: int) -> None:
        """Seven bits a byte, the lowest first."""
        while value > 0x7F:
            self.out.append(value & 0x7F | 0x80)
            value >>= 7
        self.out.append(value)


def _place(x: int, y: int) -> bytes:
    return (x << 12 | y).to_bytes(3, "big")
