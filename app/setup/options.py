"""What a table may agree on before a match: the choices of each game, in words."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import asdict, replace

from app import games
from app.boards.face import OneOf
from app.look import text
from app.own_cards.deck_size import takes_decks
from engine import rules
from engine.decks.pictures import SHIPPED_IDS
from engine.library import Library


def read(game: str, written: str | bytes, own_lists: int = 0) -> dict[str, object]:
    """The options that were agreed on, or those of the rules where they cannot be read or are no longer offered."""
    struct = rules.game(game).options
    try:
        agreed = msgspec.json.decode(written, type=struct)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        agreed = struct()
    chosen = {name: getattr(agreed, name) for name in struct.__struct_fields__}
    for option in games.face_of(game).options(None, own_lists, chosen):
        if isinstance(option, OneOf) and chosen[option.name] not in [value for value, _words in option.values]:
            chosen[option.name] = getattr(struct(), option.name)
    return chosen


def write(game: str, agreed: dict[str, object]) -> bytes:
    return msgspec.json.encode(rules.game(game).options(**agreed))


ONCE = "teaching"
"""An option for the first match on a device: nobody is taught twice, unless they ask for it."""


def first_time(game: str, agreed: dict[str, object]) -> dict[str, object]:
    """What is proposed where this game has never been played (P23): easy first."""
    proposed = agreed | dict(games.face_of(game).proposed_first())
    return proposed | {ONCE: True} if ONCE in proposed else proposed


def next_time(agreed: dict[str, object]) -> dict[str, object]:
    """What is proposed to those who have played it."""
    return agreed | {ONCE: False} if ONCE in agreed else agreed


def once_more(game: str, written: str) -> bytes:
    """What a table agreed on that plays the same again."""
    struct = rules.game(game).options
    if ONCE not in struct.__struct_fields__:
        return written.encode()
    try:
        agreed = msgspec.json.decode(written, type=struct)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return written.encode()  # the table will say what is wrong with it
    return msgspec.json.encode(replace(agreed, **{ONCE: False}))


def in_our_language(game: str, agreed: bytes) -> bytes:
    """What the table agreed on; where bots tell or name things, they do so in the language spoken here."""
    struct = rules.game(game).options
    if "language" not in struct.__struct_fields__:
        return agreed
    try:
        chosen = msgspec.json.decode(agreed, type=struct)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return agreed  # the table will say what is wrong with it
    return msgspec.json.encode(replace(chosen, language=text.spoken()))


def pictures_in_play(library: Library) -> tuple[str, ...]:
    """The pictures of the decks that the table has chosen, ours mixed in if wanted; none to play with ours alone."""
    chosen = [deck for deck in library.decks.all() if deck.id in library.settings.own_decks]
    own = dict.fromkeys([picture for deck in chosen for picture in deck.pictures])
    if not own:
        return ()
    return (*own, *SHIPPED_IDS) if library.settings.our_pictures else tuple(own)


def with_pictures(game: str, agreed: bytes, library: Library) -> bytes:
    """What the table agreed on, and the pictures of its own decks."""
    struct = rules.game(game).options
    pictures = pictures_in_play(library) if takes_decks(game) else ()
    if not pictures:
        return agreed
    try:
        chosen = msgspec.json.decode(agreed, type=struct)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return agreed  # the table will say what is wrong with it
    return msgspec.json.encode(replace(chosen, deck=pictures))


def as_opened(game: str, agreed: bytes, times: Sequence[int], library: Library) -> bytes:
    """What the table agreed on, with all that this device adds to it when a match is opened.

    ``times``: how much time whoever sits on each seat needs.
    """
    with_time = with_own_time(game, agreed, times)
    return with_pictures(game, with_words(game, in_our_language(game, with_time), library), library)


def with_own_time(game: str, agreed: bytes, times: Sequence[int]) -> bytes:
    """What the table agreed on, and who at it needs more time than others."""
    struct = rules.game(game).options
    if "own_time" not in struct.__struct_fields__ or len(set(times)) < 2:
        return agreed
    try:
        chosen = msgspec.json.decode(agreed, type=struct)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return agreed  # the table will say what is wrong with it
    return msgspec.json.encode(replace(chosen, own_time=tuple(times)))


def knows_words(game: str) -> bool:
    """Whether word lists are dealt in this game."""
    return "seen" in rules.game(game).options.__struct_fields__


def with_words(game: str, agreed: bytes, library: Library) -> bytes:
    """What the table agreed on, and what this device adds to it: its own word lists, and which lists it has seen."""
    if not knows_words(game):
        return agreed
    try:
        chosen = msgspec.json.decode(agreed, type=rules.game(game).options)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return agreed  # the table will say what is wrong with it
    alone = games.face_of(game).takes_own_lists(asdict(chosen))
    own = library.words.own() if library.settings.own_words or alone else []
    with_lists = replace(chosen, own=tuple([kept.written for kept in own]), seen=library.words.seen_in_match(own))
    return msgspec.json.encode(with_lists)
