"""Before the first turn: what a table may agree on, the first leader (B3), and the deal (B4, B8)."""

from msgspec import Struct
from msgspec.structs import replace

from engine.decks.pictures import refuse_ids
from engine.games.pictoric.box import DIE, HAND, PICTURES, SMALLEST_BANK, fewest_pictures
from engine.games.pictoric.state import Agreed, Cards, State, nobody
from engine.gate import Refused
from engine.languages import Language
from engine.rules import Roll, Shuffle, Why

ROUNDS = range(51)
"""B14: fifty rounds are a long day, and far more than a pawn needs to the box."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """``forfeits`` are the orange ones (B13).  ``deck`` has the ids of the pictures to play with, ours if empty.

    ``language`` is what the table speaks: players made of code give their associations in it.  After so many
    ``rounds``, in each of which everybody leads once, the match ends wherever the pawns are (B14); 0: only at the box.
    """

    forfeits: bool = False
    deck: tuple[str, ...] = ()
    language: Language = "en"
    rounds: int = 0


def open_match(variant: str, options: Options, seats: int) -> State:
    """Refused if there are too few pictures for so many players, or they cannot be told apart."""
    closed = variant == "closed"
    deck = options.deck or PICTURES
    why = refuse_ids(deck, fewest_pictures(seats, closed))
    if why is not None:
        raise Refused(why)
    if options.rounds not in ROUNDS:
        raise Refused(Why("no-such-rounds", {"most": ROUNDS[-1]}))
    return State(
        agreed=Agreed(seats, closed, options.forfeits, options.language, deck, options.rounds),
        phase="first-leader",
        turn=0,
        leader=-1,
        rolls=(),
        pile=(),
        discards=(),
        stirred=False,
        owed=(),
        hands=((),) * seats,
        cells=(1,) * seats,  # B1
        lines=(),
        winners=(),
        said=(),
        forfeit=None,
        fan=(),
        theme=None,
        told=None,
        card=None,
        given=nobody(seats),
        sectors=(),
        votes=nobody(seats),
        walks=(),
        discarding=False,
        ready=(False,) * seats,
        stopping=(False,) * seats,
    )


# The first leader (B3) -------------------------------------------------------------------------------------------


def need_rolls(state: State) -> Roll:
    return Roll("first-leader", DIE, len(_highest(state)))


def _highest(state: State) -> list[int]:
    """Who may still lead first: everybody at first, then those with the highest roll."""
    if not state.rolls:
        return list(range(state.agreed.seats))
    last = state.rolls[-1]
    return [seat for seat, rolled in enumerate(last) if rolled == max(last)]


def rolled(state: State, values: tuple[int, ...]) -> State:
    """Those who tie roll again among themselves; once one of them is highest, the deck is shuffled."""
    rolls = dict(zip(_highest(state), values))
    everybody = tuple([rolls.get(seat, 0) for seat in range(state.agreed.seats)])
    after = replace(state, rolls=(*state.rolls, everybody))
    highest = _highest(after)
    return after if len(highest) > 1 else replace(after, leader=highest[0], phase="deck")


# The deal --------------------------------------------------------------------------------------------------------


def need_deck(state: State) -> Shuffle:
    return Shuffle("deck", tuple(range(len(state.agreed.deck))))


def deal(state: State, shuffled: Cards) -> State:
    """B4: six cards each.  B8: two each."""
    each = SMALLEST_BANK if state.agreed.closed else HAND
    dealt = each * state.agreed.seats
    hands = tuple([shuffled[first : first + each] for first in range(0, dealt, each)])
    return replace(state, hands=hands, pile=shuffled[dealt:])
