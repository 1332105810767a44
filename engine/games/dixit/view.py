"""What a seat may know of a match of Dixit, built from nothing."""

from msgspec import Struct
from msgspec.structs import replace

from engine.games.dixit import party, team, voting
from engine.games.dixit.box import Variant
from engine.games.dixit.reveal import Reveal, reveal, rounds
from engine.games.dixit.state import (
    NO_PLACE,
    NOBODY,
    ON_TABLE,
    REVEALED,
    Clue,
    Hand,
    Phase,
    State,
    totals,
)
from engine.languages import Language
from engine.rules import WhyLine, remembered


class View(Struct, frozen=True):
    """What a seat may know.  A spectator (``seat`` is None) has no cards and no votes.

    Cards are named by the ids of their pictures; places on the table count from 1.

    ``rounds`` or ``target``: when it ends.  ``pairs``: those who play together.  ``in_hand``: cards of each seat.
    ``deck``, ``discards``: how many cards are there.  ``gave``: how many cards each seat gave in this round; ``given``:
    the seat's own ones.  ``table``: the cards on their places; ``own``: places of its own or its pair's.  ``voters``:
    who votes in this round, with at most ``most_votes``; ``voted``: who is done.  ``said``: the
    clues of all rounds so far that were told in words.  ``swapped``: who has exchanged a card; nobody where that is not
    agreed on.
    """

    seat: int | None
    variant: Variant
    phase: Phase
    round: int
    rounds: int | None
    target: int | None
    language: Language
    pairs: tuple[tuple[int, int], ...]
    storyteller: int | None
    hand: Hand
    in_hand: tuple[int, ...]
    deck: int
    discards: int
    clue: Clue | None
    gave: tuple[int, ...]
    given: tuple[str, ...]
    table: tuple[str, ...]
    own: tuple[int, ...]
    most_votes: int
    voters: tuple[int, ...]
    voted: tuple[bool, ...]
    vote: tuple[int, ...]
    red: int | None
    ready: tuple[bool, ...]
    reveal: Reveal | None
    scores: tuple[int, ...]
    why: tuple[WhyLine, ...]
    said: tuple[str, ...] = ()
    swapped: tuple[bool, ...] = ()


def view_of(state: State, seat: int | None) -> View:
    """What all may know, and what only this seat may."""
    for_all = _for_all(state)
    if seat is None:
        return for_all
    laid = state.phase in ON_TABLE
    return replace(
        for_all,
        seat=seat,
        hand=_hand(state, seat),
        given=tuple([given.card for given in state.given if given.seat == seat]),
        own=voting.own_places(state, seat) if laid else (),
        vote=state.votes[seat],
        red=state.red if seat == state.storyteller and state.red != NO_PLACE else None,
    )


@remembered
def _for_all(state: State) -> View:
    agreed, seats = state.agreed, range(state.agreed.seats)
    laid = state.phase in ON_TABLE
    gave = [given.seat for given in state.given]
    voters = voting.voters(state) if laid else ()
    to_vote = voting.to_vote(state) if laid else ()
    return View(
        seat=None,
        variant=agreed.variant,
        phase=state.phase,
        round=state.round,
        rounds=rounds(state),
        target=agreed.target if agreed.variant == "classic" else None,
        language=agreed.language,
        pairs=team.pairs(agreed) if agreed.variant == "team" else (),
        storyteller=None if state.storyteller == NOBODY else state.storyteller,
        hand=(),
        in_hand=tuple([len(hand) for hand in state.hands]),
        deck=len(state.deck),
        discards=len(state.discards),
        clue=state.clue,
        gave=tuple([gave.count(other) for other in seats]),
        given=(),
        table=tuple([given.card for given in state.given]) if laid else (),
        own=(),
        most_votes=agreed.most_votes,
        voters=voters,
        voted=tuple([other in voters and other not in to_vote for other in seats]),
        vote=(),
        red=None,
        ready=state.ready,
        reveal=reveal(state) if state.phase in REVEALED else None,
        scores=totals(agreed.seats, state.lines),
        why=state.lines,
        said=state.said,
        swapped=state.swapped if agreed.swap else (),
    )


def _hand(state: State, seat: int) -> Hand:
    if state.agreed.variant == "party" and not party.sees_hand(state, seat):
        return ()  # D13
    return state.hands[seat]


def turned_over(view: View) -> tuple[int | None, str | None, str]:
    """Who told what in writing, and of which card, as all see it at a reveal."""
    told = None if view.reveal is None else view.reveal.told
    card = "" if view.reveal is None or told is None else view.reveal.cards[told - 1].card
    return view.storyteller, None if view.clue is None else view.clue.words, card
