"""What a table may agree on before a match: the choices of each game, in words."""

from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from app.look import text
from app.look.text import _, ngettext
from app.own_cards.deck_size import takes_decks
from engine import rules
from engine.decks.pictures import SHIPPED_IDS
from engine.games.pictomania.setting_up import ON_RACK
from engine.library import Library


@dataclass(frozen=True)
class Switch:
    """An option that is on or off."""

    name: str
    words: str
    note: str = ""


@dataclass(frozen=True)
class OneOf:
    """An option with a few values to choose from: (value, what it is called)."""

    name: str
    words: str
    values: tuple[tuple[Any, str], ...]


OWN_ALONE = (0, 0, 0, 0)
"""The levels of a match that is played with the table's own word lists alone."""


def of_game(
    game: str, own_lists: int = 0, variant: str | None = None, agreed: dict[str, Any] | None = None
) -> tuple[Switch | OneOf, ...]:
    """``own_lists`` is how many word lists of its own the table has; without a ``variant`` the options of all.

    What else can be chosen may depend on what was ``agreed`` so far.
    """
    if game == "dixit":
        return _of_dixit(variant)
    if game == "pictoric":
        note = _("A die before each turn makes it harder, easier or sillier")
        return (Switch("forfeits", _("Orange forfeits"), note), _rounds(_("At the box"), (3, 5, 8)))
    if game == "yokai":
        return (_rounds(_("At an empty stack"), (10, 15, 20)),)
    if game != "pictomania":
        return ()
    return (
        *_levels(own_lists, None if agreed is None else agreed["levels"]),
        Switch("hurry", _("Hurry"), _("One black token fewer: the round ends when the last is taken")),
        Switch("teaching", _("First round to learn"), _("Without the black sheep")),
    )


def _rounds(otherwise: str, counts: tuple[int, ...]) -> OneOf:
    """A house rule (B14, Y15): after so many rounds the match ends as it stands."""
    after = [(n, ngettext("After {n} round", "After {n} rounds", n)) for n in counts]
    return OneOf("rounds", _("When does it end?"), ((0, otherwise), *after))


Levels = tuple[int, ...]
OWN_MIX: Levels = (1, 1, 2, 3)
"""What whoever wants to choose round by round begins with."""


def _levels(own_lists: int, now: Levels | None) -> tuple[OneOf, ...]:
    """P8: a level for all rounds that most want, or any for each."""
    ready_made = [
        ((1, 1, 1, 1), _("Easy")),
        ((1, 2, 3, 4), _("Harder each round")),
        ((3, 3, 4, 4), _("Devilish")),
    ]
    if own_lists >= ON_RACK * len(OWN_ALONE):
        ready_made.append((OWN_ALONE, _("Only our own")))
    mixes = now is not None and now not in dict(ready_made) and own_lists >= ON_RACK * now.count(OWN_ALONE[0])
    mix = now if mixes and now is not None else OWN_MIX
    asked = OneOf("levels", _("How hard are the words?"), (*ready_made, (mix, _("Round by round"))))
    return (asked, *[_level_of_round(mix, place, own_lists) for place in range(len(mix))]) if mixes else (asked,)


def _level_of_round(mix: Levels, place: int, own_lists: int) -> OneOf:
    """Each value is the whole mix, with another level in this place."""
    named = [(1, _("Easy")), (2, _("Medium")), (3, _("Hard")), (4, _("Devilish"))]
    if own_lists >= ON_RACK * (mix[:place] + mix[place + 1 :] + OWN_ALONE[:1]).count(OWN_ALONE[0]):
        named.append((OWN_ALONE[0], _("Only our own")))
    values = [((*mix[:place], level, *mix[place + 1 :]), words) for level, words in named]
    return OneOf("levels", _("Round {n}", n=place + 1), tuple(values))


def _of_dixit(variant: str | None) -> tuple[OneOf, ...]:
    target = OneOf("target", _("Up to how many points?"), tuple([(points, str(points)) for points in (20, 30, 40)]))
    if variant == "classic":
        return (target,)
    times = ((1, _("Once")), (2, _("Twice")), (3, _("Three times")), (4, _("Four times")))
    laps = OneOf("laps", _("How often does everybody tell?"), times)
    return (target, laps) if variant is None else (laps,)


def read(game: str, written: str | bytes, own_lists: int = 0) -> dict[str, Any]:
    """The options that were agreed on, or those of the rules where they cannot be read or are no longer offered."""
    struct = rules.game(game).options
    try:
        agreed = msgspec.json.decode(written, type=struct)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        agreed = struct()
    chosen = {name: getattr(agreed, name) for name in struct.__struct_fields__}
    for option in of_game(game, own_lists, agreed=chosen):
        if isinstance(option, OneOf) and chosen[option.name] not in [value for value, _words in option.values]:
            chosen[option.name] = getattr(struct(), option.name)
    return chosen


def write(game: str, agreed: dict[str, Any]) -> bytes:
    return msgspec.json.encode(rules.game(game).options(**agreed))


ONCE = "teaching"
"""An option for the first match on a device: nobody is taught twice, unless they ask for it."""


def first_time(agreed: dict[str, Any]) -> dict[str, Any]:
    """What is proposed where this game has never been played (P23)."""
    return agreed | {ONCE: True} if ONCE in agreed else agreed


def next_time(agreed: dict[str, Any]) -> dict[str, Any]:
    """What is proposed to those who have played it."""
    return agreed | {ONCE: False} if ONCE in agreed else agreed


def once_more(game: str, written: str) -> bytes:
    """What a table agreed on that plays the same again."""
    struct = rules.game(game).options
    if ONCE not in struct.__struct_fields__:
        return written.encode()
    try:
        agreed: Any = msgspec.json.decode(written, type=struct)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return written.encode()  # the table will say what is wrong with it
    return msgspec.json.encode(replace(agreed, **{ONCE: False}))


def in_our_language(game: str, agreed: bytes) -> bytes:
    """What the table agreed on; where bots tell or name things, they do so in the language spoken here."""
    struct = rules.game(game).options
    if "language" not in struct.__struct_fields__:
        return agreed
    try:
        chosen: Any = msgspec.json.decode(agreed, type=struct)
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
        chosen: Any = msgspec.json.decode(agreed, type=struct)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return agreed  # the table will say what is wrong with it
    return msgspec.json.encode(replace(chosen, deck=pictures))


def as_opened(game: str, agreed: bytes, library: Library) -> bytes:
    """What the table agreed on, with all that this device adds to it when a match is opened."""
    return with_pictures(game, with_words(game, in_our_language(game, agreed), library), library)


def knows_words(game: str) -> bool:
    """Whether word lists are dealt in this game."""
    return "seen" in rules.game(game).options.__struct_fields__


def with_words(game: str, agreed: bytes, library: Library) -> bytes:
    """What the table agreed on, and what this device adds to it: its own word lists, and which lists it has seen."""
    if not knows_words(game):
        return agreed
    try:
        chosen: Any = msgspec.json.decode(agreed, type=rules.game(game).options)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return agreed  # the table will say what is wrong with it
    own = library.words.own() if library.settings.own_words or OWN_ALONE[0] in chosen.levels else []
    told = replace(chosen, own=tuple([kept.written for kept in own]), seen=library.words.seen_in_match(own))
    return msgspec.json.encode(told)
