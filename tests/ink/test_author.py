"""One's own drawing: seen at once, handed out in chunks, gone on with from its log."""

import pytest

from engine.ink import Author, BadInk, Drawing, Sheet, Style
from tests.harness.hand import stroke
from tests.ink.sketches import picture


def draw(author: Author, name: str, every: int) -> list[bytes]:
    """The chunks of a stroke, one asked for after so many samples."""
    chunks = []
    touches = stroke(name)
    author.write(author.recorder.touch(Style(), *touches[0]))
    for i, touch in enumerate(touches[1:]):
        author.write(author.recorder.move(*touch))
        if i % every == 0:
            chunks.append(author.chunk())
    author.write(author.recorder.lift())
    return [*chunks, author.chunk()]


def test_chunks_carry_what_was_drawn_to_others():
    author, other = Author(Sheet.PORTRAIT), Drawing()
    for chunk in draw(author, "handwriting", 3):
        if chunk:
            other.add(chunk)
    assert picture(other) == picture(author.drawing)
    assert picture(Drawing.from_log(author.log)) == picture(author.drawing)


def test_nothing_new_is_no_chunk():
    author = Author()
    draw(author, "dot", 1)
    assert author.chunk() == b""


def test_a_drawing_goes_on_where_its_log_stopped():
    first = Author(Sheet.SQUARE)
    draw(first, "house", 4)
    again = Author(log=first.log)
    assert again.drawing.sheet is Sheet.SQUARE
    later = draw(again, "star", 4)
    assert again.log == first.log + b"".join(later)
    assert len(Drawing.from_log(again.log).strokes) == 2
    again.write(again.recorder.undo(99))
    again.chunk()
    assert len(Drawing.from_log(again.log).shown()) == 1


def test_a_log_that_is_none_is_refused():
    with pytest.raises(BadInk):
        Author(log=b"not ink")
