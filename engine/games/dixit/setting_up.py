"""Before the match: what a table may agree on, its own deck of pictures included."""

from msgspec import Struct

from engine.decks.pictures import refuse_ids
from engine.games.dixit.box import CARDS, PICTURES, PLAYERS, Variant, cards_needed, gives, hand_size, most_votes
from engine.games.dixit.state import Agreed, Language, State, undealt
from engine.gate import Refused
from engine.rules import Why

TARGET = 30  # D12
TARGETS = range(1, 61)
"""Twice the printed target is a long evening; the score lines of a longer one would swell every view."""

LAPS = range(1, 4)
"""Twelve players who tell three times each have played the whole deck five times over (D18)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """``target`` is where classic ends (D12), ``laps`` how often each tells in party (D18); others pay no heed to them.

    ``deck`` are the ids of the pictures to play with, all of which are dealt; ours if there are none.  ``language``
    is the one in which bots tell.
    """

    target: int = TARGET
    laps: int = 1
    deck: tuple[str, ...] = ()
    language: Language = "en"


def open_match(variant: str, options: Options, seats: int) -> State:
    """Refused if there are too few pictures for so many players, or a number is out of its range."""
    kind = next(kind for kind in PLAYERS if kind == variant)
    if options.target not in TARGETS:
        raise Refused(Why("no-such-target", {"least": TARGETS[0], "most": TARGETS[-1]}))
    if options.laps not in LAPS:
        raise Refused(Why("no-such-laps", {"least": LAPS[0], "most": LAPS[-1]}))
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
    )
