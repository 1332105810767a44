"""Picture decks: what a picture is, reading a deck's file, naming a deck by its pictures, how alike two of them are.

Rules know pictures by their ids alone; files and tags are read by those who show pictures or think about them.
No player's file may cause an exception here.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from engine.decks.words import broken, folded, why, without_ending
from engine.languages import LANGUAGES
from engine.rules import Sentence, Why

SHIPPED = Path(__file__).resolve().parents[2] / "assets" / "pictures"
SHIPPED_IDS = tuple(str(number) for number in range(1, 101))
"""Our hundred pictures.  Rules read no files, so they know from here what is in assets/pictures/deck.json."""

DECK_BYTES = 1024 * 1024  # eight times our own deck with its tags in three languages
MOST_PICTURES = 500  # five times our deck; their ids fill a third of what a match's options may
LONGEST_ID = 40  # a fingerprint of a photo, as letters and digits
LONGEST_FILE = 80
MOST_TAGS = 30  # twice what our best described picture has
LONGEST_TAG = 40
MOST_REFUSALS = 20  # a file that is no deck at all would otherwise be refused picture by picture

ID = re.compile(rf"[0-9a-z][0-9a-z-]{{0,{LONGEST_ID - 1}}}")
FILE = re.compile(r"[0-9A-Za-z][0-9A-Za-z_-]*\.(jpe?g|png|webp)")
"""A plain name: a deck can name no file outside its own folder."""

SAYS: dict[str, Sentence] = {
    "deck-missing": "The file {file} is missing or cannot be read.",
    "deck-too-big": ("The file is too big: at most {n} kilobyte.", "The file is too big: at most {n} kilobytes."),
    "deck-not-text": "The file is not a text in UTF-8. Save it as plain text in UTF-8 and choose it again.",
    "deck-broken": "The file cannot be read as a deck of pictures ({detail}).",
    "deck-empty": "There is no picture in this deck.",
    "deck-too-many": (
        "The deck has {n} picture; at most {most} can be played with.",
        "The deck has {n} pictures; at most {most} can be played with.",
    ),
    "deck-too-few": (
        "{n} picture is missing: a table of this size needs {wanted}.",
        "{n} pictures are missing: a table of this size needs {wanted}.",
    ),
    "deck-id": "“{id}” cannot name a picture: it takes small letters, digits and hyphens, at most {most}.",
    "deck-id-twice": "The picture “{id}” is in the deck more than once.",
    "deck-file": "“{file}” is not the plain name of a picture file (jpg, png or webp).",
    "deck-tags": (
        "The picture “{id}” has {n} tag; at most {most} are read.",
        "The picture “{id}” has {n} tags; at most {most} are read.",
    ),
    "deck-tag": "A tag of the picture “{id}” is empty, too long or cannot be shown: “{tag}”.",
    "deck-tag-twice": "The picture “{id}” has the tag “{tag}” more than once.",
}


class Tag(Struct, frozen=True):
    """Something that a picture shows or makes one think of, in the languages of the app."""

    id: str
    en: str
    uk: str
    ru: str

    def in_language(self, language: str) -> str:
        return {"en": self.en, "uk": self.uk, "ru": self.ru}[language]


class Picture(Struct, frozen=True):
    """A picture of a deck.  ``name`` is what its painter calls it."""

    id: str
    file: str
    tags: tuple[Tag, ...] = ()
    name: str = ""

    def tag_ids(self) -> frozenset[str]:
        return frozenset([tag.id for tag in self.tags])


Deck = Mapping[str, Picture]
"""Pictures by their ids, in the order of their file."""


class DeckRefused(Struct, frozen=True):
    """A deck's file is not taken, for these reasons."""

    whys: tuple[Why, ...]


# A deck's file ----------------------------------------------------------------------------------------------------


class OnFile(Struct, frozen=True):
    """A picture as its file has it: ours are numbered.  What else a file says of it is left to those who know it."""

    id: Annotated[int, Meta(ge=0, le=10**9)] | str
    file: str
    tags: tuple[Tag, ...] = ()
    name: str = ""


class DeckOnFile(Struct, frozen=True):
    cards: tuple[OnFile, ...]


def read_deck(content: bytes) -> Deck | DeckRefused:
    """A deck's file, ours or a player's: ``{"cards": [{"id", "file", "tags": [{"id", "en", "uk", "ru"}]}]}``."""
    if len(content) > DECK_BYTES:
        return _refused(why("deck-too-big", n=DECK_BYTES // 1024))
    try:
        written = msgspec.json.decode(content.decode("utf-8-sig"), type=DeckOnFile).cards
    except UnicodeDecodeError:
        return _refused(why("deck-not-text"))
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        return _refused(Why("deck-broken", broken(error).args))
    ids = [str(card.id) for card in written]
    whys = [reason] if (reason := refuse_ids(ids)) else [reason for card in written for reason in _check(card)]
    if whys:
        return DeckRefused(tuple(whys[:MOST_REFUSALS]))
    return {id: Picture(id, card.file, card.tags, card.name) for id, card in zip(ids, written)}


def read_deck_file(path: Path) -> Deck | DeckRefused:
    try:
        with path.open("rb") as file:
            content = file.read(DECK_BYTES + 1)
    except (OSError, ValueError):  # ValueError: a path that no system takes
        return _refused(why("deck-missing", file=path.name))
    return read_deck(content)


@cache
def shipped_deck() -> Deck | DeckRefused:
    """Our own deck; that it can be read is for the tests to see."""
    return read_deck_file(SHIPPED / "deck.json")


def _refused(reason: Why) -> DeckRefused:
    return DeckRefused((reason,))


def _check(card: OnFile) -> list[Why]:
    id, found = str(card.id), []
    if len(card.file) > LONGEST_FILE or not FILE.fullmatch(card.file):
        found.append(why("deck-file", file=card.file))
    if len(card.tags) > MOST_TAGS:
        return [*found, why("deck-tags", id=id, n=len(card.tags), most=MOST_TAGS)]
    known: set[str] = set()
    for tag in card.tags:
        texts = (tag.id, *[tag.in_language(language) for language in LANGUAGES])
        found += [why("deck-tag", id=id, tag=text) for text in texts if not _can_be_shown(text)]
        if tag.id in known:
            found.append(why("deck-tag-twice", id=id, tag=tag.id))
        known.add(tag.id)
    return found


def _can_be_shown(text: str) -> bool:
    return len(text) <= LONGEST_TAG and text.isprintable() and bool(text.strip())


# A deck by its pictures -------------------------------------------------------------------------------------------


def refuse_ids(ids: Sequence[str], wanted: int = 1) -> Why | None:
    """Why a match cannot be played with the pictures of these ids, where the table needs so many."""
    if not ids:
        return Why("deck-empty")
    if len(ids) > MOST_PICTURES:
        return Why("deck-too-many", {"n": len(ids), "most": MOST_PICTURES})
    known: set[str] = set()
    for id in ids:
        if not ID.fullmatch(id):
            return why("deck-id", id=id, most=LONGEST_ID)
        if id in known:
            return why("deck-id-twice", id=id)
        known.add(id)
    if len(ids) < wanted:
        return Why("deck-too-few", {"n": wanted - len(ids), "wanted": wanted})
    return None


# What pictures have in common -------------------------------------------------------------------------------------


def likeness(one: Picture, other: Picture) -> float:
    """From 0, no tag in common, to 1, the same tags."""
    ours, theirs = one.tag_ids(), other.tag_ids()
    together = ours | theirs
    return len(ours & theirs) / len(together) if together else 0.0


def fit(picture: Picture, tags: frozenset[str], deck: Deck) -> float:
    """How well these tags fit a picture: how many it has, and a little for being like the others that have them."""
    alike = [likeness(picture, other) for other in deck.values() if other != picture and other.tag_ids() & tags]
    return len(picture.tag_ids() & tags) + (sum(alike) / len(alike) if alike else 0.0)


def uses(deck: Deck) -> dict[str, int]:
    """How many pictures of the deck have each tag."""
    return Counter([id for picture in deck.values() for id in picture.tag_ids()])


def tags_in(text: str, deck: Deck) -> frozenset[str]:
    """The deck's tags that a text names, in any of the languages and with any ending."""
    tags = {tag.id: tag for picture in deck.values() for tag in picture.tags}
    return frozenset([id for id, tag in tags.items() if any(_names(text, tag, language) for language in LANGUAGES)])


def _names(text: str, tag: Tag, language: str) -> bool:
    stems = _stems(tag.in_language(language), language)
    return bool(stems) and stems <= _stems(text, language)


@lru_cache(maxsize=4096)  # all the tags of our deck in three languages, and some texts
def _stems(text: str, language: str) -> frozenset[str]:
    words = re.findall(r"[\w']+", folded(text))
    return frozenset([without_ending(word, language) for word in words])
