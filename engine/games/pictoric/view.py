"""What a seat may know of a match of Pictoric Box, built from nothing."""

from msgspec import Struct

from engine.games.pictoric.scoring import outcome, right, scores
from engine.games.pictoric.state import (
    Forfeit,
    Outcome,
    Phase,
    State,
    Walk,
    Words,
    owner,
    picture,
    pictures,
    sector_of,
)
from engine.languages import Language
from engine.rules import WhyLine


class Player(Struct, frozen=True):
    """A seat as all see it: where its pawn stands, how many cards it holds, what it has done in this turn."""

    cell: int
    cards: int
    given: bool
    voted: bool
    ready: bool


class Reveal(Struct, frozen=True):
    """The dice are shown (B5): where the leader's pointed, whose card lies on each sector, and how the pawns walk.

    ``votes`` has the sector of each seat's die, nothing for the leader.
    """

    outcome: Outcome
    sector: int
    owners: tuple[int, ...]
    votes: tuple[int | None, ...]
    right: tuple[int, ...]
    walks: tuple[Walk, ...]


class View(Struct, frozen=True):
    """What a seat may know.  A spectator (``seat`` is None) has no cards.

    Pictures are named by their ids.  ``rolls`` are those for the first leader, 0 where a seat did not roll.
    ``card`` is the leader's card and ``die`` its sector, for the leader until they are revealed to all; ``given`` is
    what the seat itself has added and ``own`` where it lies; ``vote`` is its own.  ``discarding``: the leader still has
    to give up a card.  ``said``: the associations of all turns so far that were given in words.  ``rounds``: after how
    many the match ends, 0 for none; ``stopping``: who would end it here.
    """

    seat: int | None
    phase: Phase
    turn: int
    closed: bool
    forfeits: bool
    rounds: int
    language: Language
    leader: int | None
    rolls: tuple[tuple[int, ...], ...]
    players: tuple[Player, ...]
    pile: int
    discards: int
    forfeit: Forfeit | None
    theme: Words | None
    told: Words | None
    sectors: tuple[str, ...]
    hand: tuple[str, ...]
    card: str | None
    die: int | None
    given: str | None
    own: int | None
    vote: int | None
    discarding: bool
    stopping: tuple[bool, ...]
    reveal: Reveal | None
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    why: tuple[WhyLine, ...]
    said: tuple[str, ...] = ()


def view_of(state: State, seat: int | None) -> View:
    shown = _reveal(state)
    leads = seat is not None and seat == state.leader
    card = state.card if leads or shown is not None else None
    given = None if seat is None else state.given[seat]
    return View(
        seat=seat,
        phase=state.phase,
        turn=state.turn,
        closed=state.agreed.closed,
        forfeits=state.agreed.forfeits,
        rounds=state.agreed.rounds,
        language=state.agreed.language,
        leader=state.leader if state.leader >= 0 else None,
        rolls=state.rolls,
        players=tuple([_player(state, player) for player in range(state.agreed.seats)]),
        pile=len(state.pile),
        discards=len(state.discards),
        forfeit=state.forfeit,
        theme=state.theme,
        told=state.told,
        sectors=pictures(state, state.sectors),
        hand=() if seat is None else pictures(state, state.hands[seat]),
        card=None if card is None else picture(state, card),
        die=None if card is None else sector_of(state, card),
        given=None if given is None else picture(state, given),
        own=None if given is None else sector_of(state, given),
        vote=None if seat is None else state.votes[seat],
        discarding=state.discarding,
        stopping=state.stopping,
        reveal=shown,
        winners=state.winners,
        scores=scores(state),
        why=state.lines,
        said=state.said,
    )


def _player(state: State, seat: int) -> Player:
    return Player(
        cell=state.cells[seat],
        cards=len(state.hands[seat]),
        given=state.given[seat] is not None,
        voted=state.votes[seat] is not None,
        ready=state.ready[seat],
    )


def _reveal(state: State) -> Reveal | None:
    """Nothing before all have voted, nor when a lucky roll has won."""
    sector = sector_of(state, state.card)
    if sector is None or not state.walks:
        return None
    return Reveal(
        outcome=outcome(state),
        sector=sector,
        owners=tuple([owner(state, each) for each in range(1, len(state.sectors) + 1)]),
        votes=state.votes,
        right=tuple(right(state)),
        walks=state.walks,
    )


def turned_over(view: View) -> tuple[int | None, str | None, str]:
    """Who told what in writing, and of which card, as all see it at a reveal."""
    card = "" if view.reveal is None else view.sectors[view.reveal.sector - 1]
    return view.leader, None if view.told is None else view.told.text, card
