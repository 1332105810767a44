"""Logs for the tests: named strokes of a hand, and random drawings in which several hands take turns."""

from hypothesis import strategies as st

from engine.ink import (
    Cleared,
    Drawing,
    Entry,
    GroupBegun,
    GroupEnded,
    PaperLaid,
    Points,
    Recorder,
    Redone,
    Sheet,
    StrokeBegun,
    StrokeEnded,
    Style,
    Tool,
    Undone,
)
from tests.harness.hand import Touch

PENCIL = Style()


def recorded(strokes: list[list[Touch]], style: Style = PENCIL, sheet: Sheet = Sheet.LANDSCAPE) -> list[Entry]:
    """The log of these touches, one stroke after another."""
    recorder = Recorder(sheet)
    entries: list[Entry] = [PaperLaid(sheet)]
    clock = 0.0
    for touches in strokes:
        for i, (x, y, seconds) in enumerate(touches):
            now = clock + seconds - touches[0].seconds
            entries += recorder.touch(style, x, y, now) if i == 0 else recorder.move(x, y, now)
        entries += recorder.lift()
        clock = now + 0.4
    return entries


def drawn(entries: list[Entry]) -> Drawing:
    drawing = Drawing()
    drawing.apply(entries)
    return drawing


def picture(drawing: Drawing) -> list[tuple]:
    """Everything about a drawing that can be seen or replayed."""
    return [drawing.sheet] + [
        (
            s.hand,
            s.style,
            s.xs.tolist(),
            s.ys.tolist(),
            s.ats.tolist(),
            s.pressures.tolist(),
            s.radii.tolist(),
            s.ended,
            s.shown,
        )
        for s in drawing.strokes
    ]


styles = st.builds(
    Style,
    tool=st.sampled_from(Tool),
    width=st.integers(0, 2),
    colour=st.integers(0, 0xFFFFFF),
)
pressures = st.sampled_from([0, 0, 0, 1, 128, 255])
gaps = st.sampled_from([0, 5, 6, 6, 6, 6, 7, 7, 40, 100_000])


@st.composite
def logs(draw: st.DrawFn) -> list[Entry]:
    """Entries in a legal order, by up to three hands that take turns even inside their strokes."""
    sheet = draw(st.sampled_from(Sheet))
    log: list[Entry] = [PaperLaid(sheet)]
    hands = {number: _Hand(number, sheet) for number in draw(st.sets(st.sampled_from([0, 7, 15]), min_size=1))}
    for _ in range(draw(st.integers(0, 25))):
        hand = hands[draw(st.sampled_from(sorted(hands)))]
        log.append(hand.next(draw))
    return log


class _Hand:
    """One hand that never does anything out of order."""

    def __init__(self, number: int, sheet: Sheet) -> None:
        self.number, self.sheet = number, sheet
        self.at = self.x = self.y = 0
        self.drawing = self.grouping = False

    def next(self, draw: st.DrawFn) -> Entry:
        if self.drawing:
            if draw(st.integers(0, 3)):
                return self.points(draw)
            self.drawing = False
            return StrokeEnded(self.number)
        self.at += draw(gaps)
        deed = draw(st.sampled_from(["begin", "begin", "begin", "group", "undo", "redo", "clear"]))
        if deed == "begin" or (deed != "group" and self.grouping):
            self.drawing = True
            self.move(draw)
            return StrokeBegun(self.number, self.at, draw(styles), self.x, self.y, draw(pressures))
        if deed == "group":
            self.grouping = not self.grouping
            return GroupBegun(self.number) if self.grouping else GroupEnded(self.number)
        return {"undo": Undone, "redo": Redone, "clear": Cleared}[deed](self.number, self.at)

    def move(self, draw: st.DrawFn) -> None:
        reach = draw(st.sampled_from([6, 40, 190, 4095]))
        step = st.integers(-reach, reach)
        self.x = min(self.sheet.right, max(0, self.x + draw(step)))
        self.y = min(self.sheet.top, max(0, self.y + draw(step)))

    def points(self, draw: st.DrawFn) -> Points:
        columns: tuple[list[int], ...] = ([], [], [], [])
        for _ in range(draw(st.integers(1, 6))):
            self.move(draw)
            self.at += draw(gaps)
            for column, value in zip(columns, (self.x, self.y, self.at, draw(pressures))):
                column.append(value)
        return Points(self.number, *columns)
