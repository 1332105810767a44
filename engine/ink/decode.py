"""Bytes to entries, strictly: nothing but `BadInk` leaves `decode`; a chunk is taken whole or not at all."""

from collections.abc import Iterator
from operator import length_hint

from engine.ink.entries import Entry, GroupBegun, GroupEnded, PaperLaid, Points, StrokeBegun, StrokeEnded
from engine.ink.format import (
    ACTS,
    END,
    GROUP,
    LARGEST_NUMBER,
    LONG,
    MID,
    MID_LEAD,
    MID_SPAN,
    MORE,
    NEAR,
    NEAR_SPAN,
    PAPER,
    PAUSE,
    PIECES,
    PRESS,
    PRESSED,
    STYLED,
    TIME,
    UNGROUP,
    VERSION,
    WIDE,
    WIDE_LEAD,
    WIDE_SPAN,
    BadInk,
    Hand,
    Progress,
    pieces_of,
)
from engine.ink.limits import (
    HANDS,
    MAX_ACTS,
    MAX_CHUNK_BYTES,
    MAX_LOG_BYTES,
    MAX_PIECES,
    MAX_POINTS,
    MAX_REPAINTED,
    MAX_STROKES,
    MAX_TICKS,
)
from engine.ink.sheet import Sheet
from engine.ink.style import WIDTHS, Style, Tool

SEAMS = [bytes((VERSION, MORE << 4 | number)) for number in range(HANDS)]
"""Between two chunks that were joined in the middle of this hand's stroke."""

_NEAR = [(code // NEAR_SPAN - NEAR, code % NEAR_SPAN - NEAR) for code in range(MID_LEAD)]
NEAR_STEPS = [(x, y, pieces_of(x, y)) for x, y in _NEAR]
MID_STEPS, WIDE_STEPS = MID_SPAN**2, WIDE_SPAN**2
SHEETS, TOOLS = {sheet.value for sheet in Sheet}, {tool.value for tool in Tool}


def decode(
    chunk: bytes, progress: Progress, most: int = MAX_CHUNK_BYTES, most_pieces: int = MAX_PIECES
) -> tuple[list[Entry], Progress]:
    """The entries of the next chunk of a log, and how far the log has come with them."""
    reader = Reader(chunk, progress, most, most_pieces)
    return list(reader), reader.progress()


class _RanOut(Exception):
    """The bytes stopped in the middle of something."""


class Reader:
    """One chunk being read, entry by entry: for a drawing that is thrown away if `BadInk` comes in the middle."""

    def __init__(self, chunk: bytes, progress: Progress, most: int, most_pieces: int = MAX_PIECES) -> None:
        if len(chunk) > most:
            raise BadInk("ink-too-long")
        if progress.size + len(chunk) > MAX_LOG_BYTES:
            raise BadInk("ink-too-much")
        self.chunk, self.feed = chunk, iter(chunk)
        self.most_pieces = most_pieces
        self.sheet = progress.sheet
        self.hands = dict(progress.hands)
        self.strokes, self.points, self.acts = progress.strokes, progress.points, progress.acts
        self.pieces, self.repainted = progress.pieces, progress.repainted
        self.size = progress.size + len(chunk)

    def __iter__(self) -> Iterator[Entry]:
        try:
            yield from self.entries()
        except _RanOut:
            raise BadInk("ink-cut-short") from None

    def progress(self) -> Progress:
        """How far the log has come when all was read."""
        counts = (self.strokes, self.points, self.acts, self.size, self.pieces, self.repainted)
        return Progress(self.sheet, self.hands, *counts)

    def entries(self) -> Iterator[Entry]:
        if self.byte() != VERSION:
            raise BadInk("ink-other-version")
        for tag in self.feed:
            if tag == VERSION:  # logs joined end to end are a log
                continue
            if tag & 0xF0 == PAPER:
                yield self.paper(tag & 0x0F)
            elif self.sheet is None:
                raise BadInk("ink-out-of-order")
            else:
                yield from self.entry(tag >> 4, tag & 0x0F)

    def paper(self, shape: int) -> PaperLaid:
        if self.sheet is not None:
            raise BadInk("ink-out-of-order")
        if shape not in SHEETS:
            raise BadInk("ink-malformed")
        self.sheet = Sheet(shape)
        return PaperLaid(self.sheet)

    def entry(self, kind: int, number: int) -> Iterator[Entry]:
        hand = self.hands.get(number) or Hand()
        if kind > UNGROUP:
            raise BadInk("ink-malformed")
        if hand.drawing != (kind == MORE):
            raise BadInk("ink-out-of-order")
        if kind < MORE:
            yield from self.begun(kind, number, hand)
        elif kind == MORE:
            yield from self.run(number, hand)
        elif kind in ACTS:
            yield self.act(kind, number, hand)
        else:
            yield self.group(kind, number, hand)

    def act(self, kind: int, number: int, hand: Hand) -> Entry:
        if hand.grouping:
            raise BadInk("ink-out-of-order")
        self.count_act()
        self.repainted += self.pieces
        if self.repainted > MAX_REPAINTED:
            raise BadInk("ink-too-much")
        at = self.later(hand.at)
        self.hands[number] = hand._replace(at=at)
        return ACTS[kind](number, at)

    def group(self, kind: int, number: int, hand: Hand) -> Entry:
        begins = kind == GROUP
        if hand.grouping == begins:
            raise BadInk("ink-out-of-order")
        self.count_act()
        self.hands[number] = hand._replace(grouping=begins)
        return GroupBegun(number) if begins else GroupEnded(number)

    def count_act(self) -> None:
        self.acts += 1
        if self.acts > MAX_ACTS:
            raise BadInk("ink-too-much")

    def begun(self, flags: int, number: int, hand: Hand) -> Iterator[Entry]:
        self.strokes += 1
        if self.strokes > MAX_STROKES:
            raise BadInk("ink-too-much")
        at = self.later(hand.at)
        style = self.style() if flags & STYLED else hand.style
        if style is None:
            raise BadInk("ink-out-of-order")
        pressure = self.byte() if flags & PRESSED else 0
        x, y = self.place()
        self.count(1, 1)
        if self.sheet is None or not self.sheet.holds(x, y):
            raise BadInk("ink-off-the-sheet")
        yield StrokeBegun(number, at, style, x, y, pressure)
        hand = Hand(at, x, y, 0, 0, hand.pace, hand.gap, pressure, style, True, hand.grouping)
        yield from self.run(number, hand)

    def run(self, number: int, hand: Hand) -> Iterator[Entry]:
        """Points, up to the mark that ends or interrupts their stroke."""
        chunk, feed, end, seam = self.chunk, self.feed, len(self.chunk), SEAMS[number]
        x, y, dx, dy = hand.x, hand.y, hand.dx, hand.dy
        xs: list[int] = []
        ys: list[int] = []
        pieces = 0
        beat = _Beat(hand)
        try:
            for lead in feed:  # written out flat: every point passes here
                if lead < MID_LEAD:
                    ddx, ddy, fresh = NEAR_STEPS[lead]
                    dx += ddx
                    dy += ddy
                    pieces += fresh
                elif lead == PAUSE:
                    if beat.marked == len(xs) or not chunk.startswith(seam, end - length_hint(feed)):
                        break
                    next(feed), next(feed)  # chunks were joined, and the stroke goes on: most of what was sent live
                    continue
                elif lead < WIDE_LEAD:
                    step = (lead - MID_LEAD << 8) + next(feed)
                    if step >= MID_STEPS:
                        raise BadInk("ink-malformed")
                    ddx, ddy = step // MID_SPAN - MID, step % MID_SPAN - MID
                    dx += ddx
                    dy += ddy
                    pieces += PIECES[abs(ddx) + abs(ddy)]
                elif lead < LONG:
                    step = (lead - WIDE_LEAD << 16) + (next(feed) << 8) + next(feed)
                    if step >= WIDE_STEPS:
                        raise BadInk("ink-malformed")
                    ddx, ddy = step // WIDE_SPAN - WIDE, step % WIDE_SPAN - WIDE
                    dx += ddx
                    dy += ddy
                    pieces += PIECES[abs(ddx) + abs(ddy)]
                elif lead == LONG:
                    far_x, far_y = self.place()
                    pieces += pieces_of(far_x - x - dx, far_y - y - dy)
                    dx, dy = far_x - x, far_y - y
                elif lead == TIME:
                    beat.time(self.number(), len(xs))
                    continue
                elif lead == PRESS:
                    beat.press(next(feed), len(xs))
                    continue
                else:
                    break
                x += dx
                y += dy
                xs.append(x)
                ys.append(y)
            else:
                raise _RanOut
        except StopIteration:
            raise _RanOut from None
        if lead not in (PAUSE, END) or beat.marked == len(xs):
            raise BadInk("ink-malformed")
        beat.settle(len(xs))
        if xs:
            self.count(len(xs), pieces)
            sheet = self.sheet
            if sheet is None or not (sheet.holds(min(xs), min(ys)) and sheet.holds(max(xs), max(ys))):
                raise BadInk("ink-off-the-sheet")
            yield Points(number, xs, ys, beat.ats, beat.pressures)
        if lead == END:
            yield StrokeEnded(number)
        at, gap, goes_on = self.checked_time(beat.at), beat.gap(hand), lead == PAUSE
        self.hands[number] = Hand(at, x, y, dx, dy, beat.pace, gap, beat.pressure, hand.style, goes_on, hand.grouping)

    def count(self, points: int, pieces: int) -> None:
        self.points += points
        self.pieces += pieces
        if self.points > MAX_POINTS or self.pieces > self.most_pieces:
            raise BadInk("ink-too-much")

    def style(self) -> Style:
        kind, red, green, blue = self.byte(), self.byte(), self.byte(), self.byte()
        tool, width = kind >> 4, kind & 0x0F
        if tool not in TOOLS or width >= WIDTHS:
            raise BadInk("ink-malformed")
        return Style(Tool(tool), width, red << 16 | green << 8 | blue)

    def place(self) -> tuple[int, int]:
        both = self.byte() << 16 | self.byte() << 8 | self.byte()
        return both >> 12, both & 0xFFF

    def later(self, at: int) -> int:
        return self.checked_time(at + self.number())

    def checked_time(self, at: int) -> int:
        if at > MAX_TICKS:
            raise BadInk("ink-too-much")
        return at

    def number(self) -> int:
        """Seven bits a byte, the lowest first; the shortest form only."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                break
            shift += 7
            if value > LARGEST_NUMBER or shift > 21:
                raise BadInk("ink-malformed")
        if shift and byte == 0:
            raise BadInk("ink-malformed")
        return value

    def byte(self) -> int:
        for byte in self.feed:
            return byte
        raise _RanOut


class _Beat:
    """When the points of a run were drawn and how hard; the log says so only where it changes."""

    def __init__(self, hand: Hand) -> None:
        self.at, self.pace, self.pressure = hand.at, hand.pace, hand.pressure
        self.ats: list[int] = []
        self.pressures: list[int] = []
        self.marked = -1  # how many points there were at the last change: one must follow it

    def time(self, code: int, points: int) -> None:
        self.settle(points)
        self.marked = points
        if code & 1:
            self.pace = code >> 1
        else:
            self.at += code >> 1

    def press(self, pressure: int, points: int) -> None:
        self.settle(points)
        self.marked = points
        self.pressure = pressure

    def settle(self, points: int) -> None:
        """Time and pressure of all points read so far."""
        fresh = points - len(self.ats)
        first, last = self.at + self.pace, self.at + self.pace * fresh
        self.ats += range(first, last + 1, self.pace) if self.pace else [self.at] * fresh
        self.pressures += [self.pressure] * fresh
        self.at += self.pace * fresh

    def gap(self, hand: Hand) -> int:
        """Ticks between the last two points."""
        if not self.ats:
            return hand.gap
        return self.ats[-1] - (self.ats[-2] if len(self.ats) > 1 else hand.at)
