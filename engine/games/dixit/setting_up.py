"""Before the match: what a table may agree on, its own deck of pictures included."""

from msgspec import Struct

from engine.decks.pictures import refuse_ids
from engine.games.dixit.box import CARDS, PICTURES, PLAYERS, Variant, cards_needed, gives, hand_size, most_votes
from engine.games.dixit.state import Agreed, State, undealt
from engine.gate import Refused
from engine.languages import Language
from engine.rules import Why

TARGET = 30  # D12
TARGETS = range(1, 61)
"""Twice the printed target is a long evening; the score lines of a longer one would swell every view."""

LONGEST = 600
"""Rounds times seats: the lines of so many scores swell a view to 75 KB, and a table's views cross together."""


def laps(seats: int) -> range:
    """How often each may tell (D18, D24): 16 times with six players, 4 times with twelve."""
    return range(1, LONGEST // seats**2 + 1)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """``target`` is where classic ends (D12), ``laps`` how often each tells in party (D18) and team (D24);
    others pay no heed to them.

    ``deck`` are the ids of the pictures to play with, all of which are dealt; ours if there are none.  ``language``
    is the one in which bots tell.  With ``swap`` each may exchange a card once (D25).
    """

    target: int = TARGET
    laps: int = 1
    deck: tuple[str, ...] = ()
    language: Language = "en"
    swap: bool = False


def open_match(variant: str, options: Options, seats: int) -> State:
    """Refused if there are too few pictures for so many players, or a number is out of its range."""
    kind = next(kind for kind in PLAYERS if kind == variant)
    if options.target not in TARGETS:
        raise Refused(Why("no-such-target", {"least": TARGETS[0], "most": TARGETS[-1]}))
    allowed = laps(seats)
    if options.laps not in allowed:
        raise Refused(Why("no-such-laps", {"least": allowed[0], "most": allowed[-1]}))
    if options.deck and (why := refuse_ids(options.deck, cards_needed(kind, seats))):
        raise Refused(why)
    return undealt(_agreed(kind, options, seats))


def _agreed(variant: Variant, options: Options, seats: int) -> Agreed:
    return Agreed(
        variant=variant,
        seats=seats,
        pictures=options.deck or PICTURES,
        cards=len(options.deck) or CARDS,
        hand=hand_size(variant, seats),
        gives=gives(variant, seats),
        most_votes=most_votes(variant, seats),
        target=options.target,
        laps=options.laps,
        language=options.language,
        swap=options.swap,
    )
