"""A companion asked from outside, over JSON lines: what it sees, hears, draws and tells (docs/companions.md).

It has what ships, and nothing that was learnt at home.
"""

from random import Random
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from engine import clue, gate
from engine.clue import refuse_clue
from engine.companion import clues, hand
from engine.companion.eye import Eye, WordAt, is_word
from engine.companion.raster import Line
from engine.companion.sight_files import SightMissing
from engine.gate import Refused
from engine.languages import Language
from engine.referee import serve
from engine.rules import Why
from engine.seats import Strength

LINE_BYTES = 1024 * 1024
"""Longer lines are refused: no drawing of a person needs a tenth of it."""

MOST_POINTS = 65_536
"""As many as a sheet holds."""

FARTHEST = 1e300
"""Places of a drawing may have any scale in which the way between two of them is still a number."""

MOST_WORDS = 1386
"""All places of all lists."""

MOST_CARDS = 100
"""All pictures."""


SAYS = (
    gate.SAYS
    | clue.SAYS
    | {
        "one-thing": "Say one thing a line: look, hear, draw or tell.",
        "no-such-word": "There is no such word: lists have ids such as 1-003, and their words numbers from 1 to 7.",
        "bad-stroke": "A stroke is [[x, …], [y, …]]: as many x as y, and no number beyond 1e300.",
        "too-much-ink": "That is too much ink to look at.",
        "no-such-card": "There is no such picture: ours have names such as 5.",
        "no-doodle": "There is no drawing of this word.",
        "no-eye": "The eye is missing or damaged.",
    }
)


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of our lists."""

    list: str
    number: int


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """Which of these words does the drawing show?"""

    strokes: list[list[list[float]]]
    words: Annotated[list[Place], Meta(min_length=1, max_length=MOST_WORDS)]


class Sketch(Struct, frozen=True, forbid_unknown_fields=True):
    """Draw this word; the same seed draws the same."""

    list: str
    number: int
    seed: int | str = 0


class Hear(Struct, frozen=True, forbid_unknown_fields=True):
    """Which of these cards is the clue about?"""

    clue: str
    language: Language
    cards: Annotated[list[str], Meta(min_length=1, max_length=MOST_CARDS)]


class Tell(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell a clue to this card; the same seed tells the same."""

    card: str
    language: Language
    strength: Strength = "middle"
    seed: int | str = 0


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    look: Look | UnsetType = UNSET
    hear: Hear | UnsetType = UNSET
    draw: Sketch | UnsetType = UNSET
    tell: Tell | UnsetType = UNSET


ASKED = msgspec.json.Decoder(Asked)
ENCODE = msgspec.json.Encoder().encode


class Door:
    """One companion; each line is answered by itself."""

    def __init__(self) -> None:
        self._eye: Eye | None = None

    def answer(self, raw: bytes) -> bytes:
        """The answer to one line, whatever the line is."""
        try:
            return ENCODE({"ok": True} | self._obey(gate.read(ASKED, raw, LINE_BYTES)))
        except Refused as refused:
            return ENCODE({"ok": False, "why": _sentence(refused.why)})

    def _obey(self, asked: Asked) -> dict[str, Any]:
        match [thing for thing in (asked.look, asked.hear, asked.draw, asked.tell) if thing is not UNSET]:
            case [Look() as look]:
                return {"beliefs": self._look(look)}
            case [Hear() as said]:
                return {"beliefs": _hear(said)}
            case [Sketch() as sketch]:
                return {"strokes": _draw(sketch)}
            case [Tell() as wanted]:
                return {"clue": _tell(wanted)}
        raise Refused(Why("one-thing"))

    def _look(self, look: Look) -> list[float]:
        words = [_word(place.list, place.number) for place in look.words]
        drawing = _drawing(look.strokes)
        if self._eye is None:
            try:
                self._eye = Eye()
            except SightMissing:
                raise Refused(Why("no-eye")) from None
        return self._eye.beliefs(self._eye.look(drawing), words)


def _word(list_id: str, number: int) -> WordAt:
    word = WordAt(list_id, number)
    if not is_word(word):
        raise Refused(Why("no-such-word"))
    return word


def _drawing(strokes: list[list[list[float]]]) -> list[Line]:
    """Strokes as the eye takes them; what comes after x and y (times, say) is nothing to it."""
    drawing: list[Line] = []
    for stroke in strokes:
        if len(stroke) < 2 or len(stroke[0]) != len(stroke[1]) or not all(map(_near, stroke[0] + stroke[1])):
            raise Refused(Why("bad-stroke"))
        drawing.append(list(zip(stroke[0], stroke[1], strict=True)))
    if sum(map(len, drawing)) > MOST_POINTS:
        raise Refused(Why("too-much-ink"))
    return drawing


def _near(value: float) -> bool:
    return abs(value) <= FARTHEST


def _draw(sketch: Sketch) -> list[hand.Inked]:
    word = _word(sketch.list, sketch.number)
    random = Random(f"{sketch.seed}")
    doodle = hand.doodle_of(word.list, word.number, random)
    if doodle is None:
        raise Refused(Why("no-doodle"))
    return hand.drawn(doodle, random)


def _hear(said: Hear) -> tuple[float, ...]:
    if why := refuse_clue(said.clue):
        raise Refused(why)
    return clues.hear(said.clue, said.language, [_card(card) for card in said.cards])


def _tell(wanted: Tell) -> str:
    return clues.tell(_card(wanted.card), wanted.language, wanted.strength, wanted.seed)


def _card(card: str) -> str:
    if card not in clues.known_cards():
        raise Refused(Why("no-such-card"))
    return card


def _sentence(why: Why) -> str:
    sentence: str = SAYS[why.key]
    return sentence.format(**why.args)


def main() -> int:
    return serve(Door().answer)
