"""Letters on a canvas: one rectangle, and nothing while there is nothing to read.

Kivy's own label keeps some 350 objects for all the ways in which it could be written, and hears of each: a board has
hundreds of labels.  This one asks Kivy's writer, and keeps a fifth of that.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from kivy.clock import Clock
from kivy.graphics import Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import sp
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from app.look.box import Box
from app.look.theme import Rgba
from app.ui.writing import Writing

USUAL_SIZE = 15
"""Of letters (sp) that nobody has said a size for."""


CLOSE = re.compile(r"(?<=(?<!\S)[^\W\d_]) (?=\S)| (?=[—–](?:\s|$))|(?<=\d) (?=[^\W\d_])")
"""The space behind a word of one letter, such as "у", the one before a dash, the one between a number and a word."""

LAST = re.compile(r" (?=\S+$)")
"""The space before the last word."""

DOTS = re.compile(r" (?=·(?:\s|$))|(?<=·) ")
"""The spaces round a dot between two pieces, which would end a line, or begin one, for nothing."""

MANY = 3
"""Of so many words none stands alone on the last line."""

SHORT = 0.5
"""The line before the last is not shorter than this share of the room, if the one above it can spare a word."""

ENDS = re.compile(r"(?<=\w\w[.!?…]) (?=[«“]?[A-ZА-ЯҐЄІЇЁ])")
"""The space between two sentences."""

Room = tuple[float | None, float | None]
"""What letters are written into, as far as that has an end."""

Kind = TypeVar("Kind")


class Style(Generic[Kind]):
    """A way of writing, as the writer keeps it: in another one all is written again before the next frame."""

    def __set_name__(self, owner: type["Lettering"], name: str) -> None:
        self._name = name

    def __get__(self, lettering: "Lettering", owner: type["Lettering"]) -> Kind:
        value: Kind = lettering.writing.options[self._name]
        return value

    def __set__(self, lettering: "Lettering", value: Kind) -> None:
        options = lettering.writing.options
        if options[self._name] != value:
            options[self._name] = value
            lettering.write_soon()


def held(words: str, writing: Writing, wide: float | None) -> str:
    """Where there is room: neither a letter alone nor a number nor a dot ends a line, no dash begins one, and no last
    word has one for itself, nor a short one before it."""
    if wide is None:
        return words
    close = CLOSE.sub("\xa0", words)
    ways = [DOTS.sub("\xa0", close), close]
    if words.count(" ") + 1 >= MANY:
        ways = [way for held_less in ways for way in (LAST.sub("\xa0", held_less), held_less)]
    for together in dict.fromkeys(ways):
        held_pieces = [piece for piece in together.split(" ") if "\xa0" in piece]
        if max((writing.get_extents(piece)[0] for piece in held_pieces), default=0) <= wide:
            return evened(together, writing, wide)
    return words


def evened(words: str, writing: Writing, wide: float) -> str:
    """What holds the last words together may leave a word alone above them: then it gets company from its own line
    above, and there are as many lines as before."""
    if "\n" in words:
        return words
    space = writing.get_extents(" ")[0]

    def room(pieces: Sequence[str]) -> float:
        return sum(writing.get_extents(piece)[0] for piece in pieces) + space * (len(pieces) - 1)

    lines: list[list[str]] = [[]]
    for piece in words.split(" "):
        if lines[-1] and room([*lines[-1], piece]) > wide:
            lines.append([])
        lines[-1].append(piece)
    if len(lines) < 3:
        return words
    above, short = lines[-3:-1]
    while room(short) < SHORT * wide <= room(above[:-1]) and room([above[-1], *short]) <= wide:
        short[0] = f"{above.pop()}\xa0{short[0]}"
    return " ".join(piece for line in lines for piece in line)


def by_sentences(words: str) -> Iterator[tuple[str, str]]:
    """All ways to write sentences on two lines of which each begins with one, and none is a word alone."""
    for end in ENDS.finditer(words):
        first, second = words[: end.start()], words[end.end() :]
        if " " in first and " " in second:
            yield first, second


def broken(words: str, writing: Writing, wide: float) -> str:
    """Words that need two lines, with one of them for each sentence, where there is room for that."""
    if ENDS.search(words) is None or writing.get_extents(words)[0] <= wide:
        return words
    for lines in by_sentences(words):
        if max(writing.get_extents(line)[0] for line in lines) <= wide:
            return "\n".join(lines)
    return words


class Lettering(Widget):
    """Its letters have their colour already: no other is set before them, and it stays where others are disabled."""

    text = StringProperty("")
    texture_size = ObjectProperty((0, 0))
    """Of what is written."""

    font_name, font_size, color = Style[str](), Style[float](), Style[Rgba]()
    halign, valign, line_height, padding = Style[str](), Style[str](), Style[float](), Style[Sequence[float]]()
    shorten, shorten_from, max_lines = Style[bool](), Style[str](), Style[int]()
    outline_width, outline_color = Style[float](), Style[Rgba]()

    STYLES = frozenset(name for name, value in list(vars().items()) if isinstance(value, Style))

    def __init__(self, text: str = "", **rest: object) -> None:
        """``rest``: styles, or what any widget takes."""
        self.writing = Writing(text, font_size=sp(USUAL_SIZE))
        options = self.writing.options
        options.update(max_lines=0, split_str="", font_script_name="Latn")  # as in a label of Kivy's
        options.update({name: rest.pop(name) for name in self.STYLES.intersection(rest)})
        self._written = Rectangle()
        self._lies = False
        super().__init__(**rest)
        self.text = text
        self.fbind("pos", self._lay)
        self.fbind("size", self._lay)
        self.write_soon()

    # What is written ------------------------------------------------------------------------------------------------

    @property
    def text_size(self) -> Room:
        room: Room = self.writing.text_size
        return room

    @text_size.setter
    def text_size(self, room: Room) -> None:
        room = room[0], room[1]
        if room != self.writing.text_size:
            self.writing.text_size = room
            self.write_soon()

    @property
    def texture(self) -> Texture | None:
        """What is written, as a picture; nothing if that is nothing."""
        return self._written.texture if self.text else None

    @property
    def is_shortened(self) -> bool:
        return bool(self.text) and bool(self.writing.is_shortened)

    def on_text(self, _lettering: "Lettering", text: str) -> None:
        self.writing.text = text
        self.write_soon()

    def write_soon(self) -> None:
        """All that changes until the next frame is written once."""
        _to_write[self] = None
        _write_all()

    def write_now(self) -> None:
        """Now, and not once more before the frame for what has changed until now."""
        _to_write.pop(self, None)
        size = (0, 0)
        if self.text:
            self.writing.resolve_font_name()  # else the first time its lines would be measured in Kivy's own font
            self.writing.text = self._laid_out()
            self.writing.refresh()
            texture = self.writing.texture
            self._written.texture = texture
            size = tuple(texture.size)
        self.texture_size = size
        self._lay()

    def _laid_out(self) -> str:
        """A line for each of two sentences, where there may be two."""
        wide = self.text_size[0]
        words = held(self.text, self.writing, wide)
        if wide is None or self.shorten or self.max_lines == 1:
            return words
        return broken(words, self.writing, wide)

    # Where it stands ------------------------------------------------------------------------------------------------

    @property
    def seen_box(self) -> Box:
        """Where its letters stand: in the middle."""
        wide, high = self.texture_size
        # by its pos: of its center it may hear later
        return Box(self.x + (self.width - wide) / 2, self.y + (self.height - high) / 2, wide, high)

    def on_opacity(self, *_: object) -> None:
        self._lay()

    def _lay(self, *_: object) -> None:
        box = self.seen_box
        there = box.w > 0 and box.h > 0 and self.opacity > 0
        if there:
            self._written.size = box.w, box.h
            self._written.pos = int(box.x), int(box.y)
        if there != self._lies:
            self._lies = there
            if there:
                self.canvas.add(self._written)
            else:
                self.canvas.remove(self._written)


_to_write: dict[Lettering, None] = {}


def _write_what_waits(_seconds: float) -> None:
    for lettering in list(_to_write):
        lettering.write_now()


_write_all = Clock.create_trigger(_write_what_waits, -1)


def write_nothing_more() -> None:
    """The app ends: whatever waits is seen by nobody."""
    _to_write.clear()
