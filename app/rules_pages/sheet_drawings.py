"""Small drawings for the sheets in the rules: strokes as points, from 0 to 1 across and up."""

from math import cos, pi, sin

Point = tuple[float, float]
Stroke = tuple[Point, ...]


def _arc(x: float, y: float, wide: float, high: float, start: float, end: float) -> Stroke:
    """A piece of an ellipse around a point; angles in half turns, against the clock from the right."""
    steps = 24
    angles = [(start + (end - start) * step / steps) * pi for step in range(steps + 1)]
    return tuple([(x + wide * cos(angle), y + high * sin(angle)) for angle in angles])


DOODLES: dict[str, tuple[Stroke, ...]] = {
    "boat": (
        ((0.22, 0.36), (0.78, 0.36), (0.68, 0.18), (0.32, 0.18), (0.22, 0.36)),
        ((0.5, 0.36), (0.5, 0.88)),
        ((0.5, 0.86), (0.3, 0.44), (0.5, 0.44)),
        ((0.5, 0.8), (0.72, 0.44), (0.5, 0.44)),
    ),
    "balloon": (
        _arc(0.5, 0.64, 0.17, 0.24, -0.5, 1.5),
        ((0.5, 0.4), (0.47, 0.36), (0.53, 0.36), (0.5, 0.4)),
        ((0.5, 0.36), (0.52, 0.3), (0.48, 0.24), (0.52, 0.17), (0.49, 0.1)),
    ),
    "kettle": (
        _arc(0.5, 0.3, 0.24, 0.3, 0.0, 1.0),
        ((0.26, 0.3), (0.32, 0.16), (0.68, 0.16), (0.74, 0.3)),
        ((0.27, 0.36), (0.15, 0.46), (0.12, 0.58)),
        _arc(0.75, 0.38, 0.11, 0.13, -0.6, 0.6),
        _arc(0.5, 0.65, 0.04, 0.05, -0.5, 1.5),
    ),
    "letters": (
        ((0.12, 0.18), (0.23, 0.6), (0.34, 0.18)),
        ((0.16, 0.33), (0.3, 0.33)),
        ((0.43, 0.18), (0.43, 0.6)),
        _arc(0.43, 0.5, 0.12, 0.1, 0.5, -0.5),
        _arc(0.43, 0.29, 0.15, 0.11, 0.5, -0.5),
        _arc(0.79, 0.39, 0.12, 0.21, 0.3, 1.7),
    ),
}
