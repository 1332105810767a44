"""The whole library in one file, and back.

The file is a head (what it is, its version, the checksum of all that follows), the contents as JSON, and after them
the drawings, matches and pictures as they are, one behind the other.  Nothing in it is packed, and nothing names a
place on a disk: there is nothing that could swell or be written elsewhere.  It is read whole and checked whole before
anything is changed.

The secret of the device is not in it; ``engine.library.restore`` takes one in.
"""

import hashlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine import entries, journal, match, rules
from engine.clue import LONGEST_TYPED
from engine.decks.own_lists import OwnList
from engine.decks.own_pictures import PICTURE_BYTES, check_picture
from engine.decks.pictures import MOST_PICTURES
from engine.entries import Opened
from engine.gate import Refused
from engine.ink import MAX_LOG_BYTES, BadInk, Drawing
from engine.languages import LANGUAGES
from engine.library.decks import MOST_DECKS, OwnDeck
from engine.library.evenings import SKETCHBOOK, Drawn, Evening
from engine.library.library import Library
from engine.library.matches import Waiting
from engine.library.players import FACE_BYTES, MOST_PLAYERS, Player, could_be_kept
from engine.library.settings import LastTable
from engine.library.told_clues import LONGEST_CARD, ToldEvening
from engine.library.word_lists import LEVELS
from engine.rules import BrokenMatch, Sentence, Why
from engine.seats import MOST_SEATS, Seat, holder_of, name_is_fair

MARK = b"EASEL BACKUP\n"
VERSION = 2
"""Goes up when older programs can no longer read what this one writes."""

HEAD = len(MARK) + 2 + 32 + 4

LARGEST = 256 * 1024 * 1024
"""1,500 own pictures and 5,000 drawings; a tablet holds it in memory once."""

CONTENTS_BYTES = 32 * 1024 * 1024
"""200 players with the most careful faces, and a line for each of 50,000 drawings."""

MOST_FINDS = 10_000
"""Of one evening: a match of the most rounds in which all find everything has less."""

MOST_ROWS = 50_000
"""Drawings, evenings, cards: an evening a day for thirty years."""

ID = re.compile(r"[0-9A-Za-z]{1,40}")
LONGEST_TEXT = 80

SAYS: dict[str, Sentence] = {
    "backup-foreign": "This file is not an Easel backup.",
    "backup-newer": "This backup is from a newer Easel. Update the app, then restore it.",
    "backup-damaged": "This backup is damaged. Nothing was changed.",
    "backup-too-big": "There is more here than fits into one backup.",
}


class Contents(Struct, frozen=True, forbid_unknown_fields=True):
    """All but the drawings' ink, the pictures' files and the matches' entries, of which it has the lengths."""

    holder: str
    players: tuple[Player, ...]
    settings: dict[str, str]
    tables: dict[str, LastTable]
    lists: tuple[OwnList, ...]
    seen: tuple[str, ...]
    evenings: tuple[Evening, ...]
    drawings: tuple[Drawn, ...]
    decks: tuple[OwnDeck, ...]
    pictures: tuple[str, ...]
    inks: tuple[int, ...]
    files: tuple[int, ...]
    matches: tuple[int, ...]
    told: tuple[ToldEvening, ...] = ()
    """Version 1 had none."""


class Match(Struct, frozen=True):
    """A match that waits, with all its entries."""

    opened: Opened
    entries: tuple[Any, ...]


class Unpacked(Struct, frozen=True):
    """A backup that was read and found sound."""

    contents: Contents
    inks: tuple[bytes, ...]
    files: tuple[bytes, ...]
    matches: tuple[Match, ...]


class Collected(Struct, frozen=True):
    """What goes into a backup, before the files are read."""

    contents: Contents
    inks: tuple[bytes, ...]
    pictures: tuple[Path, ...]
    matches: tuple[Path, ...]


# Making one -------------------------------------------------------------------------------------------------------


def collect(library: Library) -> Collected:
    """Everything of this device; ``pack`` may then run anywhere."""
    drawings, decks = library.album.drawings(), library.decks.all()
    wanted = dict.fromkeys([picture for deck in decks for picture in deck.pictures])
    there = {picture: path for picture in wanted if (path := library.decks.path_of(picture)) is not None}
    whole = [replace(deck, pictures=tuple([one for one in deck.pictures if one in there])) for deck in decks]
    contents = Contents(
        holder=holder_of(library.token),
        players=tuple(library.players()),
        settings=library.chosen(),
        tables={game: table for game in rules.names() if (table := library.last_table(game)) is not None},
        lists=tuple([kept.written for kept in library.words.own()]),
        seen=tuple([one for level in LEVELS for one in sorted(library.words.seen(level) & LEVELS[level])]),
        evenings=tuple(library.album.evenings()),
        drawings=tuple(drawings),
        decks=tuple(whole),
        pictures=tuple(there),
        inks=(),
        files=(),
        matches=(),
        told=library.album.told(),
    )
    waiting = [found.path for found in library.waiting() if isinstance(found, Waiting)]
    return Collected(
        contents,
        tuple([library.album.ink(drawing.id) for drawing in drawings]),
        tuple(there.values()),
        tuple(waiting),
    )


def pack(collected: Collected) -> bytes:
    """The file; Refused if something cannot be read now, or all of it is too much."""
    try:
        files = [path.read_bytes() for path in collected.pictures]
    except OSError:
        raise Refused(Why("file-unreadable")) from None
    matches = [_written(path) for path in collected.matches]
    contents = replace(
        collected.contents,
        inks=tuple(map(len, collected.inks)),
        files=tuple(map(len, files)),
        matches=tuple(map(len, matches)),
    )
    listed = msgspec.json.encode(contents)
    body = b"".join((len(listed).to_bytes(4), listed, *collected.inks, *files, *matches))
    if len(listed) > CONTENTS_BYTES or HEAD + len(body) > LARGEST:
        raise Refused(Why("backup-too-big"))
    version = VERSION.to_bytes(2)
    content = b"".join((MARK, version, hashlib.sha256(version + body).digest(), body))
    unpack(content)  # a backup that cannot be brought back is worse than none: then it is said now
    return content


def _written(path: Path) -> bytes:
    """A match's entries, one a line."""
    loaded = journal.load(path)
    return b"\n".join([entries.ENCODER.encode(entry) for entry in (loaded.opened, *loaded.entries)])


# Reading one ------------------------------------------------------------------------------------------------------


def unpack(content: bytes) -> Unpacked:
    """The backup, checked through and through; Refused if anything in it is not as it must be."""
    if len(content) > LARGEST or not content.startswith(MARK):
        raise Refused(Why("backup-foreign"))
    head = content[len(MARK) : HEAD]
    if len(content) < HEAD:
        raise Refused(Why("backup-damaged"))
    if int.from_bytes(head[:2]) > VERSION:
        raise Refused(Why("backup-newer"))
    digest = hashlib.sha256(head[:2])
    digest.update(memoryview(content)[HEAD - 4 :])
    if digest.digest() != head[2:34]:
        raise Refused(Why("backup-damaged"))
    try:
        found = _parts(content, int.from_bytes(head[34:]))
        _check(found)
    except (_Unsound, Refused, BadInk, BrokenMatch, msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        raise Refused(Why("backup-damaged")) from None
    return found


class _Unsound(Exception):
    """The checksum is right, and what it is the checksum of is not: somebody made this file by hand."""


def _need(sound: bool) -> None:
    if not sound:
        raise _Unsound


def _parts(content: bytes, listed: int) -> Unpacked:
    _need(listed <= CONTENTS_BYTES)
    contents = msgspec.json.decode(memoryview(content)[HEAD : HEAD + listed], type=Contents)
    lengths = (*contents.inks, *contents.files, *contents.matches)
    _need(all(length >= 0 for length in lengths) and HEAD + listed + sum(lengths) == len(content))
    _need(len(contents.inks) == len(contents.drawings) and len(contents.files) == len(contents.pictures))
    cut = _cut(content, HEAD + listed, lengths)
    inks = tuple([next(cut) for _ in contents.inks])
    files = tuple([next(cut) for _ in contents.files])
    return Unpacked(contents, inks, files, tuple([_match(next(cut)) for _ in contents.matches]))


def _cut(content: bytes, start: int, lengths: Sequence[int]) -> Iterator[bytes]:
    for length in lengths:
        yield content[start : start + length]
        start += length


def _match(written: bytes) -> Match:
    _need(len(written) <= journal.LARGEST)
    first, *rest = written.split(b"\n")
    opened = entries.OPENED.decode(first)
    _need(opened.game in rules.names())
    decode = entries.decoder(rules.game(opened.game).move).decode
    return Match(opened, tuple([decode(line) for line in rest]))


def _check(found: Unpacked) -> None:
    contents = found.contents
    _check_players(contents)
    _need(all(len(text) <= CONTENTS_BYTES // 16 for pair in contents.settings.items() for text in pair))
    for table in contents.tables.values():
        _need(len(table.seats) <= MOST_SEATS and all(map(_seat_is_fair, table.seats)))
    _check_album(contents, found.inks)
    _check_decks(contents, found.files)
    for one in found.matches:
        _need(_is_id(one.opened.match) and len(one.opened.started) <= LONGEST_TEXT)
        _need(match.replay(rules.game(one.opened.game), one.opened, one.entries).ended is None)
    _need(_all_differ([one.opened.match for one in found.matches]))


def _check_players(contents: Contents) -> None:
    players = contents.players
    _need(len(players) <= MOST_PLAYERS and _all_differ([player.id for player in players]))
    for player in players:
        _need(_is_id(player.id) and could_be_kept(player.name))
        _need(0 <= player.colour < MOST_SEATS and 0 <= player.played < 2**53)
        _need(len(player.face or b"") <= FACE_BYTES)  # one that cannot be read is shown as the seat's symbol


def _check_album(contents: Contents, inks: Sequence[bytes]) -> None:
    evenings = {evening.id: evening for evening in contents.evenings}
    _need(len(evenings) == len(contents.evenings) <= MOST_ROWS and len(contents.drawings) <= MOST_ROWS)
    for evening in contents.evenings:
        seats = len(evening.seats)
        _need(_is_id(evening.id) and len(evening.started) <= LONGEST_TEXT)
        _need(evening.game == SKETCHBOOK or evening.game in rules.names())
        _need(evening.game == SKETCHBOOK or evening.variant in rules.game(evening.game).variants)
        _need(0 < seats <= MOST_SEATS)
        _need(all(map(_seat_is_fair, evening.seats)) and len(evening.scores) == seats)
        _need(set(evening.winners) <= set(range(seats)) and len(evening.finds) <= MOST_FINDS)
        _need(all(find.seat in range(seats) and find.of in (None, *range(seats)) for find in evening.finds))
    _need(_all_differ([drawn.id for drawn in contents.drawings]))
    for drawn, ink in zip(contents.drawings, inks):
        _need(drawn.evening in evenings and 0 <= drawn.seat < len(evenings[drawn.evening].seats))
        _need(drawn.id == f"{drawn.evening}-{drawn.place}" and 0 <= drawn.place < MOST_ROWS)
        _need(0 <= drawn.round < MOST_ROWS and len(ink) <= MAX_LOG_BYTES)
        _need(all(0 < len(text) <= LONGEST_TEXT for text in (drawn.word.en, drawn.word.uk, drawn.word.ru)))
        Drawing.from_log(ink)
    _check_told(contents.told)


def _check_told(told: tuple[ToldEvening, ...]) -> None:
    _need(_all_differ([each.evening for each in told]) and sum(len(each.clues) for each in told) <= MOST_ROWS)
    for each in told:
        _need(_is_id(each.evening) and len(each.last) <= LONGEST_TEXT)
        for clue in [one.told for one in each.clues]:
            _need(len(clue.clue) <= LONGEST_TYPED and clue.language in LANGUAGES and len(clue.card) <= LONGEST_CARD)


def _check_decks(contents: Contents, files: Sequence[bytes]) -> None:
    pictures = frozenset(contents.pictures)
    _need(len(pictures) == len(contents.pictures) <= MOST_ROWS)
    for picture, file in zip(contents.pictures, files):
        _need(len(file) <= PICTURE_BYTES)
        check_picture(file, picture)
    _need(len(contents.decks) <= MOST_DECKS and _all_differ([deck.id for deck in contents.decks]))
    for deck in contents.decks:
        _need(_is_id(deck.id) and could_be_kept(deck.name))
        _need(0 <= deck.place < 2**53 and len(deck.pictures) <= MOST_PICTURES)
        _need(set(deck.pictures) <= pictures and _all_differ(deck.pictures))


def _seat_is_fair(seat: Seat) -> bool:
    known = seat.player is None or _is_id(seat.player)
    return name_is_fair(seat.name) and 0 <= seat.colour < MOST_SEATS and known


def _is_id(text: str) -> bool:
    return ID.fullmatch(text) is not None


def _all_differ(ids: Sequence[str]) -> bool:
    return len(set(ids)) == len(ids)
