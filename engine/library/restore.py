"""A backup brought back: everything that is not here yet is added, and what is here stays as it is.

Somebody of the same name is the same person.  The matches that waited on the other device are handed to this one.
"""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine import rules
from engine.entries import Opened
from engine.gate import Refused
from engine.library import settings as chosen
from engine.library.album import drawing_in, evening_in
from engine.library.backup import Contents, Match, Unpacked
from engine.library.decks import MOST_DECKS, OwnDeck, deck_in, picture_in
from engine.library.evenings import Drawn, Evening
from engine.library.library import Library
from engine.library.players import MOST_PLAYERS, Player
from engine.library.told_clues import clues_in
from engine.library.word_lists import LEVELS, KeptList, Order, list_in
from engine.rules import Why
from engine.seats import Seat, holder_of


class BroughtIn(Struct, frozen=True):
    """How much was new; ``left_out`` are word lists that could not stand beside those that are here."""

    players: int
    evenings: int
    drawings: int
    lists: int
    decks: int
    matches: int
    left_out: int


def bring_back(library: Library, found: Unpacked) -> BroughtIn:
    """Adds what is not here yet: all of it, or nothing and Refused."""
    contents = found.contents
    people, new_players = _people(library, contents)
    evenings, drawings = _album(library, found, people)
    lists = _lists(library, contents)
    decks = _decks(library, contents)
    matches = [_handed_over(library, contents, one, people) for one in found.matches if _is_new(library, one.opened)]
    if len(library.players()) + len(new_players) > MOST_PLAYERS:
        raise Refused(Why("library-full"))
    if len(library.decks.all()) + len(decks) > MOST_DECKS:
        raise Refused(Why("decks-full", {"n": MOST_DECKS}))
    for file in found.files:
        library.decks.keep_file(file)  # until a deck names it, it may lie there or not
    orders = [_player_in(player) for player in new_players] + _settings(library, contents, people)
    orders += [evening_in(evening) for evening in evenings] + [drawing_in(*drawing) for drawing in drawings]
    orders += [("DELETE FROM gone_evening WHERE id = ?", (evening.id,)) for evening in evenings]
    orders += _told(library, contents)
    orders += [list_in(kept) for kept in lists] + [order for deck in decks for order in _deck_in(deck)]
    library.bring_in(orders, [(one.opened, one.entries) for one in matches])
    return BroughtIn(
        players=len(new_players),
        evenings=len(evenings),
        drawings=len(drawings),
        lists=len(lists),
        decks=len(decks),
        matches=len(matches),
        left_out=_missing_lists(library, contents),
    )


def _people(library: Library, contents: Contents) -> tuple[dict[str, str], list[Player]]:
    """Who each of them is here, and those who are new."""
    here = {player.id for player in library.players()}
    by_name = {player.name.casefold(): player.id for player in library.players()}
    people: dict[str, str] = {}
    new = []
    for player in contents.players:
        if player.id in here:
            people[player.id] = player.id
        elif player.name.casefold() in by_name:
            people[player.id] = by_name[player.name.casefold()]
        else:
            people[player.id] = player.id
            new.append(player)
    return people, new


def _as_here(seats: tuple[Seat, ...], people: dict[str, str]) -> tuple[Seat, ...]:
    return tuple([seat if seat.player is None else replace(seat, player=people.get(seat.player)) for seat in seats])


def _album(
    library: Library, found: Unpacked, people: dict[str, str]
) -> tuple[list[Evening], list[tuple[Drawn, bytes]]]:
    """Evenings that are not here, and drawings that are not here, of whatever evening."""
    here = {evening.id for evening in library.album.evenings()}
    hanging = {drawn.id for drawn in library.album.drawings()}
    evenings = [
        replace(evening, seats=_as_here(evening.seats, people))
        for evening in found.contents.evenings
        if evening.id not in here
    ]
    drawings = [(drawn, ink) for drawn, ink in zip(found.contents.drawings, found.inks) if drawn.id not in hanging]
    return evenings, drawings


def _told(library: Library, contents: Contents) -> list[Order]:
    """What was told in matches of which nothing that was told is here."""
    here = {each.evening for each in library.album.told()}
    return [order for each in contents.told if each.evening not in here for order in clues_in(each)]


def _lists(library: Library, contents: Contents) -> list[KeptList]:
    """Word lists that are not here and can stand beside those that are."""
    kept = library.words.own()
    place = max((one.place for one in kept), default=0)
    new: list[KeptList] = []
    for written in contents.lists:
        together = [*[one.written for one in new], written]
        if written not in [one.written for one in kept] and not library.words.objections(together):
            new.append(KeptList(library.words.new_id(), place + len(new) + 1, written))
    return new


def _missing_lists(library: Library, contents: Contents) -> int:
    here = [kept.written for kept in library.words.own()]
    return sum(written not in here for written in contents.lists)


def _decks(library: Library, contents: Contents) -> list[OwnDeck]:
    here = library.decks.all()
    known = {deck.id for deck in here}
    alike = {(deck.name, deck.pictures) for deck in here}
    place = max((deck.place for deck in here), default=0)
    new = [deck for deck in contents.decks if deck.id not in known and (deck.name, deck.pictures) not in alike]
    return [replace(deck, place=place + number) for number, deck in enumerate(new, start=1)]


def _settings(library: Library, contents: Contents, people: dict[str, str]) -> list[Order]:
    """What nobody chose here yet, the last tables, and which lists were seen."""
    here = library.chosen()
    fields = {field.name for field in msgspec.structs.fields(chosen.Settings)}
    orders: list[Order] = [
        ("INSERT OR IGNORE INTO setting VALUES (?, ?)", (name, value))
        for name, value in contents.settings.items()
        if name in fields and name not in here
    ]
    for game, table in contents.tables.items():
        if game in rules.names():
            table = replace(table, seats=_as_here(table.seats, people))
            written = msgspec.json.encode(table).decode()
            orders.append(("INSERT OR IGNORE INTO last_table VALUES (?, ?)", (game, written)))
    for level, lists in LEVELS.items():
        orders += [
            ("INSERT OR IGNORE INTO seen_list VALUES (?, ?)", (one, level)) for one in contents.seen if one in lists
        ]
    return orders


def _is_new(library: Library, opened: Opened) -> bool:
    return library.file_of(opened.match) is None and not library.album.knows(opened.match)


def _handed_over(library: Library, contents: Contents, one: Match, people: dict[str, str]) -> Match:
    """The seats that the other device held are this device's now."""
    mine = holder_of(library.token)
    holders = tuple([mine if holder == contents.holder else holder for holder in one.opened.holders])
    return Match(replace(one.opened, holders=holders, seats=_as_here(one.opened.seats, people)), one.entries)


def _player_in(player: Player) -> Order:
    values = (player.id, player.name, player.colour, player.face, player.played)
    return "INSERT OR IGNORE INTO player VALUES (?, ?, ?, ?, ?)", values


def _deck_in(deck: OwnDeck) -> list[Order]:
    return [deck_in(deck), *[picture_in(deck.id, picture, place) for place, picture in enumerate(deck.pictures)]]
