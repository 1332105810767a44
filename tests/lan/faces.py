"""Faces as people draw them, and as nobody does."""

from engine.ink import PaperLaid, Points, Progress, Sheet, StrokeBegun, StrokeEnded, Style, encode_chunks


def face(points: int = 40, leap: int = 20) -> bytes:
    """A face of so many points, each so far from the one before, to and fro."""
    xs = [1000 + leap * (number % 2) for number in range(points)]
    ys = [1000 + 5 * (number % 100) for number in range(points)]
    drawn = Points(0, xs, ys, [6 * number for number in range(1, points + 1)], [0] * points)
    entries = [PaperLaid(Sheet.SQUARE), StrokeBegun(0, 0, Style(), 1000, 1000), drawn, StrokeEnded(0)]
    chunks, _ = encode_chunks(entries, Progress())
    return b"".join(chunks)
